// Buy Goods & Services (CC-AW-13 to CC-AW-18, CC-AM-18 to CC-AM-21, R-75): preferred resource, then a second source.
import { say } from '@hustings/kernel'
import type { BonusId } from '../../data/automa-bonuses.ts'
import type { LabourClass } from '../../data/vocabulary.ts'
import { buyFrom } from '../../rules/actions/buy.ts'
import { owe } from '../../rules/economy/money.ts'
import { inPlay } from '../../rules/economy/points.ts'
import { produceCompany } from '../../rules/production/production.ts'
import { type HegemonyTable, resourceName } from '../../rules/table.ts'
import { preferPurchase } from '../bullets/purchases.ts'
import {
  COMFORTS,
  choicesFor,
  type Part,
  type Purchase,
  publicProducer,
  purchasesOf,
  type Shopping,
  secondHelping,
  subsidy,
  termsAt,
  wanted,
} from '../candidates/purchases.ts'
import type { AutomaAction } from './action.ts'

const RULE: Readonly<Record<LabourClass, string>> = { working: 'CC-AW-13', middle: 'CC-AM-18' }

export const buyAction: AutomaAction<LabourClass> = {
  test(s, of, { bonus }) {
    const shopping: Shopping = { s, of, bonus, ahead: true }
    const found = COMFORTS[of].map((resource) => {
      const quantity = wanted(s, of, resource)
      const cost = cheapest(purchasesOf(shopping, resource, quantity))
      const name = resourceName(resource)
      return cost === null
        ? say('found.not-buyable', { resource: name, quantity })
        : say('found.buyable', { resource: name, quantity, cost })
    })
    return { possible: choicesFor(shopping).length > 0, rule: RULE[of], found }
  },
  // biome-ignore lint/correctness/useYield: no decision here
  *perform(t, of, { bonus }) {
    const paid = receiveFirst(t, of, bonus)
    const shopping: Shopping = { s: t.state, of, bonus, ahead: false }
    const choice = preferPurchase(t, of, choicesFor(shopping))
    const bought = [...choice.parts]
    for (const part of choice.parts) take(t, shopping, choice, part)
    const second = secondHelping(shopping, choice)
    if (second !== null) {
      take(t, shopping, choice, second)
      bought.push(second)
    }
    return isBonusUsed(t, bonus, choice, bought, paid)
  },
}

export function cheapest(purchases: readonly Purchase[]): number | null {
  let cost: number | null = null
  for (const each of purchases) if (cost === null || each.cost < cost) cost = each.cost
  return cost
}

function take(t: HegemonyTable, shopping: Shopping, { resource }: Purchase, { source, amount }: Part): void {
  buyFrom(t, shopping.of, resource, source, amount, termsAt(shopping, resource, source))
}

/** Applies the money or production of the bonus before the purchase. Returns whether there was any. */
function receiveFirst(t: HegemonyTable, of: LabourClass, bonus: BonusId | null): boolean {
  const money = subsidy(t.state, of, bonus)
  owe(t, 'state', of, money, 'card')
  const producer = publicProducer(t.state, of, bonus)
  if (producer !== null) produceCompany(t, 'state', producer, true)
  return money > 0 || producer !== null
}

/** CC-AUTO-103: the purchase decides whether a price of the bonus was used. */
function isBonusUsed(
  { state: s }: HegemonyTable,
  bonus: BonusId | null,
  { resource }: Purchase,
  bought: readonly Part[],
  received: boolean,
): boolean {
  switch (bonus) {
    case null:
      return false
    case 'half-price-education':
      return resource === 'education' && bought.some(({ source }) => source === 'state')
    case 'half-price-health':
      return resource === 'health' && bought.some(({ source }) => source === 'state')
    case 'half-paid-luxury':
      return resource === 'luxury' && bought.some(({ source }) => source !== 'foreign-market' && inPlay(s, source))
    case 'no-tariffs':
      return bought.some(({ source }) => source === 'foreign-market')
    case 'public-education-first':
    case 'public-health-first':
    case 'pay-for-employed':
    case 'pay-for-employed-elsewhere':
      return received
    default:
      return true
  }
}
