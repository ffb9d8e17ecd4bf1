// Result of a training: logits per prompt, answer and stage, and value factors per seat. The text format compresses well;
// only the game it was made for accepts it.
import type { AnyGame } from '@hustings/kernel'
import { generalValueName } from './automa-config.ts'
import { generalOf, isAmongAutomas } from './keys.ts'
import type { NetWeights } from './net.ts'

/** Parameters of one policy entry. */
export interface PlaceWeights {
  /** Mean gain of a good answer over the policy, in points; 0 while it is not measured. */
  stakes: number
  /** For each answer a general logit and one per stage. */
  readonly answers: Map<string, Float64Array>
}

/** Value of a seat: for each stage, a constant and then one factor for each fact. */
export type ValueWeights = Map<string, readonly Float64Array[]>

export interface Weights {
  readonly game: string
  /** Vocabulary of the game in training; the rules may have changed since. */
  readonly vocabulary: number
  readonly players: number
  readonly stages: number
  /** Names of the facts that the value uses. */
  readonly facts: readonly string[]
  readonly places: Map<string, PlaceWeights>
  readonly value: ValueWeights
  /** Mean stakes of all decisions of a turn; 0 while they are not measured. */
  turn: number
  /** Nets by seat, for the numbers of Automas they are trained for. */
  readonly nets?: ReadonlyMap<string, SeatNets>
}

/** Nets of a seat: logits of answers, and expected margin. */
export interface SeatNets {
  readonly policy: NetWeights
  readonly margin: NetWeights
}

export function noWeights(game: AnyGame, players: number): Weights {
  const { id, vocabulary, stages, features } = game
  const { names } = features
  return { game: id, vocabulary, players, stages, facts: names, places: new Map(), value: new Map(), turn: 0 }
}

/** Smaller logits of specific entries are dropped. */
const MIN_LOGIT = 0.15

/** Drops negligible logits of specific entries; general entries keep all answers. */
export function pruneWeights(weights: Weights): Weights {
  const matters = (row: Float64Array): boolean => row.some((each) => Math.abs(each) > MIN_LOGIT)
  const places = new Map<string, PlaceWeights>()
  for (const [name, { stakes, answers }] of weights.places) {
    const kept = generalOf(name) === name ? answers : new Map([...answers].filter(([, row]) => matters(row)))
    if (kept.size > 0) places.set(name, { stakes, answers: kept })
  }
  return { ...weights, ...(weights.nets !== undefined && { nets: pruneNets(weights.nets) }), places }
}

/** Rows of a net with a smaller norm become zeros and keep their names. */
const MIN_ROW_NORM = 0.2

function pruneNets(nets: ReadonlyMap<string, SeatNets>): ReadonlyMap<string, SeatNets> {
  const prunedRow = (row: Float64Array): Float64Array =>
    Math.hypot(...row) < MIN_ROW_NORM ? new Float64Array(row.length) : row
  const rows = (of: ReadonlyMap<string, Float64Array>) => new Map([...of].map(([name, row]) => [name, prunedRow(row)]))
  return new Map(
    [...nets].map(([seat, { policy, margin }]) => [
      seat,
      { policy: { ...policy, words: rows(policy.words), outputs: rows(policy.outputs) }, margin },
    ]),
  )
}

/** Returns the weights for a table without Automas, where nets do not apply. */
export function withoutAutomas({ nets: _, ...weights }: Weights): Weights {
  const places = [...weights.places].filter(([name]) => !isAmongAutomas(name))
  const value = [...weights.value].filter(([name]) => generalValueName(name) === name)
  return { ...weights, places: new Map(places), value: new Map(value) }
}

/** Smallest stored difference is one part in this number. */
const POLICY_QUANTUM = 32
const VALUE_QUANTUM = 64
const STAKES_QUANTUM = 100
const NET_QUANTUM = 32
const MARGIN_NET_QUANTUM = 1024

/** Digits of numbers: five bits each, and a continuation bit. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const FORMAT = 'hustings-weights-1'

/** Text format: all words first, one line each, then all numbers in their order. */
export function writeWeights(weights: Weights): string {
  const { game, vocabulary, players, stages, facts, places, value, turn } = weights
  const words: string[] = [FORMAT, game, String(vocabulary), String(players), String(stages), facts.join(' ')]
  let numbers = ''
  const put = (number: number, quantum: number): void => {
    numbers += encodeNumber(Math.max(-32768, Math.min(32767, Math.round(number * quantum))))
  }
  put(turn, STAKES_QUANTUM)
  words.push([...value.keys()].join(' '))
  for (const byStage of value.values()) {
    for (const row of byStage) for (const factor of row) put(factor, VALUE_QUANTUM)
  }
  for (const [place, { stakes, answers }] of places) {
    if (answers.size === 0) continue
    words.push(place, [...answers.keys()].join(' '))
    put(stakes, STAKES_QUANTUM)
    for (const row of answers.values()) for (const number of row) put(number, POLICY_QUANTUM)
  }
  return `${words.join('\n')}\n\n${numbers}${writeNets(weights)}`
}

