// The time of a single wait for the disk, and new databases.
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { type Care, type Spread, spreadOf } from '@hustings/lab/bench'
import type { Cluster } from '@hustings/server/testing/postgres'
import pg from 'pg'

/** Bytes that a move of Hegemony writes, about. */
const MOVE_BYTES = 1500

/** Milliseconds of a write into a file that is long enough, with the wait for the disk. */
export async function syncTimes(folder: string, { repeats }: Care): Promise<Spread> {
  const { O_CREAT, O_DSYNC, O_WRONLY } = constants
  const file = await open(join(folder, 'sync-by-itself'), O_CREAT | O_WRONLY | O_DSYNC)
  const line = Buffer.alloc(MOVE_BYTES, 'x')
  const count = 30 * repeats
  await file.write(Buffer.alloc(count * line.length))
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    const began = performance.now()
    await file.write(line, 0, line.length, i * line.length)
    times.push(performance.now() - began)
  }
  await file.close()
  return spreadOf(times)
}

export async function newDatabase({ url }: Cluster, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: `${url}/postgres` })
  await client.connect()
  await client.query(`create database bench_${name}`)
  await client.end()
  return `${url}/bench_${name}`
}
