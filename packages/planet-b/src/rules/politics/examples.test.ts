// The worked examples of the rules page about news, votes, fraud, elections, offices and laws.
import { drawCubes } from '@hustings/kernel'
import { randomWhere } from '@hustings/kernel/testing'
import { describe, expect, it } from 'vitest'
import { box, elect, fraud, freeFraud, law, playNews, votes } from '../../data/symbols.ts'
import { SEATS, type Voter } from '../../data/vocabulary.ts'
import type { Election, PlanetBState, Votes } from '../../state/state.ts'
import {
  acting,
  bagOf,
  built,
  type Change,
  carryingOut,
  faceUp,
  given,
  inHand,
  nextLaws,
  onBoard,
  operating,
  pile,
  type TestTable,
} from '../../testing/given.ts'
import { viewFor } from '../../view.ts'
import { carryOut } from '../boxes/box.ts'
import { advance } from '../course/course.ts'
import { isImmoral } from './news.ts'
import { officeAction } from './offices.ts'
import { drawVotes } from './votes.ts'

const none = (): Votes => ({ blue: 0, red: 0, green: 0, gold: 0, puppet: 0 })

/** An election that begins now, triggered by blue; its steps are 0 the call, 1 workers, 2 mood, 3 votes, 4 offices, 5 finish. */
function electing(change: Change = () => undefined, players: 2 | 3 | 4 = 4): TestTable {
  return given({ players }, (s) => {
    s.clock = { ...s.clock, phase: 'election', step: 0 }
    s.electionDue = true
    change(s)
  })
}

/** The votes lie in front of the players already; the offices come next. */
function counting(
  piles: Partial<Record<Voter, Partial<Votes>>>,
  change: Change = () => undefined,
  players: 2 | 3 | 4 = 4,
) {
  return electing((s) => {
    s.clock.step = 4
    s.elections = 1
    bagOf(s, {})
    const election: Election = {
      by: 'blue',
      piles: { blue: none(), red: none(), green: none(), gold: none(), puppet: none() },
      extra: none(),
      ranking: [],
    }
    for (const front of [...SEATS, 'puppet'] as const) {
      Object.assign(election.piles[front], piles[front])
      for (const voter of [...SEATS, 'puppet'] as const) {
        if (voter === 'puppet' && s.puppet !== null) s.puppet.votes -= election.piles[front].puppet
        else if (voter !== 'puppet') s.player[voter].votes -= election.piles[front][voter]
      }
    }
    s.election = election
    change(s)
  }, players)
}

/** Plays this number of steps of the election. */
function steps(game: TestTable, amount: number) {
  return game.run(function* (t) {
    for (let step = 0; step < amount; step++) yield* advance(t)
  })
}

const officesOf = (s: PlanetBState) => s.order.map((seat) => s.player[seat].office)

