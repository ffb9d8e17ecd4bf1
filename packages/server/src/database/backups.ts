// Backups of the embedded database: copies of its files, each in a folder named by how far it had come in the ledger.
// The database waits only until its files are copied, not until the copy is on the disk.
import { cp, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncAll, syncFolder } from './durable.ts'

const KEPT = 3
const BACKUP = /^\d{12}$/
/** How backups were kept before: the same files, packed. */
const PACKED = /^\d{12}\.tar\.gz$/
const PART = 'part'

export interface BackupFound {
  readonly path: string
  readonly number: number
  readonly packed: boolean
}

export class Backups {
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** The oldest first. */
  async all(): Promise<BackupFound[]> {
    const found = (await readdir(this.folder)).flatMap((name): BackupFound[] =>
      BACKUP.test(name) || PACKED.test(name)
        ? [{ path: join(this.folder, name), number: Number.parseInt(name, 10), packed: PACKED.test(name) }]
        : [],
    )
    return found.toSorted((a, b) => a.number - b.number)
  }

  /** Where a copy can be made that does not count yet. */
  async begin(): Promise<string> {
    const part = join(this.folder, PART)
    await rm(part, { recursive: true, force: true })
    return part
  }

  /** The copy counts when it is on the disk; the oldest ones go. Gives back the number of the oldest that is left. */
  async keep(part: string, number: number): Promise<number> {
    const path = join(this.folder, String(number).padStart(12, '0'))
    await syncAll(part)
    await rm(path, { recursive: true, force: true })
    await rename(part, path)
    await syncFolder(this.folder)
    const backups = await this.all()
    for (const old of backups.slice(0, -KEPT)) await rm(old.path, { recursive: true })
    return backups.slice(-KEPT)[0]?.number ?? number
  }
}

/** The files of a backup in another place, all of them or none: whoever dies meanwhile begins again. */
export async function copyBackup(from: string, to: string): Promise<void> {
  const part = `${to}.part`
  await rm(part, { recursive: true, force: true })
  await cp(from, part, { recursive: true })
  await rename(part, to)
}
