import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Match, type MatchRecord } from '@hustings/kernel'
import { ballot } from '@hustings/kernel/testing/ballot'
import { planetB } from '@hustings/planet-b'
import { afterAll, describe, expect, it } from 'vitest'
import { main } from './cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'hustings-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

async function hustings(...argv: readonly string[]): Promise<Ran> {
  const out: string[] = []
  const err: string[] = []
  const code = await main(argv, { out: (text) => out.push(text), err: (text) => err.push(text), interactive: false })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('hustings', () => {
  it.each(['simulate', 'record', 'verify', 'rules', 'soak', 'tournament', 'balance', 'merge', 'bench', 'mutants'])(
    'explains %s',
    async (command) => {
      const { code, out } = await hustings(command, '--help')
      expect(code).toBe(0)
      expect(out).toContain(`$ hustings ${command}`)
      expect(out).toContain('--json')
    },
  )

  it('prints its help and its version', async () => {
    const { code, out } = await hustings('--help')
    expect(code).toBe(0)
    for (const command of [
      'simulate',
      'record',
      'verify',
      'rules',
      'soak',
      'tournament',
      'balance',
      'merge',
      'bench',
      'mutants',
    ])
      expect(out).toContain(command)
    expect(await hustings('--version')).toMatchObject({ code: 0, err: '' })
  })

  it.each([
    { argv: [], says: 'no command' },
    { argv: ['dance'], says: 'unknown command "dance"' },
    { argv: ['dance', '--help'], says: 'unknown command "dance"' },
    { argv: ['--loud'], says: '--loud' },
    { argv: ['simulate', '--loud'], says: '--loud' },
    { argv: ['simulate', '--games'], says: '--games' },
    { argv: ['simulate', '--games', 'many'], says: '"many"' },
    { argv: ['simulate', '--games', '0'], says: '--games' },
    { argv: ['simulate', '--games', '1.5'], says: '--games' },
    { argv: ['simulate', '--games', '1', '--games', '2'], says: 'more than once' },
    { argv: ['simulate', '--game', 'chess'], says: 'unknown game "chess"' },
    { argv: ['simulate', '--game', 'ballot', '--players', '9'], says: 'not 9' },
    { argv: ['simulate', '--game', 'ballot', '--check', 'often'], says: '--check' },
    { argv: ['simulate', '--game', 'ballot', '--bots', 'genius'], says: 'unknown bot "genius"' },
    { argv: ['simulate', '--game', 'ballot', '--bots', 'random,random'], says: '--bots' },
    { argv: ['simulate', 'extra'], says: 'extra' },
    { argv: ['record', '--game', 'ballot'], says: '--out' },
    { argv: ['record', '--game', 'ballot', '--out', join(folder, 'no', 'such', 'folder')], says: 'cannot write' },
    { argv: ['verify'], says: 'file' },
    { argv: ['verify', join(folder, 'nothing.json')], says: 'no file' },
    { argv: ['rules', '--page', 'poker'], says: '--page' },
    { argv: ['soak', '--game', 'ballot', '--shard', '1/2'], says: '--results' },
    { argv: ['soak', '--game', 'ballot', '--shard', '3/2', '--results', 'x'], says: 'like 2/8' },
    { argv: ['soak', '--game', 'ballot', '--results', import.meta.filename], says: 'cli.test.ts: not JSON' },
    { argv: ['merge'], says: 'needs the files' },
    { argv: ['merge', 'a.json'], says: '--out' },
    { argv: ['merge', join(folder, 'none.json'), '--out', join(folder, 'x.json')], says: 'file not found' },
    { argv: ['balance', '--bots', 'genius'], says: 'unknown player "genius"' },
    { argv: ['balance', '--automas', '--bots', 'easy,hard'], says: 'one bot' },
    { argv: ['tournament'], says: '--challengers' },
    { argv: ['tournament', '--challengers', 'hard'], says: 'go together' },
    { argv: ['tournament', '--bots', 'hard'], says: 'two different' },
    { argv: ['tournament', '--bots', 'hard,genius'], says: 'unknown player "genius"' },
    { argv: ['tournament', '--bots', 'hard/few,random'], says: 'unknown player "hard/few"' },
    { argv: ['tournament', '--write', 'docs/bots.md', '--results', join(folder, 'none.json')], says: 'file not found' },
  ])('names the problem of: $argv', async ({ argv, says }) => {
    const { code, out, err } = await hustings(...argv)
    expect(code).toBe(2)
    expect(out).toBe('')
    expect(err).toContain(says)
    expect(err).not.toContain('    at ')
  })
})

describe('hustings simulate', () => {
  const series = ['simulate', '--game', 'ballot', '--games', '3', '--seed', '007']

  it('prints only JSON', async () => {
    const { code, out, err } = await hustings(...series, '--json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const simulation = JSON.parse(out)
    expect(simulation).toMatchObject({ game: 'ballot', players: 4, games: 3, seed: '007', violations: [] })
    expect(simulation.decisions).toBeGreaterThan(100)
    expect(simulation.gamesPerSecond).toBeGreaterThan(0)
    const shares = Object.values<{ winShare: number }>(simulation.roles).map(({ winShare }) => winShare)
    expect(shares).toHaveLength(4)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 2)
  })

  it('plays the same games for the same seed, and others for another seed', async () => {
    const played = async (...argv: string[]): Promise<unknown> => {
      const { roles, decisions } = JSON.parse((await hustings(...argv, '--check', 'none', '--json')).out)
      return { roles, decisions }
    }
    const first = await played(...series)
    expect(await played(...series)).toEqual(first)
    expect(await played(...series.slice(0, -1), '7')).not.toEqual(first)
  })

  it('prints a table and the number of checks', async () => {
    const { code, out } = await hustings(...series, '--check', 'end', '--bots', 'random,random,random,random')
    expect(code).toBe(0)
    expect(out).toContain('mean score')
    expect(out).toContain('the last state of each game examined')
    expect(out).toContain('No violations.')
  })
})

describe('hustings record and verify', () => {
  const file = join(folder, 'match.json')

  it('writes a record that replays to the same end', async () => {
    const recorded = await hustings('record', '--game', 'ballot', '--seed', '5/0', '--out', file, '--json')
    expect(recorded.code).toBe(0)
    const { standings, choices } = JSON.parse(recorded.out)
    const verified = await hustings('verify', file, '--json')
    expect(verified.code).toBe(0)
    expect(JSON.parse(verified.out)).toMatchObject({ ok: true, game: 'ballot', choices, standings, problem: null })
    expect((await hustings('verify', file)).out).toContain('same end')
  })

  it('records the game that simulate plays with that seed', async () => {
    const { out } = await hustings('simulate', '--game', 'ballot', '--games', '1', '--seed', '5', '--json')
    const record: { standings: { seat: string; score: number }[] } = JSON.parse(readFileSync(file, 'utf8'))
    for (const { seat, score } of record.standings) expect(JSON.parse(out).roles[seat].meanScore).toBe(score)
  })

  /** Matches as older versions of the rules stored them. */
  const stored = (path: string) => new URL(`../../${path}`, import.meta.url).pathname

  it('names the version that wrote an older record that replays', async () => {
    const old = stored('planet-b/fixtures/version-1/2p-late.json')
    const { code, out } = await hustings('verify', old)
    expect(code).toBe(0)
    expect(out).toContain(
      `replay to the same end (written by version 1 of the rules, replayed by version ${planetB.version})`,
    )
    const { out: json } = await hustings('verify', old, '--json')
    expect(JSON.parse(json)).toMatchObject({ ok: true, versions: { written: 1, replayed: planetB.version } })
  })

  it('rejects an older record that continues from its checkpoint', async () => {
    const { code, err } = await hustings('verify', stored('hegemony/fixtures/version-1/4p-action.json'))
    expect(code).toBe(1)
    expect(err).toMatch(/first \d+ choices were made under older rules .* it continues from the checkpoint after them/)
  })

  it('rejects an older finished record that only its own rules can replay', async () => {
    const { code, err } = await hustings('verify', stored('hegemony/fixtures/version-1/2p-finished.json'))
    expect(code).toBe(1)
    expect(err).toMatch(/it ended under version 1 of the rules; .* so only its result is kept/)
  })

  it.each([
    ['finished-replays', 0, /replay to the same end \(written by version 2 of the rules, replayed by version 3\)/],
    ['running-replays', 0, /replay to the same .* \(written by version 2 of the rules, replayed by version 3\)/],
    ['finished-differs', 1, /it ended under version 2 of the rules; .* so only its result is kept/],
    [
      'running-differs',
      1,
      /first \d+ choices were made under older rules .* it continues from the checkpoint after them/,
    ],
  ] as const)('verifies %s of version 2 of Hegemony as far as version 3 replays it', async (name, expected, says) => {
    const { code, out, err } = await hustings('verify', stored(`hegemony/fixtures/version-2/${name}.json`))
    expect([code, out + err]).toEqual([expected, expect.stringMatching(says)])
  })

  it.each([
    { name: 'text', text: () => 'not JSON', says: 'broken' },
    { name: 'other JSON', text: () => '{"a":1}', says: 'not a match record' },
    { name: 'an edited record', text: (good: string) => good.replace('"seed":"5/0"', '"seed":"5/1"'), says: 'changed' },
  ])('rejects $name', async ({ text, says }) => {
    const bad = join(folder, 'bad.json')
    writeFileSync(bad, text(readFileSync(file, 'utf8')))
    const { code, err } = await hustings('verify', bad)
    expect(code).toBe(1)
    expect(err).toContain(says)
  })
})

// prose-ignore V27: the name of a subcommand has this spelling
describe('hustings analyse', () => {
  const file = join(folder, 'played.json')

  it('prints chances, luck, and the decisions that mattered', async () => {
    await hustings('record', '--game', 'ballot', '--seed', '3', '--out', file)
    const { code, out } = await hustings('analyse', file, '--games', '1', '--pairs', '2')
    expect(code).toBe(0)
    expect(out).toContain('Chance of the first place')
    expect(out).toMatch(/seat +own choices +choices of others +luck/)
    expect(out).toMatch(/red( +[+−]\d+\.\d ± \d+\.\d( \?)?){3}/)
  })

  it.each([
    { name: 'a match that is not over', change: (record: MatchRecord) => unfinished(record), says: 'not over' },
    { name: 'an edited record', change: (record: MatchRecord) => ({ ...record, seed: 'other' }), says: 'changed' },
  ])('rejects $name', async ({ change, says }) => {
    const bad = join(folder, 'bad.json')
    writeFileSync(bad, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
    const { code, err } = await hustings('analyse', bad)
    expect(code).toBe(1)
    expect(err).toContain(says)
  })

  const unfinished = (record: MatchRecord): MatchRecord => Match.replay(ballot, record, 5).record()
})

describe('hustings rules', () => {
  it('counts every page and fails only for the games that are there', async () => {
    const { code, out } = await hustings('rules', '--json')
    const { total, covered, excused, missing, pages } = JSON.parse(out)
    expect(total).toBe(covered + excused.length + missing.length)
    expect(pages.map(({ page }: { page: string }) => page)).toEqual(['hegemony', 'crisis-and-control', 'planet-b'])
    expect(code).toBe(pages[0].missing.length > 0 ? 1 : 0)
    expect((await hustings('rules', '--page', 'planet-b')).code).toBe(0)
  })
})

describe('hustings merge', () => {
  it('produces the result of one run', async () => {
    const soak = ['soak', '--game', 'ballot', '--games', '6', '--seed', '5', '--workers', '1']
    const file = (name: string): string => join(folder, `${name}.json`)
    await hustings(...soak, '--results', file('whole'))
    for (const part of ['1', '2']) await hustings(...soak, '--shard', `${part}/2`, '--results', file(part))
    const { code, out } = await hustings('merge', file('2'), file('1'), '--out', file('merged'))
    expect(code).toBe(0)
    expect(out).toContain('0-5')
    expect(readFileSync(file('merged'), 'utf8')).toBe(readFileSync(file('whole'), 'utf8'))
    const twice = await hustings('merge', file('1'), file('1'), '--out', file('merged'))
    expect(twice).toMatchObject({ code: 2, out: '' })
    expect(twice.err).toContain('occur twice')
  })
})

describe('hustings soak', () => {
  it('reports the same as simulate', async () => {
    const soaked = await hustings(
      'soak',
      '--game',
      'ballot',
      '--games',
      '30',
      '--seed',
      '5',
      '--workers',
      '1',
      '--json',
    )
    expect(soaked.code).toBe(0)
    const { out } = await hustings('simulate', '--game', 'ballot', '--games', '30', '--seed', '5', '--json')
    const { decisions, cards, violations } = JSON.parse(out)
    const { runs } = JSON.parse(soaked.out)
    expect(runs).toMatchObject([
      { game: 'ballot', seed: '5', games: 30, matches: 1, decisions, violations, seen: cards },
    ])
    expect(runs[0].states).toBeGreaterThan(decisions / 20)
  })
})
