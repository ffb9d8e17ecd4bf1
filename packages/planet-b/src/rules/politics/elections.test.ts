// Elections beyond the worked examples: the order of decisions, every mood, short bags and supplies, ties of any size, and the puppet.
import { describe, expect, it } from 'vitest'
import type { Office, Voter } from '../../data/vocabulary.ts'
import type { Election, PlanetBState, Votes } from '../../state/state.ts'
import { bagOf, built, type Change, given, onBoard, operating, type TestTable } from '../../testing/given.ts'
import { advance } from '../course/course.ts'

const none = (): Votes => ({ blue: 0, red: 0, green: 0, gold: 0, puppet: 0 })

/** An election that comes next: 0 the call, 1 workers, 2 mood, 3 votes, 4 offices, 5 finish. */
function electing(change: Change, players: 2 | 3 | 4 = 4): TestTable {
  return given({ players }, (s) => {
    s.clock = { ...s.clock, phase: 'election', step: 0 }
    s.electionDue = true
    change(s)
  })
}

function steps(game: TestTable, amount: number) {
  return game.run(function* (t) {
    for (let step = 0; step < amount; step++) yield* advance(t)
  })
}

/** Votes that lie in front of the voters; offices come next. Everything else is in the supplies. */
function counting(piles: Partial<Record<Voter, Partial<Votes>>>, change: Change, players: 2 | 3 | 4 = 4): TestTable {
  return electing((s) => {
    s.clock.step = 4
    s.elections = 1
    bagOf(s, {})
    const all: Election['piles'] = { blue: none(), red: none(), green: none(), gold: none(), puppet: none() }
    for (const front of ['blue', 'red', 'green', 'gold', 'puppet'] as const) {
      Object.assign(all[front], piles[front])
      for (const seat of s.order) s.player[seat].votes -= all[front][seat]
      if (s.puppet !== null) s.puppet.votes -= all[front].puppet
    }
    s.election = { by: 'blue', piles: all, extra: none(), ranking: [] }
    change(s)
  }, players)
}

const offices = (s: PlanetBState): (Office | null)[] => s.order.map((seat) => s.player[seat].office)

const holding =
  (...held: readonly Office[]): Change =>
  (s) => {
    s.elections = held.length === 0 ? 1 : 2
    for (const [at, seat] of s.order.entries()) s.player[seat].office = held[at] ?? null
    if (s.puppet !== null) s.puppet.office = held[s.order.length] ?? null
  }

describe('step 1: workers', () => {
  it('PB-ELEC-08, PB-BOX-14: every player with an open zone decides, clockwise from the active player', () => {
    const game = electing((s) => {
      s.clock.active = 2
      for (const seat of ['blue', 'red', 'gold'] as const) built(s, seat, 'headquarters', { brain: 1 })
    })
    const play = steps(game, 2)
    const asked: string[] = []
    while (!play.done) {
      asked.push(play.seat)
      play.answers('done')
    }
    expect(asked).toEqual(['gold', 'blue', 'red'])
  })

  it('PB-ELEC-08: any of the workers of an open zone, one after the other; those left there stay', () => {
    const game = electing((s) => {
      built(s, 'blue', 'ai-ministry', { brain: 2 })
      built(s, 'blue', 'troll-farm', { trickster: 1 })
    })
    const play = steps(game, 2)
    expect(play.legal).toEqual(['stands:ai-ministry:0:brain', 'stands:troll-farm:0:trickster', 'done'])
    play.answers('stands:ai-ministry:0:brain', 'stands:troll-farm:0:trickster')
    expect(play.legal).toEqual(['stands:ai-ministry:0:brain', 'done'])
    play.answers('done')
    expect(game.blue.workers).toEqual({ trickster: 3, brain: 3 })
    expect(game.blue.buildings.slice(1).map(({ zones }) => zones[0])).toEqual([
      { trickster: 0, brain: 1 },
      { trickster: 0, brain: 0 },
    ])
  })

  it('PB-ELEC-07: of two zones of one building only the filled one empties automatically', () => {
    const game = electing((s) => {
      built(s, 'blue', 'garment-factory', { trickster: 2 }, { trickster: 1 })
    })
    const play = steps(game, 2)
    expect(game.blue.workers.trickster).toBe(4)
    expect(play.legal).toEqual(['stands:garment-factory:1:trickster', 'done'])
  })

  it('PB-ELEC-09: a player without room for returning workers loses them to the supply', () => {
    const game = electing((s) => {
      onBoard(s, 'blue', { brain: 8 })
      built(s, 'blue', 'ai-ministry', { brain: 1 })
    })
    steps(game, 2).answers('stands:ai-ministry:0:brain')
    expect(game.blue.workers.brain).toBe(8)
    expect(game.blue.buildings.at(-1)?.zones).toEqual([{ trickster: 0, brain: 0 }])
  })
})