describe('examples: news', () => {
  it('PBX-41, PB-NEWS-01, PB-NEWS-03, PB-NEWS-04, PB-CARD-37: a card is played from its deck, which shows the next one at the end of the turn', () => {
    const { game, play } = carryingOut(box(playNews(1)), (s) => faceUp(s, 'I', 'ocean-cleaned'))
    const next = game.state.news.I.cards.at(-1)
    play.answers('news:I')
    expect(game.blue).toMatchObject({ store: { plastic: 2 }, news: ['ocean-cleaned'] })
    expect(game.state.news.I.up).toBeNull()
    game.state.clock.phase = 'news'
    expect(game.goOnTo('exchange').done).toBe(true)
    expect(game.state.news.I.up).toBe(next)
  })

  it('PBX-42, PB-NEWS-05: a deck gives one card in a turn', () => {
    const { play } = carryingOut(box(playNews(2)), (s) => {
      faceUp(s, 'I', 'ocean-cleaned')
      faceUp(s, 'II', 'early-election')
      faceUp(s, 'III', 'mayor-boxer')
    })
    play.answers('news:I')
    expect(play.whyNot('news:I')?.rule).toBe('PB-NEWS-05')
    expect(play.legal.filter((id) => String(id).startsWith('news:'))).toEqual(['news:II', 'news:III'])
  })

  it('PBX-43, PB-NEWS-07, PB-NEWS-10: the top card of the pile decides whether one is immoral', () => {
    const { game, play } = carryingOut(box(playNews(1)), (s) => {
      pile(s, 'blue', 'pension-fund')
      faceUp(s, 'I', 'record-harvest')
    })
    play.answers('news:I', 'action:1', 'store:water')
    expect(isImmoral(game.state, 'blue')).toBe(true)
    play.answers('store:water')
    expect(play.done).toBe(true)
    expect(isImmoral(game.state, 'blue')).toBe(false)
  })

  it('PBX-44, PB-NEWS-07: without played news no player is immoral', () => {
    expect(isImmoral(given().state, 'blue')).toBe(false)
  })

  it('PBX-85, PB-CARD-16, PB-CARD-17, PB-NEWS-10: a card of the pile is played again, its cost is due, and it ends on top', () => {
    const { game, play } = operating('hospital', 'lower', (s) => {
      pile(s, 'blue', 'pension-fund', 'rain')
      s.player.blue.store.hydrogen = 1
    })
    play.answers('action:1', 'pile:pension-fund')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({
      money: 30,
      mood: -1,
      vp: 2,
      news: ['rain', 'pension-fund'],
      store: { hydrogen: 0 },
    })
    expect(isImmoral(game.state, 'blue')).toBe(true)
  })

  it('PBX-128, PB-NEWS-02, PB-NEWS-06: an empty deck offers nothing, an unpayable card neither; the one left must be played', () => {
    const { game, play } = carryingOut(box(playNews(1)), (s) => {
      s.news.I = { cards: [], up: null }
      faceUp(s, 'II', 'early-election')
      faceUp(s, 'III', 'golden-toilet')
    })
    expect(play.done).toBe(true)
    expect(game.blue.news).toEqual(['early-election'])
    expect(game.state.marker).toBe(2)
  })

  it('PBX-130, PB-NEWS-11, PB-VIS-05: played news are seen by all, a card put under its deck by its owner alone', () => {
    const { game, play } = operating('architects-office', 'upper', (s) => {
      pile(s, 'blue', 'rain', 'recount', 'subsidy-for-honest-work')
      inHand(s, 'blue', 'casino')
    })
    play.answers('action:1', 'card:casino')
    for (const viewer of ['red', 'spectator'] as const)
      expect(viewFor(game.state, viewer).seats.blue?.news).toEqual(['rain', 'recount', 'subsidy-for-honest-work'])
    const told = game.table.emitted.find(({ event }) => event.type === 'put-under')
    expect(told?.only).toEqual(['blue'])
    expect(told?.event).toMatchObject({ card: 'casino' })
    expect(told?.otherwise).toEqual({ type: 'put-under', seat: 'blue', deck: 'A' })
  })
})

