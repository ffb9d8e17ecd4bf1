// The puppet stands beside the players where votes are added, and nowhere else.
import { describe, expect, it } from 'vitest'
import { box, law, moodUp, others, votes } from '../../data/symbols.ts'
import { bagOf, carryingOut, nextLaws } from '../../testing/given.ts'

describe('the puppet', () => {
  it('PB-P2-07, PB-LAW-06: adds votes by the part of the others of a law', () => {
    const { game, play } = carryingOut(box(law('yellow')), (s) => nextLaws(s, 'yellow', 'transparency-act'), {
      players: 2,
    })
    play.answers('lawbox:left')
    expect(game.state.bag).toMatchObject({ blue: 7, red: 5, puppet: 2 })
    expect(game.eventsOf('votes').map(({ voter }) => voter)).toEqual(['blue', 'red', 'puppet'])
  })

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
