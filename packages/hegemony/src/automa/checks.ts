// The checks of Advanced Mode (CC-AUTO-46 to CC-AUTO-54): each symbol has rules for which cards rise by how many rows.
import { type Message, type Script, say } from '@hustings/kernel'
import type { ActionCode, ConditionId } from '../data/automa-facts.ts'
import { COMPANY_SPACES, PROSPERITY, ROUNDS } from '../data/boards.ts'
import { companyFacts } from '../data/companies.ts'
import type { Class, Industry, LabourClass, OwnerClass, Policy, Resource } from '../data/vocabulary.ts'
import { POLICIES } from '../data/vocabulary.ts'
import { availablePlaces } from '../rules/actions/demonstration.ts'
import { machineryPlaces } from '../rules/actions/machinery.ts'
import { canPay } from '../rules/economy/money.ts'
import { unionCount } from '../rules/labour/placement.ts'
import { minimumWage } from '../rules/labour/wages.ts'
import { factsOf, isFullyOperational, isOperational, population, unemployedCount } from '../rules/labour/workers.ts'
import { billMarkersLeft, whyNoBill } from '../rules/politics/bills.ts'
import { refillInfluence } from '../rules/politics/voting.ts'
import { companyOutput } from '../rules/production/production.ts'
import { companyName, type HegemonyTable, policyName, resourceName } from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'
import type { Played } from './actions/action.ts'
import { prospects, swapFirst } from './actions/assign.ts'
import { canRun, hasFounders, idleCompanies, LEAST_SALE, ownShare, saleOf } from './actions/build.ts'
import { transactionsPossible } from './actions/export.ts'
import { influenceOfOthers, strikable } from './actions/unrest.ts'
import { COMFORTS, type Purchase, purchasesOf, type Shopping, subsidy } from './candidates/purchases.ts'
import { distance } from './place/automa.ts'
import { boardOf, isAside, type PriorityCard } from './place/board.ts'

/** Findings of a check, and the rows gained in printed order. */
export interface Check {
  readonly rule: string
  readonly found: Message[]
  readonly moves: { readonly card: PriorityCard; readonly rows: number }[]
}

type CheckRule<Of extends Class> = (t: HegemonyTable, of: Of, played: Played) => Check

function begin(rule: string): Check {
  return { rule, found: [], moves: [] }
}

function move(check: Check, card: PriorityCard, rows: number): void {
  if (rows > 0) check.moves.push({ card, rows })
}

function rowsOf(check: Check, card: PriorityCard): number {
  return check.moves.reduce((sum, each) => sum + (each.card === card ? each.rows : 0), 0)
}

/** Remaining Production Phases, including the one of this round (OQ-15). */
export function phasesLeft({ clock }: HegemonyState): number {
  return ROUNDS + 1 - clock.round
}

/** Whole multiples only (CC-AUTO-54). */
function per(count: number, size: number): number {
  return Math.floor(count / size)
}

// Workers (IC-W-01, IC-M-01)

const WORTH_ASSIGNING = 2
const ROWS_PER_UNION = 2

/** After the swap (CC-AW-07, CC-AM-11). */
function* checkWorkers(t: HegemonyTable, of: LabourClass, played: Played): Script<Check> {
  yield* swapFirst(t, of)
  const s = t.state
  const check = begin(of === 'working' ? 'CC-AW-35' : 'CC-AM-33')
  const { employed, unions } = prospects(s, of, played)
  check.found.push(say(`found.assignable.${of}`, { employed, needed: WORTH_ASSIGNING, unions }))
  if (employed >= WORTH_ASSIGNING) move(check, 'AW', employed)
  move(check, 'AW', unions * ROWS_PER_UNION)
  if (rowsOf(check, 'AW') === 0) move(check, 'SA', 1)
  if (of !== 'working') return check
  const unemployed = unemployedCount(s, of)
  const places = availablePlaces(s)
  check.found.push(say('found.places', { unemployed, places }))
  move(check, 'DEM', Math.max(0, unemployed - places))
  return check
}

// Goods & Services (IC-W-03, IC-M-03)

const CHEAP = 6
const ROWS = { free: 3, cheap: 2, dear: 1 } as const

