// The ledger of the embedded database: every statement that changes something, on disk before it is carried out.
// PGlite never waits for the disk; after a power cut this file has what the database has lost.
import { hash } from 'node:crypto'
import { constants, fdatasync, write } from 'node:fs'
import { type FileHandle, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Value } from './database.ts'
import { syncFolder } from './durable.ts'
import { isoText } from './iso.ts'
import { OneByOne } from './one-by-one.ts'

export interface Statement {
  readonly text: string
  readonly values: readonly Value[]
  /** What `keptAs` makes of both, if somebody has asked it already. */
  readonly kept?: string
}

/** A value that is JSON: the ledger keeps it as it is, and not as a text in a text. */
export class JsonText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** A statement as a line of the ledger holds it. */
export function keptAs(text: string, values: readonly (Value | JsonText)[]): string {
  let kept = `[${JSON.stringify(text)}`
  for (const value of values) {
    kept += value instanceof JsonText ? `,{"json":${value.text}}` : `,${JSON.stringify(packed(value))}`
  }
  return `${kept}]`
}

/** What was done at one stroke: a statement with values, or a script. */
export interface LedgerRecord {
  readonly number: number
  readonly statements: readonly Statement[]
}

/** Strokes that wait for the disk, and what becomes of them. */
interface Waiting {
  readonly strokes: readonly (readonly Statement[])[]
  settle(numbers: number[]): void
  fail(error: unknown): void
}

/** So much room is made at a time, and the next before half of it is left. */
const ROOM = 1024 * 1024

const SEGMENT = /^ledger-(\d{12})\.log$/

export class Ledger {
  private readonly folder: string
  private file: FileHandle
  private segmentStart: number
  /** The number of the last record. */
  private last: number
  private size: number
  /**
   * The file is as long as this and ends with zeros: a write into what is there already waits for one thing of the disk, a
   * write that makes a file longer for three, and for whatever else the system has to write down about its files.
   */
  private room: number
  private makingRoom: Promise<void> | null = null
  private waiting: Waiting[] = []
  /** The last to go to the disk went alone. */
  private lonely = true
  /** What touches the file. */
  private readonly turns = new OneByOne()

  /** Whether it holds every write since the beginning. */
  readonly isWhole: boolean

  private constructor(
    folder: string,
    file: FileHandle,
    segmentStart: number,
    last: number,
    size: number,
    isWhole: boolean,
  ) {
    this.folder = folder
    this.isWhole = isWhole
    this.file = file
    this.segmentStart = segmentStart
    this.last = last
    this.size = size
    this.room = size
  }

  /** Opens the newest segment for writing, after cutting off a last line that was not written to its end. */
  static async open(folder: string): Promise<Ledger> {
    const segments = await segmentsIn(folder)
    const newest = segments.at(-1)
    const start = newest?.start ?? 1
    const path = join(folder, nameOf(start))
    const { whole, records } = newest === undefined ? { whole: 0, records: [] } : await readSegment(path)
    const file = await openSegment(path)
    await file.truncate(whole)
    await file.sync()
    await syncFolder(folder)
    const isWhole = (segments[0]?.start ?? 1) === 1
    return new Ledger(folder, file, start, records.at(-1)?.number ?? start - 1, whole, isWhole)
  }

  get end(): number {
    return this.last
  }

  get bytes(): number {
    return this.size
  }

  /**
   * Numbers the strokes and writes them; when this resolves they are on the disk. Where little is going on, the disk begins
   * at once. What comes while it is busy goes there together, and then also what came over the network at the same moment.
   */
  append(strokes: readonly (readonly Statement[])[]): Promise<number[]> {
    return new Promise((settle, fail) => {
      if (this.waiting.push({ strokes, settle, fail }) > 1) return
      const write = (): void => void this.turns.do(() => this.writeWaiting())
      if (this.lonely && !this.turns.busy) write()
      else setImmediate(write)
    })
  }

  private async writeWaiting(): Promise<void> {
    const together = this.waiting
    this.waiting = []
    this.lonely = together.length === 1
    let next = this.last
    try {
      const lines = together.map(({ strokes }) =>
        strokes.map((statements) => line({ number: ++next, statements })).join(''),
      )
      const bytes = Buffer.from(lines.join(''))
      while (this.size + bytes.length > this.room) await this.makeRoom()
      await written(this.file, bytes, this.size)
      this.size += bytes.length
      if (this.size + ROOM / 2 > this.room) void this.makeRoom().catch(() => undefined)
    } catch (error) {
      // Half a line would hide all that come after it.
      await this.endHere().catch(() => undefined)
      for (const { fail } of together) fail(error)
      return
    }
    for (const { strokes, settle } of together) {
      const first = this.last + 1
      this.last += strokes.length
      settle(strokes.map((_, i) => first + i))
    }
  }

  /** Nothing else is written beyond the room that there is, so that this can be done beside everything else. */
  private makeRoom(): Promise<void> {
    this.makingRoom ??= written(this.file, Buffer.alloc(ROOM), this.room)
      .then(() => {
        this.room += ROOM
      })
      .finally(() => {
        this.makingRoom = null
      })
    return this.makingRoom
  }

