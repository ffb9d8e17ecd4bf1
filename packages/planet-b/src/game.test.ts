/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HustingsError, Match } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { planetB } from './game.ts'
import { playUntil, startMatch } from './testing/match.ts'

const GOLDEN = join(import.meta.dirname, '../fixtures/golden')

function codeOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof HustingsError) return error.code
    throw error
  }
  return 'no error'
}

describe('options from outside', () => {
  it('are checked: player count, first player, open scores, nothing unknown', () => {
    const wrong = [
      undefined,
      null,
      4,
      'four',
      {},
      { players: 1 },
      { players: 5 },
      { players: '4' },
      { players: 2.5 },
      { players: 4, extra: true },
      { players: 4, openScores: 'yes' },
      { players: 4, first: 'puppet' },
      { players: 3, first: 'gold' },
    ]
    for (const input of wrong) expect(codeOf(() => Match.start(planetB, input, 'seed'))).toBe('invalid-options')
  })

  it('what is not named is left to chance and to the rules', () => {
    expect(planetB.options({ players: 3 })).toEqual({ players: 3, first: 'random', openScores: false })
  })

  it('PB-SETUP-16: the host may choose the first player', () => {
    const { state } = Match.start(planetB, { players: 4, first: 'green' }, 'seed')
    expect(state.order).toEqual(['green', 'gold', 'blue', 'red'])
  })
})

describe('a record from outside', () => {
  const record = playUntil(startMatch(4, 'record'), (s) => s.clock.turn === 5).record()

  it('that is broken, foreign, edited or of another version is refused with its reason', () => {
    const load = (input: unknown) => codeOf(() => Match.load(planetB, input))
    expect(load('{"format":')).toBe('broken-record')
    expect(load('[]')).toBe('broken-record')
    expect(load({ ...record, seats: 'all' })).toBe('broken-record')
    expect(load({ ...record, seed: 'another' })).toBe('edited-record')
    expect(load({ ...record, recordVersion: 99 })).toBe('unsupported-version')
    expect(load(record)).toBe('no error')
  })

  it('does not verify when a vote was put into the bag of the checkpoint', () => {
    const stuffed = structuredClone(record)
    Object.assign(stuffed.checkpoint, { bag: { ...Reflect.get(stuffed.checkpoint, 'bag'), blue: 20 } })
    expect(codeOf(() => Match.verify(planetB, stuffed))).toBe('edited-record')
  })
})

describe('points are secret', () => {
  const match = playUntil(startMatch(3, 'secret'), (s) => s.order.every((seat) => s.player[seat].vp > 0))

  it('PB-VP-02, PB-VIS-02: nobody but the owner finds a sum in the view', () => {
    for (const viewer of [...match.state.order, 'spectator']) {
      const { seats } = match.observe(viewer).view
      for (const seat of match.state.order) {
        expect(seats[seat]?.vp).toBe(seat === viewer ? match.state.player[seat].vp : null)
      }
    }
  })

  it('PB-VP-06: the numbers of previews say what the turn has changed, not the sums', () => {
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

describe('golden matches', () => {
  const files = readdirSync(GOLDEN).filter((file) => file.endsWith('.json'))

  it('there are four for each player count', () => {
    for (const players of [2, 3, 4]) expect(files.filter((file) => file.startsWith(`${players}p-`))).toHaveLength(4)
  })

  for (const file of files) {
    it(`${file} replays to the same end`, () => {
      const { ok, difference, standings } = Match.verify(planetB, readFileSync(join(GOLDEN, file), 'utf8'))
      expect(difference).toBeNull()
      expect(ok).toBe(true)
      expect(standings).not.toBeNull()
    })
  }
})
