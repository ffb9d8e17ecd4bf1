import { describe, expect, it } from 'vitest'
import { games } from '../games/games.ts'
import { play } from '../runs/run.ts'
import { Results } from '../shards/results.ts'
import { rankedIn } from './ranking.ts'
import { regretSeries } from './regret-shard.ts'
import { searcherNamed } from './searchers.ts'

describe('the decision benchmark', () => {
  it('ranks searchers on the same positions, the same in one shard as in two', async () => {
    const series = await regretSeries(games['planet-b'], { players: 2 }, 'regret', ['policy', '16'], 4)
    const wanted = [{ series, games: 2 }]
    const whole = new Results()
    await play(wanted, whole, { threads: 1 })
    const half = new Results()
    for (const part of [2, 1]) await play(wanted, half, { threads: 1, share: { part, parts: 2 } })
    expect(half.toText()).toBe(whole.toText())
    const outcome = whole.find(series)
    if (outcome === undefined) throw new Error('nothing examined')
    const { positions, searchers } = rankedIn(outcome)
    expect(positions).toBe(2)
    const spent = new Map(searchers.map(({ name, rollouts }) => [name, rollouts]))
    expect(spent.get('policy')).toBe(0)
    expect(spent.get('16')).toBeGreaterThan(8)
    const gains = searchers.map(({ gain }) => gain.value)
    expect(gains).toEqual(gains.toSorted((one, other) => other - one))
  })

  it('recognizes the names of searchers', () => {
    expect(searcherNamed('64-end')).toEqual({ name: '64-end', rollouts: 64, horizon: 'end' })
    expect(searcherNamed('policy').rollouts).toBe(0)
    for (const name of ['', 'deep', '0', '64-moon', '64-end-more'])
      expect(() => searcherNamed(name)).toThrow('a searcher is')
  })
})
