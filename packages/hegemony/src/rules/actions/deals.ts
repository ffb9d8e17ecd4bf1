// Make Business Deal (chapter 23.5): imported goods in bulk, to the Free Trade Zone or through customs.
import { discardCard, type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { dealCard } from '../../data/deals.ts'
import type { DealFacts } from '../../data/facts.ts'
import type { Good } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { cannotPay, canPay, pay } from '../economy/money.ts'
import { freeTradeZoneRoom, putInFreeTradeZone, room, store, tellGoods } from '../economy/stock.ts'
import type { Overflow } from '../extensions.ts'
import { type ActionRule, because, type HegemonyTable, offer, resourceName, unless } from '../table.ts'

/** Room that modules create in the Storage. */
type MoreRoom = Pick<Overflow, 'roomFor'>

const GOODS: readonly Good[] = ['food', 'luxury']
type Destination = 'free-trade-zone' | 'storage'

const NO_DEAL = because('H-CAP-DEAL-01', 'no-deal')
const NO_ROOM = because('H-CAP-DEAL-04', 'no-room-for-goods')
const NO_ROOM_IN_ZONE = because('H-STORE-09', 'no-room-in-zone')
const NO_ROOM_IN_STORAGE = because('H-STORE-01', 'no-room-in-storage')

/** The full tariff of the section in force, also on a card drawn before it changed (H-CAP-DEAL-02, H-CAP-DEAL-07). */
function tariffOf(s: HegemonyState, deal: DealFacts): number {
  return deal.tariff[s.policies[6]]
}

function whyNotTo(s: HegemonyState, more: MoreRoom, deal: DealFacts, to: Destination): Reason | null {
  const price = to === 'storage' ? deal.cost + tariffOf(s, deal) : deal.cost
  if (!canPay(s, 'capitalist', price)) return cannotPay(price)
  if (to === 'storage') {
    return GOODS.some((good) => deal.goods[good] > 0 && storable(s, more, good, price) > 0) ? null : NO_ROOM_IN_STORAGE
  }
  return GOODS.some((good) => deal.goods[good] > 0 && freeTradeZoneRoom(s, good) > 0) ? null : NO_ROOM_IN_ZONE
}

/** Amount that fits the Storage, including room that a module creates after this price is paid (CC-AC-14). */
export function storable(s: HegemonyState, more: MoreRoom, good: Good, price: number): number {
  return room(s, 'capitalist', good) + more.roomFor(s, good, price)
}

function whyNotDeal(s: HegemonyState, more: MoreRoom, deal: DealFacts): Reason | null {
  const zone = whyNotTo(s, more, deal, 'free-trade-zone')
  if (zone === null) return null
  const storage = whyNotTo(s, more, deal, 'storage')
  if (storage === null) return null
  return zone === NO_ROOM_IN_ZONE && storage === NO_ROOM_IN_STORAGE ? NO_ROOM : storage
}

export function whyNoDeal(s: HegemonyState, more: MoreRoom): Reason | null {
  let first: Reason | null = null
  for (const id of s.deals) {
    const reason = whyNotDeal(s, more, dealCard(id))
    if (reason === null) return null
    first ??= reason
  }
  return first ?? NO_DEAL
}

/** H-CAP-DEAL-01; the card is not replaced in this round (H-CAP-DEAL-06). */
export function* deal(t: HegemonyTable): Script {
  const s = t.state
  const id = yield* t.choose(
    'capitalist',
    say('ask.deal'),
    s.deals.map((card) => dealOffer(s, t.extensions, card)),
  )
  const facts = dealCard(id)
  const tariff = tariffOf(s, facts)
  // Without a tariff only the split is left to decide.
  const to = tariff === 0 ? 'storage' : yield* chooseDestination(t, facts)
  s.deals.splice(s.deals.indexOf(id), 1)
  discardCard(s.decks.deal, id)
  t.emit({ type: 'deal', deal: id, to, goods: facts.goods })
  pay(t, 'capitalist', 'supply', facts.cost, 'deal', id)
  if (to === 'free-trade-zone') return toZone(t, facts)
  pay(t, 'capitalist', 'state', tariff, 'tariff', id)
  yield* toStorages(t, facts, tariff > 0)
}

function dealOffer(s: HegemonyState, more: MoreRoom, id: string): Offer<string> {
  const facts = dealCard(id)
  const { food, luxury } = facts.goods
  const label = say('option.deal', { food, luxury, cost: facts.cost, tariff: tariffOf(s, facts) })
  return unless(whyNotDeal(s, more, facts), offer(`deal:${id}`, id, label, `deal:${id}`))
}

function* chooseDestination(t: HegemonyTable, facts: DealFacts): Script<Destination> {
  const s = t.state
  const storage = offer<Destination>(
    'storage',
    'storage',
    say('option.deal-to-storage', { tariff: tariffOf(s, facts) }),
  )
  const zone = offer<Destination>('free-trade-zone', 'free-trade-zone', say('option.deal-to-zone'))
  return yield* t.choose('capitalist', say('ask.deal-destination'), [
    unless(whyNotTo(s, t.extensions, facts, 'storage'), storage),
    unless(whyNotTo(s, t.extensions, facts, 'free-trade-zone'), zone),
  ])
}

/** All goods to the Free Trade Zone without a tariff; goods that do not fit are not taken (H-CAP-DEAL-03, R-09). */
function toZone(t: HegemonyTable, facts: DealFacts): void {
  for (const good of GOODS) divide(t, good, facts.goods[good], 0)
}

/**
 * Any part to the Storages, at least 1 if there is a tariff, the rest to the Free Trade Zone (H-CAP-DEAL-02, HQ-20).
 */
function* toStorages(t: HegemonyTable, facts: DealFacts, taxed: boolean): Script {
  const s = t.state
  const lots = GOODS.filter((good) => facts.goods[good] > 0 && storable(s, t.extensions, good, 0) > 0)
  let owed = taxed ? 1 : 0
  for (const good of GOODS) {
    const amount = facts.goods[good]
    if (amount === 0) continue
    const most = Math.min(amount, storable(s, t.extensions, good, 0))
    const excess = amount - freeTradeZoneRoom(s, good)
    const least = Math.min(most, Math.max(0, excess, good === lots.at(-1) ? owed : 0))
    const stored = yield* t.number('capitalist', say('ask.deal-stored', { resource: resourceName(good) }), least, most)
    divide(t, good, amount, stored)
    if (stored > 0) owed = 0
  }
}

/** The Free Trade Zone first: a tile is bought for any excess. The rest is lost (H-CAP-DEAL-04, CC-AC-16). */
function divide(t: HegemonyTable, good: Good, amount: number, stored: number): void {
  const zoned = putInFreeTradeZone(t, good, amount - stored, 'foreign-market', 'deal')
  store(t, 'capitalist', good, stored, 'foreign-market', 'deal')
  const lost = amount - stored - zoned
  tellGoods(t, good, 'foreign-market', 'free-trade-zone', lost, 'deal')
  tellGoods(t, good, 'free-trade-zone', 'supply', lost, 'overflow')
}

export const makeDeal: ActionRule = {
  id: 'make-deal',
  whyNot: (s, _, extensions) => whyNoDeal(s, extensions),
  perform: deal,
}
