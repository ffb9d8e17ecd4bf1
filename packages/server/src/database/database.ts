// What the server needs of a database: PGlite inside this process or PostgreSQL, behind one small face.
import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy'

export type Value = string | number | boolean | null | Date | Uint8Array | readonly string[]

export type Row = Record<string, unknown>

/** The handle for typed queries; its statements go through `read` and `write` like all others. */
export type Typed = PgRemoteDatabase

export interface Queries {
  /** A statement that changes nothing. */
  read<R extends object = Row>(text: string, values?: readonly Value[]): Promise<R[]>
  /** A statement that may change something. All that varies, time and ids included, is among its values. */
  write<R extends object = Row>(text: string, values?: readonly Value[]): Promise<R[]>
  /** Several statements without values: a migration. */
  script(text: string): Promise<void>
  readonly typed: Typed
}

/**
 * A statement whose outcome is known before it is carried out: nothing else can have changed what it builds on. It concerns
 * one match and writes to `matches`, `seats`, `journal` and `snapshots` only; should it be refused all the same, its answer
 * is false.
 */
export interface CertainWrite extends CertainStatement {
  /** The match: only writes of the same one depend on each other. */
  readonly subject: string
  /** Statements that do what all of these do one after the other, in as few strokes as it takes. */
  together(all: readonly CertainWrite[]): readonly CertainStatement[]
}

export interface CertainStatement {
  readonly text: string
  readonly values: readonly Value[]
  /** Both as the ledger keeps them, where that costs less than to write them down from their values. */
  readonly kept?: string
}

/** What a database that nobody else writes to can promise. */
export interface Certainty {
  /** Changes with every other write that may concern the match; null while one is on its way. What was read at the same mark is still true. */
  mark(match: string): number | null
  /** True when it is on the disk: what is read later has it. False when the mark is another one by now: nothing was written. */
  write(what: CertainWrite, mark: number): Promise<boolean>
}

export interface Database extends Queries {
  readonly kind: 'embedded' | 'postgres'
  /** Null where other nodes write to the same database. */
  readonly certainty: Certainty | null
  /** Reads that wait for nobody else's statements, to find out whether the database answers. */
  readonly probe: Pick<Queries, 'read'>
  /** The same for whoever reads of one match only: they need not wait for what is promised of others. */
  ofMatch(match: string): Pick<Queries, 'read'>
  /** All or nothing; what `act` reads stays true until it is written. `match` says that it concerns no other one; null: none at all. */
  transaction<T>(act: (queries: Queries) => Promise<T>, match?: string | null): Promise<T>
  /** Hears what `notify` says on any node; `lost` is called when words may have been missed. */
  listen(channel: string, hear: (payload: string) => void, lost: () => void): Promise<void>
  notify(channel: string, payload: string): Promise<void>
  /** Everything as one file. */
  backup(file: string): Promise<void>
  close(): Promise<void>
}

/** The statement broke a unique index or a check: somebody was first, or the values are wrong. */
export function isConstraint(error: unknown, name?: string): boolean {
  const found = causeWithCode(error)
  if (found === null || !found.code.startsWith('23')) return false
  return name === undefined || found.constraint === name
}

/** A value that no database could take: a text with a null character, a number beyond all bounds. */
export function isBadValue(error: unknown): boolean {
  return causeWithCode(error)?.code.startsWith('22') === true
}

/** The database cannot be asked now; the same may succeed later. */
export function isAway(error: unknown): boolean {
  const found = causeWithCode(error)
  if (found === null) return error instanceof Error && /terminat|timeout|ended|closed/i.test(error.message)
  return /^(08|53|57|58)|^E[A-Z]{3,}/.test(found.code) || found.code === '25006'
}

interface Coded {
  readonly code: string
  readonly constraint: string | null
}

function causeWithCode(error: unknown): Coded | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') {
      const constraint = 'constraint' in at && typeof at.constraint === 'string' ? at.constraint : null
      return { code: at.code, constraint }
    }
    if (at instanceof AggregateError && at.errors.length > 0) return causeWithCode(at.errors[0])
  }
  return null
}
