// Sell to the Foreign Market (chapters 23.4, 24.2 and 25.5): the lots of the current Export card.
import { type Offer, type Reason, type Script, say } from '@hustings/kernel'
import { EXPORTS, exportCard } from '../../data/exports.ts'
import type { ExportSale } from '../../data/facts.ts'
import { type Good, type Role, WARES, type Ware } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { pay } from '../economy/money.ts'
import { score } from '../economy/points.ts'
import { isGood, type Storer, takeFromFreeTradeZone, unstore } from '../economy/stock.ts'
import { isInForce } from '../measures.ts'
import { because, DONE, type HegemonyTable, offer, type PlainAction, resourceName, unless } from '../table.ts'

export interface ExportLimits {
  /** Only lots of these wares. */
  readonly wares?: readonly Ware[]
  /** Maximum number of sales of each lot; normally one. */
  readonly times?: number
  /** Single units at a fixed price, in addition to the card. */
  readonly extra?: { readonly good: Good; readonly max: number; readonly price: number }
  /** Maximum number of transactions. */
  readonly transactions?: number
  /** The seller may sell nothing. */
  readonly mayDecline?: boolean
}

const GOODS: readonly Ware[] = ['food', 'luxury']

const NOTHING_TO_SELL = because('H-CAP-EXPORT-02', 'nothing-to-export')
const EMBARGO = because('CC-HIST-12', 'embargo')
const LOT_SOLD = because('H-CAP-EXPORT-01', 'lot-already-sold')
const LOT_TOO_LARGE = because('H-CAP-EXPORT-02', 'lot-too-large')

/** Exportable stock: the Storage, plus the Free Trade Zone (H-CAP-EXPORT-03, H-MID-EXPORT-01). */
function exportable(s: HegemonyState, role: Storer, ware: Ware): number {
  const stored = s[role].storage[ware]
  return role === 'capitalist' && isGood(ware) ? stored + s.capitalist.freeTradeZone[ware] : stored
}

/** The State exports goods only (H-STATE-EXPORT-01). */
function waresFor(role: Storer, limits: ExportLimits): readonly Ware[] {
  const wares = limits.wares ?? WARES
  return role === 'state' ? wares.filter(isGood) : wares
}

function isStorer(role: Role): role is Storer {
  return role !== 'working'
}

export function whyNoExport(s: HegemonyState, role: Role, limits: ExportLimits = {}): Reason | null {
  if (!isStorer(role)) return NOTHING_TO_SELL
  if (isInForce(s, 'embargo')) return EMBARGO
  const { sales } = exportCard(s.exportCard)
  for (const ware of waresFor(role, limits)) {
    const has = exportable(s, role, ware)
    for (const { amount } of sales[ware]) if (amount <= has) return null
  }
  const { extra } = limits
  return extra !== undefined && exportable(s, role, extra.good) > 0 ? null : NOTHING_TO_SELL
}

interface Lot extends ExportSale {
  readonly ware: Ware
  readonly line: string
}

/** Sells lots until the seller stops; returns the number of transactions (H-CAP-EXPORT-01, H-CAP-EXPORT-02). */
export function* exportWares(t: HegemonyTable, role: Storer, limits: ExportLimits = {}): Script<number> {
  const sold: Record<string, number> = {}
  let count = 0
  let extraOpen = limits.extra !== undefined
  while (count < (limits.transactions ?? Number.POSITIVE_INFINITY)) {
    const offers: Offer<Lot | 'extra' | null>[] = lotOffers(t.state, role, limits, sold)
    if (extraOpen && limits.extra !== undefined) offers.push(...extraOffer(t.state, role, limits.extra))
    if (!offers.some((offered) => offered.blocked === undefined)) break
    if (count > 0 || limits.mayDecline === true) offers.push(DONE)
    const chosen = yield* t.choose(role, say('ask.export'), offers)
    if (chosen === null) break
    if (chosen === 'extra') {
      yield* sellExtra(t, role, limits)
      extraOpen = false
    } else {
      sold[chosen.line] = (sold[chosen.line] ?? 0) + 1
      yield* ship(t, role, chosen.ware, chosen.amount, chosen.price)
    }
    count++
  }
  if (role === 'middle') score(t, 'middle', count, 'export') // H-MID-EXPORT-02
  return count
}

