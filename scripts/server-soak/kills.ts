// Kills of the server at random moments of play, in small pieces, each with a separate database.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDriver } from '@hustings/server/storage'
import { playThroughKills } from '@hustings/server/testing/killed'
import { type Cluster, startCluster } from '@hustings/server/testing/postgres'
import { ServerProcess } from '@hustings/server/testing/process'
import { mustBeSound } from '@hustings/server/testing/soundness'
import pg from 'pg'
import { seconds, type Wish } from './run.ts'

const PIECE = 10

export async function kills({ size, on, said, found }: Wish): Promise<void> {
  const cluster = on.includes('postgres') ? await startCluster(true) : null
  // A new run kills at new moments.
  const series = new Date().toISOString()
  try {
    for (const kind of on) {
      if (kind === 'postgres' && cluster === null) {
        said('no PostgreSQL was found')
        continue
      }
      for (let done = 0; done < size; done += PIECE) {
        const piece = Math.min(PIECE, size - done)
        const began = performance.now()
        const outcome = await onePiece(kind, piece, `${series}/${kind}/${done}`, cluster).catch(
          (error: unknown) => `${series}/${kind}/${done}: ${error instanceof Error ? error.message : String(error)}`,
        )
        found({
          on: kind,
          size: piece,
          unit: 'kills',
          counts: { 'choices acknowledged': typeof outcome === 'number' ? outcome : 0 },
          figures: '',
          wanted: 'no acknowledged choice lost, none doubled, all on the same sequence within 10 s',
          violations: typeof outcome === 'number' ? [] : [outcome],
        })
        said(`${kind}: ${done + piece} of ${size} after ${seconds(performance.now() - began)}`)
      }
    }
  } finally {
    cluster?.stop()
  }
}

/** Throws when any data was lost. */
async function onePiece(kind: string, count: number, seed: string, cluster: Cluster | null): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-kill-'))
  const url = kind === 'postgres' && cluster !== null ? await newDatabase(cluster, seed) : null
  const server = await ServerProcess.start(url === null ? { DATA_DIR: folder } : { DATABASE_URL: url })
  try {
    const played = await playThroughKills(server, count, seed)
    await server.stop()
    const driver = await openDriver({ url, folder, log: () => undefined })
    await mustBeSound(driver, played)
    await driver.close()
    return played.acknowledged.length
  } finally {
    await server.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function newDatabase({ url }: Cluster, seed: string): Promise<string> {
  const name = `soak_${seed.toLowerCase().replaceAll(/\W/g, '_')}`
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  await client.query(`drop database if exists ${name}`)
  await client.query(`create database ${name}`)
  await client.end()
  return `${url}/${name}`
}
