// Buy Goods & Services (chapter 13), and the rewards of the State for its sales (25.3).
import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { type LabourClass, RESOURCES, type Resource, type Ware } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { funds, owe, pay } from '../economy/money.ts'
import { changeLegitimacy, score } from '../economy/points.ts'
import { addGoods, isGood, mediaTo, type Storer, unstore } from '../economy/stock.ts'
import { isLabour } from '../labour/placement.ts'
import { population } from '../labour/workers.ts'
import { because, DONE, type HegemonyTable, offer, type PlainAction, resourceName, roleName, unless } from '../table.ts'
import { shopping } from './comforts.ts'
import { deals, FULL_PRICE, priceOf, SOURCES, type Source, stockOf, type Terms, tariffOn } from './sources.ts'

/** Changes of the action by a card. */
export interface BuyLimits {
  readonly resources?: readonly Resource[]
  readonly sources?: readonly Source[]
  /** Maximum number of sources: 2, unless the card changes it (H-BUY-01). */
  readonly maxSources?: number
  /** Maximum amount per source: the Population, unless the card changes it (H-BUY-02). */
  readonly perSource?: number
  readonly terms?: Terms
  /** The player may buy nothing. */
  readonly optional?: boolean
}

const BASIC_SOURCES = 2
const BASIC: BuyLimits = {}

const NOTHING_TO_BUY = because('H-BUY-04', 'nothing-to-buy')
const SOLD_OUT = because('H-BUY-04', 'sold-out')
const TOO_DEAR = because('H-BUY-13', 'too-dear')

// Prices

/** Price of an amount; the own Storage is free (H-BUY-09). */
export function costFor(
  s: HegemonyState,
  of: LabourClass,
  resource: Resource,
  source: Source,
  amount: number,
  terms: Terms = FULL_PRICE,
): number {
  if (source === of) return 0
  const total = amount * priceOf(s, source, resource, terms)
  return terms.half === true ? Math.ceil(total / 2) : total
}

/** Maximum amount that the class can buy there: limit, stock and money (H-BUY-02, H-BUY-04, H-BUY-13). */
export function mostFrom(
  s: HegemonyState,
  of: LabourClass,
  resource: Resource,
  source: Source,
  limits: BuyLimits = BASIC,
): number {
  const most = Math.min(limits.perSource ?? population(s, of), stockOf(s, source, resource))
  if (most <= 0 || source === of) return Math.max(0, most)
  const price = priceOf(s, source, resource, limits.terms)
  if (price === 0) return most
  const money = funds(s, of) * (limits.terms?.half === true ? 2 : 1)
  return Math.min(most, Math.floor(money / price))
}

// The purchase

/** Buys an amount from one source: payment, wares, and the rewards of the State. Check `mostFrom` first. */
export function buyFrom(
  t: HegemonyTable,
  of: LabourClass,
  resource: Resource,
  source: Source,
  amount: number,
  terms: Terms = FULL_PRICE,
): void {
  payFor(t, of, resource, source, amount, terms)
  if (resource === 'influence') mediaTo(t, of, amount, 'purchase')
  else if (source === 'foreign-market') addGoods(t, of, resource, amount, 'foreign-market', 'purchase')
  else handOver(t, source, of, resource, amount)
  if (source === 'state') rewardSale(t, of, resource, amount)
}

/** Moves wares from the seller's Storage directly to Goods & Services, as one event (H-BUY-07). */
function handOver(t: HegemonyTable, from: Storer, to: LabourClass, ware: Ware, amount: number): void {
  unstore(t, from, ware, amount, `${to}-goods`, 'purchase')
  t.state[to].goods[ware] += amount
}

/** To the seller; abroad the base price goes to the Supply and the tariff to the Treasury (H-BUY-05, H-BUY-06). */
function payFor(
  t: HegemonyTable,
  of: LabourClass,
  resource: Resource,
  source: Source,
  amount: number,
  terms: Terms,
): void {
  if (source === of) return
  const due = costFor(t.state, of, resource, source, amount, terms)
  if (source === 'foreign-market') {
    const tariff = isGood(resource) ? amount * tariffOn(t.state, resource, terms) : 0
    pay(t, of, 'supply', due - tariff, 'purchase', resource)
    pay(t, of, 'state', tariff, 'tariff', resource)
    return
  }
  pay(t, of, source, due, 'purchase', resource)
  const rest = amount * priceOf(t.state, source, resource, terms) - due
  if (terms.stateHelps === true) owe(t, 'state', source, rest, 'purchase', resource)
}