const checkGoods: CheckRule<LabourClass> = ({ state: s }, of, { bonus }) => {
  const check = begin(of === 'working' ? 'CC-AW-10' : 'CC-AM-17')
  const shopping: Shopping = { s, of, bonus, ahead: true }
  const money = subsidy(s, of, bonus)
  for (const resource of COMFORTS[of]) {
    const best = cheapestOf(purchasesOf(shopping, resource, population(s, of)))
    const name = resourceName(resource)
    if (best === null) {
      check.found.push(say('found.not-buyable', { resource: name, quantity: population(s, of) }))
      continue
    }
    // Money of the bonus is subtracted before the price per unit is computed (CC-AW-11, CC-AW-12).
    const cost = Math.max(0, best.cost - money)
    const rows = cost === 0 ? ROWS.free : cost <= CHEAP * best.quantity ? ROWS.cheap : ROWS.dear
    check.found.push(say('found.price', { resource: name, quantity: best.quantity, cost, rows }))
    move(check, 'BGS', rows)
  }
  if (check.moves.length === 0) move(check, 'SA', 1)
  return check
}

function cheapestOf(purchases: readonly Purchase[]): Purchase | null {
  let best: Purchase | null = null
  for (const each of purchases) if (best === null || each.cost * best.quantity < best.cost * each.quantity) best = each
  return best
}

// Policies (IC-W-02, IC-C-02, IC-M-05)

/** The policy that counts one more row for its class. */
const DEAREST: Readonly<Partial<Record<Class, Policy>>> = { working: 2, capitalist: 3 }

const checkPolicies: CheckRule<Class> = (t, of, { card }) => {
  const s = t.state
  const check = begin('CC-AUTO-53')
  const markers = billMarkersLeft(s, of)
  check.found.push(say('found.bill-markers', { markers }))
  for (const policy of card.policies) {
    const away = distance(s, of, policy)
    const aside = isAside(boardOf(t, of), policy)
    const possible = markers > 0 && !aside && whyNoBill(s, of, { policies: [policy] }) === null
    check.found.push(say('found.policy', { policy: policyName(policy), away, possible: possible ? 'yes' : 'no' }))
    if (!possible) continue
    const rows = away + Number(DEAREST[of] === policy)
    move(check, 'PB', rows)
    move(check, policy, rows)
  }
  if (check.moves.length === 0) move(check, 'SA', 1)
  return check
}

// Companies (IC-C-01, IC-M-02)

function canProduce(s: HegemonyState, of: OwnerClass, resource: Resource): boolean {
  return s.companies[of].some((company) => factsOf(company).produces === resource && isOperational(company))
}

/** Companies of the Market that it could pay for and has a space for. */
function affordable(s: HegemonyState, of: OwnerClass, { bonus }: Played): string[] {
  if (s.companies[of].length >= COMPANY_SPACES[of]) return []
  return s[of].market.filter((id) => canPay(s, of, ownShare(s, of, companyFacts(id), bonus)))
}

const ROWS_FOR_DEMONSTRATION = 3

function checkCapitalistCompanies(s: HegemonyState, played: Played): Check {
  const check = begin('CC-AC-28')
  for (const id of affordable(s, 'capitalist', played)) {
    const facts = companyFacts(id)
    const company = companyName(id)
    if (!canRun(s, facts)) {
      check.found.push(say('found.company-idle', { company }))
      continue
    }
    const fresh = !canProduce(s, 'capitalist', facts.produces)
    check.found.push(say('found.company-runs', { company, phases: phasesLeft(s), fresh: fresh ? 'yes' : 'no' }))
    move(check, 'BC', per(phasesLeft(s), 2))
    if (fresh) move(check, 'BC', 1)
  }
  if (s.demonstration) {
    check.found.push(say('found.demonstration'))
    move(check, 'BC', ROWS_FOR_DEMONSTRATION)
  }
  if (rowsOf(check, 'BC') <= 1) move(check, 'SA', 1)
  for (const company of idleCompanies(s)) {
    const amount = saleOf(company, played.bonus)
    check.found.push(say('found.sale', { company: companyName(company.id), amount, needed: LEAST_SALE }))
    if (amount >= LEAST_SALE) move(check, 'SC', per(amount, 10))
  }
  return check
}

