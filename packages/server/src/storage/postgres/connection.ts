// Connections to PostgreSQL: schema, time limits, and parsers for plain values.
import pg from 'pg'
import { ANSWER_MS } from '../driver.ts'

/** Schema of all tables, which a restore replaces as a whole. */
export const SCHEMA = 'hustings'

export const CONNECT_MS = 2000

const BOOL = 16
const BYTEA = 17
const INT8 = 20
const NUMERIC = 1700

/** Same values as SQLite: a sum is a number, a comparison is 0 or 1. */
const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [BOOL, (text) => (text === 't' ? 1 : 0)],
  [BYTEA, (text) => new Uint8Array(Buffer.from(text.slice(2), 'hex'))],
  [INT8, Number],
  [NUMERIC, Number],
])

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS.get(oid) ?? (format === undefined ? pg.types.getTypeParser(oid) : pg.types.getTypeParser(oid, format)),
}

export interface ConnectionSettings {
  readonly url: string
  readonly schema?: string
  readonly access?: 'write' | 'read'
}

/** Settings of a connection, without its time limits. */
export function plainConnection({ url }: ConnectionSettings): pg.ClientConfig {
  return { connectionString: url, types, keepAlive: true, connectionTimeoutMillis: CONNECT_MS }
}

/** Settings of a connection with time limits for each statement. */
export function boundedConnection(settings: ConnectionSettings, answerMs = ANSWER_MS): pg.ClientConfig {
  return {
    ...plainConnection(settings),
    statement_timeout: answerMs,
    query_timeout: answerMs,
    idle_in_transaction_session_timeout: 15_000,
  }
}

/** First statement on each connection. */
export function sessionText({ schema = SCHEMA, access = 'write' }: Omit<ConnectionSettings, 'url'>): string {
  const path = `set search_path to ${pg.escapeIdentifier(schema)}`
  return access === 'read' ? `${path}; set default_transaction_read_only to on` : path
}

/** A connection for one purpose; without `config` it has no time limits, for migrations and restores. */
export async function withClient<T>(
  settings: ConnectionSettings,
  act: (client: pg.Client) => Promise<T>,
  config: pg.ClientConfig = plainConnection(settings),
): Promise<T> {
  const client = new pg.Client(config)
  await client.connect()
  // Without a listener a lost connection ends the process. The current statement rejects.
  client.on('error', () => undefined)
  try {
    await client.query(sessionText(settings))
    return await act(client)
  } finally {
    await client.end()
  }
}
