// Numbers that the view computes for a viewer, so that clients contain no rules: next steps, dues, expected winners.
import { describe, expect, it } from 'vitest'
import type { Office } from './data/vocabulary.ts'
import { advance } from './rules/course/course.ts'
import type { PlanetBState } from './state/state.ts'
import { summary } from './summary.ts'
import { bagOf, beforeDraft, given, nextLaws, onBoard, pile, type TestTable } from './testing/given.ts'
import { viewFor } from './view.ts'

const seen = (game: TestTable) => viewFor(game.state, 'spectator')

it('where a match stands is said in one line: draft, turns and elections, the end', () => {
  const at = (phase: PlanetBState['clock']['phase']) =>
    summary(
      seen(
        given({}, (s) => {
          Object.assign(s.clock, { phase, turn: 7 })
          s.elections = 2
        }),
      ),
    )
  expect([at('draft').key, at('end').key]).toEqual(['planet-b.drafting', 'planet-b.over'])
  expect(at('deal')).toEqual({ key: 'planet-b.summary', params: { turn: 7, elections: 2 } })
})

describe('deals', () => {
  it.each([
    [4, 2, false],
    [4, 3, true],
    [3, 1, false],
    [3, 2, true],
    [2, 2, true],
  ] as const)(
    'PB-EXCH-01: with %s players and %s suitcases the next one brings an exchange: %s',
    (players, suitcases, next) => {
      const game = given({ players }, (s) => {
        s.deals.right.suitcases = suitcases
      })
      expect(seen(game).deals.right.exchangeNext).toBe(next)
      expect(seen(game).suitcases).toBe(10 - suitcases)
    },
  )

  it('PB-EXCH-01: a suitcase on the lowest space shows which tile will be exchanged', () => {
    const game = given({}, (s) => {
      s.deals.centre.suitcases = 3
    })
    expect(seen(game).turn.exchange).toBeNull()
    game.goOn().answers('tile:centre')
    expect(seen(game).turn).toMatchObject({ space: 'centre', exchange: 'centre' })
  })

  it('PB-END-04: a space without a tile has nothing to exchange, and keeps its price', () => {
    const game = given({}, (s) => {
      s.deals.left = { tile: null, suitcases: 3, price: 'red' }
    })
    expect(seen(game).deals.left).toMatchObject({
      tile: null,
      face: null,
      exchangeNext: false,
      exchangeTurns: false,
      market: { price: 'red', now: 4 },
    })
  })

  it('PB-TURN-03: the box of the tile stands before the boxes inside it', () => {
    const game = given({}, (s) => {
      s.deals.left.tile = { id: 'llamazone-prime', face: 'grey' }
      s.player.blue.office = 'president'
      nextLaws(s, 'yellow', 'housing-programme')
    })
    const play = game.goOn()
    expect(seen(game).running).toEqual([])
    play.answers('tile:left')
    expect(seen(game).running).toEqual(['tile:llamazone-prime:grey'])
    play.answers('office')
    expect(seen(game).running).toEqual(['tile:llamazone-prime:grey', 'office:president'])
  })
})

