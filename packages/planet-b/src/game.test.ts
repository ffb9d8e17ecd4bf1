/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Match } from '@hustings/kernel'
import { describeGoldenMatches, describeRecords, describeWrongOptions } from '@hustings/kernel/testing'
import { describe, expect, it } from 'vitest'
import traces from '../fixtures/golden-traces.json' with { type: 'json' }
import { planetB } from './game.ts'
import { given } from './testing/given.ts'
import { playUntil, startMatch } from './testing/match.ts'

const GOLDEN = join(import.meta.dirname, '../fixtures/golden')

describe('options from outside', () => {
  describeWrongOptions(planetB, 'are checked: player count, first player, open scores, nothing unknown', [
    { players: 4, openScores: 'yes' },
    { players: 4, first: 'puppet' },
    { players: 3, first: 'gold' },
    { players: 2, colours: ['gold'] },
    { players: 2, colours: ['gold', 'gold'] },
    { players: 2, colours: ['gold', 'blue'] },
    { players: 2, colours: ['red', 'gold'], first: 'blue' },
  ])

  it('fall back to chance and to the rules where they are missing', () => {
    expect(planetB.options({ players: 3 })).toEqual({ players: 3, first: 'random', openScores: false })
  })

  it('PB-SETUP-16: the host may choose the first player', () => {
    const { state } = Match.start(planetB, { players: 4, first: 'green' }, 'seed')
    expect(state.order).toEqual(['green', 'gold', 'blue', 'red'])
  })
})

describe('choice of colors', () => {
  it('PB-SETUP-18, PB-P3-03: any colors can play; the others stay out of the bag and of the table', () => {
    const match = playUntil(Match.start(planetB, { players: 2, colours: ['red', 'gold'], first: 'gold' }, 'colours'))
    expect(match.seats).toEqual(['red', 'gold'])
    expect(match.state.order).toEqual(['gold', 'red'])
    expect(match.state.finished).toBe(true)
    expect(match.state.bag).toMatchObject({ blue: 0, green: 0 })
    expect(Object.keys(match.observe('spectator').view.bag)).toEqual(['red', 'gold', 'puppet'])
    expect(planetB.violations(match.state)).toEqual([])
  })
})

describeRecords(planetB, playUntil(startMatch(4, 'record'), (s) => s.clock.turn === 5).record(), (checkpoint) => {
  Object.assign(checkpoint, { bag: { ...Reflect.get(checkpoint, 'bag'), blue: 20 } })
})

describe('points are secret', () => {
  const match = playUntil(startMatch(3, 'secret'), (s) => s.order.every((seat) => s.player[seat].vp > 0))

  it('PB-VP-02, PB-VIS-02: only the owner finds a sum in the view', () => {
    for (const viewer of [...match.state.order, 'spectator']) {
      const { seats } = match.observe(viewer).view
      for (const seat of match.state.order) {
        expect(seats[seat]?.vp).toBe(seat === viewer ? match.state.player[seat].vp : null)
      }
    }
  })

  it('PB-VP-06: previews show the changes of the turn, not the sums', () => {
    const { state } = match
    for (const seat of state.order) {
      expect(planetB.numbers(state)[`${seat}.vp`]).toBe(state.player[seat].vpThisTurn)
      expect(state.player[seat].vpThisTurn).toBeLessThanOrEqual(state.player[seat].vp)
    }
  })

  it('an agreement opens them to all', () => {
    const open = playUntil(startMatch(3, 'secret', true), (s) => s.order.every((seat) => s.player[seat].vp > 0))
    for (const seat of open.state.order) {
      expect(open.observe('spectator').view.seats[seat]?.vp).toBe(open.state.player[seat].vp)
      expect(planetB.numbers(open.state)[`${seat}.vp`]).toBe(open.state.player[seat].vp)
    }
  })

  it('PB-SCORE-09: at the end all are revealed', () => {
    const over = playUntil(startMatch(2, 'over'))
    for (const seat of over.state.order) {
      expect(over.observe('spectator').view.seats[seat]?.vp).toBe(over.state.player[seat].vp)
    }
  })
})

describeGoldenMatches(
  planetB,
  readdirSync(GOLDEN).map((file) => ({
    name: file.replace('.json', ''),
    text: readFileSync(join(GOLDEN, file), 'utf8'),
  })),
  traces,
)

it('the points of a seat are its VP; an unknown seat has none', () => {
  const { state } = given({ players: 2 }, (s) => {
    s.player.red.vp = 7
  })
  expect([planetB.score(state, 'red'), planetB.score(state, 'nobody')]).toEqual([7, 0])
})
