// What the decision benchmark came to: searchers by the points that their answers gain over the policy.
import { type Between, gainText, meanOf } from '../shards/moments.ts'
import type { Outcome } from '../shards/results.ts'
import { term } from '../shards/series.ts'
import { FINE, searchersOf } from './examining.ts'

export interface RankedSearcher {
  readonly name: string
  readonly gain: Between
  /** Points gained over the searcher that was named first, position by position. */
  readonly overFirst: Between
  /** Rollouts that it spent on a position in the mean. */
  readonly rollouts: number
}

export interface Ranked {
  readonly positions: number
  readonly truth: number
  readonly perfect: Between
  /** The best first. */
  readonly searchers: readonly RankedSearcher[]
}

export function rankedIn({ series, counts }: Outcome): Ranked {
  const searchers = searchersOf(series).map((name): RankedSearcher => {
    const own = counts.at('searchers', name)
    return {
      name,
      gain: meanOf(own.at('gain'), FINE),
      overFirst: meanOf(own.at('overFirst'), FINE),
      rollouts: own.get('rollouts') / Math.max(1, own.at('gain').get('n')),
    }
  })
  return {
    positions: counts.get('positions'),
    truth: Number(term(series, 'truth')),
    perfect: meanOf(counts.at('perfect'), FINE),
    searchers: searchers.toSorted((one, other) => other.gain.value - one.gain.value),
  }
}

export const examineHead = ['searcher', 'points gained', 'over the first', 'rollouts']

export function rankRow({ name, gain, overFirst, rollouts }: RankedSearcher): string[] {
  return [name, gainText(gain), gainText(overFirst), rollouts.toFixed(0)]
}
