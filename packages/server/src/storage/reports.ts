// Reports of messages, and the decisions of moderators. Each batch begins with the row of the message.

import { suspendStatement } from './accounts.ts'
import type { Bit } from './columns.ts'
import { type Driver, type Statement, StorageUnavailable } from './driver.ts'
import { endAllSessionsStatements } from './sessions.ts'
import { sql } from './sql.ts'

/** Number of open reports that hides a message. */
const HIDES = 2
const ATTEMPTS = 3

export interface NewReport {
  readonly message: string
  readonly by: string
  readonly why: string
  readonly at: number
}

// The count is raised before the report is written: two reports at once each see the other.
const COUNT = sql<{ count: number; hiddenAt: number | null }>(
  'reports.count',
  `update messages set report_count = report_count + 1,
     hidden_at = case when report_count + 1 >= ${HIDES} then coalesce(hidden_at, ?) else hidden_at end
   where id = ? and account is distinct from ? returning report_count as count, hidden_at as "hiddenAt"`,
)
const ADD = sql(
  'reports.add',
  'insert into reports (message, by_account, why, at) values (?, ?, ?, ?) on conflict do nothing',
)

export type ReportOutcome =
  | 'reported'
  /** This report hid the message. */
  | 'hidden'
  /** The account has reported it before. */
  | 'known'
  /** There is no such message by another account. */
  | 'own'

export async function addReport(driver: Driver, { message, by, why, at }: NewReport): Promise<ReportOutcome> {
  const result = await driver.batch([
    { sql: COUNT, values: [at, message, by], expect: 1 },
    { sql: ADD, values: [message, by, why, at], expect: 1 },
  ])
  if (!result.done) return result.failed === 0 ? 'own' : 'known'
  const [counted] = result.rows[0] ?? []
  return counted?.count === HIDES && counted.hiddenAt === at ? 'hidden' : 'reported'
}

export interface OpenReport {
  readonly message: string
  readonly match: string
  readonly table: string
  readonly account: string | null
  readonly name: string | null
  readonly member: boolean
  readonly text: string | null
  readonly phrase: string | null
  /** Time of the first report. */
  readonly at: number
  readonly hidden: boolean
  readonly reasons: readonly string[]
}

type OpenColumns = Omit<OpenReport, 'member' | 'hidden' | 'reasons'> & {
  readonly member: Bit
  readonly hidden: Bit
  readonly why: string
}

const OPEN = sql<OpenColumns>(
  'reports.open',
  `select m.id as message, m.match, t.name as "table", m.account, a.name, case when a.kind = 'member' then 1 else 0 end as member,
     m.text, m.phrase, r.at, case when m.hidden_at is null then 0 else 1 end as hidden, r.why
   from reports r join messages m on m.id = r.message join matches t on t.id = m.match
     left join accounts a on a.id = m.account
   where r.settled_at is null and r.message in (
     select message from reports where settled_at is null group by message order by min(at) limit ?)
   order by r.at`,
)
const OPEN_AT = sql<{ match: string }>(
  'reports.open-at',
  `select distinct m.match from messages m join reports r on r.message = m.id
   where m.match in {inList} and r.settled_at is null`,
)

/** Returns messages with open reports, those that were reported first at the beginning. */
export async function openReports(driver: Driver, limit: number): Promise<OpenReport[]> {
  const found = new Map<string, OpenReport>()
  for (const { why, ...row } of await driver.read(OPEN, [limit])) {
    const { reasons, ...first } = found.get(row.message) ?? { ...row, reasons: [] }
    const seen = { ...first, member: row.member === 1, hidden: row.hidden === 1 }
    found.set(row.message, { ...seen, reasons: [...reasons, why] })
  }
  return [...found.values()]
}

/** Returns those of the matches that have open reports. */
export async function reportedMatches(driver: Driver, matches: readonly string[]): Promise<Set<string>> {
  if (matches.length === 0) return new Set()
  return new Set((await driver.read(OPEN_AT, [JSON.stringify(matches)])).map(({ match }) => match))
}

export interface Decision {
  readonly message: string
  readonly moderator: string
  readonly hide: boolean
  /** Suspends the author, unless that is a moderator. */
  readonly suspend: boolean
  readonly at: number
}

const AUTHOR = sql<{ match: string; account: string | null }>(
  'reports.author',
  'select match, account from messages where id = ?',
)
const HIDE = sql(
  'reports.hide',
  `update messages set hidden_at = coalesce(hidden_at, ?), hidden_by = ?, report_count = 0
   where id = ? and account is not distinct from ?`,
)
const SHOW = sql(
  'reports.show',
  `update messages set hidden_at = null, hidden_by = null, report_count = 0
   where id = ? and account is not distinct from ?`,
)
const SETTLE = sql(
  'reports.settle',
  'update reports set settled_at = ?, settled_by = ? where message = ? and settled_at is null',
)

/** Settles all reports of a message. Returns its table and the suspended account; null without such a message. */
export async function decide(
  driver: Driver,
  decision: Decision,
): Promise<{ readonly match: string; readonly suspended: string | null } | null> {
  const { message, moderator, hide, suspend, at } = decision
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [found] = await driver.read(AUTHOR, [message])
    if (found === undefined) return null
    const { match, account } = found
    const statements: Statement[] = [
      hide
        ? { sql: HIDE, values: [at, moderator, message, account], expect: 1 }
        : { sql: SHOW, values: [message, account], expect: 1 },
      { sql: SETTLE, values: [at, moderator, message] },
    ]
    const suspended = suspend ? account : null
    if (suspended !== null) {
      statements.push(suspendStatement(suspended, at), ...endAllSessionsStatements(suspended))
    }
    if ((await driver.batch(statements)).done) return { match, suspended }
  }
  throw new StorageUnavailable('the author of a message kept changing', 'not-written')
}
