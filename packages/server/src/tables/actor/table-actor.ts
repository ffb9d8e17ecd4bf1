// One table: a queue, one command at a time, and its state in memory. The journal decides; the state is a cache of it.
// A move is applied in memory, written, then shown.
import type { Viewer } from '@hustings/kernel'
import { refused, type WireUpdate } from '@hustings/protocol'
import type { ServerContext } from '../../context/context.ts'
import type { Entry } from '../../storage/entry.ts'
import { appendAfter } from '../append.ts'
import type { Broadcaster, Personal } from '../broadcaster.ts'
import { mayOpen, updateSince } from '../commands/open.ts'
import { restart, rewound } from '../commands/rewind.ts'
import { Conflict, canRetry, finalError, isConflict, mayBeOutdated } from '../conflict.ts'
import type { Effect, Moves } from '../effect.ts'
import { type MatchLoader, replayed } from '../match-loader.ts'
import type { Asker } from '../permissions.ts'
import { Seating } from '../seating.ts'
import type { Subscription } from '../subscription.ts'
import type { TableRow } from '../table-row.ts'
import { besideAfter } from '../table-seen.ts'
import { type TableState, undoOf, updatesFor } from '../table-state.ts'
import type { TableStorage } from '../table-storage.ts'
import { TableViews, type Updates } from '../table-views.ts'

const WAITING_AT_MOST = 64
const TRIES = 5

export interface ActorParts {
  readonly node: Pick<ServerContext, 'bus' | 'log' | 'metrics' | 'now'>
  readonly storage: TableStorage
  readonly loader: MatchLoader
  readonly broadcaster: Pick<Broadcaster, 'addDelta' | 'recheck' | 'update' | 'updates' | 'view'>
  /** The table has new moves, or has started. */
  written(actor: TableActor): void
  /** A client views the match from now on. */
  viewed(actor: TableActor): void
  /** The table was deleted. */
  gone(actor: TableActor): void
}

/** A client that views the match, or is about to. */
export interface Client {
  readonly subscription: Subscription
  readonly asker: Asker
  readonly viewer: Viewer
  /** The table has open reports, and the client may see it for that reason. */
  readonly reported?: boolean
}

/** Decides on the match in memory, and may apply moves to it. `isRetry`: an earlier attempt may have been written. */
export type Command = (state: TableState, isRetry: boolean) => Effect | null

/** What other nodes have written since a sequence. */
export interface News {
  readonly row: TableRow
  readonly entries: readonly Entry[]
}

export class TableActor {
  readonly id: string
  /** When it got its last command. */
  usedAt: number
  private readonly parts: ActorParts
  private readonly views = new TableViews()
  private seating: Seating
  /** Null before the start, while it hibernates, and after a write whose outcome is unknown. */
  private state: TableState | null = null
  /** The row may have changed in the database. */
  private isOutdated = false
  /** The sequence that viewers have. */
  private shown: number
  private lastUpdates: Updates = new Map()
  private queue: Promise<unknown> = Promise.resolve()
  private waiting = 0
  /** The subscriptions that count for the limit. */
  private commands = 0

  constructor(parts: ActorParts, row: TableRow) {
    this.id = row.match.id
    this.parts = parts
    this.seating = Seating.of(row)
    this.shown = row.match.sequence
    this.usedAt = parts.node.now()
  }

  get row(): TableRow {
    return this.seating.row
  }

  /** Accounts whose lists include the table. */
  get people(): readonly string[] {
    return this.seating.people
  }

  get sequence(): number {
    return this.state?.sequence ?? this.row.match.sequence
  }

  get isBusy(): boolean {
    return this.waiting > 0
  }

  get hasViewers(): boolean {
    return this.views.hasViewers
  }

  get isHibernating(): boolean {
    return this.state === null
  }

  get mayBeOutdated(): boolean {
    return this.isOutdated
  }

