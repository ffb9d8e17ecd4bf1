import { describe, expect, it } from 'vitest'
import { bandPath, fitting, linear, linePath, spread, stack, ticks } from './scale.ts'

describe('linear', () => {
  it('maps a span onto another, also when that one runs downward', () => {
    const y = linear([0, 50], [236, 16])
    expect([0, 25, 50].map(y)).toEqual([236, 126, 16])
  })

  it('maps every value of a span without width to the start', () => {
    expect(linear([3, 3], [42, 90])(3)).toBe(42)
  })
})

describe('ticks', () => {
  it.each([
    [0, 4, [0, 1, 2, 3, 4]],
    [0, 1, [0, 1]],
    [0, 0, [0, 1]],
    [0, 100, [0, 50, 100]],
    [0, 83, [0, 50, 100]],
    [0, 180, [0, 50, 100, 150, 200]],
    [-7, 31, [-10, 0, 10, 20, 30, 40]],
  ])('encloses %i to %i with whole numbers at even steps', (low, high, expected) => {
    expect(ticks([low, high])).toEqual(expected)
  })

  it('keeps a step for every size of chart', () => {
    for (let high = 1; high < 3000; high += 7) {
      const marks = ticks([0, high])
      expect(marks.every(Number.isInteger)).toBe(true)
      expect(marks.length).toBeLessThanOrEqual(6)
      expect(marks.at(-1)).toBeGreaterThanOrEqual(high)
    }
  })
})

describe('paths', () => {
  it('draws a line through all points', () => {
    expect(
      linePath([
        { x: 42, y: 236 },
        { x: 60.333333, y: 16 },
      ]),
    ).toBe('M42 236L60.33 16')
  })

  it('draws a band along the upper edge and back along the lower one', () => {
    const edge = (y: number) => [
      { x: 0, y },
      { x: 10, y: y + 1 },
    ]
    expect(bandPath(edge(5), edge(20))).toBe('M0 5L10 6L10 21L0 20Z')
  })

  it('draws no band without points', () => {
    expect(bandPath([], [])).toBe('')
  })
})

describe('spread', () => {
  it('leaves heights that are far apart where they are', () => {
    expect(spread([30, 200, 100], 17, [16, 236])).toEqual([30, 200, 100])
  })

  it('moves close heights apart in their order', () => {
    expect(spread([100, 101, 99], 17, [16, 236])).toEqual([84, 101, 67])
  })

  it.each([
    ['top', [16, 16, 17, 18]],
    ['bottom', [236, 236, 235, 234]],
  ])('keeps heights inside the span at the %s', (_, heights) => {
    const placed = spread(heights, 17, [16, 236]).toSorted((a, b) => a - b)
    expect(placed[0]).toBeGreaterThanOrEqual(16)
    expect(placed.at(-1)).toBeLessThanOrEqual(236)
    for (const [i, height] of placed.slice(1).entries()) expect(height - (placed[i] ?? 0)).toBeGreaterThanOrEqual(17)
  })
})

describe('fitting', () => {
  it('returns all labels when there is room', () => {
    expect(fitting(['Start', '1', '2', 'End'], 400, 12)).toEqual([0, 1, 2, 3])
  })

  it('returns every n-th label, the last one included, on a narrow axis', () => {
    expect(fitting(['Start', 'R 1', 'R 2', 'R 3', 'R 4', 'End'], 178, 12)).toEqual([1, 3, 5])
  })

  it('returns a single label', () => {
    expect(fitting(['Start'], 178, 12)).toEqual([0])
  })
})

describe('stack', () => {
  it('stacks gains to the right and losses to the left of zero, without empty amounts', () => {
    const parts = stack([
      ['bills', 12],
      ['loans', -5],
      ['none', 0],
      ['goods', 30],
      ['unmet', -2],
    ])
    expect(parts).toEqual([
      { id: 'bills', amount: 12, span: [0, 12] },
      { id: 'loans', amount: -5, span: [-5, 0] },
      { id: 'goods', amount: 30, span: [12, 42] },
      { id: 'unmet', amount: -2, span: [-7, -5] },
    ])
  })
})
