// The SQLite driver: sends statements to the thread that owns the file, with a time limit for each.
import { Worker } from 'node:worker_threads'
import { textFor } from '../dialect.ts'
import {
  ANSWER_MS,
  type BackupFacts,
  BadValue,
  type BatchResult,
  type Driver,
  type Row,
  type Statement,
  StorageCorrupt,
  StorageRefused,
  StorageUnavailable,
  type Value,
} from '../driver.ts'
import { MIGRATIONS } from '../migrate.ts'
import type { Sql } from '../sql.ts'
import { checkValues } from '../values.ts'
import { BackupSchedule, backupDatabase } from './backup.ts'
import { newestBackup } from './data-folder.ts'
import type {
  Answer,
  Condition,
  FromThread,
  OpenedFacts,
  Problem,
  Refusal,
  Request,
  SqlMessage,
  ThreadSettings,
} from './thread-messages.ts'

/** Exit code of a process whose memory may be ahead of its disk. */
export const THREAD_FAILURE_EXIT = 70

const SWEEP_MS = 1000
const PROBE_MS = 2000
const CHECKPOINT_PAGES = 4000
const RESERVE_BYTES = 16 * 1024 * 1024
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 3 }

export interface SqliteSettings {
  readonly folder: string
  readonly log: (line: string) => void
  /** `read` needs no lock and works while a server runs. */
  readonly access?: 'write' | 'read'
  /** A file to read instead of the database of the folder. */
  readonly file?: string
  /** Makes scheduled backups in the folder. */
  readonly backups?: boolean
  readonly migrations?: string
  /** Pages in the write-ahead log before a checkpoint. */
  readonly checkpointPages?: number
  readonly reserveBytes?: number
  /** Interval of test writes to a full or read-only disk. */
  readonly probeMs?: number
  readonly answerMs?: number
  /** Time to retry opening a folder on such a disk. Default: one attempt. */
  readonly waitMs?: number
  /** Called when the thread fails. Default: the process exits with 70. */
  readonly onThreadFailure?: (error: Error) => void
}

interface Waiting {
  readonly since: number
  /** It may be written after the time limit. */
  readonly isWrite: boolean
  resolve(answer: Answer): void
  reject(error: Error): void
}

/** Opens the folder; retries for `waitMs` while its disk is full or read-only. */
export async function openSqlite(settings: SqliteSettings): Promise<SqliteDriver> {
  const { waitMs = 0, probeMs = PROBE_MS, log } = settings
  const until = Date.now() + waitMs
  for (let attempt = 0; ; attempt++) {
    try {
      const driver = new SqliteDriver(settings)
      const opened = await driver.opened
      if (settings.backups === true) driver.keepBackups(opened)
      return driver
    } catch (error) {
      if (!(error instanceof StorageUnavailable) || Date.now() >= until) throw error
      if (attempt === 0) log(`the data folder cannot be used yet: ${error.message}`)
    }
    await new Promise((resolve) => setTimeout(resolve, probeMs))
  }
}

export class SqliteDriver implements Driver {
  readonly kind = 'sqlite'
  readonly opened: Promise<OpenedFacts>
  /** Last condition that the thread reported. */
  condition: Condition = { kind: 'healthy' }
  /** Number of batches written since the start. */
  written = 0
  private readonly settings: SqliteSettings
  private readonly answerMs: number
  private readonly worker: Worker
  private outgoing: Request[] = []
  private readonly waiting = new Map<number, Waiting>()
  private readonly numbers = new Map<Sql<unknown>, number>()
  private readonly sweep: NodeJS.Timeout
  private readonly ended: Promise<void>
  private schedule: BackupSchedule | null = null
  private nextId = 1
  private isClosing = false

