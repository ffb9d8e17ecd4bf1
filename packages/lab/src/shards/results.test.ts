import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { games } from '../games/games.ts'
import { gamesLeft, play } from '../runs/run.ts'
import { soakSeries } from '../soak/soak-shard.ts'
import { contestSeries } from '../tournament/contest.ts'
import { InvalidResultsFile } from './invalid-results-file.ts'
import { partOf } from './ranges.ts'
import { Results } from './results.ts'
import type { Wanted } from './series.ts'

const folder = mkdtempSync(join(tmpdir(), 'hustings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { game } = games.ballot
const GAMES = 12
const contest = await contestSeries(games.ballot, {}, '1', {
  challenger: 'random',
  field: 'random',
  otherwise: 'random',
})
const wanted: readonly Wanted[] = [
  { series: soakSeries({ game: game.id, version: game.version }, {}, 's', 'abc'), games: GAMES },
  { series: contest, games: GAMES },
]

async function played(part: number, parts: number, threads = 1): Promise<Results> {
  const results = new Results()
  await play(wanted, results, { threads, share: { part, parts } })
  return results
}

const whole = (await played(1, 1)).toText()
const thirds = await Promise.all([1, 2, 3].map((part) => played(part, 3)))
const fresh = (index: number): Results => Results.read(thirds[index]?.toText() ?? '')

describe('results', () => {
  it('stay byte-identical from one shard and from many, in every order and grouping', async () => {
    expect(JSON.parse(whole).series).toHaveLength(2)
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), ([a = 0, b = 0, c = 0]) => {
        expect(fresh(a).merge(fresh(b)).merge(fresh(c)).toText()).toBe(whole)
        expect(
          fresh(a)
            .merge(fresh(b).merge(fresh(c)))
            .toText(),
        ).toBe(whole)
      }),
      { numRuns: 6 },
    )
    expect((await played(1, 1, 2)).toText()).toBe(whole)
  })

  it('resume from stored results and reject a game that is counted twice', async () => {
    const results = fresh(1)
    expect(gamesLeft(wanted, results)).toBe(2 * GAMES - 2 * (partOf(GAMES, { part: 2, parts: 3 })[1] - 4))
    await play(wanted, results, { threads: 1 })
    expect(results.toText()).toBe(whole)
    expect(() => results.merge(fresh(0))).toThrow(/games 0-3 of .* occur twice/)
  })

  it('round-trip through a file', () => {
    const file = join(folder, 'deep', 'results.json')
    expect(Results.resume(file).games()).toBe(0)
    fresh(0).save(file)
    expect(Results.resume(file).toText()).toBe(fresh(0).toText())
  })

  it.each([
    ['nothing', '', 'not JSON'],
    ['half a file', whole.slice(0, 200), 'not JSON'],
    ['something else', '{"a":1}', 'not a file of'],
    ['a series without a game', whole.replace('"game":"ballot"', '"came":"ballot"'), 'has no kind, game'],
    ['a broken range', whole.replace(`[[0,${GAMES}]]`, '[[5,2]]'), 'range'],
    ['a broken count', whole.replace(/"decisions":\d+/, '"decisions":1.5'), 'decisions'],
    ['no counts', whole.replace('"counts":{', '"count":{'), 'counts are missing'],
  ])('reject a file that holds %s', (_, text, says) => {
    expect(() => Results.read(text)).toThrow(InvalidResultsFile)
    expect(() => Results.read(text)).toThrow(says)
  })

  it('reject an unknown kind, game or rules version', async () => {
    const of = (more: object): Promise<void> =>
      play([{ series: { ...contest, ...more }, games: 1 }], new Results(), { threads: 1 })
    await expect(of({ kind: 'dance' })).rejects.toThrow('unknown kind "dance"')
    await expect(of({ game: 'chess' })).rejects.toThrow('unknown game "chess"')
    await expect(of({ version: 99 })).rejects.toThrow('version')
    await expect(of({ terms: {} })).rejects.toThrow('challenger')
    await expect(of({ terms: { ...contest.terms, learned: 'other' } })).rejects.toThrow('weights for')
  })
})
