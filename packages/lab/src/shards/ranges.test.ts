import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addRange, countIn, missingRanges, partOf, type Range, rangesText } from './ranges.ts'

const games = (ranges: readonly Range[]): number[] =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index))

describe('ranges of games', () => {
  it('merge when they touch, and reject overlaps', () => {
    expect(addRange([[0, 5]], [5, 7])).toEqual([[0, 7]])
    expect(addRange([[5, 7]], [0, 2])).toEqual([
      [0, 2],
      [5, 7],
    ])
    expect(addRange([[0, 5]], [4, 7])).toBeNull()
    expect(rangesText([[0, 5]])).toBe('0-4')
  })

  it('split into parts of about the same size that contain each game once', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 9 }), (count, parts) => {
        const cut = Array.from({ length: parts }, (_, index) => partOf(count, { part: index + 1, parts }))
        expect(games(cut)).toEqual(games([[0, count]]))
        const sizes = cut.map(([from, to]) => to - from)
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('split into missing and finished ranges that cover the whole', () => {
    const some = fc
      .uniqueArray(fc.nat(20))
      .map((each) => each.reduce<readonly Range[]>((done, game) => addRange(done, [game, game + 1]) ?? done, []))
    fc.assert(
      fc.property(some, fc.nat(25), (done, count) => {
        const left = missingRanges(done, [0, count])
        const here = games(done).filter((game) => game < count)
        expect([...games(left), ...here].sort((a, b) => a - b)).toEqual(games([[0, count]]))
        expect(countIn(left)).toBe(count - here.length)
      }),
    )
  })
})
