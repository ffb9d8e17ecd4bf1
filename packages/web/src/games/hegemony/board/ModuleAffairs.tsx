// Cards of the modules in the State's section: the next crisis, bonds, historical events.
import { useWords } from '../../../i18n/context.ts'
import { Spot } from '../../../table/board/Spot.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import type { HegemonyView } from '../words/model.ts'

export type ModuleAffairsProps = Pick<HegemonyView, 'crisis' | 'history' | 'state'>

export function ModuleAffairs({ crisis, history, state }: ModuleAffairsProps) {
  if (crisis === null && history === null) return null
  return (
    <div className="hg-affairs">
      {crisis !== null && <CrisisCard crisis={crisis} state={state} />}
      {history?.open.map((card, at) => (
        <HistoryCard key={card.card} open={card} marked={at === 0} />
      ))}
    </div>
  )
}

interface CrisisCardProps {
  readonly crisis: NonNullable<HegemonyView['crisis']>
  readonly state: HegemonyView['state']
}

function CrisisCard({ crisis, state }: CrisisCardProps) {
  const { say } = useWords()
  const [bond] = Object.values(crisis.bonds)
  return (
    <>
      <Spot
        target="crisis:card"
        tip={`crisis:${crisis.card}`}
        anchor="crisis"
        className={state.imfThreatens ? 'hg-affair warn' : 'hg-affair'}
      >
        <Icon name="crisis" size={14} label={say('board.module.crisis')} />
        <b>{say(`crisis.${crisis.card}`)}</b>
        <span className="how at">
          <span className="visually-hidden">
            {say('board.module.crisis.at', { limit: state.imfAt, loans: state.loans })}
          </span>
          <span aria-hidden="true">
            <Icon name="loan" size={13} /> {state.loans}/{state.imfAt}
          </span>
        </span>
      </Spot>
      {bond !== undefined && crisis.owed > 0 && (
        <div className="hg-affair" data-tip="term:bond">
          <Icon name="bond" size={14} />
          <b>{say('board.module.bond.row', { due: crisis.owed })}</b>
          <span className="how needs">{say('board.module.bond.by', { round: bond.round })}</span>
        </div>
      )}
    </>
  )
}

type Open = NonNullable<HegemonyView['history']>['open'][number]

/** `marked`: the first card has a note that its procedure is our own. */
function HistoryCard({ open, marked }: { readonly open: Open; readonly marked: boolean }) {
  const { say } = useWords()
  return (
    <Spot
      target={`history:${open.card}`}
      tip={`history:${open.card}`}
      className={open.happened ? 'hg-affair done' : 'hg-affair'}
    >
      <Icon name="history" size={14} label={say('board.module.history')} />
      <b>{say(`history.${open.card}`)}</b>
      {marked && (
        <span className="own-rules" title={say('history.reconstructed')}>
          {say('board.module.history.reconstructed')}
        </span>
      )}
      <span className={isSentence(open) ? 'how needs' : 'how'}>{say(standing(open))}</span>
    </Spot>
  )
}

/** The remaining requirements as a sentence. */
function isSentence({ happened, met, requirement }: Open): boolean {
  return !happened && !met && requirement !== null
}

/** The state of the card and its remaining requirements, as text. */
export function standing(open: Open) {
  const { happened, requirement, by } = open
  if (happened) return { key: 'board.module.history.happened' }
  if (isSentence(open) && requirement !== null) return requirement
  return { key: by.length === 0 ? 'board.module.history.by-itself' : 'board.module.history.possible' }
}
