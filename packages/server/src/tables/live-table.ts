// One match being played on this node, with one queue: whatever looks at it or changes it waits for its turn, so that
// nobody sees what is not written. The journal decides; this is a cache of it.

import {
  type Answer,
  type Choice,
  HustingsError,
  Match,
  type Preview,
  readRecord,
  type Seat,
  sealRecord,
  type Viewer,
} from '@hustings/kernel'
import {
  cutsSince,
  frameOf,
  type GameEngine,
  type LiveMatch,
  machineAsked,
  repeat,
  type Undo,
  undoRefused,
} from '@hustings/live'
import { type Asked, type Frame, refused, type WireUpdate } from '@hustings/protocol'
import type { ServerContext } from '../context.ts'
import { engineFor } from '../settings/games.ts'
import { type Statement, StorageUnavailable } from '../storage/driver.ts'
import type { Entry, StoredSnapshot } from '../storage/entry.ts'
import { appendMoves, entriesAfter, stepAt } from '../storage/journal.ts'
import { changeTable } from '../storage/matches.ts'
import { newestSnapshot } from '../storage/snapshots.ts'
import type { BotTask, HintTask } from '../thinking/task.ts'
import type { Broadcaster, Personal } from './broadcaster.ts'
import { Line } from './line.ts'
import { loadedMatch, packed, unpacked } from './loaded.ts'
import { logSince } from './log.ts'
import { rowAfter, type TableRow, tableRow } from './rows.ts'
import { Seating } from './seating.ts'
import { besideAfter } from './seen.ts'
import type { Subscription } from './subscription.ts'
import { TableViews, type Updates } from './table-views.ts'
import { mayAskBackTo, neededFor, undoFor } from './taking-back.ts'
import { turnsAfter } from './turns.ts'
import type { ViewRoom } from './view-room.ts'

/** A snapshot is kept after this many entries. */
const SNAPSHOT_EVERY = 16
/** Bots stop and write after this many choices. */
const BOTS_AT_ONCE = 64
/** Whoever missed more than this gets everything anew. */
const RESUME_AT_MOST = 200

const TRIES = 5

/** Another node was first, or the row has changed: nothing was written, and the command starts again. */
class Overtaken extends Error {}

/** Who acts, by which request, and from which client: its update is the answer to the request. */
export interface Actor {
  readonly account: string
  readonly request: string
  readonly subscription: Subscription
}

/** What bots are to think about, and the sequence at which they were asked. */
export interface AskedOfBots {
  readonly sequence: number
  readonly task: BotTask
}

interface Applied {
  readonly entry: Entry
  /** Null when they are to be made while it is written. */
  readonly updates: Updates | null
}

/** How entries are written. */
interface Writing {
  readonly undo: boolean
  readonly late?: Seat
  readonly snapshot?: boolean
  readonly except?: Subscription
  /** Statements of other subjects in the same batch. */
  readonly extra?: readonly Statement[]
}

export class LiveTable {
  readonly id: string
  private readonly node: ServerContext
  private readonly engine: GameEngine
  /** The match, or its record, packed, while nobody needs it. */
  private kept: LiveMatch | Uint8Array
  /** When something was wanted of it last. */
  usedAt: number
  private seating: Seating
  private line: Line
  private snapshotAt: number
  private stageAt: number
  sequence: number
  private readonly broadcaster: Broadcaster
  private readonly views = new TableViews()
  private queue: Promise<unknown> = Promise.resolve()
  private waiting = 0
  /** Set when the match in memory is ahead of what was written: it must not be used any more. */
  private void = false
  private shownLast: Updates = new Map()

  private constructor(
    node: ServerContext,
    broadcaster: Broadcaster,
    engine: GameEngine,
    table: TableRow,
    snapshot: StoredSnapshot,
    match: LiveMatch,
  ) {
    this.id = table.match.id
    this.node = node
    this.broadcaster = broadcaster
    this.engine = engine
    this.kept = match
    this.usedAt = node.now()
    const record = readRecord(snapshot.record)
    this.line = Line.of(record, match.step)
    this.sequence = snapshot.sequence
    this.snapshotAt = snapshot.sequence
    this.stageAt = engine.game.stage(match.state)
    this.seating = Seating.of(table, match)
  }