  /** Gives back the room that is left. */
  private async endHere(): Promise<void> {
    await this.makingRoom?.catch(() => undefined)
    this.room = this.size
    await this.file.truncate(this.size)
  }

  /** The records after that number, oldest first. */
  async after(number: number): Promise<LedgerRecord[]> {
    const segments = await segmentsIn(this.folder)
    const from = segments.findLastIndex(({ start }) => start <= number + 1)
    const records: LedgerRecord[] = []
    for (const { start } of segments.slice(Math.max(0, from))) {
      const segment = await readSegment(join(this.folder, nameOf(start)))
      for (const record of segment.records) if (record.number > number) records.push(record)
    }
    const gap = records[0] !== undefined && records[0].number !== number + 1
    if (gap) throw new Error(`the ledger begins with ${records[0]?.number}, the database ends with ${number}`)
    return records
  }

  /** Begins a new segment: what comes now is needed on top of a backup of what was until now. */
  turnPage(): Promise<void> {
    return this.turns.do(async () => {
      if (this.last + 1 === this.segmentStart) return
      await this.endHere()
      await this.file.close()
      this.segmentStart = this.last + 1
      this.file = await openSegment(join(this.folder, nameOf(this.segmentStart)))
      this.size = 0
      this.room = 0
      await this.file.sync()
      await syncFolder(this.folder)
    })
  }

  /** Forgets segments that hold nothing later than that number. */
  async forgetUpTo(number: number): Promise<void> {
    const segments = await segmentsIn(this.folder)
    for (const [i, { start }] of segments.entries()) {
      const next = segments[i + 1]
      if (next !== undefined && next.start <= number + 1) await rm(join(this.folder, nameOf(start)))
    }
  }

  /** The database is ahead of the ledger, which was lost: goes on with its number. */
  async beginAfter(number: number): Promise<void> {
    this.last = number
    await this.turnPage()
  }

  close(): Promise<void> {
    return this.turns.do(async () => {
      await this.endHere()
      await this.file.close()
    })
  }
}

/** Where the system can, a write returns when it is on the disk: one call instead of two. */
const { O_CREAT, O_DSYNC, O_WRONLY } = constants
const SYNCED = typeof O_DSYNC === 'number' && O_DSYNC !== 0

function openSegment(path: string): Promise<FileHandle> {
  return open(path, O_CREAT | O_WRONLY | (SYNCED ? O_DSYNC : 0), 0o600)
}

/** The plain call: a file handle's own costs several times as much beside the waiting. */
function written(file: FileHandle, bytes: Uint8Array, place: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const from = (at: number) => {
      write(file.fd, bytes, at, bytes.length - at, place + at, (error, count) => {
        if (error !== null) reject(error)
        else if (at + count < bytes.length) from(at + count)
        else if (SYNCED) resolve()
        else fdatasync(file.fd, (unsynced) => (unsynced === null ? resolve() : reject(unsynced)))
      })
    }
    from(0)
  })
}

const nameOf = (start: number) => `ledger-${String(start).padStart(12, '0')}.log`

async function segmentsIn(folder: string): Promise<{ readonly start: number }[]> {
  const starts = (await readdir(folder)).flatMap((name) => {
    const found = SEGMENT.exec(name)
    return found === null ? [] : [{ start: Number(found[1]) }]
  })
  return starts.toSorted((a, b) => a.start - b.start)
}

/** The records up to the first line that is not whole, and how many bytes they take. */
async function readSegment(path: string): Promise<{ readonly whole: number; readonly records: LedgerRecord[] }> {
  const bytes = await readFile(path)
  const records: LedgerRecord[] = []
  let whole = 0
  for (let end = bytes.indexOf(10, whole); end >= 0; end = bytes.indexOf(10, whole)) {
    const record = recordIn(bytes.subarray(whole, end).toString('utf8'))
    if (record === null) break
    records.push(record)
    whole = end + 1
  }
  return { whole, records }
}

function line(record: LedgerRecord): string {
  const statements = record.statements.map(({ text, values, kept }) => kept ?? keptAs(text, values))
  const body = `[${record.number},[${statements.join()}]]`
  return `${checksum(body)} ${body}\n`
}

function recordIn(text: string): LedgerRecord | null {
  const body = text.slice(17)
  if (text.slice(0, 16) !== checksum(body)) return null
  const [number, statements]: [number, [string, ...Packed[]][]] = JSON.parse(body)
  return { number, statements: statements.map(([sql, ...values]) => ({ text: sql, values: values.map(unpacked) })) }
}

type Packed =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | { readonly at: string }
  | { readonly bytes: string }
  | { readonly json: unknown }

function packed(value: Value): Packed {
  if (value instanceof Date) return { at: isoText(value) }
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') }
  return value
}

function unpacked(value: Packed): Value {
  if (typeof value !== 'object' || value === null) return value
  if ('at' in value && typeof value.at === 'string') return new Date(value.at)
  if ('bytes' in value) return Buffer.from(value.bytes, 'base64')
  // The same text: its fields stand in the order in which they were read.
  if ('json' in value) return JSON.stringify(value.json)
  return Array.isArray(value) ? value : null
}

function checksum(body: string): string {
  return hash('sha256', body, 'hex').slice(0, 16)
}