  // Commands of clients. At most 64 wait; views do not count, because clients may open a table only a few times a second.

  /** Runs a command that changes nothing on the match. */
  read<T>(command: (state: TableState) => T): Promise<T> {
    return this.run(() => this.onCurrent(async () => command(await this.awake())))
  }

  /** Lets a client view the match; `begin` runs before the next command, so that all later updates follow it. */
  view(
    client: Client,
    since: number | null,
    begin: (update: WireUpdate) => void = () => undefined,
  ): Promise<WireUpdate> {
    return this.enqueue(async () => {
      const update = await this.viewNow(client, since)
      begin(update)
      return update
    })
  }

  /** Runs a command that changes the match, once for each request. */
  act(request: string, command: Command): Promise<void> {
    return this.run((isRetry) => this.perform(request, command, isRetry, null))
  }

  /** The same for a client that views the match: the update is its answer. */
  actFor(client: Client, request: string, command: Command): Promise<WireUpdate> {
    return this.run(async (isRetry) => {
      await this.perform(request, command, isRetry, client.subscription)
      return this.lastUpdate(client) ?? this.viewNow(client, null)
    })
  }

  /** Plays choices of bots. Returns false if the match has changed meanwhile. */
  play(command: Command): Promise<boolean> {
    return this.run(async () => {
      const effect = await this.decided(command, false)
      if (effect !== null) await this.write(effect, null)
      return effect !== null
    })
  }

  /** Decides a change on the row of the database, and writes it. */
  change(command: (row: TableRow) => Effect | null | Promise<Effect | null>): Promise<Effect | null> {
    return this.run(async () => {
      await this.refresh()
      const effect = await command(this.row)
      if (effect !== null) await this.write(effect, null)
      return effect
    }, isConflict)
  }

  // Tasks of the server

  /** Applies moves of other nodes, and shows them. */
  receive(news: News): Promise<void> {
    return this.enqueue(() => this.take(news))
  }

  /** The row may have changed: it is read before the next command. */
  outdate(): void {
    this.isOutdated = true
  }

  /** Drops match and views. The row and the subscriptions stay; the next command loads the match again. */
  hibernate(): void {
    if (!this.isBusy && this.state !== null) this.drop()
  }

  /** Resolves when no command waits. */
  idle(): Promise<unknown> {
    return this.queue
  }

  private async run<T>(command: (isRetry: boolean) => Promise<T>, mayRetry = canRetry): Promise<T> {
    if (this.commands >= WAITING_AT_MOST) throw refused('too-fast')
    this.commands++
    try {
      return await this.enqueue(command, mayRetry)
    } finally {
      this.commands--
    }
  }

  private enqueue<T>(command: (isRetry: boolean) => Promise<T>, mayRetry = canRetry): Promise<T> {
    this.usedAt = this.parts.node.now()
    this.waiting++
    const turn = this.queue.then(() => this.attempt(command, mayRetry))
    const end = () => {
      this.waiting--
    }
    this.queue = turn.then(end, end)
    return turn
  }

