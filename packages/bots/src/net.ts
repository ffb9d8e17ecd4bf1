// A net with one hidden layer that maps public facts and words to an answer's logit or to a margin. It uses only sums,
// products and comparisons, so all machines agree.
import type { AnyGame } from '@hustings/kernel'

export interface NetWeights {
  /** The size of the hidden layer. */
  readonly hidden: number
  /** What each fact adds to the hidden layer: as many numbers for each, in the order of the weights' facts. */
  readonly facts: Float64Array
  /** Input of the words: seat, prompt, number of Automas, circumstances. */
  readonly words: Map<string, Float64Array>
  /** For each output, what the hidden layer makes of it, and a constant. */
  readonly outputs: Map<string, Float64Array>
}

export class Net {
  readonly weights: NetWeights
  /** The hidden layer as it was last seen. */
  readonly layer: Float64Array
  /** For each fact of the weights its index in the game; -1 if the game no longer has it. */
  private readonly factAt: readonly number[]

  constructor(weights: NetWeights, facts: readonly string[], { features }: AnyGame) {
    this.weights = weights
    this.layer = new Float64Array(weights.hidden)
    this.factAt = facts.map((name) => features.names.indexOf(name))
  }

  /** What these words add to the hidden layer together. */
  sumOf(words: Iterable<string>): Float64Array {
    const sum = new Float64Array(this.weights.hidden)
    for (const word of words) {
      const row = this.weights.words.get(word)
      if (row !== undefined) for (let j = 0; j < sum.length; j++) sum[j] = (sum[j] ?? 0) + (row[j] ?? 0)
    }
    return sum
  }

  /** The hidden layer for these facts, plus the input of the words. */
  see(facts: Float64Array, ...words: readonly (Float64Array | undefined)[]): void {
    const { layer, factAt, weights } = this
    layer.fill(0)
    for (const row of words) {
      if (row !== undefined) for (let j = 0; j < layer.length; j++) layer[j] = (layer[j] ?? 0) + (row[j] ?? 0)
    }
    feed(layer, weights.facts, facts, factAt)
    for (let j = 0; j < layer.length; j++) if ((layer[j] ?? 0) < 0) layer[j] = 0
  }

  /** What the hidden layer makes of an output. */
  output(row: Float64Array): number {
    const { layer } = this
    let sum = row[layer.length] ?? 0
    for (let j = 0; j < layer.length; j++) sum += (layer[j] ?? 0) * (row[j] ?? 0)
    return sum
  }
}

/** Adds what facts make of the layer; most facts are nothing at a time, and are passed over. */
function feed(layer: Float64Array, rows: Float64Array, facts: Float64Array, factAt: readonly number[]): void {
  const size = layer.length
  for (let i = 0; i < factAt.length; i++) {
    const fact = facts[factAt[i] ?? -1] ?? 0
    if (fact === 0) continue
    const from = i * size
    for (let j = 0; j < size; j++) layer[j] = (layer[j] ?? 0) + fact * (rows[from + j] ?? 0)
  }
}
