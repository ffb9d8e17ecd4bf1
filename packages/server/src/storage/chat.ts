// Messages of the chat at a table.
import type { Bit } from './columns.ts'
import type { Driver } from './driver.ts'
import { sql } from './sql.ts'

export interface NewMessage {
  /** Created by the client: a message that is sent twice is written once. */
  readonly id: string
  readonly match: string
  readonly account: string
  readonly seat: string | null
  readonly at: number
  /** Either a phrase or a text. */
  readonly phrase: string | null
  readonly text: string | null
}

export interface MessageRow {
  readonly id: string
  readonly match: string
  readonly account: string | null
  readonly name: string | null
  readonly member: boolean
  readonly seat: string | null
  readonly at: number
  readonly phrase: string | null
  readonly text: string | null
  readonly hidden: boolean
}

type MessageColumns = Omit<MessageRow, 'member' | 'hidden'> & { readonly member: Bit; readonly hidden: Bit }

const ADD = sql<{ id: string }>(
  'chat.add',
  `insert into messages (id, match, account, seat, at, phrase, text) values (?, ?, ?, ?, ?, ?, ?)
   on conflict (id) do nothing returning id`,
)
const BEFORE = sql<MessageColumns>(
  'chat.before',
  `select m.id, m.match, m.account, a.name, case when a.kind = 'member' then 1 else 0 end as member, m.seat, m.at, m.phrase,
     m.text, case when m.hidden_at is null then 0 else 1 end as hidden
   from messages m left join accounts a on a.id = m.account
   where m.match = ? and m.at < ? and not exists (select 1 from blocks b
     where (b.account = ? and b.blocked = m.account) or (b.blocked = ? and b.account = m.account))
   order by m.at desc limit ?`,
)
const BY_ID = sql<MessageColumns>(
  'chat.by-id',
  `select m.id, m.match, m.account, a.name, case when a.kind = 'member' then 1 else 0 end as member, m.seat, m.at, m.phrase,
     m.text, case when m.hidden_at is null then 0 else 1 end as hidden
   from messages m left join accounts a on a.id = m.account where m.id = ?`,
)

/** Returns false if the message exists. */
export async function addMessage(driver: Driver, message: NewMessage): Promise<boolean> {
  const { id, match, account, seat, at, phrase, text } = message
  return (await driver.write(ADD, [id, match, account, seat, at, phrase, text])).length > 0
}

/** Returns the last messages before a time, newest first, without those of accounts that block the reader or are blocked. */
export async function messagesBefore(
  driver: Driver,
  match: string,
  reader: string | null,
  before: number,
  limit: number,
): Promise<MessageRow[]> {
  return (await driver.read(BEFORE, [match, before, reader, reader, limit])).map(messageOf)
}

export async function messageById(driver: Driver, id: string): Promise<MessageRow | null> {
  const [found] = await driver.read(BY_ID, [id])
  return found === undefined ? null : messageOf(found)
}

function messageOf(row: MessageColumns): MessageRow {
  return { ...row, member: row.member === 1, hidden: row.hidden === 1 }
}

/** A message that is new, hidden or shown again. */
export interface MessageChange {
  readonly id: string
  readonly match: string
  readonly hidden: boolean
}

const CHANGED = sql<Omit<MessageChange, 'hidden'> & { readonly hidden: Bit }>(
  'chat.changed',
  `select m.id, m.match, case when m.hidden_at is null then 0 else 1 end as hidden from messages m
   where m.match in {inList} and m.at > ?
   union select m.id, m.match, case when m.hidden_at is null then 0 else 1 end
   from messages m join reports r on r.message = m.id where m.match in {inList} and (r.at > ? or r.settled_at > ?)`,
)

/** Returns messages of these matches that were written, reported or judged after a time. */
export async function changedMessages(
  driver: Driver,
  matches: readonly string[],
  after: number,
): Promise<MessageChange[]> {
  const list = JSON.stringify(matches)
  const rows = await driver.read(CHANGED, [list, after, list, after, after])
  return rows.map((row) => ({ ...row, hidden: row.hidden === 1 }))
}
