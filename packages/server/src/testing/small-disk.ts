// Small tmpfs disks for tests that fill them or make them read-only.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closeAfterFile } from './closing.ts'

function mount(...args: string[]): boolean {
  return spawnSync('mount', args, { stdio: 'ignore' }).status === 0
}

function unmount(folder: string): void {
  spawnSync('umount', ['--lazy', folder], { stdio: 'ignore' })
  rmSync(folder, { recursive: true, force: true })
}

function makeDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'hustings-disk-'))
  if (process.platform === 'linux' && mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)) return folder
  rmSync(folder, { recursive: true })
  return null
}

/** Whether this user can mount a disk. */
export function canMount(): boolean {
  const folder = makeDisk(1)
  if (folder !== null) unmount(folder)
  return folder !== null
}

/** Mounts a disk of that size until the end of the test file. */
export function smallDisk(megabytes: number): string {
  const folder = makeDisk(megabytes)
  if (folder === null) throw new Error('mounting is refused')
  closeAfterFile(async () => unmount(folder))
  return folder
}

/** Writes a file that leaves no room; returns its path. */
export function fillDisk(disk: string): string {
  const filler = join(disk, 'filler')
  const chunk = Buffer.alloc(64 * 1024, 1)
  for (const size of [chunk.length, 4096, 512]) {
    try {
      for (;;) writeFileSync(filler, chunk.subarray(0, size), { flag: 'a' })
    } catch {
      // Less than this is left.
    }
  }
  return filler
}

/** Fails while a file on the disk is open for writing. */
export function makeReadOnly(disk: string, isReadOnly: boolean): void {
  if (!mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, disk)) throw new Error('the disk is in use')
}
