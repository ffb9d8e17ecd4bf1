// The worked examples of the rules page about who sees what (PB-VIS).
import { describe, expect, it } from 'vitest'
import { built, given, inHand, onBoard, pile } from './testing/given.ts'
import { viewFor } from './view.ts'

describe('examples: visibility', () => {
  it('PBX-101, PB-MONEY-02, PB-VIS-01, PB-VIS-02, PB-VIS-03, PB-VIS-06: a player sees the public information and the own secrets', () => {
    const { state } = given({}, (s) => {
      Object.assign(s.player.blue, { money: 17, vp: 4711 })
      Object.assign(s.player.red, { money: 3, vp: 815 })
      inHand(s, 'blue', 'casino', 'museum')
      inHand(s, 'red', 'stadium')
    })
    const view = viewFor(state, 'red')
    expect(view.seats.blue).toMatchObject({ money: 17, vp: null, hand: null, letters: ['A', 'B'] })
    expect(view.seats.red).toMatchObject({ money: 3, vp: 815, hand: ['stadium'] })
    const sent = JSON.stringify(view)
    for (const secret of ['4711', 'casino', 'museum']) expect(sent).not.toContain(secret)
    expect(JSON.stringify(viewFor(state, 'spectator'))).not.toMatch(/4711|815|casino|stadium/)
  })

  it('PBX-114, PB-SELL-08, PB-PROD-11, PB-WORK-17, PB-FACTION-14, PB-FRAUD-09: prices, stores, lines, workers, discs and fraud tokens are public', () => {
    const { state } = given({}, (s) => {
      s.player.blue.store.meat = 2
      s.player.blue.cells.upper[0] = 'meat'
      s.player.blue.stock.meat = 1
      onBoard(s, 'blue', { trickster: 5, brain: 1 })
      built(s, 'blue', 'museum', { brain: 2 })
      s.player.blue.factions.futurists = 3
      s.player.red.factions.futurists = 3
      s.player.blue.fraud = ['extra-draw']
      pile(s, 'blue', 'rain')
    })
    for (const viewer of ['red', 'spectator'] as const) {
      const view = viewFor(state, viewer)
      expect(view.deals.left.market).toMatchObject({ now: 2, grey: 2, red: 4 })
      expect(view.seats.blue).toMatchObject({
        store: { meat: 2 },
        workers: { trickster: 5, brain: 1 },
        factions: { futurists: 3 },
        fraud: ['extra-draw'],
        fraudLeft: { 'stuffed-ballot': 2, 'extra-draw': 1 },
        nextFraud: { space: 2 },
        news: ['rain'],
      })
      expect(view.seats.blue?.lines.upper[0]).toEqual({ resource: 'meat', printed: 'iridium', tile: true })
      expect(view.seats.blue?.buildings.at(-1)).toMatchObject({ id: 'museum', zones: [{ workers: { brain: 2 } }] })
      expect(view.seats.red?.factions.futurists).toBe(3)
    }
  })

  it('PBX-162, PB-VIS-04: no player sees the order of decks, bag or tiles below the top one', () => {
    const { state } = given()
    const hidden = [
      ...Object.values(state.buildings).flat(),
      ...Object.values(state.news).flatMap(({ cards }) => cards),
      ...Object.values(state.laws).flat(),
      ...state.stack.slice(0, -1),
    ]
    expect(hidden).toHaveLength(42 + 43 + 20 + 3)
    for (const viewer of ['blue', 'spectator'] as const) {
      const sent = JSON.stringify(viewFor(state, viewer))
      for (const id of hidden) expect(sent).not.toContain(`"${id}"`)
      expect(sent).not.toContain(JSON.stringify(state.random))
    }
  })

  it('PB-EXCH-07, PB-EXCH-08: all players see whether a tile will turn over or leave', () => {
    const { state } = given({}, (s) => {
      s.deals.left.tile = { id: 'hot-air-energy', face: 'grey' }
      s.deals.centre.tile = { id: 'dodo-and-sons', face: 'red' }
      s.deals.right.tile = { id: 'llamazone-prime', face: 'red' }
    })
    const { left, centre, right } = viewFor(state, 'spectator').deals
    expect([left, centre, right].map(({ exchangeTurns }) => exchangeTurns)).toEqual([true, true, false])
  })
})
