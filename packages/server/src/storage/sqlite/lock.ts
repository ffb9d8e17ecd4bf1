// One process at a data folder: an exclusive lock on a file of its own, which the system releases if the process dies.
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StorageRefused } from '../driver.ts'
import { troubleOf } from './trouble.ts'

const LOCK_FILE = 'lock.sqlite'

export interface Lock {
  release(): void
}

/** Throws at once if another process, or this one, has the folder. */
export function lockFolder(folder: string): Lock {
  const path = join(folder, LOCK_FILE)
  makeOnce(path)
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    database.close()
    if (troubleOf(error) !== 'busy') throw error
    throw new StorageRefused('in-use', `Another process uses the data folder ${folder}.`)
  }
  return { release: () => database.close() }
}

/** An existing file is not opened: closing it again would release the lock that this process may have. */
function makeOnce(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}
