// The embedded database as the server talks to it: PGlite in a thread of its own.
import { Worker } from 'node:worker_threads'
import type {
  LiteOutcome,
  LitePlace,
  LitePosition,
  LiteQuery,
  LiteReply,
  LiteRequest,
  LiteStart,
  LiteTrouble,
} from './lite-words.ts'

const THREAD = new URL('./lite-thread.ts', import.meta.url)
/** The thread's first word: it has opened the database, or why it could not. */
const OPENED = 0

interface Waiting {
  resolve(value: unknown): void
  reject(error: Error): void
}

export interface LiteTransaction {
  query(query: LiteQuery): Promise<unknown[]>
  script(text: string): Promise<void>
}

export class Lite {
  private readonly thread: Worker
  private readonly waiting = new Map<number, Waiting>()
  private lastId = OPENED
  private transactions = 0

  private constructor(start: LiteStart) {
    this.thread = new Worker(THREAD, { workerData: start })
    this.thread.on('message', (reply: LiteReply) => this.heard(reply))
    this.thread.on('error', (error: Error) => this.lost(error))
    this.thread.on('exit', () => this.lost(new Error('the thread of the database has ended')))
  }

  static async open(start: LiteStart): Promise<Lite> {
    const lite = new Lite(start)
    await new Promise<unknown>((resolve, reject) => lite.waiting.set(OPENED, { resolve, reject })).catch(
      async (error: unknown) => {
        await lite.thread.terminate()
        throw error
      },
    )
    return lite
  }

  async query(query: LiteQuery): Promise<unknown[]> {
    return asRows(await this.ask({ kind: 'query', query, transaction: null }))
  }

  async script(text: string): Promise<void> {
    await this.ask({ kind: 'script', text, transaction: null })
  }

  /** Each statement's own outcome; what waits together costs one commit. */
  async together(queries: readonly LiteQuery[], place: LitePlace | null): Promise<(unknown[] | Error)[]> {
    const outcomes = await this.ask({ kind: 'together', queries, place })
    if (!Array.isArray(outcomes)) throw new Error('the thread of the database speaks another language')
    return outcomes.map((outcome: LiteOutcome) =>
      'value' in outcome ? asRows(outcome.value) : errorOf(outcome.trouble),
    )
  }

  /** Throws if one of them is refused, and then none was carried out. */
  async certainly(queries: readonly LiteQuery[], position: LitePosition | null): Promise<void> {
    await this.ask({ kind: 'certainly', queries, position })
  }

  /** All or nothing; everybody else waits meanwhile. */
  async transaction<T>(act: (transaction: LiteTransaction) => Promise<T>): Promise<T> {
    const transaction = ++this.transactions
    await this.ask({ kind: 'begin', transaction })
    try {
      const result = await act({
        query: async (query) => asRows(await this.ask({ kind: 'query', query, transaction })),
        script: async (text) => {
          await this.ask({ kind: 'script', text, transaction })
        },
      })
      await this.ask({ kind: 'end', transaction, commit: true })
      return result
    } catch (error) {
      await this.ask({ kind: 'end', transaction, commit: false })
      throw error
    }
  }

  async dump(): Promise<Uint8Array> {
    const bytes = await this.ask({ kind: 'dump' })
    if (!(bytes instanceof Uint8Array)) throw new Error('the thread of the database speaks another language')
    return bytes
  }

  /** Copies the files; every question waits meanwhile. */
  async copy(to: string): Promise<void> {
    await this.ask({ kind: 'copy', to })
  }

  async close(): Promise<void> {
    await this.ask({ kind: 'close' })
    await this.thread.terminate()
  }

  private ask(request: LiteRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const id = ++this.lastId
      this.waiting.set(id, { resolve, reject })
      this.thread.postMessage({ id, request })
    })
  }

  private heard({ id, outcome }: LiteReply): void {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    if ('value' in outcome) waiting?.resolve(outcome.value)
    else waiting?.reject(errorOf(outcome.trouble))
  }

  private lost(error: Error): void {
    for (const { reject } of this.waiting.values()) reject(error)
    this.waiting.clear()
  }
}

function asRows(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function errorOf({ message, code, constraint }: LiteTrouble): Error {
  return Object.assign(new Error(message), code === null ? {} : { code }, constraint === null ? {} : { constraint })
}
