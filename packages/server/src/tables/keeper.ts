// The matches in memory: those somebody looks at, and the last used of the others. Lets bots play when their time comes.
import type { Seat } from '@hustings/kernel'
import { LRUCache } from 'lru-cache'
import type { Word } from '../bus/bus.ts'
import type { ServerContext } from '../context.ts'
import { codeOf } from '../node/trouble.ts'
import { postponeBots } from '../storage/clock.ts'
import { StorageUnavailable } from '../storage/driver.ts'
import { matchHeads } from '../storage/matches.ts'
import type { Broadcaster } from './broadcaster.ts'
import { LiveTable } from './live-table.ts'
import { NodeSpread } from './node-spread.ts'
import { recordResults } from './results.ts'
import { type TableRow, tableRow } from './rows.ts'

const IDLE_TABLES = 2000
const SWEEP_MS = 1500
/** A table at which nothing happens is put to rest: soon when nobody looks, after a while when somebody does. */
const RESTS_MS = 5000
const RESTS_WATCHED_MS = 10 * 60 * 1000
const RETRY_BOTS_MS = 5000
/** Bots that failed for another reason than the database play later. */
const BOTS_AFTER_ERROR_MS = 60_000

/** Whom people who are not there are told by. */
export interface TableNotices {
  finished(row: TableRow): Promise<void>
  undoAsked(row: TableRow, by: Seat, needed: readonly Seat[]): Promise<void>
}

export class Keeper {
  private readonly node: ServerContext
  private readonly notices: TableNotices
  private readonly broadcaster: Broadcaster
  private readonly watched = new Map<string, LiveTable>()
  private readonly idle: LRUCache<string, LiveTable>
  private readonly loading = new Map<string, Promise<LiveTable>>()
  private readonly botTimers = new Map<string, NodeJS.Timeout>()
  private sweepTimer: NodeJS.Timeout | undefined
  private stopped = false
  private readonly spread: NodeSpread
  /** Told when seats, settings or clocks of a table may have changed. */
  onTableChanged: (id: string) => void = () => undefined

  constructor(node: ServerContext, notices: TableNotices, broadcaster: Broadcaster) {
    this.node = node
    this.notices = notices
    this.broadcaster = broadcaster
    this.spread = new NodeSpread((message) => node.log.warn(message))
    broadcaster.onViewerLeft = (id) => {
      const table = this.loaded(id)
      if (table !== null) this.keep(table)
    }
    this.idle = new LRUCache({ max: IDLE_TABLES })
    node.bus.hear((word) => this.heard(word))
    node.bus.whenMissed(() => {
      this.forgetIdle()
      void this.sweep()
    })
  }

  begin(): void {
    this.sweepTimer = setInterval(() => void this.sweep(), SWEEP_MS)
  }

  /** The table, from memory or from the journal: one and the same for whoever asks at the same moment. */
  table(id: string): Promise<LiveTable> {
    const found = this.watched.get(id) ?? this.idle.get(id)
    if (found !== undefined) return Promise.resolve(found)
    const loading = this.loading.get(id) ?? this.load(id)
    this.loading.set(id, loading)
    return loading
  }

  /** The table as it is now. One that nobody looks at here may have changed on another node unheard. */
  async current(id: string): Promise<LiveTable> {
    const known = this.watched.get(id) ?? this.idle.get(id)
    if (known === undefined) return this.table(id)
    if (known.watched || this.node.storage.kind === 'sqlite') return known
    await known.inTurn(async () => {
      await known.catchUp()
      await known.refreshSeats()
    })
    return known
  }

  private async load(id: string): Promise<LiveTable> {
    try {
      const table = await LiveTable.load(this.node, this.broadcaster, id)
      this.idle.set(id, table)
      this.node.metrics.tablesLive.set(this.size)
      return table
    } finally {
      this.loading.delete(id)
    }
  }

  /** After a client has begun or ended viewing. */
  keep(table: LiveTable): void {
    if (table.watched) {
      this.watched.set(table.id, table)
      this.idle.delete(table.id)
    } else if (this.watched.delete(table.id)) {
      table.unviewed()
      this.idle.set(table.id, table)
    }
    this.node.metrics.tablesLive.set(this.size)
    this.node.metrics.tablesViewed.set(this.watched.size)
  }

  loaded(id: string): LiveTable | null {
    return this.watched.get(id) ?? this.idle.peek(id) ?? null
  }

  /** The table as it is now, where this node is told of every change; null where the database must be asked. */
  known(id: string): TableRow | null {
    const table = this.node.storage.kind === 'sqlite' ? this.loaded(id) : this.watched.get(id)
    return table?.row ?? null
  }

  get size(): number {
    return this.watched.size + this.idle.size
  }

  /** Drops matches that nobody looks at. */
  forgetIdle(): void {
    for (const [id, table] of [...this.idle]) if (!table.busy) this.idle.delete(id)
  }

