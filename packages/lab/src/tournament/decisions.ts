// Compares expert and hard by single decisions (decision benchmark), because whole games take too long.
import { rankedIn } from '../regret/ranking.ts'
import type { Results } from '../shards/results.ts'
import type { Interval } from '../shards/statistics.ts'

/** Rollouts of the levels for a decision with a quarter of the stakes of a turn. */
export const HARD_ROLLOUTS = '64'
export const EXPERT_ROLLOUTS = '1024'

export interface DecisionVerdict {
  readonly game: string
  readonly players: number
  readonly learned: string
  readonly positions: number
  /** Gain of expert over hard on the same position. */
  readonly gain: Interval
}

/** Reads runs on the plain game that compare only these two. */
export function decisionsIn(results: Results): DecisionVerdict[] {
  return results.all().flatMap((outcome) => {
    const { kind, game, options, terms } = outcome.series
    if (kind !== 'regret' || terms.searchers !== `${HARD_ROLLOUTS},${EXPERT_ROLLOUTS}`) return []
    if (typeof options.players !== 'number' || Object.keys(options).length !== 1) return []
    const { positions, searchers } = rankedIn(outcome)
    const expert = searchers.find(({ name }) => name === EXPERT_ROLLOUTS)
    if (expert === undefined || positions === 0) return []
    return [{ game, players: options.players, learned: terms.learned ?? '', positions, gain: expert.overFirst }]
  })
}
