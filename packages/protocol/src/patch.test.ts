import { copy } from '@hustings/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Differences, difference, patched } from './patch.ts'

/** Without this key, because states and views have no field with this name. */
const plain = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'))

describe('patches', () => {
  it('turn any plain value into any other, also after serialization', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const patch = difference(before, after)
        expect(patched(before, patch)).toEqual(after)
        expect(patched(before, JSON.parse(JSON.stringify(patch)))).toEqual(JSON.parse(JSON.stringify(after)))
      }),
      { numRuns: 500 },
    )
  })

  it('contain nothing for equal values, and only the differences for others', () => {
    const before = { hands: { red: ['a', 'b'], blue: 3 }, rounds: [1, 2, 3], gone: true }
    expect(difference(before, copy(before))).toBeNull()
    const after = { hands: { red: ['a', 'c'], blue: 3 }, rounds: [1, 2, 3, 4] }
    expect(difference(before, after)).toEqual({
      in: {
        hands: { in: { red: { at: { 1: { set: 'c' } }, length: 2 } } },
        rounds: { at: { 3: { set: 4 } }, length: 4 },
      },
      without: ['gone'],
    })
  })

  it('equal separate patches for values with shared parts, and let both share them', () => {
    fc.assert(
      fc.property(plain, plain, plain, plain, plain, (open, mine, yours, openNext, mineNext) => {
        const before = [{ open, own: mine }, { open: copy(open), own: yours }, copy(open)]
        const after = [{ open: openNext, own: mineNext }, { open: openNext, own: yours }, openNext]
        const together = new Differences()
        const steps = before.map((value, i) => together.of(value, after[i]))
        for (const [i, { patch, now }] of steps.entries()) {
          expect(patch).toEqual(difference(before[i], after[i]))
          expect(now).toEqual(after[i])
          expect(patched(before[i], patch)).toEqual(after[i])
        }
        const [first, second] = steps.map(({ now }) => Reflect.get(Object(now), 'open'))
        expect(second).toBe(first)
      }),
      { numRuns: 300 },
    )
  })

  it('copy values that can still change', () => {
    const after = { hand: ['a'], more: { deep: [1] } }
    const { patch, now } = new Differences().of({ hand: [] }, after)
    after.hand.push('b')
    after.more.deep.push(2)
    expect(now).toEqual({ hand: ['a'], more: { deep: [1] } })
    expect(patched({ hand: [] }, patch)).toEqual(now)
  })

  it('keep frozen values without a copy', () => {
    const open = Object.freeze({ deck: 3, hands: Object.freeze(['a', 'b']), gone: Object.freeze([1]) })
    const next = Object.freeze({ deck: 2, hands: Object.freeze(['a', 'c', 'd']), fresh: Object.freeze({ x: 1 }) })
    const { patch, now } = new Differences().of({ open }, { open: next, own: ['mine'] })
    expect(Reflect.get(Object(now), 'open')).toBe(next)
    expect(now).toEqual({ open: next, own: ['mine'] })
    expect(patched({ open }, JSON.parse(JSON.stringify(patch)))).toEqual(now)
    expect(patch).toEqual(difference(copy({ open }), copy({ open: next, own: ['mine'] })))
  })

  it('keep unchanged parts, and do not change the value before', () => {
    const before = { same: { deep: [1] }, other: [1, 2] }
    const after = patched(before, difference(before, { same: { deep: [1] }, other: [1, 3] }))
    expect(after).toEqual({ same: { deep: [1] }, other: [1, 3] })
    expect(before.other).toEqual([1, 2])
    expect(Reflect.get(Object(after), 'same')).toBe(before.same)
  })

  it('do not reach into the prototype', () => {
    const evil = JSON.parse('{"in":{"__proto__":{"set":{"polluted":true}}}}')
    patched({}, evil)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})
