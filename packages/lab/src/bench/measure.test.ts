import { describe, expect, it } from 'vitest'
import { alternate, perOperation, Samples, spreadOf } from './measure.ts'

describe('measuring', () => {
  it('returns the median and the quartiles', () => {
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ median: 3, low: 2, high: 4, repeats: 5 })
    expect(spreadOf([4, 1, 2, 3])).toEqual({ median: 2.5, low: 1.75, high: 3.25, repeats: 4 })
  })

  it('lets contestants take turns, backward every other round, and drops the first round', async () => {
    const order: string[] = []
    const contender = (name: string) => ({ name, sample: () => order.push(name) })
    const samples = await alternate([contender('a'), contender('b')], { repeats: 3, milliseconds: 0 })
    expect(order.join('')).toBe('abbaabba')
    expect(samples.spread('a')).toMatchObject({ repeats: 3, median: 5 })
    expect(() => samples.spread('c')).toThrow('c')
  })

  it('computes ratios round by round', () => {
    const samples = new Samples(
      new Map([
        ['slow', [20, 200, 4]],
        ['fast', [10, 100, 1]],
      ]),
    )
    expect(samples.ratio('slow', 'fast')).toEqual({ median: 2, low: 2, high: 3, repeats: 3 })
  })

  it('divides the time by the operations and excludes pauses between them', () => {
    let runs = 0
    let rests = 0
    const perOne = perOperation(
      10,
      () => void runs++,
      { repeats: 1, milliseconds: 0.01 },
      () => void rests++,
    )
    expect(rests).toBe(runs)
    expect(perOne).toBeGreaterThan(0)
  })
})
