// One batch on one connection: begin and all statements go out at once, then commit or rollback. Two round trips.
import type pg from 'pg'
import { textFor } from '../dialect.ts'
import type { BatchResult, Row, Statement, StorageUnavailable, Value } from '../driver.ts'
import type { Sql } from '../sql.ts'
import { storageError, type Trouble, troubleOf } from './trouble.ts'

/** Texts with numbered placeholders, made once for each statement. */
const texts = new Map<Sql<unknown>, string>()

/** Prepared under the name of the statement. */
export function queryFor(sql: Sql<unknown>, values: readonly Value[]): pg.QueryConfig {
  let text = texts.get(sql)
  if (text === undefined) {
    text = textFor('postgres', sql)
    texts.set(sql, text)
  }
  return { name: sql.name, text, values: [...values] }
}

/** The outcome of a batch on one connection; `retry` says that the same may succeed now. */
export type PipelineResult = BatchResult | { readonly done: 'retry'; readonly error: Error }

export interface PipelineOutcome {
  readonly result: PipelineResult | { readonly done: 'error'; readonly error: Error }
  /** The connection must not be used again. */
  readonly isBroken: boolean
}

export async function runPipeline(client: pg.ClientBase, statements: readonly Statement[]): Promise<PipelineOutcome> {
  // All of them are sent before any is answered.
  const begun = settled(client.query('begin'))
  const sent = statements.map(({ sql, values }) => settled(client.query<Row>(queryFor(sql, values))))
  const begin = await begun
  const answers = await Promise.all(sent)
  const result = begin.error === null ? judge(statements, answers) : failure('begin', begin.error, 'not-written')
  if (result.done === true) {
    const commit = await settled(client.query('commit'))
    if (commit.error === null) return { result, isBroken: false }
    const isRetry = troubleOf(commit.error) === 'retry'
    const outcome = isRetry ? 'not-written' : 'unknown'
    return { result: failure('commit', commit.error, outcome), isBroken: !isRetry }
  }
  if (answers.some(({ error }) => error !== null && troubleOf(error) === 'away')) return { result, isBroken: true }
  const rollback = await settled(client.query('rollback'))
  return { result, isBroken: rollback.error !== null }
}

interface Settled {
  readonly rows: readonly Row[]
  readonly count: number
  readonly error: Error | null
}

async function settled(query: Promise<pg.QueryResult>): Promise<Settled> {
  try {
    const { rows, rowCount } = await query
    return { rows, count: rowCount ?? 0, error: null }
  } catch (error) {
    return { rows: [], count: 0, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

/** The first statement that did not do what was expected decides. */
function judge(statements: readonly Statement[], answers: readonly Settled[]): PipelineOutcome['result'] {
  for (const [i, { sql, expect }] of statements.entries()) {
    const answer = answers[i]
    if (answer === undefined) throw new Error('a statement without an answer')
    if (answer.error !== null) {
      if (troubleOf(answer.error) === 'key') return { done: false, failed: i }
      return failure(sql.name, answer.error, 'not-written')
    }
    if (expect !== undefined && answer.count !== expect) return { done: false, failed: i }
  }
  return { done: true, rows: answers.map(({ rows }) => rows) }
}

function failure(name: string, error: Error, outcome: StorageUnavailable['outcome']): PipelineOutcome['result'] {
  const made = storageError(name, error, outcome)
  const trouble: Trouble = troubleOf(error)
  return trouble === 'retry' ? { done: 'retry', error: made } : { done: 'error', error: made }
}