describe('players', () => {
  it.each([
    [0, { space: 1, cost: 4, vp: 2 }],
    [1, { space: 2, cost: 8, vp: 3 }],
    [2, { space: 3, cost: 12, vp: 4 }],
    [3, { space: 4, cost: 16, vp: 5 }],
    [4, null],
  ])('PB-FRAUD-02, PB-FRAUD-03: after %s tokens the next is %j', (placed, next) => {
    const game = given({}, (s) => {
      s.player.red.fraud = (['extra-draw', 'stuffed-ballot', 'extra-draw', 'stuffed-ballot'] as const).slice(0, placed)
    })
    expect(seen(game).seats.red?.nextFraud).toEqual(next)
  })

  it('PB-OFFICE-01: an office is due in the own turn, until its action is done', () => {
    const game = given({}, (s) => {
      s.player.blue.office = 'lama'
      s.player.red.office = 'dodo'
    })
    const due = () => [seen(game).seats.blue?.officeDue, seen(game).seats.red?.officeDue]
    const play = game.goOn()
    expect(due()).toEqual([true, false])
    play.answers('office')
    expect(due()).toEqual([false, false])
  })

  it('PB-NEWS-07: shows which players are immoral', () => {
    const game = given({}, (s) => {
      pile(s, 'blue', 'rain', 'recount')
      pile(s, 'red', 'pension-fund', 'start-up')
    })
    const { blue, red, green } = seen(game).seats
    expect([blue?.immoral, red?.immoral, green?.immoral]).toEqual([true, false, false])
  })

  it('PB-P3-03: colors that are not in the game are neither in the bag nor at the table', () => {
    expect(seen(given({ players: 3 })).bag).toEqual({ blue: 3, red: 3, green: 3 })
    const two = seen(given({ players: 2 }))
    expect(two).toMatchObject({ bag: { blue: 3, red: 3, puppet: 0 }, bagSize: 6, puppet: { votes: 25, office: null } })
    expect(Object.keys(two.seats)).toEqual(['blue', 'red'])
    expect(seen(given({ players: 3 })).puppet).toBeNull()
  })

  it('PB-TURN-01: no player is active before the first turn and after the last', () => {
    expect(seen(beforeDraft()).active).toBeNull()
    expect(seen(given()).active).toBe('blue')
    const over = given({}, (s) => {
      s.clock.phase = 'scoring'
    })
    expect(seen(over).active).toBeNull()
  })
})

describe('an election', () => {
  function electing(step: number, offices: readonly Office[] = []): TestTable {
    return given({ players: 3 }, (s) => {
      s.clock = { ...s.clock, phase: 'election', step, active: 1 }
      s.electionDue = true
      for (const [at, seat] of s.order.entries()) s.player[seat].office = offices[at] ?? null
      s.player.red.fraud = ['extra-draw', 'stuffed-ballot']
      s.player.green.fraud = ['extra-draw', 'extra-draw']
      bagOf(s, { red: 2 })
    })
  }
  const step = (game: TestTable) =>
    game.run(function* (t) {
      yield* advance(t)
    })

  it('PB-ELEC-20, PB-ELEC-23, PB-ELEC-24: piles in the order of drawing, with draws, results and the offices they would bring', () => {
    const game = electing(3)
    step(game)
    const { election } = seen(game)
    expect(election).toMatchObject({ by: 'red', step: 4 })
    expect(election?.piles.map(({ voter, draws, result, office }) => [voter, draws, result, office])).toEqual([
      ['red', 4, 3, 'president'],
      ['green', 5, 0, 'prime-minister'],
      ['blue', 3, 0, 'lama'],
    ])
    expect(election?.piles[0]?.votes).toEqual({ blue: 0, red: 3, green: 0 })
  })

  it('PB-ELEC-26: they are those that are then handed out, and the result stays when votes have gone home', () => {
    const game = electing(3, ['lama', 'president', 'prime-minister'])
    step(game)
    const before = seen(game).election?.piles.map(({ voter, office }) => [voter, office])
    expect(before).toEqual([
      ['red', 'president'],
      ['green', 'lama'],
      ['blue', 'prime-minister'],
    ])
    step(game)
    const after = seen(game).election?.piles
    expect(after?.map(({ voter, office }) => [voter, office])).toEqual(before)
    expect(after?.map(({ result }) => result)).toEqual([3, 0, 0])
    expect(after?.[0]?.votes.red).toBe(0)
    step(game)
    expect(seen(game).election).toBeNull()
  })

  it('PB-ELEC-12: while a player pays for bad mood, all players see the election', () => {
    const game = electing(2)
    game.state.player.blue.mood = -1
    onBoard(game.state, 'blue', { trickster: 1, brain: 1 })
    const play = step(game)
    expect(play.seat).toBe('blue')
    expect(seen(game)).toMatchObject({ election: { by: 'red', step: 2 }, electionDue: true, lastSpace: 5 })
    expect(seen(game).seats.blue?.mood).toBe(-1)
  })
})
