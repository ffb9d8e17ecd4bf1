// The course of a turn beyond the worked examples: the deal, what stands between actions, and the end in its strict order.
import { describe, expect, it } from 'vitest'
import { ELECTION_SPACES } from '../../data/boards.ts'
import type { PlanetBState } from '../../state/state.ts'
import { bagOf, built, type Change, faceUp, given, inHand, type Play, pile } from '../../testing/given.ts'
import { viewFor } from '../../view.ts'

const handFull: Change = (s) => inHand(s, 'blue', 'casino', 'museum', 'stadium')
const asidesOf = (play: Play): string[] => play.options.filter(({ aside }) => aside === true).map(({ id }) => id)

/** Blue is about to end the turn in which this space got its last suitcase. */
function ending(change: Change = () => undefined, players: 2 | 3 | 4 = 4) {
  return given({ players }, (s) => {
    s.clock.phase = 'draw'
    s.turn.space = 'left'
    s.deals.left.suitcases = players === 4 ? 4 : 3
    handFull(s)
    change(s)
  })
}

describe('the deal', () => {
  it('PB-TURN-02, PB-EXCH-01: the view shows in advance whose suitcase will be the last', () => {
    for (const [players, suitcases] of [
      [4, 3],
      [3, 2],
      [2, 2],
    ] as const) {
      const game = given({ players }, (s) => {
        s.deals.left.suitcases = suitcases
        s.deals.right.suitcases = suitcases - 1
      })
      const { deals } = viewFor(game.state, 'spectator')
      expect([deals.left, deals.centre, deals.right].map(({ exchangeNext }) => exchangeNext)).toEqual([
        true,
        false,
        false,
      ])
      game.goOn().answers('tile:left')
      expect(game.eventsOf('deal')).toMatchObject([{ suitcase: suitcases + 1, exchange: true }])
      expect(viewFor(game.state, 'spectator')).toMatchObject({
        turn: { exchange: 'left' },
        suitcases: 10 - 2 * suitcases,
      })
    }
  })

  it('PB-TURN-05, PB-BOX-02: a red side costs exactly one mood, before its first action; a gray one nothing', () => {
    for (const [face, mood] of [
      ['red', 1],
      ['grey', 2],
    ] as const) {
      const game = given({}, (s) => {
        s.deals.left.tile = { id: 'friends-of-government', face }
        s.player.blue.mood = 2
      })
      const play = game.goOn().answers('tile:left')
      expect(play.prompt).toBe('ask.order')
      expect(game.blue.mood).toBe(mood)
      expect(game.events.map(({ type }) => type)).toEqual(face === 'red' ? ['deal', 'box', 'mood'] : ['deal', 'box'])
    }
  })

  it('PB-TURN-06: between the cost of the tile and its first action tiles are bought', () => {
    const game = given({}, (s) => {
      s.deals.left.tile = { id: 'friends-of-government', face: 'red' }
    })
    const play = game.goOn().answers('tile:left', 'buy-tile', 'stock:meat', 'cell:upper:1', 'action:1', 'line:upper')
    expect(game.blue).toMatchObject({ money: 0, store: { meat: 1, water: 1, plants: 1, iridium: 0 } })
    expect(play.prompt).toBe('ask.line')
  })

  it('PB-TURN-11, PB-END-04: the only tile left is taken when nothing else can be done, and asked for when something can', () => {
    const lonely = (money: number) =>
      given({}, (s) => {
        s.deals.left.tile = null
        s.deals.right.tile = null
        s.player.blue.money = money
      })
    const poor = lonely(9)
    poor.goOn()
    expect(poor.eventsOf('deal')).toMatchObject([{ space: 'centre' }])
    const rich = lonely(10).goOn()
    expect(rich.legal).toEqual(['tile:centre', 'buy-tile'])
  })

  it('PB-END-04, PB-TURN-07: without any tile the turn still has its office, and continues to its end', () => {
    const game = given({}, (s) => {
      for (const space of ['left', 'centre', 'right'] as const) s.deals[space].tile = null
      Object.assign(s.player.blue, { office: 'lama', money: 0 })
      handFull(s)
    })
    const play = game.goOn()
    expect(game.eventsOf('office-action')).toMatchObject([{ seat: 'blue' }])
    expect(game.eventsOf('deal')).toEqual([])
    expect(play.seat).toBe('red')
  })
})

describe('the office in a turn', () => {
  it('PB-OFFICE-01, PB-TURN-07: done before the deal it is not due any more, not even at the end', () => {
    const game = given({}, (s) => {
      s.deals.left.tile = { id: 'friends-of-government', face: 'grey' }
      Object.assign(s.player.blue, { office: 'prime-minister', money: 0 })
      s.player.blue.store.meat = 1
    })
    const play = game.goOn().answers('office', 'step:futurists')
    expect(play.prompt).toBe('ask.deal')
    expect(play.legal).toEqual(['tile:left', 'tile:centre', 'tile:right', 'sell:meat'])
    play.answers('tile:left', 'action:3', 'take:brain', 'take:brain', 'action:1', 'step:futurists', 'step:futurists')
    expect(play.prompt).toBe('ask.end-turn')
    expect(play.legal).toEqual(['end-turn', 'sell:meat'])
    expect(game.eventsOf('office-action')).toHaveLength(1)
  })

  it('PB-OFFICE-03, PB-NEWS-10: after the news of this turn it goes by the new morality', () => {
    const game = given({}, (s) => {
      s.deals.left.tile = { id: 'total-transparency', face: 'grey' }
      Object.assign(s.player.blue, { office: 'dodo' })
      faceUp(s, 'II', 'postponed-election')
    })
    const play = game.goOn().answers('tile:left', 'action:3', 'news:II')
    expect(game.blue.money).toBe(16)
    play.answers('office')
    expect([game.blue.money, game.state.bag.blue]).toEqual([17, 3])
  })
})