  constructor(settings: SqliteSettings) {
    this.settings = settings
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), {
      name: 'storage',
      workerData: threadSettings(settings),
      resourceLimits: MEMORY,
    })
    this.opened = new Promise((resolve, reject) => {
      this.worker.on('message', (message: FromThread) => {
        if (message.kind === 'ready') resolve(message.opened)
        else if (message.kind === 'refused') {
          this.isClosing = true
          reject(refusalError(message.refusal))
        } else this.receive(message)
      })
      this.worker.once('error', reject)
    })
    this.ended = new Promise((resolve) => {
      this.worker.once('exit', () => {
        clearInterval(this.sweep)
        resolve()
        this.fail(new Error('the storage thread ended'))
      })
    })
    this.worker.once('error', (error: Error) => this.fail(error))
    this.answerMs = settings.answerMs ?? ANSWER_MS
    this.sweep = setInterval(() => this.endWaits(), Math.min(SWEEP_MS, this.answerMs / 2))
    this.sweep.unref()
  }

  async read<R>(sql: Sql<R>, values: readonly Value[] = []): Promise<R[]> {
    checkValues(sql.name, values)
    const define: SqlMessage[] = []
    const number = this.numberOf(sql, define)
    const answer = await this.ask({ kind: 'read', sql: number, values }, define)
    return answer.kind === 'rows' ? rowsOf<R>(answer.rows) : raise(answer)
  }

  async write<R>(sql: Sql<R>, values: readonly Value[] = []): Promise<R[]> {
    const result = await this.batch([{ sql, values }])
    if (!result.done) throw new BadValue(`${sql.name}: a key exists already, or a row is gone`)
    return rowsOf<R>(result.rows[0] ?? [])
  }

  async batch(statements: readonly Statement[]): Promise<BatchResult> {
    const define: SqlMessage[] = []
    const messages = statements.map(({ sql, values, expect }) => {
      checkValues(sql.name, values)
      return [this.numberOf(sql, define), values, expect ?? null] as const
    })
    if (this.settings.access === 'read') throw new StorageUnavailable('the database is open for reading', 'not-written')
    const answer = await this.ask({ kind: 'batch', statements: messages }, define)
    if (answer.kind === 'failed') return { done: false, failed: answer.statement }
    if (answer.kind !== 'done') return raise(answer)
    this.written++
    return { done: true, rows: answer.rows }
  }

  async health(timeoutMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new StorageUnavailable(`the database did not answer in ${timeoutMs} ms`, 'not-written'))
      }, timeoutMs)
    })
    try {
      await Promise.race([this.ask({ kind: 'health' }, []), late])
    } finally {
      clearTimeout(timer)
    }
    const { condition } = this
    if (condition.kind === 'corrupt') throw new StorageCorrupt(condition.message)
    if (condition.kind === 'degraded') throw new StorageUnavailable(condition.message, 'not-written')
  }

  async subscribe(): Promise<void> {}

  async notify(): Promise<void> {}

  backup(file: string): Promise<BackupFacts> {
    return backupDatabase({ folder: this.settings.folder, file })
  }

  keepBackups({ isNew, wasClean }: OpenedFacts): void {
    const { folder, log } = this.settings
    const isBehind = !isNew && (!wasClean || newestBackup(folder) === null)
    this.schedule = new BackupSchedule({ folder, log, written: () => this.written, isBehind })
  }

  async close(): Promise<void> {
    await this.schedule?.stop()
    if (!this.isClosing) {
      this.isClosing = true
      this.post({ id: 0, task: { kind: 'close' }, define: [] })
    }
    await this.ended
    this.rejectAll('the database is closed')
  }

  private ask(task: Request['task'], define: readonly SqlMessage[]): Promise<Answer> {
    if (this.isClosing) return Promise.reject(new StorageUnavailable('the database is closed', 'not-written'))
    return new Promise((resolve, reject) => {
      const id = this.nextId++
      this.waiting.set(id, { since: performance.now(), isWrite: task.kind === 'batch', resolve, reject })
      this.post({ id, task, define })
    })
  }

  /** Requests of the same turn of the event loop go in one message: each message wakes the thread. */
  private post(request: Request): void {
    if (this.outgoing.push(request) > 1) return
    setImmediate(() => {
      this.worker.postMessage(this.outgoing satisfies readonly Request[])
      this.outgoing = []
    })
  }

  private receive(message: FromThread): void {
    if (message.kind === 'condition') this.applyCondition(message.condition)
    if (message.kind !== 'replies') return
    for (const { name, milliseconds } of message.slow) {
      this.settings.log(`slow read: ${name} took ${Math.round(milliseconds)} ms`)
    }
    for (const [id, answer] of message.replies) {
      this.waiting.get(id)?.resolve(answer)
      this.waiting.delete(id)
    }
  }

  private applyCondition(condition: Condition): void {
    this.condition = condition
    if (condition.kind === 'healthy') this.settings.log('the database accepts writes again')
    else if (condition.kind === 'corrupt') this.settings.log(`the database is damaged: ${condition.message}`)
    else this.settings.log(`the database does not accept writes (${condition.cause}): ${condition.message}`)
  }

  /** Returns the number of a statement in the thread, and defines a new one in the same message. */
  private numberOf(sql: Sql<unknown>, define: SqlMessage[]): number {
    const known = this.numbers.get(sql)
    if (known !== undefined) return known
    const number = this.numbers.size
    this.numbers.set(sql, number)
    define.push({ number, name: sql.name, text: textFor('sqlite', sql) })
    return number
  }

  private endWaits(): void {
    const before = performance.now() - this.answerMs
    for (const [id, { since, isWrite, reject }] of this.waiting) {
      if (since > before) return
      this.waiting.delete(id)
      reject(new StorageUnavailable(`no answer in ${this.answerMs} ms`, isWrite ? 'unknown' : 'not-written'))
    }
  }

  private fail(error: Error): void {
    if (this.isClosing) return
    this.isClosing = true
    this.rejectAll('the storage thread is gone')
    this.settings.log(`the storage thread failed: ${error.stack ?? error.message}`)
    const { onThreadFailure = () => process.exit(THREAD_FAILURE_EXIT) } = this.settings
    onThreadFailure(error)
  }

  private rejectAll(why: string): void {
    for (const { isWrite, reject } of this.waiting.values()) {
      reject(new StorageUnavailable(why, isWrite ? 'unknown' : 'not-written'))
    }
    this.waiting.clear()
  }
}

