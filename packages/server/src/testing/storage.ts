// Tests on both databases with Vitest. PostgreSQL only where it is available.
import { describe } from 'vitest'
import { hasPostgres, type StorageKind } from './databases.ts'

export * from './databases.ts'

/** Runs the same tests on both databases. */
export function onBothStorages(title: string, tests: (kind: StorageKind) => void): void {
  describe(`${title}, SQLite`, () => tests('sqlite'))
  describe.skipIf(!hasPostgres())(`${title}, PostgreSQL`, () => tests('postgres'))
}

export function onPostgresStorage(title: string, tests: () => void): void {
  describe.skipIf(!hasPostgres())(title, tests)
}
