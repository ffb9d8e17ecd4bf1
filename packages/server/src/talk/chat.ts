// Chat at a table: phrases that cross languages, and own words where the host allows them.
import { type ChatLine, refused } from '@hustings/protocol'
import type { ServerContext } from '../context.ts'
import { isConstraint, type Queries } from '../database/database.ts'
import type { Account } from '../people/accounts.ts'
import type { TableRow } from '../tables/rows.ts'

interface MessageRow {
  readonly id: string
  readonly account: string | null
  readonly name: string | null
  readonly member: boolean
  readonly seat: string | null
  readonly at: Date
  readonly phrase: string | null
  readonly text: string | null
  readonly hidden: boolean
}

const COLUMNS = `m.id, m.account, a.name, coalesce(a.kind = 'member', false) as member, m.seat, m.at, m.phrase, m.text,
  m.hidden_at is not null as hidden`

export type NewLine = { readonly id: string } & ({ readonly phrase: string } | { readonly text: string })

/** The id comes from the page: sent twice it is written once. */
export async function write(node: ServerContext, table: TableRow, account: Account, line: NewLine): Promise<void> {
  const { match } = table
  const phrasesOnly = match.chat === 'phrases' || (match.listed && account.kind === 'guest')
  if ('text' in line && phrasesOnly) throw refused('chat-closed')
  const seat = table.seats.find(({ holder }) => holder === account.id)?.seat ?? null
  try {
    await node.database.write(
      'insert into messages (id, match, account, seat, at, phrase, text) values ($1, $2, $3, $4, $5, $6, $7)',
      [
        line.id,
        match.id,
        account.id,
        seat,
        node.now(),
        'phrase' in line ? line.phrase : null,
        'text' in line ? line.text : null,
      ],
    )
  } catch (error) {
    if (isConstraint(error, 'messages_pkey')) return
    throw error
  }
  node.bus.say({ kind: 'chat', id: match.id, message: line.id })
}

/** The last lines, without those of people whom the reader has blocked or who have blocked the reader. */
export async function linesFor(
  queries: Pick<Queries, 'read'>,
  match: string,
  reader: string | null,
  before: Date,
  limit: number,
): Promise<ChatLine[]> {
  const rows = await queries.read<MessageRow>(
    `select ${COLUMNS} from messages m left join accounts a on a.id = m.account
     where m.match = $1 and m.at < $2 and not exists (select from blocks b
       where (b.account = $3 and b.blocked = m.account) or (b.blocked = $3 and b.account = m.account))
     order by m.at desc limit $4`,
    [match, before, reader, limit],
  )
  return rows.map(lineOf).toReversed()
}

export async function lineById(
  queries: Pick<Queries, 'read'>,
  id: string,
): Promise<(ChatLine & { match: string }) | null> {
  const [row] = await queries.read<MessageRow & { match: string }>(
    `select m.match, ${COLUMNS} from messages m left join accounts a on a.id = m.account where m.id = $1`,
    [id],
  )
  return row === undefined ? null : { match: row.match, ...lineOf(row) }
}

/** Accounts that do not see what this one writes. */
export async function strangersTo(queries: Pick<Queries, 'read'>, account: string): Promise<Set<string>> {
  const rows = await queries.read<{ other: string }>(
    `select blocked as other from blocks where account = $1 union select account as other from blocks where blocked = $1`,
    [account],
  )
  return new Set(rows.map(({ other }) => other))
}

function lineOf(row: MessageRow): ChatLine {
  return {
    id: row.id,
    by: row.account === null ? null : { id: row.account, name: row.name ?? '', member: row.member },
    seat: row.seat,
    at: row.at.toISOString(),
    phrase: row.hidden ? null : row.phrase,
    text: row.hidden ? null : row.text,
    hidden: row.hidden,
  }
}
