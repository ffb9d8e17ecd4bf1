// The end screen of Planet B: what it says about where points came from.
import { Match } from '@hustings/kernel'
import { planetB } from '@hustings/planet-b'
import { describe, expect, it } from 'vitest'
import { report } from './report.ts'
import type { VpWhy } from './words/model.ts'

describe('the end of the game', () => {
  it('gives a source its colour, whatever else brought points in the match', () => {
    const { view } = Match.start(planetB, { players: 2 }, 'colours').observe('spectator')
    const coloursAfter = (...whys: readonly VpWhy[]) => {
      const log = whys.map((why) => ({
        step: 0,
        event: { type: 'vp' as const, seat: 'blue' as const, amount: 2, why },
      }))
      const standings = [{ seat: 'blue', score: 2 * whys.length, rank: 1 }]
      return Object.fromEntries(report(log, view, standings).sources.sources.map(({ id, colour }) => [id, colour]))
    }
    const inGame = ['building', 'office', 'box', 'fraud'] as const
    const atEnd = ['final-money', 'final-factions', 'final-mood', 'final-votes'] as const
    const all = coloursAfter(...inGame, ...atEnd)
    expect(new Set(Object.values(all)).size).toBe(8)
    expect(coloursAfter('fraud', 'final-mood')).toEqual({ surplus: all.surplus, mood: all.mood })
  })
})
