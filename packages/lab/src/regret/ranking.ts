// Results of the decision benchmark: searchers ranked by their gain over the policy.

import type { Outcome } from '../shards/results.ts'
import { term } from '../shards/series.ts'
import { gainText, type Interval, meanOf } from '../shards/statistics.ts'
import { POINT_UNITS, searchersOf } from './regret-shard.ts'

export interface RankedSearcher {
  readonly name: string
  readonly gain: Interval
  /** Gain over the first searcher on the same positions. */
  readonly overFirst: Interval
  /** Mean number of rollouts per position. */
  readonly rollouts: number
}

export interface Ranked {
  readonly positions: number
  readonly truth: number
  readonly perfect: Interval
  /** The best first. */
  readonly searchers: readonly RankedSearcher[]
}

export function rankedIn({ series, counts }: Outcome): Ranked {
  const searchers = searchersOf(series).map((name): RankedSearcher => {
    const own = counts.at('searchers', name)
    return {
      name,
      gain: meanOf(own.at('gain'), POINT_UNITS),
      overFirst: meanOf(own.at('overFirst'), POINT_UNITS),
      rollouts: own.get('rollouts') / Math.max(1, own.at('gain').get('n')),
    }
  })
  return {
    positions: counts.get('positions'),
    truth: Number(term(series, 'truth')),
    perfect: meanOf(counts.at('perfect'), POINT_UNITS),
    searchers: searchers.toSorted((one, other) => other.gain.value - one.gain.value),
  }
}

export const examineHead = ['searcher', 'points gained', 'over the first', 'rollouts']

export function rankRow({ name, gain, overFirst, rollouts }: RankedSearcher): string[] {
  return [name, gainText(gain), gainText(overFirst), rollouts.toFixed(0)]
}
