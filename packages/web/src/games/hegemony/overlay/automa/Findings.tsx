// The result of each symbol or check of the card, in figures, with its verdict and rule.
import type { Message } from '@hustings/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../../../i18n/context.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { RuleLink } from '../../../../ui/RuleLink.tsx'
import { priorityName } from '../../log/automa.ts'
import { rowsGained } from './AiCard.tsx'
import { CODE_ICONS, codeName } from './codes.ts'
import type { AutomaTurn, Told } from './turn.ts'
import { type Outcome, Verdict } from './Verdict.tsx'

export function Findings({ turn }: { readonly turn: AutomaTurn }) {
  const { say } = useWords()
  const advanced = turn.began.mode === 'advanced'
  return (
    <section className="hg-findings">
      <h3>{say(advanced ? 'automa.sheet.checks' : 'automa.sheet.symbols')}</h3>
      <ol>
        {turn.symbols.map((symbol) => (
          <SymbolFound key={symbol.index} symbol={symbol} />
        ))}
        {turn.checks.map((check) => (
          <CheckFound key={check.index} check={check} />
        ))}
        {advanced &&
          turn.action?.refused.map(({ code, rule, found }) => (
            <Finding
              key={`refused-${code}`}
              outcome="no"
              icon={CODE_ICONS[code]}
              name={say('automa.sheet.refused', { action: codeName(code) })}
              rule={rule}
              found={found}
            />
          ))}
        {turn.votes.map(({ policy, called, own, others }) => (
          <Finding
            key={`vote-${policy}`}
            outcome={called ? 'yes' : 'no'}
            icon="vote-cube"
            name={say('term.immediate-vote')}
            found={[{ key: 'found.influence', params: { own, others } }]}
          />
        ))}
      </ol>
    </section>
  )
}

function SymbolFound({ symbol }: { readonly symbol: Told<'automa-symbol'> }) {
  const { say } = useWords()
  const { code, outcome, rule, found, substitute } = symbol
  return (
    <Finding
      outcome={outcome}
      icon={CODE_ICONS[substitute ?? code]}
      name={
        substitute === undefined
          ? say(codeName(code))
          : say('automa.sheet.instead', { action: codeName(code), instead: codeName(substitute) })
      }
      {...(outcome === 'not-tested' ? {} : { rule })}
      found={found}
    />
  )
}

function CheckFound({ check }: { readonly check: Told<'automa-check'> }) {
  const { say } = useWords()
  const { code, rule, found, moves } = check
  return (
    <Finding
      outcome={rowsGained(moves) > 0 ? 'yes' : 'no'}
      icon={CODE_ICONS[code]}
      name={say(`automa.check.${code}`)}
      rule={rule}
      found={found}
    >
      <span className="moves">
        {moves.length === 0
          ? say('automa.sheet.nothing-rises')
          : risen(moves).map(({ card, rows }) => (
              <span key={card} className="risen" data-testid="risen">
                <span className="visually-hidden">{say('log.automa-move', { card: priorityName(card), rows })}</span>
                <span aria-hidden="true">
                  {typeof card === 'number' ? <u>{card}</u> : <Icon name={CODE_ICONS[card]} size={12} />} +{rows}
                </span>
              </span>
            ))}
      </span>
    </Finding>
  )
}

type Moves = Told<'automa-check'>['moves']

/** Total rise of each card; one check can raise it several times. */
function risen(moves: Moves): Moves {
  return [...new Set(moves.map(({ card }) => card))].map((card) => ({
    card,
    rows: rowsGained(moves.filter((move) => move.card === card)),
  }))
}

interface FindingProps {
  readonly outcome: Outcome
  readonly icon: (typeof CODE_ICONS)[keyof typeof CODE_ICONS]
  readonly name: string
  readonly rule?: string
  readonly found: readonly Message[]
  readonly children?: ReactNode
}

function Finding({ outcome, icon, name, rule, found, children }: FindingProps) {
  const { say } = useWords()
  return (
    <li className={`hg-finding ${outcome}`} data-testid="finding">
      <Verdict of={outcome} />
      <h4 className="name">
        <Icon name={icon} size={14} /> {name}
        {children}
      </h4>
      <p className="facts">
        {outcome === 'not-tested' && <span className="fact">{say('automa.sheet.not-tested')}</span>}
        {found.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings never move
          <span key={at} className="fact">
            {say(each)}
          </span>
        ))}{' '}
        {rule !== undefined && <RuleLink rule={rule} />}
      </p>
    </li>
  )
}
