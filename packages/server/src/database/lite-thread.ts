// PGlite in a thread of its own: statements cost the thread that answers people no time.
import { cpSync } from 'node:fs'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type {
  LiteOutcome,
  LitePlace,
  LitePosition,
  LiteQuery,
  LiteRequest,
  LiteStart,
  LiteTrouble,
} from './lite-words.ts'
import { Position } from './position.ts'

interface Asked {
  query<R>(text: string, values: unknown[], options?: { rowMode?: 'array' | 'object' }): Promise<{ rows: R[] }>
  exec(text: string): Promise<unknown>
}

/** A transaction that is open: statements come one by one, then its end. */
interface OpenTransaction {
  readonly asked: Asked
  end(commit: boolean): Promise<void>
}

/** A file of changes that are written down before they are made. */
const CHANGES = /[/\\]pg_wal[/\\][0-9A-F]{24}$/

/**
 * What is certain has looked at its match and its people already: that each row's match and person exist is not asked again,
 * which costs a quarter of the whole.
 */
const WITHOUT_KEYS = 'set local session_replication_role = replica'

/** Thrown inside PGlite's transaction, so that it rolls back. */
class RolledBack extends Error {}

async function opened({ folder, dump }: LiteStart): Promise<PGlite> {
  const loadDataDir = dump === null ? {} : { loadDataDir: new Blob([new Uint8Array(dump)]) }
  return PGlite.create({ dataDir: folder ?? 'memory://', ...loadDataDir })
}

class Thread {
  private readonly lite: PGlite
  private readonly folder: string | null
  private readonly transactions = new Map<number, OpenTransaction>()

  constructor(lite: PGlite, folder: string | null) {
    this.lite = lite
    this.folder = folder
  }

  async carryOut(request: LiteRequest): Promise<unknown> {
    switch (request.kind) {
      case 'query':
        return rowsOf(this.in(request.transaction), request.query)
      case 'script':
        await this.in(request.transaction).exec(request.text)
        return null
      case 'together':
        return this.together(request.queries, request.place)
      case 'certainly':
        return this.certainly(request.queries, request.position)
      case 'begin':
        return this.begin(request.transaction)
      case 'end': {
        const open = this.transactions.get(request.transaction)
        this.transactions.delete(request.transaction)
        await open?.end(request.commit)
        return null
      }
      case 'dump':
        return new Uint8Array(await (await this.lite.dumpDataDir('gzip')).arrayBuffer())
      case 'copy':
        await this.copy(request.to)
        return null
      case 'close':
        await this.lite.close()
        return null
    }
  }

  /** At a checkpoint: what was written down of changes before it is not needed, nor what is kept for those to come. */
  private async copy(to: string): Promise<void> {
    if (this.folder === null) throw new Error('there are no files')
    await this.lite.exec('checkpoint')
    const { rows } = await this.lite.query<{ first: string; last: string }>(
      'select redo_wal_file as first, pg_walfile_name(pg_current_wal_lsn()) as last from pg_control_checkpoint()',
    )
    const [found] = rows
    if (found === undefined) throw new Error('the database does not know its own files')
    const { first, last } = found
    const needed = (path: string) => !CHANGES.test(path) || (basename(path) >= first && basename(path) <= last)
    cpSync(this.folder, to, { recursive: true, filter: needed })
  }

  private in(transaction: number | null): Asked {
    if (transaction === null) return this.lite
    const open = this.transactions.get(transaction)
    if (open === undefined) throw new Error('the transaction has ended')
    return open.asked
  }

  /** All in one transaction if all are possible, otherwise each in one of its own. */
  private async together(queries: readonly LiteQuery[], place: LitePlace | null): Promise<LiteOutcome<unknown[]>[]> {
    const numbers = place === null ? [] : queries.map((_, i) => place.first + i)
    const begin = place === null ? null : new Position(place.position.at, place.position.ahead)
    try {
      return (await this.stroke(queries, begin?.with(numbers) ?? null)).map((value) => ({ value }))
    } catch (error) {
      if (queries.length === 1) return [await this.refusedAlone(error, begin?.with(numbers) ?? null)]
    }
    const done: LiteOutcome<unknown[]>[] = []
    for (const [i, query] of queries.entries()) {
      const before = begin?.with(numbers.slice(0, i)) ?? null
      const [outcome] = await this.together([query], before && { position: before, first: numbers[i] ?? 0 })
      if (outcome !== undefined) done.push(outcome)
    }
    return done
  }

