// A server that is killed with SIGKILL during play, on both databases.
import { sized } from '@hustings/kernel/testing/length'
import { describe, expect, it } from 'vitest'
import { playThroughKills } from './testing/killed.ts'
import { ServerProcess } from './testing/process.ts'
import { mustBeSound } from './testing/soundness.ts'
import { freshPostgres, freshSqliteFolder, hasPostgres, postgresAt, sqliteAt } from './testing/storage.ts'

/** `npm run soak:server -- kills` runs a thousand kills. */
const KILLS = Number(process.env.HUSTINGS_KILLS ?? sized(5, 50))
const MINUTES = 10 * 60_000

// The two databases at the same time, because most of the time is waiting for starts.
describe.concurrent('kill -9', () => {
  for (const kind of ['sqlite', 'postgres'] as const) {
    it.skipIf(kind === 'postgres' && !hasPostgres())(
      `loses nothing and doubles nothing ${KILLS} times during play, ${kind}`,
      async () => {
        const place = kind === 'sqlite' ? await freshSqliteFolder() : await freshPostgres()
        const server = await ServerProcess.start(kind === 'sqlite' ? { DATA_DIR: place } : { DATABASE_URL: place })
        const played = await playThroughKills(server, KILLS, kind)
        await server.stop()
        expect(played.kills).toBe(KILLS)
        expect(played.acknowledged.length).toBeGreaterThan(KILLS)
        await mustBeSound(kind === 'sqlite' ? await sqliteAt(place) : await postgresAt(place), played)
      },
      MINUTES,
    )
  }
})
