// Group commit without a timer: waiting batches share one transaction and one fsync, each in its savepoint.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { Row, Value } from '../driver.ts'
import { type ErrorKind, errorKindOf, isTransient } from './error-kind.ts'
import type { Answer, Reply, Request, SlowRead, SqlMessage, StatementMessage } from './thread-messages.ts'

export const GROUP_BATCHES = 256
export const GROUP_BYTES = 4 * 1024 * 1024
const SLOW_READ_MS = 50

/** Returns the first request and the waiting ones, in their order, up to the limits of a group. */
export function takeGroup(first: Request, next: () => Request | undefined): Request[] {
  const group = [first]
  let bytes = sizeOf(first)
  while (group.length < GROUP_BATCHES && bytes < GROUP_BYTES) {
    const request = next()
    if (request === undefined) break
    group.push(request)
    bytes += sizeOf(request)
  }
  return group
}

function sizeOf({ task }: Request): number {
  if (task.kind !== 'batch') return 0
  let bytes = 0
  for (const [, values] of task.statements) {
    for (const value of values)
      bytes += typeof value === 'object' && value !== null ? value.length : String(value).length
  }
  return bytes
}

export interface GroupOutcome {
  readonly replies: readonly Reply[]
  readonly slow: readonly SlowRead[]
  /** Something was written. */
  readonly hasWritten: boolean
  /** Failure of the whole group; null if it was committed. */
  readonly failure: { readonly errorKind: ErrorKind; readonly message: string } | null
}

interface Prepared {
  readonly name: string
  readonly statement: StatementSync
  readonly returnsRows: boolean
}

/** Ends all batches of a group. */
class GroupFailure extends Error {
  readonly errorKind: ErrorKind
  readonly isUnknown: boolean

  constructor(errorKind: ErrorKind, cause: unknown, isUnknown: boolean) {
    super(messageOf(cause), { cause })
    this.errorKind = errorKind
    this.isUnknown = isUnknown
  }
}

export class GroupCommit {
  private readonly database: DatabaseSync
  private readonly sqls = new Map<number, SqlMessage>()
  private readonly prepared = new Map<number, Prepared>()
  private readonly begin: StatementSync
  private readonly commit: StatementSync
  private readonly savepoint: StatementSync
  private readonly release: StatementSync
  private readonly undo: StatementSync

  constructor(database: DatabaseSync) {
    this.database = database
    this.begin = database.prepare('begin immediate')
    this.commit = database.prepare('commit')
    this.savepoint = database.prepare('savepoint batch')
    this.release = database.prepare('release batch')
    this.undo = database.prepare('rollback to batch')
  }

  define(sqls: readonly SqlMessage[]): void {
    for (const one of sqls) this.sqls.set(one.number, one)
  }

  /** Runs a group. Reads run after its commit, so they return all acknowledged writes. */
  run(group: readonly Request[]): GroupOutcome {
    const replies: Reply[] = []
    const batches = group.filter(({ task }) => task.kind === 'batch')
    const { failure, hasWritten } = this.runBatches(batches, replies)
    const slow = this.answerReads(group, replies)
    return { replies, slow, failure, hasWritten }
  }

  /** Writes one statement in its own transaction. Throws errors of SQLite. */
  writeNow(text: string, values: readonly Value[]): void {
    this.begin.run()
    try {
      this.database.prepare(text).run(...values.map(toSqlite))
      this.commit.run()
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('rollback')
      throw error
    }
  }

  private runBatches(batches: readonly Request[], replies: Reply[]): Pick<GroupOutcome, 'failure' | 'hasWritten'> {
    if (batches.length === 0) return { failure: null, hasWritten: false }
    const answers: Reply[] = []
    try {
      this.step(this.begin, false)
      for (const { id, task } of batches) if (task.kind === 'batch') answers.push([id, this.runBatch(task.statements)])
      this.step(this.commit, true)
      replies.push(...answers)
      return { failure: null, hasWritten: answers.some(([, { kind }]) => kind === 'done') }
    } catch (error) {
      if (!(error instanceof GroupFailure)) throw error
      if (this.database.isTransaction) this.database.exec('rollback')
      const { errorKind, message, isUnknown } = error
      for (const { id } of batches) replies.push([id, { kind: 'error', errorKind, message, isUnknown }])
      return { failure: { errorKind, message }, hasWritten: false }
    }
  }

  private step(statement: StatementSync, isCommit: boolean): void {
    try {
      statement.run()
    } catch (error) {
      const errorKind = errorKindOf(error)
      if (errorKind === 'program') throw error
      throw new GroupFailure(errorKind, error, isCommit)
    }
  }

  private runBatch(statements: readonly StatementMessage[]): Answer {
    this.step(this.savepoint, false)
    const answer = this.runStatements(statements)
    if (answer.kind !== 'done') this.step(this.undo, false)
    this.step(this.release, false)
    return answer
  }

  private runStatements(statements: readonly StatementMessage[]): Answer {
    const rows: Row[][] = []
    for (const [i, [number, values, expect]] of statements.entries()) {
      try {
        const { statement, returnsRows } = this.preparedFor(number)
        const returned = returnsRows ? all(statement, values) : []
        const count = returnsRows ? returned.length : Number(statement.run(...values.map(toSqlite)).changes)
        if (expect !== null && count !== expect) return { kind: 'failed', statement: i }
        rows.push(returned)
      } catch (error) {
        const errorKind = errorKindOf(error)
        if (isTransient(errorKind) || errorKind === 'corrupt' || errorKind === 'fsync') {
          throw new GroupFailure(errorKind, error, false)
        }
        if (errorKind === 'key') return { kind: 'failed', statement: i }
        return { kind: 'error', errorKind, message: `${this.nameOf(number)}: ${messageOf(error)}`, isUnknown: false }
      }
    }
    return { kind: 'done', rows }
  }

  private answerReads(group: readonly Request[], replies: Reply[]): SlowRead[] {
    const slow: SlowRead[] = []
    for (const { id, task } of group) {
      if (task.kind === 'health') replies.push([id, { kind: 'rows', rows: [] }])
      if (task.kind !== 'read') continue
      const start = performance.now()
      replies.push([id, this.runRead(task.sql, task.values)])
      const milliseconds = performance.now() - start
      if (milliseconds > SLOW_READ_MS) slow.push({ name: this.nameOf(task.sql), milliseconds })
    }
    return slow
  }

  private runRead(number: number, values: readonly Value[]): Answer {
    try {
      return { kind: 'rows', rows: all(this.preparedFor(number).statement, values) }
    } catch (error) {
      const message = `${this.nameOf(number)}: ${messageOf(error)}`
      return { kind: 'error', errorKind: errorKindOf(error), message, isUnknown: false }
    }
  }

  private preparedFor(number: number): Prepared {
    const found = this.prepared.get(number)
    if (found !== undefined) return found
    const sql = this.sqls.get(number)
    if (sql === undefined) throw new Error(`the statement ${number} was not defined`)
    const statement = this.database.prepare(sql.text)
    const made = { name: sql.name, statement, returnsRows: statement.columns().length > 0 }
    this.prepared.set(number, made)
    return made
  }

  private nameOf(number: number): string {
    return this.sqls.get(number)?.name ?? `statement ${number}`
  }
}

function all(statement: StatementSync, values: readonly Value[]): Row[] {
  const rows: readonly Record<string, unknown>[] = statement.all(...values.map(toSqlite))
  return rows as Row[]
}

/** Node binds numbers as REAL. Whole numbers must be INTEGER, like in PostgreSQL. */
function toSqlite(value: Value): SQLInputValue {
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
