// Everything stored about an account: its export, its deletion, and the move of a guest's tables to a member.
import type { Answer, Seat } from '@hustings/kernel'
import { lockGrantStatement, type SignInGrant } from './accounts.ts'
import { archivedEntries } from './archives.ts'
import { fromJson } from './columns.ts'
import type { Driver, Row, Statement } from './driver.ts'
import { type PendingToken, takePendingStatement } from './links.ts'
import { matchesOf } from './matches.ts'
import { endAllSessionsStatements } from './sessions.ts'
import { sql } from './sql.ts'

/** Rows of an export by section: columns as they are stored, without tokens and hashes, which would allow a sign-in. */
const SECTIONS = {
  account: sql<Row>(
    'privacy.account',
    `select id, kind, name, language, time_zone, role, away_from, away_until, away_days_left, shows, created_at, seen_at
     from accounts where id = ?`,
  ),
  emails: sql<Row>('privacy.emails', 'select address, confirmed_at from emails where account = ?'),
  passkeys: sql<Row>('privacy.passkeys', 'select name, created_at, used_at from passkeys where account = ?'),
  sessions: sql<Row>(
    'privacy.sessions',
    'select agent, created_at, used_at, expires_at from sessions where account = ?',
  ),
  notices: sql<Row>('privacy.notices', 'select wants, quiet_from, quiet_until from notice_settings where account = ?'),
  devices: sql<Row>('privacy.devices', 'select endpoint, created_at from push_devices where account = ?'),
  blocks: sql<Row>('privacy.blocks', 'select blocked, at from blocks where account = ?'),
  messages: sql<Row>('privacy.messages', 'select match, at, phrase, text from messages where account = ? order by at'),
  results: sql<Row>(
    'privacy.results',
    'select match, seat, game, rank, score, share, abandoned, finished_at from results where account = ?',
  ),
  tables: sql<Row>(
    'privacy.tables',
    'select m.id, m.name, m.game, m.status, s.seat from seats s join matches m on m.id = s.match where s.holder = ?',
  ),
} as const

export type ExportSection = keyof typeof SECTIONS

export async function exportRows(driver: Driver, account: string): Promise<Record<ExportSection, Row[]>> {
  const rows = (section: ExportSection) => driver.read(SECTIONS[section], [account])
  return {
    account: await rows('account'),
    emails: await rows('emails'),
    passkeys: await rows('passkeys'),
    sessions: await rows('sessions'),
    notices: await rows('notices'),
    devices: await rows('devices'),
    blocks: await rows('blocks'),
    messages: await rows('messages'),
    results: await rows('results'),
    tables: await rows('tables'),
  }
}

const FINISHED = sql<Row & { readonly id: string }>(
  'privacy.finished',
  `select m.id, m.name, m.game, m.options, m.seed, m.standings from matches m
   where m.status = 'finished' and m.id in (select match from seats where holder = ?) order by m.finished_at, m.id`,
)
const CHOICES = sql<{ seat: Seat; answer: string }>(
  'privacy.choices',
  `select seat, answer from journal where match = ? and actor = ? and kind = 'choice' order by sequence`,
)

/** A finished match with the choices that the account made. */
export interface ExportedMatch {
  readonly match: Row
  readonly choices: readonly (readonly [Seat | null, Answer | null])[]
}

export async function exportMatches(driver: Driver, account: string): Promise<ExportedMatch[]> {
  const found: ExportedMatch[] = []
  for (const match of await driver.read(FINISHED, [account])) {
    found.push({ match, choices: await choicesOf(driver, match.id, account) })
  }
  return found
}

async function choicesOf(driver: Driver, match: string, account: string): Promise<ExportedMatch['choices']> {
  const stored = await driver.read(CHOICES, [match, account])
  if (stored.length > 0) return stored.map(({ seat, answer }) => [seat, fromJson<Answer>(answer)])
  const archived = await archivedEntries(driver, match)
  return archived
    .filter(({ kind, actor }) => kind === 'choice' && actor === account)
    .map(({ seat, answer }) => [seat, answer])
}

