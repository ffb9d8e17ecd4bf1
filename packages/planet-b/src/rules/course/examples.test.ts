// The worked examples of the rules page about setup, draft, turns, exchange, the end, scoring, and fewer players.
import { describe, expect, it } from 'vitest'
import { PLAYER_BOARDS } from '../../data/boards.ts'
import { tileFacts } from '../../data/tiles.ts'
import type { Voter } from '../../data/vocabulary.ts'
import { planetB } from '../../game.ts'
import type { Election, PlanetBState, Votes } from '../../state/state.ts'
import { bagOf, beforeDraft, type Change, given, inHand, type Play, pile, type TestTable } from '../../testing/given.ts'
import { viewFor } from '../../view.ts'
import { advance } from './course.ts'
import { finalStandings } from './scoring.ts'

const handsFull: Change = (s) => {
  inHand(s, 'blue', 'casino', 'museum', 'stadium')
}

/** Always the first possible answer, to the end of the game or up to a number of answers. */
function playOn(play: Play, most = 5_000): void {
  for (let answers = 0; !play.done && answers < most; answers++) {
    const [first] = play.legal
    if (first === undefined) throw new Error('nothing can be answered')
    play.answers(first)
  }
}

function steps(game: TestTable, amount: number): Play {
  return game.run(function* (t) {
    for (let step = 0; step < amount; step++) yield* advance(t)
  })
}

const officesOf = (s: PlanetBState) => s.order.map((seat) => s.player[seat].office)