/** Start of the nets, which are optional. */
const NETS = '\n\nnets\n'

function writeNets({ nets }: Weights): string {
  if (nets === undefined) return ''
  const lines: string[] = []
  let numbers = ''
  const put = ({ hidden, facts, words, outputs }: NetWeights, quantum: number): void => {
    lines.push(String(hidden), [...words.keys()].join('\t'), [...outputs.keys()].join('\t'))
    for (const row of [facts, ...words.values(), ...outputs.values()]) {
      for (const number of row) numbers += encodeNumber(Math.round(number * quantum))
    }
  }
  for (const [seat, { policy, margin }] of nets) {
    lines.push(`seat ${seat}`)
    put(policy, NET_QUANTUM)
    put(margin, MARGIN_NET_QUANTUM)
  }
  return `${NETS}${lines.join('\n')}\n\n${numbers}`
}

function readNets(text: string, facts: number): Map<string, SeatNets> {
  const end = text.indexOf('\n\n')
  const lines = text.slice(0, end).split('\n').values()
  const numbers = new NumberReader(text, end + 2)
  const line = (): string => lines.next().value ?? ''
  const rows = (names: string, length: number, quantum: number): Map<string, Float64Array> =>
    new Map(names.split('\t').map((name) => [name, row(numbers, length, quantum)]))
  const read = (quantum: number): NetWeights => {
    const hidden = Number(line())
    const [words, outputs] = [line(), line()]
    return {
      hidden,
      facts: row(numbers, hidden * facts, quantum),
      words: rows(words, hidden, quantum),
      outputs: rows(outputs, hidden + 1, quantum),
    }
  }
  const nets = new Map<string, SeatNets>()
  for (const seat of lines) {
    nets.set(seat.slice('seat '.length), { policy: read(NET_QUANTUM), margin: read(MARGIN_NET_QUANTUM) })
  }
  return nets
}

/** Weights of another game, or of another vocabulary of it. */
export class ForeignWeightsError extends Error {
  override readonly name = 'ForeignWeightsError'
}

/** Throws `ForeignWeightsError` when they were not made for the vocabulary of this game. */
export function readWeights(whole: string, { id, vocabulary, stages }: AnyGame): Weights {
  const nets = whole.indexOf(NETS)
  const text = nets < 0 ? whole : whole.slice(0, nets)
  const end = text.lastIndexOf('\n\n')
  const [format, game, madeFor, players, stageCount, facts = '', seats = '', ...words] = text.slice(0, end).split('\n')
  const isForeign = format !== FORMAT || game !== id || madeFor !== String(vocabulary) || stageCount !== String(stages)
  if (isForeign) throw new ForeignWeightsError(`weights of ${game} ${madeFor} are not for ${id} ${vocabulary}`)
  const names = facts.split(' ')
  const numbers = new NumberReader(text, end + 2)
  const turn = numbers.next() / STAKES_QUANTUM
  const value: ValueWeights = new Map()
  for (const seat of seats.split(' ')) {
    value.set(
      seat,
      Array.from({ length: stages }, () => row(numbers, names.length + 1, VALUE_QUANTUM)),
    )
  }
  const places = new Map<string, PlaceWeights>()
  for (let i = 0; i + 1 < words.length; i += 2) {
    const place = words[i] ?? ''
    const stakes = numbers.next() / STAKES_QUANTUM
    const answers = new Map<string, Float64Array>()
    for (const answer of (words[i + 1] ?? '').split(' ')) answers.set(answer, row(numbers, stages + 1, POLICY_QUANTUM))
    places.set(place, { stakes, answers })
  }
  return {
    ...{ game: id, vocabulary, players: Number(players), stages, facts: names, places, value, turn },
    ...(nets >= 0 && { nets: readNets(whole.slice(nets + NETS.length), names.length) }),
  }
}

function row(numbers: NumberReader, length: number, quantum: number): Float64Array {
  const read = new Float64Array(length)
  for (let i = 0; i < length; i++) read[i] = numbers.next() / quantum
  return read
}

/** Encodes a whole number (zigzag, five bits per letter): small numbers take one letter. */
function encodeNumber(whole: number): string {
  let rest = whole < 0 ? -2 * whole - 1 : 2 * whole
  let text = ''
  while (rest >= 32) {
    text += DIGITS[32 + (rest % 32)] ?? ''
    rest = Math.floor(rest / 32)
  }
  return text + (DIGITS[rest] ?? '')
}

class NumberReader {
  private readonly text: string
  private at: number

  constructor(text: string, at: number) {
    this.text = text
    this.at = at
  }

  next(): number {
    let value = 0
    for (let scale = 1; ; scale *= 32) {
      const digit = VALUES[this.text.charCodeAt(this.at++)] ?? 0
      value += scale * (digit % 32)
      if (digit < 32) return value % 2 === 1 ? -(value + 1) / 2 : value / 2
    }
  }
}

const VALUES: readonly number[] = (() => {
  const values: number[] = Array.from({ length: 128 }, () => 0)
  for (let i = 0; i < DIGITS.length; i++) values[DIGITS.charCodeAt(i)] = i
  return values
})()
