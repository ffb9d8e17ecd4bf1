import { expect, it } from 'vitest'
import { ToldBeside } from './beside.ts'

it('gathers what updates have told until somebody asks, the last word of each, and leaves what it was given alone', () => {
  const beside = new ToldBeside()
  expect(beside.take()).toBeNull()
  const first = { seats: { red: { toAct: true, missed: 1 } } }
  beside.tell(first, 4)
  beside.tell({ table: { undoAsked: null }, seats: { red: { toAct: false }, blue: { toAct: true } } }, 5)
  expect([beside.has(4), beside.has(5)]).toEqual([false, true])
  const told = { table: { undoAsked: null }, seats: { red: { toAct: false, missed: 1 }, blue: { toAct: true } } }
  expect(beside.take()).toEqual(told)
  expect(first).toEqual({ seats: { red: { toAct: true, missed: 1 } } })
  expect(beside.take()).toBeNull()
  beside.tell({ seats: { blue: { toAct: false } } }, 6)
  expect(beside.take()).toEqual({ table: {}, seats: { blue: { toAct: false } } })
})
