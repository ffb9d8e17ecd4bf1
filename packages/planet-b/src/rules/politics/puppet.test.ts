// The puppet counts as a player only where votes are added.
import { describe, expect, it } from 'vitest'
import { box, moodUp, others, votes } from '../../data/symbols.ts'
import { bagOf, carryingOut } from '../../testing/given.ts'

describe('the puppet', () => {
  it('PB-P2-07, PB-P2-04: adds votes where all others do, and gets nothing for those it lacks', () => {
    const { game } = carryingOut(box(others(votes(3))), (s) => bagOf(s, { blue: 3, red: 3, puppet: 24 }), {
      players: 2,
    })
    expect(game.state.puppet?.votes).toBe(0)
    expect(game.state.bag.puppet).toBe(25)
    expect(game.eventsOf('vp')).toEqual([])
  })

  it('PB-P2-07: effects without votes do not concern it', () => {
    const { game } = carryingOut(box(others(moodUp(1))), undefined, { players: 2 })
    expect(game.red.mood).toBe(1)
    expect(game.eventsOf('votes')).toEqual([])
  })
})
