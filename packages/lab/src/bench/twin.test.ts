import * as box from '@hustings/kernel/testing/ballot'
import { describe, expect, it } from 'vitest'

// Its own folder is plain JavaScript that our compiler does not read.
const twin: Readonly<Record<string, unknown>> = await import(
  new URL('../../bench/boardgame.io/box.js', import.meta.url).href
)

describe('the twin of Ballot for boardgame.io', () => {
  it('uses the same components', () => {
    const { CARDS, ROUNDS, ...numbers } = twin
    expect(Object.keys(numbers).length).toBeGreaterThan(10)
    expect(numbers).toEqual(Object.fromEntries(Object.keys(numbers).map((name) => [name, Reflect.get(box, name)])))
    expect(ROUNDS).toBe(box.ballot.options({}).rounds)
    const cards = [...box.CARDS].map(([id, { kind, strength, cost }]) => [id, { kind, strength, cost }])
    expect([...(CARDS as Map<string, unknown>)]).toEqual(cards)
  })
})
