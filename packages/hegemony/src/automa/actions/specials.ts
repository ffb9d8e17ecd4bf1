// The Special Actions at the bottom of the AI cards: conditions and effects.

import { type Reason, type Script, say } from '@hustings/kernel'
import { protectedCompanies } from '../../cards/capitalist.ts'
import { competitiveWages } from '../../cards/competitive-wages.ts'
import { drawOutOthers, replaceOthers, whyNoCubes, whyNoReplacement } from '../../cards/cubes.ts'
import { hireEmployees, whyNobodyToHire } from '../../cards/employees.ts'
import { bringInStaff, whyNoStaffAbroad } from '../../cards/foreign-workers.ts'
import { fillCompany, whyNotFill } from '../../cards/hiring.ts'
import { type OvertimeTerms, whyNoOvertime, workOvertime } from '../../cards/overtime.ts'
import { sellUnitsToState, whyNoStateSale } from '../../cards/state-sales.ts'
import { type SpecialId, specialFacts, specialFigure } from '../../data/automa-specials.ts'
import { ROUNDS } from '../../data/boards.ts'
import { printedSection } from '../../data/section-letters.ts'
import {
  type Class,
  type LabourClass,
  type OwnerClass,
  type Role,
  SKILLS,
  type Skill,
  type Ware,
} from '../../data/vocabulary.ts'
import { whyNoDeal } from '../../rules/actions/deals.ts'
import { machineryLeft, machineryPlaces, placeMachinery } from '../../rules/actions/machinery.ts'
import { bankRevenue, cannotPay, canPay, funds, owe, pay, payFromCapital } from '../../rules/economy/money.ts'
import { changeLegitimacy, gainProsperity, inPlay, score } from '../../rules/economy/points.ts'
import { gainInfluence, mediaTo } from '../../rules/economy/stock.ts'
import { posts } from '../../rules/labour/placement.ts'
import { employs, ownerOf, population, removeWorker, unemployedCount } from '../../rules/labour/workers.ts'
import { addCubes } from '../../rules/politics/voting.ts'
import { shift, whyNoShift } from '../../rules/production/shift.ts'
import { because, type HegemonyTable } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'
import { overflow } from '../place/storage.ts'
import { type AutomaAction, isInForce, type Test } from './action.ts'
import { dealsToMake, makeDeal } from './export.ts'

/** A Special Action. `perform` returns the amount that scales its Legitimacy. */
interface Special {
  whyNot(s: HegemonyState, of: Class): Reason | null
  perform(t: HegemonyTable, of: Class): Script<number>
}

const figure = specialFigure

/** Wraps an effect without decisions. */
function simply(act: (t: HegemonyTable, of: Class) => number | undefined): Special['perform'] {
  // biome-ignore lint/correctness/useYield: no decision here
  return function* (t, of) {
    return act(t, of) ?? 0
  }
}

const NOT_THIS_CLASS = because('CC-AUTO-29', 'automa-not-this-class')
const isLabour = (of: Class): of is LabourClass => of !== 'capitalist'
const isOwner = (of: Class): of is OwnerClass => of !== 'working'

// The voting bag

/** Own cubes, up to the number left. */
function cubes(count: (s: HegemonyState, of: Class) => number, why?: (s: HegemonyState) => Reason | null): Special {
  return {
    whyNot: (s, of) => why?.(s) ?? whyNoCubes(s, of),
    perform: simply((t, of) => addCubes(t, of, count(t.state, of), 'card')),
  }
}

const NOT_PROTECTED = because('H-GEN-11', 'no-protected-company')

/** Companies of the State and the Capitalist Class in which workers of the class work. */
function foreignEmployers(s: HegemonyState, of: Class): number {
  if (!isLabour(of)) return 0
  return [...s.companies.state, ...s.companies.capitalist].filter((company) => employs(company, of)).length
}

const paidCubes: Special = {
  whyNot: (s, of) => whyNoCubes(s, of),
  perform: simply((t, of) => {
    const added = addCubes(t, of, figure('paid-cubes', 'cubes'), 'card')
    const fee = figure('paid-cubes', 'pay')
    if (!canPay(t.state, of, fee) || whyNoCubes(t.state, of) !== null) return added
    pay(t, of, 'supply', fee, 'card')
    return added + addCubes(t, of, figure('paid-cubes', 'more'), 'card')
  }),
}

const NOTHING_TO_GAIN = because('CC-AUTO-29', 'automa-nothing-to-gain')

