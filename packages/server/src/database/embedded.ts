// The embedded database: PGlite in a thread of this process, with the ledger before it and backups beside it.
//
//   data/database/        PGlite's own files, never waited for
//   data/ledger-N.log     statements from number N on, on the disk before they are carried out
//   data/backups/N/       PGlite's files after statement N
//   data/running          there while a process has the database open; says since which start of the machine
//   data/lock.sock        refuses a second process
//
// After a power cut the files of PGlite are not trusted: the newest backup and the ledger make them anew.
import { chmod, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Backlog } from './backlog.ts'
import { Backups, copyBackup } from './backups.ts'
import type { CertainStatement, CertainWrite, Database, Queries, Row, Value } from './database.ts'
import { writeDurably } from './durable.ts'
import { Ledger, type Statement } from './ledger.ts'
import { Lite, type LiteTransaction } from './lite.ts'
import { type Lock, lockFolder } from './lock.ts'
import { Marks } from './marks.ts'
import { OneByOne } from './one-by-one.ts'
import { Position } from './position.ts'
import { setAsideIn } from './restore.ts'
import { typedOver } from './typed.ts'

export interface EmbeddedSettings {
  /** Null keeps everything in memory, for tests. */
  readonly folder: string | null
  /** Only for a database in memory: the dump that it starts from. */
  readonly dump: Uint8Array | null
  readonly log: (news: string) => void
}

/** What is promised changes these tables and no others. */
const OF_MATCHES = /\b(matches|seats|journal|snapshots)\b/i
const BACKUP_EVERY = 6 * 3600 * 1000
/** PGlite never forgets by itself what it has written down of changes; PostgreSQL does it as often as this. */
const CHECKPOINT_EVERY = 5 * 60 * 1000
/** A ledger of this size is shortened by a backup before its time. */
const BACKUP_AT_BYTES = 256 * 1024 * 1024

export async function openEmbedded({ folder, dump, log }: EmbeddedSettings): Promise<Database> {
  if (folder === null) return new Embedded(await Lite.open({ folder: null, dump }), null, null, null, log)
  await mkdir(join(folder, 'backups'), { recursive: true, mode: 0o700 })
  const lock = await lockFolder(folder)
  let ledger: Ledger | null = null
  try {
    ledger = await Ledger.open(folder)
    const lite = await openTrusted(folder, ledger, log)
    // PGlite makes files that everybody may read: nobody else reaches them.
    for (const name of ['backups', 'database']) await chmod(join(folder, name), 0o700)
    const database = new Embedded(lite, folder, ledger, lock, log)
    await database.catchUp()
    await writeFile(join(folder, 'running'), await machineStart(), { flush: true })
    database.keepBackups()
    return database
  } catch (error) {
    await ledger?.close()
    await lock.release()
    throw error
  }
}

