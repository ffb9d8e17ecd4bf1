// The data of a person: exported as one JSON file, or deleted.
import type { Seat } from '@hustings/kernel'
import { TroubleError } from '@hustings/protocol'
import type { ServerContext } from '../context/context.ts'
import { accountById } from '../storage/accounts.ts'
import { fromJson } from '../storage/columns.ts'
import type { Driver, Row } from '../storage/driver.ts'
import { deleteAccount, exportMatches, exportRows, playingSeats } from '../storage/privacy.ts'
import type { TableService } from '../tables/actor/table-service.ts'
import { withRetries } from './retry.ts'

const TIMES = new Set([
  'at',
  'away_from',
  'away_until',
  'confirmed_at',
  'created_at',
  'expires_at',
  'finished_at',
  'seen_at',
  'used_at',
])
const JSONS = new Set(['options', 'shows', 'standings', 'wants'])
const BOOLEANS = new Set(['abandoned'])

/** Returns all data of a person, without tokens and hashes. */
export async function exportOf(storage: Driver, id: string): Promise<Record<string, unknown>> {
  const { account, ...rows } = await exportRows(storage, id)
  const records = await exportMatches(storage, id)
  return {
    format: 'hustings-account',
    account: account.map(exported)[0] ?? null,
    ...Object.fromEntries(Object.entries(rows).map(([section, found]) => [section, found.map(exported)])),
    records: records.map(({ match, choices }) => ({ ...exported(match), choices })),
  }
}

function exported(row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value === 'number' && TIMES.has(name)) return [name, new Date(value).toISOString()]
      if (typeof value === 'number' && BOOLEANS.has(name)) return [name, value === 1]
      return [name, typeof value === 'string' && JSONS.has(name) ? fromJson<unknown>(value) : value]
    }),
  )
}

/** Deletes everything that identifies a person at once. An empty account stays as the actor of its choices. */
export async function deletePerson(
  node: ServerContext,
  tables: Pick<TableService, 'deleteSeat'>,
  account: string,
): Promise<void> {
  const { storage } = node
  const changed = await withRetries(async () => {
    if ((await accountById(storage, account)) === null) return []
    for (const { match, seat } of await playingSeats(storage, account)) await botTakesSeat(tables, match, seat, account)
    const result = await deleteAccount(storage, account, node.now())
    return result.kind === 'deleted' ? result.tables : null
  })
  for (const id of changed) node.bus.publish({ kind: 'table', id })
  node.bus.publish({ kind: 'signed-out', id: account })
}

/** Leaves a seat that the account no longer has, or whose match has ended. */
async function botTakesSeat(
  tables: Pick<TableService, 'deleteSeat'>,
  match: string,
  seat: Seat,
  account: string,
): Promise<void> {
  try {
    await tables.deleteSeat(match, seat, account)
  } catch (error) {
    if (!(error instanceof TroubleError && ['table-over', 'not-found'].includes(error.trouble.code))) throw error
  }
}
