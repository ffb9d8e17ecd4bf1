// A Crisis Response card as it resolves: its cause, its five parts with their effects, the bonds, the next card. Played back
// in pictures; the last one shows everything.
import { crisisCard, printedSection, sectionLetter } from '@hustings/hegemony/data'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { PaceSwitch } from '../../../table/beats/PaceSwitch.tsx'
import { useTable } from '../../../table/model/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { RuleLink } from '../../../ui/RuleLink.tsx'
import { presented } from '../log/presentation.ts'
import { RoleShape } from '../marks/RoleShape.tsx'
import type { HegemonyEvent } from '../words/model.ts'
import { policyName, roleName, roleShort } from '../words/names.ts'
import { roleHook } from '../words/roles.ts'
import { type Crisis, type CrisisPart, lendersOf } from './crisis.ts'
import { crisisKnownAt, crisisPictures } from './crisis-film.ts'

type Told<T extends HegemonyEvent['type']> = Extract<HegemonyEvent, { type: T }>
type Events = readonly HegemonyEvent[]

const TERMS = {
  bills: 'bill',
  policies: 'policies',
  effects: 'crisis',
  loans: 'loans',
  legitimacy: 'legitimacy',
} as const

const PARTS: readonly CrisisPart[] = ['bills', 'policies', 'effects', 'loans', 'legitimacy']

interface CrisisSheetProps {
  readonly crisis: Crisis
  /** The picture of the playback, from 0; absent: the whole sheet. */
  readonly picture?: number
  readonly onPicture?: (picture: number) => void
}

export function CrisisSheet({ crisis: whole, picture: wanted, onPicture }: CrisisSheetProps) {
  const { say } = useWords()
  const { layout } = useTable()
  const pictures = crisisPictures(whole)
  const picture = pictures[wanted ?? pictures.length - 1] ?? pictures.at(-1)
  if (picture === undefined) return null
  const crisis = crisisKnownAt(whole, picture)
  const { card, loans, limit, treasury } = crisis.why
  // A part leads to the picture that shows it.
  const leadTo = (part: number) => pictures.findIndex(({ parts }) => parts === part + 1)
  const running = picture !== pictures.at(-1)
  return (
    <div className="hg-crisis" data-testid="crisis-sheet">
      <header className="vtop">
        <span className="emblem" aria-hidden="true">
          <Icon name="crisis" size={22} />
        </span>
        <div>
          <h2>{say(`crisis.${card}`)}</h2>
          <p>{say('board.crisis.why', { loans, limit, treasury })}</p>
        </div>
        {onPicture !== undefined && layout !== 'phone' && <PaceSwitch />}
      </header>
      {crisis.passedOver.map((other) => (
        <p key={other} className="passed">
          {say('board.crisis.passed-over', { card: { key: `crisis.${other}` } })} <RuleLink rule="CC-CRISIS-12" />
        </p>
      ))}
      {crisis.bonds.length > 0 && <Bonds crisis={crisis} />}
      {whole.parts.length > 0 && (
        <ol className="crisis-parts">
          {PARTS.map((part, at) => {
            const told = crisis.parts[at]
            const now = running && at === crisis.parts.length - 1
            const title = say(`board.crisis.part.${part}`)
            return (
              <li
                key={part}
                className={`crisis-part${told === undefined ? ' waits' : now ? ' now' : ''}`}
                data-testid="crisis-part"
                data-waits={told === undefined}
                data-tip={`term:${TERMS[part]}`}
                {...(now ? { 'aria-current': 'step' as const } : {})}
              >
                <i className="nr">{at + 1}</i>
                <div>
                  <h3>
                    {onPicture === undefined || leadTo(at) < 0 ? (
                      title
                    ) : (
                      <button type="button" onClick={() => onPicture(leadTo(at))}>
                        {title}
                      </button>
                    )}
                  </h3>
                  {told !== undefined && <Part part={part} card={card} events={told.events} why={crisis.why} />}
                </div>
                {told !== undefined && <Icon name="check" size={16} />}
              </li>
            )
          })}
        </ol>
      )}
      {crisis.next !== null && (
        <footer className="next-card" data-testid="next-card" data-tip={`crisis:${crisis.next}`}>
          <Icon name="crisis" size={16} />
          <span>
            {say('board.crisis.next')} <b>{say(`crisis.${crisis.next}`)}</b>
          </span>
          <RuleLink rule="CC-CRISIS-11" />
        </footer>
      )}
    </div>
  )
}

interface PartProps {
  readonly part: CrisisPart
  readonly card: string
  readonly events: Events
  readonly why: Crisis['why']
}

function Part({ part, card, events, why }: PartProps) {
  switch (part) {
    case 'bills':
      return <BillsPart events={events} />
    case 'policies':
      return <PoliciesPart card={card} events={events} />
    case 'effects':
      return <EffectsPart card={card} events={events} />
    case 'loans':
      return <LoansPart events={events} why={why} />
    case 'legitimacy':
      return <LegitimacyPart events={events} />
  }
}

const all = <T extends HegemonyEvent['type']>(events: Events, type: T) =>
  events.filter((event): event is Told<T> => event.type === type)

