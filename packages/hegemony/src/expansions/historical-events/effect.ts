// The parts of a Historical Event, and helpers for its lines (CC-HIST-10, CC-HIST-11).
import { type Offer, type Script, say } from '@hustings/kernel'
import {
  CLASSES,
  type Class,
  type Industry,
  type LabourClass,
  type OwnerClass,
  POLICIES,
  type Policy,
  type Role,
  SECTIONS,
  WARES,
  type Ware,
} from '../../data/vocabulary.ts'
import { owe, pay } from '../../rules/economy/money.ts'
import { canLoseLegitimacy, changeLegitimacy, inPlay } from '../../rules/economy/points.ts'
import { raiseToTop } from '../../rules/economy/prices.ts'
import { addGoods, gainInfluence, spendInfluence, takeMedia } from '../../rules/economy/stock.ts'
import { factsOf, isOperational } from '../../rules/labour/workers.ts'
import { putInForce } from '../../rules/measures.ts'
import { isNext } from '../../rules/politics/bills.ts'
import { changePolicies, type PolicyMove } from '../../rules/politics/policies.ts'
import { addCubes, returnBill } from '../../rules/politics/voting.ts'
import { companyName, type HegemonyTable, offer, policyName, roleName } from '../../rules/table.ts'
import type { Order } from '../../state/measures.ts'
import type { Company, HegemonyState } from '../../state/state.ts'

/** One line of a card for a role; `by` has triggered it. */
export type Line = (t: HegemonyTable, card: string, by: Role | null) => Script | undefined

/** The lines in the order of execution: measures of this round, the Policies (in the facts), the board, the roles. */
export interface HistoryEffect {
  readonly thisRound?: readonly Order[]
  readonly thisTurn?: readonly Order[]
  readonly board?: Line
  readonly working?: Line
  readonly middle?: Line
  readonly capitalist?: Line
  /** Also for a State without a player: money and Media Influence still move (CC-HIST-13). */
  readonly state?: Line
  /** After all other lines; for a setup card, after the setup is complete. */
  readonly afterwards?: Line
}

// Lines without decisions

const simple =
  (act: (t: HegemonyTable, card: string) => void): Line =>
  (t, card) => {
    act(t, card)
    return undefined
  }

export const gainMoney = (role: Role, amount: number): Line =>
  simple((t, card) => pay(t, 'supply', role, amount, 'history', card))
/** Mandatory, with loans if necessary. */
export const loseMoney = (role: Role, amount: number): Line =>
  simple((t, card) => owe(t, role, 'supply', amount, 'history', card))
export const payState = (role: Role, amount: (s: HegemonyState) => number): Line =>
  simple((t, card) => owe(t, role, 'state', amount(t.state), 'history', card))
export const cubes = (of: Class, amount: (s: HegemonyState) => number): Line =>
  simple((t) => void addCubes(t, of, amount(t.state), 'history'))
/** The State has Personal Influence only with a player. */
export const influence = (role: Role, amount: (s: HegemonyState) => number): Line =>
  simple((t) => {
    if (inPlay(t.state, role)) gainInfluence(t, role, amount(t.state), 'history')
  })
export const loseInfluence = (role: Role, amount: number): Line =>
  simple((t) => spendInfluence(t, role, Math.min(amount, t.state[role].influence), 'history'))
export const goods = (of: LabourClass, ware: Ware, amount: number): Line =>
  simple((t) => addGoods(t, of, ware, amount, 'supply', 'history'))
export const legitimacy = (change: number, ...classes: readonly Class[]): Line =>
  simple((t) => {
    for (const role of classes) changeLegitimacy(t, role, change, 'history')
  })

/** Removes Media Influence from Public Services. */
export const loseMedia = (amount: number): Line =>
  simple((t) => {
    const lost = Math.min(amount, t.state.state.media)
    takeMedia(t, lost, 'supply', 'history')
    t.state.influence += lost
  })

