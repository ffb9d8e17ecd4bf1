// The common decision of the Automas on one side of a vote: three instruction cards with the line that applies framed, then
// the revealed cards and the shares of the group.
import { aiCard } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { RuleLink } from '../../../ui/RuleLink.tsx'
import { RoleShape } from '../marks/RoleShape.tsx'
import { roleName } from '../words/names.ts'
import { roleHook } from '../words/roles.ts'
import type { Told } from './automa/turn.ts'
import type { AutomaInfluence } from './vote.ts'

type Rule = Told<'automa-influence'>
type Line = Rule['instruction']

/** The three instruction cards, line by line. */
const CARDS = {
  ahead: ['ahead-others-none', 'ahead-others-too-few', 'ahead-others-exact', 'ahead-others-more'],
  alone: ['behind-hopeless', 'behind-alone-others-none', 'behind-alone-exact', 'behind-alone-more'],
  allies: [
    'behind-hopeless',
    'behind-allies-exact',
    'behind-allies-exact-others-none',
    'behind-allies-more',
    'behind-allies-more-others-none',
  ],
} as const satisfies Record<string, readonly Line[]>

const RULE_OF = { ahead: 'CC-AUTO-89', alone: 'CC-AUTO-91', allies: 'CC-AUTO-92' } as const

export function InfluenceBand({ of: { rule, drawn } }: { readonly of: AutomaInfluence }) {
  const { say } = useWords()
  const card = rule.ahead ? 'ahead' : rule.allies === 0 ? 'alone' : 'allies'
  const lines: readonly Line[] = CARDS[card]
  const applies = lines.includes(rule.instruction)
  return (
    <section className="hg-influence" data-testid="influence-band">
      <div className="instruction">
        <h3>
          <Icon name="automa" size={16} />
          {say(rule.for ? 'automa.vote.for' : 'automa.vote.against', { count: rule.group.length })}
          {rule.group.map((of) => (
            <RoleShape key={of} of={of} size={12} named />
          ))}
        </h3>
        {applies && <Questions rule={rule} />}
        <ol>
          {(applies ? lines : [rule.instruction]).map((line) => (
            <li
              key={line}
              className={line === rule.instruction ? 'applies' : ''}
              data-applies={line === rule.instruction}
            >
              <Icon name={line === rule.instruction ? 'check' : 'minus'} size={12} />
              {say(`influence.${line}`)}
            </li>
          ))}
        </ol>
        <p>
          {say('automa.vote.amount', { fixed: rule.fixed, draw: rule.draw })}{' '}
          {applies && <RuleLink rule={RULE_OF[card]} />}
        </p>
      </div>
      {rule.draw > 0 || rule.fixed > 0 ? <Drawn rule={rule} drawn={drawn} /> : null}
    </section>
  )
}

function Questions({ rule }: { readonly rule: Rule }) {
  const { say } = useWords()
  const { votes, ahead, needed, others, own, allies } = rule
  const mine = rule.for ? votes.for : votes.against
  const theirs = rule.for ? votes.against : votes.for
  const asked = [
    ['ahead', say(ahead ? 'automa.vote.yes' : 'automa.vote.no', { mine, theirs })],
    [ahead ? 'others-need' : 'needs', say('automa.vote.votes', { votes: needed })],
    ahead
      ? ['others-have', say('board.vote.holds', { amount: others })]
      : ['has', say('board.vote.holds', { amount: own + allies })],
  ] as const
  return (
    <dl className="asked">
      {asked.map(([question, answer]) => (
        <div key={question}>
          <dt>{say(`automa.vote.question.${question}`)}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  )
}

interface DrawnProps {
  readonly rule: Rule
  readonly drawn: Told<'automa-influence-drawn'> | null
}

/** Face down until humans have shown what they spend (CC-AUTO-97). */
function Drawn({ rule, drawn }: DrawnProps) {
  const { say } = useWords()
  const deck = drawn?.deck ?? rule.group[0]
  return (
    <div className="drawn">
      {rule.draw > 0 && (
        <>
          <h3>
            {drawn?.deck == null
              ? say('automa.vote.will-draw', { cards: rule.draw })
              : say('automa.vote.drew', { cards: drawn.cards.length, role: roleName(drawn.deck) })}
            {rule.group.length > 1 && drawn !== null && <small>{say('automa.vote.by-lot')}</small>}
          </h3>
          <ul className={`cards ${deck === undefined ? '' : roleHook(deck)}`}>
            {drawn === null
              ? Array.from({ length: rule.draw }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cards that lie face down are alike
                  <li key={at} className="down" data-testid="card-down">
                    <Icon name="automa" size={18} label={say('automa.vote.face-down')} />
                  </li>
                ))
              : drawn.cards.map((id) => <Turned key={id} id={id} />)}
          </ul>
        </>
      )}
      {drawn !== null && (
        <p className="shares">
          {rule.group.map((of) => (
            <span key={of} className={`share ${roleHook(of)}`}>
              <RoleShape of={of} size={12} named /> <b>{drawn.shares[of] ?? 0}</b>
            </span>
          ))}
          {say('automa.vote.spends', { amount: drawn.amount })}
          {rule.group.length > 1 && (
            <>
              {' '}
              {say(drawn.lot.length > 0 ? 'automa.vote.shared-lot' : 'automa.vote.shared')}{' '}
              <RuleLink rule="CC-AUTO-99" />
            </>
          )}
        </p>
      )}
    </div>
  )
}

/** A speech sign counts 1. */
function Turned({ id }: { readonly id: string }) {
  const { say } = useWords()
  const { number, influence } = aiCard(id)
  return (
    <li className={influence ? 'sign' : 'none'} data-testid="card-up">
      <small>{number}</small>
      {influence ? <Icon name="influence" size={18} label={say('automa.sheet.influence')} /> : <span>0</span>}
      <b>{influence ? '+1' : ''}</b>
    </li>
  )
}
