import { describe, expect, it } from 'vitest'
import { CommonRandomNumbers, hashOf } from './common-random-numbers.ts'

const turn = { number: hashOf('red turn') }
const vote = { number: hashOf('red vote') }

describe('common random numbers', () => {
  it('repeats for the nth draw of a key, regardless of draws between', () => {
    const one = new CommonRandomNumbers(7)
    const other = new CommonRandomNumbers(7)
    const first = one.at(turn).below(1000)
    const second = one.at(turn).below(1000)
    other.at(vote).below(1000)
    expect(other.at(turn).below(1000)).toBe(first)
    other.at(vote).below(1000)
    other.at(vote).below(1000)
    expect(other.at(turn).below(1000)).toBe(second)
    expect(first).not.toBe(second)
    expect(new CommonRandomNumbers(8).at(turn).below(1000)).not.toBe(first)
  })

  it('spreads evenly over games, keys and draws of a key', () => {
    const counts = (lots: readonly number[]): number[] =>
      [0, 1, 2, 3].map((quarter) => lots.filter((lot) => lot === quarter).length)
    const lots = Array.from({ length: 4000 }, (_, i) => i)
    const byGame = lots.map((seed) => new CommonRandomNumbers(seed).at(turn).below(4))
    const byPlace = lots.map((i) => new CommonRandomNumbers(1).at({ number: hashOf(`place ${i}`) }).below(4))
    const randomNumbers = new CommonRandomNumbers(1)
    const byTime = lots.map(() => randomNumbers.at(vote).below(4))
    for (const spread of [byGame, byPlace, byTime].map(counts)) {
      for (const count of spread) expect(Math.abs(count - 1000)).toBeLessThan(120)
    }
  })

  it('allow several draws for one answer', () => {
    const lots = new CommonRandomNumbers(3).at(turn)
    expect(new Set([lots.below(1_000_000), lots.below(1_000_000), lots.below(1_000_000)]).size).toBe(3)
  })
})