function BillsPart({ events }: { readonly events: Events }) {
  const { say } = useWords()
  const returned = all(events, 'bill-returned')
  if (returned.length === 0) return <p className="note">{say('board.crisis.no-bills')}</p>
  return (
    <p className="chips">
      {returned.map(({ role, policy }) => (
        <span key={policy} className={`chip bill ${roleHook(role)}`}>
          <RoleShape of={role} size={12} named /> {say(policyName(policy))}
          <b className="gain">
            +1 <Icon name="influence" size={12} label={say('board.influence')} />
          </b>
        </span>
      ))}
    </p>
  )
}

function PoliciesPart({ card, events }: { readonly card: string; readonly events: Events }) {
  const { say } = useWords()
  const moved = all(events, 'policy')
  const same = crisisCard(card).policies.filter(
    (printed) => !moved.some(({ policy }) => printed.startsWith(`${policy}`)),
  )
  const closed = all(events, 'company-closed').length
  const [tax] = all(events, 'tax-multiplier')
  const after = all(events, 'tax-multiplier').at(-1)
  return (
    <>
      <p className="chips">
        {moved.map(({ policy, from, to }) => (
          <span key={policy} className="chip" data-tip={`policy:${policy}${to}`}>
            <i className="nr small">{policy}</i>
            <span className="visually-hidden">{say(policyName(policy))}</span>{' '}
            <Change from={say(sectionLetter(from))} to={say(sectionLetter(to))} />
          </span>
        ))}
        {same.length > 0 && <span>{say('board.crisis.already', { sections: same.map(printedSection) })}</span>}
      </p>
      {closed > 0 && <p className="note">{say('board.crisis.closed', { companies: closed })}</p>}
      {tax !== undefined && after !== undefined && tax.from !== after.to && (
        <p className="note">
          {say('board.tax')} <Change from={tax.from} to={after.to} />
        </p>
      )}
    </>
  )
}

/** The other texts of the card, locks first; their effects are log lines. */
function EffectsPart({ card, events }: { readonly card: string; readonly events: Events }) {
  const { say } = useWords()
  const locked = all(events, 'policy-locked')
  const counted = new Map<string, number>()
  for (const event of events) {
    const line = event.type === 'policy-locked' ? null : presented.line(event)
    if (line === null || line.heading === true) continue
    const text = say(line.message)
    counted.set(text, (counted.get(text) ?? 0) + 1)
  }
  return (
    <>
      {locked.length > 0 && (
        <p className="chips">
          {locked.map(({ policy }) => (
            <span key={policy} className="chip locked" data-testid="locked" data-tip={`policy:${policy}`}>
              <Icon name="lock" size={13} />
              <i className="nr small">{policy}</i> {say(policyName(policy))}
            </span>
          ))}
        </p>
      )}
      <p className="note">{say(`crisis.${card}.text`)}</p>
      {[...counted].slice(0, SHOWN).map(([text, times]) => (
        <p key={text} className="note">
          {text}
          {times > 1 && <b> × {times}</b>}
        </p>
      ))}
    </>
  )
}

/** The log has the rest. */
const SHOWN = 5

function LoansPart({ events, why }: { readonly events: Events; readonly why: Crisis['why'] }) {
  const { say } = useWords()
  const gone = all(events, 'loan').filter(({ taken }) => !taken).length
  const paid = all(events, 'money').reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      <p className="chips">
        <span className="chip">
          <Icon name="loan" size={14} label={say('board.loans')} /> <Change from={gone} to={0} />
        </span>
        <span className="chip">
          <Icon name="treasury" size={14} label={say('board.treasury')} /> <b>−{paid}</b>
        </span>
      </p>
      <p className="note">{say('board.crisis.loans', { loans: why.loans, paid })}</p>
    </>
  )
}

function LegitimacyPart({ events }: { readonly events: Events }) {
  const { say } = useWords()
  const changes = all(events, 'legitimacy')
  if (changes.length === 0) return <p className="note">{say('board.crisis.legitimacy.none')}</p>
  return (
    <p className="chips">
      {changes.map(({ class: of, from, to }) => (
        <span key={of} className="chip">
          <RoleShape of={of} size={12} /> {say(roleShort(of))} <Change from={from} to={to} />
        </span>
      ))}
    </p>
  )
}

/** The lenders, the amount to repay, and when; or that the money was not enough. */
function Bonds({ crisis }: { readonly crisis: Crisis }) {
  const { say } = useWords()
  const lenders = lendersOf(crisis.bonds)
  const failed = lenders.some(({ returned }) => returned)
  return (
    <section className="bonds" data-tip="term:bond">
      <h3>
        <Icon name="bond" size={16} /> {say('board.crisis.bonds')} <RuleLink rule="CC-CRISIS-17" />
      </h3>
      <ul>
        {lenders.map(({ class: of, lent, due, returned }) => (
          <li key={of} className={roleHook(of)}>
            <RoleShape of={of} size={13} /> {say(roleName(of))}
            <b>
              {lent === 0
                ? say('board.crisis.bonds.nothing')
                : say(returned ? 'board.crisis.bonds.returned' : 'board.crisis.bonds.lent', { lent, due })}
            </b>
          </li>
        ))}
      </ul>
      {(failed || crisis.next !== null) && (
        <p className="note">{say(failed ? 'board.crisis.bonds.failed' : 'board.crisis.bonds.by')}</p>
      )}
    </section>
  )
}

interface ChangeProps {
  readonly from: ReactNode
  readonly to: ReactNode
}

function Change({ from, to }: ChangeProps) {
  return (
    <span className="change">
      {from} → <b>{to}</b>
    </span>
  )
}
