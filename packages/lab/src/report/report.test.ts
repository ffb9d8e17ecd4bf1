import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { balanceSeries } from '../balance/balance-shard.ts'
import { balanceOf } from '../balance/balance-summary.ts'
import { main } from '../cli.ts'
import { games } from '../games/games.ts'
import { play } from '../runs/run.ts'
import { Results } from '../shards/results.ts'
import { colorRules, light } from './colors.ts'
import { reportPage } from './page.ts'
import { sparkline } from './sparkline.ts'

const folder = mkdtempSync(join(tmpdir(), 'hustings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const results = new Results()
const series = await balanceSeries(games.hegemony, { players: 2 }, 'report', ['random'])
await play([{ series, games: 3 }], results, { threads: 1 })
const outcome = results.find(series)
if (outcome === undefined) throw new Error('nothing played')
const balance = balanceOf(outcome)

async function report(...argv: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = []
  const err: string[] = []
  const io = { out: (text: string) => out.push(text), err: (text: string) => err.push(text), interactive: false }
  return { code: await main(['report', ...argv], io), out: out.join('\n'), err: err.join('\n') }
}

describe('a report', () => {
  const page = reportPage(balance, { title: 'Two <classes>', files: ['a.json', 'a.csv'] })

  it('works without other files', () => {
    const addresses = [...page.matchAll(/(?:src|href|url)\s*[=(]\s*["']?([^#"')\s>][^"')\s>]*)/g)].map(
      ([, address]) => address,
    )
    expect(addresses).toEqual(['a.json', 'a.csv'])
    expect(page).not.toMatch(/@import|https?:\/\/(?!www\.w3\.org)/)
    expect(page).toContain('<title>Two &lt;classes&gt;</title>')
  })

  it('uses colors that have a dark counterpart', () => {
    const rules = colorRules()
    const drawn = new Set(
      [...page.matchAll(/<(?:path|text|rect|line|g|polyline)[^>]* (?:fill|stroke)="(#[0-9a-f]{6})"/g)].map(
        ([, hex]) => hex,
      ),
    )
    expect(drawn.size).toBeGreaterThan(5)
    expect([...drawn].filter((hex) => !rules.includes(`"${hex}"`))).toEqual([])
    expect(rules).toContain(`--red:light-dark(${light('red')},`)
  })

  it('contains every plot twice, for desktop and phone, with its figures as text', () => {
    for (const heading of [
      'Who comes first',
      'Scores',
      'Points over the rounds',
      'Where points come from',
      'Policies over the rounds',
      'Action cards',
    ]) {
      expect(page).toContain(`<h2>${heading}</h2>`)
    }
    expect(page.match(/class="wide"/g)).toHaveLength(4)
    expect(page.match(/class="narrow"/g)).toHaveLength(4)
    expect(page.match(/<summary>Figures/g)).toHaveLength(3)
    expect(page.split('<script>')[0]).not.toContain('NaN')
    expect(page.split('<script>')[0]).not.toContain('undefined')
  })

  it('draws the times of events as small bars', () => {
    const bars = [...sparkline([0, 5, 10]).matchAll(/height="([\d.]+)"\/>/g)].map(([, height]) => height)
    expect(bars).toEqual(['0', '10', '20'])
  })

  it('writes the page by command, with JSON and CSV next to it', async () => {
    const file = join(folder, 'results.json')
    results.save(file)
    const { code } = await report(file, '--out', join(folder, 'reports', 'two.html'), '--title', 'Two')
    expect(code).toBe(0)
    const written = (name: string): string => readFileSync(join(folder, 'reports', name), 'utf8')
    expect(written('two.html')).toContain('<h1>Two</h1>')
    expect(JSON.parse(written('two.json'))).toMatchObject({ game: 'hegemony', games: 3 })
    expect(written('two.csv').split('\n').length).toBeGreaterThan(100)
  })

  it('lists the problems of its input', async () => {
    const file = join(folder, 'results.json')
    const page = join(folder, 'x.html')
    expect(await report(file)).toMatchObject({ code: 2, err: expect.stringContaining('--out') })
    expect(await report(file, '--series', '2', '--out', page)).toMatchObject({
      code: 2,
      err: expect.stringContaining('no series 2'),
    })
    expect(await report(join(folder, 'none'), '--out', page)).toMatchObject({
      code: 2,
      err: expect.stringContaining('file not found'),
    })
    const empty = join(folder, 'empty.json')
    new Results().save(empty)
    expect(await report(empty, '--out', page)).toMatchObject({ code: 2, err: expect.stringContaining('no results') })
  })
})
