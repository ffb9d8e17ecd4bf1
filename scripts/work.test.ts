// Runs shared by several machines, on a private PostgreSQL.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { main } from '@hustings/lab'
import { startCluster } from '@hustings/server/testing/postgres'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'hustings-work-'))
const cluster = await startCluster()
const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  cluster?.stop()
  rmSync(folder, { recursive: true })
})
afterEach(() => {
  vi.unstubAllEnvs()
})

async function hustings(...argv: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = []
  const err: string[] = []
  const io = { out: (text: string) => out.push(text), err: (text: string) => err.push(text), interactive: false }
  const code = await main(argv, io)
  return { code, out: out.join('\n'), err: err.join('\n') }
}

interface Listed {
  readonly run: string
  readonly done: number
  readonly taken: number
  readonly retrying: number
  readonly failed: number
}

async function listed(): Promise<Listed[]> {
  return JSON.parse((await hustings('work', '--list', '--json')).out)
}

/** Waits until the condition holds. */
async function until(state: () => Promise<boolean>): Promise<void> {
  await vi.waitUntil(state, { timeout: 30_000, interval: 200 })
}

const SOAK = ['soak', '--game', 'ballot', '--games', '130', '--seed', 'shared']
/** Its parts are long enough to be interrupted. */
const LONG_SOAK = ['soak', '--game', 'planet-b', '--players', '2', '--games', '30', '--seed', 'shared']

/** Returns the result file of a run on one machine. */
async function alone(soak: readonly string[], ...options: readonly string[]): Promise<string> {
  const file = join(folder, `${randomUUID()}.json`)
  await hustings(...soak, '--workers', '1', '--results', file, ...options)
  return file
}

async function collected(run: string): Promise<string> {
  const file = join(folder, `${randomUUID()}.json`)
  expect(await hustings('work', '--run', run, '--collect', file)).toMatchObject({ code: 0 })
  return readFileSync(file, 'utf8')
}

