// Information that previews, events and other seats must not reveal: face-down points, hands, decks and the unseen
// tile.
import { describe, expect, it } from 'vitest'
import { planetB } from './game.ts'
import { summary } from './summary.ts'
import { type Change, faceUp, given, inHand, nextLaws } from './testing/given.ts'
import { matchAt, playUntil, startMatch } from './testing/match.ts'
import { viewFor } from './view.ts'

/** Blue is about to end the turn, with a full hand and something to sell. */
const ending: Change = (s) => {
  s.clock.phase = 'actions'
  s.turn.space = 'left'
  s.deals.left.suitcases = 1
  s.player.blue.store.meat = 1
  inHand(s, 'blue', 'casino', 'museum', 'stadium')
}

describe('previews', () => {
  it('PB-VP-06: the end of a turn takes no VP away that were gained in it', () => {
    const match = matchAt(
      given({}, (s) => {
        ending(s)
        Object.assign(s.player.blue, { vp: 30, vpThisTurn: 5 })
      }).state,
    )
    expect(match.preview('blue', 'end-turn')).toEqual({ certain: true, changes: [] })
  })

  it('PB-VP-06: show the gain of an answer, counted from the beginning of the turn', () => {
    const match = matchAt(
      given({}, (s) => {
        ending(s)
        s.player.blue.office = 'lama'
        Object.assign(s.player.blue, { mood: 4, vp: 30, vpThisTurn: 5 })
      }).state,
    )
    expect(match.preview('blue', 'office').changes).toEqual([{ number: 'blue.vp', from: 5, to: 7 }])
  })

  /** Blue is about to play a card that lowers the mood of red, who is at the bottom. */
  const againstRed = (vp: number, openScores = false) => {
    const match = matchAt(
      given({ openScores }, (s) => {
        s.deals.left.tile = { id: 'llamazone-prime', face: 'grey' }
        faceUp(s, 'II', 'flood-cancelled')
        Object.assign(s.player.red, { mood: -4, vp })
      }).state,
    )
    for (const answer of ['tile:left', 'action:3']) match.answer('blue', match.decisions[0]?.id ?? '', answer)
    return match
  }

  it.each([0, 1, 20])('PB-VP-02, PB-VIS-06: hide whether another player has %s VP to lose', (vp) => {
    const match = againstRed(vp)
    expect(match.preview('blue', 'news:II')).toEqual({ certain: false, changes: [] })
    match.answer('blue', match.decisions[0]?.id ?? '', 'news:II')
    expect(match.state.player.red.vp).toBe(Math.max(0, vp - 2))
    expect(match.undoRefused).toEqual({ key: 'undo.revealed' })
  })

  it('PB-VP-02: where all agreed to open points there is nothing to learn', () => {
    expect(againstRed(1, true).preview('blue', 'news:II').changes).toContainEqual({ number: 'red.vp', from: 1, to: 0 })
  })

  it('PB-MOOD-06: show the own loss', () => {
    const match = matchAt(
      given({}, (s) => {
        s.deals.left.tile = { id: 'llamazone-prime', face: 'red' }
        Object.assign(s.player.blue, { mood: -4, vp: 1 })
      }).state,
    )
    const { certain, changes } = match.preview('blue', 'tile:left')
    expect(certain).toBe(true)
    expect(changes).toContainEqual({ number: 'blue.vp', from: 0, to: -1 })
  })

  const hidden: readonly (readonly [string, string, Change])[] = [
    [
      'a law',
      'office',
      (s) => {
        s.player.blue.office = 'president'
      },
    ],
    [
      'a building card',
      'end-turn',
      (s) => {
        s.player.blue.hand.pop()
        Object.assign(s.buildings, { A: [], B: [] })
      },
    ],
    [
      'a news card',
      'end-turn',
      (s) => {
        s.news.I.up = null
      },
    ],
  ]

  it.each(hidden)('PB-VIS-04: show nothing where %s comes from its deck', (_, answer, change) => {
    const match = matchAt(
      given({}, (s) => {
        ending(s)
        change(s)
      }).state,
    )
    expect(match.preview('blue', answer)).toEqual({ certain: false, changes: [] })
  })
})

