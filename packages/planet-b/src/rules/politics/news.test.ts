// News cards beyond the worked examples: costs in edge cases, skipped actions, and the meaning of their order.
import { describe, expect, it } from 'vitest'
import { newsFacts } from '../../data/news.ts'
import { box, playNews } from '../../data/symbols.ts'
import type { NewsDeck } from '../../data/vocabulary.ts'
import {
  acting,
  bagOf,
  built,
  byBlue,
  type Change,
  carryingOut,
  faceUp,
  type Given,
  given,
  inHand,
  nextLaws,
  onBoard,
  operating,
  pile,
} from '../../testing/given.ts'
import { isImmoral } from './news.ts'

/** Only this card is face up. */
const alone =
  (card: string): Change =>
  (s) => {
    faceUp(s, newsFacts(card).deck, card)
    for (const deck of ['I', 'II', 'III'] as const) if (deck !== newsFacts(card).deck) s.news[deck].up = null
  }

/** Blue plays this card, the only face-up one. */
function playing(card: string, change: Change = () => undefined, setting: Given = {}) {
  return carryingOut(
    box(playNews(1)),
    (s) => {
      alone(card)(s)
      change(s)
    },
    setting,
  )
}

/** Why this card cannot be chosen. */
function refused(card: string, change: Change) {
  const { play } = carryingOut(
    box(playNews(1)),
    (s) => {
      faceUp(s, 'I', 'ocean-cleaned')
      faceUp(s, newsFacts(card).deck, card)
      change(s)
    },
    { strict: true },
  )
  return play.whyNot(`news:${newsFacts(card).deck}`)
}

describe('the cost of a card', () => {
  const rich: Change = (s) => {
    Object.assign(s.player.blue, { money: 10 })
    s.player.blue.store.iridium = 1
  }

  it.each([
    ['free-transport', 8],
    ['good-will-summit', 6],
    ['watchdog-merger', 10],
  ])('PB-NEWS-02: %s is paid with exactly %s money, and not with one less', (card, cost) => {
    const money =
      (amount: number): Change =>
      (s) => {
        s.player.blue.money = amount
      }
    expect(refused(card, money(cost))).toBeUndefined()
    expect(refused(card, money(cost - 1))).toEqual({ rule: 'PB-NEWS-02', key: 'why.short', params: { short: 1 } })
    const stocked: Change = (s) => {
      s.player.blue.money = cost - 6
      s.player.blue.store.meat = 1
    }
    expect(refused(card, stocked)).toMatchObject({
      rule: 'PB-NEWS-02',
      key: 'why.short-sell-first',
      params: { short: 6 },
    })
  })

  it('PB-NEWS-02: the reason names the missing things other than money', () => {
    expect(refused('golden-toilet', rich)).toBeUndefined()
    expect(refused('golden-toilet', () => undefined)).toMatchObject({
      rule: 'PB-NEWS-02',
      params: { missing: { key: 'missing.resource', params: { goods: { params: { n: 1 } } } } },
    })
    expect(refused('birthday-parade', (s) => onBoard(s, 'blue', { brain: 1 }))).toMatchObject({
      params: { missing: { key: 'missing.any-worker', params: { n: 1 } } },
    })
    const oneStep: Change = (s) => {
      s.player.blue.factions.futurists = 1
    }
    expect(refused('mono-majority', oneStep)).toMatchObject({
      params: { missing: { key: 'missing.any-step', params: { n: 1 } } },
    })
  })

  it('PB-BOX-02, PB-MOOD-06: VP lost by the cost are lost before the card brings any', () => {
    const { game } = playing('dodo-licence', (s) => {
      Object.assign(s.player.blue, { mood: -4, vp: 1 })
      s.player.blue.store.meat = 3
    })
    expect(game.blue).toMatchObject({ mood: -4, vp: 3, money: 16, store: { meat: 4 } })
  })

  it('PB-MOOD-08: a cost of two moods from one above the bottom costs one step and 2 VP', () => {
    const { game, play } = playing('nationalise-and-privatise', (s) => {
      Object.assign(s.player.blue, { mood: -3, vp: 5 })
    })
    expect(game.blue).toMatchObject({ mood: -4, vp: 3, money: 10 })
    play.answers('action:1')
    expect(game.blue.money).toBe(29)
  })

  it('PB-BOX-06, PB-NEWS-01: the only card that can be paid must be played, however bad it is', () => {
    const { game, play } = playing('wunderwaffle', (s) => {
      s.player.blue.mood = 4
    })
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ mood: -4, news: ['wunderwaffle'] })
  })

  it('PB-BOX-07, PB-NEWS-02: with no card that can be paid the action is skipped, and no card moves', () => {
    const { game, play } = playing('golden-toilet')
    expect(play.done).toBe(true)
    expect(game.eventsOf('skipped')).toMatchObject([{ op: 'play_news' }])
    expect(game.state.news.III.up).toBe('golden-toilet')
    expect(game.blue).toMatchObject({ news: [], mood: 0 })
  })
})

