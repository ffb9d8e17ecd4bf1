// Files that a server or a command writes are private to the user who runs it.
import { type ChildProcess, fork } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDriver, onBothStorages } from './testing/storage.ts'

const MINUTES = 3 * 60_000
const bin = fileURLToPath(new URL('../bin/server.js', import.meta.url))

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hustings-modes-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** Names in a folder that other users may read, write or enter. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  const found = await Promise.all(
    names.map(async (name) => ((await stat(join(folder, name))).mode & 0o077 ? [name] : [])),
  )
  return found.flat()
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve))
}

/** Starts a process as most shells do: other users may read its files. */
function begin(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const before = process.umask(0o022)
  try {
    return fork(bin, args, { env: { ...process.env, LOG_LEVEL: 'silent', PORT: '0', ...env }, stdio: 'ignore' })
  } finally {
    process.umask(before)
  }
}

describe.skipIf(process.platform === 'win32')('a server with SQLite', () => {
  it(
    'keeps its database, reserve, lock and backups private',
    async () => {
      const data = join(root, 'data')
      // Modes as an older version or a Docker volume may have left them.
      await mkdir(join(data, 'backups'), { recursive: true })
      for (const folder of [data, join(data, 'backups')]) await chmod(folder, 0o755)
      const server = begin(['start'], { DATA_DIR: data })
      await new Promise((resolve, reject) => {
        server.once('message', resolve)
        server.once('exit', reject)
      })
      expect(await readdir(data)).toEqual(
        expect.arrayContaining(['hustings.sqlite', 'hustings.sqlite-wal', 'lock.sqlite']),
      )
      expect(await openToOthers(data)).toEqual([])
      // A second signal does not interrupt the stop.
      for (const signal of ['SIGTERM', 'SIGINT'] as const) server.kill(signal)
      expect(await ended(server)).toBe(0)
      expect(await readdir(join(data, 'backups'))).not.toEqual([])
      expect(await openToOthers(data)).toEqual([])
    },
    MINUTES,
  )
})

onBothStorages('a backup', (kind) => {
  it('stays private, whatever the mode of an older file', async () => {
    const driver = await freshDriver(kind)
    const file = join(root, `hustings.${kind}`)
    for (const older of [file, `${file}.part`]) {
      await writeFile(older, 'older')
      await chmod(older, 0o644)
    }
    const before = process.umask(0o022)
    try {
      await driver.backup(file)
    } finally {
      process.umask(before)
    }
    const { mode, size } = await stat(file)
    expect(mode & 0o777).toBe(0o600)
    expect(size).toBeGreaterThan(1000)
    expect((await readdir(root)).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
