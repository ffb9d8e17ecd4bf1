// Stretches of each choice: tables that together have every module and both kinds of Automas.
import { type Play, sized, stretchesDoNotInterfere, stretchesTellTheWholeChoice } from '@hustings/kernel/testing'
import { describe, expect, it } from 'vitest'
import { hegemony } from './game.ts'

const MODULES = { crisisResponse: true, hiddenAgendas: true, actionCards: true, historicalEvents: true }

const TABLES = [
  { players: 4, modules: { ...MODULES, alternativeEvents: true } },
  { players: 3, modules: MODULES, automas: { middle: 'advanced', capitalist: 'simple' } },
  { players: 2, modules: MODULES, automas: { capitalist: 'simple' } },
] as const

const TEN_MINUTES = 600_000

describe.each(TABLES)('$players players, modules, Automas: $automas', (options) => {
  it.each(Array.from({ length: sized(1, 6) }, (_, game) => game))(
    'shows each choice completely and nothing hidden at any stretch end, game %i',
    (game) => {
      expect(hegemony.options(options)).toMatchObject(options)
      const play: Play = { options, seed: `stretches ${game}`, every: sized(8, 1), limit: 10_000 }
      stretchesTellTheWholeChoice(hegemony, play)
      stretchesDoNotInterfere(hegemony, play)
    },
    TEN_MINUTES,
  )
})