describe('cards with an effect "as far as possible"', () => {
  it('PB-FRAUD-05, PB-BOX-07: Recount without money for the token still adds its votes', () => {
    const { game, play } = playing('recount', (s) => {
      s.player.blue.money = 3
    })
    play.answers('action:1')
    expect(game.blue).toMatchObject({ money: 3, fraud: [], votes: 19 })
    expect(game.eventsOf('skipped')).toMatchObject([{ op: 'fraud' }])
  })

  it('PB-FRAUD-04, PB-FRAUD-08: a free fourth token brings the 5 VP of its space; a fifth nothing', () => {
    const { game, play } = playing('ballot-box-update', (s) => {
      Object.assign(s.player.blue, { money: 0, fraud: ['stuffed-ballot', 'extra-draw', 'extra-draw'] })
    })
    play.answers('action:1')
    expect(game.blue).toMatchObject({ money: 0, vp: 5, votes: 20 })
    expect(game.blue.fraud).toEqual(['stuffed-ballot', 'extra-draw', 'extra-draw', 'stuffed-ballot'])
    const full = playing('ballot-box-update', (s) => {
      s.player.blue.fraud = ['stuffed-ballot', 'extra-draw', 'extra-draw', 'stuffed-ballot']
    })
    full.play.answers('action:1')
    expect(full.game.blue).toMatchObject({ vp: 0, votes: 20, mood: -1 })
  })

  it('PB-CARD-29, PB-NEWS-03: Inheritance from an empty deck builds nothing, and goes to the pile', () => {
    const { game } = playing('inheritance', (s) => {
      s.buildings.A = []
    })
    expect(game.blue).toMatchObject({ vp: 0, news: ['inheritance'] })
    expect(game.blue.buildings).toHaveLength(1)
    expect(game.eventsOf('skipped')).toMatchObject([{ op: 'build_top' }])
  })

  it('PB-CARD-30, PB-BUILD-07: Minor Renovation with an empty hand demolishes all the same', () => {
    const { game, play } = playing('minor-renovation', (s) => built(s, 'blue', 'museum', { brain: 1 }))
    play.answers('building:museum')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 30, workers: { trickster: 2, brain: 2 } })
    expect(game.eventsOf('skipped')).toMatchObject([{ op: 'build' }])
  })

  it('PB-CARD-25, PB-WORK-04: Nannybots bring a worker back to a full board in vain', () => {
    const { game, play } = playing('nannybots', (s) => {
      onBoard(s, 'blue', { trickster: 8 })
      built(s, 'blue', 'troll-farm', { trickster: 1 })
    })
    play.answers('action:1', 'option:1')
    expect(game.blue.workers.trickster).toBe(8)
    expect(game.blue.buildings.at(-1)?.zones).toEqual([{ trickster: 0, brain: 0 }])
  })

  it('PB-CARD-25: Nannybots may empty a filled zone, which is used again when it is filled again', () => {
    const { game, play } = playing('nannybots', (s) => {
      built(s, 'blue', 'llama-pasture', { trickster: 1 }, { trickster: 1 })
    })
    play.answers('action:1', 'option:1', 'stands:llama-pasture:0:trickster')
    const again = game.run(byBlue({ cost: [], do: [{ op: 'worker_action', n: 1 }] }))
    again.answers('place:llama-pasture:0:trickster', 'use:llama-pasture:upper')
    expect(game.blue.store.meat).toBe(1)
  })

  it('PB-CARD-31, PB-FACTION-07, PB-MOOD-07: Wunderwaffle on full tracks brings 24 VP; others lose what they have', () => {
    const { game } = playing('wunderwaffle', (s) => {
      Object.assign(s.player.blue, { mood: -2, vp: 1 })
      Object.assign(s.player.blue.factions, { capitalists: 4, futurists: 4, traditionalists: 4 })
      Object.assign(s.player.red, { mood: -4, vp: 1 })
      Object.assign(s.player.green, { mood: -4, vp: 0 })
      Object.assign(s.player.gold, { mood: -3, vp: 9 })
    })
    expect(game.blue).toMatchObject({ mood: -4, vp: 25 })
    expect([game.red, game.green, game.gold].map(({ mood, vp }) => [mood, vp])).toEqual([
      [-4, 0],
      [-4, 0],
      [-4, 9],
    ])
  })

  it('PB-ELEC-02, PB-ELEC-03, PB-ELEC-05: Postponed Election stops at the start, and takes no election back', () => {
    const { game } = playing('postponed-election', (s) => {
      s.marker = 1
    })
    expect(game.state.marker).toBe(0)
    const due = playing('postponed-election', (s) => {
      Object.assign(s, { marker: 6, electionDue: true })
    }).game
    expect(due.state).toMatchObject({ marker: 4, electionDue: true })
    expect(due.blue).toMatchObject({ money: 16, vp: 2 })
  })

  it('PB-ELEC-04, PB-VOTES-02: Early Election from one space before the end; votes that are missing bring VP', () => {
    const { game } = playing('early-election', (s) => {
      s.marker = 5
      bagOf(s, { blue: 24 })
    })
    expect(game.state).toMatchObject({ marker: 6, electionDue: true, elections: 0 })
    expect(game.blue).toMatchObject({ votes: 0, vp: 3 })
  })

  it('PB-P2-07, PB-BOX-11: with two players the one other pays and falls, and the puppet has no part in it', () => {
    const { game } = playing('rescue-package', undefined, { players: 2 })
    expect([game.blue.money, game.red.money]).toEqual([23, 7])
    const flood = playing('flood-cancelled', undefined, { players: 2 }).game
    expect(flood.red.mood).toBe(-1)
    expect(flood.state.bag).toMatchObject({ blue: 7, red: 3, puppet: 0 })
  })
})

