// How a game comes to its end: which exchange announces it, and what the last count takes away.
import { describe, expect, it } from 'vitest'
import { given, type TestTable } from '../../testing/given.ts'

/** The left tile is on its second side with its last suitcase put; the stack has this number of tiles. */
function exchanging(tiles: number): TestTable {
  return given({}, (s) => {
    s.gone.push(...s.stack.splice(0, s.stack.length - tiles))
    s.deals.left = { ...s.deals.left, tile: { id: s.deals.left.tile?.id ?? '', face: 'red' }, suitcases: 4 }
    s.turn.space = 'left'
    s.clock.phase = 'exchange'
  })
}

describe('the end', () => {
  it('PB-END-01: only the last tile of the stack announces it', () => {
    const early = exchanging(2)
    early.goOn()
    expect(early.eventsOf('last-turns')).toEqual([])
    expect(early.state.clock.turnsLeft).toBeNull()
    const late = exchanging(1)
    late.goOn()
    expect(late.eventsOf('last-turns')).toEqual([{ type: 'last-turns', seat: 'blue' }])
    expect(late.state.clock.turnsLeft).toBe(4)
  })

  it('PB-END-04: with no tile left on any space there is no deal, and the turn continues', () => {
    const game = given({}, (s) => {
      for (const space of ['left', 'centre', 'right'] as const) {
        s.gone.push(s.deals[space].tile?.id ?? '')
        s.deals[space].tile = null
      }
      s.clock.turnsLeft = 1
      s.player.blue.money = 0
    })
    const play = game.goOn()
    expect(game.eventsOf('deal')).toEqual([])
    expect(play.prompt).toBe('ask.draw')
    play.answers('deck:A', 'deck:A', 'deck:A')
    expect(play.done).toBe(true)
    expect(game.state.finished).toBe(true)
  })

  it('PB-SCORE-05, PB-VP-05: bad mood takes VP, but not more than there are', () => {
    const game = given({}, (s) => {
      s.clock.phase = 'scoring'
      Object.assign(s.player.blue, { money: 0, vp: 1, mood: -2 })
      Object.assign(s.player.red, { money: 0, vp: 9, mood: -2 })
    })
    game.goOnTo('end')
    expect(game.eventsOf('score').filter(({ line }) => line === 'mood')).toMatchObject([
      { seat: 'blue', basis: -2, vp: -1 },
      { seat: 'red', basis: -2, vp: -4 },
      { seat: 'green', vp: 0 },
      { seat: 'gold', vp: 0 },
    ])
  })
})
