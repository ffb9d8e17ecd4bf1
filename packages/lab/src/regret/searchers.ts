// Searchers that the decision benchmark compares: number of rollouts and horizon.
import { UsageError } from '../terminal/usage.ts'

export interface Searcher {
  readonly name: string
  /** 0 takes the most likely answer of the policy. */
  readonly rollouts: number
  /** End of the game, end of the stage, or the horizon of the bots for this player count. */
  readonly horizon: 'end' | 'stage' | 'usual'
}

const HORIZONS = ['end', 'stage', 'usual'] as const

/** `policy`, `64`, `64-end` or `64-stage`. */
export function searcherNamed(name: string): Searcher {
  if (name === 'policy') return { name, rollouts: 0, horizon: 'usual' }
  const [count = '', far = 'usual', ...rest] = name.split('-')
  const horizon = HORIZONS.find((each) => each === far)
  if (!/^[1-9]\d*$/.test(count) || horizon === undefined || rest.length > 0) {
    throw new UsageError(`a searcher is "policy", or rollouts like 64, 64-end or 64-stage, not "${name}"`)
  }
  return { name, rollouts: Number(count), horizon }
}