describe('examples: setup', () => {
  it('PBX-84, PB-SETUP-08, PB-SETUP-11: outer tiles and markets start gray, the center red', () => {
    for (const players of [2, 3, 4] as const) {
      const { state } = given({ players })
      expect(
        [state.deals.left, state.deals.centre, state.deals.right].map(({ tile, price }) => [tile?.face, price]),
      ).toEqual([
        ['grey', 'grey'],
        ['red', 'red'],
        ['grey', 'grey'],
      ])
      const onBoard = [state.deals.left, state.deals.centre, state.deals.right].map(({ tile }) => tile?.id ?? '')
      expect(onBoard.map((id) => tileFacts(id).set)).toEqual(['A', 'A', 'A'])
      expect(state.stack).toHaveLength(players === 2 ? 3 : 4)
      expect(state.marker).toBe(0)
    }
  })

  it('PBX-87, PB-SETUP-05, PB-P3-01, PB-EXCH-02, PB-EXCH-03: the side of the board goes by the number of players', () => {
    const sides = ([2, 3, 4] as const).map((players) => {
      const view = viewFor(given({ players }).state, 'blue')
      return [view.deals.left.suitcaseSpaces, view.lastSpace]
    })
    expect(sides).toEqual([
      [3, 5],
      [3, 5],
      [4, 6],
    ])
  })

  it('PBX-89, PB-SETUP-09, PB-SETUP-12, PB-SETUP-13, PB-SETUP-15: shuffled decks, face down but for the news and the top tile', () => {
    const { state } = beforeDraft()
    expect([state.buildings.A, state.buildings.B, state.buildings.C].map((deck) => deck.length)).toEqual([14, 14, 14])
    expect([state.news.I, state.news.II, state.news.III].map(({ cards, up }) => [cards.length, up !== null])).toEqual([
      [15, true],
      [15, true],
      [13, true],
    ])
    expect([state.laws.yellow.length, state.laws.blue.length]).toEqual([10, 10])
    expect(state.stack).toHaveLength(4)
    expect(viewFor(state, 'red').stack).toEqual({ size: 4, top: state.stack.at(-1) })
    const other = beforeDraft({ seed: 'another' }).state
    expect([other.buildings, other.laws, other.news]).not.toEqual([state.buildings, state.laws, state.news])
  })

  it('PBX-90, PB-SETUP-14, PB-OFFICE-08: before the first election there is no office', () => {
    const game = given()
    expect(officesOf(game.state)).toEqual([null, null, null, null])
    expect(game.goOn().legal).not.toContain('office')
  })

  it('PBX-91, PB-SETUP-16, PB-TURN-01: boards are dealt clockwise from the first player; passing is impossible', () => {
    const game = given({ first: 'green' })
    expect(game.state.order).toEqual(['green', 'gold', 'blue', 'red'])
    expect(game.state.order.map((seat) => game.state.player[seat].board)).toEqual([1, 2, 3, 4])
    const play = game.goOn()
    const turns: string[] = []
    while (turns.length < 6) {
      const told = game.eventsOf('turn').map(({ seat }) => seat)
      turns.splice(0, turns.length, ...told)
      if (play.prompt === 'ask.deal') expect(play.legal.filter((id) => id !== 'buy-tile')).toHaveLength(3)
      const [first] = play.legal
      if (first !== undefined) play.answers(first)
    }
    expect(turns.slice(0, 5)).toEqual(['gold', 'blue', 'red', 'green', 'gold'])
  })

  it('PB-SETUP-17: the boards differ in what their production lines print, and in nothing else', () => {
    const { state } = beforeDraft()
    const players = state.order.map((seat) => state.player[seat])
    expect(new Set(players.map((player) => JSON.stringify({ ...player, board: null }))).size).toBe(1)
    const printed = state.order.map((seat) => {
      const { upper = [], lower = [] } = viewFor(state, seat).seats[seat]?.lines ?? {}
      return [...upper, ...lower].map(({ resource }) => resource)
    })
    expect(printed).toEqual(PLAYER_BOARDS.map(({ lines }) => [...lines.upper, ...lines.lower]))
    expect(new Set(printed.map(String)).size).toBe(4)
  })

  it('PBX-92, PB-SETUP-18, PB-SETUP-19, PB-SETUP-20, PB-SETUP-21, PB-SETUP-22, PB-SETUP-23, PB-SETUP-24, PB-SETUP-25, PB-FRAUD-01: the starting supply of each player', () => {
    const { state } = beforeDraft()
    for (const seat of state.order) {
      expect(state.player[seat]).toMatchObject({
        money: 10,
        vp: 0,
        votes: 22,
        workers: { trickster: 2, brain: 2 },
        mood: 0,
        buildings: [{ id: 'headquarters', zones: [{ trickster: 0, brain: 0 }] }],
        factions: { capitalists: 0, futurists: 0, traditionalists: 0 },
        store: { plastic: 0, iridium: 0, water: 0, plants: 0, hydrogen: 0, chips: 0, meat: 0 },
        cells: { upper: [null, null, null], lower: [null, null, null] },
        news: [],
        fraud: [],
        hand: [],
      })
      expect(Object.values(state.player[seat].stock).reduce((sum, n) => sum + n, 0)).toBe(10)
      expect(viewFor(state, seat).seats[seat]?.fraudLeft).toEqual({ 'stuffed-ballot': 2, 'extra-draw': 2 })
    }
    expect(state.bag).toEqual({ blue: 3, red: 3, green: 3, gold: 3, puppet: 0 })
  })
})

