// Value of a position: expected points of each seat, linear in the public facts for each stage. Also the margin by
// which bots compare positions; a trained net can predict it.
import { type AnyGame, type GameState, isAutomatic, type Seat } from '@hustings/kernel'
import { companyAt, companyWord, plainValueName, valueNames } from './company.ts'
import { Net } from './net.ts'
import type { Weights } from './weights.ts'

export class Value {
  private readonly game: AnyGame
  private readonly weights: Weights
  /** For each factor of the weights the index of its fact in the game; -1 if the game no longer has it. */
  private readonly factAt: readonly number[]
  private readonly facts: Float64Array
  /** By seat, under what name its value was learned. */
  readonly names: ReadonlyMap<Seat, string>
  private readonly best: number
  /** By seat with a trained margin net at this table: the net, its input from the number of Automas, and its output. */
  private readonly tellers: ReadonlyMap<Seat, Teller>

  constructor(game: AnyGame, options: unknown, weights: Weights) {
    this.game = game
    this.weights = weights
    this.names = valueNames(game, options)
    this.best = companyAt(game, options) === '' ? AMONG_PEOPLE : AMONG_AUTOMAS
    const { names } = game.features
    this.factAt = weights.facts.map((name) => names.indexOf(name))
    this.facts = new Float64Array(names.length)
    this.tellers = tellersAt(game, options, weights)
  }

  /** The final points of every seat, as far as facts foretell them. */
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

  /** Predicted margin of a seat with a trained net; null for others. */
  expectedMargin(state: GameState, seat: Seat): number | null {
    const teller = this.tellers.get(seat)
    if (teller === undefined) return null
    this.game.features.write(state, this.facts, seat)
    teller.net.see(this.facts, teller.company)
    return NET_UNIT * teller.net.output(teller.output)
  }

  /** How far a seat is ahead, as it counts in this company. */
  margin(points: Float64Array, own: number): number {
    return marginOf(points, own, this.best)
  }

  /** The facts as a regression takes them: a constant first. They are also those that `gainOf` goes by. */
  factsOf(state: GameState, seat: Seat): Float64Array {
    this.game.features.write(state, this.facts, seat)
    const facts = new Float64Array(this.facts.length + 1)
    facts[0] = 1
    facts.set(this.facts, 1)
    return facts
  }

  /** The points that a seat can still expect, by the facts that were last written. */
  gainOf(seat: Seat, stage: number): number {
    const name = this.names.get(seat) ?? seat
    const { value } = this.weights
    const factors = (value.get(name) ?? value.get(plainValueName(name)))?.[stage]
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

/** Points per unit of a net's output. */
export const NET_UNIT = 20

interface Teller {
  readonly net: Net
  readonly company: Float64Array
  readonly output: Float64Array
}

/** Key of the margin output of a net. */
export const MARGIN = 'margin'

function tellersAt(game: AnyGame, options: unknown, { nets, facts }: Weights): ReadonlyMap<Seat, Teller> {
  const tellers = new Map<Seat, Teller>()
  if (nets === undefined) return tellers
  const checked = game.options(options)
  for (const seat of game.seats(checked)) {
    const own = nets.get(game.alike === true ? '' : seat)?.margin
    const company = own?.words.get(companyWord(companyAt(game, options)))
    const output = own?.outputs.get(MARGIN)
    if (own === undefined || company === undefined || output === undefined) continue
    if (!isAutomatic(game, checked, seat)) tellers.set(seat, { net: new Net(own, facts, game), company, output })
  }
  return tellers
}

/** Weight of the best other player in a margin, the rest is the mean of all: half, or 1 among Automas. */
const AMONG_PEOPLE = 0.5
const AMONG_AUTOMAS = 1

/** How far a seat is ahead: of the best of the others and of their mean, by how much the best counts. */
export function marginOf(points: Float64Array, own: number, best = AMONG_PEOPLE): number {
  let most = Number.NEGATIVE_INFINITY
  let sum = 0
  for (let i = 0; i < points.length; i++) {
    if (i === own) continue
    const other = points[i] ?? 0
    if (other > most) most = other
    sum += other
  }
  if (points.length < 2) return points[own] ?? 0
  return (points[own] ?? 0) - best * most - ((1 - best) * sum) / (points.length - 1)
}

export function finalPoints(game: AnyGame, state: GameState, seats: readonly Seat[], into: Float64Array): void {
  for (let i = 0; i < seats.length; i++) into[i] = game.score(state, seats[i] ?? '')
}
