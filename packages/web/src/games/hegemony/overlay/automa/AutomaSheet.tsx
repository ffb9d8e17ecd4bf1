// An Automa's turn, read as the rule runs: the card, what its symbols found, the list that decided, what it did and changed.
import { ROLES } from '@hustings/hegemony/data'
import { useWords } from '../../../../i18n/context.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { lineOf } from '../../log/line.ts'
import { RoleShape } from '../../marks/RoleShape.tsx'
import { roleShort } from '../../words/names.ts'
import { numberLabel } from '../../words/numbers.ts'
import { roleHook } from '../../words/roles.ts'
import { AiCard } from './AiCard.tsx'
import { CODE_ICONS, codeName } from './codes.ts'
import { Findings } from './Findings.tsx'
import { PreferenceTable } from './PreferenceTable.tsx'
import { PriorityBoards } from './PriorityBoards.tsx'
import type { AutomaTurn } from './turn.ts'

export function AutomaSheet({ turn }: { readonly turn: AutomaTurn }) {
  const { say } = useWords()
  const { began, card, lists, role } = turn
  const advanced = began.mode === 'advanced'
  return (
    <div className={`hg-automa ${roleHook(role)} ${began.mode}`}>
      <header className="vtop">
        <RoleShape of={role} size={26} />
        <div>
          <h2>{say(`automa.name.${role}`)}</h2>
          <p>
            {say('automa.sheet.when', {
              mode: { key: `automa.mode.${began.mode}` },
              round: began.round,
              turn: began.turn,
            })}
          </p>
        </div>
      </header>
      <Did turn={turn} />
      <div className={advanced || lists.length > 0 ? 'parts' : 'parts plain'}>
        {card !== null && <AiCard id={card.card} turn={turn} />}
        <Findings turn={turn} />
        <div className="which">
          {advanced && <PriorityBoards turn={turn} />}
          {lists.map((list, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lists of one turn never move
            <PreferenceTable key={at} list={list} />
          ))}
          {!advanced && lists.length === 0 && <p className="no-list">{say('automa.sheet.no-list')}</p>}
        </div>
      </div>
    </div>
  )
}

/** What it did, and what became of everybody's purse. */
function Did({ turn }: { readonly turn: AutomaTurn }) {
  const { say, list } = useWords()
  const { action, done, free } = turn
  const extra = free.flatMap(({ actions }) => actions.map((each) => say(each)))
  return (
    <section className="did">
      {action !== null && (
        <div className="deed">
          <span>{say('automa.sheet.does')}</span>
          <h3>
            <Icon name={CODE_ICONS[action.action]} size={18} /> {say(codeName(action.action))}
          </h3>
          {action.special !== undefined && <p>{say(`special.${action.special}`)}</p>}
          <Deeds turn={turn} />
        </div>
      )}
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
    </section>
  )
}

/** More than this is in the log. */
const DEEDS = 5

/** What happened on the table, as the log says it; money is in the changes. */
function Deeds({ turn }: { readonly turn: AutomaTurn }) {
  const { say } = useWords()
  const lines = turn.deeds
    .map(lineOf)
    .filter((line) => line !== null && line.heading !== true && line.kind !== 'money')
    .slice(0, DEEDS)
  return lines.map(
    (line, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: what has happened never moves
      line && <p key={at}>{say(line.message)}</p>,
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
