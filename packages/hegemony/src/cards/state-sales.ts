// Cards by which the State must buy: Health Crisis, Higher Education Program, Bid Rigging.
import { type Reason, type Script, say } from '@hustings/kernel'
import type { OwnerClass, Ware } from '../data/vocabulary.ts'
import { owe } from '../rules/economy/money.ts'
import { inPlay } from '../rules/economy/points.ts'
import { isGood, room, storagePlace, unstore } from '../rules/economy/stock.ts'
import { because, type CardEffect, type HegemonyTable, resourceName } from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'
import { figure } from './figures.ts'

const NOTHING_TO_SELL = because('H-GEN-11', 'nothing-to-sell-to-state')
const STATE_IS_FULL = because('H-FAQ-16', 'state-storage-full')

/** Goods sold to a State without a player go to the Supply (H-FAQC-18, R-04). */
function isKept(s: HegemonyState, ware: Ware): boolean {
  return inPlay(s, 'state') || !isGood(ware)
}

/** Limited by the State's storage; its money does not matter (H-FAQ-16). */
function mostForState(s: HegemonyState, seller: OwnerClass, ware: Ware, max: number): number {
  const most = Math.min(max, s[seller].storage[ware])
  return isKept(s, ware) ? Math.min(most, room(s, 'state', ware)) : most
}

export function whyNoStateSale(s: HegemonyState, seller: OwnerClass, ware: Ware): Reason | null {
  if (s[seller].storage[ware] === 0) return NOTHING_TO_SELL
  return mostForState(s, seller, ware, 1) === 0 ? STATE_IS_FULL : null
}

/** The seller chooses the number, within the limit of the card. Returns the number. */
export function sellToState(t: HegemonyTable, card: string, seller: OwnerClass, ware: Ware): Script<number> {
  return sellUnitsToState(t, seller, ware, figure(card, 'maxUnits'), figure(card, 'pricePerUnit'), card)
}

export function* sellUnitsToState(
  t: HegemonyTable,
  seller: OwnerClass,
  ware: Ware,
  max: number,
  price: number,
  card?: string,
): Script<number> {
  const most = mostForState(t.state, seller, ware, max)
  const prompt = say('ask.sell-to-state', { resource: resourceName(ware), price })
  const amount = yield* t.number(seller, prompt, 1, most)
  const kept = isKept(t.state, ware)
  unstore(t, seller, ware, amount, kept ? storagePlace('state', ware) : 'supply', 'sale')
  if (kept) t.state.state.storage[ware] += amount
  owe(t, 'state', seller, amount * price, 'card', card)
  return amount
}

/** The whole card, if it has no other effect. */
export function sellingToState(card: string, seller: OwnerClass, ware: Ware): CardEffect {
  return {
    whyNot: (s) => whyNoStateSale(s, seller, ware),
    *play(t) {
      return { count: yield* sellToState(t, card, seller, ware) }
    },
  }
}