/** Influence limited by its money and the State's supply, cubes for the rest. */
function influenceForSale(s: HegemonyState, of: Class): number {
  const most = Math.min(figure('buy-influence', 'influence'), s.state.media)
  return Math.min(most, Math.floor(funds(s, of) / figure('buy-influence', 'price')))
}

const buyInfluence: Special = {
  whyNot: (s, of) => (influenceForSale(s, of) > 0 || s.cubes[of] > 0 ? null : NOTHING_TO_GAIN),
  perform: simply((t, of) => {
    const bought = influenceForSale(t.state, of)
    pay(t, of, 'state', bought * figure('buy-influence', 'price'), 'purchase', 'influence')
    mediaTo(t, of, bought, 'purchase')
    const missing = figure('buy-influence', 'influence') - bought
    addCubes(t, of, missing * figure('buy-influence', 'cubesPerMissing'), 'card')
    return bought
  }),
}

// Money and points

/** Players whose Companies have the most workers of the class; of these the richest. */
function employersToTakeFrom(s: HegemonyState, of: Class): Role[] {
  if (!isLabour(of)) return []
  const employed: Partial<Record<Role, number>> = {}
  for (const { company } of posts(s, of)) {
    const owner = ownerOf(s, company.id)
    if (owner !== of && inPlay(s, owner)) employed[owner] = (employed[owner] ?? 0) + 1
  }
  const owners = s.roles.filter((role) => employed[role] !== undefined)
  const most = Math.max(...owners.map((role) => employed[role] ?? 0))
  const first = owners.filter((role) => employed[role] === most)
  const richest = Math.max(...first.map((role) => funds(s, role)))
  return first.filter((role) => funds(s, role) === richest)
}

const NOBODY_EMPLOYS = because('CC-AUTO-29', 'automa-nobody-employs')

const takeFromEmployer: Special = {
  whyNot: (s, of) => (employersToTakeFrom(s, of).length > 0 ? null : NOBODY_EMPLOYS),
  perform: simply((t, of) => {
    const payers = employersToTakeFrom(t.state, of)
    const payer = payers[payers.length === 1 ? 0 : t.below(payers.length)]
    if (payer !== undefined) owe(t, payer, of, figure('take-from-employer', 'take'), 'card')
    return undefined
  }),
}

function whyTooDear(s: HegemonyState, of: Class, amount: number): Reason | null {
  return canPay(s, of, amount) ? null : cannotPay(amount)
}

const payForPoints: Special = {
  whyNot: (s, of) => whyTooDear(s, of, figure('pay-for-points', 'pay')),
  perform: simply((t, of) => {
    pay(t, of, 'capitalist', figure('pay-for-points', 'pay'), 'card')
    score(t, of, figure('pay-for-points', 'vp'), 'card')
    return undefined
  }),
}

const NOT_ENOUGH_CAPITAL = because('CC-AUTO-29', 'automa-too-little-capital')

/** Paid from Capital only. */
const capitalForPoints: Special = {
  whyNot: (s) => (s.capitalist.capital >= figure('capital-for-points', 'pay') ? null : NOT_ENOUGH_CAPITAL),
  perform: simply((t) => {
    payFromCapital(t, 'state', figure('capital-for-points', 'pay'), 'card')
    score(t, 'capitalist', figure('capital-for-points', 'vp'), 'card')
    return undefined
  }),
}

function prosperityPrice(s: HegemonyState, of: LabourClass): number {
  return figure('buy-prosperity', 'perPopulation') * population(s, of)
}

const buyProsperity: Special = {
  whyNot: (s, of) => (isLabour(of) ? whyTooDear(s, of, prosperityPrice(s, of)) : NOT_THIS_CLASS),
  perform: simply((t, of) => {
    if (!isLabour(of)) return undefined
    pay(t, of, 'supply', prosperityPrice(t.state, of), 'card')
    gainProsperity(t, of)
    return undefined
  }),
}

const TOO_LITTLE_REVENUE = because('CC-AUTO-29', 'automa-too-little-revenue', {
  needed: figure('revenue-to-capital', 'least'),
})

const revenueToCapital: Special = {
  whyNot: (s) => (s.capitalist.revenue >= figure('revenue-to-capital', 'least') ? null : TOO_LITTLE_REVENUE),
  perform: simply((t) => {
    bankRevenue(t, Math.floor(t.state.capitalist.revenue / 2))
    return undefined
  }),
}

const TOO_FEW_UNEMPLOYED = because('H-TURN-04', 'too-few-unemployed', { needed: figure('emigration', 'least') })

