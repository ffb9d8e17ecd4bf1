// Checkpoint of a training: saved at intervals, so that a stopped training can resume.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { Snapshot } from '@hustings/bots/train'
import { UsageError } from '../terminal/usage.ts'

/** Identifies a training; another training rejects the checkpoint. */
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
  /** Weights at half of the games, once reached. */
  readonly half: string | null
}

/** Milliseconds between two saves. */
const WRITE_INTERVAL_MS = 15_000

export class TrainingCheckpoint {
  private readonly file: string | undefined
  private readonly terms: string
  private readonly pause: number
  private written = performance.now()

  /** Without a file nothing is saved. */
  constructor(file: string | undefined, terms: TrainingTerms, pause = WRITE_INTERVAL_MS) {
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

  /** Saves atomically, at most once per interval. */
  write(snapshot: Snapshot, half: string | null): void {
    if (this.file === undefined || performance.now() - this.written < this.pause) return
    const entry: Entry = { terms: this.terms, snapshot, half }
    writeFileSync(`${this.file}.new`, serialize(entry))
    renameSync(`${this.file}.new`, this.file)
    this.written = performance.now()
  }

  /** Deletes the file at the end of the training. */
  close(): void {
    if (this.file !== undefined) rmSync(this.file, { force: true })
  }
}
