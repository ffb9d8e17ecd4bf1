// The last count beyond the worked examples: remainders, the order of its steps, ties, and places of the puppet.
import { describe, expect, it } from 'vitest'
import type { Office } from '../../data/vocabulary.ts'
import { bagOf, type Change, given } from '../../testing/given.ts'
import { finalStandings } from './scoring.ts'

/** Final scoring of a table where players have only what the test gives. */
function counted(change: Change, players: 2 | 3 | 4 = 4) {
  const game = given({ players }, (s) => {
    s.clock.phase = 'scoring'
    bagOf(s, {})
    for (const seat of s.order) s.player[seat].money = 0
    change(s)
  })
  game.goOnTo('end')
  return game
}

const holding =
  (...held: readonly Office[]): Change =>
  (s) => {
    for (const [at, seat] of s.order.entries()) s.player[seat].office = held[at] ?? null
    if (s.puppet !== null) s.puppet.office = held[s.order.length] ?? null
  }

describe('money and resources', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [100, 33],
  ])('PB-SCORE-03: %s money is %s VP', (money, vp) => {
    const game = counted((s) => {
      s.player.blue.money = money
    })
    expect(game.blue).toMatchObject({ vp, money: 0 })
  })

  it('PB-SCORE-02: every kind at the price of its mark', () => {
    const game = counted((s) => {
      s.deals.left.price = 'red'
      Object.assign(s.player.blue.store, { plants: 1, water: 1, plastic: 1, iridium: 2, meat: 1 })
    })
    // 4 + 4 + 3 + 5 + 5 + 6 = 27
    expect(game.eventsOf('score')[0]).toMatchObject({ seat: 'blue', line: 'money', basis: 27, vp: 9 })
  })
})

describe('one step after the other', () => {
  it('PB-SCORE-01, PB-SCORE-05: mood takes VP before presidency and votes bring any', () => {
    const game = counted((s) => {
      Object.assign(s.player.blue, { vp: 0, mood: -4, office: 'president' })
      bagOf(s, { blue: 1 })
    })
    expect(game.blue.vp).toBe(35)
  })

  it('PB-SCORE-01, PB-SCORE-05: and after money and factions have brought theirs', () => {
    const game = counted((s) => {
      Object.assign(s.player.blue, { money: 9, mood: -2 })
      s.player.blue.factions.futurists = 1
    })
    expect(game.blue.vp).toBe(3 + 2 - 4)
  })

  it('PB-SCORE-06: no other office counts', () => {
    const game = counted((s) => {
      holding('dodo', 'lama', 'prime-minister', 'president')(s)
    })
    expect([game.blue.vp, game.red.vp, game.green.vp, game.gold.vp]).toEqual([0, 0, 0, 20])
  })
})

describe('votes in the bag', () => {
  it('PB-SCORE-07, PB-ELEC-25: before any election ties go to the higher boards', () => {
    const game = counted((s) => bagOf(s, { blue: 2, red: 2, green: 2, gold: 2 }))
    expect([game.blue.vp, game.red.vp, game.green.vp, game.gold.vp]).toEqual([0, 0, 8, 15])
  })

  it('PB-SCORE-07, PB-ELEC-26: afterwards to the lower offices, also for the second place', () => {
    const game = counted((s) => {
      bagOf(s, { blue: 1, red: 4, green: 1, gold: 1 })
      holding('prime-minister', 'president', 'dodo', 'lama')(s)
    })
    expect([game.blue.vp, game.red.vp, game.green.vp, game.gold.vp]).toEqual([0, 15 + 20, 8, 0])
  })

  it('PB-SCORE-08: a player without votes in the bag gets no place, whatever the office; an empty bag gives none', () => {
    const game = counted((s) => {
      bagOf(s, { red: 1 })
      holding('dodo', 'prime-minister', 'lama', 'president')(s)
    })
    expect([game.blue.vp, game.red.vp, game.green.vp]).toEqual([0, 15, 0])
    expect(counted(() => undefined).eventsOf('vp')).toEqual([])
  })

  it.each([
    ['PB-P2-14', 'behind it', { puppet: 1, blue: 4, red: 1 }, [], [15, 8]],
    ['PB-P2-14', 'the second place', { puppet: 2, blue: 4, red: 1 }, [], [15, 0]],
    ['PB-P2-12', 'loses a tie before any election', { puppet: 4, blue: 4, red: 1 }, [], [15, 0]],
    [
      'PB-P2-13',
      'wins a tie with the lower office',
      { puppet: 4, blue: 4, red: 1 },
      ['prime-minister', 'president', 'lama'],
      [8, 20],
    ],
  ] as const)('%s: the puppet: %s', (_, __, bag, held, vp) => {
    const game = counted((s) => {
      bagOf(s, bag)
      holding(...held)(s)
    }, 2)
    expect([game.blue.vp, game.red.vp]).toEqual(vp)
  })
})

describe('the winner', () => {
  it.each([
    [
      [50, 60, 50, 40],
      [2, 1, 2, 4],
    ],
    [
      [7, 7, 7, 7],
      [1, 1, 1, 1],
    ],
    [
      [1, 9, 9, 9],
      [4, 1, 1, 1],
    ],
  ])('PB-SCORE-09: sums of %j rank %j', (sums, ranks) => {
    const { state } = given({}, (s) => {
      for (const [at, seat] of s.order.entries()) s.player[seat].vp = sums[at] ?? 0
    })
    const standings = finalStandings(state)
    expect(state.order.map((seat) => standings.find((each) => each.seat === seat)?.rank)).toEqual(ranks)
    expect(standings[0]?.rank).toBe(1)
  })
})
