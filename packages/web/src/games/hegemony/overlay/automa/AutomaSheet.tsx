// An Automa's turn in the order of the rules: the card, the results of its symbols, the deciding list, the action and its
// effects. Played back in pictures; the last one shows the whole turn.
import { useWords } from '../../../../i18n/context.ts'
import { PaceSwitch } from '../../../../table/beats/PaceSwitch.tsx'
import { useTable } from '../../../../table/model/context.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { roleHook } from '../../words/roles.ts'
import { AiCard } from './AiCard.tsx'
import { BoardStrip } from './BoardStrip.tsx'
import { Findings } from './Findings.tsx'
import { CHAPTERS, knownAt, type Picture, picturesOf } from './film.ts'
import { Chosen, Outcome } from './Outcome.tsx'
import { PreferenceList } from './PreferenceList.tsx'
import { PreferenceTable } from './PreferenceTable.tsx'
import { PriorityBoard } from './PriorityBoard.tsx'
import type { AutomaTurn } from './turn.ts'

interface AutomaSheetProps {
  readonly turn: AutomaTurn
  /** The picture of the playback, from 0; absent: the whole turn. */
  readonly picture?: number
  readonly onPicture?: (picture: number) => void
}

export function AutomaSheet({ turn: whole, picture: wanted, onPicture = () => {} }: AutomaSheetProps) {
  const pictures = picturesOf(whole)
  const at = Math.min(wanted ?? pictures.length - 1, pictures.length - 1)
  const picture = pictures[at]
  if (picture === undefined) return null
  const turn = knownAt(whole, picture)
  const { mode } = turn.began
  return (
    <div
      data-testid="automa-sheet"
      className={`hg-automa ${roleHook(turn.role)} ${mode}${picture.chapter === 'act' ? ' acting' : ''}`}
    >
      <Head turn={turn} pictures={pictures} at={at} onPicture={onPicture} />
      {mode === 'simple' && <Outcome turn={turn} />}
      {picture.chapter === 'act' ? (
        <Outcome turn={turn} />
      ) : mode === 'advanced' ? (
        <div className="parts advanced">
          <Chosen turn={turn}>
            <Lists turn={turn} />
          </Chosen>
          <div className="card-and-checks">
            <Card turn={turn} />
            <Findings turn={turn} />
          </div>
          <div className="priorities">
            <PriorityBoard turn={turn} picture={picture} />
            <BoardStrip turn={whole} pictures={pictures} picture={at} onPicture={onPicture} />
          </div>
        </div>
      ) : (
        <div className="parts">
          <Card turn={turn} />
          <Findings turn={turn} />
          <div className="which">
            <Lists turn={turn} />
            {picture.chapter === 'done' && turn.lists.length === 0 && <NoList />}
          </div>
        </div>
      )}
    </div>
  )
}

interface HeadProps {
  readonly turn: AutomaTurn
  readonly pictures: readonly Picture[]
  readonly at: number
  readonly onPicture: (picture: number) => void
}

function Head({ turn, pictures, at, onPicture }: HeadProps) {
  const { say } = useWords()
  const { layout } = useTable()
  const { mode, round, turn: number } = turn.began
  return (
    <header className="vtop">
      <span className="emblem" aria-hidden="true">
        <Icon name="automa" size={22} />
      </span>
      <div className="name">
        <h2>{say(`automa.name.${turn.role}`)}</h2>
        <p>{say('automa.sheet.when', { mode: { key: `automa.mode.${mode}` }, round, turn: number })}</p>
      </div>
      <Steps mode={mode} pictures={pictures} at={at} onPicture={onPicture} />
      {layout !== 'phone' && <PaceSwitch />}
    </header>
  )
}

interface StepsProps extends Omit<HeadProps, 'turn'> {
  readonly mode: AutomaTurn['began']['mode']
}

/** The chapters of the playback; each leads to its first picture. */
function Steps({ mode, pictures, at, onPicture }: StepsProps) {
  const { say } = useWords()
  const chapters = CHAPTERS[mode]
  const now = chapters.indexOf(pictures[at]?.chapter ?? 'before')
  return (
    <ol className="vsteps" data-testid="steps">
      {chapters.map((chapter, index) => {
        const first = pictures.findIndex((each) => each.chapter === chapter)
        const state = index < now ? 'done' : index === now ? 'now' : ''
        const mark = <em className="mark">{index < now ? <Icon name="check" size={12} /> : index + 1}</em>
        return (
          <li key={chapter} className={state} aria-current={index === now ? 'step' : undefined}>
            {first < 0 ? (
              <span>
                {mark} {say(`automa.chapter.${chapter}`)}
              </span>
            ) : (
              <button type="button" onClick={() => onPicture(first)}>
                {mark} {say(`automa.chapter.${chapter}`)}
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface PartProps {
  readonly turn: AutomaTurn
}

/** The card slides in from its deck. */
function Card({ turn }: PartProps) {
  const { say } = useWords()
  return turn.card === null ? (
    <div className="hg-aicard back">
      <Icon name="automa" size={34} />
      <span>{say('automa.sheet.deck', { cards: turn.began.deck })}</span>
    </div>
  ) : (
    <AiCard id={turn.card.card} turn={turn} />
  )
}

function Lists({ turn }: PartProps) {
  const { layout } = useTable()
  // A priority board leaves no room for a table.
  const Shown = layout === 'phone' || turn.began.mode === 'advanced' ? PreferenceList : PreferenceTable
  // biome-ignore lint/suspicious/noArrayIndexKey: the lists of one turn never move
  return turn.lists.map((list, at) => <Shown key={at} list={list} />)
}

function NoList() {
  const { say } = useWords()
  return <p className="no-list">{say('automa.sheet.no-list')}</p>
}
