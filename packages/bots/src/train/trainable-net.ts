// A net in training: forward pass, backpropagation and Adam steps.
import type { NetWeights } from '../net.ts'
import { AdamParameter } from './adam.ts'

export class TrainableNet {
  private readonly weights: NetWeights
  private readonly facts: AdamParameter
  private readonly words = new Map<string, AdamParameter>()
  private readonly outputs = new Map<string, AdamParameter>()
  /** Rows with a gradient since the last step. */
  private readonly touched = new Set<AdamParameter>()
  private readonly layer: Float64Array
  /** Gradient of the hidden layer. */
  private readonly layerGradient: Float64Array
  private input: { readonly facts: Float64Array; readonly words: readonly AdamParameter[] } = {
    facts: new Float64Array(0),
    words: [],
  }

  constructor(weights: NetWeights) {
    this.weights = weights
    this.facts = new AdamParameter(weights.facts)
    this.layer = new Float64Array(weights.hidden)
    this.layerGradient = new Float64Array(weights.hidden)
  }

  /** Computes the hidden layer of a sample. Facts are in the order of the weights. */
  forward(facts: Float64Array, words: readonly string[]): void {
    const { layer, layerGradient } = this
    const size = layer.length
    const rows = words.map((word) => rowIn(this.words, this.weights.words, word, size))
    this.input = { facts, words: rows }
    layer.fill(0)
    layerGradient.fill(0)
    for (const { numbers } of rows) for (let j = 0; j < size; j++) layer[j] = (layer[j] ?? 0) + (numbers[j] ?? 0)
    const { numbers } = this.facts
    for (let i = 0; i < facts.length; i++) {
      const fact = facts[i] ?? 0
      if (fact === 0) continue
      const from = i * size
      for (let j = 0; j < size; j++) layer[j] = (layer[j] ?? 0) + fact * (numbers[from + j] ?? 0)
    }
    for (let j = 0; j < size; j++) if ((layer[j] ?? 0) < 0) layer[j] = 0
  }

  output(name: string): number {
    const { layer } = this
    const { numbers } = this.rowFor(name)
    let sum = numbers[layer.length] ?? 0
    for (let j = 0; j < layer.length; j++) sum += (layer[j] ?? 0) * (numbers[j] ?? 0)
    return sum
  }

  private rowFor(name: string): AdamParameter {
    return rowIn(this.outputs, this.weights.outputs, name, this.layer.length + 1)
  }

  /** Adds the gradient of the loss with respect to an output. */
  addOutputGradient(name: string, gradient: number): void {
    const { layer, layerGradient } = this
    const row = this.rowFor(name)
    this.touched.add(row)
    for (let j = 0; j < layer.length; j++) {
      layerGradient[j] = (layerGradient[j] ?? 0) + gradient * (row.numbers[j] ?? 0)
      row.gradient[j] = (row.gradient[j] ?? 0) + gradient * (layer[j] ?? 0)
    }
    row.gradient[layer.length] = (row.gradient[layer.length] ?? 0) + gradient
  }

  /** Propagates the gradients of the outputs to the inputs of the sample. */
  backward(): void {
    const { layer, layerGradient, input } = this
    const size = layer.length
    for (let j = 0; j < size; j++) if ((layer[j] ?? 0) <= 0) layerGradient[j] = 0
    for (const row of input.words) {
      this.touched.add(row)
      for (let j = 0; j < size; j++) row.gradient[j] = (row.gradient[j] ?? 0) + (layerGradient[j] ?? 0)
    }
    const { gradient } = this.facts
    for (let i = 0; i < input.facts.length; i++) {
      const fact = input.facts[i] ?? 0
      if (fact === 0) continue
      const from = i * size
      for (let j = 0; j < size; j++) gradient[from + j] = (gradient[from + j] ?? 0) + fact * (layerGradient[j] ?? 0)
    }
  }

  step(learningRate: number): void {
    this.facts.step(learningRate)
    for (const row of this.touched) row.step(learningRate)
    this.touched.clear()
  }
}

/** Returns the row of this name; a new one is all zeros. */
function rowIn(
  rows: Map<string, AdamParameter>,
  weights: Map<string, Float64Array>,
  name: string,
  size: number,
): AdamParameter {
  const found = rows.get(name)
  if (found !== undefined) return found
  let numbers = weights.get(name)
  if (numbers === undefined) {
    numbers = new Float64Array(size)
    weights.set(name, numbers)
  }
  const row = new AdamParameter(numbers)
  rows.set(name, row)
  return row
}