describe('examples: votes and fraud', () => {
  it('PBX-45, PB-VOTES-02: each vote that is missing brings 1 VP', () => {
    const { game } = carryingOut(box(votes(3)), (s) => bagOf(s, { blue: 24 }))
    expect(game.state.bag.blue).toBe(25)
    expect(game.blue).toMatchObject({ votes: 0, vp: 2 })
  })

  it('PBX-131, PB-VOTES-01, PB-VOTES-03, PB-VOTES-04: votes go from the own supply into the bag; all players can count them', () => {
    const { game } = carryingOut(box(votes(2)), (s) => bagOf(s, { blue: 5 }))
    expect(game.blue.votes).toBe(18)
    expect(viewFor(game.state, 'red').bag.blue).toBe(7)
  })

  it('PBX-132, PB-VOTES-05: every vote in the bag is as likely as any other, and does not come twice', () => {
    const game = given({}, (s) => bagOf(s, {}))
    let red = 0
    for (let trial = 0; trial < 10_000; trial++) {
      Object.assign(game.state.bag, { red: 2, blue: 2 })
      drawVotes(game.table, 'green', 1)
      if (game.state.bag.red === 1) red++
      expect(game.state.bag.red + game.state.bag.blue).toBe(3)
    }
    expect(red).toBeGreaterThan(4_800)
    expect(red).toBeLessThan(5_200)
  })

  it('PBX-81, PB-CARD-11, PB-VOTES-06: the Casino pays for own votes; all drawn votes go to the supplies', () => {
    const { game } = operating('casino', 'upper', (s) => bagOf(s, { blue: 2, red: 1 }))
    expect(game.blue).toMatchObject({ money: 30, vp: 4, votes: 25 })
    expect(game.red.votes).toBe(25)
    expect(game.state.bag).toEqual(none())
  })

  it('PBX-46, PB-FRAUD-02, PB-FRAUD-03: the next token costs what its space says, and brings its VP', () => {
    const { game, play } = carryingOut(box(fraud(1)), (s) => {
      s.player.blue.fraud = ['stuffed-ballot']
    })
    play.answers('fraud:extra-draw')
    expect(game.blue).toMatchObject({ money: 2, vp: 3, fraud: ['stuffed-ballot', 'extra-draw'] })
  })

  it('PBX-47, PB-FRAUD-04: a free token costs nothing and brings its VP', () => {
    const { game, play } = carryingOut(box(freeFraud(1)), (s) => {
      s.player.blue.money = 0
    })
    play.answers('fraud:stuffed-ballot')
    expect(game.blue).toMatchObject({ money: 0, vp: 2, fraud: ['stuffed-ballot'] })
  })

  it('PBX-133, PB-FRAUD-05: a token that the money in hand cannot pay is not placed; no sale is forced', () => {
    const poor = operating('headquarters', 'upper', (s) => {
      s.player.blue.money = 3
    })
    poor.play.answers('action:1')
    expect(poor.play.done).toBe(true)
    expect(poor.game.blue).toMatchObject({ money: 3, fraud: [], votes: 20 })
    const { game, play } = operating('headquarters', 'upper', (s) => {
      s.player.blue.money = 3
      s.player.blue.store.meat = 1
    })
    play.answers('action:1')
    expect(play.whyNot('fraud:extra-draw')?.rule).toBe('PB-FRAUD-05')
    play.answers('nothing')
    expect(game.blue).toMatchObject({ money: 3, fraud: [], store: { meat: 1 } })
  })

  it('PBX-134, PB-FRAUD-07: a token works in every election', () => {
    const game = electing((s) => {
      s.player.blue.fraud = ['extra-draw']
      bagOf(s, { blue: 5, red: 10, green: 5, gold: 5 })
    })
    steps(game, 6)
    Object.assign(game.state.clock, { step: 0 })
    game.state.electionDue = true
    steps(game, 6)
    const first = game.eventsOf('votes-drawn').filter(({ voter }) => voter === 'blue')
    expect(game.state.elections).toBe(2)
    expect(first.map(({ drawn }) => drawn.length).filter((n) => n === 4).length).toBeGreaterThanOrEqual(3)
  })
})

describe('examples: the election track', () => {
  it('PBX-48, PB-ELEC-01, PB-ELEC-04: the turn continues; the election follows after it', () => {
    const game = given({}, (s) => {
      s.deals.left.tile = { id: 'benevolent-robotics', face: 'red' }
      s.marker = 4
    })
    const play = game.goOn().answers('tile:left', 'action:1', 'elect:right')
    expect(game.state).toMatchObject({ marker: 6, electionDue: true, elections: 0, clock: { phase: 'actions' } })
    expect(play.prompt).toBe('ask.order')
    expect(game.state.turn.left).toEqual([2, 3])
  })

  it('PBX-49, PB-ELEC-03: at the end of the track the marker stays, and the action is done', () => {
    const { game, play } = carryingOut(box(elect('left', 1)))
    expect(play.done).toBe(true)
    expect(game.state.marker).toBe(0)
    expect(game.eventsOf('skipped')).toEqual([])
  })

  it('PBX-135, PB-ELEC-02, PB-ELEC-05: once the last space is reached, the election is certain', () => {
    const { game, play } = carryingOut(box(elect('right', 1), elect('left', 1)), (s) => {
      s.marker = 5
    })
    play.answers('action:1')
    expect(play.done).toBe(true)
    expect(game.state).toMatchObject({ marker: 5, electionDue: true })
  })
})

