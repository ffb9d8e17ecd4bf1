// Reports of chat messages.
import type { Driver } from './driver.ts'
import { sql } from './sql.ts'

const REPORTED = sql<{ match: string }>(
  'reports.matches',
  `select distinct m.match from messages m join reports r on r.message = m.id
   where m.match in {inList} and r.settled_at is null`,
)

/** Returns those of the matches that have reports that are not settled. */
export async function reportedMatches(driver: Driver, matches: readonly string[]): Promise<Set<string>> {
  if (matches.length === 0) return new Set()
  return new Set((await driver.read(REPORTED, [JSON.stringify(matches)])).map(({ match }) => match))
}
