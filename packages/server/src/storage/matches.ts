// Matches: settings, start and end. A change of settings or seats is one guarded batch that raises the version.
import type { Message, Seat, Standing } from '@hustings/kernel'
import type { CHATS, Language, TableStatus, WATCHING, WHEN_LATE } from '@hustings/protocol'
import { lockAccountStatement } from './accounts.ts'
import { type Bit, bit, fromJson, mapNullable } from './columns.ts'
import type { Driver, Statement } from './driver.ts'
import type { Entry, StoredSnapshot } from './entry.ts'
import { entryStatement } from './journal.ts'
import {
  assignmentStatement,
  placeStatements,
  type SeatAssignment,
  type SeatChange,
  type SeatTurn,
  seatChangeStatement,
  turnStatement,
} from './seats.ts'
import { snapshotStatement } from './snapshots.ts'
import { sql } from './sql.ts'

/** Settings made by the host. */
export interface MatchSettings {
  readonly name: string
  readonly language: Language
  readonly options: unknown
  readonly listed: boolean
  readonly watching: (typeof WATCHING)[number]
  readonly chat: (typeof CHATS)[number]
  readonly afterEnd: boolean
  readonly hints: boolean
  readonly randomSeats: boolean
  readonly turnSeconds: number | null
  readonly whenLate: (typeof WHEN_LATE)[number]
  readonly botDelayMs: number
}

export interface MatchRow extends MatchSettings {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly gameVersion: number
  readonly host: string | null
  readonly hostName: string | null
  readonly hostMember: boolean
  readonly status: TableStatus
  readonly seedSeal: string | null
  readonly sequence: number
  readonly step: number
  readonly revealedStep: number
  /** Raised by every change of seats, settings or proposals. */
  readonly version: number
  readonly botDueAt: number | null
  readonly summary: Message | null
  readonly standings: readonly Standing[] | null
  readonly frozen: string | null
  readonly createdAt: number
  readonly startedAt: number | null
  readonly movedAt: number | null
  readonly finishedAt: number | null
}

type Booleans = 'listed' | 'afterEnd' | 'hints' | 'randomSeats' | 'hostMember'
type Jsons = 'options' | 'summary' | 'standings'
type MatchColumns = Omit<MatchRow, Booleans | Jsons> &
  Readonly<Record<Booleans, Bit>> & {
    readonly options: string
    readonly summary: string | null
    readonly standings: string | null
  }

const ROWS = sql<MatchColumns>(
  'matches.rows',
  `select m.id, m.code, m.game, m.game_version as "gameVersion", m.name, m.language, m.options, m.host, h.name as "hostName",
     case when h.kind = 'member' then 1 else 0 end as "hostMember", m.status, m.listed, m.watching, m.chat,
     m.after_end as "afterEnd", m.hints, m.random_seats as "randomSeats", m.turn_seconds as "turnSeconds",
     m.when_late as "whenLate", m.bot_delay_ms as "botDelayMs", m.seed_seal as "seedSeal", m.sequence, m.step,
     m.revealed_step as "revealedStep", m.version, m.bot_due_at as "botDueAt", m.summary, m.standings, m.frozen,
     m.created_at as "createdAt", m.started_at as "startedAt", m.moved_at as "movedAt", m.finished_at as "finishedAt"
   from matches m left join accounts h on h.id = m.host where m.id in {inList}`,
)

