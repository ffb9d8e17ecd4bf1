// Resources and their places: storages and their limits, Goods & Services, Public Services, Influence (chapter 21).

import { PUBLIC_STORAGE_MARGIN, STORAGE } from '../../data/boards.ts'
import { companyFacts } from '../../data/companies.ts'
import type { Good, LabourClass, Resource, Role, Ware } from '../../data/vocabulary.ts'
import type { GoodsWhy, Place } from '../../state/events.ts'
import type { HegemonyState } from '../../state/state.ts'
import type { HegemonyTable } from '../table.ts'

/** Roles with a storage. */
export type Storer = 'middle' | 'capitalist' | 'state'

export function isGood(ware: Resource): ware is Good {
  return ware === 'food' || ware === 'luxury'
}

/** Capacity of a role for a ware (H-STORE-01 to H-STORE-04, H-STORE-11, H-STORE-12). */
export function capacity(s: HegemonyState, role: Storer, ware: Ware): number {
  if (role === 'state') return publicOutput(s, ware) + PUBLIC_STORAGE_MARGIN
  return STORAGE[role][ware] + (s[role].tiles[ware] ? STORAGE.tile[role][ware] : 0)
}

export function mediaCapacity(s: HegemonyState): number {
  return publicOutput(s, 'influence') + PUBLIC_STORAGE_MARGIN
}

/** Printed production of the face-up public Companies of a kind, operational or not. */
function publicOutput(s: HegemonyState, resource: Resource): number {
  let output = 0
  for (const company of s.companies.state) {
    const facts = companyFacts(company.id)
    if (facts.produces === resource) output += facts.amount
  }
  return output
}

/** Free room, without the Free Trade Zone. */
export function room(s: HegemonyState, role: Storer, ware: Ware): number {
  return Math.max(0, capacity(s, role, ware) - s[role].storage[ware])
}

export function freeTradeZoneRoom(s: HegemonyState, good: Good): number {
  return Math.max(0, STORAGE.freeTradeZone[good] - s.capitalist.freeTradeZone[good])
}

/** Place of a role's storage, for the log. */
export function storagePlace(role: Storer, ware: Ware): Place {
  return role === 'state' && !isGood(ware) ? 'public-services' : role
}

/**
 * Puts wares into a storage. Excess Food and Luxury of the Capitalist Class go to the Free Trade Zone if there is room
 * (H-STORE-08, HQ-19); only then does an Automa buy a tile (CC-AC-16). The rest is lost (H-STORE-07, H-STORE-13).
 */
export function store(
  t: HegemonyTable,
  role: Storer,
  ware: Ware,
  amount: number,
  from: Place,
  why: GoodsWhy,
  subject?: string,
): void {
  const s = t.state
  let stored = putInStorage(s, role, ware, amount)
  let lost = amount - stored
  if (lost > 0 && role === 'capitalist') {
    if (isGood(ware)) lost -= putInFreeTradeZone(t, ware, lost, from, why)
    if (lost > 0) t.extensions.makeRoom(t, ware)
    const more = putInStorage(s, role, ware, lost)
    stored += more
    lost -= more
  }
  const place = storagePlace(role, ware)
  tellGoods(t, ware, from, place, stored + lost, why, subject)
  tellGoods(t, ware, place, 'supply', lost, 'overflow', subject)
}

/** Returns the amount that fits. */
function putInStorage(s: HegemonyState, role: Storer, ware: Ware, amount: number): number {
  const fits = Math.min(amount, room(s, role, ware))
  s[role].storage[ware] += fits
  return fits
}

/** Returns the amount that fits. */
export function putInFreeTradeZone(t: HegemonyTable, good: Good, amount: number, from: Place, why: GoodsWhy): number {
  const fits = Math.min(amount, freeTradeZoneRoom(t.state, good))
  t.state.capitalist.freeTradeZone[good] += fits
  tellGoods(t, good, from, 'free-trade-zone', fits, why)
  return fits
}

/** Takes wares out of a storage. */
export function unstore(t: HegemonyTable, role: Storer, ware: Ware, amount: number, to: Place, why: GoodsWhy): void {
  const { storage } = t.state[role]
  if (storage[ware] < amount) throw new Error(`${role} has no ${amount} ${ware}`)
  storage[ware] -= amount
  tellGoods(t, ware, storagePlace(role, ware), to, amount, why)
}