describe('the end of a turn', () => {
  it('PB-TURN-09, PB-NEWS-04: only the decks of which a card was taken show a new one', () => {
    const before: Partial<Record<string, string | null>> = {}
    const game = ending((s) => {
      s.player.blue.news = [s.news.I.up ?? '', s.news.III.up ?? '']
      s.news.I.up = null
      s.news.III.up = null
      s.news.III.cards = []
      s.turn.newsTaken = ['I', 'III']
      Object.assign(before, { next: s.news.I.cards.at(-1), II: s.news.II.up })
    })
    game.goOnTo('exchange')
    expect([game.state.news.I.up, game.state.news.II.up, game.state.news.III.up]).toEqual([
      before.next,
      before.II,
      null,
    ])
    expect(game.eventsOf('news-up')).toMatchObject([{ deck: 'I' }])
  })

  it('PB-TURN-09, PB-EXCH-04: the exchange comes after the news, and goes by the morality of this turn', () => {
    const game = ending((s) => {
      pile(s, 'blue', 'rain', 'pension-fund')
    })
    game.goOnTo('next')
    expect([game.blue.money, game.state.bag.blue]).toEqual([15, 3])
  })

  it('PB-TURN-09, PB-ELEC-04: reached by a box and again by the exchange, it is one election, after the exchange', () => {
    const game = ending((s) => {
      s.marker = ELECTION_SPACES[4]
      s.electionDue = true
      bagOf(s, { blue: 2, red: 1 })
    })
    game.goOn()
    expect(game.eventsOf('election')).toHaveLength(1)
    expect(game.state.elections).toBe(1)
    const told = game.events.map(({ type }) => type)
    expect(told.indexOf('exchange')).toBeLessThan(told.indexOf('election'))
    expect(game.state).toMatchObject({ marker: 0, electionDue: false })
    expect(game.eventsOf('turn')).toMatchObject([{ seat: 'red' }])
  })

  it('PB-EXCH-09, PB-ELEC-04: two spaces of the exchange reach the end of the track exactly, or not', () => {
    for (const [players, marker, elected] of [
      [4, 3, 0],
      [4, 4, 1],
      [4, 5, 1],
      [3, 2, 0],
      [3, 3, 1],
    ] as const) {
      const game = ending((s) => {
        s.marker = marker
      }, players)
      game.goOn()
      expect(game.state.elections).toBe(elected)
      expect(game.state.marker).toBe(elected === 1 ? 0 : marker + 2)
    }
  })

  it('PB-TURN-10: while cards are drawn nothing is sold, bought or used', () => {
    const game = given({}, (s) => {
      s.clock.phase = 'draw'
      Object.assign(s.player.blue, { money: 40, office: 'lama' })
      s.turn.officeDone = true
      s.player.blue.store.meat = 2
      built(s, 'blue', 'casino')
      s.player.blue.cells.upper[0] = 'meat'
    })
    const play = game.goOn()
    for (let card = 1; card <= 3; card++) {
      expect(play.question.progress).toEqual({ step: card, of: 3 })
      expect(play.legal).toEqual(['deck:A', 'deck:B', 'deck:C'])
      expect(asidesOf(play)).toEqual([])
      play.answers('deck:B')
    }
    expect(play.seat).toBe('red')
  })

  it('PB-TURN-01, G2, G6: the next turn begins afresh: office, news, limits and what the turn has brought', () => {
    const game = ending((s) => {
      Object.assign(s.turn, { officeDone: true, newsTaken: ['I'], replayed: ['rain'], limited: ['hospital:lower'] })
      s.player.blue.vpThisTurn = 7
      s.player.red.office = 'dodo'
    })
    const play = game.goOn()
    expect(game.state.turn).toEqual({
      space: null,
      left: [],
      officeDone: false,
      newsTaken: [],
      replayed: [],
      limited: [],
      lastTile: false,
    })
    expect(game.blue.vpThisTurn).toBe(0)
    expect(play.seat).toBe('red')
    expect(play.legal).toContain('office')
  })

  it('PB-TURN-09, PB-EXCH-08: the tile of the next turn is the face-up side after the exchange', () => {
    const shows = (s: PlanetBState): unknown => viewFor(s, 'red').deals.left
    const game = ending()
    const play = game.goOn()
    expect(shows(game.state)).toMatchObject({ face: 'red', suitcases: 0, market: { price: 'red', now: 4 } })
    play.answers('tile:left')
    expect(game.red.mood).toBe(-1)
  })
})