const ROWS_FOR_HELP = 2
const ROWS_FOR_PRODUCT = 2
const ROWS_FOR_PROSPERITY = 2

function checkMiddleCompanies(s: HegemonyState, played: Played): Check {
  const check = begin('CC-AM-34')
  for (const id of affordable(s, 'middle', played)) {
    const facts = companyFacts(id)
    const company = companyName(id)
    if (!hasFounders(s, facts, played.bonus)) {
      check.found.push(say('found.company-idle', { company }))
      continue
    }
    const phases = phasesLeft(s)
    const help = facts.employee !== undefined && hasHelp(s, facts.employee.skill, facts.industry)
    const fresh = !canProduce(s, 'middle', facts.produces)
    check.found.push(
      say('found.company-founded', { company, phases, help: help ? 'yes' : 'no', fresh: fresh ? 'yes' : 'no' }),
    )
    move(check, 'BC', per(phases, 2))
    if (phases >= 2 && help) move(check, 'BC', ROWS_FOR_HELP)
    if (fresh) move(check, 'BC', ROWS_FOR_PRODUCT)
  }
  const prosperity = PROSPERITY.middle[s.middle.prosperity] ?? 0
  const companies = s.companies.middle.filter(isFullyOperational).length
  check.found.push(say('found.prosperity', { prosperity, companies }))
  if (prosperity >= companies) move(check, 'BC', ROWS_FOR_PROSPERITY)
  if (rowsOf(check, 'BC') <= 1) move(check, 'SA', 1)
  return check
}

function hasHelp(s: HegemonyState, skill: 'unskilled' | Industry, industry: Industry): boolean {
  return skill === 'unskilled' ? unemployedCount(s, 'working') > 0 : s.unemployed.working[industry] > 0
}

const checkCompanies: CheckRule<OwnerClass> = ({ state: s }, of, played) =>
  of === 'capitalist' ? checkCapitalistCompanies(s, played) : checkMiddleCompanies(s, played)

// Foreign Market (IC-C-03, IC-M-04)

const WORTH_EXPORTING = 2
/** The Middle Class exports when it has little money (CC-AM-35). */
const LITTLE_MONEY = 15

const checkForeignMarket: CheckRule<OwnerClass> = ({ state: s }, of, played) => {
  const check = begin(of === 'capitalist' ? 'CC-AC-29' : 'CC-AM-35')
  const { transactions, found } = transactionsPossible(s, of, played)
  check.found.push(say('found.transactions', { transactions, needed: WORTH_EXPORTING }), ...found)
  if (transactions < WORTH_EXPORTING) {
    move(check, 'SA', 1)
    return check
  }
  move(check, 'SFM', transactions)
  if (of === 'middle') {
    check.found.push(say('found.money', { money: s.middle.money, limit: LITTLE_MONEY }))
    if (s.middle.money <= LITTLE_MONEY) move(check, 'SFM', 1)
  }
  return check
}

// Influence (IC-C-04)

/** Influence that a role would gain before the elections if nothing changed. */
function influenceToCome(s: HegemonyState, role: HegemonyState['roles'][number]): number {
  if (role === 'state') return refillInfluence(s)
  let sum = role === 'working' ? unionCount(s) : 0
  for (const company of s.companies[role]) {
    if (factsOf(company).produces === 'influence' && isOperational(company) && !company.strike) {
      sum += companyOutput(company, true)
    }
  }
  return sum
}

const checkInfluence: CheckRule<'capitalist'> = ({ state: s }, of) => {
  const check = begin('CC-AC-30')
  const bills = POLICIES.filter((policy) => s.bills[policy] !== undefined).length
  check.found.push(say('found.bills', { bills }))
  const own = s[of].influence + influenceToCome(s, of)
  let others = influenceOfOthers(s, of)
  for (const role of s.roles) if (role !== of) others += influenceToCome(s, role)
  check.found.push(say('found.influence', { own, others }))
  if (bills > 0 && others > own) move(check, 'LOB', others - own)
  else move(check, 'SA', 1)
  return check
}

// Strike (IC-W-04)