describe('examples: the draft', () => {
  it('PBX-83, PB-DRAFT-02, PB-DRAFT-03, PB-DRAFT-04, PB-DRAFT-05: A from the last player to the first, B the other way, C again', () => {
    const game = beforeDraft()
    const play = game.goOnTo('deal')
    const choosing: string[] = []
    while (!play.done) {
      choosing.push(play.seat)
      play.answers(play.legal[0] ?? '')
    }
    expect(choosing).toEqual(['gold', 'green', 'red', 'blue', 'red', 'green', 'gold', 'green', 'red'])
    const order = (deck: string) => game.eventsOf('drafted').filter((each) => each.deck === deck)
    expect(order('A').map(({ seat }) => seat)).toEqual(['gold', 'green', 'red', 'blue'])
    expect(order('B').map(({ seat }) => seat)).toEqual(['blue', 'red', 'green', 'gold'])
    expect(order('C').map(({ seat }) => seat)).toEqual(['gold', 'green', 'red', 'blue'])
    for (const seat of game.state.order)
      expect(viewFor(game.state, 'spectator').seats[seat]?.letters).toEqual(['A', 'B', 'C'])
  })

  it('PBX-93, PB-DRAFT-01, PB-DRAFT-06: as many cards as players; only the holder sees the packet', () => {
    const game = beforeDraft({ players: 3 })
    const play = game.goOnTo('deal')
    const packet = (viewer: string) => viewFor(game.state, viewer).packet
    expect(play.seat).toBe('green')
    expect(packet('green')?.cards).toHaveLength(3)
    expect([packet('blue'), packet('red'), packet('spectator')]).toMatchObject(
      Array.from({ length: 3 }, () => ({ size: 3, cards: null })),
    )
    play.answers(play.legal[0] ?? '')
    expect(play.seat).toBe('red')
    expect(packet('red')?.cards).toHaveLength(2)
    expect(packet('green')?.cards).toBeNull()
    play.answers(play.legal[0] ?? '')
    expect(game.state.order.map((seat) => game.state.player[seat].hand.length)).toEqual([1, 1, 1])
    const told = game.table.emitted.filter(({ event }) => event.type === 'drafted')
    expect(told.map(({ only }) => only)).toEqual([['green'], ['red'], ['blue']])
    expect(told.every(({ otherwise }) => otherwise !== undefined && !('card' in otherwise))).toBe(true)
  })
})

describe('examples: a turn', () => {
  it('PBX-14, PB-TURN-02: the suitcase goes to the highest free space', () => {
    const game = given({}, (s) => {
      s.deals.left.suitcases = 1
    })
    game.goOn().answers('tile:left')
    expect(game.state.deals.left.suitcases).toBe(2)
    expect(game.eventsOf('deal')).toMatchObject([{ space: 'left', suitcase: 2, exchange: false }])
  })

  it('PBX-15, PB-TURN-07, PB-OFFICE-01: the turn does not end before the office action', () => {
    const game = given({}, (s) => {
      s.clock.phase = 'actions'
      s.turn.space = 'left'
      s.player.blue.office = 'lama'
      s.player.blue.store.meat = 1
      handsFull(s)
    })
    const play = game.goOn()
    expect(play.whyNot('end-turn')?.rule).toBe('PB-TURN-07')
    play.answers('office')
    expect(game.blue.mood).toBe(1)
    expect(play.legal).not.toContain('office')
    play.answers('end-turn')
    expect(play.seat).toBe('red')
  })

  it('PBX-94, PB-TURN-03, PB-TURN-04: only the face-up side is used', () => {
    const game = given({}, (s) => {
      s.deals.left.tile = { id: 'total-transparency', face: 'grey' }
    })
    const play = game.goOn().answers('tile:left')
    const actions = play.options.filter(({ id }) => id.startsWith('action:'))
    expect(actions.map(({ label }) => label.key)).toEqual([
      'do.produce',
      'do.worker_action',
      'do.play_news',
      'do.money',
    ])
    expect(game.blue.mood).toBe(0)
  })

  it('PBX-64, PB-EXCH-11, PB-TURN-09: draw, news, exchange, election, next player, in this order', () => {
    const game = given({}, (s) => {
      s.clock.phase = 'draw'
      s.turn.space = 'left'
      s.deals.left.suitcases = 4
      s.marker = 4
      s.news.I.up = null
      inHand(s, 'blue', 'casino', 'museum')
    })
    game.goOn().answers('deck:A')
    const order = ['card-drawn', 'news-up', 'exchange', 'election', 'turn']
    const told = game.events.map(({ type }) => type).filter((type) => order.includes(type))
    expect(told).toEqual(order)
  })
})

