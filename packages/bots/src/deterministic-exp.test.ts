import { describe, expect, it } from 'vitest'
import { deterministicExp } from './deterministic-exp.ts'

describe('the exponential function of the bots', () => {
  it('computes twelve correct digits over the whole range of likelihoods', () => {
    for (let x = -60; x <= 60; x += 0.37) expect(deterministicExp(x) / Math.exp(x)).toBeCloseTo(1, 12)
    expect(deterministicExp(0)).toBe(1)
  })

  it('returns 0 or infinity beyond the range of numbers', () => {
    expect(deterministicExp(-1e9)).toBe(0)
    expect(deterministicExp(Number.NEGATIVE_INFINITY)).toBe(0)
    expect(Number.isFinite(deterministicExp(1e9))).toBe(true)
  })
})
