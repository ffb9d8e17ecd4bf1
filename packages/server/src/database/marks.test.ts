import { expect, it } from 'vitest'
import { Marks } from './marks.ts'

it('a mark stays while only others are written to, and is unknown while its own subject or anything is', async () => {
  const marks = new Marks()
  const before = marks.of('one')
  await marks.count(Promise.resolve(), 'other')
  expect(marks.of('one')).toBe(before)
  let end = () => {}
  const writing = new Promise<void>((resolve) => {
    end = resolve
  })
  void marks.count(writing, 'one')
  expect(marks.of('one')).toBeNull()
  expect(marks.of('other')).not.toBeNull()
  end()
  await writing
  const after = marks.of('one')
  expect(after).not.toBeNull()
  expect(after).not.toBe(before)
  await marks.count(Promise.reject(new Error('refused')), null).catch(() => undefined)
  expect(marks.of('one')).not.toBe(after)
})

it('gives no mark twice, however many subjects there are', async () => {
  const marks = new Marks()
  for (let i = 0; i < 5; i++) await marks.count(Promise.resolve(), 'one')
  const before = marks.of('one')
  for (let i = 0; i < 10_001; i++) await marks.count(Promise.resolve(), `table ${i}`)
  expect(marks.of('one')).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY)
})
