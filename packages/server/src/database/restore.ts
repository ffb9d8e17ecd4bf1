// Restores the embedded database from a backup. The copy is opened and read through before anything is moved.
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { copyBackup } from './backups.ts'
import { syncAll, syncFolder } from './durable.ts'
import { Lite } from './lite.ts'
import { lockFolder } from './lock.ts'
import { mustKnow } from './migrate.ts'

/** The file or folder is no backup of Hustings, or a broken one. Nothing was changed. */
export class BrokenBackup extends Error {}

/** How files are moved and made sure of; tests let them fail. */
interface Disk {
  readonly move: (from: string, to: string) => Promise<void>
  readonly sync: (folder: string) => Promise<void>
}
const DISK: Disk = { move: rename, sync: syncFolder }

const IN_USE = /^(database|backups|running|ledger-.*\.log)$/
const SET_ASIDE = /^(before-restore-.*|database-untrusted)$/

/** Puts a backup, a file or a folder, in the place of the data in `folder`; returns where the old data is now. */
export async function restoreEmbedded(folder: string, backup: string, disk: Disk = DISK): Promise<string | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(folder)
  const copy = join(folder, 'restored')
  try {
    await rm(copy, { recursive: true, force: true })
    await makeCopy(backup, copy).catch((error: unknown) => {
      throw new BrokenBackup(`${backup} is not a usable backup, nothing was changed: ${textOf(error)}`)
    })
    return await swap(folder, copy, disk)
  } finally {
    await rm(copy, { recursive: true, force: true })
    await rm(`${copy}.part`, { recursive: true, force: true })
    await lock.release()
  }
}

/** Names in the folder of data that a restore or a recovery has set aside. */
export async function setAsideIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => SET_ASIDE.test(name)).toSorted()
}

/** Whether a database was ever made in the folder, and not set aside since. */
export async function hasData(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => [])
  return names.some((name) => IN_USE.test(name))
}

/** Makes a database of the backup, reads every row of it, and writes it to the disk. */
async function makeCopy(backup: string, copy: string): Promise<void> {
  const isFolder = (await stat(backup)).isDirectory()
  if (isFolder) {
    // PGlite makes a new database in a folder that has none.
    await stat(join(backup, 'PG_VERSION'))
    await copyBackup(backup, copy)
  }
  const lite = await Lite.open({ folder: copy, dump: isFolder ? null : await readFile(backup) })
  try {
    const tables = await texts(lite, `select quote_ident(tablename) from pg_tables where schemaname = 'public'`)
    if (!tables.includes('journal')) throw new Error('it holds no tables of Hustings')
    await mustKnow(await texts(lite, 'select name from schema_migrations'))
    for (const table of tables) await texts(lite, `select count(t::text)::text from ${table} t`)
  } finally {
    await lite.close()
  }
  await syncAll(copy)
}

async function texts(lite: Lite, text: string): Promise<string[]> {
  const rows = await lite.query({ text, values: [], array: true })
  return rows.flatMap((row) => (Array.isArray(row) ? [String(row[0])] : []))
}

/** Sets the old data aside and renames the copy to its place; if one step fails, puts the old data back. */
async function swap(folder: string, copy: string, { move, sync }: Disk): Promise<string | null> {
  const old = (await readdir(folder)).filter((name) => IN_USE.test(name))
  const aside = join(folder, `before-restore-${Date.now()}`)
  if (old.length > 0) await mkdir(aside, { mode: 0o700 })
  const moved: string[] = []
  let placed = false
  try {
    for (const name of old) {
      await move(join(folder, name), join(aside, name))
      moved.push(name)
    }
    await move(copy, join(folder, 'database'))
    placed = true
    await sync(folder)
  } catch (error) {
    if (placed) await rename(join(folder, 'database'), copy)
    for (const name of moved.toReversed()) await rename(join(aside, name), join(folder, name))
    await rm(aside, { recursive: true, force: true })
    throw error
  }
  return old.length > 0 ? aside : null
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
