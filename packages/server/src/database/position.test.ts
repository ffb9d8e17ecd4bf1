import { expect, it } from 'vitest'
import { Position } from './position.ts'

it('the position of the database is the last number before the first gap, and what it has beyond', () => {
  const begin = new Position(3, [])
  expect(begin.with([4, 5])).toEqual(new Position(5, []))
  const ahead = begin.with([6]).with([9, 8])
  expect(ahead).toEqual(new Position(3, [6, 8, 9]))
  expect([3, 4, 6, 7, 9, 10].map((number) => ahead.has(number))).toEqual([true, false, true, false, true, false])
  expect(ahead.highest).toBe(9)
  expect(ahead.with([5, 4])).toEqual(new Position(6, [8, 9]))
  expect(ahead.with([4, 5, 7])).toEqual(new Position(9, []))
  expect(begin.highest).toBe(3)
})
