// The sources of points on Planet B's result page.
import { Match, say } from '@hustings/kernel'
import { planetB } from '@hustings/planet-b'
import { describe, expect, it } from 'vitest'
import { report } from './report.ts'
import type { VpWhy } from './words/model.ts'

describe('the result page of Planet B', () => {
  it('gives a source the same color in every match', () => {
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

  it('lists offices with votes, the President as a block, and the lines of final scoring', () => {
    const { view } = Match.start(planetB, { players: 2 }, 'offices').observe('spectator')
    const events = [
      { type: 'election', number: 1, by: 'blue' },
      { type: 'result', voter: 'blue', votes: 5, extra: 0, rank: 1, tied: false },
      { type: 'result', voter: 'red', votes: 2, extra: 0, rank: 2, tied: false },
      { type: 'office', voter: 'blue', office: 'president' },
      { type: 'office', voter: 'red', office: 'prime-minister' },
      { type: 'score', seat: 'red', line: 'mood', basis: -2, vp: -4 },
    ] as const
    const told = report(
      events.map((event) => ({ step: 0, event })),
      view,
      [],
    )
    const cells = Object.fromEntries((told.strips[0]?.rows ?? []).map(({ id, cells: [cell] }) => [id, cell]))
    expect(cells.blue).toEqual({ text: say('report.office.president', { votes: 5 }), tone: 'ink', changed: false })
    expect(cells.red).toMatchObject({ text: say('report.office.prime-minister', { votes: 2 }), tone: 'plain' })
    const mood = told.tables?.[0]?.rows.find(({ id }) => id === 'mood')
    expect(mood?.cells[view.order.indexOf('red')]).toEqual({ basis: -2, value: -4 })
  })
})
