// Building, refusing, drawing and demolishing at the edges: exact money, empty hands, decks that run out on the way.
import { describe, expect, it } from 'vitest'
import { buildingFacts } from '../../data/buildings.ts'
import { box, build, buildFree, buildTop, demolishRefunded, discardCards, paid, res } from '../../data/symbols.ts'
import { built, carryingOut, given, inHand, onTop } from '../../testing/given.ts'
import { viewFor } from '../../view.ts'

describe('building', () => {
  it.each([
    [10, 0, 'why.short', true],
    [9, 0, 'why.short', false],
    [9, 1, 'why.short-sell-first', false],
    [7, 1, 'why.short', false],
    [8, 1, 'why.short-sell-first', false],
  ] as const)('PB-BUILD-05, PBQ-44: %i money and %i water for a Casino of 10', (money, water, why, payable) => {
    const { game, play } = carryingOut(box(build(1)), (s) => {
      s.player.blue.money = money
      s.player.blue.store.water = water
      inHand(s, 'blue', 'casino')
    })
    expect(play.legal.includes('build')).toBe(payable)
    if (payable) {
      play.answers('build')
      expect(game.blue.money).toBe(0)
    } else {
      expect(play.whyNot('build')).toMatchObject({ rule: 'PB-BUILD-05', key: why, params: { short: 10 - money } })
      // A player who cannot build takes the 5 money, and no sale is forced.
      play.answers('under')
      expect(game.blue).toMatchObject({ money: money + 5, store: { water }, hand: [] })
    }
  })

  it('PB-BUILD-06: the 5 money of a refused card help to build the next one', () => {
    const { game, play } = carryingOut(box(build(2)), (s) => {
      s.player.blue.money = 5
      inHand(s, 'blue', 'casino', 'stadium', 'museum')
    })
    play.answers('card:stadium', 'under', 'card:casino', 'build')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 0, vp: 4, hand: ['museum'] })
  })

  it('PB-BUILD-08: no more cards are used than are in hand; none is drawn in between', () => {
    const { game, play } = carryingOut(box(build(3)), (s) => {
      s.player.blue.money = 20
      inHand(s, 'blue', 'casino', 'pawnshop')
    })
    play.answers('card:casino', 'build', 'build')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 5, vp: 6, hand: [] })
    expect(game.eventsOf('card-drawn')).toEqual([])
    expect(game.eventsOf('skipped')).toEqual([])
  })

  it('PB-CARD-05, PB-BUILD-06: Modular Houses may be declined for 5 money; the iridium is gone', () => {
    const { game, play } = carryingOut(paid([res('iridium', 3)], buildFree(1)), (s) => {
      s.player.blue.store.iridium = 3
      inHand(s, 'blue', 'stadium')
    })
    play.answers('under')
    expect(game.blue).toMatchObject({ money: 15, vp: 0, hand: [], store: { iridium: 0 } })
    expect(game.state.buildings.C[0]).toBe('stadium')
  })

  it('PB-BUILD-07, PB-CARD-05: without a card Modular Houses cost their iridium for nothing', () => {
    const { game, play } = carryingOut(paid([res('iridium', 3)], buildFree(1)), (s) => {
      s.player.blue.store.iridium = 3
    })
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ money: 10, store: { iridium: 0 } })
    expect(game.eventsOf('skipped')).toMatchObject([{ op: 'build_free' }])
  })

  it('PB-BUILD-01, PB-VIS-03: all players see a built card, its cost and its gain', () => {
    const { game, play } = carryingOut(box(build(1)), (s) => {
      s.player.blue.money = 20
      inHand(s, 'blue', 'casino', 'stadium')
    })
    play.answers('card:casino', 'build')
    expect(game.eventsOf('built')).toEqual([
      { type: 'built', seat: 'blue', building: 'casino', from: 'hand', paid: 10 },
    ])
    const { buildings, letters } = viewFor(game.state, 'red').seats.blue ?? {}
    expect(buildings?.map(({ id }) => id)).toEqual(['headquarters', 'casino'])
    expect(letters).toEqual(['C'])
  })
})

