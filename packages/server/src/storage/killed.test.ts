// kill -9 while a process appends moves: all acknowledged moves survive, without gaps.
import { join } from 'node:path'
import { randomFrom, seedRandom } from '@hustings/kernel'
import { sized } from '@hustings/kernel/testing/length'
import { expect, it } from 'vitest'
import { type Acknowledged, acknowledgedBy, makeMatches, problemsOf, startAppender } from '../testing/appends.ts'
import { closeAfterFile } from '../testing/closing.ts'
import { emptyPostgres, freshFolder, onBothStorages, sqliteAt } from '../testing/storage.ts'
import type { Driver } from './driver.ts'
import { openPostgres } from './postgres/driver.ts'

const KILLS = sized(5, 50)
const MATCHES = 10

onBothStorages('a process that is killed while it appends', (kind) => {
  /** The options of the process, and a way to open the same database. */
  async function place(): Promise<{ options: string[]; open: () => Promise<Driver> }> {
    if (kind === 'sqlite') {
      const folder = join(await freshFolder(), 'data')
      return { options: ['--folder', folder, '--checkpoint', '200'], open: () => sqliteAt(folder) }
    }
    const url = await emptyPostgres()
    return { options: ['--url', url], open: () => openPostgres({ url, connections: 2, log: () => undefined }) }
  }

  it('loses no acknowledged move', async () => {
    const random = randomFrom(seedRandom(`kills ${kind}`))
    const { options, open } = await place()
    const first = await open()
    const matches = await makeMatches(first, MATCHES)
    await first.close()
    const acknowledged: Acknowledged[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      const child = startAppender({ options, matches })
      closeAfterFile(async () => child.kill('SIGKILL'))
      const enough = 20 + random.below(200)
      acknowledged.push(
        ...(await acknowledgedBy(child, (count) => {
          if (count >= enough) child.kill('SIGKILL')
        })),
      )
      expect(child.signalCode).toBe('SIGKILL')
      const driver = await open()
      expect(await problemsOf(driver, matches, acknowledged)).toEqual([])
      await driver.close()
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(20 * KILLS)
  })
})
