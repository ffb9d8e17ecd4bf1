// Backups of PostgreSQL: one private file of pg_dump, which appears when it is complete and readable.
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BackupFacts } from '../driver.ts'
import { makePrivate, synced, syncFolder } from '../durable-files.ts'
import { SCHEMA } from './connection.ts'
import { runTool, withoutPassword } from './tools.ts'

export async function backupPostgres(url: string, file: string): Promise<BackupFacts> {
  const start = performance.now()
  const part = `${file}.part`
  // pg_dump writes into the existing file, which keeps its mode.
  await makePrivate(part)
  try {
    const args = ['--format=custom', '--no-owner', '--no-privileges', `--schema=${SCHEMA}`, `--file=${part}`]
    await runTool('pg_dump', [...args, withoutPassword(url)], url)
    await runTool('pg_restore', ['--list', part], null)
    await synced(part)
    const { size } = await stat(part)
    await rename(part, file)
    await syncFolder(dirname(file))
    return { file, bytes: size, milliseconds: performance.now() - start }
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