/** Own prices rise to the maximum, and stay there this round. */
export const topPrices = (role: OwnerClass, wares: readonly Ware[] = WARES): Line =>
  simple((t) => {
    for (const ware of wares) raiseToTop(t, role, ware)
  })

export const discardDeals: Line = simple((t) => {
  const s = t.state
  s.decks.deal.discard.push(...s.deals.splice(0))
  t.emit({ type: 'deals', deals: [] })
})

/** Several lines one after the other. */
export function* inOrder(t: HegemonyTable, card: string, by: Role | null, lines: readonly Line[]): Script {
  for (const line of lines) {
    const script = line(t, card, by)
    if (script !== undefined) yield* script
  }
}
export const all =
  (...lines: readonly Line[]): Line =>
  (t, card, by) =>
    inOrder(t, card, by, lines)

export function layDown(t: HegemonyTable, card: string, orders: readonly Order[]): void {
  for (const order of orders) putInForce(t, card, 'round', order)
}

// Policies

/** Moves all at once, with all consequences; a Bill that has become pointless returns (CC-HIST-10). */
export function* movePolicies(t: HegemonyTable, moves: readonly PolicyMove[]): Script {
  yield* changePolicies(t, moves)
  for (const { policy } of moves) {
    const bill = t.state.bills[policy]
    if (bill !== undefined && !isNext(t.state.policies[policy], bill.section)) returnBill(t, policy, 'moot')
  }
}

/** Moves some Policies by one section each, chosen by a role. Returns which. */
export function* choosePolicies(
  t: HegemonyTable,
  role: Role,
  count: number,
  mayStop: boolean,
  except: readonly Policy[] = [],
): Script<Policy[]> {
  const chosen: Policy[] = []
  while (chosen.length < count) {
    const offers: Offer<PolicyMove | null>[] = neighbours(t.state, [...except, ...chosen])
    if (mayStop) offers.push({ id: 'done', value: null, label: say('option.done') })
    const progress = { step: chosen.length + 1, of: count }
    const move = yield* t.choose(role, say('ask.move-policy'), offers, { progress })
    if (move === null) break
    chosen.push(move.policy)
    yield* movePolicies(t, [move])
  }
  return chosen
}

function neighbours(s: HegemonyState, except: readonly Policy[]): Offer<PolicyMove>[] {
  return POLICIES.filter((policy) => !except.includes(policy)).flatMap((policy) =>
    SECTIONS.filter((section) => isNext(s.policies[policy], section)).map((section) => {
      const id = `policy:${policy}${section}`
      return offer(id, { policy, section }, say('option.bill', { policy: policyName(policy), section }), id)
    }),
  )
}

// Companies and classes to choose

export const isOfIndustry =
  (industry: Industry) =>
  (company: Company): boolean =>
    factsOf(company).industry === industry

export const isIdle = (company: Company): boolean => !isOperational(company)

/** Asks for one of these Companies; returns null when there is none. */
export function* chooseCompany(
  t: HegemonyTable,
  chooser: Role,
  prompt: string,
  companies: readonly Company[],
): Script<Company | null> {
  if (companies.length === 0) return null
  return yield* t.choose(
    chooser,
    say(prompt),
    companies.map((company) =>
      offer(`company:${company.id}`, company, companyName(company.id), `company:${company.id}`),
    ),
  )
}

/** The State as a player picks classes for a change of Legitimacy. */
export function* pickLegitimacy(t: HegemonyTable, change: number, count: number): Script {
  if (!inPlay(t.state, 'state')) return
  const picked: Class[] = []
  while (picked.length < count) {
    const left = CLASSES.filter((of) => !picked.includes(of) && (change > 0 || canLoseLegitimacy(t.state, of)))
    if (left.length === 0) return
    const of = yield* t.choose(
      'state',
      say('ask.legitimacy-class', { change }),
      left.map((candidate) => offer(`class:${candidate}`, candidate, roleName(candidate), `role:${candidate}`)),
      { progress: { step: picked.length + 1, of: count } },
    )
    picked.push(of)
    changeLegitimacy(t, of, change, 'history')
  }
}
