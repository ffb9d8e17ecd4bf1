// Possible purchases of the Working or Middle Class Automa (CC-AW-09 to CC-AW-18, CC-AM-17 to CC-AM-21): for each
// resource the cheapest ones from at most two sources, with the bonus of the AI card.
import { type BonusId, bonusFigure } from '../../data/automa-bonuses.ts'
import type { LabourClass } from '../../data/vocabulary.ts'
import { costFor } from '../../rules/actions/buy.ts'
import { priceOf, type Source, stockOf, type Terms } from '../../rules/actions/sources.ts'
import type { Comfort } from '../../rules/actions/use.ts'
import { funds } from '../../rules/economy/money.ts'
import { inPlay } from '../../rules/economy/points.ts'
import { room } from '../../rules/economy/stock.ts'
import { employedCount, posts } from '../../rules/labour/placement.ts'
import {
  employs,
  factsOf,
  isOperational,
  ownerOf,
  population,
  populationOf,
  unemployedCount,
  workerCount,
} from '../../rules/labour/workers.ts'
import { companyOutput } from '../../rules/production/production.ts'
import type { Company, HegemonyState } from '../../state/state.ts'

export const COMFORTS: Readonly<Record<LabourClass, readonly Comfort[]>> = {
  working: ['health', 'education', 'luxury'],
  middle: ['education', 'health', 'luxury'],
}

/** Order of the sources in the lists (IC-W-08, IC-M-09); the Middle Class uses its own goods first. */
const SOURCES_OF: Readonly<Record<LabourClass, readonly Source[]>> = {
  working: ['state', 'foreign-market', 'capitalist', 'middle'],
  middle: ['middle', 'state', 'foreign-market', 'capitalist'],
}

export interface Part {
  readonly source: Source
  readonly amount: number
  readonly cost: number
}

export interface Purchase {
  readonly resource: Comfort
  readonly parts: readonly Part[]
  readonly quantity: number
  readonly cost: number
}

/** A purchase under the bonus of the card. */
export interface Shopping {
  readonly s: HegemonyState
  readonly of: LabourClass
  readonly bonus: BonusId | null
  /** The first effect of the bonus, money or production, is still to come and is included (CC-AUTO-25, CC-AUTO-50). */
  readonly ahead: boolean
}

// What the bonus changes

/** Terms of a source under the bonus. */
export function termsAt({ s, bonus }: Shopping, resource: Comfort, source: Source): Terms {
  switch (bonus) {
    case 'half-price-education':
      return resource === 'education' && source === 'state' ? HALF : FULL
    case 'half-price-health':
      return resource === 'health' && source === 'state' ? HALF : FULL
    case 'half-paid-luxury':
      return resource === 'luxury' && isPlayer(s, source) ? HALF_PAID : FULL
    case 'no-tariffs':
      return NO_TARIFF
    default:
      return FULL
  }
}
const FULL: Terms = {}
const HALF: Terms = { half: true }
const HALF_PAID: Terms = { half: true, stateHelps: true }
const NO_TARIFF: Terms = { noTariff: true }

function isPlayer(s: HegemonyState, source: Source): boolean {
  return source !== 'foreign-market' && inPlay(s, source)
}

function sourcesFor({ of, bonus }: Shopping): readonly Source[] {
  return bonus === 'public-services-only' ? PUBLIC : SOURCES_OF[of]
}
const PUBLIC: readonly Source[] = ['state']

/** Money that the State pays first under the bonus. */
export function subsidy(s: HegemonyState, of: LabourClass, bonus: BonusId | null): number {
  switch (bonus) {
    case 'public-services-only':
      return bonusFigure(bonus, 'perUnemployed') * unemployedCount(s, of)
    case 'pay-for-employed':
      return bonusFigure(bonus, 'perWorker') * employedCount(s, of)
    case 'pay-for-employed-elsewhere':
      return bonusFigure(bonus, 'perWorker') * employedByOthers(s, of)
    default:
      return 0
  }
}

/** Workers in Companies of the Capitalist Class and the State. */
function employedByOthers(s: HegemonyState, of: LabourClass): number {
  return posts(s, of).filter(({ company }) => {
    const owner = ownerOf(s, company.id)
    return owner === 'capitalist' || owner === 'state'
  }).length
}

/** The public Company that produces first under the bonus; if several, the one with the highest production. */
export function publicProducer(s: HegemonyState, of: LabourClass, bonus: BonusId | null): Company | null {
  if (bonus !== 'public-education-first' && bonus !== 'public-health-first') return null
  const industry = bonus === 'public-education-first' ? 'education' : 'healthcare'
  let best: Company | null = null
  for (const company of s.companies.state) {
    if (factsOf(company).industry !== industry || !isOperational(company) || company.strike) continue
    if (!employs(company, of)) continue
    if (best === null || companyOutput(company, true) > companyOutput(best, true)) best = company
  }
  return best
}

