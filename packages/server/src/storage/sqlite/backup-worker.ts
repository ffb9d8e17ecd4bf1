// The thread of one backup: copies the database as it is at one moment, and reads the copy through.
import { statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { StorageCorrupt } from '../driver.ts'
import { openToRead } from './data-folder.ts'
import { checkPages, openReader } from './database-file.ts'
import type { BackupMessage } from './thread-messages.ts'
import { troubleOf } from './trouble.ts'

function back({ folder, part }: { readonly folder: string; readonly part: string }): BackupMessage {
  try {
    const source = openToRead(folder, null)
    try {
      source.prepare('vacuum into ?').run(part)
    } finally {
      source.close()
    }
    const copy = openReader(part)
    try {
      checkPages(copy, part, 'quick_check')
    } finally {
      copy.close()
    }
    return { kind: 'done', facts: { bytes: statSync(part).size } }
  } catch (error) {
    const trouble = error instanceof StorageCorrupt ? 'corrupt' : troubleOf(error)
    return { kind: 'failed', trouble, message: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.postMessage(back(workerData))