/** Into the unlimited Goods & Services area of a class with workers. */
export function addGoods(
  t: HegemonyTable,
  role: LabourClass,
  ware: Ware,
  amount: number,
  from: Place,
  why: GoodsWhy,
): void {
  t.state[role].goods[ware] += amount
  tellGoods(t, ware, from, `${role}-goods`, amount, why)
}

export function takeGoods(
  t: HegemonyTable,
  role: LabourClass,
  ware: Ware,
  amount: number,
  to: Place,
  why: GoodsWhy,
): void {
  const { goods } = t.state[role]
  if (goods[ware] < amount) throw new Error(`${role} has no ${amount} ${ware}`)
  goods[ware] -= amount
  tellGoods(t, ware, `${role}-goods`, to, amount, why)
}

/** From the Supply, limited by its cubes (H-COMP-04). The State's is Personal Influence. Returns the amount gained. */
export function gainInfluence(t: HegemonyTable, role: Role, amount: number, why: GoodsWhy): number {
  const gained = Math.min(amount, t.state.influence)
  t.state.influence -= gained
  t.state[role].influence += gained
  tellGoods(t, 'influence', 'supply', role, gained, why)
  return gained
}

/** Back to the Supply. */
export function spendInfluence(t: HegemonyTable, role: Role, amount: number, why: GoodsWhy): void {
  if (t.state[role].influence < amount) throw new Error(`${role} has no ${amount} Influence`)
  t.state[role].influence -= amount
  t.state.influence += amount
  tellGoods(t, 'influence', role, 'supply', amount, why)
}

export function giveInfluence(t: HegemonyTable, from: Role, to: Role, amount: number, why: GoodsWhy): void {
  if (t.state[from].influence < amount) throw new Error(`${from} has no ${amount} Influence`)
  t.state[from].influence -= amount
  t.state[to].influence += amount
  tellGoods(t, 'influence', from, to, amount, why)
}

/** Removes Media Influence from Public Services; the caller puts it into its place. */
export function takeMedia(t: HegemonyTable, amount: number, to: Place, why: GoodsWhy): void {
  if (t.state.state.media < amount) throw new Error(`Public Services have no ${amount} Influence`)
  t.state.state.media -= amount
  tellGoods(t, 'influence', 'public-services', to, amount, why)
}

/** Media Influence bought or received by a role: from Public Services to its own Influence. */
export function mediaTo(t: HegemonyTable, role: Role, amount: number, why: GoodsWhy): void {
  takeMedia(t, amount, role, why)
  t.state[role].influence += amount
}

/** Media Influence produced, from the Supply, within the limit (H-STORE-11, H-COMP-04). */
export function produceMedia(t: HegemonyTable, amount: number): void {
  const s = t.state
  const fits = Math.max(0, Math.min(amount, s.influence, mediaCapacity(s) - s.state.media))
  s.influence -= fits
  s.state.media += fits
  tellGoods(t, 'influence', 'supply', 'public-services', fits, 'production')
}

/** When a limit of the State has fallen, the excess is discarded at once (H-STORE-14). */
export function discardPublicExcess(t: HegemonyTable): void {
  const s = t.state
  for (const ware of ['food', 'luxury', 'health', 'education'] as const) {
    const excess = s.state.storage[ware] - capacity(s, 'state', ware)
    if (excess > 0) unstore(t, 'state', ware, excess, 'supply', 'overflow')
  }
  const excess = s.state.media - mediaCapacity(s)
  if (excess > 0) {
    takeMedia(t, excess, 'supply', 'overflow')
    s.influence += excess
  }
}

export function tellGoods(
  t: HegemonyTable,
  resource: Resource,
  from: Place,
  to: Place,
  amount: number,
  why: GoodsWhy,
  subject?: string,
): void {
  if (amount === 0) return
  t.emit(
    subject === undefined
      ? { type: 'goods', resource, from, to, amount, why }
      : { type: 'goods', resource, from, to, amount, why, subject },
  )
}

/** To the Foreign Market, the only way out (H-STORE-10). Returns the amount taken, at most `most`. */
export function takeFromFreeTradeZone(t: HegemonyTable, good: Good, most: number): number {
  const taken = Math.min(most, t.state.capitalist.freeTradeZone[good])
  t.state.capitalist.freeTradeZone[good] -= taken
  tellGoods(t, good, 'free-trade-zone', 'foreign-market', taken, 'export')
  return taken
}
