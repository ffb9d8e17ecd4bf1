// Before the tests: migrates one embedded database and dumps it, because that takes three times as long as loading a dump.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../database/open.ts'
import './provided.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'hustings-template-'))
  const file = join(folder, 'template.tar')
  const database = await openDatabase({ url: null, folder: null, log: () => undefined })
  await database.backup(file)
  await database.close()
  await writeFile(file, gunzipSync(await readFile(file)))
  project.provide('embeddedTemplate', file)
  return () => rm(folder, { recursive: true, force: true })
}
