// What a choice shows stretch by stretch, for every number of players.
import { type Play, sized, stretchesDoNotInterfere, stretchesTellTheWholeChoice } from '@hustings/kernel/testing'
import { describe, it } from 'vitest'
import { planetB } from './game.ts'

const TEN_MINUTES = 600_000

describe.each([2, 3, 4])('%i players', (players) => {
  it.each(Array.from({ length: sized(1, 6) }, (_, game) => game))(
    'shows each choice completely and nothing hidden at any stretch end, game %i',
    (game) => {
      const play: Play = { options: { players }, seed: `stretches ${game}`, every: sized(8, 1), limit: 10_000 }
      stretchesTellTheWholeChoice(planetB, play)
      stretchesDoNotInterfere(planetB, play)
    },
    TEN_MINUTES,
  )
})