describe('information for other players', () => {
  it('PB-VIS-03: only the player who decides reads a question that names the cards of a hand', () => {
    const match = matchAt(
      given({}, (s) => {
        s.deals.left.tile = { id: 'llamazone-prime', face: 'grey' }
        inHand(s, 'blue', 'casino')
      }).state,
    )
    match.answer('blue', match.decisions[0]?.id ?? '', 'tile:left')
    match.answer('blue', match.decisions[0]?.id ?? '', 'action:2')
    expect(JSON.stringify(match.observe('blue').decisions)).toContain('casino')
    for (const viewer of ['red', 'spectator']) {
      const seen = match.observe(viewer)
      expect(seen.waitingFor).toEqual(['blue'])
      expect(JSON.stringify(seen)).not.toContain('casino')
    }
  })

  it('PB-VIS-03: the backs of a hand appear by letter, not in the order of its cards', () => {
    const { state } = given({}, (s) => inHand(s, 'blue', 'stadium', 'casino', 'museum'))
    expect(viewFor(state, 'red').seats.blue?.letters).toEqual(['A', 'B', 'C'])
    expect(viewFor(state, 'blue').seats.blue?.hand).toEqual(['stadium', 'casino', 'museum'])
  })

  it('PB-VIS-04, PB-EXCH-08: a tile of the stack that came to light is not put back by undo', () => {
    const exchanging = (face: 'grey' | 'red') =>
      matchAt(
        given({}, (s) => {
          ending(s)
          s.deals.left = { tile: { id: s.deals.left.tile?.id ?? '', face }, suitcases: 4, price: face }
        }).state,
      )
    const flipped = exchanging('grey')
    expect(flipped.preview('blue', 'end-turn').certain).toBe(true)
    const replaced = exchanging('red')
    expect(replaced.preview('blue', 'end-turn')).toEqual({ certain: false, changes: [] })
    replaced.answer('blue', replaced.decisions[0]?.id ?? '', 'end-turn')
    expect(replaced.undoRefused).toEqual({ key: 'undo.revealed' })
  })

  it('PB-SCORE-09, PB-VIS-02: the last count opens all sums, so that the end of the game is neither previewed nor taken back', () => {
    const last = (openScores: boolean) =>
      matchAt(
        given({ openScores }, (s) => {
          ending(s)
          s.clock.turnsLeft = 1
          Object.assign(s.player.red, { vp: 1, mood: -3 })
        }).state,
      )
    const match = last(false)
    expect(match.preview('blue', 'end-turn')).toEqual({ certain: false, changes: [] })
    match.answer('blue', match.decisions[0]?.id ?? '', 'end-turn')
    expect(match.over).toBe(true)
    expect(match.undoRefused).toEqual({ key: 'undo.revealed' })
    const open = last(true)
    open.answer('blue', open.decisions[0]?.id ?? '', 'end-turn')
    expect(open.undoRefused).toBeNull()
  })

  it('PB-VIS-02, PB-VP-06: no event except the final scoring contains a sum', () => {
    const match = playUntil(startMatch(3, 'sums'))
    const told = match.eventsFor('spectator')
    const counted = told.findIndex(({ type }) => type === 'scoring')
    const before = told.slice(0, counted)
    expect(before.some(({ type }) => type === 'vp')).toBe(true)
    expect(before.some(({ type }) => type === 'total' || type === 'score')).toBe(false)
    expect(told.filter(({ type }) => type === 'total')).toHaveLength(3)
  })

  it('PB-P2-02: the tile that went back is in no view and no event, to the end of the game', () => {
    const match = startMatch(2, 'unseen')
    const hidden = match.state.unseen[0] ?? 'none'
    playUntil(match)
    expect(match.over).toBe(true)
    expect(match.state.unseen).toEqual([hidden])
    for (const viewer of [...match.seats, 'spectator'])
      expect(JSON.stringify(match.observe(viewer))).not.toContain(hidden)
  })

  it('PB-VIS-04: of laws under their deck and of the decks only the sizes are seen', () => {
    const game = given({}, (s) => {
      s.player.blue.office = 'president'
      nextLaws(s, 'yellow', 'housing-programme')
    })
    const view = () => viewFor(game.state, 'spectator')
    expect(view().lawDecks).toEqual({ yellow: 10, blue: 10 })
    const play = game.goOn().answers('office')
    expect(view().lawDecks).toEqual({ yellow: 9, blue: 10 })
    play.answers('lawbox:right')
    expect(view()).toMatchObject({ lawDecks: { yellow: 10, blue: 10 }, lawsOnTable: [] })
    expect(JSON.stringify(view())).not.toContain('housing-programme')
  })

  it('PB-VIS-01: neither the line about a match nor the public numbers change with the points of others', () => {
    const told = (vp: number) => {
      const { state } = given({}, (s) => {
        s.player.red.vp = vp
      })
      return JSON.stringify([summary(viewFor(state, 'blue')), planetB.numbers(state)])
    }
    expect(told(0)).toBe(told(99))
  })
})