/** Health and Education by their base price: 1 VP at 5, Legitimacy when free (H-STATE-SALE-02 to H-STATE-SALE-05). */
function rewardSale(t: HegemonyTable, of: LabourClass, resource: Resource, amount: number): void {
  if (resource !== 'health' && resource !== 'education') return
  const section = t.state.policies[resource === 'health' ? 4 : 5]
  if (section === 'B') score(t, 'state', 1, 'public-sale', resource)
  if (section === 'A') changeLegitimacy(t, of, Math.floor(amount / 3), 'free-service')
}

// The action

export function whyNoBuy(s: HegemonyState, of: LabourClass, limits: BuyLimits = BASIC): Reason | null {
  for (const resource of limits.resources ?? RESOURCES) if (whyNotBuyable(s, of, resource, limits) === null) return null
  return NOTHING_TO_BUY
}

function whyNotBuyable(s: HegemonyState, of: LabourClass, resource: Resource, limits: BuyLimits): Reason | null {
  let why = SOLD_OUT
  for (const source of limits.sources ?? SOURCES) {
    if (!deals(s, source, resource)) continue
    if (mostFrom(s, of, resource, source, limits) > 0) return null
    if (stockOf(s, source, resource) > 0) why = TOO_DEAR
  }
  return why
}

/** Buys one resource from up to two sources (H-BUY-01). Returns the amount. */
export function* buy(t: HegemonyTable, of: LabourClass, limits: BuyLimits = BASIC): Script<number> {
  const resource = yield* pickResource(t, of, limits)
  if (resource === null) return 0
  const used: Source[] = []
  let bought = 0
  while (used.length < (limits.maxSources ?? BASIC_SOURCES)) {
    const offers = sourceOffers(t.state, of, resource, limits, used)
    if (!offers.some((offered) => offered.blocked === undefined)) break
    if (used.length > 0) offers.push(DONE)
    const source = yield* t.choose(of, say('ask.buy-source', { resource: resourceName(resource) }), offers)
    if (source === null) break
    used.push(source)
    const most = mostFrom(t.state, of, resource, source, limits)
    const amount = yield* t.number(of, say('ask.buy-amount', { resource: resourceName(resource) }), 1, most)
    buyFrom(t, of, resource, source, amount, limits.terms)
    bought += amount
  }
  return bought
}

function* pickResource(t: HegemonyTable, of: LabourClass, limits: BuyLimits): Script<Resource | null> {
  const offers: Offer<Resource | null>[] = []
  let possible = false
  for (const resource of limits.resources ?? RESOURCES) {
    const target = resource === 'influence' ? undefined : `own:${of}-${resource}`
    const offered = offer(`resource:${resource}`, resource, resourceName(resource), target)
    const blocked = whyNotBuyable(t.state, of, resource, limits)
    possible ||= blocked === null
    offers.push(unless(blocked, offered))
  }
  if (!possible) return null
  if (limits.optional === true) offers.push(DONE)
  return yield* t.choose(of, say('ask.buy-resource'), offers, { circumstances: () => shopping(t.state, of) })
}

function sourceOffers(
  s: HegemonyState,
  of: LabourClass,
  resource: Resource,
  limits: BuyLimits,
  used: readonly Source[],
): Offer<Source | null>[] {
  const offers: Offer<Source | null>[] = []
  for (const source of limits.sources ?? SOURCES) {
    if (used.includes(source) || !deals(s, source, resource)) continue
    const offered = sourceOffer(s, of, resource, source, limits)
    if (mostFrom(s, of, resource, source, limits) > 0) offers.push(offered)
    else offers.push(unless(stockOf(s, source, resource) > 0 ? TOO_DEAR : SOLD_OUT, offered))
  }
  return offers
}

function sourceOffer(
  s: HegemonyState,
  of: LabourClass,
  resource: Resource,
  source: Source,
  limits: BuyLimits,
): Offer<Source> {
  if (source === of) {
    const label = say('option.buy-own', { stock: stockOf(s, source, resource) })
    return offer(`source:${source}`, source, label, `role:${source}`)
  }
  const price = priceOf(s, source, resource, limits.terms)
  if (source === 'foreign-market') return offer('source:foreign', source, say('option.buy-abroad', { price }))
  const label = say('option.buy-from', { seller: roleName(source), price, stock: stockOf(s, source, resource) })
  const isService = source === 'state' && !isGood(resource)
  return offer(`source:${source}`, source, label, isService ? `service:${resource}` : `role:${source}`)
}

export const buyGoods: PlainAction = {
  id: 'buy-goods',
  whyNot: (s, role) => (isLabour(role) ? whyNoBuy(s, role) : NOTHING_TO_BUY),
  *perform(t, role) {
    if (isLabour(role)) yield* buy(t, role)
  },
}
