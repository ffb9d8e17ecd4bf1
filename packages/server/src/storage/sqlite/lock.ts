// Lock of a data folder: an exclusive SQLite lock, which the system releases when the process dies.
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StorageRefused } from '../driver.ts'
import { errorKindOf } from './error-kind.ts'

const LOCK_FILE = 'lock.sqlite'

export interface Lock {
  release(): void
}

/** Throws at once if this or another process has the lock. */
export function lockFolder(folder: string): Lock {
  const path = join(folder, LOCK_FILE)
  makeOnce(path)
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    database.close()
    if (errorKindOf(error) !== 'busy') throw error
    throw new StorageRefused('in-use', `Another process uses the data folder ${folder}.`)
  }
  return { release: () => database.close() }
}

/** Does not open an existing file: closing it would release a lock of this process. */
function makeOnce(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
