// Notices: the outbox of those that wait to be sent, and the settings of each account.
import type { Seat } from '@hustings/kernel'
import type { Channel, Language, Notice, NoticeSettings } from '@hustings/protocol'
import { fromJson, mapNullable } from './columns.ts'
import type { Driver, Statement } from './driver.ts'
import { sql } from './sql.ts'

type Wants = NoticeSettings['wants']

/** How an account wants to be notified. */
export interface NoticeChoices {
  readonly timeZone: string
  /** Null: the defaults. */
  readonly wants: Wants | null
  /** Quiet hours in minutes after midnight. */
  readonly quiet: { readonly from: number; readonly until: number } | null
}

interface ChoiceColumns {
  readonly timeZone: string
  readonly wants: string | null
  readonly from: number | null
  readonly until: number | null
}

const CHOICES = sql<ChoiceColumns>(
  'notices.choices',
  `select a.time_zone as "timeZone", n.wants, n.quiet_from as "from", n.quiet_until as "until"
   from accounts a left join notice_settings n on n.account = a.id where a.id = ? and a.deleted_at is null`,
)
const SET_CHOICES = sql(
  'notices.set-choices',
  `insert into notice_settings (account, wants, quiet_from, quiet_until) values (?, ?, ?, ?)
   on conflict (account) do update set wants = excluded.wants, quiet_from = excluded.quiet_from,
     quiet_until = excluded.quiet_until`,
)

export async function noticeChoices(driver: Driver, account: string): Promise<NoticeChoices | null> {
  const [found] = await driver.read(CHOICES, [account])
  if (found === undefined) return null
  const { timeZone, wants, from, until } = found
  return {
    timeZone,
    wants: mapNullable(wants, (text) => fromJson<Wants>(text)),
    quiet: from === null || until === null ? null : { from, until },
  }
}

export async function setNoticeChoices(
  driver: Driver,
  account: string,
  { wants, quiet }: { readonly wants: Wants; readonly quiet: NoticeChoices['quiet'] },
): Promise<void> {
  await driver.write(SET_CHOICES, [account, JSON.stringify(wants), quiet?.from ?? null, quiet?.until ?? null])
}

/** Words of a notice. */
export interface NoticeWords {
  readonly table?: string
  readonly person?: string
  /** For `security`: the change, and an address that was replaced. */
  readonly change?: string
  readonly to?: string
}

export interface NewNotice {
  readonly id: string
  readonly account: string
  readonly match: string | null
  readonly seat: Seat | null
  readonly actingSince: number | null
  readonly kind: Notice | 'security'
  readonly channel: Channel
  /** Two notices with the same key are one. */
  readonly onceKey: string
  readonly words: NoticeWords
  readonly sendAt: number
}

/** Notices of one account that may wait on one channel; they are delivered together anyway. */
const WAITING_AT_MOST = 200
const SECURITY_WAITING_AT_MOST = 40

const ADD = sql(
  'notices.add',
  `insert into outbox (id, account, match, seat, acting_since, kind, channel, once_key, words, send_at)
   select ?, a.id, ?, ?, ?, ?, ?, ?, ?, ? from accounts a where a.id = ?
     and (select count(*) from outbox o where o.account = a.id and o.channel = ? and o.sent_at is null) < ?
   on conflict (once_key) do nothing`,
)
const ADD_SECURITY = sql(
  'notices.add-security',
  `insert into outbox (id, account, match, seat, acting_since, kind, channel, once_key, words, send_at)
   select ?, a.id, ?, ?, ?, ?, ?, ?, ?, ? from accounts a where a.id = ?
     and (select count(*) from outbox o where o.account = a.id and o.channel = ? and o.kind = 'security'
       and o.sent_at is null) < ?
   on conflict (once_key) do nothing`,
)

/** Adds nothing if the notice exists or too many wait. */
export function noticeStatement(notice: NewNotice): Statement {
  const { id, account, match, seat, actingSince, kind, channel, onceKey, words, sendAt } = notice
  const isSecurity = kind === 'security'
  const values = [id, match, seat, actingSince, kind, channel, onceKey, JSON.stringify(words), sendAt, account, channel]
  return {
    sql: isSecurity ? ADD_SECURITY : ADD,
    values: [...values, isSecurity ? SECURITY_WAITING_AT_MOST : WAITING_AT_MOST],
  }
}

export async function addNotices(driver: Driver, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length > 0) await driver.batch(notices.map(noticeStatement))
}

