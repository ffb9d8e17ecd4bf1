// A private PostgreSQL for tests: found or installed, on a free port, deleted at the end. Another user runs it because
// it refuses root.
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../storage/postgres/driver.ts'
import type {} from './after-file.ts'
import { freePort } from './port.ts'

export default async function setup(project: TestProject): Promise<() => void> {
  const cluster = await startCluster()
  if (cluster === null && process.env.CI === 'true')
    throw new Error('CI needs a PostgreSQL, and none was found or installed')
  if (cluster === null) console.warn('No PostgreSQL: the tests that need one are skipped.')
  project.provide('postgresUrl', cluster?.url ?? null)
  project.provide('postgresTemplate', cluster === null ? null : await makeTemplate(cluster.url))
  return () => cluster?.stop()
}

/** Migrates a database that new ones are copied from; returns its name. */
async function makeTemplate(cluster: string): Promise<string> {
  const name = 'hustings_template'
  const client = new pg.Client({ connectionString: `${cluster}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const driver = await openPostgres({ url: `${cluster}/${name}`, log: () => undefined })
  await driver.close()
  return name
}

export interface Cluster {
  readonly url: string
  /** The process whose children serve the connections. */
  readonly pid: number
  stop(): void
}

/** The user that runs it: not root. */
interface Runner {
  readonly uid?: number
  readonly gid?: number
}

/** `durable` syncs each commit, as a server in production does; other tests have no power cuts. */
export async function startCluster(durable = false): Promise<Cluster | null> {
  const bin = findPostgres() ?? installPostgres()
  const runner = findRunner()
  if (bin === null || runner === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'hustings-postgres-'))
  if (runner.uid !== undefined && runner.gid !== undefined) chownSync(folder, runner.uid, runner.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const run = (command: string, args: string[]) => {
    const done = spawnSync(join(bin, command), args, {
      ...runner,
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    if (done.status !== 0) throw new Error(`${command} failed: ${done.stderr}`)
  }
  run('initdb', ['-D', data, '-U', 'hustings', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${durable ? 'on' : 'off'} -c max_connections=200 -c shared_buffers=64MB`
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  return {
    url: `postgres://hustings@127.0.0.1:${port}`,
    pid: Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10),
    stop() {
      run('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop'])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Folder of initdb and pg_ctl. */
function findPostgres(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return (
    folders.find((folder) => folder !== '' && ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name)))) ??
    null
  )
}

function installPostgres(): string | null {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return null
  console.log('No PostgreSQL found; installing the postgresql package ...')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  return findPostgres()
}

function findRunner(): Runner | null {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return user === undefined ? null : { uid: Number(user[2]), gid: Number(user[3]) }
}
