import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Counts } from './counts.ts'
import { InvalidResultsFile } from './invalid-results-file.ts'
import { addValue, meanOf, wilson } from './statistics.ts'

const name = fc.constantFrom('a', 'b', '10', '9', '__proto__', 'long name')
const path = fc.array(name, { minLength: 1, maxLength: 3 })
const counted = fc
  .array(fc.tuple(path, fc.integer({ min: -1000, max: 1000 })), { maxLength: 12 })
  .map((entries) => () => {
    const counts = new Counts()
    for (const [[leaf = '', ...branches], by] of entries) {
      branches.reduce((at, branch) => at.of(branch), counts).add(`n ${leaf}`, by)
    }
    return counts
  })
const text = (counts: Counts): string => JSON.stringify(counts)

describe('counts', () => {
  it('add up to the same in every order and grouping', () => {
    fc.assert(
      fc.property(counted, counted, counted, (a, b, c) => {
        const whole = text(a().merge(b()).merge(c()))
        expect(text(a().merge(b().merge(c())))).toBe(whole)
        expect(text(c().merge(a()).merge(b()))).toBe(whole)
        expect(text(a().merge(new Counts()))).toBe(text(a()))
        expect(text(Counts.from(JSON.parse(whole)))).toBe(whole)
      }),
    )
  })

  it('accept only integers', () => {
    expect(() => new Counts().add('points', 0.5)).toThrow(RangeError)
    expect(() => new Counts().add('points', 2 ** 53)).toThrow(RangeError)
    for (const input of [null, 'text', [], { a: 0.5 }, { a: 'b' }, { a: { b: null } }]) {
      expect(() => Counts.from(input)).toThrow(InvalidResultsFile)
    }
  })

  it('read missing entries as zero', () => {
    const counts = new Counts()
    expect(counts.at('seats', 'red').get('won')).toBe(0)
    expect(text(counts)).toBe('{}')
  })
})

describe('intervals', () => {
  it('consist of the mean and 1.96 standard errors', () => {
    const counts = new Counts()
    for (const value of [12, 24, 36]) addValue(counts, value)
    const { value, low, high } = meanOf(counts)
    expect(value).toBe(2)
    expect(high - value).toBeCloseTo(1.96 / Math.sqrt(3), 3)
    expect(value - low).toBeCloseTo(high - value, 3)
    expect(meanOf(new Counts())).toEqual({ value: 0, low: 0, high: 0 })
  })

  it('of shares use Wilson scores, also without a loss', () => {
    expect(wilson(200, 200)).toEqual({ value: 1, low: 0.9812, high: 1 })
    expect(wilson(5, 10)).toEqual({ value: 0.5, low: 0.2366, high: 0.7634 })
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 })
  })
})
