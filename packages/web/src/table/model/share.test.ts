// Structural sharing: equal parts keep their identity.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { share } from './share.ts'

describe('share', () => {
  it('keeps what did not change', () => {
    const before = { a: { list: [1, { x: 1 }] }, b: { y: 2 } }
    const after = share(before, structuredClone({ ...before, b: { y: 3 } }))
    expect(after).toEqual({ ...before, b: { y: 3 } })
    expect(Object.values(Object(after))[0]).toBe(before.a)
  })

  it('gives the very same thing for equal things', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(share(value, structuredClone(value))).toBe(value)
      }),
    )
  })

  it('keeps a key named __proto__', () => {
    const after = JSON.parse('{"__proto__":"x"}')
    expect(Object.entries(Object(share({}, after)))).toEqual([['__proto__', 'x']])
  })

  it('never changes what comes out', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        expect(share(before, after)).toEqual(after)
      }),
    )
  })
})
