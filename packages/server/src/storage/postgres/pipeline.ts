// Runs a batch in two round trips: begin with all statements, then commit or rollback.
import type pg from 'pg'
import { textFor } from '../dialect.ts'
import type { BatchResult, Row, Statement, StorageUnavailable, Value } from '../driver.ts'
import type { Sql } from '../sql.ts'
import { type ErrorKind, errorKindOf, storageError } from './error-kind.ts'

/** SQL with numbered placeholders, converted once per statement. */
const texts = new Map<Sql<unknown>, string>()

/** A prepared query under the name of the statement. */
export function queryFor(sql: Sql<unknown>, values: readonly Value[]): pg.QueryConfig {
  let text = texts.get(sql)
  if (text === undefined) {
    text = textFor('postgres', sql)
    texts.set(sql, text)
  }
  return { name: sql.name, text, values: [...values] }
}

/** Outcome of one attempt; after `retry` another attempt can succeed. */
export type PipelineResult = BatchResult | { readonly done: 'retry'; readonly error: Error }

export interface PipelineOutcome {
  readonly result: PipelineResult | { readonly done: 'error'; readonly error: Error }
  /** The connection must not be used again. */
  readonly isBroken: boolean
}

export async function runPipeline(client: pg.ClientBase, statements: readonly Statement[]): Promise<PipelineOutcome> {
  // Pipelined: all are sent before the first answer.
  const begun = settled(client.query('begin'))
  const sent = statements.map(({ sql, values }) => settled(client.query<Row>(queryFor(sql, values))))
  const begin = await begun
  const answers = await Promise.all(sent)
  const result = begin.error === null ? evaluate(statements, answers) : failure('begin', begin.error, 'not-written')
  if (result.done === true) {
    const commit = await settled(client.query('commit'))
    if (commit.error === null) return { result, isBroken: false }
    const isRetry = errorKindOf(commit.error) === 'retry'
    const outcome = isRetry ? 'not-written' : 'unknown'
    return { result: failure('commit', commit.error, outcome), isBroken: !isRetry }
  }
  if (answers.some(({ error }) => error !== null && errorKindOf(error) === 'away')) return { result, isBroken: true }
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

/** The first statement that failed decides. */
function evaluate(statements: readonly Statement[], answers: readonly Settled[]): PipelineOutcome['result'] {
  for (const [i, { sql, expect }] of statements.entries()) {
    const answer = answers[i]
    if (answer === undefined) throw new Error('a statement without an answer')
    if (answer.error !== null) {
      if (errorKindOf(answer.error) === 'key') return { done: false, failed: i }
      return failure(sql.name, answer.error, 'not-written')
    }
    if (expect !== undefined && answer.count !== expect) return { done: false, failed: i }
  }
  return { done: true, rows: answers.map(({ rows }) => rows) }
}

function failure(name: string, error: Error, outcome: StorageUnavailable['outcome']): PipelineOutcome['result'] {
  const made = storageError(name, error, outcome)
  const errorKind: ErrorKind = errorKindOf(error)
  return errorKind === 'retry' ? { done: 'retry', error: made } : { done: 'error', error: made }
}
