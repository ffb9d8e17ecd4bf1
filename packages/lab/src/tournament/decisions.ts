// Expert against hard by single decisions, where whole games take too long: what the decision benchmark has found.
import { rankedIn } from '../regret/ranking.ts'
import type { Between } from '../shards/moments.ts'
import type { Results } from '../shards/results.ts'

/** What the levels spend on a decision with a quarter of a turn's stakes. */
export const HARD_ROLLOUTS = '64'
export const EXPERT_ROLLOUTS = '1024'

export interface DecisionVerdict {
  readonly game: string
  readonly players: number
  readonly learned: string
  readonly positions: number
  /** Points that expert gains over hard on the same position. */
  readonly gain: Between
}

/** Of runs that compared the two and nothing else, on the plain game. */
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
