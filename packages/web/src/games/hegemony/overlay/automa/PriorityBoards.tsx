// The priority board of an advanced Automa before the checks, after them and after the action: the highest row on top,
// actions at the left of the row's number and policies at its right, the nearest to the number first.
import type { ActionCode } from '@hustings/hegemony/data'
import { useWords } from '../../../../i18n/context.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { policyName } from '../../words/names.ts'
import { CODE_ICONS, codeName } from './codes.ts'
import type { AutomaTurn, Told } from './turn.ts'

type Board = Told<'priority-board'>['board']

export function PriorityBoards({ turn }: { readonly turn: AutomaTurn }) {
  const { say } = useWords()
  const after = (state: Told<'priority-board'>['after']) => turn.boards.find((each) => each.after === state)?.board
  const states = [
    ['before', turn.began.board ?? undefined],
    ['after-checks', after('collapse') ?? after('checks')],
    ['after-action', after('action')],
  ] as const
  const acted = turn.action?.action ?? null
  return (
    <section className="hg-priorities">
      <h3>{say('automa.sheet.priorities')}</h3>
      <div className="boards">
        {states.map(
          ([state, board]) =>
            board !== undefined && (
              <figure key={state}>
                <figcaption>{say(`automa.sheet.${state}`)}</figcaption>
                <Rows board={board} acted={state === 'before' ? null : acted} />
              </figure>
            ),
        )}
      </div>
    </section>
  )
}

function Rows({ board, acted }: { readonly board: Board; readonly acted: string | null }) {
  const { say } = useWords()
  const height = Math.max(board.actions.length, board.policies.length)
  const rows = Array.from({ length: height }, (_, below) => height - below)
  const aside = board.asideActions.length + board.asidePolicies.length
  return (
    <>
      <ol className="rows">
        {rows.map((row) => (
          <li key={row}>
            <span className="side">
              {(board.actions[row - 1] ?? []).map((code) => (
                <ActionCard key={code} code={code} acted={code === acted} />
              ))}
            </span>
            <i className="nr">{row}</i>
            <span className="side">
              {(board.policies[row - 1] ?? []).map((policy) => (
                <span key={policy} className="prio policy" data-tip={`policy:${policy}`}>
                  {policy}
                  <span className="visually-hidden"> {say(policyName(policy))}</span>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {aside > 0 && (
        <p className="aside">
          {say('automa.sheet.aside')}
          {board.asideActions.map((code) => (
            <ActionCard key={code} code={code} acted={false} />
          ))}
          {board.asidePolicies.map((policy) => (
            <span key={policy} className="prio policy" data-tip={`policy:${policy}`}>
              {policy}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

function ActionCard({ code, acted }: { readonly code: ActionCode; readonly acted: boolean }) {
  const { say } = useWords()
  return (
    <span className={acted ? 'prio acted' : 'prio'} title={say(codeName(code))}>
      <Icon name={CODE_ICONS[code]} size={14} label={say(codeName(code))} />
    </span>
  )
}
