// PGlite in a thread of its own: statements cost the thread that answers people no time.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import type { LiteOutcome, LiteQuery, LiteRequest, LiteStart, LiteTrouble } from './lite-words.ts'

interface Asked {
  query<R>(text: string, values: unknown[], options?: { rowMode?: 'array' | 'object' }): Promise<{ rows: R[] }>
  exec(text: string): Promise<unknown>
}

/** A transaction that is open: statements come one by one, then its end. */
interface OpenTransaction {
  readonly asked: Asked
  end(commit: boolean): Promise<void>
}

/** Thrown inside PGlite's transaction, so that it rolls back. */
class RolledBack extends Error {}

async function opened({ folder, dump }: LiteStart): Promise<PGlite> {
  const loadDataDir = dump === null ? {} : { loadDataDir: new Blob([new Uint8Array(dump)]) }
  return PGlite.create({ dataDir: folder ?? 'memory://', ...loadDataDir })
}

class Thread {
  private readonly lite: PGlite
  private readonly transactions = new Map<number, OpenTransaction>()

  constructor(lite: PGlite) {
    this.lite = lite
  }

  async carryOut(request: LiteRequest): Promise<unknown> {
    switch (request.kind) {
      case 'query':
        return rowsOf(this.in(request.transaction), request.query)
      case 'script':
        await this.in(request.transaction).exec(request.text)
        return null
      case 'together':
        return this.together(request.queries, request.first)
      case 'certainly':
        return this.stroke(request.queries, request.last)
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
      case 'close':
        await this.lite.close()
        return null
    }
  }

  private in(transaction: number | null): Asked {
    if (transaction === null) return this.lite
    const open = this.transactions.get(transaction)
    if (open === undefined) throw new Error('the transaction has ended')
    return open.asked
  }

  /** All in one transaction if all are possible, otherwise each in one of its own. */
  private async together(queries: readonly LiteQuery[], first: number | null): Promise<LiteOutcome<unknown[]>[]> {
    try {
      const last = first === null ? null : first + queries.length - 1
      return (await this.stroke(queries, last)).map((value) => ({ value }))
    } catch (error) {
      if (queries.length === 1) return [await this.refusedAlone(error, first)]
    }
    const done: LiteOutcome<unknown[]>[] = []
    for (const [i, query] of queries.entries()) {
      const [outcome] = await this.together([query], first === null ? null : first + i)
      if (outcome !== undefined) done.push(outcome)
    }
    return done
  }

  /** The statements and, in the same stroke, how far the database has come in the ledger. */
  private async stroke(queries: readonly LiteQuery[], last: number | null): Promise<unknown[][]> {
    const [only] = queries
    if (only !== undefined && queries.length === 1) {
      return [await rowsOf(this.lite, last === null ? only : { ...only, text: markedWith(last, only.text) })]
    }
    return this.lite.transaction(async (tx) => {
      const rows: unknown[][] = []
      for (const query of queries) rows.push(await rowsOf(tx, query))
      if (last !== null) await markPosition(tx, last)
      return rows
    })
  }

  private async refusedAlone(error: unknown, number: number | null): Promise<LiteOutcome<unknown[]>> {
    if (number !== null) await markPosition(this.lite, number)
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

/** A statement by itself, which in the same stroke writes down its number: no transaction around it is needed. */
function markedWith(number: number, text: string): string {
  const mark = `ledger_mark as (update ledger_position set at = ${number})`
  const withs = /^\s*with\s+/i.exec(text)
  return withs === null ? `with ${mark} ${text}` : `with ${mark}, ${text.slice(withs[0].length)}`
}

async function markPosition(asked: Asked, position: number): Promise<void> {
  await asked.query('update ledger_position set at = $1', [position])
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
const opening = opened(start).then((lite) => new Thread(lite))
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