// Deletion and merge. Both lock the tables of the account first and then its row, like all code that takes a seat.

const RAISE = sql('privacy.raise', 'update matches set version = version + 1 where id in {inList}')
const OTHER_TABLES = sql(
  'privacy.other-tables',
  `select id from matches where id in (select id from matches where host = ? union select match from seats where holder = ?
     union select match from seats where owner = ?) and id not in {inList}`,
)
const PLAYING = sql<{ match: string; seat: Seat }>(
  'privacy.playing',
  `select s.match, s.seat from seats s join matches m on m.id = s.match where s.holder = ? and m.status = 'playing'`,
)

/** Locks the tables, and fails if there are others by now. */
function tableStatements(account: string, tables: readonly string[], accountRows: readonly Statement[]): Statement[] {
  const ids = JSON.stringify(tables)
  return [
    { sql: RAISE, values: [ids], expect: tables.length },
    ...accountRows,
    { sql: OTHER_TABLES, values: [account, account, account, ids], expect: 0 },
  ]
}

/** Seats of running matches: a bot must take each before its account can be deleted. */
export function playingSeats(
  driver: Driver,
  account: string,
): Promise<{ readonly match: string; readonly seat: Seat }[]> {
  return driver.read(PLAYING, [account])
}

const FREE_SEATS = sql(
  'privacy.free-seats',
  `update seats set holder = null, ready = 0
   where holder = ? and exists (select 1 from matches m where m.id = seats.match and m.status = 'gathering')`,
)
const DELETE_GATHERING = sql('privacy.delete-gathering', `delete from matches where host = ? and status = 'gathering'`)
const NO_HOST = sql('privacy.no-host', 'update matches set host = null where host = ?')
const NO_OWNER = sql('privacy.no-owner', 'update seats set owner = null where owner = ?')
const NO_RESULTS = sql('privacy.no-results', `update results set account = null, name = '' where account = ?`)
const EMPTY_ACCOUNT = sql(
  'privacy.empty-account',
  `update accounts set kind = 'guest', name = '—', name_key = '—', language = 'en', time_zone = 'UTC', role = 'person',
     away_from = null, away_until = null, recovery_hash = null, recovery_session = null,
     shows = '{"statistics":false,"matches":false,"presence":false}', deleted_at = ?,
     credentials_version = credentials_version + 1
   where id = ? and deleted_at is null`,
)
const PERSONAL = [
  sql('privacy.delete-emails', 'delete from emails where account = ?'),
  sql('privacy.delete-password', 'delete from passwords where account = ?'),
  sql('privacy.delete-passkeys', 'delete from passkeys where account = ?'),
  sql('privacy.delete-challenges', 'delete from challenges where account = ?'),
  sql('privacy.delete-links', 'delete from links where account = ?'),
  sql('privacy.delete-devices', 'delete from push_devices where account = ?'),
  sql('privacy.delete-notices', 'delete from notice_settings where account = ?'),
  sql('privacy.delete-outbox', 'delete from outbox where account = ?'),
  sql('privacy.delete-blocks', 'delete from blocks where account = ?'),
  sql('privacy.delete-blocked', 'delete from blocks where blocked = ?'),
  sql('privacy.delete-presences', 'delete from presences where account = ?'),
] as const
const CONTRIBUTIONS = [
  sql('privacy.delete-messages', 'delete from messages where account = ?'),
  sql('privacy.delete-reports', 'delete from reports where by_account = ?'),
  sql('privacy.delete-votes', 'delete from proposal_votes where account = ?'),
  sql('privacy.delete-proposals', 'delete from proposals where by_account = ?'),
] as const

export type Deletion =
  /** The tables that changed. */
  | { readonly kind: 'deleted'; readonly tables: readonly string[] }
  /** It sits at a running match. */
  | { readonly kind: 'playing' }
  /** Its tables have changed meanwhile: the caller tries again. */
  | { readonly kind: 'changed' }

