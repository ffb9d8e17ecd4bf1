import { describe, expect, it } from 'vitest'
import { games } from './games.ts'
import { automaOptions, sampleOptions, singleBotOptions } from './option-sampler.ts'

describe('training tables', () => {
  const automatic = (options: unknown): readonly string[] =>
    games.hegemony.game.automatic?.(games.hegemony.game.options(options)) ?? []

  it('vary from no Automas to Automas in nearly all seats, repeatably for a number', () => {
    const counts = Array.from({ length: 200 }, (_, i) => automatic(sampleOptions(games.hegemony, 4, i)).length)
    for (const count of [0, 1, 2, 3]) expect(counts).toContain(count)
    const plain = counts.filter((count) => count === 0).length
    expect(plain).toBeGreaterThan(80)
    expect(plain).toBeLessThan(130)
    expect(sampleOptions(games.hegemony, 4, 17)).toEqual(sampleOptions(games.hegemony, 4, 17))
  })

  it.each([
    { players: 2, others: [1, 1, 1] },
    { players: 3, others: [2, 2, 2] },
    { players: 4, others: [2, 2, 2] },
  ])('leave one of the classes to a bot among Automas: $players players', ({ players, others }) => {
    const tables = [0, 1, 2].map((index) => automatic(singleBotOptions(games.hegemony, players, index)))
    expect(tables.map(({ length }) => length)).toEqual(others)
    expect(new Set(tables.map(String)).size).toBe(players === 2 ? 2 : 3)
  })

  it('contain Automas in most seats to train nets, and sometimes modules', () => {
    const { game } = games.hegemony
    const tables = Array.from({ length: 200 }, (_, i) => automaOptions(games.hegemony, 3, i))
    const counts = tables.map((options) => automatic(options).length)
    expect(new Set(counts)).toEqual(new Set([1, 2]))
    expect(counts.filter((count) => count === 2).length).toBeGreaterThan(150)
    const left = tables.map((options) => {
      const checked = game.options(options)
      return game.seats(checked).filter((seat) => !automatic(options).includes(seat))
    })
    for (const seat of ['working', 'middle', 'capitalist']) {
      expect(left.filter((seats) => seats.includes(seat)).length).toBeGreaterThan(50)
    }
    const withModules = tables.filter((options) => Object.values(game.options(options).modules).includes(true)).length
    expect(withModules).toBeGreaterThan(25)
    expect(withModules).toBeLessThan(75)
  })

  it('contain no modules when no seat can be an Automa', () => {
    expect(singleBotOptions(games['planet-b'], 3, 5)).toEqual({ players: 3 })
  })
})
