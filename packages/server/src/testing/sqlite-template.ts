// Before the tests: migrates one SQLite file that test databases are copied from.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { DATABASE_FILE } from '../storage/sqlite/data-folder.ts'
import { openSqlite } from '../storage/sqlite/driver.ts'
import type {} from './after-file.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-template-'))
  const driver = await openSqlite({ folder, reserveBytes: 0, log: () => undefined })
  await driver.close()
  project.provide('sqliteTemplate', join(folder, DATABASE_FILE))
  return () => rm(folder, { recursive: true, force: true })
}
