// Away: one's own clocks stand still between two moments; 28 days a year.
import { refused } from '@hustings/protocol'
import type { ServerNode } from '../node/node.ts'

const DAY = 24 * 3600_000
export const AWAY_DAYS = 28

export async function goAway(node: ServerNode, account: string, from: Date, until: Date): Promise<void> {
  const now = node.now()
  const begin = new Date(Math.max(from.getTime(), now.getTime()))
  const days = Math.ceil((until.getTime() - begin.getTime()) / DAY)
  if (days < 1) throw refused('malformed')
  await node.database.transaction(async (queries) => {
    await endAway(node, account, queries)
    const year = begin.getUTCFullYear()
    const [left] = await queries.read<{ days: number }>(
      'select case when away_year = $2 then away_days_left else $3 end as days from accounts where id = $1',
      [account, year, AWAY_DAYS],
    )
    if ((left?.days ?? 0) < days) throw refused('too-long')
    await queries.write(
      `update accounts set away_from = $2, away_until = $3, away_year = $4, away_days_left = $5 where id = $1`,
      [account, begin, until, year, (left?.days ?? 0) - days],
    )
    // Clocks that run already stand still for as long.
    await queries.write(
      `update seats set due_at = due_at + ($3::timestamptz - $2::timestamptz)
       where holder = $1 and to_act and due_at is not null and due_at > $2`,
      [account, begin, until],
    )
  })
}

/** Back earlier than said: the clocks go on, and days that were not needed are given back. */
export async function endAway(
  node: ServerNode,
  account: string,
  queries: Pick<ServerNode['database'], 'read' | 'write'> = node.database,
): Promise<void> {
  const now = node.now()
  const [away] = await queries.read<{ from: Date | null; until: Date | null }>(
    'select away_from as "from", away_until as "until" from accounts where id = $1',
    [account],
  )
  if (away?.from == null || away.until == null) return
  const unused = away.until.getTime() - Math.max(away.from.getTime(), now.getTime())
  if (unused > 0) {
    await queries.write(
      `update seats set due_at = due_at - make_interval(secs => $2) where holder = $1 and to_act and due_at is not null
       and due_at > $3`,
      [account, unused / 1000, away.until],
    )
  }
  const days = Math.max(0, Math.floor(unused / DAY))
  await queries.write(
    `update accounts set away_from = null, away_until = null, away_days_left = least($3, away_days_left + $2) where id = $1`,
    [account, days, AWAY_DAYS],
  )
}