  /** From the newest snapshot and the entries after it; never from the start. */
  static async load(node: ServerContext, broadcaster: Broadcaster, id: string): Promise<LiveTable> {
    for (let tries = 1; ; tries++) {
      try {
        return await LiveTable.loadOnce(node, broadcaster, id)
      } catch (error) {
        if (!canRetry(error) || tries === TRIES) throw finalError(error)
      }
    }
  }

  private static async loadOnce(node: ServerContext, broadcaster: Broadcaster, id: string): Promise<LiveTable> {
    const { storage } = node
    const table = await tableRow(storage, id)
    if (table === null) throw refused('not-found')
    if (table.match.status === 'gathering') throw refused('table-gathering')
    const snapshot = await newestSnapshot(storage, id)
    if (snapshot === null) throw refused('not-found')
    const engine = engineFor(node.games, table.match.game)
    const { match, mended } = loadedMatch(engine, snapshot)
    const live = new LiveTable(node, broadcaster, engine, table, snapshot, match)
    const entries = await entriesAfter(storage, id, snapshot.sequence)
    const good = mended ? 0 : live.replay(entries)
    if (mended || good < entries.length) await live.restart(entries.at(-1)?.sequence ?? snapshot.sequence)
    return live
  }

  private get match(): LiveMatch {
    if (this.kept instanceof Uint8Array) this.kept = Match.load(this.engine.game, unpacked(this.kept))
    return this.kept
  }

  private set match(match: LiveMatch) {
    this.kept = match
  }

  /** A table at which nothing happens costs no more than its record; the next who wants something wakes it. */
  rest(): void {
    if (this.busy || this.void || this.kept instanceof Uint8Array) return
    this.forgetViews()
    this.kept = packed(this.kept.record())
  }

  /**
   * One command at a time. After a conflict, or when it is unknown whether it was written, the match is loaded again and
   * the command runs again: it must look for its request first.
   */
  inTurn<T>(act: (isRetry: boolean) => Promise<T> | T): Promise<T> {
    this.waiting++
    this.usedAt = this.node.now()
    const turn = this.queue.then(() => this.tried(act))
    this.queue = turn.then(
      () => this.waiting--,
      () => this.waiting--,
    )
    return turn
  }

  private async tried<T>(act: (isRetry: boolean) => Promise<T> | T): Promise<T> {
    for (let tries = 1; ; tries++) {
      if (this.void) await this.recover()
      try {
        return await act(tries > 1)
      } catch (error) {
        if (!canRetry(error) || tries === TRIES) throw finalError(error)
      }
    }
  }

  get busy(): boolean {
    return this.waiting > 0
  }

  get over(): boolean {
    return this.match.over
  }

  get watched(): boolean {
    return this.views.hasViewers
  }

  get row(): TableRow {
    return this.seating.row
  }

  /** When the bots are to go on; null when nobody waits for them. */
  get botDelay(): number | null {
    if (this.match.over || machineAsked(this.match, this.seating.machines) === null) return null
    const bot = this.match.decisions.some(({ seat }) => this.seating.bots.has(seat))
    return bot ? this.row.match.botDelayMs : 0
  }

  seatsOf(account: string): readonly Seat[] {
    return this.seating.of(account)
  }

  /** Everybody in whose lists it stands. */
  get people(): readonly string[] {
    return this.seating.people
  }

  // What follows is called in turn.

  /** Returns the match for a client that has it up to `since`, and lets the client view it from there on. */
  async view(subscription: Subscription, viewer: Viewer, since: number | null): Promise<WireUpdate> {
    const room = this.views.room(viewer)
    const { account } = subscription.subscriber
    const update = this.personal(await this.shown(room, since), viewer, account)
    this.broadcaster.view(subscription, this.views, room, update.serial, this.undoOf)
    return update
  }

