// Circumstances of a buyer: the comforts available for the whole Population.
import type { LabourClass } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { type Steps, stepWord } from '../circumstances.ts'
import { funds } from '../economy/money.ts'
import { population } from '../labour/workers.ts'
import { deals, priceOf, SOURCES, type Source, stockOf } from './sources.ts'
import type { Comfort } from './use.ts'

const MONEY: Steps = [20, 45, 75, 110]
const COMFORTS: readonly Comfort[] = ['health', 'education', 'luxury']

/** Circumstances of a buyer: fully available comforts and their prices. */
export function shopping(s: HegemonyState, of: LabourClass): readonly string[] {
  const words = [stepWord('money', funds(s, of), MONEY)]
  comforts(s, of, words)
  return words
}

/** Adds each comfort that could be used now, or bought in full with half or all of the money. */
export function comforts(s: HegemonyState, of: LabourClass, words: string[]): void {
  const money = funds(s, of)
  for (const ware of COMFORTS) {
    const missing = population(s, of) - s[of].goods[ware]
    if (missing <= 0) {
      words.push(`${ware}-ready`)
      continue
    }
    const price = priceInFull(s, of, ware, missing)
    if (price <= money / 2) words.push(`${ware}-cheap`)
    else if (price <= money) words.push(`${ware}-affordable`)
  }
}

/** Price of the amount from the two cheapest sources; infinite if they do not have enough. */
function priceInFull(s: HegemonyState, of: LabourClass, ware: Comfort, missing: number): number {
  let rest = missing
  let total = 0
  let first: Source | null = null
  for (let sources = 0; sources < 2 && rest > 0; sources++) {
    let cheapest: Source | null = null
    let least = Number.POSITIVE_INFINITY
    for (const source of SOURCES) {
      if (source === first || !deals(s, source, ware) || stockOf(s, source, ware) === 0) continue
      const price = source === of ? 0 : priceOf(s, source, ware)
      if (price < least) {
        least = price
        cheapest = source
      }
    }
    if (cheapest === null) break
    const taken = Math.min(rest, stockOf(s, cheapest, ware))
    total += taken * least
    rest -= taken
    first = cheapest
  }
  return rest > 0 ? Number.POSITIVE_INFINITY : total
}