  /** After a conflict or an unknown outcome the command runs again on the reloaded table. */
  private async attempt<T>(command: (isRetry: boolean) => Promise<T>, mayRetry: typeof canRetry): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        if (this.isOutdated) await this.refresh()
        return await command(tries > 1)
      } catch (error) {
        if (canRetry(error)) this.isOutdated = true
        if (!mayRetry(error) || tries === TRIES) throw finalError(error)
      }
    }
  }

  private async perform(
    request: string,
    command: Command,
    isRetry: boolean,
    except: Subscription | null,
  ): Promise<void> {
    const { storage } = this.parts
    if (isRetry && (await storage.isWritten(this.id, request))) return
    let effect: Effect | null
    try {
      effect = await this.decided(command, isRetry)
    } catch (error) {
      if (!mayBeOutdated(error)) throw error
      await this.refresh()
      if (await storage.isWritten(this.id, request)) return
      effect = await this.decided(command, isRetry)
    }
    if (effect !== null) await this.write(effect, except)
  }

  private async decided(command: Command, isRetry: boolean): Promise<Effect | null> {
    const state = await this.awake()
    const { match } = state
    const { step } = match
    try {
      return command(state, isRetry)
    } catch (error) {
      if (state.match !== match || match.step !== step) this.drop()
      throw error
    }
  }

  private async onCurrent<T>(command: () => Promise<T>): Promise<T> {
    try {
      return await command()
    } catch (error) {
      if (!mayBeOutdated(error)) throw error
      await this.refresh()
      return command()
    }
  }

  // Views

  private async viewNow({ subscription, asker, viewer, reported = false }: Client, since: number | null) {
    const state = await this.onCurrent(async () => {
      mayOpen(this.row, asker, viewer, reported)
      return this.awake()
    })
    const room = this.views.room(viewer)
    const update = this.personal(await updateSince(state, this.parts.storage, room, since), viewer, asker.account)
    this.parts.broadcaster.view(subscription, this.views, room, update.serial, this.personalUndo)
    this.parts.viewed(this)
    return update
  }

  /** The last update, for the client whose request made it; null if it does not view or has missed others. */
  private lastUpdate({ subscription, viewer, asker }: Client): WireUpdate | null {
    if (subscription.viewing?.viewer !== viewer) return null
    const update = this.lastUpdates.get(viewer)
    return update?.serial === this.sequence ? this.personal(update, viewer, asker.account) : null
  }

  /** An account that holds seats and views as spectator (several players at one device) may still undo its moves. */
  private readonly personalUndo: Personal = (account) => {
    const mine = this.seating.of(account)
    return mine.length === 0 || this.state === null ? null : undoOf(this.state, mine)
  }

  private personal(update: WireUpdate, viewer: Viewer, account: string | null): WireUpdate {
    const undo = viewer === 'spectator' && account !== null ? this.personalUndo(account) : null
    return undo === null ? update : { ...update, frame: { ...update.frame, ...undo } }
  }

  private show(updates: Updates, except: Subscription | null): void {
    this.lastUpdates = updates
    this.parts.broadcaster.updates(this.row, this.views, updates, this.personalUndo, except)
  }

  // State

  /** Returns the match in memory, or loads it and sends viewers what they have missed. */
  private async awake(): Promise<TableState> {
    if (this.state !== null) return this.state
    const { loader, node, storage, broadcaster } = this.parts
    const { row, state, mustRestart } = await loader.load(this.id, this.views)
    this.state = state
    this.seat(row)
    if (mustRestart) {
      node.log.warn({ match: this.id, sequence: this.sequence, step: state.match.step }, 'choices no longer replay')
      await this.append(state, restart(state), null)
    }
    const had = this.shown
    this.shown = state.sequence
    if (state.sequence === had) return state
    for (const room of this.views.all) {
      const update = await updateSince(state, storage, room, had)
      broadcaster.update(this.row, room, update, this.personalUndo, null)
    }
    return state
  }

  private drop(): void {
    this.state = null
    this.lastUpdates = new Map()
    for (const room of this.views.all) room.forget()
  }

  private seat(row: TableRow): void {
    this.seating = Seating.of(row)
    if (this.state !== null) this.state.seating = this.seating
    this.isOutdated = false
    this.parts.broadcaster.recheck(row)
  }

  /** Brings row and match up to date with the database. */
  private async refresh(): Promise<void> {
    const { storage } = this.parts
    const row = await storage.row(this.id)
    if (row === null) {
      this.parts.gone(this)
      throw refused('not-found')
    }
    const isBehind = this.state !== null && row.match.sequence > this.state.sequence
    await this.take({ row, entries: isBehind ? await storage.entriesAfter(this.id, this.sequence) : [] })
  }

  private async take({ row, entries }: News): Promise<void> {
    const before = this.row
    if (row.match.version < before.match.version || row.match.sequence < this.sequence) return
    const { state } = this
    this.seat(row)
    if (state === null || row.match.sequence === state.sequence) {
      // Viewers of a hibernating table get new moves at once.
      if (state === null && this.hasViewers && row.match.sequence > this.shown) await this.awake()
      return
    }
    const end = this.parts.node.metrics.catchUpSeconds.startTimer()
    const fresh = entries.filter(({ sequence }) => sequence > state.sequence && sequence <= row.match.sequence)
    if (!this.replayAndShow(state, fresh, before)) {
      this.drop()
      await this.awake()
    }
    end()
  }

  /** Returns false if the match must be loaded again. */
  private replayAndShow(state: TableState, entries: readonly Entry[], before: TableRow): boolean {
    const isWhole =
      entries.at(0)?.sequence === state.sequence + 1 && entries.at(-1)?.sequence === this.row.match.sequence
    if (!isWhole || entries.some(({ kind }) => kind === 'rewind' || kind === 'restart')) return false
    for (const entry of entries) {
      if (!replayed(state, entry)) return false
      const isLast = entry.sequence === this.row.match.sequence
      const beside = isLast ? besideAfter(before, this.row) : undefined
      const updates = updatesFor(state, entry, beside === undefined ? undefined : { beside })
      if (beside !== undefined) this.parts.broadcaster.addDelta(this.id, beside, entry.sequence)
      this.shown = entry.sequence
      this.show(updates, null)
    }
    return true
  }

  // Writes

  private async write(effect: Effect, except: Subscription | null): Promise<void> {
    const { node, storage, loader } = this.parts
    if (effect.kind === 'moves') return this.append(await this.awake(), effect, except)
    if (effect.kind === 'rewind') {
      const state = await this.awake()
      const past = await loader.matchAt(this.row, effect.toStep, state.match.replayableFrom)
      return this.append(state, rewound(state, past, effect), except)
    }
    if (!(await this.writeRow(effect, storage))) throw new Conflict()
    this.isOutdated = true
    node.bus.publish({ kind: 'table', id: this.id })
    if (effect.kind !== 'start') return
    await this.refresh()
    this.parts.written(this)
    node.bus.publish({ kind: 'match', id: this.id, sequence: this.sequence })
  }

  private writeRow(effect: Exclude<Effect, { kind: 'moves' | 'rewind' }>, storage: TableStorage): Promise<boolean> {
    const { id: match, version, status } = this.row.match
    if (effect.kind === 'removal') return storage.remove({ match, version })
    const at = this.parts.node.now()
    if (effect.kind === 'start') return storage.start({ match, version, at, ...effect.start })
    if (status !== 'gathering' && status !== 'playing') throw refused('table-over')
    return storage.change({ match, version, status, at, ...effect.plan })
  }

  /** On disk first, then on the screens. */
  private async append(state: TableState, moves: Moves, except: Subscription | null): Promise<void> {
    const { node, storage, broadcaster } = this.parts
    const before = this.row
    try {
      const { append, last, row } = appendAfter(state, moves, node.now())
      const writing = storage.append(append)
      // The updates are computed while the disk writes.
      const beside = besideAfter(before, row)
      const shown = [...moves.updates, updatesFor(state, last, { beside })]
      if (!(await writing)) {
        node.metrics.appendConflicts.inc()
        throw new Conflict()
      }
      state.sequence = last.sequence
      if (append.snapshot !== null) state.snapshot = append.snapshot
      state.match.forgetEvents()
      this.seating = this.seating.after(row)
      state.seating = this.seating
      this.shown = last.sequence
      broadcaster.addDelta(this.id, beside, last.sequence)
      for (const updates of shown) this.show(updates, except)
    } catch (error) {
      this.drop()
      throw error
    }
    this.parts.written(this)
    node.bus.publish({ kind: 'match', id: this.id, sequence: this.sequence })
  }
}