describe('step 2: mood', () => {
  const spaces = [
    { mood: 4, money: 12, votes: 4, workers: 0, others: 0 },
    { mood: 3, money: 8, votes: 3, workers: 0, others: 0 },
    { mood: 2, money: 5, votes: 2, workers: 0, others: 0 },
    { mood: 1, money: 2, votes: 1, workers: 0, others: 0 },
    { mood: 0, money: 0, votes: 0, workers: 0, others: 0 },
    { mood: -1, money: 0, votes: 0, workers: 1, others: 0 },
    { mood: -2, money: 0, votes: 0, workers: 2, others: 0 },
    { mood: -3, money: 0, votes: 0, workers: 3, others: 1 },
    { mood: -4, money: 0, votes: 0, workers: 4, others: 2 },
  ]

  it.each(spaces)('PB-ELEC-10, PB-ELEC-11, PB-ELEC-12, PB-ELEC-13, PB-ELEC-15: mood $mood', (space) => {
    const game = electing((s) => {
      s.player.blue.mood = space.mood
      onBoard(s, 'blue', { brain: 6 })
      bagOf(s, {})
    })
    steps(game, 3)
    expect(game.blue).toMatchObject({
      mood: 0,
      money: 10 + space.money,
      workers: { trickster: 0, brain: 6 - space.workers },
    })
    expect(game.state.bag).toEqual({
      ...none(),
      blue: space.votes,
      red: space.others,
      green: space.others,
      gold: space.others,
    })
  })

  it('PB-ELEC-13: two unhappy peoples: each of the two adds for the other, the rest for both', () => {
    const game = electing((s) => {
      s.player.blue.mood = -4
      s.player.green.mood = -3
      bagOf(s, {})
      for (const seat of s.order) onBoard(s, seat, {})
    })
    steps(game, 3)
    expect(game.state.bag).toMatchObject({ blue: 1, red: 3, green: 2, gold: 3 })
  })

  it('PB-ELEC-12: workers that came back in step 1 are paid from; the kind is chosen one by one', () => {
    const game = electing((s) => {
      s.player.blue.mood = -2
      onBoard(s, 'blue', { trickster: 1 })
      built(s, 'blue', 'university', { brain: 3 })
    })
    const back = steps(game, 2)
    expect([back.done, game.blue.workers.brain]).toEqual([true, 3])
    const play = steps(game, 1)
    expect(play.prompt).toBe('ask.pay-worker')
    expect(play.legal).toEqual(['pay:trickster', 'pay:brain'])
    play.answers('pay:trickster')
    expect(play.done).toBe(true)
    expect(game.blue.workers).toEqual({ trickster: 0, brain: 2 })
  })

  it('PB-ELEC-17: payments go clockwise from the triggering player', () => {
    const game = electing((s) => {
      s.clock.active = 1
      for (const seat of s.order) s.player[seat].mood = -1
    })
    const play = steps(game, 3)
    const asked: string[] = []
    while (!play.done) {
      asked.push(play.seat)
      play.answers('pay:brain')
    }
    expect(asked).toEqual(['red', 'green', 'gold', 'blue'])
  })

  it('PB-VOTES-02, PB-ELEC-19: votes of the mood come first; what the supply lacks then for stuffed ballots is a number', () => {
    const game = electing((s) => {
      Object.assign(s.player.blue, { mood: 4, fraud: ['stuffed-ballot', 'stuffed-ballot'] })
      bagOf(s, { blue: 22 })
    })
    steps(game, 4)
    expect(game.blue).toMatchObject({ vp: 1, votes: 0 })
    expect(game.state.election?.extra.blue).toBe(2)
  })
})

