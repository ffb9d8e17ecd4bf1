// Values that the global setup of a test runner provides to all test files.

export interface Provided {
  /** The cluster, without a database; null where PostgreSQL is not available. */
  readonly postgresUrl: string | null
  /** A migrated database in that cluster, which new ones are copied from. */
  readonly postgresTemplate: string | null
  /** A migrated SQLite file, which new ones are copied from. */
  readonly sqliteTemplate: string | undefined
}

let values: Provided = { postgresUrl: null, postgresTemplate: null, sqliteTemplate: undefined }

/** The test runner passes the values on before it loads a test file. */
export function provide(given: Partial<Provided>): void {
  values = { ...values, ...given }
}

export function provided<K extends keyof Provided>(name: K): Provided[K] {
  return values[name]
}
