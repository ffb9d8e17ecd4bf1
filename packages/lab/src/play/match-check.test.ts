import { ballot } from '@hustings/kernel/testing/ballot'
import { describe, expect, it } from 'vitest'
import { games } from '../games/games.ts'
import { matchViolations } from './match-check.ts'
import type { Series } from './simulate.ts'

describe('matches of a soak run', () => {
  const series: Series = { game: games.ballot, players: 4, seed: 's', bots: ['random'], check: 'all' }

  it('verify and load', () => {
    expect(matchViolations(series, 0, 51)).toEqual([])
  })

  it('report their seed when they fail', () => {
    let scored = 0
    const standings: typeof ballot.standings = (state) =>
      ballot.standings(state).map((standing) => ({ ...standing, score: scored++ }))
    const game = { ...games.ballot, game: { ...ballot, standings } }
    expect(matchViolations({ ...series, game }, 5, 55)).toEqual([
      { game: 50, seed: 's/50', step: 0, problem: 'match: its record does not verify (standings)' },
    ])
  })
})
