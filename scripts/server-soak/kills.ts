// Kills of the server at random moments of play, in pieces of 25, so that a run that was stopped goes on.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@hustings/server/database'
import { playThroughKills } from '@hustings/server/testing/killed'
import { type Cluster, startCluster } from '@hustings/server/testing/postgres'
import { ServerProcess } from '@hustings/server/testing/process'
import { mustBeSound } from '@hustings/server/testing/soundness'
import pg from 'pg'
import { type Found, seconds } from './run.ts'

const PIECE = 25
const CACHE = fileURLToPath(new URL('../../.cache', import.meta.url))

interface Done {
  readonly kills: number
  readonly acknowledged: number
}

export async function kills(count: number, said: (line: string) => void): Promise<Found> {
  const began = performance.now()
  const cluster = await startCluster(true)
  const found: string[] = []
  try {
    for (const kind of cluster === null ? ['embedded'] : ['embedded', 'postgres']) {
      const { kills: done, acknowledged } = await onOne(kind, count, cluster, said)
      found.push(`${kind}: ${done} kills, ${acknowledged} choices acknowledged, none lost, none twice`)
    }
  } finally {
    cluster?.stop()
  }
  return {
    size: `${count} kills a database`,
    figures: `${found.join('; ')}; ${seconds(performance.now() - began)}`,
    wanted: 'no acknowledged choice lost, none doubled, all on the same sequence within 10 s',
    pass: true,
  }
}

async function onOne(
  kind: string,
  count: number,
  cluster: Cluster | null,
  said: (line: string) => void,
): Promise<Done> {
  const file = join(CACHE, `soak-server-${kind}-${count}.json`)
  let done: Done = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { kills: 0, acknowledged: 0 }
  while (done.kills < count) {
    const piece = Math.min(PIECE, count - done.kills)
    const acknowledged = await onePiece(kind, piece, `${kind}/${done.kills}`, cluster)
    done = { kills: done.kills + piece, acknowledged: done.acknowledged + acknowledged }
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(file, JSON.stringify(done))
    said(`${kind}: ${done.kills} of ${count}, ${done.acknowledged} choices`)
  }
  rmSync(file, { force: true })
  return done
}

/** Throws when anything was lost. */
async function onePiece(kind: string, count: number, seed: string, cluster: Cluster | null): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-kill-'))
  const url = kind === 'postgres' && cluster !== null ? await newDatabase(cluster, seed) : null
  const server = await ServerProcess.start(url === null ? { DATA_DIR: folder } : { DATABASE_URL: url })
  try {
    const played = await playThroughKills(server, count, seed)
    await server.stop()
    const database = await openDatabase({ url, folder: url === null ? folder : null, log: () => undefined })
    await mustBeSound(database, played)
    await database.close()
    return played.acknowledged.length
  } finally {
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function newDatabase({ url }: Cluster, seed: string): Promise<string> {
  const name = `soak_${seed.replaceAll(/\W/g, '_')}`
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  await client.query(`drop database if exists ${name}`)
  await client.query(`create database ${name}`)
  await client.end()
  return `${url}/${name}`
}
