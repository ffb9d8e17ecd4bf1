// Cover Needs (26.2): the Middle Class, then the Working Class, uses Food and buys the missing amount.
import { type Offer, type Script, say } from '@hustings/kernel'
import { TARIFFS } from '../../data/boards.ts'
import type { LabourClass } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { priceOf } from '../actions/sources.ts'
import { owe } from '../economy/money.ts'
import { inPlay } from '../economy/points.ts'
import { importPrice } from '../economy/prices.ts'
import { type Storer, takeGoods, tellGoods, unstore } from '../economy/stock.ts'
import { population } from '../labour/workers.ts'
import { type HegemonyTable, offer, roleName } from '../table.ts'

/** H-NEEDS-01. */
export function* coverNeeds(t: HegemonyTable): Script {
  t.emit({ type: 'production-step', step: 'needs' })
  for (const role of ['middle', 'working'] as const) if (inPlay(t.state, role)) yield* eat(t, role)
}

function* eat(t: HegemonyTable, of: LabourClass): Script {
  let missing = population(t.state, of)
  if (of === 'middle') missing -= yield* eatStored(t, missing)
  missing -= eatGoods(t, of, missing)
  while (missing > 0) missing -= yield* buyMeal(t, of, missing)
}

/** Own Food first (H-NEEDS-02, H-NEEDS-03). */
function eatGoods(t: HegemonyTable, of: LabourClass, wanted: number): number {
  const eaten = Math.min(wanted, t.state[of].goods.food)
  takeGoods(t, of, 'food', eaten, 'supply', 'needs')
  return eaten
}

/** With Food in both places the Middle Class decides how much of it comes from the Storage. */
function* eatStored(t: HegemonyTable, wanted: number): Script<number> {
  const { goods, storage } = t.state.middle
  const most = Math.min(wanted, storage.food)
  const least = Math.min(most, Math.max(0, wanted - goods.food))
  const eaten = yield* t.number('middle', say('ask.food-stored', { wanted }), least, most)
  unstore(t, 'middle', 'food', eaten, 'supply', 'needs')
  return eaten
}

/**
 * Food from one seller, used at once; the Foreign Market supplies all that is still missing (H-NEEDS-04 to H-NEEDS-09).
 */
function* buyMeal(t: HegemonyTable, of: LabourClass, missing: number): Script<number> {
  const s = t.state
  const offers = foodOffers(s, of)
  if (offers.length === 0) return buyAbroad(t, of, missing)
  const price = priceOf(s, 'foreign-market', 'food')
  offers.push(offer('source:foreign', null, say('option.food-from-abroad', { price, missing })))
  const seller = yield* t.choose(of, say('ask.food-source', { missing }), offers)
  if (seller === null) return buyAbroad(t, of, missing)
  const most = Math.min(missing, s[seller].storage.food)
  const amount = yield* t.number(of, say('ask.food-amount', { seller: roleName(seller), missing }), 1, most)
  owe(t, of, seller, amount * priceOf(s, seller, 'food'), 'purchase', 'food')
  unstore(t, seller, 'food', amount, 'supply', 'needs')
  return amount
}

/** Sellers with Food; the Middle Class has used its own (HQ-35). */
function foodOffers(s: HegemonyState, of: LabourClass): Offer<Storer | null>[] {
  const offers: Offer<Storer | null>[] = []
  for (const seller of ['capitalist', 'middle', 'state'] as const) {
    const stock = s[seller].storage.food
    if (stock === 0 || seller === of) continue
    const label = say('option.food-from', { seller: roleName(seller), price: priceOf(s, seller, 'food'), stock })
    offers.push(offer(`source:${seller}`, seller, label, `role:${seller}`))
  }
  return offers
}

/** The price to the Supply, the tariff to the Treasury (H-POLICY-6-02). */
function buyAbroad(t: HegemonyTable, of: LabourClass, amount: number): number {
  owe(t, of, 'supply', amount * importPrice(t.state, 'food'), 'purchase', 'food')
  owe(t, of, 'state', amount * TARIFFS[t.state.policies[6]].food, 'tariff', 'food')
  tellGoods(t, 'food', 'foreign-market', 'supply', amount, 'needs')
  return amount
}
