// Value of a position: expected points of each seat, linear in the public facts for each stage. Also the margin by which
// bots compare positions; a trained net can predict it.
import { type AnyGame, type GameState, isAutomatic, type Seat } from '@hustings/kernel'
import { automaConfigAt, automaConfigKey, generalValueName, valueNames } from './automa-config.ts'
import { Net } from './net.ts'
import type { Weights } from './weights.ts'

export class Value {
  private readonly game: AnyGame
  private readonly weights: Weights
  /** Index in the game of each fact of the weights; -1 if the game no longer has it. */
  private readonly factAt: readonly number[]
  private readonly facts: Float64Array
  /** Key of the value of each seat (`valueNames`). */
  readonly names: ReadonlyMap<Seat, string>
  private readonly bestRivalWeight: number
  /** Seats with a trained margin net at this table. */
  private readonly marginNets: ReadonlyMap<Seat, MarginNet>

  constructor(game: AnyGame, options: unknown, weights: Weights) {
    this.game = game
    this.weights = weights
    this.names = valueNames(game, options)
    this.bestRivalWeight = automaConfigAt(game, options) === '' ? BEST_RIVAL_WEIGHT : BEST_RIVAL_WEIGHT_AMONG_AUTOMAS
    const { names } = game.features
    this.factAt = weights.facts.map((name) => names.indexOf(name))
    this.facts = new Float64Array(names.length)
    this.marginNets = marginNetsAt(game, options, weights)
  }

  /** Writes the expected final points of every seat. */
  expected(state: GameState, seats: readonly Seat[], into: Float64Array): void {
    const { game, facts } = this
    const stage = game.stage(state)
    if (game.alike !== true) game.features.write(state, facts)
    for (let i = 0; i < seats.length; i++) {
      const seat = seats[i] ?? ''
      if (game.alike === true) game.features.write(state, facts, seat)
      into[i] = game.score(state, seat) + this.gainOf(seat, stage)
    }
  }

  /** Returns the margin predicted by the net of a seat; null without a net. */
  expectedMargin(state: GameState, seat: Seat): number | null {
    const marginNet = this.marginNets.get(seat)
    if (marginNet === undefined) return null
    this.game.features.write(state, this.facts, seat)
    marginNet.net.forward(this.facts, marginNet.automas)
    return NET_UNIT * marginNet.net.output(marginNet.output)
  }

  /** Returns the margin of a seat at this table. */
  margin(points: Float64Array, own: number): number {
    return marginOf(points, own, this.bestRivalWeight)
  }

  /** Returns the facts for a regression, a constant first. `gainOf` uses the same facts until the next call. */
  factsOf(state: GameState, seat: Seat): Float64Array {
    this.game.features.write(state, this.facts, seat)
    const facts = new Float64Array(this.facts.length + 1)
    facts[0] = 1
    facts.set(this.facts, 1)
    return facts
  }

  /** Returns the expected further points of a seat, from the facts that were last written. */
  gainOf(seat: Seat, stage: number): number {
    const name = this.names.get(seat) ?? seat
    const { value } = this.weights
    const factors = (value.get(name) ?? value.get(generalValueName(name)))?.[stage]
    return factors === undefined ? 0 : this.gain(factors)
  }

  private gain(factors: Float64Array): number {
    const { factAt, facts } = this
    let sum = factors[0] ?? 0
    for (let i = 0; i < factAt.length; i++) {
      const at = factAt[i] ?? -1
      if (at >= 0) sum += (factors[i + 1] ?? 0) * (facts[at] ?? 0)
    }
    return sum
  }
}

/** Points per unit of the output of a margin net. */
export const NET_UNIT = 20

interface MarginNet {
  readonly net: Net
  readonly automas: Float64Array
  readonly output: Float64Array
}

/** Key of the margin output of a net. */
export const MARGIN = 'margin'

function marginNetsAt(game: AnyGame, options: unknown, { nets, facts }: Weights): ReadonlyMap<Seat, MarginNet> {
  const marginNets = new Map<Seat, MarginNet>()
  if (nets === undefined) return marginNets
  const checked = game.options(options)
  for (const seat of game.seats(checked)) {
    const own = nets.get(game.alike === true ? '' : seat)?.margin
    const company = own?.words.get(automaConfigKey(automaConfigAt(game, options)))
    const output = own?.outputs.get(MARGIN)
    if (own === undefined || company === undefined || output === undefined) continue
    if (!isAutomatic(game, checked, seat))
      marginNets.set(seat, { net: new Net(own, facts, game), automas: company, output })
  }
  return marginNets
}

/** Weight of the best other player in a margin; the mean of all others has the rest. */
const BEST_RIVAL_WEIGHT = 0.5
const BEST_RIVAL_WEIGHT_AMONG_AUTOMAS = 1

/** Returns own points minus a mix of the best and the mean opponent. */
export function marginOf(points: Float64Array, own: number, bestWeight = BEST_RIVAL_WEIGHT): number {
  let most = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let i = 0; i < points.length; i++) {
    if (i === own) continue
    const other = points[i] ?? 0
    if (other > most) most = other
    sum += other
  }
  if (points.length < 2) return points[own] ?? 0
  return (points[own] ?? 0) - bestWeight * most - ((1 - bestWeight) * sum) / (points.length - 1)
}

export function finalPoints(game: AnyGame, state: GameState, seats: readonly Seat[], into: Float64Array): void {
  for (let i = 0; i < seats.length; i++) into[i] = game.score(state, seats[i] ?? '')
}