  /** The statements and, in the same stroke, how far the database has come in the ledger. */
  private async stroke(queries: readonly LiteQuery[], position: LitePosition | null): Promise<unknown[][]> {
    const [only] = queries
    if (only !== undefined && queries.length === 1) {
      return [await rowsOf(this.lite, position === null ? only : { ...only, text: markedWith(position, only.text) })]
    }
    return this.lite.transaction(async (tx) => {
      const rows: unknown[][] = []
      for (const query of queries) rows.push(await rowsOf(tx, query))
      if (position !== null) await markPosition(tx, position)
      return rows
    })
  }

  private async certainly(queries: readonly LiteQuery[], position: LitePosition | null): Promise<null> {
    await this.lite.transaction(async (tx) => {
      await tx.exec(WITHOUT_KEYS)
      for (const query of queries) {
        const rows = await rowsOf(tx, { ...query, array: true })
        if (rows.some((row) => Array.isArray(row) && row[0] === false)) throw new Error('what was certain was refused')
      }
      if (position !== null) await markPosition(tx, position)
    })
    return null
  }

  private async refusedAlone(error: unknown, position: LitePosition | null): Promise<LiteOutcome<unknown[]>> {
    if (position !== null) await markPosition(this.lite, position)
    return { trouble: troubleOf(error) }
  }

  /** Resolves when the transaction is open; PGlite lets everybody else wait until it ends. */
  private begin(number: number): Promise<null> {
    return new Promise((began, failed) => {
      let settle: (commit: boolean) => void = () => undefined
      const decided = new Promise<boolean>((resolve) => {
        settle = resolve
      })
      const whole = this.lite.transaction(async (tx) => {
        const end = async (commit: boolean) => {
          settle(commit)
          await whole.catch((error: unknown) => {
            if (!(error instanceof RolledBack)) throw error
          })
        }
        this.transactions.set(number, { asked: tx, end })
        began(null)
        if (!(await decided)) throw new RolledBack()
      })
      whole.catch(failed)
    })
  }
}

async function rowsOf(asked: Asked, { text, values, array }: LiteQuery): Promise<unknown[]> {
  const { rows } = await asked.query<unknown>(text, [...values], array ? { rowMode: 'array' } : {})
  return rows
}

/** A statement by itself, which in the same stroke writes down where the database stands: no transaction around it is needed. */
function markedWith({ at, ahead }: LitePosition, text: string): string {
  const mark = `ledger_mark as (update ledger_position set at = ${at}, ahead = '{${ahead.join()}}')`
  const withs = /^\s*with\s+/i.exec(text)
  return withs === null ? `with ${mark} ${text}` : `with ${mark}, ${text.slice(withs[0].length)}`
}

async function markPosition(asked: Asked, { at, ahead }: LitePosition): Promise<void> {
  await asked.query('update ledger_position set at = $1, ahead = $2::integer[]', [at, `{${ahead.join()}}`])
}

function troubleOf(error: unknown): LiteTrouble {
  const field = (name: string): string | null => {
    const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : null
    return typeof value === 'string' ? value : null
  }
  return { message: field('message') ?? 'unknown', code: field('code'), constraint: field('constraint') }
}

const port = parentPort
if (port === null) throw new Error('this is a thread of the server')
const start: LiteStart = workerData
const opening = opened(start).then((lite) => new Thread(lite, start.folder))
port.on('message', ({ id, request }: { readonly id: number; readonly request: LiteRequest }) => {
  opening
    .then((thread) => thread.carryOut(request))
    .then(
      (value) => port.postMessage({ id, outcome: { value } }),
      (error: unknown) => port.postMessage({ id, outcome: { trouble: troubleOf(error) } }),
    )
})
opening.then(
  () => port.postMessage({ id: 0, outcome: { value: null } }),
  (error: unknown) => port.postMessage({ id: 0, outcome: { trouble: troubleOf(error) } }),
)
