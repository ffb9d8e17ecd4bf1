// Ways of searching that the decision benchmark compares: so many rollouts, so far ahead.
import { UsageError } from '../terminal/usage.ts'

export interface Searcher {
  readonly name: string
  /** None: the policy's favourite. */
  readonly rollouts: number
  /** To the end of the game, of the stage, or as the bots do it with so many players. */
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
