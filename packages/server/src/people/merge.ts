// A guest's tables move to an account only after a yes by the person who holds both.
import { type MergeOffer, refused } from '@hustings/protocol'
import type { Database, Queries } from '../database/database.ts'
import { accountById } from './accounts.ts'
import { digestOf, newToken } from './secrets.ts'
import type { Session } from './sessions.ts'

const MINUTES = 10

/** Keeps a sign-in until the guest of this session has answered; null if the guest has no tables to bring along. */
export async function offerMerge(
  database: Database,
  { id: session, account: guest }: Pick<Session, 'id' | 'account'>,
  account: string,
  now: Date,
): Promise<MergeOffer | null> {
  const [held] = await database.read<{ tables: number }>(
    `select count(*)::integer as tables from matches m where m.host = $1
       or exists (select from seats s where s.match = m.id and (s.holder = $1 or s.owner = $1))`,
    [guest.id],
  )
  const tables = held?.tables ?? 0
  const into = await accountById(database, account)
  if (tables === 0 || into === null) return null
  const token = newToken()
  await database.write(
    `insert into pending_sign_ins (token_hash, session, account, expires_at) values ($1, $2, $3, $4)
     on conflict (session) do update set token_hash = excluded.token_hash, account = excluded.account,
       expires_at = excluded.expires_at`,
    [digestOf(token), session, account, new Date(now.getTime() + MINUTES * 60_000)],
  )
  return { token, guest: guest.name, into: into.name, tables }
}

/** Returns the account that the guest of this session may sign in to. The token works once. */
export async function takePendingSignIn(
  queries: Pick<Queries, 'write'>,
  session: string,
  token: string,
  now: Date,
): Promise<string> {
  const [pending] = await queries.write<{ account: string }>(
    `delete from pending_sign_ins where token_hash = $1 and session = $2 and expires_at > $3 returning account`,
    [digestOf(token), session, now],
  )
  if (pending === undefined) throw refused('link-used')
  return pending.account
}

/** Moves seats, tables and results of a guest. Refused if the account would hold two players' seats of one table. */
export async function mergeGuest(queries: Queries, guest: string, member: string, now: Date): Promise<string[]> {
  const [found] = await queries.read<{ kind: string }>(
    'select kind from accounts where id = $1 and deleted_at is null',
    [guest],
  )
  if (guest === member || found?.kind !== 'guest') return []
  // Locks the tables against people who sit down meanwhile.
  await queries.write(
    `update matches set changes = changes + 1 where host = $1
       or exists (select from seats s where s.match = matches.id and (s.holder = $1 or s.owner = $1))`,
    [guest],
  )
  const both = await queries.read(
    `select 1 from matches m where m.status in ('gathering', 'playing')
       and exists (select from seats s where s.match = m.id and (s.holder = $1 or s.owner = $1))
       and exists (select from seats s where s.match = m.id and (s.holder = $2 or s.owner = $2)) limit 1`,
    [guest, member],
  )
  if (both.length > 0) throw refused('seat-limit')
  const moved = await queries.write<{ match: string }>(
    'update seats set holder = $2 where holder = $1 returning match',
    [guest, member],
  )
  await queries.write('update seats set owner = $2 where owner = $1', [guest, member])
  const hosted = await queries.write<{ id: string }>('update matches set host = $2 where host = $1 returning id', [
    guest,
    member,
  ])
  await queries.write('update results set account = $2 where account = $1', [guest, member])
  await queries.write('update messages set account = $2 where account = $1', [guest, member])
  await queries.write('delete from sessions where account = $1', [guest])
  await queries.write('update accounts set deleted_at = $2, name = $3, name_key = $3 where id = $1', [guest, now, '—'])
  return [...new Set([...moved.map(({ match }) => match), ...hosted.map(({ id }) => id)])]
}
