import { describe, expect, it } from 'vitest'
import { NodeSpread } from './node-spread.ts'

/** Counts the warnings after this number of moves; each n-th is made on this node. */
function warningsAfter(moves: number, eachHere: number): number {
  let warnings = 0
  const spread = new NodeSpread(() => warnings++)
  for (let i = 1; i <= moves; i++) spread.moved(i % eachHere === 0)
  return warnings
}

describe('moves at tables with viewers on this node', () => {
  it('warn once when most of them are made on other nodes', () => {
    expect(warningsAfter(199, 3)).toBe(0)
    expect(warningsAfter(200, 3)).toBe(1)
    expect(warningsAfter(5000, 3)).toBe(1)
  })

  it('do not warn when they are made here', () => {
    expect(warningsAfter(5000, 1)).toBe(0)
    expect(warningsAfter(5000, 2)).toBe(0)
  })
})
