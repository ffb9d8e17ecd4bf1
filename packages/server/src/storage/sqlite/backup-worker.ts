// Worker thread of one backup: copies a consistent state of the database and checks the copy.
import { statSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { StorageCorrupt } from '../driver.ts'
import { openToRead } from './data-folder.ts'
import { checkPages, openReader } from './database-file.ts'
import { errorKindOf } from './error-kind.ts'
import type { BackupMessage } from './thread-messages.ts'

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
    const errorKind = error instanceof StorageCorrupt ? 'corrupt' : errorKindOf(error)
    return { kind: 'failed', errorKind, message: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.postMessage(back(workerData))