/** The end of a turn of blue, in which the last suitcase was put next to this tile. */
function exchanging(space: 'left' | 'centre' | 'right', change: Change = () => undefined, players: 2 | 3 | 4 = 4) {
  return given({ players }, (s) => {
    s.clock.phase = 'exchange'
    s.turn.space = space
    s.deals[space].suitcases = players === 4 ? 4 : 3
    change(s)
  })
}

describe('examples: the exchange', () => {
  it('PBX-61, PB-EXCH-04, PB-EXCH-06, PB-EXCH-07, PB-EXCH-09, PB-EXCH-10: votes, suitcases, tile, marker, price', () => {
    const game = exchanging('left')
    const tile = game.state.deals.left.tile?.id
    game.goOnTo('next')
    expect(game.state.bag.blue).toBe(5)
    expect(game.blue.money).toBe(10)
    expect(game.state.deals.left).toEqual({ tile: { id: tile, face: 'red' }, suitcases: 0, price: 'red' })
    expect(game.state.marker).toBe(2)
  })

  it('PBX-62, PB-EXCH-05: an immoral player gets 5 money instead of the votes', () => {
    const game = exchanging('left', (s) => pile(s, 'blue', 'pension-fund'))
    game.goOnTo('next')
    expect(game.state.bag.blue).toBe(3)
    expect(game.blue.money).toBe(15)
  })

  it('PBX-63, PB-EXCH-07, PB-EXCH-08: a tile on its second side leaves; the top of the stack comes, gray on the right', () => {
    const game = exchanging('right', (s) => {
      s.deals.right.tile = { id: s.deals.right.tile?.id ?? '', face: 'red' }
      s.deals.right.price = 'red'
    })
    const gone = game.state.deals.right.tile?.id
    const top = game.state.stack.at(-1)
    game.goOnTo('next')
    expect(game.state.gone).toEqual([gone])
    expect(game.state.deals.right).toEqual({ tile: { id: top, face: 'grey' }, suitcases: 0, price: 'grey' })
  })

  it('PBX-142, PB-EXCH-01, PB-EXCH-12, PB-P3-01: with three players the third suitcase exchanges this tile alone', () => {
    const game = given({ players: 3 }, (s) => {
      s.deals.left.suitcases = 2
      s.deals.right.suitcases = 2
    })
    const play = game.goOn().answers('tile:left')
    expect(game.eventsOf('deal')).toMatchObject([{ suitcase: 3, exchange: true }])
    while (game.eventsOf('turn').length === 0) play.answers(play.legal[0] ?? '')
    expect(game.eventsOf('exchange')).toMatchObject([{ space: 'left' }])
    expect(game.state.deals.right.suitcases).toBe(2)
  })

  it('PBX-143, PB-EXCH-07, PB-EXCH-08, PB-EXCH-10: the center changes from red to gray, and starts red again', () => {
    const game = exchanging('centre')
    const tile = game.state.deals.centre.tile?.id
    const top = game.state.stack.at(-1)
    game.goOnTo('next')
    expect(game.state.deals.centre).toEqual({ tile: { id: tile, face: 'grey' }, suitcases: 0, price: 'grey' })
    Object.assign(game.state.clock, { phase: 'exchange' })
    game.state.deals.centre.suitcases = 4
    game.goOnTo('next')
    expect(game.state.deals.centre).toEqual({ tile: { id: top, face: 'red' }, suitcases: 0, price: 'red' })
  })
})

