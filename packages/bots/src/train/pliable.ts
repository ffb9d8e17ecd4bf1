// A net that learns: sees a case, and takes back which way each output should have gone.
import type { NetWeights } from '../net.ts'
import { Moving } from './descent.ts'

export class PliableNet {
  private readonly weights: NetWeights
  private readonly facts: Moving
  private readonly words = new Map<string, Moving>()
  private readonly outputs = new Map<string, Moving>()
  /** Rows that have been blamed since the last step. */
  private readonly touched = new Set<Moving>()
  private readonly layer: Float64Array
  /** Which way the hidden layer should have gone. */
  private readonly back: Float64Array
  private seen: { readonly facts: Float64Array; readonly words: readonly Moving[] } = {
    facts: new Float64Array(0),
    words: [],
  }

  constructor(weights: NetWeights) {
    this.weights = weights
    this.facts = new Moving(weights.facts)
    this.layer = new Float64Array(weights.hidden)
    this.back = new Float64Array(weights.hidden)
  }

  /** The hidden layer for these facts and words: what follows is about them. Facts are in the order of the weights. */
  see(facts: Float64Array, words: readonly string[]): void {
    const { layer, back } = this
    const size = layer.length
    const rows = words.map((word) => rowIn(this.words, this.weights.words, word, size))
    this.seen = { facts, words: rows }
    layer.fill(0)
    back.fill(0)
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

  private rowFor(name: string): Moving {
    return rowIn(this.outputs, this.weights.outputs, name, this.layer.length + 1)
  }

  /** The error grows by so much with this output. */
  blame(name: string, slope: number): void {
    const { layer, back } = this
    const row = this.rowFor(name)
    this.touched.add(row)
    for (let j = 0; j < layer.length; j++) {
      back[j] = (back[j] ?? 0) + slope * (row.numbers[j] ?? 0)
      row.slope[j] = (row.slope[j] ?? 0) + slope * (layer[j] ?? 0)
    }
    row.slope[layer.length] = (row.slope[layer.length] ?? 0) + slope
  }

  /** All outputs of the case have been blamed: now for what made the hidden layer. */
  settle(): void {
    const { layer, back, seen } = this
    const size = layer.length
    for (let j = 0; j < size; j++) if ((layer[j] ?? 0) <= 0) back[j] = 0
    for (const row of seen.words) {
      this.touched.add(row)
      for (let j = 0; j < size; j++) row.slope[j] = (row.slope[j] ?? 0) + (back[j] ?? 0)
    }
    const { slope } = this.facts
    for (let i = 0; i < seen.facts.length; i++) {
      const fact = seen.facts[i] ?? 0
      if (fact === 0) continue
      const from = i * size
      for (let j = 0; j < size; j++) slope[from + j] = (slope[from + j] ?? 0) + fact * (back[j] ?? 0)
    }
  }

  step(pace: number): void {
    this.facts.step(pace)
    for (const row of this.touched) row.step(pace)
    this.touched.clear()
  }
}

/** The row of this name; a new one says nothing yet. */
function rowIn(rows: Map<string, Moving>, weights: Map<string, Float64Array>, name: string, size: number): Moving {
  const found = rows.get(name)
  if (found !== undefined) return found
  let numbers = weights.get(name)
  if (numbers === undefined) {
    numbers = new Float64Array(size)
    weights.set(name, numbers)
  }
  const row = new Moving(numbers)
  rows.set(name, row)
  return row
}
