// Folders of data for tests of backups: an embedded database with one row, and a digest of all its files.
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../cli.ts'
import { openDatabase } from '../database/open.ts'

/** What a command says, and the code it ends with. */
export async function typed(env: NodeJS.ProcessEnv, ...argv: string[]) {
  const said: string[] = []
  const code = await run(argv, { out: (line) => said.push(line), err: (line) => said.push(line) }, env)
  return { code, said: said.join('\n') }
}

export const openFolder = (folder: string) => openDatabase({ url: null, folder, log: () => undefined })

/** The one row of a database, if it is there. */
export async function keptIn(folder: string): Promise<unknown[]> {
  const database = await openFolder(folder)
  const rows = await database.read('select name from server_keys')
  await database.close()
  return rows
}

/** A digest of every file in a folder, by its path. */
export async function digests(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const path of (await readdir(folder, { recursive: true })).toSorted()) {
    const file = join(folder, path)
    const isFile = (await stat(file)).isFile()
    found[path] = isFile
      ? createHash('sha256')
          .update(await readFile(file))
          .digest('hex')
      : 'folder'
  }
  return found
}

export interface DataWithBackup {
  readonly root: string
  readonly data: string
  readonly backup: string
}

/** A folder with an embedded database that holds one row, and a backup of it. */
export async function dataWithBackup(): Promise<DataWithBackup> {
  const root = await mkdtemp(join(tmpdir(), 'hustings-restore-'))
  const data = join(root, 'data')
  const backup = join(root, 'good.backup')
  const database = await openFolder(data)
  await database.write(`insert into server_keys (name, value) values ('kept', '1')`)
  await database.backup(backup)
  await database.close()
  return { root, data, backup }
}
