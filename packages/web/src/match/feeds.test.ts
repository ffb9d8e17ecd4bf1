// Feeds of the games show every viewer the whole match and no hidden information.
import { hegemony } from '@hustings/hegemony'
import { type Play, sized } from '@hustings/kernel/testing'
import { feedsDoNotInterfere, feedsShowTheWholeMatch } from '@hustings/live/testing'
import { planetB } from '@hustings/planet-b'
import { describe, expect, it } from 'vitest'

const MODULES = { crisisResponse: true, hiddenAgendas: true, actionCards: true, historicalEvents: true }

const TABLES = [
  {
    name: 'Hegemony, 2 players, simple Automa',
    game: hegemony,
    options: { players: 2, automas: { capitalist: 'simple' } },
  },
  {
    name: 'Hegemony, 4 players, Automas, all modules',
    game: hegemony,
    options: {
      players: 4,
      modules: { ...MODULES, alternativeEvents: true },
      automas: { middle: 'advanced', capitalist: 'simple' },
    },
  },
  { name: 'Planet B, 3 players', game: planetB, options: { players: 3 } },
] as const

const TEN_MINUTES = 600_000

describe.each(TABLES)('$name', ({ game, options }) => {
  const plays: readonly Play[] = Array.from({ length: sized(1, 6) }, (_, match) => ({
    options,
    seed: `feeds ${match}`,
    every: sized(100, 4),
    limit: 10_000,
  }))

  it('uses the options of the table', () => {
    expect(game.options(options)).toMatchObject(options)
  })

  it.each(plays)(
    'shows every viewer the whole match after undo and resume, $seed',
    (play) => {
      feedsShowTheWholeMatch(game, play)
    },
    TEN_MINUTES,
  )

  it.each(plays)(
    'sends the same updates for states that differ only in hidden information, $seed',
    (play) => {
      feedsDoNotInterfere(game, { ...play, every: sized(3, 1) })
    },
    TEN_MINUTES,
  )
})