describe('examples: elections', () => {
  it('PBX-50, PB-ELEC-07, PB-ELEC-08, PB-ELEC-09: filled zones empty, open ones as their owner likes, 8 is the limit', () => {
    const game = electing((s) => {
      built(s, 'blue', 'garment-factory', { trickster: 2 }, { trickster: 2 })
      built(s, 'blue', 'troll-farm', { trickster: 1 })
      onBoard(s, 'blue', { trickster: 6 })
    })
    const play = steps(game, 2)
    expect(play.prompt).toBe('ask.workers-home')
    expect(play.legal).toEqual(['stands:troll-farm:0:trickster', 'done'])
    play.answers('done')
    expect(game.blue.workers.trickster).toBe(8)
    expect(game.eventsOf('workers').filter(({ why }) => why === 'limit')).toMatchObject([{ amount: 2 }])
    expect(game.blue.buildings.slice(1).flatMap(({ zones }) => zones.map(({ trickster }) => trickster))).toEqual([
      0, 0, 1,
    ])
    expect(game.eventsOf('box')).toEqual([])
  })

  it('PBX-51, PB-ELEC-13, PB-P2-07: very bad mood lets all others add votes, the puppet too', () => {
    const game = electing((s) => {
      s.player.blue.mood = -4
      onBoard(s, 'blue', { trickster: 5 })
    }, 2)
    steps(game, 3)
    expect(game.state.bag).toMatchObject({ blue: 3, red: 3 + 2, puppet: 9 + 2 })
    expect(game.blue).toMatchObject({ mood: 0, workers: { trickster: 1 } })
  })

  it('PBX-136, PB-ELEC-06, PB-ELEC-10, PB-ELEC-11, PB-ELEC-14, PB-ELEC-15, PB-ELEC-17: mood is settled before the votes are drawn', () => {
    const game = electing((s) => {
      s.player.blue.mood = 2
    })
    steps(game, 3)
    expect(game.blue).toMatchObject({ money: 15, mood: 0, votes: 20 })
    expect(game.state.bag.blue).toBe(5)
    expect(game.red).toMatchObject({ money: 10, mood: 0, votes: 22 })
    expect(game.eventsOf('votes-drawn')).toEqual([])
    steps(game, 3)
    expect(game.eventsOf('election-step').map(({ step }) => step)).toEqual([1, 2, 3, 4, 5])
  })

  it('PBX-137, PB-ELEC-12, PB-ELEC-16: a player with too few workers pays all of them', () => {
    const game = electing((s) => {
      s.player.blue.mood = -2
      onBoard(s, 'blue', { brain: 1 })
    })
    steps(game, 3)
    expect(game.blue).toMatchObject({ mood: 0, workers: { trickster: 0, brain: 0 } })
  })

  const chunks = [
    ['blue', 4],
    ['red', 3],
    ['green', 3],
    ['gold', 3],
    ['blue', 2],
  ] as const
  const drawnPiles = {
    blue: { blue: 4, red: 1, gold: 1 },
    red: { red: 2, green: 1 },
    green: { blue: 1, red: 1, gold: 1 },
    gold: { gold: 1, blue: 1, green: 1 },
  }

  it('PBX-52, PB-ELEC-18, PB-ELEC-20, PB-ELEC-21: stuffed ballots are laid, then the bag goes round until it is empty', () => {
    const game = electing((s) => {
      s.clock.step = 3
      s.player.blue.fraud = ['extra-draw']
      s.player.gold.fraud = ['stuffed-ballot']
      bagOf(s, { blue: 6, red: 4, green: 2, gold: 3 })
      s.random = randomWhere((chance) => {
        const bag = { ...s.bag }
        const piles: Record<string, Votes> = { blue: none(), red: none(), green: none(), gold: none() }
        for (const [voter, n] of chunks) for (const vote of drawCubes(chance, bag, n)) (piles[voter] ?? none())[vote]++
        return Object.entries(drawnPiles).every(([voter, wanted]) =>
          Object.entries(wanted).every(
            ([vote, n]) => piles[voter]?.[vote === 'puppet' ? 'puppet' : asSeat(vote)] === n,
          ),
        )
      })
    })
    steps(game, 1)
    expect(game.eventsOf('votes-drawn').map(({ voter, drawn }) => [voter, drawn.length])).toEqual(chunks)
    expect(game.eventsOf('votes')).toMatchObject([{ voter: 'gold', from: 'supply', to: 'table:gold', amount: 1 }])
    expect(game.state.election?.piles).toMatchObject({ ...drawnPiles, gold: { gold: 2, blue: 1, green: 1 } })
    expect(game.state.bag).toEqual(none())
  })

  const fullPiles = { ...drawnPiles, gold: { gold: 2, blue: 1, green: 1 } }

  it('PBX-53, PB-ELEC-23, PB-ELEC-24, PB-ELEC-25: own votes in front count; the first tie goes to the higher board', () => {
    const game = counting(fullPiles)
    steps(game, 1)
    expect(officesOf(game.state)).toEqual(['president', 'lama', 'dodo', 'prime-minister'])
    expect(game.eventsOf('result').map(({ voter, votes: own, tied }) => [voter, own, tied])).toEqual([
      ['blue', 4, false],
      ['gold', 2, true],
      ['red', 2, true],
      ['green', 0, false],
    ])
  })

  it('PBX-54, PB-ELEC-28, PB-ELEC-29, PB-ELEC-30, PB-ELEC-31: offices bring VP and send votes home', () => {
    const game = counting(fullPiles)
    steps(game, 1)
    expect([game.blue.vp, game.gold.vp, game.red.vp, game.green.vp]).toEqual([25, 10, 3, 1])
    const home = game.eventsOf('votes').map(({ voter, from, to, amount }) => [from, to, voter, amount])
    expect(home).toEqual([
      ['table:blue', 'supply', 'blue', 4],
      ['table:gold', 'supply', 'gold', 2],
      ['table:gold', 'supply', 'blue', 1],
      ['table:green', 'supply', 'blue', 1],
    ])
  })

  it('PBX-55, PB-ELEC-32, PB-ELEC-33, PB-ELEC-35, PB-ELEC-36: the rest goes into the bag, the marker to the start, the turn to the next player', () => {
    const game = counting(fullPiles, (s) => {
      s.marker = 6
    })
    steps(game, 2)
    expect(game.state.bag).toMatchObject({ blue: 0, red: 4, green: 2, gold: 2 })
    expect(game.state).toMatchObject({ marker: 0, electionDue: false, election: null })
    expect(game.goOn().seat).toBe('red')
  })

  it('PBX-56, PB-ELEC-26: later ties go to the lower office', () => {
    const game = counting({ blue: { blue: 5 }, red: { red: 5 }, green: { green: 2 }, gold: { gold: 1 } }, (s) => {
      Object.assign(s, { elections: 2 })
      s.player.blue.office = 'president'
      s.player.red.office = 'lama'
      s.player.green.office = 'dodo'
      s.player.gold.office = 'prime-minister'
    })
    steps(game, 1)
    expect(officesOf(game.state)).toEqual(['prime-minister', 'president', 'lama', 'dodo'])
  })

  it('PBX-57, PB-ELEC-19: a stuffed ballot without a piece counts as a number', () => {
    const game = electing((s) => {
      s.clock.step = 3
      s.player.blue.fraud = ['stuffed-ballot', 'stuffed-ballot']
      bagOf(s, { blue: 25 })
    })
    steps(game, 1)
    expect(game.state.election).toMatchObject({ extra: { blue: 2 } })
    const own = game.state.election?.piles.blue.blue ?? 0
    steps(game, 1)
    expect(game.eventsOf('result').find(({ voter }) => voter === 'blue')).toMatchObject({ votes: own + 2, extra: 2 })
  })

  it('PBX-58, PB-ELEC-34: a stuffed ballot of the D.O.D.O. goes into the bag', () => {
    const game = electing((s) => {
      s.clock.step = 3
      s.elections = 1
      s.player.green.fraud = ['stuffed-ballot']
      bagOf(s, { blue: 9, red: 9, gold: 9 })
    })
    steps(game, 3)
    expect(game.green.office).toBe('dodo')
    expect(game.state.bag.green).toBe(1)
    expect(game.green.votes).toBe(24)
  })

  it('PBX-138, PB-ELEC-22, PB-ELEC-27: all players see drawn votes; afterwards each has one office, and none of the old ones', () => {
    const game = electing((s) => {
      for (const [at, seat] of s.order.entries())
        s.player[seat].office = (['president', 'prime-minister', 'lama', 'dodo'] as const)[at] ?? null
      s.elections = 1
      s.clock.active = 1
      s.player.gold.fraud = ['stuffed-ballot', 'stuffed-ballot']
      s.player.green.fraud = ['stuffed-ballot']
      bagOf(s, { blue: 4 })
    })
    steps(game, 6)
    const drawn = game.table.emitted.filter(({ event }) => event.type === 'votes-drawn')
    expect(drawn.map(({ event, only }) => [event.type === 'votes-drawn' && event.drawn.length, only])).toEqual([
      [3, undefined],
      [1, undefined],
    ])
    expect(officesOf(game.state)).toEqual(['dodo', 'lama', 'prime-minister', 'president'])
  })
})

