import { describe, expect, it } from 'vitest'
import { games } from './games.ts'
import { companyOptions, mixedOptions } from './mixture.ts'

describe('tables to learn at', () => {
  const automatic = (options: unknown): readonly string[] =>
    games.hegemony.game.automatic?.(games.hegemony.game.options(options)) ?? []

  it('have nobody, somebody or nearly everybody played by the rules, the same for the same number', () => {
    const counts = Array.from({ length: 200 }, (_, i) => automatic(mixedOptions(games.hegemony, 4, i)).length)
    for (const count of [0, 1, 2, 3]) expect(counts).toContain(count)
    const plain = counts.filter((count) => count === 0).length
    expect(plain).toBeGreaterThan(80)
    expect(plain).toBeLessThan(130)
    expect(mixedOptions(games.hegemony, 4, 17)).toEqual(mixedOptions(games.hegemony, 4, 17))
  })

  it.each([
    { players: 2, others: [1, 1, 1] },
    { players: 3, others: [2, 2, 2] },
    { players: 4, others: [2, 2, 2] },
  ])('leave one of the classes to a bot among Automas: $players players', ({ players, others }) => {
    const tables = [0, 1, 2].map((index) => automatic(companyOptions(games.hegemony, players, index)))
    expect(tables.map(({ length }) => length)).toEqual(others)
    expect(new Set(tables.map(String)).size).toBe(players === 2 ? 2 : 3)
  })

  it('are plain where the rules play nobody', () => {
    expect(companyOptions(games['planet-b'], 3, 5)).toEqual({ players: 3 })
  })
})
