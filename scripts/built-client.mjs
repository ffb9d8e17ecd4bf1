// Folders of a built client: a build replaces the old folder, and each run of browser tests serves its own copy.
import { cpSync, renameSync, rmSync, statSync } from 'node:fs'

const ATTEMPTS = 100
const PAUSE_MS = 50

/** Moves a finished build to its place; the old folder is deleted. */
export function replaceFolder(fresh, place) {
  const old = `${fresh}-old`
  again(['ENOTEMPTY', 'EEXIST'], () => {
    rmSync(old, { recursive: true, force: true })
    if (identity(place) !== null) renameSync(place, old)
    renameSync(fresh, place)
  })
  rmSync(old, { recursive: true, force: true })
}

/** Copies a folder that another process may replace meanwhile; the copy is of one build. */
export function copyFolder(place, copy, copying = cpSync) {
  again(['ENOENT'], () => {
    rmSync(copy, { recursive: true, force: true })
    const before = identity(place)
    copying(place, copy, { recursive: true })
    return before !== null && before === identity(place)
  })
}

/** Retries an operation that another process has disturbed: it returned false, or failed with one of these codes. */
function again(codes, perform) {
  for (let attempt = 1; ; attempt++) {
    try {
      if (perform() !== false) return
      if (attempt === ATTEMPTS) throw new Error('The folder changes all the time.')
    } catch (error) {
      if (!codes.includes(error.code) || attempt === ATTEMPTS) throw error
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS)
  }
}

/** Returns an identity that differs between a folder and its replacement; null without a folder. */
function identity(folder) {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats === undefined ? null : `${stats.ino} ${stats.birthtimeMs}`
}
