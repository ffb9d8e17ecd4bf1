// Laws beyond the worked examples (PB-LAW): which deck, whose parts, and the puppet.
import { describe, expect, it } from 'vitest'
import { lawFacts } from '../../data/laws.ts'
import { box, law, replayNews } from '../../data/symbols.ts'
import {
  bagOf,
  type Change,
  carryingOut,
  faceUp,
  type Given,
  given,
  nextLaws,
  onBoard,
  pile,
} from '../../testing/given.ts'
import { viewFor } from '../../view.ts'

describe('laws', () => {
  it('PB-LAW-01: an immoral President draws blue, another one yellow', () => {
    for (const [news, deck] of [
      ['pension-fund', 'blue'],
      ['rain', 'yellow'],
    ] as const) {
      const game = given({}, (s) => {
        s.player.blue.office = 'president'
        pile(s, 'blue', news)
      })
      game.goOn().answers('office')
      expect(game.eventsOf('law-drawn')).toMatchObject([{ seat: 'blue', deck }])
    }
  })

  it('PB-LAW-01: the morality of the President counts, in any seat', () => {
    const game = given({}, (s) => {
      s.clock.active = 2
      s.player.green.office = 'president'
      pile(s, 'green', 'pension-fund')
      pile(s, 'blue', 'rain')
    })
    game.goOn().answers('office')
    expect(game.eventsOf('law-drawn')).toMatchObject([{ seat: 'green', deck: 'blue' }])
  })

  it('PB-CARD-23: Mayor-Boxer asks for the deck, whatever the morality; the real President is one of the others', () => {
    const { game, play } = carryingOut(box(law('any')), (s) => {
      pile(s, 'blue', 'pension-fund')
      s.player.green.office = 'president'
      nextLaws(s, 'yellow', 'basic-income')
    })
    expect(play.legal.filter((id) => String(id).startsWith('law:'))).toEqual(['law:yellow', 'law:blue'])
    expect(play.question.progress).toBeUndefined()
    play.answers('law:yellow', 'lawbox:left')
    expect([game.blue.money, game.green.money]).toEqual([24, 15])
  })

  it('PB-LAW-06, PB-P2-07: with two players the puppet adds the votes of the others, last, and gains nothing for missing ones', () => {
    const decided = (left: number) => {
      const { game, play } = carryingOut(
        box(law('yellow')),
        (s) => {
          nextLaws(s, 'yellow', 'transparency-act')
          bagOf(s, { puppet: 25 - left })
        },
        { players: 2 },
      )
      play.answers('lawbox:left')
      return game
    }
    const game = decided(25)
    expect(game.state.bag).toMatchObject({ blue: 4, red: 2, puppet: 2 })
    expect(game.eventsOf('votes').map(({ voter }) => voter)).toEqual(['blue', 'red', 'puppet'])
    const short = decided(1)
    expect(short.state.bag.puppet).toBe(25)
    expect(short.eventsOf('vp')).toEqual([])
  })

  it('PB-LAW-04: an empty deck is shown, with the reason why nothing can be drawn from it', () => {
    const { play } = carryingOut(
      box(law('any')),
      (s) => {
        s.laws.blue = []
        nextLaws(s, 'yellow', 'basic-income')
      },
      { strict: true },
    )
    expect(play.legal).toContain('law:yellow')
    expect(play.whyNot('law:blue')).toEqual({ rule: 'PB-LAW-04', key: 'why.law-deck-empty' })
  })

  it('PB-LAW-03, PB-LAW-06: the President first, then the others clockwise, each choosing for themselves', () => {
    const game = given({}, (s) => {
      s.clock.active = 2
      s.player.green.office = 'president'
      nextLaws(s, 'yellow', 'right-to-repair')
    })
    const play = game.goOn().answers('office', 'lawbox:left', 'action:1', 'store:water', 'store:water')
    const asked: string[] = []
    while (play.prompt === 'ask.any-resource') {
      asked.push(play.seat)
      play.answers('store:meat')
    }
    expect(asked).toEqual(['gold', 'blue', 'red'])
    expect(game.eventsOf('resource').filter(({ resource }) => resource === 'meat')).toHaveLength(3)
  })

  it('PB-LAW-03, PB-LAW-06: before the decision all players see who would gain or pay, and who could not', () => {
    const { game, play } = carryingOut(box(law('blue')), (s) => {
      nextLaws(s, 'blue', 'solidarity-levy')
      s.player.red.money = 2
    })
    const seen = () => viewFor(game.state, 'gold').lawsOnTable.map(({ others }) => others)
    const each = (...unable: string[]) =>
      ['red', 'green', 'gold'].map((voter) => ({ voter, payable: !unable.includes(voter) }))
    expect(seen()).toEqual([{ left: each('red'), right: each() }])
    play.answers('lawbox:left')
    expect(seen()).toEqual([])
  })

  it('PB-P2-07: the puppet is among the others where votes are added', () => {
    const { game } = carryingOut(box(law('yellow')), (s) => nextLaws(s, 'yellow', 'llama-welfare'), { players: 2 })
    const [seen] = viewFor(game.state, 'red').lawsOnTable
    const red = { voter: 'red', payable: true }
    expect(seen?.others).toEqual({ left: [red], right: [red, { voter: 'puppet', payable: true }] })
  })

  it('PB-VIS-05: all players see a law; under its deck it is hidden again', () => {
    const { game, play } = carryingOut(box(law('yellow')), (s) => nextLaws(s, 'yellow', 'basic-income'))
    for (const viewer of ['red', 'spectator'] as const)
      expect(viewFor(game.state, viewer).lawsOnTable.map(({ id }) => id)).toEqual(['basic-income'])
    play.answers('lawbox:right')
    while (!play.done) play.answers(play.legal[0] ?? '')
    expect(viewFor(game.state, 'red').lawsOnTable).toEqual([])
  })
})

