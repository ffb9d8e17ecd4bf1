import { ballot } from '@hustings/kernel/testing/ballot'
import { describe, expect, it } from 'vitest'
import type { LabGame } from '../games/games.ts'
import { type Check, type Series, simulate } from './simulate.ts'
import { violationLines } from './violations.ts'

/** Ballot with one of its functions replaced. */
function series(changes: Partial<LabGame['game']>, check: Check = 'all'): Series {
  const game: LabGame = {
    id: 'ballot',
    game: { ...ballot, ...changes },
    playerCounts: [4],
    optionsFor: () => ({}),
    cardPlayed: () => 'a-card',
  }
  return { game, players: 4, seed: 's', bots: ['random'], check }
}

describe('simulation', () => {
  it('lists the first invalid step of a game with its seed', () => {
    let examined = 0
    const { violations, games } = simulate(
      series({ violations: () => (++examined % 5 === 0 ? ['too many'] : []) }),
      0,
      2,
    )
    expect(games).toBe(2)
    expect(violations).toEqual([
      { game: 0, seed: 's/0', step: 4, problem: 'too many' },
      { game: 1, seed: 's/1', step: 4, problem: 'too many' },
    ])
  })

  it('checks as often as configured', () => {
    const count = (check: Check): number => {
      let examined = 0
      const violations = (): string[] => {
        examined++
        return []
      }
      simulate(series({ violations }, check), 0, 2)
      return examined
    }
    expect(count('none')).toBe(0)
    expect(count('end')).toBe(2)
    expect(count('all')).toBeGreaterThan(100)
  })

  it('reports a crash with its seed and continues', () => {
    let created = 0
    const create: LabGame['game']['create'] = (options, random) => {
      if (created++ === 0) throw new Error('no table')
      return ballot.create(options, random)
    }
    const tally = simulate(series({ create }), 0, 2)
    expect(tally.violations).toEqual([{ game: 0, seed: 's/0', step: 0, problem: 'crash: no table' }])
    expect(tally.decisions).toBeGreaterThan(50)
  })

  it('counts cards and reports progress', () => {
    let played = 0
    const tally = simulate(series({}), 0, 1, (games) => {
      played += games
    })
    expect(played).toBe(1)
    expect(tally.cards['a-card']).toBeGreaterThan(0)
  })
})

describe('violations in words', () => {
  it('lists the first ones and the number of others', () => {
    const violations = Array.from({ length: 22 }, (_, game) => ({ game, seed: `s/${game}`, step: 1, problem: 'odd' }))
    expect(violationLines(violations)).toContain('22 violations')
    expect(violationLines(violations)).toContain('2 more')
    expect(violationLines([])).toBe('No violations.')
  })
})
