// Provide (chapter 25.4): items for the State Benefits area of a class, and purchases for it in the same action.
// `whyNotProvide` is exact: whatever it allows can be completed.
import { type Reason, type Script, say } from '@hustings/kernel'
import { type Class, WARES, type Ware } from '../../data/vocabulary.ts'
import type { Place } from '../../state/events.ts'
import type { HegemonyState } from '../../state/state.ts'
import { isInForce } from '../measures.ts'
import { because, type HegemonyTable, type Placement, resourceName, roleName } from '../table.ts'
import { canPay, funds, pay } from './money.ts'
import { importPrice } from './prices.ts'
import { isGood, takeMedia, tellGoods, unstore } from './stock.ts'

export interface Parcel {
  readonly ware: Ware
  readonly amount: number
}

/** Items provided to one class. */
export interface Items {
  readonly money?: number
  readonly wares?: readonly Parcel[]
  /** Media Influence from Public Services. */
  readonly media?: number
  /** Personal Influence of the State. */
  readonly personal?: number
  readonly cubes?: number
}

const NOTHING: Required<Items> = { money: 0, wares: [], media: 0, personal: 0, cubes: 0 }

export const newPlacement = (): Placement => new Set()

type Seller = 'middle' | 'capitalist' | 'foreign-market'
interface Stall {
  readonly seller: Seller
  readonly price: number
  readonly stock: number
}

const SHORT_OF_MONEY = because('H-STATE-PROVIDE-09', 'provide-money')
const SHORT_OF_WARES = because('H-STATE-PROVIDE-02', 'provide-wares')
const SHORT_OF_MEDIA = because('H-STATE-RES-06', 'provide-media')
const SHORT_OF_PERSONAL = because('H-STATE-RES-06', 'provide-personal')
const SHORT_OF_CUBES = because('H-STATE-PROVIDE-08', 'provide-cubes')

/** Returns why the State cannot provide all of it; it takes no loan for this (H-STATE-PROVIDE-09). */
export function whyNotProvide(s: HegemonyState, to: Class, items: Items): Reason | null {
  const { money, wares, media, personal, cubes } = { ...NOTHING, ...items }
  if (!canPay(s, 'state', money)) return SHORT_OF_MONEY
  if (s.state.media < media) return SHORT_OF_MEDIA
  if (s.state.influence < personal) return SHORT_OF_PERSONAL
  if (s.cubes[to] < cubes) return SHORT_OF_CUBES
  return canPay(s, 'state', money + costOf(s, to, wares)) ? null : SHORT_OF_WARES
}

/** Places the items; the State decides between own stock and purchases (H-STATE-PROVIDE-01, H-STATE-PROVIDE-02). */
export function* provide(t: HegemonyTable, placement: Placement, to: Class, items: Items): Script {
  const { money, wares, media, personal, cubes } = { ...NOTHING, ...items }
  discardEarlier(t, placement, to)
  const benefits = t.state.state.benefits[to]
  pay(t, 'state', 'supply', money, 'provided', `benefits-${to}`)
  benefits.money += money
  if (media > 0) takeMedia(t, media, `benefits-${to}`, 'provided')
  t.state.state.influence -= personal
  tellGoods(t, 'influence', 'state', `benefits-${to}`, personal, 'provided')
  benefits.influence += media + personal
  provideCubes(t, to, cubes)
  for (const [at, parcel] of wares.entries())
    yield* provideWare(t, to, parcel, costOf(t.state, to, wares.slice(at + 1)))
}

/** From the supply pile of the class (H-STATE-PROVIDE-08). */
function provideCubes(t: HegemonyTable, to: Class, cubes: number): void {
  if (cubes === 0) return
  t.state.cubes[to] -= cubes
  t.state.state.benefits[to].cubes += cubes
  t.emit({ type: 'cubes', class: to, from: 'supply', to: `benefits-${to}`, amount: cubes, why: 'provided' })
}

/** Items left from an earlier action are discarded (H-BENEFIT-06). */
function discardEarlier(t: HegemonyTable, placement: Placement, to: Class): void {
  if (placement.has(to)) return
  placement.add(to)
  const benefits = t.state.state.benefits[to]
  if (isBare(t.state, to)) return
  const area: Place = `benefits-${to}`
  benefits.money = 0
  for (const ware of WARES) {
    tellGoods(t, ware, area, 'supply', benefits.goods[ware], 'benefits')
    benefits.goods[ware] = 0
  }
  tellGoods(t, 'influence', area, 'supply', benefits.influence, 'benefits')
  t.state.influence += benefits.influence
  benefits.influence = 0
  if (benefits.cubes > 0) {
    t.emit({ type: 'cubes', class: to, from: `benefits-${to}`, to: 'supply', amount: benefits.cubes, why: 'returned' })
    t.state.cubes[to] += benefits.cubes
    benefits.cubes = 0
  }
  t.emit({ type: 'benefits', class: to, received: false })
}

/** Whether the State Benefits area of the class is empty. */
export function isBare(s: HegemonyState, of: Class): boolean {
  const { money, goods, influence, cubes } = s.state.benefits[of]
  return money === 0 && influence === 0 && cubes === 0 && WARES.every((ware) => goods[ware] === 0)
}

// Wares: own stock, or purchases

