// Reserve file: deleting it on a full disk makes room for a backup and for the operator.
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statfsSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const RESERVE_FILE = 'reserve'
const CHUNK_BYTES = 1024 * 1024

export class Reserve {
  private readonly folder: string
  private readonly path: string
  private readonly bytes: number

  constructor(folder: string, bytes: number) {
    this.folder = folder
    this.path = join(folder, RESERVE_FILE)
    this.bytes = bytes
  }

  release(): void {
    rmSync(this.path, { force: true })
    rmSync(`${this.path}.part`, { force: true })
  }

  /** Whether the disk has room for twice the reserve. */
  hasRoom(): boolean {
    if (this.isThere()) return true
    const { bavail, bsize } = statfsSync(this.folder)
    return bavail * bsize >= 2 * this.bytes
  }

  /** Creates the file. Its bytes are random, because some file systems store zeros without using space. */
  allocate(): void {
    if (this.isThere()) return
    const part = `${this.path}.part`
    const chunk = randomBytes(Math.min(this.bytes, CHUNK_BYTES))
    const file = openSync(part, 'w', 0o600)
    try {
      for (let written = 0; written < this.bytes; ) {
        written += writeSync(file, chunk, 0, Math.min(chunk.length, this.bytes - written))
      }
      fsyncSync(file)
    } catch (error) {
      rmSync(part, { force: true })
      throw error
    } finally {
      closeSync(file)
    }
    renameSync(part, this.path)
  }

  private isThere(): boolean {
    return this.bytes === 0 || statSync(this.path, { throwIfNoEntry: false })?.size === this.bytes
  }
}