function asSeat(vote: string): Voter {
  return SEATS.find((seat) => seat === vote) ?? 'puppet'
}

describe('examples: offices and laws', () => {
  it('PBX-59, PB-LAW-01, PB-LAW-03, PB-LAW-07, PB-CARD-36: the President supports or advances, the others advance', () => {
    const game = given({}, (s) => {
      s.player.blue.office = 'president'
      s.player.red.factions.futurists = 1
      s.player.green.factions.futurists = 4
      nextLaws(s, 'yellow', 'coal-phase-out')
    })
    game.goOn().answers('office', 'lawbox:left')
    expect(game.eventsOf('law-drawn')).toMatchObject([{ law: 'coal-phase-out', deck: 'yellow' }])
    expect([game.blue, game.red, game.green, game.gold].map((player) => player.factions.futurists)).toEqual([
      1, 2, 4, 1,
    ])
    expect(game.green.vp).toBe(4)
    expect(game.state.laws.yellow[0]).toBe('coal-phase-out')
  })

  it('PBX-60, PB-OFFICE-05, PB-OFFICE-03: morality counts at the moment of the office action', () => {
    const game = given({}, (s) => {
      s.player.blue.office = 'prime-minister'
      s.deals.left.tile = { id: 'llamazone-prime', face: 'grey' }
      pile(s, 'blue', 'pension-fund')
      faceUp(s, 'I', 'ocean-cleaned')
    })
    const play = game.goOn().answers('tile:left', 'action:3', 'news:I', 'office', 'step:capitalists')
    expect(game.blue).toMatchObject({ money: 10, factions: { capitalists: 1 } })
    expect(play.prompt).toBe('ask.order')
    const immoral = given({}, (s) => {
      s.player.blue.office = 'prime-minister'
      pile(s, 'blue', 'pension-fund')
    })
    immoral.goOn().answers('office')
    expect(immoral.blue.money).toBe(16)
  })

  it('PBX-139, PB-OFFICE-02, PB-OFFICE-04, PB-LAW-02, PB-LAW-04: a law may come before the deal; it is shown to all, decided, and goes under its deck', () => {
    const game = given({}, (s) => {
      s.player.blue.office = 'president'
      nextLaws(s, 'yellow', 'basic-income')
    })
    const play = game.goOn().answers('office')
    expect(viewFor(game.state, 'gold').lawsOnTable).toMatchObject([{ id: 'basic-income', by: 'blue' }])
    expect(play.legal).toEqual(['lawbox:left', 'lawbox:right'])
    play.answers('lawbox:left')
    expect(game.state.laws.yellow).toHaveLength(10)
    expect(game.state.laws.yellow[0]).toBe('basic-income')
    expect([game.blue.money, game.red.money]).toEqual([24, 15])
    expect(play.prompt).toBe('ask.deal')
  })

  it('PBX-140, PB-OFFICE-06, PB-OFFICE-07: mood beyond the top brings 2 VP, immorality 1 money', () => {
    const lama = given({}, (s) => {
      Object.assign(s.player.blue, { office: 'lama', mood: 4 })
    })
    lama.run((t) => officeAction(t, 'blue', carryOut))
    expect(lama.blue).toMatchObject({ mood: 4, vp: 2, money: 10 })
    const dodo = given({}, (s) => {
      s.player.blue.office = 'dodo'
      pile(s, 'blue', 'pension-fund')
    })
    dodo.run((t) => officeAction(t, 'blue', carryOut))
    expect(dodo.blue).toMatchObject({ money: 11, votes: 22 })
  })

  it('PBX-141, PB-LAW-06: others who cannot pay their part are skipped; the President comes first', () => {
    const game = given({}, (s) => {
      acting(s)
      nextLaws(s, 'blue', 'patent-on-the-wheel')
      s.player.green.store.chips = 1
    })
    const play = game.run((t) => carryOut(t, 'blue', box(law('blue')), 'news:mayor-boxer', null))
    play.answers('lawbox:left', 'action:2')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ store: { chips: 1 }, factions: { futurists: 1 } })
    expect(game.green.store.chips).toBe(0)
    expect(game.eventsOf('cannot-pay').map(({ seat }) => seat)).toEqual(['red', 'gold'])
    expect(game.eventsOf('box').map(({ seat }) => seat)).toEqual(['blue', 'blue', 'green'])
  })
})
