// Reports: two by different people hide a message until a moderator has looked.
import { type ReportSeen, refused } from '@hustings/protocol'
import type { ServerContext } from '../context.ts'
import { endAllSessions } from '../people/sessions.ts'

const HIDES = 2

export async function report(
  node: ServerContext,
  message: string,
  match: string,
  by: string,
  why: string,
): Promise<void> {
  const hidden = await node.database.transaction(async (queries) => {
    // The lock of the message lets reports on several nodes count one after another.
    const [own] = await queries.read<{ account: string | null }>(
      'select account from messages where id = $1 for update',
      [message],
    )
    if (own?.account === by) throw refused('forbidden')
    await queries.write('insert into reports (message, by, why, at) values ($1, $2, $3, $4) on conflict do nothing', [
      message,
      by,
      why,
      node.now(),
    ])
    const [reports] = await queries.read<{ count: number }>(
      'select count(*)::integer as count from reports where message = $1 and settled_at is null',
      [message],
    )
    if ((reports?.count ?? 0) < HIDES) return false
    const done = await queries.write(
      'update messages set hidden_at = $2 where id = $1 and hidden_at is null returning id',
      [message, node.now()],
    )
    return done.length > 0
  }, null)
  if (hidden) node.bus.say({ kind: 'chat', id: match, message })
}

export async function openReports(node: ServerContext): Promise<ReportSeen[]> {
  const rows = await node.database.read<{
    message: string
    match: string
    table: string
    account: string | null
    name: string | null
    member: boolean
    text: string | null
    phrase: string | null
    at: Date
    hidden: boolean
    reasons: string[]
  }>(
    `select m.id as message, m.match, t.name as table, m.account, a.name, coalesce(a.kind = 'member', false) as member, m.text,
       m.phrase, min(r.at) as at, m.hidden_at is not null as hidden, array_agg(r.why) as reasons
     from reports r join messages m on m.id = r.message join matches t on t.id = m.match left join accounts a on a.id = m.account
     where r.settled_at is null group by m.id, t.name, a.name, a.kind order by min(r.at) limit 100`,
  )
  return rows.map(({ account, name, member, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: account === null ? null : { id: account, name: name ?? '', member },
  }))
}

/** A moderator decides: the message stays hidden or is shown again, and its author may be suspended. */
export async function settle(
  node: ServerContext,
  message: string,
  moderator: string,
  { hide, suspend }: { readonly hide: boolean; readonly suspend: boolean },
): Promise<void> {
  const now = node.now()
  const found = await node.database.transaction(async (queries) => {
    const [row] = await queries.write<{ match: string; account: string | null }>(
      `update messages set hidden_at = case when $2 then coalesce(hidden_at, $3) end, hidden_by = case when $2 then $4::uuid end
       where id = $1 returning match, account`,
      [message, hide, now, moderator],
    )
    if (row === undefined) throw refused('not-found')
    await queries.write(
      'update reports set settled_at = $2, settled_by = $3 where message = $1 and settled_at is null',
      [message, now, moderator],
    )
    if (suspend && row.account !== null) {
      await queries.write(`update accounts set suspended_at = $2 where id = $1 and role = 'person'`, [row.account, now])
      await endAllSessions(queries, row.account)
    }
    return row
  }, null)
  node.bus.say({ kind: 'chat', id: found.match, message })
  if (suspend && found.account !== null) node.bus.say({ kind: 'signed-out', id: found.account })
}