describe('examples: the end', () => {
  it('PBX-65, PB-END-01, PB-END-02: after the last tile each player has one more turn', () => {
    const game = exchanging('right', (s) => {
      s.clock.active = 1
      s.deals.right.tile = { id: s.deals.right.tile?.id ?? '', face: 'red' }
      s.gone = s.stack.splice(0, 3)
    })
    playOn(game.goOn())
    expect(game.eventsOf('last-turns')).toMatchObject([{ seat: 'red' }])
    expect(game.eventsOf('turn').map(({ seat, last }) => [seat, last])).toEqual([
      ['green', true],
      ['gold', true],
      ['blue', true],
      ['red', true],
    ])
    expect(game.state.finished).toBe(true)
  })

  it('PBX-144, PB-END-03, PB-END-04: without a tile left the space stays empty; the election is held before scoring', () => {
    const game = exchanging('left', (s) => {
      s.clock.turnsLeft = 1
      s.deals.left.tile = { id: s.deals.left.tile?.id ?? '', face: 'red' }
      s.deals.left.price = 'red'
      s.gone = s.stack.splice(0, 4)
      s.marker = 5
    })
    playOn(game.goOn())
    expect(game.state.deals.left).toEqual({ tile: null, suitcases: 0, price: 'red' })
    expect(game.eventsOf('votes').filter(({ why }) => why === 'added')).toMatchObject([{ voter: 'blue', amount: 2 }])
    expect(game.state.elections).toBe(1)
    const types = game.events.map(({ type }) => type)
    expect(types.indexOf('election')).toBeLessThan(types.indexOf('scoring'))
    const empty = given({}, (s) => {
      s.deals.left.tile = null
    })
    expect(empty.goOn().legal).not.toContain('tile:left')
  })
})

/** The last count, with an empty bag unless it is changed. */
function scoring(change: Change, players: 2 | 3 | 4 = 4): TestTable {
  const game = given({ players }, (s) => {
    s.clock.phase = 'scoring'
    bagOf(s, {})
    for (const seat of s.order) s.player[seat].money = 0
    change(s)
  })
  game.goOn()
  return game
}

describe('examples: scoring', () => {
  it('PBX-66, PB-SCORE-02, PB-SCORE-03: resources are sold, 3 money are 1 VP', () => {
    const game = scoring((s) => {
      s.player.blue.money = 20
      s.player.blue.store.meat = 1
    })
    expect(game.blue).toMatchObject({ vp: 8, money: 0, store: { meat: 0 } })
  })

  it('PBX-145, PB-SCORE-01: the sale comes before the conversion', () => {
    const game = scoring((s) => {
      s.player.blue.money = 5
      s.player.blue.store.meat = 1
    })
    expect(game.blue.vp).toBe(3)
  })

  it('PBX-67, PB-SCORE-04, PB-SCORE-05, PB-SCORE-06: faction steps, mood, presidency', () => {
    const game = scoring((s) => {
      Object.assign(s.player.blue.factions, { capitalists: 4, futurists: 2 })
      s.player.blue.mood = 3
      s.player.blue.office = 'president'
      s.player.red.mood = -2
      s.player.red.vp = 10
    })
    expect(game.eventsOf('score').filter(({ seat }) => seat === 'blue')).toMatchObject([
      { line: 'money', vp: 0 },
      { line: 'factions', basis: 6, vp: 12 },
      { line: 'mood', basis: 3, vp: 6 },
      { line: 'president', vp: 20 },
      { line: 'votes', vp: 0 },
    ])
    expect([game.blue.vp, game.red.vp]).toEqual([38, 6])
  })

  it('PBX-68, PB-SCORE-07, PB-SCORE-08: most and second most votes in the bag; a tie goes to the lower office', () => {
    const game = scoring((s) => {
      bagOf(s, { red: 5, blue: 5, gold: 1 })
      s.player.red.office = 'president'
      s.player.blue.office = 'lama'
      s.player.green.office = 'dodo'
      s.player.gold.office = 'prime-minister'
    })
    expect([game.blue.vp, game.red.vp, game.gold.vp, game.green.vp]).toEqual([15, 8 + 20, 0, 0])
  })

  it('PBX-69, PB-SCORE-08: with one color there is no second place', () => {
    const game = scoring((s) => bagOf(s, { red: 3 }))
    expect([game.red.vp, game.blue.vp, game.green.vp, game.gold.vp]).toEqual([15, 0, 0, 0])
  })

  it('PBX-70, PB-SCORE-09: equal sums win together', () => {
    const { state } = given({}, (s) => {
      for (const [at, seat] of s.order.entries()) s.player[seat].vp = [180, 180, 150, 90][at] ?? 0
    })
    expect(finalStandings(state)).toEqual([
      { seat: 'blue', score: 180, rank: 1 },
      { seat: 'red', score: 180, rank: 1 },
      { seat: 'green', score: 150, rank: 3 },
      { seat: 'gold', score: 90, rank: 4 },
    ])
  })
})

