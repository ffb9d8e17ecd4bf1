// Gating: a new policy replaces the old one only if it is no worse in any seat, at tables of the old one. Self-play
// points do not measure strength because players adapt to each other.
import {
  type AnyGame,
  isAutomatic,
  playOn,
  Run,
  randomAnswer,
  randomFrom,
  type Seat,
  seedRandom,
} from '@hustings/kernel'
import type { BotPolicy } from '../bot-policy.ts'
import { StateFeatures } from '../features.ts'
import { createModel } from '../model.ts'
import { finalPoints } from '../value.ts'
import { noWeights, type Weights } from '../weights.ts'
import type { OptionsOf } from './self-play.ts'

/** Gain of a seat in points of margin when the new policy plays it: mean and standard error. */
export interface Gain {
  readonly seat: Seat
  readonly games: number
  readonly mean: number
  readonly error: number
  /** Number of games in which the new policy reached a higher margin than the former one. */
  readonly better: number
}

export interface Verdict {
  readonly gains: readonly Gain[]
  readonly passes: boolean
}

/** Plays the same deals twice for each seat: with the new policy in it, and with the former one in all. Null plays at random. */
export function gate(
  game: AnyGame,
  candidate: Weights | null,
  former: Weights | null,
  optionsOf: OptionsOf,
  seed: string,
  games: number,
): Verdict {
  const differences = new Map<Seat, number[]>()
  for (let index = 0; index < games; index++) {
    const input = optionsOf(index)
    const options = game.options(input)
    const seats = game.seats(options)
    const policyOf = (weights: Weights | null): BotPolicy | null =>
      weights === null ? null : createModel(game, input, weights).policy
    const { value } = createModel(game, input, candidate ?? former ?? noWeights(game, seats.length))
    const [young, old] = [policyOf(candidate), policyOf(former)]
    const before = outcome(game, input, `${seed}/${index}`, () => old)
    for (const [own, seat] of seats.entries()) {
      if (isAutomatic(game, options, seat)) continue
      const after = outcome(game, input, `${seed}/${index}`, (each) => (each === seat ? young : old))
      const whose = game.alike === true ? '' : seat
      const known = differences.get(whose) ?? []
      known.push(value.margin(after, own) - value.margin(before, own))
      differences.set(whose, known)
    }
  }
  const gains = [...differences].map(([seat, list]) => gainOf(seat, list))
  const mean = gains.reduce((sum, gain) => sum + gain.mean, 0)
  return { gains, passes: mean > 0 && gains.every((gain) => gain.mean + gain.error >= 0) }
}

function gainOf(seat: Seat, differences: readonly number[]): Gain {
  const games = differences.length
  const mean = differences.reduce((sum, each) => sum + each, 0) / games
  const squares = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0)
  const better = differences.filter((each) => each > 0).length
  return { seat, games, mean, error: Math.sqrt(squares / Math.max(1, games - 1) / games), better }
}

/** Final points by seat; null plays at random. */
export function outcome(
  game: AnyGame,
  input: unknown,
  seed: string,
  who: (seat: Seat) => BotPolicy | null,
): Float64Array {
  const options = game.options(input)
  const seats = game.seats(options)
  const players = new Map(
    seats.map((seat) => [seat, { policy: who(seat), random: randomFrom(seedRandom(`${seed}/${seat}`)) }]),
  )
  const run = new Run(game, game.create(options, seedRandom(seed))).begin()
  const features = new StateFeatures(game, run.state)
  playOn(run, (question) => {
    const player = players.get(question.seat)
    if (player === undefined) throw new Error(`no player for ${question.seat}`)
    if (player.policy === null) return randomAnswer(question, player.random)
    return player.policy.choose(question, features, player.random)
  })
  const points = new Float64Array(seats.length)
  finalPoints(game, run.state, seats, points)
  return points
}