  /** After a choice: bots follow after their delay, and results are written at the end. */
  afterMove(table: LiveTable): void {
    if (table.watched) this.spread.moved(true)
    if (table.over) void this.finish(table.id)
    else this.waitForBots(table, table.botDelay)
  }

  /** Lets the bots of a table play now. */
  async playBots(id: string): Promise<void> {
    clearTimeout(this.botTimers.get(id))
    this.botTimers.delete(id)
    if (this.stopped) return
    try {
      const table = await this.table(id)
      const played = await this.letBotsThink(table)
      if (played) {
        if (table.over) await this.finish(id)
        else this.waitForBots(table, table.botDelay === null ? null : 0)
      }
    } catch (error) {
      this.node.log.error({ match: id, code: codeOf(error) }, 'bots could not play')
      if (!(error instanceof StorageUnavailable)) {
        await postponeBots(this.node.storage, id, this.node.now() + BOTS_AFTER_ERROR_MS).catch(() => undefined)
      } else {
        this.botTimers.set(
          id,
          setTimeout(() => void this.playBots(id), RETRY_BOTS_MS),
        )
      }
    }
  }

  /** They think outside the table's queue: people look, preview and take back meanwhile. */
  private async letBotsThink(table: LiveTable): Promise<boolean> {
    const asked = await table.inTurn(() => table.machinesAsked())
    if (asked === null) return false
    const choices = await this.node.thinkers.think(table.id, () => asked.task)
    return table.inTurn(() => table.playThought(asked, choices))
  }

  /** Compares what is in memory and looked at with the journal: the bus is a hint only. */
  async sweep(): Promise<void> {
    const ids = [...this.watched.keys()]
    if (ids.length === 0 || this.stopped || this.node.storage.kind === 'sqlite') return this.letRest()
    try {
      for (const { id, sequence, version } of await matchHeads(this.node.storage, ids)) {
        this.heard({ kind: 'match', id, sequence })
        if (version !== this.watched.get(id)?.row.match.version) this.heard({ kind: 'table', id })
      }
    } catch (error) {
      this.node.log.warn({ code: codeOf(error) }, 'sweep failed')
    }
    this.letRest()
  }

  /** Waits until nothing is under way, at most that long. */
  async drain(milliseconds: number): Promise<void> {
    this.stopped = true
    clearInterval(this.sweepTimer)
    for (const timer of this.botTimers.values()) clearTimeout(timer)
    this.botTimers.clear()
    const until = Date.now() + milliseconds
    const tables = [...this.watched.values(), ...this.idle.values()].filter((table) => table.busy)
    const rest = Promise.all(tables.map((table) => table.inTurn(() => undefined).catch(() => undefined)))
    await Promise.race([rest, new Promise((done) => setTimeout(done, Math.max(0, until - Date.now())).unref())])
  }

  private waitForBots(table: LiveTable, delay: number | null): void {
    if (delay === null || this.stopped) return
    clearTimeout(this.botTimers.get(table.id))
    this.botTimers.set(
      table.id,
      setTimeout(() => void this.playBots(table.id), delay),
    )
  }

  private async finish(id: string): Promise<void> {
    try {
      await recordResults(this.node.storage, [id])
      const row = this.known(id) ?? (await tableRow(this.node.storage, id))
      if (row !== null) await this.notices.finished(row)
    } catch (error) {
      this.node.log.warn({ match: id, code: codeOf(error) }, 'results are written later')
    }
    this.onTableChanged(id)
  }

  private heard(word: Word): void {
    if (word.kind !== 'match' && word.kind !== 'table') return
    const table = this.loaded(word.id)
    if (word.kind === 'table') {
      const refreshed = table === null ? Promise.resolve() : table.inTurn(() => table.refreshSeats())
      refreshed.then(
        () => this.onTableChanged(word.id),
        (error: unknown) => this.failed(word.id, error),
      )
      return
    }
    if (table === null || word.sequence <= table.sequence) return
    if (table.watched) this.spread.moved(false)
    table
      .inTurn(() => (word.sequence > table.sequence ? table.catchUp() : undefined))
      .then(
        () => this.onTableChanged(word.id),
        (error: unknown) => this.failed(word.id, error),
      )
  }

  private failed(id: string, error: unknown): void {
    this.node.log.warn({ match: id, code: codeOf(error) }, 'could not catch up')
    // What cannot be brought up to date is loaded anew when somebody asks for it.
    if (this.idle.has(id)) this.idle.delete(id)
  }

  private letRest(): void {
    const now = this.node.now()
    for (const table of this.watched.values()) if (now - table.usedAt >= RESTS_WATCHED_MS) table.rest()
    for (const table of this.idle.values()) if (now - table.usedAt >= RESTS_MS) table.rest()
  }
}