/** Sellers of this ware, cheapest first: never the receiver, no tariff abroad (H-STATE-PROVIDE-04, -05). */
function stallsFor(s: HegemonyState, to: Class, ware: Ware): Stall[] {
  const stalls: Stall[] = []
  for (const seller of ['middle', 'capitalist'] as const) {
    if (seller === to || s[seller].storage[ware] === 0) continue
    stalls.push({ seller, price: s[seller].prices[ware], stock: s[seller].storage[ware] })
  }
  if (isGood(ware) && !isInForce(s, 'embargo'))
    stalls.push({ seller: 'foreign-market', price: importPrice(s, ware), stock: Number.POSITIVE_INFINITY })
  return stalls.sort((a, b) => a.price - b.price)
}

/** Minimum cost of an amount at these sellers, cheapest first; infinite when they have too little. */
function leastCost(stalls: readonly Stall[], first: number, amount: number): number {
  let missing = amount
  let cost = 0
  for (let at = first; missing > 0; at++) {
    const stall = stalls[at]
    if (stall === undefined) return Number.POSITIVE_INFINITY
    const bought = Math.min(missing, stall.stock)
    cost += bought * stall.price
    missing -= bought
  }
  return cost
}

/** Minimum cost for the State to provide these wares, own stock first. */
export function costOf(s: HegemonyState, to: Class, wares: readonly Parcel[]): number {
  let cost = 0
  for (const { ware, amount } of wares) {
    const missing = amount - s.state.storage[ware]
    if (missing > 0) cost += leastCost(stallsFor(s, to, ware), 0, missing)
  }
  return cost
}

/**
 * Provides at most the requested amount (H-STATE-PROVIDE-03). `reserved` is the money needed for the rest of the task.
 */
function* provideWare(t: HegemonyTable, to: Class, { ware, amount }: Parcel, reserved: number): Script {
  const s = t.state
  const stalls = stallsFor(s, to, ware)
  let budget = funds(s, 'state') - reserved
  let least = 0
  while (leastCost(stalls, 0, amount - least) > budget) least++
  const most = Math.min(amount, s.state.storage[ware])
  const own = yield* t.number('state', say('ask.provide-own', { resource: resourceName(ware), amount }), least, most)
  unstore(t, 'state', ware, own, `benefits-${to}`, 'provided')
  s.state.benefits[to].goods[ware] += own
  let missing = amount - own
  for (const [at, stall] of stalls.entries()) {
    if (missing === 0) break
    const affordable = (bought: number): boolean =>
      bought * stall.price + leastCost(stalls, at + 1, missing - bought) <= budget
    const bought = yield* chooseAmount(t, stall, ware, missing, affordable)
    buyForBenefits(t, to, ware, stall, bought)
    missing -= bought
    budget -= bought * stall.price
  }
}

function* chooseAmount(
  t: HegemonyTable,
  { seller, price, stock }: Stall,
  ware: Ware,
  missing: number,
  affordable: (bought: number) => boolean,
): Script<number> {
  let least = 0
  while (!affordable(least)) least++
  let most = Math.min(missing, stock)
  while (!affordable(most)) most--
  const source = seller === 'foreign-market' ? say('source.foreign-market') : roleName(seller)
  return yield* t.number(
    'state',
    say('ask.provide-from', { source, resource: resourceName(ware), price, missing }),
    least,
    most,
  )
}

function buyForBenefits(t: HegemonyTable, to: Class, ware: Ware, { seller, price }: Stall, amount: number): void {
  if (amount === 0) return
  pay(t, 'state', seller === 'foreign-market' ? 'supply' : seller, amount * price, 'purchase', ware)
  if (seller === 'foreign-market') tellGoods(t, ware, 'foreign-market', `benefits-${to}`, amount, 'provided')
  else unstore(t, seller, ware, amount, `benefits-${to}`, 'provided')
  t.state.state.benefits[to].goods[ware] += amount
}

// Two kinds of wares in any mix, at least one of each

export interface Mix {
  readonly wares: readonly [Ware, Ware]
  readonly total: number
}

const SHORT_MIX = because('H-STATE-EVENT-02', 'provide-one-of-each')

function mixed({ wares: [first, second], total }: Mix, ofFirst: number): Parcel[] {
  return [
    { ware: first, amount: ofFirst },
    { ware: second, amount: total - ofFirst },
  ]
}

export function whyNotProvideMix(s: HegemonyState, to: Class, mix: Mix): Reason | null {
  if (mix.total < 2) return SHORT_MIX
  for (let ofFirst = 1; ofFirst < mix.total; ofFirst++) {
    if (canPay(s, 'state', costOf(s, to, mixed(mix, ofFirst)))) return null
  }
  return SHORT_OF_WARES
}

/** The State decides the mix first, within its means. */
export function* provideMix(t: HegemonyTable, placement: Placement, to: Class, mix: Mix): Script {
  const affordable = (ofFirst: number): boolean => canPay(t.state, 'state', costOf(t.state, to, mixed(mix, ofFirst)))
  let least = 1
  while (!affordable(least)) least++
  let most = mix.total - 1
  while (!affordable(most)) most--
  const [first, second] = mix.wares
  const ofFirst = yield* t.number(
    'state',
    say('ask.provide-mix', { first: resourceName(first), second: resourceName(second), total: mix.total }),
    least,
    most,
  )
  yield* provide(t, placement, to, { wares: mixed(mix, ofFirst) })
}