  /** The last client has stopped viewing. */
  unviewed(): void {
    this.shownLast = new Map()
  }

  forgetViews(): void {
    for (const room of this.views.all) room.forget()
  }

  /** An account that holds seats and views as spectator (several people at one device) may undo its moves all the same. */
  private readonly undoOf: Personal = (account) => {
    const mine = this.seatsOf(account)
    return mine.length === 0 ? null : this.undoFor(mine)
  }

  private personal(update: WireUpdate, viewer: Viewer, account: string | null): WireUpdate {
    const undo = viewer === 'spectator' && account !== null ? this.undoOf(account) : null
    return undo === null ? update : { ...update, frame: { ...update.frame, ...undo } }
  }

  /** The match for a client that has nothing, or has it up to `since`. */
  private async shown(room: ViewRoom, since: number | null): Promise<WireUpdate> {
    const { storage } = this.node
    const { viewer } = room
    const frame = this.frame(viewer)
    const known = since === null || since > this.sequence || this.sequence - since > RESUME_AT_MOST ? null : since
    const step = known === null ? null : await stepAt(storage, this.id, known)
    const from = known === null || step === null ? { sequence: 0, step: -1 } : { sequence: known, step }
    const log = await logSince(storage, this.id, viewer, from)
    const whole = room.whole(this.sequence, frame, log)
    return from.sequence === 0 ? whole : { ...whole, after: from.sequence }
  }

  frame(viewer: Viewer): Frame {
    return frameOf(this.match, viewer, this.undoFor(this.seating.withSeat(viewer)))
  }

  preview(asked: Asked, answer: Answer): Preview {
    const open = this.match.decisions.find(({ seat }) => seat === asked.seat)
    if (open?.id !== asked.id) throw new HustingsError('stale-decision', { seat: asked.seat })
    return this.match.preview(asked.seat, answer)
  }

  isOpen(asked: Asked): boolean {
    return this.match.decisions.some(({ id, seat }) => seat === asked.seat && id === asked.id)
  }

  /** A choice of a person. The rules refuse by throwing, and then nothing has changed. */
  async answer(actor: Actor, asked: Asked, answer: Answer): Promise<void> {
    this.mustBePlaying()
    const { account, request, subscription } = actor
    const entry = this.chosen({ seat: asked.seat, answer }, asked.id, account, null, request)
    await this.write([{ entry, updates: null }], { undo: false, except: subscription })
  }

  async undo(actor: Actor, step: number, mine: readonly Seat[]): Promise<void> {
    this.mustBePlaying()
    if (step !== this.match.step) throw new HustingsError('stale-decision', { seat: mine[0] ?? '' })
    const reason = undoRefused(this.match, mine, this.seating.machines)
    if (reason !== null) throw new HustingsError('undo-refused', { reason })
    this.match.undo()
    this.void = true
    this.line.takenBack()
    const entry = this.entry('undo', actor.account, actor.request)
    await this.write([this.applied(entry)], { undo: true, except: actor.subscription })
  }

  /** The last update of the room, for the client whose request made it; null if it does not view and has missed others. */
  lastUpdate(subscription: Subscription, viewer: Viewer, account: string): WireUpdate | null {
    if (subscription.viewing?.viewer !== viewer) return null
    const update = this.shownLast.get(viewer)
    return update?.serial === this.sequence ? this.personal(update, viewer, account) : null
  }

  /** What bots, and seats that the rules play, have to think about now; null when nobody waits for them. */
  machinesAsked(): AskedOfBots | null {
    if (this.machineToPlay() === null) return null
    return this.asked([...this.seating.bots], null)
  }

  /** The same for one late turn, by a bot that leaves again: the seat stays its owner's. */
  lateAsked(seat: Seat, bot: string): AskedOfBots {
    if (!this.match.decisions.some((decision) => decision.seat === seat)) throw refused('not-late')
    return this.asked([...this.seating.bots, [seat, bot]], seat)
  }