describe('step 3: the vote', () => {
  it('PB-ELEC-19: with one vote left of two ballots one is laid and one is a number', () => {
    const game = electing((s) => {
      s.clock.step = 3
      s.player.red.fraud = ['stuffed-ballot', 'extra-draw', 'stuffed-ballot']
      bagOf(s, { red: 24 })
    })
    steps(game, 1)
    expect(game.eventsOf('votes')).toMatchObject([{ voter: 'red', from: 'supply', to: 'table:red', amount: 1 }])
    const own = game.state.election?.piles.red.red ?? 0
    steps(game, 1)
    expect(game.eventsOf('result').find(({ voter }) => voter === 'red')).toMatchObject({ votes: own + 1, extra: 1 })
  })

  it('PB-ELEC-20, PB-ELEC-21: 5 with two extra draws, 3 without; the last player takes the rest', () => {
    const game = electing((s) => {
      s.clock = { ...s.clock, step: 3, active: 3 }
      s.player.blue.fraud = ['extra-draw', 'extra-draw']
      bagOf(s, { blue: 5, red: 5, green: 5, gold: 5 })
    })
    steps(game, 1)
    expect(game.eventsOf('votes-drawn').map(({ voter, drawn }) => [voter, drawn.length])).toEqual([
      ['gold', 3],
      ['blue', 5],
      ['red', 3],
      ['green', 3],
      ['gold', 3],
      ['blue', 3],
    ])
  })

  it('PB-ELEC-21, PB-ELEC-24, PB-ELEC-25: an empty bag gives no draws; results of 0 rank by the boards', () => {
    const game = electing((s) => {
      bagOf(s, {})
    })
    steps(game, 6)
    expect(game.eventsOf('votes-drawn')).toEqual([])
    expect(offices(game.state)).toEqual(['dodo', 'lama', 'prime-minister', 'president'])
    expect([game.blue.vp, game.red.vp, game.green.vp, game.gold.vp]).toEqual([1, 3, 10, 25])
    expect(game.state.bag).toEqual(none())
  })

  it('PB-ELEC-23: own votes in front of others do not count', () => {
    const game = counting({ red: { blue: 9 }, green: { blue: 9, green: 1 } }, holding())
    steps(game, 1)
    expect(game.eventsOf('result').map(({ voter, votes }) => [voter, votes])).toEqual([
      ['green', 1],
      ['gold', 0],
      ['red', 0],
      ['blue', 0],
    ])
  })
})

