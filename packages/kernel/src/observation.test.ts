import { expect, it } from 'vitest'
import { changedNumbers } from './observation.ts'

it('reports numbers that changed, appeared or disappeared; a missing number counts as zero', () => {
  expect(changedNumbers({ a: 1, b: 2, c: 3, z: 0 }, { a: 1, b: 5, d: 4 })).toEqual([
    { number: 'b', from: 2, to: 5 },
    { number: 'c', from: 3, to: 0 },
    { number: 'd', from: 0, to: 4 },
  ])
})
