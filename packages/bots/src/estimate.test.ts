import { randomFrom, seedRandom } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { exactly, figureOf, isClear, scaled, shareOf, sumOf, tQuantile } from './estimate.ts'
import { Sample } from './sample.ts'

describe('a 95% interval', () => {
  it.each([
    [1, 12.706],
    [2, 4.303],
    [3, 3.182],
    [4, 2.776],
    [7, 2.365],
    [10, 2.228],
    [31, 2.04],
    [1e9, 1.96],
  ])('uses Student’s t: %d degrees of freedom have the quantile %d', (freedom, quantile) => {
    expect(tQuantile(freedom) / quantile).toBeCloseTo(1, 2.5)
  })

  it.each([
    [0.5, 10, 0.2366, 0.7634],
    [1, 200, 0.9812, 1],
    [0, 32, 0, 0.1072],
  ])('covers a share of %d in %d trials from %d to %d', (share, count, low, high) => {
    const figure = shareOf(share, count)
    expect(figure.value).toBe(share)
    expect(figure.low).toBeCloseTo(low, 4)
    expect(figure.high).toBeCloseTo(high, 4)
  })

  it('adds up the variances of a sum and is wider than that of each part', () => {
    const sum = sumOf([{ mean: 3, variance: 9, count: 1e6 }, { mean: 4, variance: 16, count: 1e6 }, exactly(10)])
    expect(sum.value).toBe(17)
    expect(sum.high - sum.value).toBeCloseTo(1.96 * 5, 3)
    expect(sum.value - sum.low).toBeCloseTo(1.96 * 5, 3)
  })

  it('uses few degrees of freedom for a sum with one dominant small sample', () => {
    const small = { mean: 0, variance: 4, count: 3 }
    expect(sumOf([small, { mean: 0, variance: 1e-9, count: 1000 }]).high).toBeCloseTo(2 * 4.303, 2)
  })

  it('returns no width for a known value', () => {
    expect(sumOf([exactly(2), exactly(-5)])).toEqual({ value: -3, low: -3, high: -3 })
  })

  it('scales with the factor of the estimate', () => {
    const { low, high } = figureOf(scaled({ mean: 1, variance: 1, count: 5 }, 0.1))
    expect(high - low).toBeCloseTo(0.1 * 2 * 2.776, 2)
  })

  it('counts as clear when it excludes zero', () => {
    expect([isClear({ value: 2, low: 1, high: 3 }), isClear({ value: -2, low: -3, high: -1 })]).toEqual([true, true])
    expect([isClear({ value: 1, low: -1, high: 3 }), isClear({ value: 0, low: 0, high: 0 })]).toEqual([false, false])
  })

  it('holds the true sum of small samples in about 95 of 100 cases', () => {
    const random = randomFrom(seedRandom('coverage'))
    let held = 0
    for (let run = 0; run < 1000; run++) {
      const samples = [3, 4, 8].map((size) => {
        const sample = new Sample()
        for (let k = 0; k < size; k++) {
          let sum = 0
          for (let i = 0; i < 12; i++) sum += random.below(1000) / 999
          sample.add(sum - 6)
        }
        return sample.estimate
      })
      const { low, high } = sumOf(samples)
      if (low <= 0 && 0 <= high) held++
    }
    expect(held).toBeGreaterThan(930)
    expect(held).toBeLessThan(975)
  })
})