describe('step 4: offices', () => {
  const tied = { blue: { blue: 2 }, red: { red: 2 }, green: { green: 2 }, gold: { gold: 2 } }

  it('PB-ELEC-26: where all are tied the offices turn round', () => {
    const game = counting(tied, holding('lama', 'president', 'dodo', 'prime-minister'))
    steps(game, 1)
    expect(offices(game.state)).toEqual(['prime-minister', 'dodo', 'president', 'lama'])
    expect(game.eventsOf('result').every((result) => result.tied)).toBe(true)
  })

  it('PB-ELEC-26: a tie behind the winner is decided by the offices held until now, not by the new ones', () => {
    const game = counting(
      { blue: { blue: 1 }, red: { red: 1 }, green: { green: 1 }, gold: { gold: 3 } },
      holding('president', 'dodo', 'prime-minister', 'lama'),
    )
    steps(game, 1)
    expect(offices(game.state)).toEqual(['dodo', 'prime-minister', 'lama', 'president'])
    expect(game.eventsOf('result').map((result) => result.tied)).toEqual([false, true, true, true])
  })

  it('PB-ELEC-28, PB-ELEC-27: a reelected player gains the VP again', () => {
    const game = counting({ blue: { blue: 3 } }, (s) => {
      holding('president', 'prime-minister', 'lama', 'dodo')(s)
      s.player.blue.vp = 40
    })
    steps(game, 1)
    expect(game.blue).toMatchObject({ office: 'president', vp: 65 })
  })

  it('PB-ELEC-29, PB-ELEC-30, PB-ELEC-31, PB-ELEC-32: whose votes go home from in front of whom', () => {
    const each = { blue: 1, red: 1, green: 1, gold: 1 }
    const game = counting(
      { blue: { ...each, blue: 4 }, red: { ...each, red: 3 }, green: { ...each, green: 2 }, gold: each },
      holding(),
    )
    steps(game, 2)
    expect(offices(game.state)).toEqual(['president', 'prime-minister', 'lama', 'dodo'])
    // Blue: all home. Red: the three in front of red. Green and gold: none.
    expect(game.state.bag).toEqual({ ...none(), red: 3, green: 5, gold: 4 })
    expect([game.blue.votes, game.red.votes, game.green.votes, game.gold.votes]).toEqual([25, 22, 20, 21])
  })

  it('PB-ELEC-34: stuffed ballots of President and Prime Minister go back to their supplies', () => {
    const game = electing((s) => {
      s.clock.step = 3
      s.elections = 1
      for (const seat of s.order) s.player[seat].fraud = ['stuffed-ballot']
      s.player.red.fraud.push('stuffed-ballot')
      bagOf(s, {})
    })
    steps(game, 3)
    expect(offices(game.state)).toEqual(['dodo', 'president', 'lama', 'prime-minister'])
    expect(game.state.bag).toEqual({ ...none(), blue: 1, green: 1 })
  })

  it('PB-P3-02: with three players the last is L.A.M.A., and sends the votes of the President home', () => {
    const game = counting({ blue: { green: 2 }, red: { red: 1 }, green: { green: 3 } }, holding(), 3)
    steps(game, 2)
    expect(offices(game.state)).toEqual(['lama', 'prime-minister', 'president'])
    expect([game.blue.vp, game.red.vp, game.green.vp]).toEqual([3, 10, 25])
    expect(game.state.bag).toEqual(none())
  })
})

describe('when it is held', () => {
  it('PB-ELEC-05, PB-ELEC-35: a marker moved left again goes to the start, and one election is held', () => {
    const game = given({}, (s) => {
      s.clock.phase = 'exchange'
      Object.assign(s, { marker: 3, electionDue: true })
    })
    game.goOnTo('deal')
    expect(game.state).toMatchObject({ marker: 0, electionDue: false, elections: 1 })
    expect(game.goOn().seat).toBe('red')
  })

  it('PB-ELEC-04, PB-EXCH-11: due by a card and by the exchange of one turn, it is held once', () => {
    const game = given({}, (s) => {
      s.clock.phase = 'exchange'
      s.turn.space = 'left'
      s.deals.left.suitcases = 4
      Object.assign(s, { marker: 6, electionDue: true })
    })
    game.goOnTo('deal')
    expect(game.eventsOf('election')).toHaveLength(1)
    expect(game.eventsOf('election-due')).toEqual([])
    // The two votes of the exchange are in the bag before the vote.
    expect(game.events.findIndex(({ type }) => type === 'exchange')).toBeLessThan(
      game.events.findIndex(({ type }) => type === 'election'),
    )
  })

  it('PB-OFFICE-08: the player who triggered it uses the new office only on the next own turn', () => {
    const game = given({}, (s) => {
      s.clock.phase = 'exchange'
      Object.assign(s, { marker: 6, electionDue: true })
      bagOf(s, { blue: 3 })
    })
    const play = game.goOn()
    expect(game.blue.office).toBe('president')
    expect(game.eventsOf('office-action')).toEqual([])
    expect(play.seat).toBe('red')
    expect(play.legal).toContain('office')
  })
})

