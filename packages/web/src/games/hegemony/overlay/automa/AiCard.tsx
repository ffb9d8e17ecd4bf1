// The AI card of a turn: number, four symbols with their marks, bonus, special action, speech sign, policies.
import { aiCard } from '@hustings/hegemony/data'
import { useWords } from '../../../../i18n/context.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { RuleLink } from '../../../../ui/RuleLink.tsx'
import { RoleShape } from '../../marks/RoleShape.tsx'
import { CODE_ICONS, codeName } from './codes.ts'
import type { AutomaTurn } from './turn.ts'
import { type Outcome, Verdict } from './Verdict.tsx'

export function AiCard({ id, turn }: { readonly id: string; readonly turn: AutomaTurn }) {
  const { say } = useWords()
  const card = aiCard(id)
  const { bonus } = turn
  return (
    <article className="hg-aicard" data-anchor={`ai-card:${turn.role}`}>
      <header>
        <RoleShape of={turn.role} size={12} />
        <b>{say('automa.card', { number: card.number })}</b>
      </header>
      <ol className="symbols">
        {card.symbols.map((code, index) => (
          <li key={code} className={outcomeOf(turn, index)} title={say(codeName(code))}>
            <Icon name={CODE_ICONS[code]} size={20} label={say(codeName(code))} />
            <Sign turn={turn} index={index} />
          </li>
        ))}
      </ol>
      {card.bonus !== undefined && (
        <div className={`bonus ${bonus?.outcome ?? 'open'}`} data-bonus={bonus?.outcome ?? 'open'}>
          <h4>
            {say(`automa.sheet.bonus.${bonus?.outcome ?? 'open'}`)} {bonus !== null && <RuleLink rule={bonus.rule} />}
          </h4>
          <p>{say(`bonus.${card.bonus}`)}</p>
        </div>
      )}
      {card.conditions !== undefined && (
        <div className="bonus">
          <h4>{say('automa.check.SA')}</h4>
          <p>{say(`condition.${card.conditions}`)}</p>
        </div>
      )}
      <div className="special">
        <h4>
          <Icon name={CODE_ICONS.SA} size={13} /> {say(codeName('SA'))}
        </h4>
        <p>{say(`special.${card.special}`)}</p>
      </div>
      <footer>
        <span className={card.influence ? 'speech' : 'speech missing'}>
          <Icon
            name="influence"
            size={14}
            label={say(card.influence ? 'automa.sheet.influence' : 'automa.sheet.no-influence')}
          />
        </span>
        {card.policies.length > 0 && (
          <span className="policies" data-tip="term:policies">
            {say('board.policies')}
            {card.policies.map((policy) => (
              <i key={policy}>{policy}</i>
            ))}
          </span>
        )}
      </footer>
    </article>
  )
}

/** Simple Mode: tick, cross or not checked. Advanced Mode: the number of rows from the check. */
function Sign({ turn, index }: { readonly turn: AutomaTurn; readonly index: number }) {
  const check = turn.checks.find((each) => each.index === index)
  if (check === undefined) return <Verdict of={outcomeOf(turn, index)} spoken={false} />
  const rows = rowsGained(check.moves)
  return <span className="gained">{rows === 0 ? '0' : `+${rows}`}</span>
}

export function rowsGained(moves: readonly { readonly rows: number }[]): number {
  return moves.reduce((sum, { rows }) => sum + rows, 0)
}

function outcomeOf(turn: AutomaTurn, index: number): Outcome {
  const check = turn.checks.find((each) => each.index === index)
  if (check !== undefined) return check.moves.length > 0 ? 'yes' : 'no'
  return turn.symbols.find((each) => each.index === index)?.outcome ?? 'not-tested'
}