function moneyFor({ s, of, bonus, ahead }: Shopping): number {
  return funds(s, of) + (ahead ? subsidy(s, of, bonus) : 0)
}

function stockAt({ s, of, bonus, ahead }: Shopping, source: Source, resource: Comfort): number {
  const stock = stockOf(s, source, resource)
  if (!ahead || source !== 'state') return stock
  const producer = publicProducer(s, of, bonus)
  if (producer === null || factsOf(producer).produces !== resource) return stock
  return stock + Math.min(companyOutput(producer, true), room(s, 'state', resource))
}

// What can be bought

/** Quantity missing up to the Population; if none, the whole Population (CC-AW-13 to CC-AW-15, CC-AM-18). */
export function wanted(s: HegemonyState, of: LabourClass, resource: Comfort): number {
  const needed = population(s, of)
  const has = s[of].goods[resource]
  return has >= needed ? needed : needed - has
}

/** One more worker would raise the Population (OQ-14). */
export function isAboutToGrow(s: HegemonyState, of: LabourClass): boolean {
  return populationOf(workerCount(s, of) + 1) > population(s, of)
}

function part(shopping: Shopping, resource: Comfort, source: Source, amount: number): Part {
  const { s, of } = shopping
  return { source, amount, cost: costFor(s, of, resource, source, amount, termsAt(shopping, resource, source)) }
}

function purchase(resource: Comfort, parts: readonly Part[]): Purchase {
  let quantity = 0
  let cost = 0
  for (const each of parts) {
    quantity += each.amount
    cost += each.cost
  }
  return { resource, parts, quantity, cost }
}

/** All affordable ways to buy the quantity, each from one source or from two, the cheapest first. */
export function purchasesOf(shopping: Shopping, resource: Comfort, quantity: number): Purchase[] {
  if (shopping.bonus === 'every-source') return everySource(shopping, resource)
  const sources = sourcesFor(shopping).filter((source) => stockAt(shopping, source, resource) > 0)
  const found: Purchase[] = []
  for (const [at, source] of sources.entries()) {
    const stock = stockAt(shopping, source, resource)
    if (stock >= quantity) {
      found.push(purchase(resource, [part(shopping, resource, source, quantity)]))
      continue
    }
    for (const [otherAt, other] of sources.entries()) {
      if (otherAt === at || stockAt(shopping, other, resource) < quantity - stock) continue
      const pair = [part(shopping, resource, source, stock), part(shopping, resource, other, quantity - stock)]
      found.push(purchase(resource, pair))
    }
  }
  const money = moneyFor(shopping)
  return found.filter(({ cost }) => cost <= money)
}

/** Own stock, then every other source while the money lasts, if the Population is reached. */
function everySource(shopping: Shopping, resource: Comfort): Purchase[] {
  const { s, of } = shopping
  const most = population(s, of)
  const parts: Part[] = []
  let money = moneyFor(shopping)
  for (const source of SOURCES_OF[of]) {
    let amount = Math.min(most, stockAt(shopping, source, resource))
    const price = source === of || amount === 0 ? 0 : priceOf(s, source, resource, termsAt(shopping, resource, source))
    if (price > 0) amount = Math.min(amount, Math.floor(money / price))
    if (amount <= 0) continue
    const bought = part(shopping, resource, source, amount)
    money -= bought.cost
    parts.push(bought)
  }
  const all = purchase(resource, parts)
  const has = s[of].goods[resource]
  return all.quantity > 0 && all.quantity + (has >= most ? 0 : has) >= most ? [all] : []
}

/**
 * Possible purchases, without Health if it would raise the Population and there is an alternative (CC-AW-18, CC-AM-21).
 */
export function choicesFor(shopping: Shopping): Purchase[] {
  const { s, of } = shopping
  const all = COMFORTS[of].flatMap((resource) => purchasesOf(shopping, resource, wanted(s, of, resource)))
  if (!isAboutToGrow(s, of)) return all
  const others = all.filter(({ resource }) => resource !== 'health')
  return others.length > 0 ? others : all
}

/** A second source after a whole purchase from one, the cheapest (CC-AW-16, CC-AW-17, CC-AM-20, R-76). */
export function secondHelping(shopping: Shopping, { resource, parts }: Purchase): Part | null {
  const { s, of, bonus } = shopping
  const [first, second] = parts
  if (first === undefined || second !== undefined || bonus === 'every-source') return null
  if (resource === 'health' && isAboutToGrow(s, of)) return null
  const amount = population(s, of)
  let best: Part | null = null
  for (const source of sourcesFor(shopping)) {
    if (source === first.source || stockOf(s, source, resource) < amount) continue
    const more = part(shopping, resource, source, amount)
    if (more.cost <= funds(s, of) && (best === null || more.cost < best.cost)) best = more
  }
  return best
}