/** Blue decides this law as President; the box is chosen. */
function decided(id: string, side: 'left' | 'right', change: Change = () => undefined, setting: Given = {}) {
  const { deck } = lawFacts(id)
  const { game, play } = carryingOut(
    box(law(deck)),
    (s) => {
      nextLaws(s, deck, id)
      change(s)
    },
    setting,
  )
  return { game, play: play.answers(`lawbox:${side}`) }
}

describe('the parts of the others', () => {
  it('PB-LAW-06, PB-BOX-12: a levy is paid by players with at least the exact amount, and by no others', () => {
    const { game } = decided('solidarity-levy', 'left', (s) => {
      s.player.red.money = 3
      s.player.green.money = 2
      s.player.green.store.meat = 4
    })
    expect([game.blue.money, game.red.money, game.green.money, game.gold.money]).toEqual([25, 0, 2, 7])
    expect(game.eventsOf('cannot-pay')).toMatchObject([{ seat: 'green', source: 'law:solidarity-levy:left' }])
    expect(game.green.store.meat).toBe(4)
  })

  it('PB-LAW-06, PB-MOOD-06: a fall of mood is always paid, at the bottom with VP', () => {
    const { game } = decided('compulsory-enthusiasm', 'left', (s) => {
      s.player.blue.mood = 3
      Object.assign(s.player.red, { mood: -4, vp: 7 })
    })
    expect(game.blue).toMatchObject({ mood: 4, vp: 4 })
    expect(game.red).toMatchObject({ mood: -4, vp: 5 })
    expect([game.green.mood, game.gold.mood]).toEqual([-1, -1])
  })

  it('PB-LAW-06, PB-WORK-07: each chooses the worker to give up, with none one is skipped', () => {
    const { game, play } = decided('labour-flexibility', 'left', (s) => {
      onBoard(s, 'green', {})
      onBoard(s, 'gold', { trickster: 1 })
    })
    play.answers('take:brain', 'take:brain', 'take:brain', 'take:brain')
    expect([play.seat, play.legal]).toEqual(['red', ['pay:trickster', 'pay:brain']])
    play.answers('pay:brain')
    expect(play.done).toBe(true)
    expect(game.red.workers).toEqual({ trickster: 2, brain: 1 })
    expect(game.gold.workers.trickster).toBe(0)
    expect(game.eventsOf('cannot-pay').map(({ seat }) => seat)).toEqual(['green'])
  })

  it('PB-LAW-06, PB-FACTION-11, PB-FACTION-12: each steps back on a track of choice; who is on the start is skipped', () => {
    const { game, play } = decided('security-ministry', 'left', (s) => {
      Object.assign(s.player.red.factions, { capitalists: 1, traditionalists: 3 })
      s.player.gold.factions.futurists = 1
    })
    play.answers('action:2')
    expect([play.seat, play.legal]).toEqual(['red', ['back:capitalists', 'back:traditionalists']])
    play.answers('back:traditionalists')
    expect(play.done).toBe(true)
    expect(game.red.factions).toMatchObject({ capitalists: 1, traditionalists: 2 })
    expect(game.gold.factions.futurists).toBe(0)
    expect(game.eventsOf('cannot-pay').map(({ seat }) => seat)).toEqual(['green'])
  })

  it('PB-LAW-06: each gives up a resource of choice', () => {
    const { game, play } = decided('strategic-reserve', 'left', (s) => {
      Object.assign(s.player.gold.store, { meat: 1, water: 2 })
    })
    play.answers('action:2', 'store:chips', 'store:chips')
    expect([play.seat, play.legal]).toEqual(['gold', ['store:water', 'store:meat']])
    play.answers('store:water')
    expect(game.gold.store).toMatchObject({ meat: 1, water: 1 })
    expect(game.eventsOf('cannot-pay').map(({ seat }) => seat)).toEqual(['red', 'green'])
  })

  it('PB-LAW-07, PB-PROD-06: resources without room in the store of another are sold at the current price', () => {
    for (const [price, money] of [
      ['grey', 12],
      ['red', 14],
    ] as const) {
      const { game } = decided('water-for-everyone', 'left', (s) => {
        s.deals.left.price = price
        s.player.red.store.water = 4
      })
      expect(game.red).toMatchObject({ money, store: { water: 4 } })
      expect(game.green).toMatchObject({ money: 10, store: { water: 1 } })
    }
  })

  it('PB-LAW-07, PB-VOTES-02: votes that others lack bring them VP', () => {
    const { game } = decided('transparency-act', 'left', (s) => bagOf(s, { red: 24, green: 25 }))
    expect([game.red.vp, game.green.vp, game.gold.vp]).toEqual([1, 2, 0])
  })

  it('PB-BOX-07, PB-LAW-03: with no news to play the President has nothing, and the others pay all the same', () => {
    const { game, play } = decided('media-order', 'left', (s) => {
      for (const deck of ['I', 'II', 'III'] as const) s.news[deck] = { cards: [], up: null }
    })
    expect(play.done).toBe(true)
    expect(game.eventsOf('skipped')).toMatchObject([{ op: 'play_news', seat: 'blue' }])
    expect([game.red.mood, game.green.mood, game.gold.mood]).toEqual([-1, -1, -1])
  })

  it('PB-VIS-05: while others choose, all players see the law and the chosen box', () => {
    const { game, play } = decided('basic-income', 'right')
    play.answers('take:brain', 'take:brain', 'take:brain', 'take:brain')
    expect(play.seat).toBe('red')
    expect(viewFor(game.state, 'gold').lawsOnTable).toEqual([
      { id: 'basic-income', deck: 'yellow', by: 'blue', side: 'right', others: null },
    ])
  })

  it('PB-ELEC-04, PB-OFFICE-04: a law of the office brings on the election, which waits for the end of the turn', () => {
    const game = given({}, (s) => {
      s.player.blue.office = 'president'
      s.marker = 4
      nextLaws(s, 'yellow', 'term-limits')
    })
    const play = game.goOn().answers('office', 'lawbox:right', 'action:1', 'elect:right')
    expect(game.state).toMatchObject({ marker: 6, electionDue: true, elections: 0 })
    expect(game.state.bag).toMatchObject({ blue: 6, red: 4, green: 4, gold: 4 })
    expect(play.prompt).toBe('ask.deal')
  })

  it('PB-LAW-04, PB-CARD-23: a law inside a law: both go under their decks, the outer one last', () => {
    const { game, play } = decided('media-order', 'left', (s) => {
      faceUp(s, 'III', 'mayor-boxer')
      nextLaws(s, 'blue', 'media-order', 'solidarity-levy')
    })
    play.answers('news:III', 'law:blue')
    expect(viewFor(game.state, 'red').lawsOnTable.map(({ id, side }) => [id, side])).toEqual([
      ['media-order', 'left'],
      ['solidarity-levy', null],
    ])
    play.answers('lawbox:left')
    expect(play.done).toBe(true)
    expect(game.state.laws.blue.slice(0, 2)).toEqual(['media-order', 'solidarity-levy'])
    expect(game.state.laws.blue).toHaveLength(10)
    expect([game.red.money, game.red.mood]).toEqual([7, -1])
  })

  it('PB-LAW-01, PB-OFFICE-03: a card played before the office action decides from which deck the law comes', () => {
    const game = given({}, (s) => {
      s.player.blue.office = 'president'
      s.deals.left.tile = { id: 'llamazone-prime', face: 'grey' }
      faceUp(s, 'II', 'pension-fund')
    })
    game.goOn().answers('tile:left', 'action:3', 'news:II', 'office')
    expect(game.eventsOf('law-drawn')).toMatchObject([{ deck: 'blue' }])
  })
})

describe('news played again', () => {
  it('PB-CARD-16: no card twice in one turn (G2)', () => {
    const { game, play } = carryingOut(box(replayNews(2)), (s) =>
      pile(s, 'blue', 'subsidy-for-honest-work', 'rain', 'recount'),
    )
    play.answers('pile:subsidy-for-honest-work')
    expect(game.blue.money).toBe(23)
    expect(play.whyNot('pile:subsidy-for-honest-work')?.rule).toBe('PB-CARD-16')
    play.answers('pile:rain')
    expect(game.blue.news).toEqual(['recount', 'subsidy-for-honest-work', 'rain'])
  })
})
