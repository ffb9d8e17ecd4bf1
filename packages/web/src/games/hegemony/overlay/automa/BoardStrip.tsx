// The four states of a priority board as small boards: each is a button, the framed one is shown large.
import { useWords } from '../../../../i18n/context.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { CODE_ICONS } from './codes.ts'
import type { Chapter, Picture } from './film.ts'
import { type Board, boardsOf, heightOf, STATES, type State } from './priorities.ts'
import type { AutomaTurn } from './turn.ts'

/** The picture of the playback that shows a state: the last one of its chapter. */
const CHAPTER_OF: Readonly<Record<State, Chapter>> = {
  before: 'card',
  checked: 'checks',
  'closed-up': 'close-up',
  lowered: 'lower',
}

interface BoardStripProps {
  readonly turn: AutomaTurn
  readonly pictures: readonly Picture[]
  readonly picture: number
  readonly onPicture: (picture: number) => void
}

export function BoardStrip({ turn, pictures, picture, onPicture }: BoardStripProps) {
  const { say } = useWords()
  const boards = boardsOf(turn)
  const acted = turn.action?.action ?? null
  return (
    <div className="hg-strip">
      {STATES.map((state) => {
        const board = boards[state]
        const at = pictures.findLastIndex(({ chapter }) => chapter === CHAPTER_OF[state])
        if (board === null || at < 0) return null
        const shown = pictures[picture]?.chapter === CHAPTER_OF[state]
        const known = at <= picture
        return (
          <button
            key={state}
            type="button"
            className={known ? 'small-board' : 'small-board unknown'}
            aria-pressed={shown}
            onClick={() => onPicture(at)}
          >
            {known && <Small board={board} acted={state === 'lowered' ? acted : null} />}
            <span>{say(`automa.sheet.state.${state}`)}</span>
          </button>
        )
      })}
    </div>
  )
}

/** Maximum number of rows of a small board. */
const MOST = 6

function Small({ board, acted }: { readonly board: Board; readonly acted: string | null }) {
  const height = Math.min(MOST, heightOf(board))
  const rows = Array.from({ length: height }, (_, below) => heightOf(board) - below)
  return (
    <span className="small-rows" aria-hidden="true">
      {rows.map((row) => (
        <span key={row} className="small-row">
          <span className="small-side left">
            {(board.actions[row - 1] ?? []).map((code) => (
              <span key={code} className={code === acted ? 'bit acted' : 'bit'}>
                <Icon name={CODE_ICONS[code]} size={11} />
              </span>
            ))}
          </span>
          <span className="small-side">
            {(board.policies[row - 1] ?? []).map((policy) => (
              <span key={policy} className="bit">
                {policy}
              </span>
            ))}
          </span>
        </span>
      ))}
    </span>
  )
}
