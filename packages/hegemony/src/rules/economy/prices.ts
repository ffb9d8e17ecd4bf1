// Adjust Prices (chapters 23.6 and 24.2), and price changes after a change of policy.
import { type Offer, type Script, say } from '@hustings/kernel'
import { FOREIGN_PRICES, PRICE_STEPS } from '../../data/boards.ts'
import { type Good, type OwnerClass, WARES, type Ware } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { isInForce, measures } from '../measures.ts'
import { isLastProductionOver } from '../round-end.ts'
import { because, DONE, type HegemonyTable, offer, type PlainAction, resourceName } from '../table.ts'
import { inPlay } from './points.ts'

interface Price {
  readonly ware: Ware
  readonly value: number
}

/** Each printed step of each ware, created once: `price:food-9` (H-BRD-10). */
const STEPS: Readonly<Record<OwnerClass, Readonly<Record<Ware, readonly Offer<Price>[]>>>> = {
  middle: stepsFor('middle'),
  capitalist: stepsFor('capitalist'),
}

function stepsFor(role: OwnerClass): Record<Ware, Offer<Price>[]> {
  return {
    food: stepsOf(role, 'food'),
    luxury: stepsOf(role, 'luxury'),
    health: stepsOf(role, 'health'),
    education: stepsOf(role, 'education'),
  }
}

function stepsOf(role: OwnerClass, ware: Ware): Offer<Price>[] {
  return PRICE_STEPS[ware].map((value) =>
    offer(
      `price:${ware}-${value}`,
      { ware, value },
      say('option.price', { resource: resourceName(ware), price: value }),
      `stock:${role}-${ware}`,
    ),
  )
}

function priceOffers(s: HegemonyState, role: OwnerClass, wares: readonly Ware[]): Offer<Price>[] {
  const offers: Offer<Price>[] = []
  for (const ware of wares) {
    for (const step of STEPS[role][ware]) if (step.value.value !== s[role].prices[ware]) offers.push(step)
  }
  return offers
}

/** Moves markers one after another, each once, until the owner stops. */
function* movePrices(t: HegemonyTable, role: OwnerClass, wares: readonly Ware[], mayDecline: boolean): Script {
  const open = wares.filter((ware) => !isPriceFixed(t.state, ware))
  let enough = mayDecline
  while (open.length > 0) {
    const offers: Offer<Price | null>[] = priceOffers(t.state, role, open)
    if (enough) offers.push(DONE)
    const chosen = yield* t.choose(role, say('ask.price'), offers)
    if (chosen === null) return
    setPrice(t, role, chosen)
    open.splice(open.indexOf(chosen.ware), 1)
    enough = true
  }
}

/** Whether a card fixes the price. */
export function isPriceFixed(s: HegemonyState, ware: Ware): boolean {
  return isInForce(s, 'fixed-prices') && measures(s, 'fixed-prices').some(({ wares }) => wares.includes(ware))
}

const ALL_FIXED = because('CC-HIST-12', 'prices-fixed')

/** Price per unit on the Foreign Market, before the tariff. */
export function importPrice(s: HegemonyState, good: Good): number {
  return measures(s, 'import-prices')[0]?.prices[good] ?? FOREIGN_PRICES[good]
}

/** The highest step of the price board. */
export function raiseToTop(t: HegemonyTable, role: OwnerClass, ware: Ware): void {
  const [, , value] = PRICE_STEPS[ware]
  if (t.state[role].prices[ware] !== value) setPrice(t, role, { ware, value })
}

function setPrice(t: HegemonyTable, role: OwnerClass, { ware, value }: Price): void {
  const { prices } = t.state[role]
  t.emit({ type: 'price', role, ware, from: prices[ware], to: value })
  prices[ware] = value
}

/** After a change of policy or an IMF intervention (H-POLICY-4-03, H-POLICY-5-02, H-POLICY-6-05, H-IMF-11, HQ-38). */
export function* offerPrices(t: HegemonyTable, role: OwnerClass, wares: readonly Ware[]): Script {
  if (!inPlay(t.state, role) || isLastProductionOver(t.state)) return
  yield* movePrices(t, role, wares, true)
}

/** H-CAP-PRICE-01, H-MID-PRICE-01. */
export const adjustPrices: PlainAction = {
  id: 'adjust-prices',
  whyNot: (s) => (WARES.every((ware) => isPriceFixed(s, ware)) ? ALL_FIXED : null),
  *perform(t, role) {
    if (role === 'capitalist' || role === 'middle') yield* movePrices(t, role, WARES, false)
  },
}