describe('examples: three players', () => {
  it('PBX-146, PB-P3-02, PB-P3-03, PB-P3-04, PB-P3-05: boards 1 to 3, nine votes, three offices', () => {
    const game = given({ players: 3 }, (s) => {
      s.clock.phase = 'election'
      s.electionDue = true
    })
    expect(planetB.seats({ players: 3, first: 'random', openScores: false })).toEqual(['blue', 'red', 'green'])
    expect(game.state.order.map((seat) => game.state.player[seat].board)).toEqual([1, 2, 3])
    expect(game.state.bag).toEqual({ blue: 3, red: 3, green: 3, gold: 0, puppet: 0 })
    expect(viewFor(game.state, 'blue').seats.gold).toBeUndefined()
    game.goOnTo('next')
    expect([...officesOf(game.state)].sort()).toEqual(['lama', 'president', 'prime-minister'])
  })
})

const none = (): Votes => ({ blue: 0, red: 0, green: 0, gold: 0, puppet: 0 })

/** A two-player election whose votes lie on the table; the offices come next. */
function counting(piles: Partial<Record<Voter, Partial<Votes>>>, change: Change = () => undefined): TestTable {
  return given({ players: 2 }, (s) => {
    s.clock = { ...s.clock, phase: 'election', step: 4 }
    s.electionDue = true
    s.elections = 1
    const all: Election['piles'] = { blue: none(), red: none(), green: none(), gold: none(), puppet: none() }
    const inFront = { blue: 0, red: 0, puppet: 0 }
    for (const front of ['blue', 'red', 'puppet'] as const) {
      Object.assign(all[front], piles[front])
      for (const voter of ['blue', 'red', 'puppet'] as const) inFront[voter] += all[front][voter]
    }
    bagOf(s, {})
    s.player.blue.votes -= inFront.blue
    s.player.red.votes -= inFront.red
    if (s.puppet !== null) s.puppet.votes -= inFront.puppet
    s.election = { by: 'blue', piles: all, extra: none(), ranking: [] }
    change(s)
  })
}

