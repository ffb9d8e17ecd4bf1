import { describe, expect, it } from 'vitest'
import { games } from '../games/games.ts'
import { play } from '../runs/run.ts'
import { Results } from '../shards/results.ts'
import { balanceSeries } from './balance-shard.ts'
import { type Balance, balanceOf, unevenPlaces } from './balance-summary.ts'
import { balanceCsv } from './csv.ts'
import { metricsFor } from './metrics-registry.ts'
import { balancePage, neverHad, placeRows } from './page.ts'
import { automaTables } from './tables.ts'

async function balanceAt(game: 'hegemony' | 'planet-b', players: readonly string[], count: number): Promise<Balance> {
  const series = await balanceSeries(games[game], { players: players.length }, 'balance', players)
  const results = new Results()
  await play([{ series, games: count }], results, { threads: 1 })
  const outcome = results.find(series)
  if (outcome === undefined) throw new Error('no games played')
  return balanceOf(outcome)
}

const planetB = await balanceAt('planet-b', ['random', 'random', 'random'], 4)
const hegemony = await balanceAt('hegemony', ['medium', 'advanced-automa', 'medium', 'medium'], 2)

describe('balance', () => {
  it.each([planetB, hegemony])(
    'divides every win among the places and gives every point a source: $game',
    (balance) => {
      expect(balance.places.reduce((sum, { wins }) => sum + wins.value, 0)).toBeCloseTo(1, 3)
      for (const [index, { score, scores, over }] of balance.places.entries()) {
        const sum = balance.sources.reduce((points, { byPlace }) => points + (byPlace[index] ?? 0), 0)
        expect(sum).toBeCloseTo(score.value, 2)
        expect(over.at(-1)).toEqual(score)
        expect(scores.reduce((all, [, count]) => all + count, 0)).toBe(balance.games)
      }
    },
  )

  it('distinguishes the boards of Planet B and the cards of their players', () => {
    expect(planetB.places.map(({ name }) => name)).toEqual(['Board 1', 'Board 2', 'Board 3'])
    const of = (kind: string) => planetB.things.filter((thing) => thing.kind === kind)
    // An election gives each of three players an office.
    expect(of('office').reduce((sum, { perGame }) => sum + 4 * perGame, 0) % 3).toBe(0)
    // The first office counts once per player.
    expect(of('first-office').reduce((sum, { perGame }) => sum + perGame, 0)).toBe(3)
    expect(
      of('first-office')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['L.A.M.A.', 'President', 'Prime Minister'])
    const tile = of('tile')[0]
    expect(tile?.when.reduce((sum, times) => sum + times, 0)).toBe(4 * (tile?.perGame ?? 0))
    expect(tile?.worth).toBeNull()
  })

  it('reports the Policies of Hegemony per round and the value of cards', () => {
    expect(hegemony.places.map(({ name }) => name)).toEqual([
      'Working Class',
      'Middle Class',
      'Capitalist Class',
      'State',
    ])
    expect(hegemony.inForce).toHaveLength(7)
    for (const { stages } of hegemony.inForce) {
      expect(stages).toHaveLength(5)
      for (const shares of stages) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
    }
    const examined = hegemony.things.filter(({ worth }) => worth !== null)
    expect(examined.length).toBeGreaterThan(0)
    expect(examined.every(({ kind }) => kind === 'card')).toBe(true)
    expect(placeRows(hegemony).map((row) => row[2])).toEqual(['medium', 'advanced-automa', 'medium', 'medium'])
  })

  it('calls a place uneven only beyond chance, and names unused cards', () => {
    const [one, two] = planetB.places
    if (one === undefined || two === undefined) throw new Error('no places')
    const sure = { ...two, wins: { value: 0.9, low: 0.88, high: 0.92 } }
    expect(unevenPlaces({ places: [{ ...one, wins: { value: 0.1, low: 0, high: 0.5 } }, sure] })).toEqual([sure])
    expect(neverHad({ ...planetB, things: [] })).toHaveLength(metricsFor('planet-b').all([]).length)
    expect(metricsFor('hegemony').all(['working'])).toContain('card:working-signing-bonus')
    expect(
      metricsFor('hegemony')
        .all(['working'])
        .every((id) => id.startsWith('card:working-')),
    ).toBe(true)
  })

  it('writes a page and CSV', () => {
    const page = balancePage([planetB, hegemony], 'npm run hustings -- balance')
    for (const text of ['## 3 players', '### Conglomerates', '### In force when each round ends', 'Fiscal Policy']) {
      expect(page).toContain(text)
    }
    const lines = balanceCsv(hegemony).trimEnd().split('\n')
    expect(lines[0]).toBe('part,id,name,measure,value,low,high')
    expect(lines.every((line) => line.replaceAll(/"[^"]*"/g, '').split(',').length === 7)).toBe(true)
    expect(lines.some((line) => line.startsWith('place,working,Working Class,first place,'))).toBe(true)
  })

  it('plays Automas against each other and against bots', () => {
    const tables = automaTables(games.hegemony, { players: 4 }, 'random')
    expect(tables).toHaveLength(2 + 3 + 6)
    expect(tables.every((table) => table[3] === 'random')).toBe(true)
    expect(() => automaTables(games['planet-b'], { players: 2 }, 'random')).toThrow('no Automas')
  })

  it('rejects games without metrics', async () => {
    const series = await balanceSeries(games.ballot, {}, '1', ['random'])
    await expect(play([{ series, games: 1 }], new Results(), { threads: 1 })).rejects.toThrow('no balance metrics')
    await expect(balanceSeries(games.ballot, {}, '1', ['random', 'random'])).rejects.toThrow('--bots')
  })
})
