// Exchanges beyond the worked examples: short supplies, prices, the stack, and the last turns.
import { describe, expect, it } from 'vitest'
import type { Face, Space } from '../../data/vocabulary.ts'
import { bagOf, type Change, given } from '../../testing/given.ts'
import { viewFor } from '../../view.ts'
import { priceOf } from '../means/selling.ts'

/** The last suitcase was put next to the tile of this space, which has this side up. */
function exchanging(space: Space, face: Face, change: Change = () => undefined, players: 2 | 3 | 4 = 4) {
  const game = given({ players }, (s) => {
    s.clock.phase = 'exchange'
    s.turn.space = space
    const id = s.deals[space].tile?.id ?? ''
    s.deals[space] = { tile: { id, face }, suitcases: players === 4 ? 4 : 3, price: face }
    change(s)
  })
  game.goOnTo('next')
  return game
}

const emptyStack: Change = (s) => {
  s.gone.push(...s.stack.splice(0))
}

describe('the steps of an exchange', () => {
  it('PB-EXCH-04, PB-VOTES-02: of two votes the one that is missing brings 1 VP', () => {
    const game = exchanging('left', 'grey', (s) => bagOf(s, { blue: 24 }))
    expect(game.blue).toMatchObject({ votes: 0, vp: 1, money: 10 })
    expect(game.state.bag.blue).toBe(25)
  })

  it('PB-EXCH-04, PB-EXCH-06, PB-EXCH-07, PB-EXCH-09, PB-EXCH-10: the events follow the order of the steps', () => {
    const told = ['votes', 'suitcases-back', 'tile-flipped', 'marker', 'price']
    const game = exchanging('left', 'grey')
    expect(game.events.map(({ type }) => type).filter((type) => told.includes(type))).toEqual(told)
    expect(game.eventsOf('suitcases-back')).toEqual([{ type: 'suitcases-back', space: 'left', amount: 4 }])
    expect(viewFor(game.state, 'red').suitcases).toBe(10)
  })

  it.each([
    ['left', 'grey', { plants: 4, water: 4 }],
    ['left', 'red', { plants: 2, water: 2 }],
    ['centre', 'red', { plastic: 5, hydrogen: 5 }],
    ['centre', 'grey', { plastic: 3, hydrogen: 3 }],
    ['right', 'grey', { iridium: 2, chips: 2 }],
    ['right', 'red', { iridium: 5, chips: 5 }],
  ] as const)(
    'PB-EXCH-10, PB-SELL-05: %s from %s: the two resources of its market, and no others',
    (space, face, now) => {
      const game = exchanging(space, face)
      const start = { plants: 2, water: 2, plastic: 3, hydrogen: 3, iridium: 5, chips: 5, meat: 6 }
      expect(viewFor(game.state, 'spectator').prices).toEqual({ ...start, ...now })
      expect(priceOf(game.state, 'meat')).toBe(6)
    },
  )

  it('PB-ELEC-03, PB-EXCH-09: the marker stops at the last space', () => {
    const game = given({ players: 3 }, (s) => {
      s.clock.phase = 'exchange'
      s.turn.space = 'left'
      s.deals.left.suitcases = 3
      s.marker = 4
    })
    game.goOnTo('election')
    expect(game.state).toMatchObject({ marker: 5, electionDue: true })
    expect(game.eventsOf('marker')).toMatchObject([{ from: 4, to: 5, why: 'exchange' }])
  })

  it('PB-EXCH-08, PB-SETUP-09: the next tile of the stack is seen once the top one was placed', () => {
    const game = exchanging('left', 'red')
    const view = viewFor(game.state, 'gold')
    expect(view.stack).toEqual({ size: 3, top: game.state.stack.at(-1) })
    expect(view.deals.left).toMatchObject({ face: 'grey', suitcases: 0, exchangeTurns: true })
    expect(view.gone).toHaveLength(1)
  })
})

describe('without a stack', () => {
  it('PB-EXCH-07, PB-EXCH-10: a tile on its first side is turned over as usual', () => {
    const game = exchanging('right', 'grey', emptyStack)
    expect(game.state.deals.right).toMatchObject({ tile: { face: 'red' }, price: 'red' })
    expect(game.eventsOf('last-turns')).toEqual([])
  })

  it('PB-END-04: the center stays empty with its disc on gray; votes, suitcases and marker do not change', () => {
    const game = exchanging('centre', 'grey', emptyStack)
    expect(game.state.deals.centre).toEqual({ tile: null, suitcases: 0, price: 'grey' })
    expect(game.state.marker).toBe(2)
    expect(game.state.bag.blue).toBe(5)
    expect(game.eventsOf('price')).toEqual([])
    expect(priceOf(game.state, 'plastic')).toBe(5)
  })
})

describe('the last turns', () => {
  it.each([2, 3, 4] as const)('PB-END-02: with %s players as many turns as players follow', (players) => {
    const game = exchanging(
      'left',
      'red',
      (s) => {
        s.gone.push(...s.stack.splice(1))
      },
      players,
    )
    game.goOnTo('deal')
    expect(game.state.clock).toMatchObject({ turnsLeft: players, active: 1 })
    expect(game.eventsOf('turn')).toMatchObject([{ seat: 'red', last: true }])
  })

  it('PB-END-02: an exchange in a last turn brings no further turn', () => {
    const game = exchanging('left', 'red', (s) => {
      emptyStack(s)
      s.clock.turnsLeft = 2
    })
    game.goOnTo('deal')
    expect(game.state.clock.turnsLeft).toBe(1)
  })

  it('PB-END-02, PB-ELEC-36: an election due in the turn of the last tile is held before the last turns', () => {
    const game = exchanging('left', 'red', (s) => {
      s.gone.push(...s.stack.splice(1))
      s.marker = 4
    })
    game.goOnTo('deal')
    expect(game.state).toMatchObject({ elections: 1, clock: { turnsLeft: 4, active: 1 } })
    const types = game.events.map(({ type }) => type)
    expect(types.indexOf('last-turns')).toBeLessThan(types.indexOf('election'))
    expect(types.indexOf('election')).toBeLessThan(types.indexOf('turn'))
  })

  it('PB-END-03, PB-ELEC-15, PB-SCORE-05, PB-SCORE-06: after the very last election mood is neutral, and the new President counts', () => {
    const game = given({}, (s) => {
      s.clock = { ...s.clock, phase: 'exchange', turnsLeft: 1 }
      Object.assign(s, { marker: 6, electionDue: true, elections: 1 })
      const held = ['president', 'prime-minister', 'lama', 'dodo'] as const
      for (const [at, seat] of s.order.entries()) Object.assign(s.player[seat], { money: 0, office: held[at] })
      s.player.gold.mood = 4
      bagOf(s, {})
    })
    game.goOnTo('end')
    // Gold: 12 money and 4 votes by mood, all drawn by gold or by others; no other player has a vote.
    expect(game.state.order.map((seat) => game.state.player[seat].mood)).toEqual([0, 0, 0, 0])
    const score = (line: string) => game.eventsOf('score').filter((each) => each.line === line)
    expect(score('mood').map(({ vp }) => vp)).toEqual([0, 0, 0, 0])
    const president = game.state.order.find((seat) => game.state.player[seat].office === 'president')
    expect(president).toBe('gold')
    expect(score('president').map(({ seat, vp }) => [seat, vp])).toEqual([
      ['blue', 0],
      ['red', 0],
      ['green', 0],
      ['gold', 20],
    ])
    expect(score('money').map(({ vp }) => vp)).toEqual([0, 0, 0, 4])
  })
})
