// The diary of a training: what is needed to go on where it was stopped, written down now and then.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { Snapshot } from '@hustings/bots/train'
import { UsageError } from '../terminal/usage.ts'

/** Which training it is: another one does not go on with it. */
export interface TrainingTerms {
  readonly game: string
  readonly version: number
  readonly players: number
  readonly seed: string
  readonly games: number
}

interface Entry {
  readonly terms: string
  readonly snapshot: Snapshot
  /** The weights half way, if it has come so far. */
  readonly half: string | null
}

/** Milliseconds between two entries. */
const PAUSE = 15_000

export class Diary {
  private readonly file: string | undefined
  private readonly terms: string
  private readonly pause: number
  private written = performance.now()

  /** Without a file nothing is kept. */
  constructor(file: string | undefined, terms: TrainingTerms, pause = PAUSE) {
    this.file = file
    this.terms = JSON.stringify(terms)
    this.pause = pause
  }

  read(): Entry | null {
    if (this.file === undefined || !existsSync(this.file)) return null
    const entry: Entry = deserialize(readFileSync(this.file))
    if (entry.terms !== this.terms) throw new UsageError(`${this.file} is of another training: ${entry.terms}`)
    return entry
  }

  /** Now and then; the file is there whole or not at all. */
  write(snapshot: Snapshot, half: string | null): void {
    if (this.file === undefined || performance.now() - this.written < this.pause) return
    const entry: Entry = { terms: this.terms, snapshot, half }
    writeFileSync(`${this.file}.new`, serialize(entry))
    renameSync(`${this.file}.new`, this.file)
    this.written = performance.now()
  }

  /** The training is done. */
  close(): void {
    if (this.file !== undefined) rmSync(this.file, { force: true })
  }
}
