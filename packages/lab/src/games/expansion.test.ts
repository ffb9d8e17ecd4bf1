import { describe, expect, it } from 'vitest'
import { expanded } from './expansion.ts'
import { games } from './games.ts'

const optionsOf = (players: number, ...argv: string[]): unknown =>
  expanded(games.hegemony, players, argv).optionsFor(players)

describe('Automas and modules on the command line', () => {
  it('become options of the game', () => {
    const argv = ['--automas', 'working=advanced,capitalist=simple', '--modules', 'crisis,hidden']
    expect(optionsOf(3, ...argv)).toEqual({
      players: 3,
      automas: { working: 'advanced', capitalist: 'simple' },
      modules: { crisisResponse: true, hiddenAgendas: true },
    })
    expect(optionsOf(2)).toEqual({ players: 2 })
  })

  it('fail with a clear message for a game without them', () => {
    expect(() => optionsOf(2, '--automas', 'middle=simple')).toThrow(/does not know .*middle/)
    expect(() => optionsOf(3, '--automas', 'working=clever')).toThrow(/does not know/)
    expect(() => optionsOf(3, '--modules', 'weather')).toThrow(/weather/)
  })
})
