// Backups of SQLite through a separate thread and connection, also from another process than the server.
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type BackupFacts, StorageCorrupt, StorageUnavailable } from '../driver.ts'
import { makePrivate, synced, syncFolder } from '../durable-files.ts'
import { BACKUPS, openToRead } from './data-folder.ts'
import type { BackupMessage } from './thread-messages.ts'

const KEPT = 7
const EVERY_MS = 6 * 60 * 60 * 1000
const NAME = /^hustings-\d{8}T\d{6}\.\d{3}Z\.sqlite$/

export interface BackupWish {
  readonly folder: string
  readonly file: string
}

/** Writes a backup. The file appears when it is complete, checked and synced. */
export async function backupDatabase({ folder, file }: BackupWish): Promise<BackupFacts> {
  const start = performance.now()
  openToRead(folder, null).close()
  const part = `${file}.part`
  await makePrivate(part)
  try {
    const bytes = await written(folder, part)
    await synced(part)
    await rename(part, file)
    await syncFolder(dirname(file))
    return { file, bytes, milliseconds: performance.now() - start }
  } catch (error) {
    for (const name of [part, `${part}-journal`]) await rm(name, { force: true })
    throw error
  }
}

function written(folder: string, part: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), {
      name: 'backup',
      workerData: { folder, part },
    })
    worker.once('message', (message: BackupMessage) => {
      if (message.kind === 'done') return resolve(message.facts.bytes)
      if (message.errorKind === 'corrupt') return reject(new StorageCorrupt(message.message))
      reject(new StorageUnavailable(message.message, 'not-written'))
    })
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`the backup thread ended with ${code}`)))
  })
}

export interface BackupScheduleSettings {
  readonly folder: string
  readonly log: (line: string) => void
  /** Number of batches that the driver has written. */
  readonly written: () => number
  /** The newest backup may be older than the database. */
  readonly isBehind: boolean
  readonly everyMs?: number
  readonly now?: () => Date
}

/** Makes backups in the data folder every six hours and at a clean stop, if something was written. Keeps seven. */
export class BackupSchedule {
  private readonly settings: BackupScheduleSettings
  private readonly timer: NodeJS.Timeout
  private saved: number
  private running: Promise<void> | null = null

  constructor(settings: BackupScheduleSettings) {
    this.settings = settings
    this.saved = settings.isBehind ? -1 : settings.written()
    this.timer = setInterval(() => void this.run(), settings.everyMs ?? EVERY_MS)
    this.timer.unref()
  }

  /** Makes a backup if something was written since the last one. Logs a failure. */
  run(): Promise<void> {
    this.running ??= this.attempt().finally(() => {
      this.running = null
    })
    return this.running
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.running
    await this.run()
  }

  private async attempt(): Promise<void> {
    const { folder, log, now = () => new Date() } = this.settings
    const written = this.settings.written()
    if (written === this.saved) return
    const backups = join(folder, BACKUPS)
    const name = `hustings-${now().toISOString().replaceAll(/[-:]/g, '')}.sqlite`
    try {
      await mkdir(backups, { recursive: true, mode: 0o700 })
      await backupDatabase({ folder, file: join(backups, name) })
      this.saved = written
      await forgetOld(backups)
    } catch (error) {
      log(`the backup ${basename(name)} failed: ${error instanceof Error ? error.message : error}`)
    }
  }
}

async function forgetOld(backups: string): Promise<void> {
  const names = (await readdir(backups)).filter((name) => NAME.test(name)).toSorted()
  for (const name of names.slice(0, -KEPT)) await rm(join(backups, name))
}
