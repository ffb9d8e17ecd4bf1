// The actors in memory: those with viewers, and the last used of the others. One actor for each table.

import { refused } from '@hustings/protocol'
import { LRUCache } from 'lru-cache'
import type { BusMessage } from '../../bus/bus.ts'
import type { ServerContext } from '../../context/context.ts'
import { codeOf } from '../../http/errors.ts'
import { matchHeads } from '../../storage/matches.ts'
import type { Broadcaster } from '../broadcaster.ts'
import { MatchLoader } from '../match-loader.ts'
import { type TableRow, tableRow } from '../table-row.ts'
import { tableStorage } from '../table-storage.ts'
import { CatchUp, type Changed } from './catch-up.ts'
import { NodeSpread } from './node-spread.ts'
import { type ActorParts, TableActor } from './table-actor.ts'

const IDLE_TABLES = 2000
const SWEEP_MS = 1500
const HIBERNATES_MS = 5000
const HIBERNATES_WITH_VIEWERS_MS = 10 * 60 * 1000

export class MatchCache {
  /** Called after moves of this node, or a start. */
  onWritten: (actor: TableActor) => void = () => undefined
  /** Called when the row of a table may have changed. */
  onTableChanged: (id: string, changed: Changed) => void = () => undefined
  readonly loader: MatchLoader
  private readonly node: ServerContext
  private readonly parts: ActorParts
  private readonly viewed = new Map<string, TableActor>()
  private readonly idle = new LRUCache<string, TableActor>({ max: IDLE_TABLES })
  private readonly loading = new Map<string, Promise<TableActor>>()
  private readonly catchUp: CatchUp
  private readonly spread: NodeSpread
  private timer: NodeJS.Timeout | undefined
  private stopped = false

  constructor(node: ServerContext, broadcaster: Broadcaster) {
    this.node = node
    const storage = tableStorage(node.storage)
    this.loader = new MatchLoader(storage, node.games)
    this.parts = {
      node,
      storage,
      loader: this.loader,
      broadcaster,
      written: (actor) => this.written(actor),
      viewed: (actor) => this.place(actor),
      gone: ({ id }) => this.forget(id),
    }
    this.spread = new NodeSpread((message) => node.log.warn(message))
    this.catchUp = new CatchUp(node, {
      actor: (id) => this.loaded(id),
      changed: (id, changed) => this.onTableChanged(id, changed),
      gone: (id) => this.forget(id),
    })
    broadcaster.onViewerLeft = (id) => {
      const actor = this.loaded(id)
      if (actor !== null) this.place(actor)
    }
    node.bus.subscribe((message) => this.hear(message))
    node.bus.onMissed(() => {
      for (const actor of this.idle.values()) actor.outdate()
      void this.sweep()
    })
  }

  begin(): void {
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS)
  }

  /** Returns the actor of a table; the same one for all who ask at the same moment. */
  actor(id: string): Promise<TableActor> {
    const found = this.viewed.get(id) ?? this.idle.get(id)
    if (found !== undefined) {
      // Other nodes change a table without viewers on this node, and messages may be lost.
      if (!found.hasViewers && this.node.storage.kind === 'postgres') found.outdate()
      return Promise.resolve(found)
    }
    const loading = this.loading.get(id) ?? this.load(id)
    this.loading.set(id, loading)
    return loading
  }

  loaded(id: string): TableActor | null {
    return this.viewed.get(id) ?? this.idle.peek(id) ?? null
  }

  /** The row in memory if this node receives all its changes; null if the database must be read. */
  known(id: string): TableRow | null {
    const actor = this.node.storage.kind === 'sqlite' ? this.loaded(id) : this.viewed.get(id)
    return actor == null || actor.mayBeOutdated || actor.row.match.status === 'gathering' ? null : actor.row
  }

  /** Accounts whose lists include the table; null if it is not in memory. */
  peopleOf(id: string): readonly string[] | null {
    const actor = this.loaded(id)
    return actor === null || actor.mayBeOutdated ? null : actor.people
  }

  get size(): number {
    return this.viewed.size + this.idle.size
  }

  /** Drops the actors without viewers, for tests. */
  forgetIdle(): void {
    for (const [id, actor] of [...this.idle]) if (!actor.isBusy) this.idle.delete(id)
  }

  /** Compares the matches with viewers with the database, because messages may be lost. Then unused ones hibernate. */
  async sweep(): Promise<void> {
    const ids = [...this.viewed.keys()]
    if (ids.length > 0 && !this.stopped && this.node.storage.kind === 'postgres') {
      try {
        for (const { id, sequence, version } of await matchHeads(this.node.storage, ids)) {
          const actor = this.viewed.get(id)
          if (actor !== undefined && (sequence > actor.sequence || version !== actor.row.match.version))
            this.catchUp.add(id)
        }
      } catch (error) {
        this.node.log.warn({ code: codeOf(error) }, 'sweep failed')
      }
    }
    this.hibernate()
  }

  /** Waits until no command is under way, at most that long. */
  async drain(milliseconds: number): Promise<void> {
    this.stopped = true
    clearInterval(this.timer)
    const busy = [...this.viewed.values(), ...this.idle.values()].filter(({ isBusy }) => isBusy)
    const timeout = new Promise((done) => setTimeout(done, milliseconds).unref())
    await Promise.race([Promise.all(busy.map((actor) => actor.idle())), timeout])
  }

  private async load(id: string): Promise<TableActor> {
    try {
      const row = await tableRow(this.node.storage, id)
      if (row === null) throw refused('not-found')
      const actor = new TableActor(this.parts, row)
      this.idle.set(id, actor)
      this.node.metrics.tablesLive.set(this.size)
      return actor
    } finally {
      this.loading.delete(id)
    }
  }

  /** An actor with viewers stays in memory. */
  private place(actor: TableActor): void {
    const { id } = actor
    if (actor.hasViewers) {
      const isNew = !this.viewed.has(id)
      this.viewed.set(id, actor)
      this.idle.delete(id)
      // A message came while the first client began to view.
      if (isNew && actor.mayBeOutdated) this.catchUp.add(id)
    } else if (this.viewed.delete(id)) this.idle.set(id, actor)
    this.node.metrics.tablesLive.set(this.size)
    this.node.metrics.tablesViewed.set(this.viewed.size)
  }

  private forget(id: string): void {
    this.viewed.delete(id)
    this.idle.delete(id)
    this.node.metrics.tablesLive.set(this.size)
    this.node.metrics.tablesViewed.set(this.viewed.size)
  }

  private written(actor: TableActor): void {
    if (actor.hasViewers) this.spread.moved(true)
    this.onWritten(actor)
  }

  private hear(message: BusMessage): void {
    if (message.kind !== 'match' && message.kind !== 'table') return
    const { id } = message
    const actor = this.loaded(id)
    const isNew = message.kind === 'table' || (actor !== null && message.sequence > actor.sequence)
    if (!isNew) return
    if (actor?.hasViewers) {
      if (message.kind === 'match') this.spread.moved(false)
      this.catchUp.add(id)
      return
    }
    // A table without viewers reads the newest row and moves before its next command.
    actor?.outdate()
    this.onTableChanged(id, 'row')
  }

  private hibernate(): void {
    const now = this.node.now()
    for (const actor of this.viewed.values()) if (now - actor.usedAt >= HIBERNATES_WITH_VIEWERS_MS) actor.hibernate()
    for (const actor of this.idle.values()) if (now - actor.usedAt >= HIBERNATES_MS) actor.hibernate()
  }
}