const HAVE_PLAYED = sql<{ match: string }>(
  'notices.have-played',
  `select a.match from seats a join seats b on a.match = b.match where a.holder = ? and b.holder = ?
   and not exists (select 1 from blocks where account = ? and blocked = ?) limit 1`,
)

/** Whether the account has sat at a table with the other one, which has not blocked it. */
export async function mayInvite(driver: Driver, account: string, other: string): Promise<boolean> {
  return (await driver.read(HAVE_PLAYED, [account, other, other, account])).length > 0
}

/** A notice that is due. */
export interface DueNotice extends Omit<NewNotice, 'onceKey'> {
  readonly attempts: number
  /** When a notice of the account was last delivered on the channel, if after the given time. */
  readonly lastSent: number | null
}

type DueColumns = Omit<DueNotice, 'words'> & { readonly words: string }

const DUE = sql<DueColumns>(
  'notices.due',
  `select id, account, match, seat, acting_since as "actingSince", kind, channel, words, send_at as "sendAt", attempts,
     (select max(o.sent_at) from outbox o where o.account = outbox.account and o.channel = outbox.channel and o.sent_at > ?
       and o.dropped is null) as "lastSent"
   from outbox where sent_at is null and send_at <= ? and channel = ? and account not in {inList}
   order by send_at limit ?`,
)

export interface DueWish {
  readonly channel: Channel
  readonly now: number
  readonly sentAfter: number
  /** Accounts to leave out. */
  readonly without: readonly string[]
  readonly limit: number
}

export async function dueNotices(driver: Driver, wish: DueWish): Promise<DueNotice[]> {
  const { channel, now, sentAfter, without, limit } = wish
  const rows = await driver.read(DUE, [sentAfter, now, channel, JSON.stringify(without), limit])
  return rows.map((row) => ({ ...row, words: fromJson<NoticeWords>(row.words) }))
}

const MOVE = sql<{ id: string }>(
  'notices.move',
  `update outbox set send_at = ?, attempts = ? where id = ? and send_at = ? and attempts = ? and sent_at is null returning id`,
)

/** A due notice with its next attempt. */
export interface MovedNotice {
  readonly notice: DueNotice
  readonly sendAt: number
  readonly attempts: number
}

/** Moves notices to a later time, which claims them: of two nodes one gets each. Returns the ids of those that were moved. */
export async function moveNotices(driver: Driver, moved: readonly MovedNotice[]): Promise<Set<string>> {
  if (moved.length === 0) return new Set()
  // In one order, so that two nodes never wait for each other.
  const inOrder = moved.toSorted((a, b) => (a.notice.id < b.notice.id ? -1 : 1))
  const result = await driver.batch(
    inOrder.map(({ notice, sendAt, attempts }) => ({
      sql: MOVE,
      values: [sendAt, attempts, notice.id, notice.sendAt, notice.attempts],
    })),
  )
  return new Set(result.done ? result.rows.flatMap((rows) => rows.map(({ id }) => String(id))) : [])
}

const OF_OPEN_TURNS = sql<{ id: string }>(
  'notices.of-open-turns',
  `select o.id from outbox o join seats s on s.match = o.match and s.seat = o.seat
   where o.id in {inList} and s.to_act = 1 and s.acting_since = o.acting_since and s.holder = o.account`,
)
const SETTLE = sql('notices.settle', 'update outbox set sent_at = ?, dropped = ? where id in {inList}')
const RECIPIENT = sql<Recipient>(
  'notices.recipient',
  `select a.name, a.language, e.address from accounts a
   left join emails e on e.account = a.id and e.confirmed_at is not null where a.id = ?`,
)
const WAITING = sql<{ count: number }>(
  'notices.waiting',
  'select count(*) as count from outbox where sent_at is null and send_at > 0',
)

/** Ids of notices whose turn is still open. */
export async function noticesOfOpenTurns(driver: Driver, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await driver.read(OF_OPEN_TURNS, [JSON.stringify(ids)])).map(({ id }) => id))
}

/** Marks notices as sent; with a reason as dropped. */
export async function settleNotices(
  driver: Driver,
  ids: readonly string[],
  dropped: string | null,
  now: number,
): Promise<void> {
  if (ids.length > 0) await driver.write(SETTLE, [now, dropped, JSON.stringify(ids)])
}

export interface Recipient {
  readonly name: string
  readonly language: Language
  /** A confirmed address. */
  readonly address: string | null
}

export async function recipientOf(driver: Driver, account: string): Promise<Recipient | null> {
  return (await driver.read(RECIPIENT, [account]))[0] ?? null
}

export async function waitingNotices(driver: Driver): Promise<number> {
  return (await driver.read(WAITING))[0]?.count ?? 0
}
