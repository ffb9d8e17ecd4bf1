// A match on the server behind the interface of every table. What comes over the wire (changes of a view, lines of the log
// by step) is put together here in the order of the journal; the page gets frames and its log in pieces, as on the device.
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

/** So long an update may be missing before what came since is asked for again. */
const GAP_MS = 2000
/** Milliseconds between two choices of machines, at the pace `quick`. */
const QUICK_MS = 350
/** The server answers 8 previews a second. */
const PREVIEW_MS = 130
/** The server replays ten positions of the past in ten seconds. */
const PAST_MS = 1000

/** The match up to a serial, as the viewer may see it. */
interface Seen {
  readonly serial: number
  readonly frame: Frame
  readonly log: readonly LoggedEvent[]
}

export interface NetworkTable {
  readonly link: Pick<Link, 'ask' | 'on' | 'get'>
  /** One request beside the socket. */
  readonly call: typeof ask
  readonly match: string
  /** The code somebody came with who has no seat. */
  readonly code: string | null
  /** Whether the table has hints. */
  readonly hints: boolean
  /** The seats this account holds, now. */
  mine(): readonly Seat[]
  /** Whether no person plays the seat. */
  isMachine(seat: Seat): boolean
}

export class NetworkSession implements TableSession {
  readonly hint?: (decision: Asked) => Promise<Hint>
  private readonly table: NetworkTable
  private readonly listener: Pick<Listener, 'update' | 'failed'>
  private viewer: Viewer = 'spectator'
  /** The eyes that were asked for last; what comes for them before the answer is kept. */
  private wanted: Viewer = 'spectator'
  private seen: Seen | null = null
  /** In order, not shown yet: machines go on at the person's pace. */
  private queue: WireUpdate[] = []
  /** What builds on something that has not arrived. */
  private early: WireUpdate[] = []
  private gap: ReturnType<typeof setTimeout> | undefined
  private reached = new Set<() => void>()
  private chosenPace: Pace = 'result'
  private pacing: ReturnType<typeof setTimeout> | undefined
  /** Told to go on before the next choice of a machine had come. */
  private mayGoOn = false
  /** What the page has: the log, and how many updates it got. */
  private sent: readonly LoggedEvent[] | null = null
  private serial = 0
  /** Own choices by the step they were made at, and those taken back. */
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

  /** The same answer again, while the page remembers it and nothing else has happened. */
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

  /** The newest wins: whoever points at the next thing no longer wants to know about the one before. */
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

  /** Asks again while the server limits it, until something newer is asked for. */
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

  /** Asks the others to go back to a step. */
  async askBack(toStep: number): Promise<void> {
    await this.table.link.ask('table:ask-back', { match: this.table.match, request: newUuid(), toStep })
  }

  /** Says yes or no to somebody who asks. */
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

  /** Everything anew, through these eyes. */
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

  /** The connection is back: what happened since comes as one update. */
  private resume(): void {
    if (this.seen === null || this.closed) return
    const { link, match, code } = this.table
    const { viewer } = this
    link
      .ask('table:open', { match, viewer, since: this.arrived, ...(code === null ? {} : { code }) })
      .then(({ update }) => viewer === this.viewer && this.heard(viewer, update))
      .catch((error: unknown) => this.listener.failed(troubleOf(error)))
  }

  /** The serial up to which everything is here, shown or not. */
  private get arrived(): number {
    return this.queue.at(-1)?.serial ?? this.seen?.serial ?? 0
  }

  /** Somebody else has played, or something was missing. */
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

  /** The answer to one's own request is shown at once, with all that came before it. */
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

  /** Shows what may be shown: what people did at once, what machines did at the person's pace. */
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

  /** Several people share the device, and it is not the one who looks who has to decide now. */
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
