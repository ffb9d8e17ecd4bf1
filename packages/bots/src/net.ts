// A net with one hidden layer (ReLU): maps public facts and words to logits of answers or to a margin. Sums, products and
// comparisons only, so that the results are identical on every platform.
import type { AnyGame } from '@hustings/kernel'

export interface NetWeights {
  /** Size of the hidden layer. */
  readonly hidden: number
  /** Input weights of the facts: `hidden` numbers per fact, in the order of `Weights.facts`. */
  readonly facts: Float64Array
  /** Input weights of the words: prompt, number of Automas, circumstances. */
  readonly words: Map<string, Float64Array>
  /** Output weights, with a constant at the end. */
  readonly outputs: Map<string, Float64Array>
}

export class Net {
  readonly weights: NetWeights
  /** Hidden layer after the last `forward`. */
  readonly layer: Float64Array
  /** Index in the game of each fact of the weights; -1 if the game no longer has it. */
  private readonly factAt: readonly number[]

  constructor(weights: NetWeights, facts: readonly string[], { features }: AnyGame) {
    this.weights = weights
    this.layer = new Float64Array(weights.hidden)
    this.factAt = facts.map((name) => features.names.indexOf(name))
  }

  /** Returns the sum of the input weights of these words. */
  sumOf(words: Iterable<string>): Float64Array {
    const sum = new Float64Array(this.weights.hidden)
    for (const word of words) {
      const row = this.weights.words.get(word)
      if (row !== undefined) for (let j = 0; j < sum.length; j++) sum[j] = (sum[j] ?? 0) + (row[j] ?? 0)
    }
    return sum
  }

  /** Computes the hidden layer. */
  forward(facts: Float64Array, ...words: readonly (Float64Array | undefined)[]): void {
    const { layer, factAt, weights } = this
    layer.fill(0)
    for (const row of words) {
      if (row !== undefined) for (let j = 0; j < layer.length; j++) layer[j] = (layer[j] ?? 0) + (row[j] ?? 0)
    }
    addFacts(layer, weights.facts, facts, factAt)
    for (let j = 0; j < layer.length; j++) if ((layer[j] ?? 0) < 0) layer[j] = 0
  }

  /** Returns an output from the hidden layer. */
  output(row: Float64Array): number {
    const { layer } = this
    let sum = row[layer.length] ?? 0
    for (let j = 0; j < layer.length; j++) sum += (layer[j] ?? 0) * (row[j] ?? 0)
    return sum
  }
}

/** Adds the facts to the layer; most facts are 0 at a time and are skipped. */
function addFacts(layer: Float64Array, rows: Float64Array, facts: Float64Array, factAt: readonly number[]): void {
  const size = layer.length
  for (let i = 0; i < factAt.length; i++) {
    const fact = facts[factAt[i] ?? -1] ?? 0
    if (fact === 0) continue
    const from = i * size
    for (let j = 0; j < size; j++) layer[j] = (layer[j] ?? 0) + fact * (rows[from + j] ?? 0)
  }
}