describe('decks and pile', () => {
  it('PB-NEWS-06, PB-NEWS-04: the last card of a deck leaves it empty for good', () => {
    const game = given({}, (s) => {
      acting(s)
      faceUp(s, 'III', 'inheritance')
      s.news.III.cards = []
      inHand(s, 'blue', 'casino', 'museum', 'stadium')
    })
    const play = game.run(byBlue(box(playNews(2)))).answers('news:III')
    expect(play.whyNot('news:III')?.rule).toBe('PB-NEWS-05')
    play.answers('news:I')
    while (!play.done) play.answers(play.legal[0] ?? '')
    game.state.clock.phase = 'news'
    game.goOnTo('deal')
    expect(game.eventsOf('news-up').map(({ deck }) => deck)).toEqual(['I'])
    expect(game.state.news.III).toEqual({ cards: [], up: null })
    const next = game.run(byBlue(box(playNews(1))))
    expect(next.whyNot('news:III')?.rule).toBe('PB-NEWS-06')
  })

  it.each([
    ['I', 'II', true],
    ['II', 'I', false],
  ] satisfies [NewsDeck, NewsDeck, boolean][])(
    'PB-NEWS-07, PB-NEWS-10: of two cards in one turn the later decides: %s, then %s',
    (first, second, immoral) => {
      const { game, play } = carryingOut(box(playNews(2)), (s) => {
        faceUp(s, 'I', 'subsidy-for-honest-work')
        faceUp(s, 'II', 'pension-fund')
        faceUp(s, 'III', 'mayor-boxer')
      })
      play.answers(`news:${first}`, `news:${second}`)
      expect(isImmoral(game.state, 'blue')).toBe(immoral)
    },
  )

  it('PB-NEWS-10, PB-EXCH-05: a card played in this turn decides what its exchange brings', () => {
    const game = given({ players: 3 }, (s) => {
      s.deals.left = { tile: { id: 'llamazone-prime', face: 'grey' }, suitcases: 2, price: 'grey' }
      faceUp(s, 'II', 'pension-fund')
      pile(s, 'blue', 'rain')
    })
    const play = game.goOn().answers('tile:left', 'action:3', 'news:II')
    while (game.eventsOf('exchange').length === 0) play.answers(play.legal.find((id) => id !== 'buy-tile') ?? '')
    expect(game.eventsOf('money').filter(({ source }) => source === 'exchange')).toMatchObject([{ amount: 5 }])
    expect(game.state.bag.blue).toBe(3)
  })

  it('PB-CARD-16, PB-NEWS-10: a moral card from under an immoral one, played again, makes moral again', () => {
    const { game, play } = operating('hospital', 'lower', (s) => {
      pile(s, 'blue', 'subsidy-for-honest-work', 'pension-fund')
      s.player.blue.store.hydrogen = 1
    })
    play.answers('action:1', 'pile:subsidy-for-honest-work')
    expect(game.blue).toMatchObject({ money: 23, news: ['pension-fund', 'subsidy-for-honest-work'] })
    expect(isImmoral(game.state, 'blue')).toBe(false)
  })

  it('PB-CARD-16: a card of the pile that cannot be paid is refused; with none to play the 2 VP are left', () => {
    const { game, play } = operating('hospital', 'lower', (s) => {
      pile(s, 'blue', 'golden-toilet')
      s.player.blue.store.hydrogen = 1
    })
    play.answers('action:1')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ vp: 2, news: ['golden-toilet'], store: { hydrogen: 0 } })
    expect(game.eventsOf('skipped')).toMatchObject([{ op: 'replay_news' }])
  })

  it('PB-CARD-16: a card played again takes no card of its deck', () => {
    const { game, play } = operating('hospital', 'lower', (s) => {
      pile(s, 'blue', 'ocean-cleaned')
      faceUp(s, 'I', 'rain')
      s.player.blue.store.hydrogen = 1
    })
    play.answers('action:1')
    expect(game.state.turn.newsTaken).toEqual([])
    expect(game.state.news.I.up).toBe('rain')
  })

  it('PB-NEWS-03, PB-CARD-23: a law inside a card is over before the card reaches the pile', () => {
    const { game, play } = playing('mayor-boxer', (s) => nextLaws(s, 'yellow', 'basic-income'))
    play.answers('law:yellow')
    expect(game.state.playing).toEqual(['mayor-boxer'])
    expect(game.blue.news).toEqual([])
    play.answers('lawbox:left')
    expect(game.blue.news).toEqual(['mayor-boxer'])
    expect(game.events.map(({ type }) => type).slice(-2)).toEqual(['law-under', 'news-piled'])
  })
})
