import { describe, expect, it } from 'vitest'
import { given } from '../../testing/given.ts'
import { lobby } from './lobby.ts'

describe('Lobby', () => {
  it('H-CAP-LOBBY-01: 30₳ from Capital first, to the Supply, for 3 Influence', () => {
    const game = given({}, (s) => {
      Object.assign(s.capitalist, { revenue: 40, capital: 20 })
    })
    game.run((t) => lobby.perform(t, 'capitalist'))
    expect(game.state.capitalist).toMatchObject({ revenue: 30, capital: 0, influence: 4 })
    expect(game.eventsOf('money')).toMatchObject([{ from: 'capitalist', to: 'supply', amount: 30 }])
  })

  it('H-GEN-11: not without the money', () => {
    const game = given({}, (s) => {
      Object.assign(s.capitalist, { revenue: 20, capital: 9 })
    })
    expect(lobby.whyNot(game.state, 'capitalist')?.rule).toBe('H-GEN-11')
  })

  it('H-COMP-04: only what the Supply has left; nothing left, no action', () => {
    const game = given({}, (s) => {
      s.working.influence += s.influence - 2
      s.influence = 2
    })
    game.run((t) => lobby.perform(t, 'capitalist'))
    expect(game.state.capitalist.influence).toBe(3)
    expect(lobby.whyNot(game.state, 'capitalist')?.rule).toBe('H-COMP-04')
  })
})