describe.skipIf(cluster === null)('hustings work', () => {
  let database = ''

  beforeEach(async () => {
    const name = `work_${randomUUID().replaceAll('-', '')}`
    await sql(`create database ${name}`, `${cluster?.url}/postgres`)
    database = `${cluster?.url}/${name}`
    vi.stubEnv('DATABASE_URL', database)
  })

  async function sql(text: string, url = database): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }

  /** Starts another process and waits until it is in the middle of a part. */
  async function busyMachine(): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['scripts/hustings.mjs', 'work'], {
      cwd: join(import.meta.dirname, '..'),
      stdio: 'ignore',
    })
    children.push(child)
    await until(async () => (await listed()).some(({ taken }) => taken === 1))
    return child
  }

  it('writes the same bytes however many machines play the parts of a run', async () => {
    const together = await Promise.all([1, 2, 3].map(() => hustings('work', '--list', '--json')))
    expect(together.map(({ code, out }) => ({ code, out }))).toEqual([1, 2, 3].map(() => ({ code: 0, out: '[]' })))
    const put = await hustings(...SOAK, '--put', 'night', '--parts', '7')
    expect(put).toMatchObject({ code: 0, out: expect.stringContaining('"night" has 130 games in 7 parts') })
    expect((await hustings(...SOAK, '--put', 'night')).err).toContain('a run called "night" already')

    const machines = await Promise.all([1, 2].map(() => hustings('work', '--json')))
    const played = machines.map(({ out }): { parts: number; games: number } => JSON.parse(out))
    expect(played.reduce((sum, { parts }) => sum + parts, 0)).toBe(7)
    expect(played.reduce((sum, { games }) => sum + games, 0)).toBe(130)
    expect(machines.map(({ err }) => err).join('\n')).toContain('7 of 7 parts are done')

    expect(await collected('night')).toBe(readFileSync(await alone(SOAK), 'utf8'))
    expect((await hustings('work', '--list')).out).toMatch(/night.* 7 .* 7 /)
    expect(await hustings('work', '--run', 'night', '--drop')).toMatchObject({ code: 0 })
    expect((await hustings('work', '--run', 'night', '--drop')).err).toContain('no run called "night"')
  })

  it('plays only missing games, and with --run only this run', async () => {
    const some = await alone(SOAK, '--shard', '1/2')
    expect((await hustings(...SOAK, '--results', some, '--put', 'rest', '--parts', '4')).out).toContain(
      '"rest" has 65 games in 2 parts',
    )
    await hustings(...SOAK, '--put', 'whole', '--parts', '1')
    expect((await hustings('work', '--run', 'rest')).out).toBe('2 parts, 65 games')
    expect(await listed()).toMatchObject([
      { run: 'rest', done: 2 },
      { run: 'whole', done: 0 },
    ])
  })

  it('leaves parts of another commit alone', async () => {
    await hustings(...SOAK, '--put', 'night', '--parts', '2')
    await sql(`update hustings_lab.runs set code = 'other'`)
    await sql(`update hustings_jobs._private_tasks set identifier = 'shard:other'`)
    expect((await hustings('work')).out).toBe('0 parts, 0 games')
    expect(await hustings('work', '--run', 'night')).toMatchObject({
      code: 2,
      err: expect.stringContaining('"night" was put in by commit other'),
    })
    expect(await listed()).toMatchObject([{ run: 'night', done: 0, taken: 0 }])
  })

  it('plays the part of a killed machine again', async () => {
    await hustings(...LONG_SOAK, '--put', 'night', '--parts', '2')
    const killed = await busyMachine()
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    expect(await listed()).toMatchObject([{ done: 0, taken: 1 }])

    const waiting = hustings('work')
    await until(async () => (await listed()).some(({ done, taken }) => done === 1 && taken === 1))
    await sql(`update hustings_lab.machines set seen_at = seen_at - interval '6 minutes'`)
    const late = await hustings('work')
    expect([(await waiting).code, late.code]).toEqual([0, 0])
    expect(await listed()).toMatchObject([{ done: 2, taken: 0 }])
    expect(await collected('night')).toBe(readFileSync(await alone(LONG_SOAK), 'utf8'))
  })

  it('gives its part back when a signal ends it, without counting the attempt', async () => {
    await hustings(...LONG_SOAK, '--put', 'night', '--parts', '1')
    const stopped = await busyMachine()
    stopped.kill('SIGTERM')
    expect(await once(stopped, 'exit')).toEqual([null, 'SIGTERM'])
    expect(await listed()).toMatchObject([{ done: 0, taken: 0, retrying: 0, failed: 0 }])
  })

  it('retries a part that fails, shows its problem, and gives it new attempts on request', async () => {
    await hustings(...SOAK, '--put', 'night', '--parts', '2')
    await sql(`create function full_disk() returns trigger language plpgsql as
      $$ begin if new.part = 2 then raise 'disk full'; end if; return new; end $$`)
    await sql('create trigger fails before insert on hustings_lab.results for each row execute function full_disk()')
    const failing = hustings('work')
    const seen = new Set<number>()
    await until(async () => {
      const [night] = await listed()
      seen.add(night?.retrying ?? 0)
      // Without this the library would wait longer before each attempt.
      await sql('select hustings_jobs.reschedule_jobs(array(select id from hustings_jobs.jobs), run_at := now())')
      return night?.failed === 1
    })
    expect(seen).toContain(1)
    expect(await failing).toMatchObject({ code: 1, err: expect.stringContaining('part 2: disk full (attempt 3 of 3)') })
    expect((await failing).out).toMatch(/^1 parts, \d+ games, 3 failed attempts$/)
    const list = await hustings('work', '--list')
    expect(list.code).toBe(1)
    expect(list.out).toMatch(/night.* 2 .* 1 .* 1 .*disk full/)

    await sql('drop trigger fails on hustings_lab.results')
    expect((await hustings('work', '--run', 'night', '--retry')).out).toBe('1 failed parts of "night" are open again')
    expect(await hustings('work')).toMatchObject({ code: 0 })
    expect(await collected('night')).toBe(readFileSync(await alone(SOAK), 'utf8'))
  })
})

describe('hustings work without a queue', () => {
  it('names DATABASE_URL and the ways to play on one machine', async () => {
    vi.stubEnv('DATABASE_URL', undefined)
    for (const words of [['work'], [...SOAK, '--put', 'night']]) {
      const { code, err } = await hustings(...words)
      expect(code).toBe(2)
      expect(err).toContain('DATABASE_URL is missing: long runs on one machine need no queue: use --shard or --workers')
    }
  })

  it('reports a database that does not answer', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/none')
    expect(await hustings('work', '--list')).toMatchObject({
      code: 2,
      err: expect.stringContaining('cannot use the database of DATABASE_URL: connect ECONNREFUSED'),
    })
  })
})