describe('examples: two players and the puppet', () => {
  it('PBX-147, PB-P2-01, PB-P2-02, PB-P2-03: six votes, three B tiles, a puppet with 25 votes, packets of two', () => {
    const game = beforeDraft({ players: 2 })
    expect(game.state.bag).toEqual({ blue: 3, red: 3, green: 0, gold: 0, puppet: 0 })
    expect(game.state.stack).toHaveLength(3)
    expect(game.state.puppet).toEqual({ votes: 25, office: null })
    const hidden = game.state.unseen[0] ?? ''
    expect(JSON.stringify(viewFor(game.state, 'blue'))).not.toContain(hidden)
    game.goOnTo('deal')
    expect(game.eventsOf('draft')).toMatchObject([{ deck: 'A', from: 'red', cards: 2 }])
  })

  it('PBX-71, PB-P2-05, PB-P2-08: nine puppet votes before the election; it draws last, three at a time', () => {
    const game = given({ players: 2 }, (s) => {
      s.clock = { ...s.clock, phase: 'election', active: 1 }
      s.electionDue = true
      bagOf(s, { blue: 5, red: 5 })
    })
    steps(game, 1)
    expect(game.state.bag).toMatchObject({ blue: 5, red: 5, puppet: 9 })
    steps(game, 3)
    expect(game.eventsOf('votes-drawn').map(({ voter, drawn }) => [voter, drawn.length])).toEqual([
      ['red', 3],
      ['blue', 3],
      ['puppet', 3],
      ['red', 3],
      ['blue', 3],
      ['puppet', 3],
      ['red', 1],
    ])
  })

  it('PBX-72, PB-P2-12: the puppet loses every tie of the first election', () => {
    const game = counting({ blue: { blue: 4 }, puppet: { puppet: 4 }, red: { red: 1 } })
    steps(game, 1)
    expect([game.blue.office, game.state.puppet?.office, game.red.office]).toEqual([
      'president',
      'prime-minister',
      'lama',
    ])
  })

  it('PBX-73, PB-P2-14: no player gets the VP of the puppet’s place', () => {
    const game = scoring((s) => bagOf(s, { puppet: 6, blue: 4, red: 2 }), 2)
    expect([game.blue.vp, game.red.vp]).toEqual([8, 0])
  })

  it('PBX-148, PB-P2-04, PB-P2-09, PB-P2-10, PB-P2-15: a puppet President takes its votes home, and brings neither VP nor laws', () => {
    const game = counting({ puppet: { puppet: 5 }, blue: { blue: 2, puppet: 3 }, red: { red: 1, puppet: 1 } })
    steps(game, 2)
    expect(game.state.puppet).toEqual({ votes: 25, office: 'president' })
    expect([game.blue.office, game.red.office]).toEqual(['prime-minister', 'lama'])
    expect(game.eventsOf('vp').map(({ seat, amount }) => [seat, amount])).toEqual([
      ['blue', 10],
      ['red', 3],
    ])
    const play = game.goOn()
    for (let answers = 0; answers < 60 && !play.done; answers++) play.answers(play.legal[0] ?? '')
    expect(game.eventsOf('law-drawn')).toEqual([])
    const end = scoring((s) => {
      if (s.puppet !== null) s.puppet.office = 'president'
      s.player.blue.office = 'prime-minister'
      s.player.red.office = 'lama'
    }, 2)
    expect([end.blue.vp, end.red.vp]).toEqual([0, 0])
  })

  it('PBX-149, PB-P2-06: with few puppet votes all are added, with none no votes', () => {
    for (const left of [4, 0]) {
      const game = given({ players: 2 }, (s) => {
        s.clock = { ...s.clock, phase: 'election' }
        s.electionDue = true
        bagOf(s, { puppet: 25 - left })
      })
      steps(game, 1)
      expect(game.state.bag.puppet).toBe(25)
      expect(game.state.puppet?.votes).toBe(0)
      expect(game.eventsOf('votes').map(({ amount }) => amount)).toEqual(left === 0 ? [] : [left])
    }
  })

  it('PBX-150, PB-P2-11, PB-P2-13: later ties follow the offices, the puppet included; as Prime Minister it sends two colors home', () => {
    const game = counting(
      { red: { red: 6 }, blue: { blue: 3, puppet: 1 }, puppet: { puppet: 3, red: 2, blue: 1 } },
      (s) => {
        s.elections = 2
        s.player.blue.office = 'president'
        s.player.red.office = 'prime-minister'
        if (s.puppet !== null) s.puppet.office = 'lama'
      },
    )
    steps(game, 1)
    expect([game.red.office, game.state.puppet?.office, game.blue.office]).toEqual([
      'president',
      'prime-minister',
      'lama',
    ])
    expect(game.state.election?.piles.puppet).toMatchObject({ puppet: 0, red: 0, blue: 1 })
    expect(game.state.puppet?.votes).toBe(24)
    expect(game.red.votes).toBe(25)
  })
})
