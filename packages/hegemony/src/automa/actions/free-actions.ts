// Free actions of an Automa before and after its action, as often as its rules require (CC-AUTO-17, CC-AUTO-20,
// CC-AUTO-21): benefits, loans, prices and wages at the start, Prosperity at the end.
import { type Message, type Script, say } from '@hustings/kernel'
import { PRICE_STEPS } from '../../data/boards.ts'
import { type Class, type LabourClass, type OwnerClass, WARES, type Ware } from '../../data/vocabulary.ts'
import { type Comfort, consume, whyNoUse } from '../../rules/actions/use.ts'
import { payOffLoan } from '../../rules/economy/loans.ts'
import { adjustPrices, isPriceFixed } from '../../rules/economy/prices.ts'
import { posts } from '../../rules/labour/placement.ts'
import { adjustWages, minimumWage, whyNotLevel } from '../../rules/labour/wages.ts'
import { factsOf } from '../../rules/labour/workers.ts'
import { receiveBenefits } from '../../rules/state/benefits.ts'
import { companyName, type HegemonyTable, resourceName } from '../../rules/table.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { answering } from './action.ts'
import { triggerFreely } from './history.ts'

/** CC-AW-05, CC-AC-09, CC-AM-14. */
export function* startOfTurn(t: HegemonyTable, of: Class): Script {
  const done: Message[] = []
  if (receiveBenefits.whyNot(t.state, of) === null) {
    yield* receiveBenefits.perform(t, of)
    done.push(say('action.receive-benefits'))
  }
  while (paysOffLoan(t.state, of)) {
    yield* payOffLoan.perform(t, of)
    done.push(say('action.pay-off-loan'))
  }
  if (of !== 'working') {
    if (of === 'middle') yield* answerStrikes(t, done)
    yield* setPrices(t, of, done)
    yield* lowerWages(t, of, done)
  }
  t.emit({ type: 'automa-free-actions', role: of, when: 'start', actions: done })
}

/** Minimum Capital for the Capitalist Class to pay off a loan (CC-AC-08). */
const RICH = 100

/** CC-AW-04, CC-AC-08, CC-AM-13. */
function paysOffLoan(s: HegemonyState, of: Class): boolean {
  if (payOffLoan.whyNot(s, of) !== null) return false
  return of !== 'capitalist' || s.capitalist.capital >= RICH
}

// Prices

/**
 * The middle price; the highest where policies protect from competition (CC-AC-03 to CC-AC-06, CC-AM-04 to CC-AM-07).
 */
export function wantedPrice(s: HegemonyState, ware: Ware): number {
  const [, middle, highest] = PRICE_STEPS[ware]
  const protectedGood = (ware === 'food' || ware === 'luxury') && s.policies[6] === 'A'
  const dearHealth = ware === 'health' && s.policies[4] === 'C'
  const dearEducation = ware === 'education' && s.policies[5] === 'C'
  return protectedGood || dearHealth || dearEducation ? highest : middle
}

/** Wares without the wanted price, unless a card fixes the price (CC-HIST-16). */
export function mispriced(s: HegemonyState, of: OwnerClass, wares: readonly Ware[] = WARES): Ware[] {
  return wares.filter((ware) => s[of].prices[ware] !== wantedPrice(s, ware) && !isPriceFixed(s, ware))
}

function* setPrices(t: HegemonyTable, of: OwnerClass, done: Message[]): Script {
  const wares = mispriced(t.state, of)
  if (wares.length === 0) return
  const script = adjustPrices.perform(t, of)
  yield* answering(of, script, () => nextPrice(t.state, of, wares))
  for (const ware of wares) {
    done.push(say('automa.price', { resource: resourceName(ware), price: t.state[of].prices[ware] }))
  }
}

/** Returns the next marker to move, or `done`. */
function nextPrice(s: HegemonyState, of: OwnerClass, wares: readonly Ware[]): string {
  const [ware] = mispriced(s, of, wares)
  return ware === undefined ? 'done' : `price:${ware}-${wantedPrice(s, ware)}`
}

// Wages

/** Lowers wages to the minimum, except where workers are committed (CC-AC-10, CC-AM-08). */
function* lowerWages(t: HegemonyTable, of: OwnerClass, done: Message[]): Script {
  const minimum = minimumWage(t.state)
  const companies = overpaid(t.state, of)
  if (companies.length === 0) return
  yield* answering(of, adjustWages.perform(t, of), () => nextWage(t.state, of))
  for (const { id } of companies) done.push(say('automa.wage', { company: companyName(id), level: minimum }))
}

/** Companies whose wage can fall to the minimum. */
function overpaid(s: HegemonyState, of: OwnerClass): Company[] {
  const minimum = minimumWage(s)
  return s.companies[of].filter(
    (company) =>
      company.wage > minimum && factsOf(company).wages !== undefined && whyNotLevel(s, of, company, minimum) === null,
  )
}

/** Returns the next wage to lower, or `done`. */
export function nextWage(s: HegemonyState, of: OwnerClass): string {
  const [company] = overpaid(s, of)
  return company === undefined ? 'done' : `wage:${company.id}-${minimumWage(s)}`
}

/** A struck Company of the Middle Class pays the most from its next turn on (CC-AM-09, OQ-47). */
function* answerStrikes(t: HegemonyTable, done: Message[]): Script {
  const struck = t.state.companies.middle.filter(({ strike, wage }) => strike && wage < 3)
  if (struck.length === 0) return
  yield* answering('middle', adjustWages.perform(t, 'middle'), () => {
    const next = struck.find(({ wage }) => wage < 3)
    return next === undefined ? 'done' : `wage:${next.id}-3`
  })
  for (const { id } of struck) done.push(say('automa.wage', { company: companyName(id), level: 3 }))
}

// Prosperity

/** CC-AW-06, CC-AM-03. */
const USES: readonly Comfort[] = ['luxury', 'education', 'health']

export function* endOfTurn(t: HegemonyTable, of: Class): Script {
  const done: Message[] = []
  yield* triggerFreely(t, of, 'before-uses', done)
  if (of !== 'capitalist') {
    for (const ware of USES) {
      while (uses(t.state, of, ware)) {
        yield* consume(t, of, ware)
        done.push(say('automa.use', { resource: resourceName(ware) }))
      }
    }
  }
  yield* triggerFreely(t, of, 'after-uses', done)
  t.emit({ type: 'automa-free-actions', role: of, when: 'end', actions: done })
}

/** Education needs an unskilled worker who can learn (CC-AW-34, CC-AM-22, R-98). */
function uses(s: HegemonyState, of: LabourClass, ware: Comfort): boolean {
  if (whyNoUse(s, of, ware) !== null) return false
  if (ware !== 'education') return true
  return s.unemployed[of].unskilled > 0 || posts(s, of).some(({ worker }) => worker.skill === 'unskilled')
}