  /** What a bot is to think about in the place of whoever is asked this. */
  hintAsked(decision: Asked): HintTask {
    if (!this.isOpen(decision)) throw new HustingsError('stale-decision', { seat: decision.seat })
    const { id, seat } = decision
    return { kind: 'hint', game: this.engine.game.id, record: this.match.record(), decision: { id, seat } }
  }

  private asked(bots: BotTask['bots'], only: Seat | null): AskedOfBots {
    const record = this.match.record()
    return {
      sequence: this.sequence,
      task: { kind: 'play', game: this.engine.game.id, record, bots, only, limit: BOTS_AT_ONCE },
    }
  }

  /** Plays what bots have thought of. Returns false if the match has gone on, or a player has taken a seat of theirs. */
  async playThought({ sequence, task }: AskedOfBots, choices: readonly Choice[]): Promise<boolean> {
    if (sequence !== this.sequence || choices.length === 0) return false
    if (!choices.every(({ seat }) => this.mayBotPlay(seat, task.only))) return false
    const names = new Map(task.bots)
    const entries: Applied[] = []
    for (const choice of choices) {
      const open = this.match.decisions.find(({ seat }) => seat === choice.seat)
      if (open === undefined) throw new Error('a bot has chosen what it was not asked')
      const name = names.get(choice.seat) ?? 'automatic'
      const entry = this.chosen(choice, open.id, null, name, null, entries.length)
      entries.push({ entry, updates: this.updatesFor(entry, entry.step - 1) })
    }
    await this.write(entries, task.only === null ? { undo: false } : { undo: false, late: task.only })
    return true
  }

  /** Whether a bot or the rules play the seat, or its turn is late and a bot may play it. */
  private mayBotPlay(seat: Seat, late: Seat | null): boolean {
    const sits = this.row.seats.find((one) => one.seat === seat)
    if (sits === undefined) return false
    if (seat !== late) return sits.holder === null && (sits.automatic || sits.bot !== null)
    return sits.dueAt !== null && sits.dueAt <= this.node.now()
  }

  /** Back to an earlier step with the consent of all players concerned. */
  async rewind(match: LiveMatch, account: string, request: string, extra: readonly Statement[]): Promise<void> {
    this.mustBePlaying()
    const sequence = this.sequence + 1
    const { digest: _, ...record } = match.record()
    // No click made before fits a question asked again now.
    const again = sealRecord({ ...record, revision: sequence })
    this.match = Match.load(this.engine.game, again)
    this.line = this.line.between(again.at, match.step)
    this.void = true
    const entry = { ...this.entry('rewind', account, request), sequence }
    await this.write([this.applied(entry)], { undo: true, snapshot: true, extra })
  }

  /** Writes proposals and votes that were decided on the row in memory, or starts again with a new one. */
  async writeProposal(statements: readonly Statement[]): Promise<void> {
    const { version } = this.row.match
    const change = { match: this.id, version, status: 'playing', at: this.node.now(), extra: statements } as const
    if (!(await changeTable(this.node.storage, change))) throw new Overtaken()
    // The caller reads its own write before the message of the bus arrives.
    await this.refreshSeats()
    this.node.bus.say({ kind: 'table', id: this.id })
  }

  /** Brings match and row up to date with other nodes. */
  async refresh(): Promise<void> {
    await this.catchUp()
    await this.refreshSeats()
    if (this.row.match.sequence !== this.sequence) throw new Overtaken()
  }

  /** Applies what other nodes wrote, and shows it. */
  async catchUp(): Promise<void> {
    const end = this.node.metrics.catchUpSeconds.startTimer()
    const entries = await entriesAfter(this.node.storage, this.id, this.sequence)
    if (entries.length > 0) {
      await this.refreshSeats()
      const loadAgain = entries.some(({ kind }) => kind === 'rewind' || kind === 'restart')
      if (loadAgain) await this.recover()
      else this.replay(entries, true)
    }
    end()
  }

  /** Seats, settings or clocks have changed. */
  async refreshSeats(): Promise<void> {
    const table = await tableRow(this.node.storage, this.id)
    if (table === null) throw refused('not-found')
    this.seated(table)
  }

