// Power cuts at random moments: writes without a sync may be lost or torn, but no acknowledged move.
// Skipped where processes cannot be traced.
import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomFrom, seedRandom } from '@hustings/kernel'
import { sized } from '@hustings/kernel/testing/length'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Acknowledged,
  acknowledgedBy,
  makeMatches,
  problemsOf,
  readAcknowledged,
  startAppender,
} from '../../testing/appends.ts'
import { canTrace, type DiskCall, readTrace, rebuild, tracing } from '../../testing/power-cut.ts'
import { freshFolder, sqliteAt } from '../../testing/storage.ts'

const CUTS = sized(20, 100)
const MOVES = sized(250, 1000)
const MATCHES = 5

interface Recorded {
  readonly matches: readonly string[]
  readonly base: ReadonlyMap<string, Buffer>
  readonly calls: readonly DiskCall[]
}

const traceable = canTrace()
let recorded: Recorded = { matches: [], base: new Map(), calls: [] }

beforeAll(async () => {
  if (!traceable) return
  const root = await freshFolder()
  const folder = join(root, 'data')
  const log = join(root, 'calls')
  const driver = await sqliteAt(folder)
  const matches = await makeMatches(driver, MATCHES)
  await driver.close()
  await cp(folder, join(root, 'base'), { recursive: true })
  const options = ['--folder', folder, '--checkpoint', '60', '--moves', String(MOVES)]
  const child = startAppender({ options, matches, through: tracing(log) })
  const printed = await acknowledgedBy(child)
  const base = new Map<string, Buffer>()
  for (const name of await readdir(join(root, 'base'))) {
    base.set(join(folder, name), await readFile(join(root, 'base', name)))
  }
  recorded = { matches, base, calls: readTrace(log, folder) }
  expect(acknowledgedBefore(recorded.calls.length)).toEqual(printed)
})

/** Returns the moves acknowledged before this call. */
function acknowledgedBefore(end: number): Acknowledged[] {
  return recorded.calls.slice(0, end).flatMap((call) => (call.kind === 'said' ? [readAcknowledged(call.text)] : []))
}

/** Returns a random position after the first acknowledged move. */
function momentOf(random: ReturnType<typeof randomFrom>): number {
  const first = recorded.calls.findIndex(({ kind }) => kind === 'said')
  return first + 1 + random.below(recorded.calls.length - first)
}

describe.skipIf(!traceable)('a power cut under SQLite', () => {
  it('loses no acknowledged move, whatever part of the writes without a sync is lost', async () => {
    const random = randomFrom(seedRandom('power'))
    const { matches, base, calls } = recorded
    const syncsOfTheFile = calls.filter((call) => call.kind === 'sync' && call.path.endsWith('hustings.sqlite'))
    expect(syncsOfTheFile.length, 'checkpoints in the record').toBeGreaterThan(2)
    let pending = 0
    for (let cut = 0; cut < CUTS; cut++) {
      const end = momentOf(random)
      const folder = join(await freshFolder(), 'data')
      pending += rebuild(base, calls, end, { folder, random }).pending
      const driver = await sqliteAt(folder)
      expect(await driver.opened, `cut ${cut} at ${end}`).toMatchObject({ wasClean: false })
      expect(await problemsOf(driver, matches, acknowledgedBefore(end)), `cut ${cut} at ${end}`).toEqual([])
      await driver.close()
    }
    expect(pending, 'changes that were not synced').toBeGreaterThan(CUTS)
  })

  it('finds fewer syncs than moves in the record: waiting moves share a sync', () => {
    const syncs = recorded.calls.filter((call) => call.kind === 'sync' && call.path.endsWith('-wal'))
    expect(syncs.length).toBeGreaterThan(MOVES / MATCHES / 2)
    expect(syncs.length).toBeLessThan(MOVES)
  })

  it('detects lost moves when all syncs are ignored', async () => {
    const random = randomFrom(seedRandom('power without syncs'))
    const { matches, base, calls } = recorded
    const end = calls.length
    const folder = join(await freshFolder(), 'data')
    rebuild(base, calls, end, { folder, random, trust: false })
    const lost = await sqliteAt(folder).then(
      async (driver) => {
        const problems = await problemsOf(driver, matches, acknowledgedBefore(end)).catch(String)
        await driver.close()
        return problems.length > 0
      },
      () => true,
    )
    expect(lost).toBe(true)
  })
})
