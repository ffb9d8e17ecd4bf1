// Prices, sales and what does not fit into the store (PB-SELL, PB-PROD-05, PB-PROD-06).
import { MARKETS, MEAT_PRICE, STORE_LIMIT } from '../../data/boards.ts'
import { type PlayerSeat, RESOURCES, type Resource, SPACES, type Space } from '../../data/vocabulary.ts'
import type { MoneyWhy, ResourceWhy, Source } from '../../state/events.ts'
import type { PlanetBState, Store } from '../../state/state.ts'
import type { PlanetBTable } from '../table.ts'
import { gainMoney } from './money.ts'

/** Each market sets the price of two resources; meat has a separate price (PB-SELL-03, PB-SELL-04). */
const MARKET_OF: Readonly<Partial<Record<Resource, Space>>> = Object.fromEntries(
  SPACES.flatMap((space) => MARKETS[space].resources.map((resource) => [resource, space])),
)

/** What one container is sold for now (PB-SELL-02). */
export function priceOf(s: PlanetBState, resource: Resource): number {
  const space = MARKET_OF[resource]
  return space === undefined ? MEAT_PRICE : MARKETS[space][s.deals[space].price]
}

/** What all these goods would bring. */
export function worthOf(s: PlanetBState, goods: Store): number {
  let value = 0
  for (const resource of RESOURCES) if (goods[resource] > 0) value += goods[resource] * priceOf(s, resource)
  return value
}

/** What the whole store would bring. */
export function storeValue(s: PlanetBState, seat: PlayerSeat): number {
  return worthOf(s, s.player[seat].store)
}

/** Containers go to the supply, money comes from the bank (PB-SELL-01). */
export function sell(
  t: PlanetBTable,
  seat: PlayerSeat,
  resource: Resource,
  amount: number,
  why: Extract<ResourceWhy & MoneyWhy, string> = 'sale',
  times = 1,
  source?: Source,
): void {
  loseResource(t, seat, resource, amount, why, source)
  gainMoney(t, seat, amount * times * priceOf(t.state, resource), why, source)
}

/** One container for each, from a supply that is never empty; what finds no space is sold at once (PB-PROD-04 to 06). */
export function gainResource(
  t: PlanetBTable,
  seat: PlayerSeat,
  resource: Resource,
  amount: number,
  why: ResourceWhy,
  source?: Source,
  from: PlayerSeat | 'supply' = 'supply',
): void {
  const { store } = t.state.player[seat]
  const kept = Math.min(amount, STORE_LIMIT - store[resource])
  store[resource] += kept
  const told = source === undefined ? undefined : { source }
  if (kept > 0) t.emit({ type: 'resource', seat, resource, from, to: seat, amount: kept, why, ...told })
  const sold = amount - kept
  if (sold === 0) return
  t.emit({ type: 'resource', seat, resource, from, to: 'supply', amount: sold, why: 'overflow', ...told })
  gainMoney(t, seat, sold * priceOf(t.state, resource), 'overflow', source)
}

/** Containers leave the store for the supply. */
export function loseResource(
  t: PlanetBTable,
  seat: PlayerSeat,
  resource: Resource,
  amount: number,
  why: ResourceWhy,
  source?: Source,
): void {
  if (amount === 0) return
  const { store } = t.state.player[seat]
  if (store[resource] < amount) throw new Error(`${seat} gives ${amount} ${resource} out of ${store[resource]}`)
  store[resource] -= amount
  const told = source === undefined ? undefined : { source }
  t.emit({ type: 'resource', seat, resource, from: seat, to: 'supply', amount, why, ...told })
}