const checkStrike: CheckRule<'working'> = ({ state: s }) => {
  const check = begin('CC-AW-27')
  const unions = unionCount(s)
  const companies = strikable(s).filter(({ wage }) => wage === minimumWage(s)).length
  check.found.push(
    say('found.labour-market', { section: s.policies[2], unions, needed: 2 }),
    say('found.underpaid', { companies }),
  )
  if (s.policies[2] === 'B' && unions >= 2) move(check, 'STR', per(companies, 3))
  if (s.policies[2] === 'C') {
    move(check, 'STR', per(companies, 2))
    move(check, 2, 1)
  }
  return check
}

// Special Action first symbol: the conditions printed on the AI card (CC-AUTO-31, CC-AUTO-52)

interface Condition {
  readonly met: boolean
  readonly rows: number
  readonly found: Message
}

/** In printed order; Simple Mode uses only the first one. */
export function printedConditions(s: HegemonyState, of: Class, id: ConditionId): readonly Condition[] {
  switch (id) {
    case 'machinery-places': {
      const places = machineryPlaces(s).length
      const phases = phasesLeft(s)
      return [
        { met: places > 0, rows: places, found: say('found.machinery-places', { places }) },
        { met: places > 0 && phases >= 2, rows: per(phases, 2), found: say('found.phases', { phases }) },
      ]
    }
    case 'protected-companies': {
      const section = s.policies[6]
      const count = (industry: Industry): number =>
        s.companies.capitalist.filter((company) => factsOf(company).industry === industry).length
      const farms = count('agriculture')
      const luxury = count('luxury')
      return [
        { met: section !== 'C' && farms > 0, rows: farms, found: say('found.farms', { section, companies: farms }) },
        {
          met: section === 'A' && luxury > 0,
          rows: luxury,
          found: say('found.luxury-companies', { section, companies: luxury }),
        },
      ]
    }
    case 'rich-in-revenue': {
      const { revenue } = s.capitalist
      const rich = revenue >= RICH
      const section = s.policies[3]
      return [
        { met: rich, rows: per(revenue, 100), found: say('found.revenue', { revenue, needed: RICH }) },
        { met: rich && section === 'A', rows: 2, found: say('found.taxation', { section }) },
        { met: rich && section === 'B', rows: 1, found: say('found.taxation', { section }) },
      ]
    }
    case 'luxury-in-stock': {
      const stock = s.capitalist.storage.luxury
      const { influence } = s.capitalist
      const enough = stock >= LUXURY
      return [
        { met: enough, rows: per(stock, LUXURY), found: say('found.luxury', { stock, needed: LUXURY }) },
        { met: enough && influence === 0, rows: 1, found: say('found.own-influence', { influence }) },
      ]
    }
    case 'many-unemployed': {
      const unemployed = of === 'capitalist' ? 0 : unemployedCount(s, of)
      const found = say('found.unemployed', { unemployed, needed: MANY })
      return [{ met: unemployed >= MANY, rows: unemployed, found }]
    }
  }
}
const RICH = 150
const LUXURY = 3
const MANY = 4

function checkConditions(s: HegemonyState, of: Class, id: ConditionId): Check {
  const check = begin('CC-AUTO-52')
  for (const { met, rows, found } of printedConditions(s, of, id)) {
    check.found.push(found)
    if (met) move(check, 'SA', rows)
  }
  return check
}

/** The check of a symbol; the bonus counts for the first one only (CC-AUTO-50). */
export function* runCheck(t: HegemonyTable, of: Class, code: ActionCode, played: Played): Script<Check> {
  const { conditions } = played.card
  switch (code) {
    case 'SA':
      if (conditions === undefined) break
      return checkConditions(t.state, of, conditions)
    case 'PB':
      return checkPolicies(t, of, played)
    case 'AW':
      if (of === 'capitalist') break
      return yield* checkWorkers(t, of, played)
    case 'BGS':
      if (of === 'capitalist') break
      return checkGoods(t, of, played)
    case 'BC':
      if (of === 'working') break
      return checkCompanies(t, of, played)
    case 'SFM':
      if (of === 'working') break
      return checkForeignMarket(t, of, played)
    case 'LOB':
      if (of === 'capitalist') return checkInfluence(t, of, played)
      break
    case 'STR':
      if (of === 'working') return checkStrike(t, of, played)
      break
    default:
      break
  }
  throw new Error(`the ${of} has no check for ${code}`)
}
