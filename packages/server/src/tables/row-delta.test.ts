import { expect, it } from 'vitest'
import { RowDelta } from './row-delta.ts'

it('collects the changes in updates, keeps the last value of each, and does not change its input', () => {
  const delta = new RowDelta()
  expect(delta.take()).toBeNull()
  const first = { seats: { red: { toAct: true, missed: 1 } } }
  delta.add(first, 4)
  delta.add({ table: { undoAsked: null }, seats: { red: { toAct: false }, blue: { toAct: true } } }, 5)
  expect([delta.has(4), delta.has(5)]).toEqual([false, true])
  const sent = { table: { undoAsked: null }, seats: { red: { toAct: false, missed: 1 }, blue: { toAct: true } } }
  expect(delta.take()).toEqual(sent)
  expect(first).toEqual({ seats: { red: { toAct: true, missed: 1 } } })
  expect(delta.take()).toBeNull()
  delta.add({ seats: { blue: { toAct: false } } }, 6)
  expect(delta.take()).toEqual({ table: {}, seats: { blue: { toAct: false } } })
})
