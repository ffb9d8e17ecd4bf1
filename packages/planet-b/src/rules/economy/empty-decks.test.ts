// Late in a game the building decks are empty: what every effect on them comes to then.
import { describe, expect, it } from 'vitest'
import { box, build, buildTop, discardCards, money } from '../../data/symbols.ts'
import { BUILDING_DECKS } from '../../data/vocabulary.ts'
import type { PlanetBState } from '../../state/state.ts'
import { acting, carryingOut, given, inHand, onTop } from '../../testing/given.ts'

function emptied(s: PlanetBState): void {
  for (const deck of BUILDING_DECKS) s.buildings[deck] = []
}

describe('empty building decks', () => {
  it('PB-DRAW-05: there is no draw and no question, and the turn continues', () => {
    const game = given({}, (s) => {
      emptied(s)
      acting(s)
      s.player.blue.money = 0
    })
    const play = game.goOn()
    expect(play.seat).toBe('red')
    expect(game.blue.hand).toEqual([])
    expect(game.eventsOf('card-drawn')).toEqual([])
  })

  it('PB-DRAW-05: an empty deck appears with its reason among those that have cards', () => {
    const game = given({}, (s) => {
      acting(s)
      s.buildings.A = []
      s.player.blue.money = 0
    })
    const play = game.goOn()
    expect(play.whyNot('deck:A')?.rule).toBe('PB-DRAW-05')
    expect(play.legal).toEqual(['deck:B', 'deck:C'])
  })

  it('PB-DRAW-05: the last cards come from the only deck that has any, without asking', () => {
    const game = given({}, (s) => {
      emptied(s)
      acting(s)
      s.buildings.C = ['stadium']
      s.player.blue.money = 0
    })
    game.goOn()
    expect(game.blue.hand).toEqual(['stadium'])
  })

  it('PB-CARD-10, PB-CARD-29: Illegal Construction and Inheritance build nothing; the other actions count', () => {
    const { game, play } = carryingOut(box(buildTop('A'), money(3)), emptied)
    play.answers('action:1')
    expect(play.done).toBe(true)
    expect(game.blue.buildings.map(({ id }) => id)).toEqual(['headquarters'])
    expect(game.blue.money).toBe(13)
    expect(game.eventsOf('skipped')).toMatchObject([{ op: 'build_top' }])
  })

  it('PB-BUILD-10: a card put under an empty deck is its only card, and is drawn again', () => {
    const { game, play } = carryingOut(box(build(1)), (s) => {
      inHand(s, 'blue', 'casino')
      emptied(s)
    })
    play.answers('under')
    expect(game.state.buildings.A).toEqual(['casino'])
    expect(game.blue.money).toBe(15)
    game.state.clock.phase = 'draw'
    game.goOn()
    expect(game.blue.hand).toEqual(['casino'])
  })

  it('PB-CARD-02: Application puts cards under empty decks as well', () => {
    const { game, play } = carryingOut(box(discardCards(0, 3)), (s) => {
      inHand(s, 'blue', 'casino', 'museum')
      emptied(s)
    })
    play.answers('card:museum', 'done')
    expect(game.state.buildings).toEqual({ A: [], B: ['museum'], C: [] })
    expect(game.blue.hand).toEqual(['casino'])
  })

  it('PB-BUILD-07: a build with an empty hand does nothing, whatever the decks hold', () => {
    const { game, play } = carryingOut(box(build(1)), (s) => onTop(s, 'A', 'casino'))
    expect(play.done).toBe(true)
    expect(game.blue.money).toBe(10)
    expect(game.eventsOf('skipped')).toMatchObject([{ op: 'build' }])
  })
})