describe('the puppet', () => {
  const both = (s: PlanetBState): (Office | null)[] => [...offices(s), s.puppet?.office ?? null]

  it('PB-P2-05, PB-P2-07: its nine votes come before the mood, which may add more of them', () => {
    const game = electing((s) => {
      s.player.red.mood = -3
      onBoard(s, 'red', {})
      bagOf(s, { puppet: 15 })
    }, 2)
    steps(game, 3)
    expect(game.state.bag).toMatchObject({ blue: 1, red: 0, puppet: 25 })
    expect(game.eventsOf('votes').map(({ voter, amount, why }) => [voter, amount, why])).toEqual([
      ['puppet', 9, 'puppet'],
      ['blue', 1, 'added'],
      ['puppet', 1, 'added'],
    ])
  })

  it('PB-P2-12, PB-ELEC-25: all tied in the first election: the higher board, then the lower, the puppet last', () => {
    const game = counting({}, holding(), 2)
    steps(game, 1)
    expect(both(game.state)).toEqual(['prime-minister', 'president', 'lama'])
  })

  const ties: readonly [held: readonly Office[], tiedSeats: readonly Voter[], then: readonly Office[]][] = [
    [
      ['president', 'lama', 'prime-minister'],
      ['blue', 'puppet'],
      ['prime-minister', 'lama', 'president'],
    ],
    [
      ['lama', 'prime-minister', 'president'],
      ['red', 'puppet'],
      ['lama', 'president', 'prime-minister'],
    ],
    [
      ['prime-minister', 'president', 'lama'],
      ['blue', 'red', 'puppet'],
      ['prime-minister', 'lama', 'president'],
    ],
  ]

  it.each(ties)('PB-P2-13: later the lower office decides: of %j the tied %j', (held, tiedSeats, then) => {
    const piles = Object.fromEntries(tiedSeats.map((voter) => [voter, { [voter]: 4 }]))
    const game = counting(piles, holding(...held), 2)
    steps(game, 1)
    expect(both(game.state)).toEqual(then)
  })

  it('PB-P2-11: as L.A.M.A. it sends the votes of the President home, and its own go into the bag', () => {
    const game = counting(
      { blue: { blue: 5 }, red: { red: 3, puppet: 2 }, puppet: { puppet: 2, blue: 3, red: 1 } },
      holding(),
      2,
    )
    steps(game, 2)
    expect(both(game.state)).toEqual(['president', 'prime-minister', 'lama'])
    expect(game.state.bag).toEqual({ ...none(), red: 1, puppet: 4 })
    expect(game.blue.votes).toBe(25)
  })

  it('PB-P2-08: it draws 3, last in every round, whatever tokens the players have', () => {
    const game = electing((s) => {
      s.clock.step = 3
      for (const seat of s.order) s.player[seat].fraud = ['extra-draw', 'extra-draw']
      bagOf(s, { blue: 8, red: 8, puppet: 9 })
    }, 2)
    steps(game, 1)
    const drawn: [Voter, number][] = game
      .eventsOf('votes-drawn')
      .map(({ voter, drawn: votes }) => [voter, votes.length])
    expect(drawn).toEqual([
      ['blue', 5],
      ['red', 5],
      ['puppet', 3],
      ['blue', 5],
      ['red', 5],
      ['puppet', 2],
    ])
  })

  it('PB-VOTES-06: its votes drawn by a box go back to its supply, and bring nothing', () => {
    const { game } = operating('casino', 'upper', (s) => bagOf(s, { puppet: 2 }), { players: 2 })
    expect(game.state.puppet?.votes).toBe(25)
    expect(game.blue).toMatchObject({ money: 10, vp: 0 })
  })
})
