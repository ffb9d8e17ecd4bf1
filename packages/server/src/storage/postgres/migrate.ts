// Applies the migrations to a PostgreSQL schema, on one node at a time.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrationFor } from '../dialect.ts'
import { type Applied, MIGRATIONS_TABLE, pendingMigrations, readMigrations } from '../migrate.ts'
import { type ConnectionSettings, SCHEMA, withClient } from './connection.ts'

/** Any number, the same on all nodes. */
const LOCK = 5_207_311

/** Applies pending migrations in one transaction; returns their names. */
export function migratePostgres(settings: ConnectionSettings, folder?: string): Promise<string[]> {
  const { schema = SCHEMA } = settings
  return withClient(settings, async (client) => {
    const files = readMigrations('postgres', folder)
    if (pendingMigrations(files, await appliedIn(client, schema)).length === 0) return []
    // Another node may have applied them in the meantime: read again under the lock.
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const pending = pendingMigrations(files, await appliedIn(client, schema))
    await client.query('begin')
    try {
      await client.query(`create schema if not exists ${pg.escapeIdentifier(schema)}`)
      await client.query(migrationFor('postgres', MIGRATIONS_TABLE))
      for (const { name, text, checksum } of pending) {
        await client.query(text)
        await client.query('insert into schema_migrations values ($1, $2, $3)', [name, checksum, Date.now()])
      }
      await client.query('insert into server_state (id, epoch) values (1, $1) on conflict do nothing', [randomUUID()])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
    return pending.map(({ name }) => name)
  })
}

export async function appliedIn(client: pg.ClientBase, schema: string): Promise<Applied[]> {
  const { rows } = await client.query<{ there: string | null }>('select to_regclass($1)::text as there', [
    `${pg.escapeIdentifier(schema)}.schema_migrations`,
  ])
  if (rows[0]?.there == null) return []
  const applied = await client.query<Applied>('select name, checksum from schema_migrations order by name')
  return applied.rows
}