/** Unskilled workers leave first, then others at random. */
const emigration: Special = {
  whyNot(s, of) {
    if (!isLabour(of)) return NOT_THIS_CLASS
    return unemployedCount(s, of) >= figure('emigration', 'least') ? null : TOO_FEW_UNEMPLOYED
  },
  perform: simply((t, of) => {
    if (!isLabour(of)) return undefined
    for (let left = figure('emigration', 'remove'); left > 0; left--) removeWorker(t, of, nextToLeave(t, of))
    pay(t, 'supply', of, figure('emigration', 'money'), 'card')
    return undefined
  }),
}

/** Returns an unskilled unemployed worker, otherwise one at random (CC-AX-06). */
export function nextToLeave(t: HegemonyTable, of: LabourClass): Skill {
  const free = t.state.unemployed[of]
  if (free.unskilled > 0) return 'unskilled'
  const people = SKILLS.flatMap((skill) => Array<Skill>(free[skill]).fill(skill))
  return people[t.below(people.length)] ?? 'unskilled'
}

const NO_COMPANY = because('H-GEN-11', 'no-company')

const companySubsidy: Special = {
  whyNot: (s) => (s.companies.capitalist.length > 0 ? null : NO_COMPANY),
  perform: simply((t) => {
    const count = t.state.companies.capitalist.length
    owe(t, 'state', 'capitalist', count * figure('company-subsidy', 'perCompany'), 'card')
    return count
  }),
}

function employersOfHelp(s: HegemonyState): number {
  return s.companies.middle.filter(({ employee }) => employee !== null).length
}

/** Then an Extra Shift in one of these Companies, if possible. */
const employeeSubsidy: Special = {
  whyNot: (s) => (employersOfHelp(s) > 0 ? null : NOBODY_EMPLOYED),
  *perform(t) {
    const count = employersOfHelp(t.state)
    owe(t, 'state', 'middle', count * figure('employee-subsidy', 'perCompany'), 'card')
    const limits = { withEmployee: true, storable: true }
    if (whyNoShift(t.state, limits) === null) yield* shift(t, limits)
    return count
  },
}
const NOBODY_EMPLOYED = because('CC-AUTO-29', 'automa-nobody-employed')

// Sales to the State

/** The largest amount that its stock, the card and the State's storage allow. */
function sale(id: SpecialId, ware: Ware): Special {
  return {
    whyNot: (s, of) => (isOwner(of) ? whyNoStateSale(s, of, ware) : NOT_THIS_CLASS),
    *perform(t, of) {
      if (!isOwner(of)) return 0
      return yield* sellUnitsToState(t, of, ware, figure(id, 'max'), figure(id, 'price'))
    },
  }
}

const luxurySale = sale('sell-luxury', 'luxury')
const sellLuxury: Special = {
  ...luxurySale,
  *perform(t, of) {
    const count = yield* luxurySale.perform(t, of)
    gainInfluence(t, of, figure('sell-luxury', 'influence'), 'card')
    return count
  },
}

// Companies and their workers

const OWN_SHIFT: OvertimeTerms = { owner: 'capitalist', chooser: 'capitalist' }

const extraProduction: Special = {
  whyNot: (s) => whyNoOvertime(s, OWN_SHIFT),
  *perform(t) {
    yield* workOvertime(t, OWN_SHIFT)
    return 0
  },
}

const extraShift: Special = {
  whyNot: (s) => whyNoShift(s, { storable: true }),
  *perform(t) {
    yield* shift(t, { storable: true })
    return 0
  },
}

const LAST_ROUND = because('CC-AUTO-29', 'automa-last-round')
const NO_TOKEN = because('H-COMP-09', 'no-machinery-left')
const NO_PLACE = because('H-CAP-MACH-04', 'no-place-for-machinery')

function whyNoMachinery(s: HegemonyState, price: number): Reason | null {
  if (s.clock.round === ROUNDS) return LAST_ROUND
  if (machineryLeft(s) === 0) return NO_TOKEN
  if (machineryPlaces(s).length === 0) return NO_PLACE
  return whyTooDear(s, 'capitalist', price)
}

/** A second token for more money, if possible. */
const machinery: Special = {
  whyNot: (s) => whyNoMachinery(s, figure('machinery', 'first')),
  *perform(t) {
    for (const price of [figure('machinery', 'first'), figure('machinery', 'second')]) {
      if (whyNoMachinery(t.state, price) !== null) break
      pay(t, 'capitalist', 'supply', price, 'card')
      yield* placeMachinery(t, 1)
    }
    return 0
  },
}

const businessDeal: Special = {
  whyNot: (s) => whyNoDeal(s, overflow) ?? (dealsToMake(s).length > 0 ? null : NOTHING_TO_GAIN),
  *perform(t) {
    yield* makeDeal(t)
    return 0
  },
}

