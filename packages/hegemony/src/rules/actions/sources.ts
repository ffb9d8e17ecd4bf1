// Sources of a buyer, with their stock and prices (H-BUY-03 to H-BUY-06).
import { STATE_PRICES, TARIFFS, WELFARE_PRICE } from '../../data/boards.ts'
import type { Resource } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { inPlay } from '../economy/points.ts'
import { importPrice } from '../economy/prices.ts'
import { isGood } from '../economy/stock.ts'
import { isInForce } from '../measures.ts'

/** Sources of a class; the Middle Class also has its own Storage (H-BUY-03, H-BUY-09). */
export type Source = 'middle' | 'capitalist' | 'state' | 'foreign-market'
export const SOURCES: readonly Source[] = ['middle', 'capitalist', 'state', 'foreign-market']

/** Changes of the price by a card. */
export interface Terms {
  /** The buyer pays half of the total, rounded up (H-FAQ-17). */
  readonly half?: boolean
  /** The State pays the seller the other half. */
  readonly stateHelps?: boolean
  readonly noTariff?: boolean
}

/** Terms without changes. */
export const FULL_PRICE: Terms = {}

/** Whether a source sells a resource at all; CC and MC never sell Influence (H-BUY-03). */
export function deals(s: HegemonyState, source: Source, resource: Resource): boolean {
  if (source === 'foreign-market') return isGood(resource) && !isInForce(s, 'embargo')
  if (source === 'state') return !isGood(resource) || s.state.storage[resource] > 0
  return resource !== 'influence' && inPlay(s, source)
}

/** Stock of a source, without the Free Trade Zone and Personal Influence (H-BUY-04, H-BUY-08, H-BUY-12). */
export function stockOf(s: HegemonyState, source: Source, resource: Resource): number {
  if (!deals(s, source, resource)) return 0
  if (source === 'foreign-market') return Number.POSITIVE_INFINITY
  if (resource === 'influence') return s.state.media
  return s[source].storage[resource]
}

/** Price per unit, including the tariff (H-BUY-05). */
export function priceOf(s: HegemonyState, source: Source, resource: Resource, terms: Terms = FULL_PRICE): number {
  if (source === 'state') return statePrice(s, resource)
  if (source === 'foreign-market') {
    if (!isGood(resource)) throw new Error(`${resource} is not sold abroad`)
    return importPrice(s, resource) + tariffOn(s, resource, terms)
  }
  if (resource === 'influence') throw new Error(`${source} sells no Influence`)
  return s[source].prices[resource]
}

function statePrice(s: HegemonyState, resource: Resource): number {
  if (resource === 'health') return WELFARE_PRICE[s.policies[4]]
  if (resource === 'education') return WELFARE_PRICE[s.policies[5]]
  return STATE_PRICES[resource]
}

export function tariffOn(s: HegemonyState, resource: 'food' | 'luxury', terms: Terms): number {
  return terms.noTariff === true ? 0 : TARIFFS[s.policies[6]][resource]
}