function threadSettings(settings: SqliteSettings): ThreadSettings {
  return {
    folder: settings.folder,
    file: settings.file ?? null,
    access: settings.access ?? 'write',
    migrations: settings.migrations ?? MIGRATIONS,
    checkpointPages: settings.checkpointPages ?? CHECKPOINT_PAGES,
    reserveBytes: settings.reserveBytes ?? RESERVE_BYTES,
    probeMs: settings.probeMs ?? PROBE_MS,
  }
}

function rowsOf<R>(rows: readonly Row[]): R[] {
  return rows as R[]
}

function raise(answer: Answer): never {
  throw answer.kind === 'error' ? problemError(answer) : new Error(`an answer of the kind ${answer.kind}`)
}

function problemError({ errorKind, message, isUnknown }: Problem): Error {
  switch (errorKind) {
    case 'key':
    case 'value':
      return new BadValue(message)
    case 'corrupt':
      return new StorageCorrupt(message)
    case 'program':
      return new Error(message)
    default:
      return new StorageUnavailable(message, isUnknown ? 'unknown' : 'not-written')
  }
}

function refusalError({ error, message }: Refusal): Error {
  switch (error) {
    case 'corrupt':
      return new StorageCorrupt(message)
    case 'unavailable':
      return new StorageUnavailable(message, 'not-written')
    case 'other':
      return new Error(message)
    default:
      return new StorageRefused(error, message)
  }
}
