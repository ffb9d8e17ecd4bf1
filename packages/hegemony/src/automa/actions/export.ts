// Sell to the Foreign Market (CC-AC-20, CC-AC-26, CC-AM-29, CC-AM-32) and the Business Deal (CC-AC-21).
import { type Message, type Script, say } from '@hustings/kernel'
import { type BonusId, bonusFigure } from '../../data/automa-bonuses.ts'
import { STORAGE_TILE_COST } from '../../data/boards.ts'
import { dealCard } from '../../data/deals.ts'
import { exportCard } from '../../data/exports.ts'
import { type Good, type OwnerClass, WARES, type Ware } from '../../data/vocabulary.ts'
import { deal, storable, whyNoDeal } from '../../rules/actions/deals.ts'
import { type ExportLimits, exportWares } from '../../rules/actions/export.ts'
import { canPay, owe, pay } from '../../rules/economy/money.ts'
import { freeTradeZoneRoom, isGood, room } from '../../rules/economy/stock.ts'
import { type HegemonyTable, resourceName } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'
import { overflow } from '../place/storage.ts'
import { type AutomaAction, answering, type Played } from './action.ts'

const LEAST = 2

// Business Deals

/**
 * Division of the goods of a deal (CC-AC-14, CC-AC-21): all to the Free Trade Zone if they fit. Otherwise the rest goes
 * to Storages if it can pay the tariff, with a tile for any excess if it can pay that too.
 */
export interface DealPlan {
  readonly deal: string
  readonly cost: number
  readonly toStorage: boolean
  readonly goods: Readonly<Record<Good, number>>
}

const GOODS: readonly Good[] = ['food', 'luxury']

export function dealPlan(s: HegemonyState, id: string): DealPlan | null {
  const { cost, goods, tariff } = dealCard(id)
  if (!canPay(s, 'capitalist', cost)) return null
  let price = cost + tariff[s.policies[6]]
  const paysTariff = canPay(s, 'capitalist', price)
  const gained = { food: 0, luxury: 0 }
  let toStorage = false
  for (const good of GOODS) {
    const zoned = Math.min(goods[good], freeTradeZoneRoom(s, good))
    const stored = paysTariff ? Math.min(goods[good] - zoned, storable(s, overflow, good, price)) : 0
    if (stored > room(s, 'capitalist', good)) price += STORAGE_TILE_COST
    gained[good] = zoned + stored
    toStorage ||= stored > 0
  }
  return gained.food + gained.luxury > 0 ? { deal: id, cost, toStorage, goods: gained } : null
}

/** Returns the most expensive deals that it can afford. */
export function dealsToMake(s: HegemonyState): DealPlan[] {
  const plans = s.deals.flatMap((id) => dealPlan(s, id) ?? [])
  const dearest = Math.max(...plans.map(({ cost }) => cost))
  return plans.filter(({ cost }) => cost === dearest)
}

/**
 * Makes one of them, at random among equals. Goods go to the Zone, or through customs where that keeps more (CC-AC-21).
 */
export function* makeDeal(t: HegemonyTable): Script {
  const plans = dealsToMake(t.state)
  const plan = plans[plans.length < 2 ? 0 : t.below(plans.length)]
  if (plan === undefined) return
  yield* answering('capitalist', deal(t), ({ prompt }) => {
    if (prompt.key === 'ask.deal') return `deal:${plan.deal}`
    if (prompt.key !== 'ask.deal-destination') return undefined
    return plan.toStorage ? 'storage' : 'free-trade-zone'
  })
}

// Transactions

function stockFor(s: HegemonyState, of: OwnerClass, ware: Ware): number {
  const stored = s[of].storage[ware]
  return of === 'capitalist' && isGood(ware) ? stored + s.capitalist.freeTradeZone[ware] : stored
}

/** Single units at a fixed price before the Export card. */
function extraSale(bonus: BonusId | null): ExportLimits['extra'] {
  if (bonus !== 'food-sale' && bonus !== 'luxury-sale') return undefined
  const good = bonus === 'food-sale' ? 'food' : 'luxury'
  return { good, max: bonusFigure(bonus, 'max'), price: bonusFigure(bonus, 'price') }
}

interface Prospect {
  readonly transactions: number
  readonly found: readonly Message[]
}

/** Every feasible transaction once; if two together are too much, the larger one (CC-AC-20). */
export function transactionsPossible(s: HegemonyState, of: OwnerClass, { bonus }: Played): Prospect {
  const [first] = of === 'capitalist' && bonus === 'deal-first' ? dealsToMake(s) : []
  const extra = extraSale(bonus)
  const found: Message[] = []
  let transactions = 0
  for (const ware of WARES) {
    let stock = stockFor(s, of, ware)
    if (first !== undefined && isGood(ware)) stock += first.goods[ware]
    const sold = extra?.good === ware ? Math.min(stock, extra.max) : 0
    if (sold > 0) transactions++
    const [a, b] = exportCard(s.exportCard).sales[ware]
    const made = lotsSold(stock - sold, a.amount, b.amount)
    transactions += made
    const resource = resourceName(ware)
    found.push(
      say('found.lots', { resource, stock, small: Math.min(a.amount, b.amount), made: made + Number(sold > 0) }),
    )
  }
  return { transactions, found }
}

function lotsSold(stock: number, a: number, b: number): number {
  if (stock >= a + b) return 2
  return stock >= Math.min(a, b) ? 1 : 0
}

export const exportAction: AutomaAction<OwnerClass> = {
  test(s, of, played) {
    const { transactions, found } = transactionsPossible(s, of, played)
    return {
      possible: transactions >= LEAST,
      rule: of === 'capitalist' ? 'CC-AC-26' : 'CC-AM-32',
      found: [say('found.transactions', { transactions, needed: LEAST }), ...found],
    }
  },
  *perform(t, of, { bonus }) {
    if (bonus === 'deal-first' && of === 'capitalist') yield* dealFirst(t)
    const extra = extraSale(bonus)
    const count = yield* exportWares(t, of, extra === undefined ? {} : { extra })
    if (bonus === 'more-per-transaction') {
      pay(t, 'supply', of, count * bonusFigure(bonus, 'perTransaction'), 'export')
    }
    if (bonus === 'state-per-transaction') owe(t, 'state', of, count * bonusFigure(bonus, 'perTransaction'), 'card')
    return bonus !== null
  },
}

/** Makes a deal first if possible; the test for this action counted it. */
function* dealFirst(t: HegemonyTable): Script {
  if (whyNoDeal(t.state, overflow) === null) yield* makeDeal(t)
}
