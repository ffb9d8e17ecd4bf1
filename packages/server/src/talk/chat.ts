// Chat at a table: translated phrases, and free text where the host allows it.
import { type ChatLine, refused } from '@hustings/protocol'
import type { ServerContext } from '../context/context.ts'
import type { Account } from '../storage/accounts.ts'
import { addMessage, type MessageRow, messageById, messagesBefore } from '../storage/chat.ts'
import type { Driver } from '../storage/driver.ts'
import type { TableRow } from '../tables/table-row.ts'

export type NewLine = { readonly id: string } & ({ readonly phrase: string } | { readonly text: string })

/** The client creates the id, so a line that is sent twice is written once. */
export async function write(node: ServerContext, table: TableRow, account: Account, line: NewLine): Promise<void> {
  const { match } = table
  const phrasesOnly = match.chat === 'phrases' || (match.listed && account.kind === 'guest')
  if ('text' in line && phrasesOnly) throw refused('chat-closed')
  const isNew = await addMessage(node.storage, {
    id: line.id,
    match: match.id,
    account: account.id,
    seat: table.seats.find(({ holder }) => holder === account.id)?.seat ?? null,
    at: node.now(),
    phrase: 'phrase' in line ? line.phrase : null,
    text: 'text' in line ? line.text : null,
  })
  if (isNew) node.bus.publish({ kind: 'chat', id: match.id, message: line.id })
}

/** The last lines, without those of people whom the reader has blocked or who have blocked the reader. */
export async function linesFor(
  driver: Driver,
  match: string,
  reader: string | null,
  before: number,
  limit: number,
): Promise<ChatLine[]> {
  return (await messagesBefore(driver, match, reader, before, limit)).map(lineOf).toReversed()
}

export async function lineById(driver: Driver, id: string): Promise<(ChatLine & { match: string }) | null> {
  const row = await messageById(driver, id)
  return row === null ? null : { match: row.match, ...lineOf(row) }
}

function lineOf(row: MessageRow): ChatLine {
  return {
    id: row.id,
    by: row.account === null ? null : { id: row.account, name: row.name ?? '', member: row.member },
    seat: row.seat,
    at: new Date(row.at).toISOString(),
    phrase: row.hidden ? null : row.phrase,
    text: row.hidden ? null : row.text,
    hidden: row.hidden,
  }
}