/** Fills the Company chosen by IC-C-09 completely. */
const workersFromSupply: Special = {
  whyNot: (s) => whyNoStaffAbroad(s, figure('workers-from-supply', 'pay')),
  *perform(t) {
    yield* bringInStaff(t, figure('workers-from-supply', 'pay'))
    return 0
  },
}

const subsidisedHiring: Special = {
  whyNot: (s) => whyNotFill(s, 'capitalist'),
  *perform(t) {
    const hired = yield* fillCompany(t, 'capitalist')
    owe(t, 'state', 'capitalist', hired * figure('subsidised-hiring', 'perWorker'), 'card')
    return hired
  },
}

/** */
const workersFromPublic: Special = {
  whyNot: (s) => competitiveWages.whyNot?.(s) ?? null,
  *perform(t) {
    yield* competitiveWages.play(t)
    return 0
  },
}

const hireHelp: Special = {
  whyNot: (s) => whyNobodyToHire(s),
  *perform(t) {
    const most = figure('hire-employees', 'hire')
    const hired = yield* hireEmployees(t, most, most)
    owe(t, 'state', 'middle', hired * figure('hire-employees', 'perWorker'), 'card')
    return hired
  },
}

const SPECIAL_ACTIONS: Readonly<Record<SpecialId, Special>> = {
  'replace-cubes': {
    whyNot: whyNoReplacement,
    perform: simply((t, of) => replaceOthers(t, of, figure('replace-cubes', 'replace'))),
  },
  'draw-cubes': {
    whyNot: (s, of) => (whyNoOtherCubes(s, of) ? NO_OTHER_CUBES : null),
    perform: simply((t, of) => drawOutOthers(t, of, figure('draw-cubes', 'draw'))),
  },
  'population-cubes': cubes((s, of) => (isLabour(of) ? population(s, of) : 0)),
  'protection-cubes': cubes(
    (s) => protectedCompanies(s) * figure('protection-cubes', 'perCompany'),
    (s) => (protectedCompanies(s) > 0 ? null : NOT_PROTECTED),
  ),
  'paid-cubes': paidCubes,
  'employer-cubes': cubes((s, of) => figure('employer-cubes', 'cubes') + foreignEmployers(s, of)),
  'buy-influence': buyInfluence,
  'take-from-employer': takeFromEmployer,
  'pay-for-points': payForPoints,
  'capital-for-points': capitalForPoints,
  'buy-prosperity': buyProsperity,
  'revenue-to-capital': revenueToCapital,
  emigration,
  'company-subsidy': companySubsidy,
  'employee-subsidy': employeeSubsidy,
  'sell-nine-health': sale('sell-nine-health', 'health'),
  'sell-nine-education': sale('sell-nine-education', 'education'),
  'sell-six-health': sale('sell-six-health', 'health'),
  'sell-six-education': sale('sell-six-education', 'education'),
  'sell-luxury': sellLuxury,
  'extra-production': extraProduction,
  'extra-shift': extraShift,
  machinery,
  'business-deal': businessDeal,
  'workers-from-supply': workersFromSupply,
  'subsidised-hiring': subsidisedHiring,
  'workers-from-public': workersFromPublic,
  'hire-employees': hireHelp,
}

const NO_OTHER_CUBES = because('H-GEN-11', 'no-other-cubes')

function whyNoOtherCubes({ bag }: HegemonyState, of: Class): boolean {
  return bag.working + bag.middle + bag.capitalist === bag[of]
}

/** Returns why the Special Action is impossible: its policies, then its effect. */
export function whyNoSpecial(s: HegemonyState, of: Class, id: SpecialId): Reason | null {
  const { requires } = specialFacts(id)
  if (!isInForce(s, requires)) {
    return because('CC-AUTO-29', 'policy-requirement', { policies: (requires ?? []).map(printedSection) })
  }
  return SPECIAL_ACTIONS[id].whyNot(s, of)
}

export const specialAction: AutomaAction = {
  test(s, of, { card }): Test {
    const reason = whyNoSpecial(s, of, card.special)
    return {
      possible: reason === null,
      rule: 'CC-AUTO-29',
      found: reason === null ? [say('found.special-possible')] : [reason],
    }
  },
  *perform(t, of, { card }) {
    const count = yield* SPECIAL_ACTIONS[card.special].perform(t, of)
    const { approval } = specialFacts(card.special)
    if (approval !== undefined) {
      changeLegitimacy(t, of, approval.per === undefined ? 1 : Math.floor(count / approval.per), 'card')
    }
    return false
  },
}
