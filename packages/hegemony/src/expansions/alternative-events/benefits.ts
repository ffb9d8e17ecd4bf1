// The benefits of kept Alternative Events, optional at their moment in every round (CC-ALT-08, CC-ALT-09). Several are
// used in player order, those of one class in any order (CC-ALT-12).
import { type Offer, type Script, say } from '@hustings/kernel'
import { fillCompany, whyNotFill } from '../../cards/hiring.ts'
import { CLASSES, type Class, type OwnerClass, type WageLevel, type Ware } from '../../data/vocabulary.ts'
import { owe, pay } from '../../rules/economy/money.ts'
import { score } from '../../rules/economy/points.ts'
import { addGoods, gainInfluence, room, storagePlace, store, unstore } from '../../rules/economy/stock.ts'
import { employeeSkills, offerEmployee } from '../../rules/labour/recruit.ts'
import { minimumWage, setWage } from '../../rules/labour/wages.ts'
import { canStaff, employs, factsOf, isOperational, staff } from '../../rules/labour/workers.ts'
import { putInForce } from '../../rules/measures.ts'
import { addCubes } from '../../rules/politics/voting.ts'
import { companyName, DONE, type HegemonyTable, offer, resourceName } from '../../rules/table.ts'
import type { Company, HegemonyState } from '../../state/state.ts'

/** When a benefit is used: when a phase begins, or at a step of production. */
export type BenefitMoment = 'preparation' | 'production' | 'wages' | 'needs' | 'taxes' | 'elections'

export interface Benefit {
  readonly at: BenefitMoment
  /** Whether it has an effect now; absent means always. */
  helps?(s: HegemonyState, of: Class): boolean
  use(t: HegemonyTable, of: Class, event: string): Script | undefined
}

/** Every class with kept cards for this moment may use them. */
export function* bringBenefits(t: HegemonyTable, moment: BenefitMoment): Script {
  for (const role of CLASSES) {
    const used = new Set<string>()
    for (;;) {
      const usable = t.state.kept.filter(
        ({ event, by }) => by === role && !used.has(event) && canUse(t.state, moment, event, role),
      )
      if (usable.length === 0) break
      const offers: Offer<string | null>[] = usable.map(({ event }) =>
        offer(`benefit:${event}`, event, say(`event.${event}.benefit`), `kept:${event}`),
      )
      const event = yield* t.choose(role, say('ask.benefit'), [...offers, DONE])
      if (event === null) break
      used.add(event)
      t.emit({ type: 'benefit-used', event, class: role })
      const script = BENEFITS[event]?.use(t, role, event)
      if (script !== undefined) yield* script
    }
  }
}

function canUse(s: HegemonyState, moment: BenefitMoment, event: string, of: Class): boolean {
  const benefit = BENEFITS[event]
  return benefit !== undefined && benefit.at === moment && (benefit.helps?.(s, of) ?? true)
}

// Gains

interface Gains {
  readonly money?: number
  readonly wares?: readonly Ware[]
  readonly influence?: number
  readonly cubes?: number
}

/** To Goods & Services, or to the Storages of the Capitalist Class, as with State Benefits (H-BENEFIT-04). */
function receive(t: HegemonyTable, of: Class, ware: Ware): void {
  if (of === 'capitalist') store(t, of, ware, 1, 'supply', 'event')
  else addGoods(t, of, ware, 1, 'supply', 'event')
}

function gaining(at: BenefitMoment, { money = 0, wares = [], influence = 0, cubes = 0 }: Gains): Benefit {
  return {
    at,
    helps: (s, of) => cubes === 0 || s.cubes[of] > 0,
    use(t, of, event) {
      pay(t, 'supply', of, money, 'event', event)
      for (const ware of wares) receive(t, of, ware)
      gainInfluence(t, of, influence, 'event')
      addCubes(t, of, cubes, 'event')
      return undefined
    },
  }
}

// The State buys, pays and gives

const MOST_SOLD = 2
const PRICE = 10

/** Up to 2 at 10, limited by the State's storage; the State takes a loan if necessary, and gains 1 VP. */
function sellingToState(ware: Exclude<Ware, 'food'>): Benefit {
  const most = (s: HegemonyState, of: OwnerClass): number =>
    Math.min(MOST_SOLD, s[of].storage[ware], room(s, 'state', ware))
  return {
    at: 'production',
    helps: (s, of) => of !== 'working' && most(s, of) > 0,
    *use(t, of, event) {
      if (of === 'working') return
      const ask = say('ask.sell-to-state', { resource: resourceName(ware), price: PRICE })
      const amount = yield* t.number(of, ask, 1, most(t.state, of))
      unstore(t, of, ware, amount, storagePlace('state', ware), 'sale')
      t.state.state.storage[ware] += amount
      owe(t, 'state', of, amount * PRICE, 'event', event)
      score(t, 'state', 1, 'event', event)
    },
  }
}

const energySubsidy: Benefit = {
  at: 'production',
  use(t, of, event) {
    owe(t, 'state', of, 10, 'event', event)
    return undefined
  },
}

/** Food from the State's stock; without any it loses 1 VP. */
const hurricaneRelief: Benefit = {
  at: 'needs',
  use(t, of, event) {
    if (t.state.state.storage.food === 0) score(t, 'state', -1, 'event', event)
    else if (of === 'capitalist') return undefined
    else {
      unstore(t, 'state', 'food', 1, `${of}-goods`, 'event')
      t.state[of].goods.food++
    }
    return undefined
  },
}

/** Public Companies that pay own workers; struck ones do not pay. */
function publicEmployers(s: HegemonyState, of: Class): number {
  if (of === 'capitalist') return 0
  return s.companies.state.filter((company) => employs(company, of) && !company.strike).length
}

