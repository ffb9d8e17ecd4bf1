// Group commit without a timer: what waits together shares one transaction and one fsync, each batch in a savepoint.
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { Row, Value } from '../driver.ts'
import type { Answer, Reply, Request, SlowRead, SqlMessage, StatementMessage } from './thread-messages.ts'
import { isOutside, type Trouble, troubleOf } from './trouble.ts'

export const GROUP_BATCHES = 256
export const GROUP_BYTES = 4 * 1024 * 1024
const SLOW_READ_MS = 50

/** The first request and those that wait behind it, in their order, up to the limits of a group. */
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
  /** What ended the whole group; null when it was committed. */
  readonly failure: { readonly trouble: Trouble; readonly message: string } | null
}

interface Prepared {
  readonly name: string
  readonly statement: StatementSync
  readonly returnsRows: boolean
}

/** What ends all batches of a group: the disk, the file, or a fault of ours. */
class GroupFailure extends Error {
  readonly trouble: Trouble
  readonly isUnknown: boolean

  constructor(trouble: Trouble, cause: unknown, isUnknown: boolean) {
    super(messageOf(cause), { cause })
    this.trouble = trouble
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

  /** Carries out a group. Reads are answered after its commit, by the same connection. */
  run(group: readonly Request[]): GroupOutcome {
    const replies: Reply[] = []
    const batches = group.filter(({ task }) => task.kind === 'batch')
    const { failure, hasWritten } = this.runBatches(batches, replies)
    const slow = this.answerReads(group, replies)
    return { replies, slow, failure, hasWritten }
  }

  /** A write of one statement, with its own commit. Throws what SQLite throws. */
  writeNow(text: string, values: readonly Value[]): void {
    this.begin.run()
    try {
      this.database.prepare(text).run(...values.map(bound))
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
      const { trouble, message, isUnknown } = error
      for (const { id } of batches) replies.push([id, { kind: 'error', trouble, message, isUnknown }])
      return { failure: { trouble, message }, hasWritten: false }
    }
  }

  private step(statement: StatementSync, isCommit: boolean): void {
    try {
      statement.run()
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === 'program') throw error
      throw new GroupFailure(trouble, error, isCommit)
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
        const count = returnsRows ? returned.length : Number(statement.run(...values.map(bound)).changes)
        if (expect !== null && count !== expect) return { kind: 'failed', statement: i }
        rows.push(returned)
      } catch (error) {
        const trouble = troubleOf(error)
        if (isOutside(trouble) || trouble === 'corrupt' || trouble === 'fsync') {
          throw new GroupFailure(trouble, error, false)
        }
        if (trouble === 'key') return { kind: 'failed', statement: i }
        return { kind: 'error', trouble, message: `${this.nameOf(number)}: ${messageOf(error)}`, isUnknown: false }
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
      return { kind: 'error', trouble: troubleOf(error), message, isUnknown: false }
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
  const rows: readonly Record<string, unknown>[] = statement.all(...values.map(bound))
  return rows as Row[]
}

/** Node binds numbers as REAL; whole ones must stay INTEGER, as they are in PostgreSQL. */
function bound(value: Value): SQLInputValue {
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
