// An online match behind the interface of every table session. It orders the server's updates (view changes and log lines
// by step) and sends frames and log parts to the page, like the session of a local match.
import {
  type Answer,
  type Choice,
  HustingsError,
  type MatchRecord,
  type Preview,
  type Seat,
  type Viewer,
} from '@hustings/kernel'
import {
  type Asked,
  type Deeds,
  type Frame,
  frameFrom,
  type Hint,
  type Listener,
  type LoggedEvent,
  type Pace,
  piecesOf,
  type Reason,
  type TableSession,
  TroubleError,
  troubleFor,
  troubleOf,
  type Update,
  type WireUpdate,
} from '@hustings/protocol'
import type { ask } from '../wire/ask.ts'
import type { Link } from '../wire/link.ts'
import { newUuid } from '../wire/uuid.ts'

/** How long an update may be missing before the client requests it. */
const GAP_MS = 2000
/** Milliseconds between two moves of bots or Automas at the pace `quick`. */
const QUICK_MS = 350
/** The server answers 8 previews per second. */
const PREVIEW_MS = 130
/** The server replays ten past positions in ten seconds. */
const PAST_MS = 1000

/** The viewer's state of the match at a serial. */
interface Seen {
  readonly serial: number
  readonly frame: Frame
  readonly log: readonly LoggedEvent[]
}

export interface NetworkTable {
  readonly link: Pick<Link, 'ask' | 'on' | 'get'>
  /** An HTTP request. */
  readonly call: typeof ask
  readonly match: string
  /** The invite code of a spectator. */
  readonly code: string | null
  /** Whether hints are allowed at the table. */
  readonly hints: boolean
  /** Returns the account's current seats. */
  mine(): readonly Seat[]
  /** Whether a bot or Automa plays the seat. */
  isMachine(seat: Seat): boolean
}

export class NetworkSession implements TableSession {
  readonly hint?: (decision: Asked) => Promise<Hint>
  private readonly table: NetworkTable
  private readonly listener: Pick<Listener, 'update' | 'failed'>
  private viewer: Viewer = 'spectator'
  /** The last requested viewer; updates for it that arrive before the answer are kept. */
  private wanted: Viewer = 'spectator'
  private seen: Seen | null = null
  /** Updates in order that are not shown yet: moves of bots and Automas follow the player's pace. */
  private queue: WireUpdate[] = []
  /** Updates that build on a missing one. */
  private early: WireUpdate[] = []
  private gap: ReturnType<typeof setTimeout> | undefined
  private reached = new Set<() => void>()
  private chosenPace: Pace = 'result'
  private pacing: ReturnType<typeof setTimeout> | undefined
  /** Continue was pressed before the next move of a bot or Automa arrived. */
  private mayGoOn = false
  /** The log that the page has, and the number of updates. */
  private sent: readonly LoggedEvent[] | null = null
  private serial = 0
  /** Moves of this client by step, and the undone ones. */
  private readonly made = new Map<number, Choice>()
  private undone: Choice[] = []
  private previewAt = 0
  private previews = 0
  private pasts = 0
  private closed = false
  private readonly deaf: (() => void)[]

  constructor(table: NetworkTable, listener: Pick<Listener, 'update' | 'failed'>) {
    this.table = table
    this.listener = listener
    const { link, match } = table
    if (table.hints) this.hint = ({ id, seat }) => link.ask('table:hint', { match, decision: { id, seat } })
    this.deaf = [
      link.on('update', (heard) => heard.match === match && this.heard(heard.viewer, heard.update)),
      link.on('connected', () => this.resume()),
    ]
  }

  async begin(viewer: Viewer): Promise<Update> {
    await this.open(viewer)
    this.sent = null
    return this.send()
  }

  async look(viewer: Viewer): Promise<Update> {
    await this.open(viewer)
    return this.send()
  }

  async answer({ id, seat }: Asked, answer: Answer): Promise<Update> {
    const { match, link } = this.table
    const step = this.now.frame.step
    const request = newUuid()
    const { update } = await link.ask('table:answer', { match, request, decision: { id, seat }, answer })
    await this.take(update)
    this.undone = []
    this.made.set(step, { seat, answer })
    return this.handOver()
  }

  async undo(): Promise<Update> {
    const { match, link } = this.table
    const { step } = this.now.frame
    const { undone } = this
    const taken = this.made.get(step - 1)
    const { update } = await link.ask('table:undo', { match, request: newUuid(), step })
    await this.take(update)
    this.undone = taken === undefined ? [] : [...undone, taken]
    return this.handOver()
  }

