import { describe, expect, it } from 'vitest'
import { bare } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { capacity } from '../economy/stock.ts'
import { FREE_ACTIONS } from '../round/actions.ts'
import { buyStorage, gainStorageTile } from './storage.ts'

describe('Storage tiles', () => {
  it('H-CAP-STORE-01, H-STORE-04: 20₳ for a tile that extends one resource for good', () => {
    const game = given({})
    const play = game.run((t) => buyStorage.perform(t, 'capitalist'))
    expect(play.legal).toEqual(['resource:food', 'resource:luxury', 'resource:health', 'resource:education'])
    play.answers('resource:food')
    expect(game.state.capitalist.revenue).toBe(100)
    expect(capacity(game.state, 'capitalist', 'food')).toBe(16)
    expect(capacity(game.state, 'capitalist', 'luxury')).toBe(12)
  })

  it('R-115, HD-46: a tile may extend a resource that no own Company produces', () => {
    const game = given({}, bare)
    game.run((t) => buyStorage.perform(t, 'capitalist')).answers('resource:education')
    expect(game.state.capitalist.tiles.education).toBe(true)
  })

  it('H-STORE-04, R-14: 12 more of the others for the Capitalist Class, 8 more of each for the Middle Class', () => {
    const game = given({}, (s) => {
      s.capitalist.tiles.luxury = true
      s.middle.tiles.luxury = true
      s.middle.tiles.food = true
    })
    expect(capacity(game.state, 'capitalist', 'luxury')).toBe(24)
    expect(capacity(game.state, 'middle', 'luxury')).toBe(16)
    expect(capacity(game.state, 'middle', 'food')).toBe(16)
  })

  it('H-CAP-STORE-02, H-STORE-05: a resource that has its tile gets no second one', () => {
    const game = given({}, (s) => {
      s.capitalist.tiles.food = true
      s.capitalist.tiles.health = true
    })
    const play = game.run((t) => buyStorage.perform(t, 'capitalist'))
    expect(play.legal).toEqual(['resource:luxury', 'resource:education'])
    play.answers('resource:luxury')
    game.run((t) => buyStorage.perform(t, 'capitalist'))
    expect(buyStorage.whyNot(game.state, 'capitalist')?.rule).toBe('H-STORE-05')
  })

  it('H-CAP-STORE-02, H-COMP-01: there are 6 tiles in the box', () => {
    const game = given({}, (s) => {
      s.middle.tiles = { food: true, luxury: true, health: true, education: true }
      s.capitalist.tiles.food = true
      s.capitalist.tiles.luxury = true
    })
    expect(buyStorage.whyNot(game.state, 'capitalist')?.rule).toBe('H-CAP-STORE-02')
    expect(game.run((t) => gainStorageTile(t, 'capitalist')).result).toBeNull()
  })

  it('H-STORE-06: only the Capitalist Class can buy tiles; the Middle Class gets them through cards', () => {
    const buyers = (['working', 'middle', 'capitalist', 'state'] as const).filter((role) =>
      FREE_ACTIONS[role].includes(buyStorage),
    )
    expect(buyers).toEqual(['capitalist'])
    const game = given({})
    const play = game.run((t) => gainStorageTile(t, 'middle')).answers('resource:education')
    expect(play.result).toBe('education')
    expect(game.state.middle).toMatchObject({ money: 40, tiles: { education: true } })
  })

  it('H-GEN-11: no loan for a tile', () => {
    const game = given({}, (s) => {
      s.capitalist.revenue = 19
    })
    expect(buyStorage.whyNot(game.state, 'capitalist')?.rule).toBe('H-GEN-11')
  })
})