/** Deletes everything that identifies a person; an empty account stays behind as the actor of its choices. */
export async function deleteAccount(driver: Driver, account: string, now: number): Promise<Deletion> {
  const tables = await matchesOf(driver, account)
  const of = (statements: readonly (typeof NO_HOST)[]) =>
    statements.map((statement): Statement => ({ sql: statement, values: [account] }))
  const head = tableStatements(account, tables, [{ sql: EMPTY_ACCOUNT, values: [now, account], expect: 1 }])
  const result = await driver.batch([
    ...head,
    { sql: PLAYING, values: [account], expect: 0 },
    ...of([FREE_SEATS, DELETE_GATHERING, NO_HOST, NO_OWNER, NO_RESULTS, ...PERSONAL, ...CONTRIBUTIONS]),
    ...endAllSessionsStatements(account),
  ])
  if (result.done) return { kind: 'deleted', tables }
  return { kind: result.failed === head.length ? 'playing' : 'changed' }
}

const EMPTY_GUEST = sql(
  'privacy.empty-guest',
  `update accounts set name = '—', name_key = '—', deleted_at = ?, credentials_version = credentials_version + 1
   where id = ? and kind = 'guest' and deleted_at is null`,
)
const BOTH = sql(
  'privacy.both',
  `select m.id from matches m where m.status in ('gathering', 'playing')
     and m.id in (select match from seats where holder = ? union select match from seats where owner = ?)
     and m.id in (select match from seats where holder = ? union select match from seats where owner = ?)`,
)
const MOVES = [
  sql('privacy.move-seats', 'update seats set holder = ? where holder = ?'),
  sql('privacy.move-owned', 'update seats set owner = ? where owner = ?'),
  sql('privacy.move-hosted', 'update matches set host = ? where host = ?'),
  sql('privacy.move-results', 'update results set account = ? where account = ?'),
  sql('privacy.move-messages', 'update messages set account = ? where account = ?'),
] as const

export type Merge =
  | { readonly kind: 'merged'; readonly tables: readonly string[] }
  /** Guest and member have seats of one table. */
  | { readonly kind: 'both-seated' }
  /** The token is used or late, or the sign-in no longer allowed. */
  | { readonly kind: 'token-used' }
  /** The tables of the guest have changed meanwhile: the caller tries again. */
  | { readonly kind: 'changed' }

/** Moves seats, tables, results and messages of a guest to the member of a pending sign-in, and uses the token up. */
export async function mergeGuest(
  driver: Driver,
  guest: string,
  token: PendingToken,
  grant: SignInGrant,
): Promise<Merge> {
  const member = grant.account
  const tables = await matchesOf(driver, guest)
  const accountRows = [
    takePendingStatement(token, member),
    { sql: EMPTY_GUEST, values: [token.now, guest], expect: 1 },
    lockGrantStatement(grant),
  ]
  const head = tableStatements(guest, tables, accountRows)
  const result = await driver.batch([
    ...head,
    { sql: BOTH, values: [guest, guest, member, member], expect: 0 },
    ...MOVES.map((move): Statement => ({ sql: move, values: [member, guest] })),
    ...PERSONAL.map((remove): Statement => ({ sql: remove, values: [guest] })),
    ...endAllSessionsStatements(guest),
  ])
  if (result.done) return { kind: 'merged', tables }
  if (result.failed === head.length) return { kind: 'both-seated' }
  const isOfTables = result.failed === 0 || result.failed === head.length - 1
  return { kind: isOfTables ? 'changed' : 'token-used' }
}

const HELD = sql<{ tables: number }>(
  'privacy.held-tables',
  `select count(*) as tables from (select id from matches where host = ? union select match from seats where holder = ?
     union select match from seats where owner = ?) as held`,
)

/** Number of tables that a merge would move. */
export async function heldTables(driver: Driver, account: string): Promise<number> {
  return (await driver.read(HELD, [account, account, account]))[0]?.tables ?? 0
}