/** PGlite on its own files, or on a backup of them when they cannot be trusted. */
async function openTrusted(folder: string, ledger: Ledger, log: (news: string) => void): Promise<Lite> {
  const place = join(folder, 'database')
  const running = await readFile(join(folder, 'running'), 'utf8').catch(() => null)
  const powerCut = running !== null && running !== (await machineStart())
  // PGlite makes a new database where it finds none.
  const isThere = await stat(join(place, 'PG_VERSION')).then(
    () => true,
    () => false,
  )
  if (isThere && !powerCut) {
    try {
      return await Lite.open({ folder: place, dump: null })
    } catch (error) {
      log(`the files of the database cannot be opened: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const newest = (await new Backups(join(folder, 'backups')).all()).at(-1)
  if (newest === undefined) await mayBeginEmpty(folder, ledger, isThere || running !== null)
  if (newest !== undefined || isThere) log('making the database anew from its newest backup and the ledger')
  await rm(`${place}-untrusted`, { recursive: true, force: true })
  await rename(place, `${place}-untrusted`).catch(() => undefined)
  if (newest?.packed === false) await copyBackup(newest.path, place)
  return Lite.open({ folder: place, dump: newest?.packed === true ? await readFile(newest.path) : null })
}

/** Refuses an empty database where there was one, unless the ledger holds every write since the beginning. */
async function mayBeginEmpty(folder: string, ledger: Ledger, wasThere: boolean): Promise<void> {
  if (ledger.isWhole && ledger.end > 0) return
  const aside = await setAsideIn(folder)
  if (ledger.isWhole && aside.length === 0 && !wasThere) return
  const places = aside.length === 0 ? '' : ` Data that was set aside: ${aside.join(', ')}.`
  throw new Error(
    `The database in ${folder} is missing or broken, and no backup is in its folder.${places} Restore a backup, or move the data back. An empty database is started only in an empty folder.`,
  )
}

/** Different after each start of the machine. */
async function machineStart(): Promise<string> {
  return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => 'unknown')).trim()
}

/** A statement that waits, and what becomes of it. */
interface Waiting {
  readonly statement: Statement
  readonly array: boolean
  settle(rows: unknown[]): void
  fail(error: unknown): void
}

type Job =
  | { readonly kind: 'statement'; readonly waiting: Waiting }
  /** `ofMatches`: it may name the tables of matches. */
  | { readonly kind: 'alone'; readonly ofMatches: boolean; act(): Promise<void> }

class Embedded implements Database {
  readonly kind = 'embedded'
  readonly typed
  private readonly lite: Lite
  private readonly folder: string | null
  private readonly ledger: Ledger | null
  private readonly lock: Lock | null
  private readonly log: (news: string) => void
  readonly certainty
  private readonly backlog: Backlog
  private readonly jobs: Job[] = []
  private pumping = false
  /** What changes the database: it always knows how far it has come in the ledger. */
  private readonly changes = new OneByOne()
  private position = new Position(0, [])
  /** Promises that are on their way to the disk. */
  private readonly promising = new Set<Promise<unknown>>()
  /** Of writes that are not certain. */
  private readonly marks = new Marks()
  private closed = false
  private timers: NodeJS.Timeout[] = []
  private readonly backups: Backups | null
  /** The backup that is on its way to the disk. */
  private keeping: Promise<void> = Promise.resolve()
  /** Where the database stood at its last checkpoint. */
  private checkedAt = 0

  constructor(
    lite: Lite,
    folder: string | null,
    ledger: Ledger | null,
    lock: Lock | null,
    log: (news: string) => void,
  ) {
    this.lite = lite
    this.folder = folder
    this.backups = folder === null ? null : new Backups(join(folder, 'backups'))
    this.ledger = ledger
    this.lock = lock
    this.log = log
    this.backlog = new Backlog(
      (promised, numbers) => this.changes.do(() => this.carryOutPromised(promised, numbers)),
      log,
    )
    this.certainty = {
      mark: (match: string) => this.marks.of(match),
      write: (what: CertainWrite, mark: number) => this.promise(what, mark),
    }
    this.typed = typedOver(
      (text, values) => this.ask(text, values, true),
      (text, values) => this.enqueue(text, values, true),
    )
  }

  read<R extends object = Row>(text: string, values: readonly Value[] = []): Promise<R[]> {
    return this.ask(text, values, false)
  }

  write<R extends object = Row>(text: string, values: readonly Value[] = []): Promise<R[]> {
    return this.enqueue(text, values, false)
  }

  async script(text: string): Promise<void> {
    await this.transaction((queries) => queries.script(text))
  }

  readonly probe: Pick<Queries, 'read'> = {
    read: async <R extends object = Row>(text: string, values: readonly Value[] = []) => {
      this.backlog.mustBeSound()
      return (await this.lite.query({ text, values, array: false })) as R[]
    },
  }

  ofMatch(match: string): Pick<Queries, 'read'> {
    return {
      read: async <R extends object = Row>(text: string, values: readonly Value[] = []) => {
        await this.backlog.emptiedOf(match)
        return (await this.lite.query({ text, values, array: false })) as R[]
      },
    }
  }

  transaction<T>(act: (queries: Queries) => Promise<T>, match?: string | null): Promise<T> {
    const done = this.alone(match !== null, async () => {
      this.backlog.mustBeSound()
      return this.lite.transaction(async (tx) => {
        const done: Statement[] = []
        const result = await act(inTransaction(tx, done, match !== null))
        if (done.length > 0 && this.ledger !== null) {
          // Should its end fail it counts as refused: nobody waits for this number.
          this.position = this.position.with(await this.ledger.append([done]))
          await tx.query(marking(this.position))
        }
        return result
      })
    })
    return match === null ? done : this.marks.count(done, match ?? null)
  }

  // One process: what is said here is heard here, by whoever says it.
  async listen(): Promise<void> {}

  async notify(): Promise<void> {}

  /** A backup in a file of its own, which `hustings server restore` reads. */
  backup(file: string): Promise<void> {
    return this.alone(true, async () => {
      await writeDurably(file, await this.lite.dump())
    })
  }

  async close(): Promise<void> {
    if (this.closed) return
    this.closed = true
    for (const timer of this.timers) clearInterval(timer)
    await this.alone(true, async () => {
      if (this.ledger !== null && this.ledger.bytes > 0) await this.tryBackup()
      await this.keeping
      await this.lite.close()
      await this.ledger?.close()
      if (this.folder !== null) await rm(join(this.folder, 'running'), { force: true })
      await this.lock?.release()
    })
  }

  /** Carries out what the ledger has and the database has not. */
  async catchUp(): Promise<void> {
    const { ledger, lite } = this
    if (ledger === null) return
    await lite.script('create table if not exists ledger_position (at integer not null)')
    await lite.script(`alter table ledger_position add column if not exists ahead integer[] not null default '{}'`)
    await lite.script('insert into ledger_position select 0 where not exists (select from ledger_position)')
    const found = await positionIn(lite)
    this.position = found
    if (found.highest > ledger.end) {
      this.log('the ledger ends before the database; it begins anew')
      this.position = new Position(found.highest, [])
      await lite.query(marking(this.position))
      await ledger.beginAfter(found.highest)
      return
    }
    const missing = (await ledger.after(found.at)).filter(({ number }) => !found.has(number))
    if (missing.length > 0) this.log(`bringing back ${missing.length} writes from the ledger`)
    for (const { number, statements } of missing) {
      this.position = this.position.with([number])
      await lite
        .transaction(async (tx) => {
          for (const { text, values } of statements) await carryOut(tx, text, values)
          await tx.query(marking(this.position))
        })
        // What was refused when it was written is refused again.
        .catch(() => undefined)
    }
  }

  keepBackups(): void {
    this.timers = [
      setInterval(() => void this.alone(true, () => this.tryBackup()), BACKUP_EVERY),
      setInterval(() => void this.alone(false, () => this.checkpoint()), CHECKPOINT_EVERY),
    ]
    for (const timer of this.timers) timer.unref()
  }

  private async checkpoint(): Promise<void> {
    if (this.checkedAt === this.position.at) return
    this.checkedAt = this.position.at
    await this.lite.script('checkpoint').catch((error: Error) => this.log(`no checkpoint: ${error.message}`))
  }

  private async tryBackup(): Promise<void> {
    const { backups, ledger } = this
    if (backups === null || ledger === null) return
    await this.keepBackup(backups, ledger).catch((error: Error) => this.log(`no backup: ${error.message}`))
  }

  /** Nobody changes anything while the files are copied; until the copy is on the disk nobody waits. */
  private async keepBackup(backups: Backups, ledger: Ledger): Promise<void> {
    await this.keeping
    const part = await backups.begin()
    await this.lite.copy(part)
    const { at } = this.position
    await ledger.turnPage()
    this.keeping = backups
      .keep(part, at)
      .then((oldest) => ledger.forgetUpTo(oldest))
      .catch((error: Error) => this.log(`no backup: ${error.message}`))
  }

  private async ask<R>(text: string, values: readonly Value[], array: boolean): Promise<R[]> {
    if (OF_MATCHES.test(text)) await this.backlog.emptied()
    else this.backlog.mustBeSound()
    return (await this.lite.query({ text, values, array })) as R[]
  }

  private alone<T>(ofMatches: boolean, act: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.jobs.push({ kind: 'alone', ofMatches, act: () => act().then(resolve, reject) })
      this.pump()
    })
  }

  private enqueue<R>(text: string, values: readonly Value[], array: boolean): Promise<R[]> {
    const written = new Promise<R[]>((resolve, fail) => {
      const settle = (rows: unknown[]) => resolve(rows as R[])
      this.jobs.push({ kind: 'statement', waiting: { statement: { text, values }, array, settle, fail } })
      this.pump()
    })
    // A statement that names nothing of a match changes nothing for it; appends know of themselves.
    return OF_MATCHES.test(text) ? this.marks.count(written, null) : written
  }

  /** On the disk, and for now no further: choices wait for nothing else that is done with the database. */
  private async promise(write: CertainWrite, mark: number): Promise<boolean> {
    if (this.backlog.full) await this.backlog.emptied()
    this.backlog.mustBeSound()
    if (this.marks.of(write.subject) !== mark) return false
    const onDisk = this.ledger === null ? Promise.resolve([]) : this.ledger.append([[write]])
    const promised = onDisk.then(([number]) => this.backlog.add(write, number ?? null))
    this.promising.add(promised)
    try {
      await promised
    } finally {
      this.promising.delete(promised)
    }
    return true
  }

  /** One thing after the other; statements that wait together reach the disk together. */
  private pump(): void {
    if (this.pumping) return
    this.pumping = true
    void (async () => {
      for (let job = this.jobs.shift(); job !== undefined; job = this.jobs.shift()) {
        if (job.kind === 'alone') {
          const { act } = job
          if (job.ofMatches) await this.promisesKept().catch(() => undefined)
          await this.changes.do(act)
        } else await this.carryOutTogether([job.waiting, ...this.statementsNext()])
        if ((this.ledger?.bytes ?? 0) > BACKUP_AT_BYTES) {
          await this.promisesKept().catch(() => undefined)
          await this.changes.do(() => this.tryBackup())
        }
      }
      this.pumping = false
    })()
  }

  /** The statements at the head of the line. */
  private statementsNext(): Waiting[] {
    const end = this.jobs.findIndex(({ kind }) => kind !== 'statement')
    const jobs = this.jobs.splice(0, end < 0 ? this.jobs.length : end)
    return jobs.flatMap((job) => (job.kind === 'statement' ? [job.waiting] : []))
  }

  /** The database has all that was promised until now, also what is still on its way to the disk. */
  private async promisesKept(): Promise<void> {
    await Promise.allSettled(this.promising)
    await this.backlog.emptied()
  }

  private async carryOutTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      // Whatever is promised now of a match that these concern was promised before them.
      if (batch.some(({ statement: { text } }) => concernsMatches(text))) await this.promisesKept()
      else this.backlog.mustBeSound()
      await this.changes.do(async () => {
        const numbers = await this.ledger?.append(batch.map(({ statement }) => [statement]))
        const [first] = numbers ?? []
        const queries = batch.map(({ statement, array }) => ({ ...statement, array }))
        const outcomes = await this.lite.together(
          queries,
          first === undefined ? null : { position: this.position, first },
        )
        this.position = this.position.with(numbers ?? [])
        for (const [i, { settle, fail }] of batch.entries()) {
          const outcome = outcomes[i] ?? []
          if (outcome instanceof Error) fail(outcome)
          else settle(outcome)
        }
      })
    } catch (error) {
      for (const { fail } of batch) fail(error)
    }
  }

  private async carryOutPromised(promised: readonly CertainStatement[], numbers: readonly number[]): Promise<void> {
    const next = this.position.with(numbers)
    const queries = promised.map(({ text, values }) => ({ text, values, array: true }))
    await this.lite.certainly(queries, this.ledger === null ? null : next)
    this.position = next
  }
}

async function positionIn(lite: Lite): Promise<Position> {
  const [row] = await lite.query({ text: 'select at, ahead from ledger_position', values: [], array: true })
  const [at, ahead] = Array.isArray(row) ? row : []
  return new Position(Number(at ?? 0), Array.isArray(ahead) ? ahead.map(Number) : [])
}

/** Appends name no table: their function does. */
function concernsMatches(text: string): boolean {
  return OF_MATCHES.test(text) || text.includes('append_entries')
}

/** Writes down, in the same stroke as statements, how far the database has come in the ledger. */
function marking({ at, ahead }: Position): { text: string; values: readonly Value[]; array: boolean } {
  return {
    text: 'update ledger_position set at = $1, ahead = $2::integer[]',
    values: [at, `{${ahead.join()}}`],
    array: false,
  }
}

async function carryOut(lite: LiteTransaction, text: string, values: readonly Value[]): Promise<void> {
  if (values.length === 0) await lite.script(text)
  else await lite.query({ text, values, array: false })
}

function inTransaction(lite: LiteTransaction, done: Statement[], ofMatches: boolean): Queries {
  const ask = async <R>(text: string, values: readonly Value[], array: boolean) => {
    if (!ofMatches && OF_MATCHES.test(text)) throw new Error(`this was to concern no match: ${text}`)
    return (await lite.query({ text, values, array })) as R[]
  }
  const write = async <R>(text: string, values: readonly Value[], array: boolean) => {
    const rows = await ask<R>(text, values, array)
    done.push({ text, values })
    return rows
  }
  return {
    read: (text, values = []) => ask(text, values, false),
    write: (text, values = []) => write(text, values, false),
    async script(text) {
      await lite.script(text)
      done.push({ text, values: [] })
    },
    typed: typedOver(
      (text, values) => ask(text, values, true),
      (text, values) => write(text, values, true),
    ),
  }
}