  /** Takes the match anew from the journal, and brings everybody who looks from what they have to what is. */
  private async recover(): Promise<void> {
    const { storage } = this.node
    const had = this.sequence
    const snapshot = await newestSnapshot(storage, this.id)
    if (snapshot === null) throw refused('not-found')
    const entries = await entriesAfter(storage, this.id, snapshot.sequence)
    await this.refreshSeats()
    const { match } = loadedMatch(this.engine, snapshot)
    const record = readRecord(snapshot.record)
    this.match = match
    this.line = Line.of(record)
    this.sequence = snapshot.sequence
    this.snapshotAt = snapshot.sequence
    this.seated(this.row)
    this.replay(entries)
    this.void = false
    for (const room of this.views.all) {
      room.forget()
      const update = await this.shown(room, had)
      if (this.sequence !== had) this.broadcaster.update(this.row, room, update, this.undoOf, null)
    }
  }

  /** Repeats entries from the journal; gives back how many the rules still allow. */
  private replay(entries: readonly Entry[], show = false): number {
    for (const [i, entry] of entries.entries()) {
      const before = this.match.step
      try {
        if (entry.kind === 'undo') {
          this.match.undo()
          this.line.takenBack()
        } else if (entry.kind === 'choice' && entry.seat !== null && entry.answer !== null) {
          repeat(this.match, { seat: entry.seat, answer: entry.answer })
          this.line.chose(entry.seat)
        }
      } catch (error) {
        if (error instanceof HustingsError) return i
        throw error
      }
      this.sequence = entry.sequence
      this.match.forgetEvents()
      if (show) this.show(this.updatesFor(entry, before), null)
    }
    return entries.length
  }

  /** The rules were corrected, and what was chosen since the last sound position is no longer possible. */
  private async restart(after: number): Promise<void> {
    this.node.log.warn({ match: this.id, sequence: after, step: this.match.step }, 'choices no longer replay')
    this.sequence = after
    const entry = this.entry('restart', null, null)
    await this.write([this.applied(entry)], { undo: true, snapshot: true })
  }

  /** A match that was abandoned has open decisions. */
  private mustBePlaying(): void {
    if (this.row.match.status === 'abandoned') throw refused('table-over')
  }

  private machineToPlay() {
    return this.match.over ? null : machineAsked(this.match, this.seating.machines)
  }

  private seated(row: TableRow): void {
    this.seating = Seating.of(row, this.match)
    this.broadcaster.recheck(row)
  }

  private chosen(
    choice: Choice,
    decision: string,
    actor: string | null,
    bot: string | null,
    request: string | null,
    ahead = 0,
  ): Entry {
    const { match } = this
    const told = match.eventCount
    const shownBefore = match.revealedStep
    match.keepStretches = true
    match.answer(choice.seat, decision, choice.answer)
    this.void = true
    this.line.chose(choice.seat)
    return {
      sequence: this.sequence + 1 + ahead,
      kind: 'choice',
      seat: choice.seat,
      answer: choice.answer,
      step: match.step,
      actor,
      bot,
      request,
      revealed: match.revealedStep > shownBefore,
      events: match.emittedSince(told),
      cuts: cutsSince(match, told),
    }
  }

  private entry(kind: Entry['kind'], actor: string | null, request: string | null): Entry {
    return {
      sequence: this.sequence + 1,
      kind,
      seat: null,
      answer: null,
      step: this.match.step,
      actor,
      bot: null,
      request,
      revealed: false,
      events: [],
      cuts: null,
    }
  }

  private applied(entry: Entry): Applied {
    return { entry, updates: this.updatesFor(entry, entry.step) }
  }

  private updatesFor(entry: Entry, upTo: number, beside?: Pick<WireUpdate, 'beside'>): Updates {
    return this.views.updates(entry, upTo, (viewer) => this.frame(viewer), beside)
  }

  private show(updates: Updates, except: Subscription | null): void {
    this.shownLast = updates
    this.broadcaster.updates(this.row, this.views, updates, this.undoOf, except)
  }