/** Returns the matches with these ids, in that order, without unknown ids. */
export async function matchRows(driver: Driver, ids: readonly string[]): Promise<MatchRow[]> {
  if (ids.length === 0) return []
  const found = new Map((await driver.read(ROWS, [JSON.stringify(ids)])).map((row) => [row.id, matchOf(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

export async function matchRow(driver: Driver, id: string): Promise<MatchRow | null> {
  return (await matchRows(driver, [id]))[0] ?? null
}

function matchOf(row: MatchColumns): MatchRow {
  return {
    ...row,
    listed: row.listed === 1,
    afterEnd: row.afterEnd === 1,
    hints: row.hints === 1,
    randomSeats: row.randomSeats === 1,
    hostMember: row.hostMember === 1,
    options: fromJson<unknown>(row.options),
    summary: mapNullable(row.summary, (text) => fromJson<Message>(text)),
    standings: mapNullable(row.standings, (text) => fromJson<Standing[]>(text)),
  }
}

const BY_CODE = sql<{ id: string }>('matches.by-code', 'select id from matches where code = ?')
const HEADS = sql<MatchHead>('matches.heads', 'select id, sequence, version from matches where id in {inList}')
const HAS_CODE = sql<{ id: string }>('matches.has-code', 'select id from matches where id = ? and code = ?')
const SEED = sql<{ seed: string | null }>('matches.seed', 'select seed from matches where id = ?')
const OF_PERSON = sql<{ id: string }>(
  'matches.of-person',
  `select id from matches where host = ?
   union select match from seats where holder = ?
   union select match from seats where owner = ?`,
)
const LISTED = sql<{ id: string; createdAt: number }>(
  'matches.listed',
  `select m.id, m.created_at as "createdAt" from matches m
   where m.listed = 1 and m.created_at < ? and exists (select 1 from seats s where s.match = m.id and s.automatic = 0
     and s.holder is null and (m.status = 'gathering' or (m.status = 'playing' and s.open = 1)))
   and not exists (select 1 from blocks b where (b.account = ? and b.blocked = m.host) or (b.blocked = ? and b.account = m.host))
   order by m.created_at desc limit ?`,
)
const RUNNING = sql<{ id: string }>(
  'matches.running',
  `select id from matches where status = 'playing' and moved_at > 0 and frozen is null order by moved_at desc limit ?`,
)

/** The position of a match: `sequence` of its last entry, `version` of its seats, settings and proposals. */
export interface MatchHead {
  readonly id: string
  readonly sequence: number
  readonly version: number
}

export function matchHeads(driver: Driver, ids: readonly string[]): Promise<MatchHead[]> {
  return driver.read(HEADS, [JSON.stringify(ids)])
}

export async function matchByCode(driver: Driver, code: string): Promise<string | null> {
  return (await driver.read(BY_CODE, [code]))[0]?.id ?? null
}

export async function hasCode(driver: Driver, id: string, code: string): Promise<boolean> {
  return (await driver.read(HAS_CODE, [id, code])).length > 0
}

/** The seed is a secret until the end. */
export async function seedOf(driver: Driver, id: string): Promise<string | null> {
  return (await driver.read(SEED, [id]))[0]?.seed ?? null
}

/** Matches that an account hosts, sits at, or owns a seat of. */
export async function matchesOf(driver: Driver, account: string): Promise<string[]> {
  return (await driver.read(OF_PERSON, [account, account, account])).map(({ id }) => id)
}

/** Returns open tables with a free seat, newest first, without hosts who block the account or are blocked by it. */
export function listedMatches(
  driver: Driver,
  account: string | null,
  createdBefore: number,
  limit: number,
): Promise<{ readonly id: string; readonly createdAt: number }[]> {
  return driver.read(LISTED, [createdBefore, account, account, limit])
}

/** Running matches, those with the newest moves first. */
export async function runningMatches(driver: Driver, limit: number): Promise<string[]> {
  return (await driver.read(RUNNING, [limit])).map(({ id }) => id)
}

export interface NewMatch extends MatchSettings {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly gameVersion: number
  readonly host: string
  readonly createdAt: number
  readonly seats: readonly Seat[]
  /** Seats that the rules play. */
  readonly automatic: readonly Seat[]
}

const CREATE = sql(
  'matches.create',
  `insert into matches (id, code, game, game_version, host, created_at, name, language, options, listed, watching, chat,
     after_end, hints, random_seats, turn_seconds, when_late, bot_delay_ms)
   values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
)

/** Returns false if the id or the code exists, or the host is deleted. */
export async function createMatch(driver: Driver, match: NewMatch): Promise<boolean> {
  const { id, code, game, gameVersion, host, createdAt, seats, automatic } = match
  const { done } = await driver.batch([
    { sql: CREATE, values: [id, code, game, gameVersion, host, createdAt, ...settingsValues(match)], expect: 1 },
    ...placeStatements(id, seats, automatic),
    lockAccountStatement(host),
  ])
  return done
}

function settingsValues(settings: MatchSettings) {
  return [
    settings.name,
    settings.language,
    JSON.stringify(settings.options),
    bit(settings.listed),
    settings.watching,
    settings.chat,
    bit(settings.afterEnd),
    bit(settings.hints),
    bit(settings.randomSeats),
    settings.turnSeconds,
    settings.whenLate,
    settings.botDelayMs,
  ]
}

/** The version of the row that a change builds on. */
export interface TableVersion {
  readonly match: string
  readonly version: number
}

/** A change of settings, seats or turns: all of it or nothing. */
export interface TableChange extends TableVersion {
  readonly status: 'gathering' | 'playing'
  readonly at: number
  readonly settings?: MatchSettings
  /** New seats, where the options need them. */
  readonly places?: { readonly seats: readonly Seat[]; readonly automatic: readonly Seat[] }
  readonly assignments?: readonly SeatAssignment[]
  readonly turns?: readonly SeatTurn[]
  readonly seatChanges?: readonly SeatChange[]
  readonly host?: string | null
  readonly code?: string
  readonly botDueAt?: number
  /** Statements of other subjects in the same batch: votes, reminders. */
  readonly extra?: readonly Statement[]
}

const RAISE = sql(
  'matches.raise',
  'update matches set version = version + 1 where id = ? and version = ? and status = ?',
)
const TOUCH = sql('matches.touch', `update matches set version = version + 1 where id = ? and status = 'playing'`)
const SETTINGS = sql(
  'matches.settings',
  `update matches set name = ?, language = ?, options = ?, listed = ?, watching = ?, chat = ?, after_end = ?, hints = ?,
     random_seats = ?, turn_seconds = ?, when_late = ?, bot_delay_ms = ? where id = ?`,
)
const HOST = sql('matches.host', 'update matches set host = ? where id = ?')
const CODE = sql('matches.code', 'update matches set code = ? where id = ?')
const BOT_DUE = sql('matches.bot-due', 'update matches set bot_due_at = ? where id = ?')
const REMOVE = sql('matches.remove', `delete from matches where id = ? and version = ? and status = 'gathering'`)
const FREEZE = sql(
  'matches.freeze',
  'update matches set frozen = ?, version = version + 1 where id = ? and frozen is null',
)

/** The first statement of each batch that changes a table: fails if the caller has an old row. */
export function raiseVersionStatement({ match, version }: TableVersion, status: TableChange['status']): Statement {
  return { sql: RAISE, values: [match, version, status], expect: 1 }
}

/** The same for a change that is right for any version: other statements of the batch have its conditions. */
export function touchStatement(match: string): Statement {
  return { sql: TOUCH, values: [match], expect: 1 }
}

/** Returns false if the row has changed: the caller reads it again. */
export async function changeTable(driver: Driver, change: TableChange): Promise<boolean> {
  const {
    match,
    status,
    at,
    settings,
    places,
    assignments = [],
    turns = [],
    seatChanges = [],
    host,
    code,
    botDueAt,
  } = change
  const { extra = [] } = change
  const statements: Statement[] = [raiseVersionStatement(change, status)]
  if (settings !== undefined)
    statements.push({ sql: SETTINGS, values: [...settingsValues(settings), match], expect: 1 })
  if (places !== undefined) statements.push(...placeStatements(match, places.seats, places.automatic))
  for (const assignment of assignments) statements.push(assignmentStatement(match, assignment))
  for (const turn of turns) statements.push(turnStatement(match, turn))
  for (const note of seatChanges) statements.push(seatChangeStatement(match, at, note))
  if (host !== undefined) statements.push({ sql: HOST, values: [host, match], expect: 1 })
  if (code !== undefined) statements.push({ sql: CODE, values: [code, match], expect: 1 })
  if (botDueAt !== undefined) statements.push({ sql: BOT_DUE, values: [botDueAt, match], expect: 1 })
  const { done } = await driver.batch([...statements, ...extra])
  return done
}

/** Deletes a table that has not started. Returns false if the row has changed. */
export async function removeMatch(driver: Driver, { match, version }: TableVersion): Promise<boolean> {
  const { done } = await driver.batch([{ sql: REMOVE, values: [match, version], expect: 1 }])
  return done
}

/** Marks a match of an unsupported rules version: it can be read, not played. */
export async function freezeMatch(driver: Driver, match: string, why: string): Promise<boolean> {
  const { done } = await driver.batch([{ sql: FREEZE, values: [why, match], expect: 1 }])
  return done
}

export interface MatchStart extends TableVersion {
  readonly at: number
  readonly gameVersion: number
  readonly seed: string
  readonly seedSeal: string
  readonly summary: Message
  readonly botDueAt: number | null
  readonly assignments: readonly SeatAssignment[]
  readonly turns: readonly SeatTurn[]
  readonly seatChanges: readonly SeatChange[]
  readonly entry: Entry
  readonly snapshot: StoredSnapshot
}

const START = sql(
  'matches.start',
  `update matches set status = 'playing', version = version + 1, seed = ?, seed_seal = ?, game_version = ?, sequence = 1,
     started_at = ?, moved_at = ?, summary = ?, bot_due_at = ?
   where id = ? and version = ? and status = 'gathering'`,
)

/** Returns false if the row has changed. */
export async function startMatch(driver: Driver, start: MatchStart): Promise<boolean> {
  const { match, version, at, gameVersion, seed, seedSeal, summary, botDueAt } = start
  const values = [seed, seedSeal, gameVersion, at, at, JSON.stringify(summary), botDueAt, match, version]
  const { done } = await driver.batch([
    { sql: START, values, expect: 1 },
    ...start.assignments.map((assignment) => assignmentStatement(match, assignment)),
    ...start.seatChanges.map((note) => seatChangeStatement(match, at, note)),
    entryStatement(match, start.entry, at),
    ...start.turns.map((turn) => turnStatement(match, turn)),
    snapshotStatement(match, start.snapshot),
  ])
  return done
}
