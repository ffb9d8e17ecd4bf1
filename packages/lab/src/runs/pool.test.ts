import { afterEach, describe, expect, it } from 'vitest'
import type { Shard } from '../shards/series.ts'
import { Pool } from './pool.ts'

const SHARD: Shard = {
  series: { kind: 'soak', game: 'ballot', version: 1, options: {}, seed: 'pool', terms: {} },
  from: 0,
  to: 1,
}

/** A thread that an error ends at its first message. */
const BROKEN = new URL(
  `data:text/javascript,${encodeURIComponent(
    "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => { throw new Error('out of memory') })",
  )}`,
)

describe('Pool', () => {
  let pool: Pool
  afterEach(() => pool.end())

  it('replaces a thread that an error ended', async () => {
    pool = new Pool(1, BROKEN)
    const first = pool.shard(SHARD)
    const second = pool.shard(SHARD)
    await expect(first).rejects.toThrow('out of memory')
    await expect(second).rejects.toThrow('out of memory')
    expect(pool.threads).toBe(1)
  })
})