function lotOffers(
  s: HegemonyState,
  role: Storer,
  limits: ExportLimits,
  sold: Readonly<Record<string, number>>,
): Offer<Lot>[] {
  const offers: Offer<Lot>[] = []
  const wares = waresFor(role, limits)
  for (const offered of LOTS[s.exportCard] ?? []) {
    const { ware, amount, line } = offered.value
    const has = exportable(s, role, ware)
    if (has === 0 || !wares.includes(ware)) continue
    if ((sold[line] ?? 0) >= (limits.times ?? 1)) offers.push(unless(LOT_SOLD, offered))
    else if (amount > has) offers.push(unless(LOT_TOO_LARGE, offered))
    else offers.push(offered)
  }
  return offers
}

/** The lots of every Export card as offers, created once. */
const LOTS: Readonly<Record<string, readonly Offer<Lot>[]>> = Object.fromEntries(
  EXPORTS.map(({ id, sales }) => [
    id,
    WARES.flatMap((ware) => sales[ware].map((sale, at) => lotOffer(ware, sale, at))),
  ]),
)

function lotOffer(ware: Ware, { amount, price }: ExportSale, at: number): Offer<Lot> {
  const line = `${ware}-${at}`
  const label = say('option.export', { resource: resourceName(ware), amount, price })
  return offer(`sale:${line}`, { ware, amount, price, line }, label, `export:${line}`)
}

function extraOffer(
  s: HegemonyState,
  role: Storer,
  { good, price }: Required<ExportLimits>['extra'],
): Offer<'extra'>[] {
  if (exportable(s, role, good) === 0) return []
  return [offer('extra', 'extra', say('option.export-extra', { resource: resourceName(good), price }))]
}

function* sellExtra(t: HegemonyTable, role: Storer, { extra }: ExportLimits): Script {
  if (extra === undefined) return
  const { good, max, price } = extra
  const most = Math.min(max, exportable(t.state, role, good))
  const amount = yield* t.number(role, say('ask.export-extra', { resource: resourceName(good), price }), 1, most)
  yield* ship(t, role, good, amount, amount * price)
}

/** With the good in both places the Capitalist Class decides how much leaves the Free Trade Zone (H-CAP-EXPORT-03). */
function* ship(t: HegemonyTable, role: Storer, ware: Ware, amount: number, price: number): Script {
  let rest = amount
  if (role === 'capitalist' && isGood(ware)) rest -= yield* shipFromZone(t, ware, amount)
  unstore(t, role, ware, rest, 'foreign-market', 'export')
  t.emit({ type: 'exported', role, ware, amount, price })
  pay(t, 'supply', role, price, 'export')
}

function* shipFromZone(t: HegemonyTable, good: Good, amount: number): Script<number> {
  const { storage, freeTradeZone } = t.state.capitalist
  const most = Math.min(amount, freeTradeZone[good])
  const least = Math.min(most, Math.max(0, amount - storage[good]))
  const ask = say('ask.export-from-zone', { resource: resourceName(good), amount })
  return takeFromFreeTradeZone(t, good, yield* t.number('capitalist', ask, least, most))
}

export const sellAbroad: PlainAction = {
  id: 'sell-abroad',
  whyNot: (s, role) => whyNoExport(s, role),
  *perform(t, role) {
    if (isStorer(role)) yield* exportWares(t, role)
  },
}

/** The Food and Luxury lines only. */
export const GOODS_ONLY: ExportLimits = { wares: GOODS }