  /** Caches the answer until the match changes. */
  async redo(): Promise<Update> {
    const again = this.undone.at(-1)
    if (again === undefined) throw new TroubleError(troubleOf(new HustingsError('nothing-to-redo')))
    const rest = this.undone.slice(0, -1)
    if (this.now.frame.decision?.seat !== again.seat) await this.open(again.seat)
    const { decision } = this.now.frame
    if (decision === null) throw new TroubleError(troubleFor('not-your-seat'))
    const update = await this.answer(decision, again.answer)
    this.undone = rest
    return { ...update, frame: { ...update.frame, canRedo: rest.length > 0 } }
  }

  /** Only the latest request counts: the player has moved on from earlier ones. */
  async preview({ id, seat }: Asked, answer: Answer): Promise<Preview> {
    const asked = ++this.previews
    const wait = this.previewAt + PREVIEW_MS - Date.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    if (asked !== this.previews || this.table.link.get().state !== 'connected') {
      throw new TroubleError(troubleFor('not-now'))
    }
    this.previewAt = Date.now()
    return this.table.link.ask('table:preview', { match: this.table.match, decision: { id, seat }, answer })
  }

  why({ seat, after, upTo }: Deeds, viewer: Viewer): Promise<readonly Reason[]> {
    const { link, match, code } = this.table
    return link.ask('table:why', { match, viewer, seat, after, upTo, ...(code === null ? {} : { code }) })
  }

  /** Repeats a request while the server rate-limits it, until the client sends a newer one. */
  async past(step: number, viewer: Viewer): Promise<Frame> {
    const asked = ++this.pasts
    for (;;) {
      try {
        return await this.table.call('GET', `${this.path}/past/${step}${this.query({ viewer })}`)
      } catch (error) {
        if (troubleOf(error).code !== 'too-fast' || asked !== this.pasts) throw error
        await new Promise((resolve) => setTimeout(resolve, PAST_MS))
        if (asked !== this.pasts || this.closed) throw error
      }
    }
  }

  branch(step: number): Promise<MatchRecord> {
    return this.table.call('GET', `${this.path}/record${this.query({ step: String(step) })}`)
  }

  record(): Promise<MatchRecord> {
    return this.table.call('GET', `${this.path}/record${this.query({})}`)
  }

  async pace(pace: Pace): Promise<void> {
    this.chosenPace = pace
    clearTimeout(this.pacing)
    this.pacing = undefined
    this.release()
  }

  async proceed(): Promise<void> {
    if (!this.machinesOnly) return
    this.mayGoOn = true
    this.release()
  }

  /** Sends an undo request. */
  async askBack(toStep: number): Promise<void> {
    await this.table.link.ask('table:ask-back', { match: this.table.match, request: newUuid(), toStep })
  }

  /** Answers an undo request. */
  async agree(agree: boolean): Promise<void> {
    await this.table.link.ask('table:agree', { match: this.table.match, request: newUuid(), agree })
  }

  async close(): Promise<void> {
    if (this.closed) return
    this.closed = true
    clearTimeout(this.gap)
    clearTimeout(this.pacing)
    for (const stop of this.deaf) stop()
    if (this.table.link.get().state !== 'connected') return
    await this.table.link.ask('table:close', { match: this.table.match }).catch(() => {})
  }

  private get path(): string {
    return `/tables/${this.table.match}`
  }

  private query(params: Readonly<Record<string, string>>): string {
    const { code } = this.table
    const query = new URLSearchParams({ ...params, ...(code === null ? {} : { code }) }).toString()
    return query === '' ? '' : `?${query}`
  }

  private get now(): Seen {
    if (this.seen === null) throw new Error('nothing was looked at yet')
    return this.seen
  }

  /** Resets the session for another viewer. */
  private async open(viewer: Viewer): Promise<void> {
    const { link, match, code } = this.table
    this.wanted = viewer
    const { update } = await link.ask('table:open', { match, viewer, since: null, ...(code === null ? {} : { code }) })
    this.viewer = viewer
    this.queue = []
    this.seen = applied(null, update)
    this.early = this.early.filter(({ serial }) => serial > update.serial)
    this.followEarly()
    this.release()
  }

