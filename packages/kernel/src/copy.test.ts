import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copy } from './copy.ts'

describe('a copy', () => {
  it('serializes to the same bytes, in the same order of keys', () => {
    const state = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'))
    fc.assert(fc.property(state, (value) => JSON.stringify(copy(value)) === JSON.stringify(value)))
  })

  it('shares no record and no array with its original', () => {
    const original = { list: [{ deep: [1, 2] }], record: { inner: { value: 'x' } }, nothing: null }
    const twin = copy(original)
    twin.list[0]?.deep.push(3)
    twin.record.inner.value = 'y'
    expect(original).toEqual({ list: [{ deep: [1, 2] }], record: { inner: { value: 'x' } }, nothing: null })
    expect(twin.list[0]).not.toBe(original.list[0])
  })
})