describe('cards under their decks', () => {
  it('PB-BUILD-10, PB-VIS-05: others hear the letter alone; the card comes last of its deck', () => {
    const { game, play } = carryingOut(box(build(1)), (s) => {
      s.buildings.C = ['spaceport', 'university']
      s.player.blue.hand = ['stadium']
    })
    play.answers('under')
    expect(game.state.buildings.C).toEqual(['stadium', 'spaceport', 'university'])
    const [told] = game.table.emitted.filter(({ event }) => event.type === 'put-under')
    expect(told).toEqual({
      event: { type: 'put-under', seat: 'blue', deck: 'C', card: 'stadium' },
      only: ['blue'],
      otherwise: { type: 'put-under', seat: 'blue', deck: 'C' },
    })
    game.state.clock.phase = 'draw'
    game.goOnTo('news').answers('deck:C', 'deck:C', 'deck:C')
    expect(game.blue.hand).toEqual(['university', 'spaceport', 'stadium'])
  })

  it('PB-CARD-02: Application takes at most the cards in hand, one after the other', () => {
    const { game, play } = carryingOut(box(discardCards(0, 3)), (s) => inHand(s, 'blue', 'casino', 'museum'))
    expect(play.question.progress).toEqual({ step: 1, of: 2 })
    play.answers('card:casino', 'card:museum')
    expect(play.done).toBe(true)
    expect(game.blue).toMatchObject({ hand: [], money: 10 })
  })
})

describe('the top of a deck', () => {
  it('PB-CARD-10, PB-VIS-04: a card built from a deck has come to light: it cannot be taken back', () => {
    const { game } = carryingOut(box(buildTop('B')), (s) => onTop(s, 'B', 'museum'))
    expect(game.table.revealed).toBe(true)
    expect(game.eventsOf('built')).toEqual([{ type: 'built', seat: 'blue', building: 'museum', from: 'deck', paid: 0 }])
    expect(carryingOut(box(demolishRefunded(1))).game.table.revealed).toBe(false)
  })

  it('PB-DRAW-01, PB-DRAW-05: a deck that runs out on the way is shut for the next card', () => {
    const game = given({}, (s) => {
      s.clock.phase = 'draw'
      s.buildings = { A: ['casino'], B: ['museum', 'hospital'], C: [] }
    })
    const play = game.goOnTo('news').answers('deck:A')
    // Deck B alone is left: both of its cards come without asking.
    expect(play.done).toBe(true)
    expect(game.blue.hand).toEqual(['casino', 'hospital', 'museum'])
    expect(game.table.emitted.filter(({ event }) => event.type === 'card-drawn').map(({ only }) => only)).toEqual([
      ['blue'],
      ['blue'],
      ['blue'],
    ])
  })
})

describe('demolishing', () => {
  it('PB-CARD-06, PB-CARD-07: the money cost is refunded, but not for the headquarters', () => {
    for (const id of ['headquarters', 'central-bank'] as const) {
      const { game, play } = carryingOut(box(demolishRefunded(1)), (s) => built(s, 'blue', 'central-bank'))
      play.answers(`building:${id}`)
      expect(game.blue.money).toBe(10 + buildingFacts(id).cost)
      expect(game.eventsOf('money')).toHaveLength(id === 'headquarters' ? 0 : 1)
      expect(game.state.demolished).toEqual([id])
    }
  })

  it('PB-CARD-06, PB-VP-05: the VP of the building stay, and the worker limit of the board is not touched', () => {
    const { game, play } = carryingOut(box(demolishRefunded(1)), (s) => {
      built(s, 'blue', 'restaurant', { trickster: 1 }, { brain: 1 })
      s.player.blue.vp = 6
    })
    play.answers('building:restaurant')
    expect(game.blue).toMatchObject({ money: 25, vp: 6, workers: { trickster: 2, brain: 2 } })
    expect(game.eventsOf('workers')).toMatchObject([
      { kind: 'trickster', from: 'building:restaurant', to: 'supply', amount: 1 },
      { kind: 'brain', from: 'building:restaurant', to: 'supply', amount: 1 },
    ])
  })
})