  /** On disk first, then on the screens. */
  private async write(done: readonly Applied[], how: Writing): Promise<void> {
    const last = done.at(-1)?.entry
    if (last === undefined) return
    const now = this.node.now()
    const asked = new Map(this.match.decisions.map(({ seat, prompt }) => [seat, prompt]))
    const chose = done.flatMap(({ entry }) => (entry.actor !== null && entry.seat !== null ? [entry.seat] : []))
    const before = this.row
    const { turnSeconds } = before.match
    const turns = turnsAfter(before.seats, { asked, now, turnSeconds, undo: how.undo, chose }).map((turn) =>
      turn.seat === how.late && !turn.toAct ? { ...turn, missed: turn.missed + 1 } : turn,
    )
    const delay = this.botDelay
    const botDueAt = delay === null ? null : now + (last.bot === null ? delay : 0)
    const { revealedStep, standings } = this.match
    const snapshot = this.snapshotFor(last, how.snapshot === true)
    const summary = this.engine.summary(this.match)
    const writing = appendMoves(this.node.storage, {
      match: this.id,
      after: { sequence: this.sequence, version: before.match.version },
      entries: done.map(({ entry }) => entry),
      at: now,
      revealedStep,
      botDueAt,
      summary,
      standings,
      turns,
      snapshot,
      forgetAfter: how.undo ? last.step : null,
      ...(how.extra === undefined ? {} : { extra: how.extra }),
    })
    // The updates are made while the disk writes.
    const row = rowAfter(before, last, { turns, revealedStep, botDueAt, summary, now, standings })
    const beside = besideAfter(before, row)
    const told = done.at(-1)?.updates === null
    const shown = done.map(
      ({ entry, updates }) => updates ?? this.updatesFor(entry, entry.step - 1, told ? { beside } : undefined),
    )
    if ((await writing) === 'conflict') {
      this.node.metrics.appendConflicts.inc()
      throw new Overtaken()
    }
    this.void = false
    this.settled(last, row, snapshot)
    if (told) this.broadcaster.addDelta(this.id, beside, this.sequence)
    for (const updates of shown) this.show(updates, how.except ?? null)
    this.node.bus.say({ kind: 'match', id: this.id, sequence: this.sequence })
  }

  private settled(last: Entry, row: TableRow, snapshot: StoredSnapshot | null): void {
    this.sequence = last.sequence
    this.match.forgetEvents()
    if (snapshot !== null) {
      this.snapshotAt = snapshot.sequence
      this.stageAt = snapshot.stage
    }
    this.seating = this.seating.after(row)
  }

  private snapshotFor(last: Entry, wanted: boolean): StoredSnapshot | null {
    const stage = this.engine.game.stage(this.match.state)
    const due = last.sequence - this.snapshotAt >= SNAPSHOT_EVERY || stage !== this.stageAt || this.match.over
    if (!due && !wanted) return null
    return { sequence: last.sequence, step: last.step, stage, record: this.match.record() }
  }

  private undoFor(mine: readonly Seat[]): Undo {
    return undoFor(this.match, this.line, mine, this.seating.machines)
  }

  mayAskBackTo(mine: readonly Seat[]): number | null {
    return mayAskBackTo(this.match, this.line, mine)
  }

  neededFor(toStep: number, by: Seat): Seat[] {
    return neededFor(this.match, this.line, this.seating.machines, toStep, by)
  }

  get step(): number {
    return this.match.step
  }

  /** The first step that these rules replay: what lies before was played by earlier rules. */
  get replayableFrom(): number {
    return this.match.replayableFrom
  }

  record() {
    return this.match.record()
  }
}

/** Whether a command may run again on the reloaded match: nothing was written, or its request tells. */
function canRetry(error: unknown): boolean {
  return error instanceof Overtaken || (error instanceof StorageUnavailable && error.outcome === 'unknown')
}

/** The error for the caller after the last try. */
function finalError(error: unknown): unknown {
  return error instanceof Overtaken ? refused('not-now') : error
}