  /** After a reconnection, the missed changes arrive as one update. */
  private resume(): void {
    if (this.seen === null || this.closed) return
    const { link, match, code } = this.table
    const { viewer } = this
    link
      .ask('table:open', { match, viewer, since: this.arrived, ...(code === null ? {} : { code }) })
      .then(({ update }) => viewer === this.viewer && this.heard(viewer, update))
      .catch((error: unknown) => this.listener.failed(troubleOf(error)))
  }

  /** The serial up to which all updates have arrived, shown or not. */
  private get arrived(): number {
    return this.queue.at(-1)?.serial ?? this.seen?.serial ?? 0
  }

  /** Another player moved, or an update was missing. */
  private heard(viewer: Viewer, update: WireUpdate): void {
    if (this.closed || (viewer !== this.viewer && viewer !== this.wanted)) return
    if (viewer !== this.viewer || this.seen === null) {
      this.early.push(update)
      return
    }
    this.arrive(update)
    this.release()
  }

  private arrive(update: WireUpdate): void {
    if (update.serial > this.arrived) this.early.push(update)
    this.followEarly()
    clearTimeout(this.gap)
    if (this.early.length > 0) this.gap = setTimeout(() => this.resume(), GAP_MS)
  }

  private followEarly(): void {
    const next = () => this.early.find(({ after }) => after === null || after === this.arrived)
    for (let update = next(); update !== undefined; update = next()) {
      this.queue.push(update)
      const { serial } = update
      this.early = this.early.filter((each) => each.serial > serial)
    }
  }

  /** Shows the answer to a request of this client at once, with all earlier updates. */
  private async take(update: WireUpdate): Promise<void> {
    this.arrive(update)
    this.showUpTo(update.serial)
    while (this.now.serial < update.serial && !this.closed) {
      await new Promise<void>((resolve) => this.reached.add(resolve))
      this.showUpTo(update.serial)
    }
  }

  private showUpTo(serial: number): void {
    for (let next = this.queue[0]; next !== undefined && next.serial <= serial; next = this.queue[0]) this.showNext()
  }

  private showNext(): void {
    const next = this.queue.shift()
    if (next === undefined) return
    this.seen = applied(this.seen, next)
    this.mayGoOn = false
    for (const step of this.made.keys()) if (step >= this.seen.frame.step) this.made.delete(step)
  }

  private get machinesOnly(): boolean {
    const { waitingFor } = this.now.frame
    return waitingFor.length > 0 && waitingFor.every((seat) => this.table.isMachine(seat))
  }

  /** Shows due updates: moves of people at once, moves of bots and Automas at the player's pace. */
  private release(): void {
    for (const reach of this.reached) reach()
    this.reached.clear()
    let shown = false
    while (this.queue.length > 0 && this.seen !== null) {
      if (this.machinesOnly && this.chosenPace !== 'result' && !this.mayGoOn) {
        if (this.chosenPace === 'quick') this.goOnSoon()
        break
      }
      this.showNext()
      this.undone = []
      shown = true
    }
    if (shown) this.tell()
  }

  private goOnSoon(): void {
    this.pacing ??= setTimeout(() => {
      this.pacing = undefined
      this.mayGoOn = true
      this.release()
    }, QUICK_MS)
  }

  private tell(): void {
    if (!this.mustHandOver) this.listener.update(this.send())
    else
      this.handOver().then(
        (update) => this.listener.update(update),
        (error: unknown) => this.listener.failed(troubleOf(error)),
      )
  }

  /** Several players share the device, and the current viewer is not the one to decide. */
  private get mustHandOver(): boolean {
    const mine = this.table.mine()
    const { frame } = this.now
    if (mine.length < 2 || this.viewer === 'spectator') return false
    if (frame.standings !== null) return true
    const asked = frame.waitingFor.filter((seat) => mine.includes(seat))
    return asked.length > 0 && !asked.includes(this.viewer)
  }

  private async handOver(): Promise<Update> {
    if (this.mustHandOver) await this.open('spectator')
    return this.send()
  }

  private send(): Update {
    const { frame, log } = this.now
    const { sent, serial } = this
    this.sent = log
    this.serial++
    return {
      serial: this.serial,
      after: sent === null ? null : serial,
      frame: { ...frame, canRedo: this.undone.length > 0 },
      log: piecesOf(sent ?? [], log),
    }
  }
}

function applied(before: Seen | null, { serial, after, frame: wire, log }: WireUpdate): Seen {
  const kept = after === null ? [] : (before?.log ?? []).filter(({ step }) => step <= log.upTo)
  const frame = frameFrom(wire, before?.frame ?? null)
  return { serial, frame, log: [...kept, ...log.add] }
}