const unionNegotiations: Benefit = {
  at: 'wages',
  helps: (s, of) => publicEmployers(s, of) > 0,
  use(t, of, event) {
    owe(t, 'state', of, 5 * publicEmployers(t.state, of), 'event', event)
    score(t, 'state', 1, 'event', event)
    return undefined
  },
}

const taxReturns: Benefit = {
  at: 'taxes',
  use(t, of, event) {
    putInForce(t, event, 'phase', { kind: 'tax-relief', of, amount: 10 })
    return undefined
  },
}

// Companies

const digitalTransformation: Benefit = {
  at: 'production',
  use(t, of, event) {
    putInForce(t, event, 'phase', { kind: 'output', owners: [of], industries: ['luxury'], amount: 1 })
    return undefined
  },
}

/** 5 money, and workers for one own Company before it produces. */
const economicStimulus: Benefit = {
  at: 'production',
  *use(t, of, event) {
    pay(t, 'supply', of, 5, 'event', event)
    if (of === 'capitalist' && whyNotFill(t.state, of) === null) {
      if (yield* t.confirm(of, say('ask.fill-own-company'))) yield* fillCompany(t, of)
    }
    if (of === 'middle') yield* staffOwnCompany(t)
  },
}

/** An empty Company that own unemployed workers can fill, or one with a free employee slot. */
function* staffOwnCompany(t: HegemonyTable): Script {
  const open = t.state.companies.middle.filter((company) =>
    isOperational(company)
      ? hasPlaceForEmployee(t.state, company)
      : canStaff(t.state, 'middle', factsOf(company).slots),
  )
  if (open.length === 0) return
  const company = yield* t.choose<Company | null>('middle', say('ask.fill-company'), [
    ...open.map((candidate) => {
      const id = `company:${candidate.id}`
      return offer<Company | null>(id, candidate, companyName(candidate.id), id)
    }),
    DONE,
  ])
  if (company === null) return
  if (!isOperational(company)) yield* staff(t, 'middle', company, 'middle')
  yield* offerEmployee(t, company)
}

function hasPlaceForEmployee(s: HegemonyState, company: Company): boolean {
  return company.employee === null && employeeSkills(s, company).length > 0
}

interface WageShift {
  readonly company: Company
  readonly level: WageLevel
}

/** A private own Company, or one with own workers, pays one level more or less in this phase (CC-AX-12). */
const stateIntervention: Benefit = {
  at: 'production',
  helps: (s, of) => wageShifts(s, of).length > 0,
  *use(t, of, event) {
    const { company, level } = yield* t.choose(of, say('ask.shift-wage'), wageShifts(t.state, of).map(shiftOffer))
    putInForce(t, event, 'phase', { kind: 'wage', company: company.id, level, back: company.wage })
    setWage(t, company, level)
  },
}

const LEVELS: readonly WageLevel[] = [1, 2, 3]

export function wageShifts(s: HegemonyState, of: Class): WageShift[] {
  const shifts: WageShift[] = []
  for (const owner of ['middle', 'capitalist'] as const) {
    for (const company of s.companies[owner]) {
      if (factsOf(company).wages === undefined || !concerns(owner, company, of)) continue
      for (const level of LEVELS) if (Math.abs(level - company.wage) === 1) shifts.push({ company, level })
    }
  }
  return shifts
}

function concerns(owner: OwnerClass, company: Company, of: Class): boolean {
  return owner === of || (of !== 'capitalist' && employs(company, of))
}

function shiftOffer(shift: WageShift): Offer<WageShift> {
  const { company, level } = shift
  const amount = factsOf(company).wages?.[level - 1] ?? 0
  const label = say('option.wage', { company: companyName(company.id), level, amount })
  return offer(`wage:${company.id}-${level}`, shift, label, `company:${company.id}`)
}

/** `ae11` is used before a vote, `ae23` while building: their rules are with them. */
export const BENEFITS: Readonly<Record<string, Benefit>> = {
  ae01: gaining('preparation', { wares: ['education', 'luxury'] }),
  ae02: sellingToState('education'),
  ae03: gaining('production', { money: 10 }),
  ae04: sellingToState('luxury'),
  ae05: gaining('preparation', { wares: ['education', 'education'] }),
  ae06: gaining('preparation', { wares: ['health', 'health'] }),
  ae07: gaining('elections', { cubes: 2 }),
  ae08: energySubsidy,
  ae09: gaining('elections', { influence: 1 }),
  ae10: economicStimulus,
  ae12: hurricaneRelief,
  ae13: gaining('preparation', { wares: ['health', 'education'] }),
  ae14: taxReturns,
  ae15: gaining('production', { wares: ['food'] }),
  ae16: gaining('preparation', { wares: ['education', 'education'] }),
  ae17: sellingToState('health'),
  ae18: gaining('elections', { cubes: 2 }),
  ae19: digitalTransformation,
  ae20: gaining('production', { money: 10 }),
  ae21: gaining('preparation', { wares: ['health', 'health'] }),
  ae22: unionNegotiations,
  ae24: gaining('elections', { cubes: 2 }),
  ae25: stateIntervention,
}

/** Restores a wage at the end of the phase unless it changed otherwise, but not below the current minimum. */
export function restoreWage(t: HegemonyTable, id: string, level: WageLevel, back: WageLevel): void {
  for (const owner of ['middle', 'capitalist', 'state'] as const) {
    const company = t.state.companies[owner].find((candidate) => candidate.id === id)
    if (company?.wage === level) setWage(t, company, back < minimumWage(t.state) ? minimumWage(t.state) : back)
  }
}
