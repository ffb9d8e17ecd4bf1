// The effects of an Automa's turn and the changes of money: a band, or a column next to a priority board.
import { ROLES } from '@hustings/hegemony/data'
import type { ReactNode } from 'react'
import { useWords } from '../../../../i18n/context.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { presented } from '../../log/presentation.ts'
import { RoleShape } from '../../marks/RoleShape.tsx'
import { roleShort } from '../../words/names.ts'
import { numberLabel } from '../../words/numbers.ts'
import { CODE_ICONS, codeName } from './codes.ts'
import type { AutomaTurn } from './turn.ts'

interface OutcomeProps {
  readonly turn: AutomaTurn
}

export function Outcome({ turn }: OutcomeProps) {
  return (
    <section className={turn.action === null ? 'did open' : 'did'}>
      {turn.action !== null && (
        <>
          <Deed turn={turn} />
          <Changes turn={turn} />
        </>
      )}
    </section>
  )
}

/** Advanced Mode: the action, the deciding lists, the effects, the new position of its card. */
export function Chosen({ turn, children }: OutcomeProps & { readonly children: ReactNode }) {
  const { say } = useWords()
  const { action, moves } = turn
  if (action === null) return <div className="chosen waiting" />
  const fall = moves.find(({ card, cause }) => card === action.action && cause === 'lowered')
  const aside = moves.some(({ card, cause }) => card === action.action && cause === 'aside')
  return (
    <div className="chosen">
      <Deed turn={turn} />
      {children}
      <Changes turn={turn} />
      {(fall?.to != null || aside) && (
        <p className="lowering">
          <Icon name="down" size={15} />
          {aside
            ? say('automa.sheet.goes-aside', { action: codeName(action.action) })
            : say('automa.sheet.goes-down', { action: codeName(action.action), row: fall?.to?.row ?? 1 })}
        </p>
      )}
    </div>
  )
}

function Deed({ turn }: OutcomeProps) {
  const { say } = useWords()
  const { action } = turn
  if (action === null) return null
  return (
    <div className="deed" data-testid="deed">
      <span>{say(action.rank === 2 ? 'automa.sheet.does-second' : 'automa.sheet.does')}</span>
      <h3>
        <Icon name={CODE_ICONS[action.action]} size={18} /> {say(codeName(action.action))}
      </h3>
      {action.special !== undefined && <p>{say(`special.${action.special}`)}</p>}
      <Deeds turn={turn} />
    </div>
  )
}

function Changes({ turn }: OutcomeProps) {
  const { say, list } = useWords()
  const { done, free } = turn
  const extra = free.flatMap(({ actions }) => actions.map((each) => say(each)))
  return (
    <ul className="hg-changes" aria-label={say('automa.sheet.changes')}>
      {done === null && <li>{say('automa.sheet.goes-on')}</li>}
      {done?.ledger.length === 0 && <li>{say('automa.sheet.no-changes')}</li>}
      {ROLES.flatMap((role) => done?.ledger.filter((line) => line.role === role) ?? []).map(
        ({ role, what, from, to }) => (
          <li key={`${role}.${what}`} data-tip={`term:${TERM_OF[what]}`}>
            <span>
              <RoleShape of={role} size={11} /> {say(roleShort(role))}
            </span>
            <span>
              {say(numberLabel(`${role}.${what}`)?.label ?? { key: `board.number.${what}` })}{' '}
              <b>
                {from} → {to}
              </b>
            </span>
          </li>
        ),
      )}
      <li>
        <span>{say('automa.sheet.free')}</span>
        <span>{extra.length === 0 ? say('automa.no-free-action') : list(extra)}</span>
      </li>
    </ul>
  )
}

/** The log has the rest. */
const DEEDS = 5

/** The log lines of the turn, with repeated lines counted; money is in the changes. */
function Deeds({ turn }: OutcomeProps) {
  const { say } = useWords()
  const counted = new Map<string, number>()
  for (const event of turn.deeds) {
    const line = event.type === 'money' || event.type === 'vp' ? null : presented.line(event)
    if (line === null || line.heading === true) continue
    const text = say(line.message)
    counted.set(text, (counted.get(text) ?? 0) + 1)
  }
  return (
    <p className="deeds">
      {[...counted].slice(0, DEEDS).map(([text, times]) => (
        <span key={text}>
          {text}
          {times > 1 && <b> × {times}</b>}{' '}
        </span>
      ))}
    </p>
  )
}

const TERM_OF = {
  money: 'money',
  revenue: 'revenue',
  capital: 'capital',
  vp: 'vp',
  influence: 'influence',
  prosperity: 'prosperity',
  loans: 'loans',
} as const
