// The table as the page knows it: the live frame, the log, who holds the device, and the past one is looking at.
// It talks to the engine and to nobody else; components subscribe to it.

import type { Answer, Option, Seat, Viewer } from '@hustings/kernel'
import {
  type Asked,
  type Frame,
  joined,
  type LoggedEvent,
  type Pace,
  type TableSession,
  type Trouble,
  troubleOf,
  type Update,
} from '@hustings/protocol'
import { AttentionStore } from './attention.ts'

export type Log = readonly LoggedEvent[]

export interface TableState {
  readonly frame: Frame
  readonly log: Log
  /** Where in the log the latest change begins. */
  readonly fresh: number
  /** The person the device has to be passed to; until then nothing secret is shown. */
  readonly passTo: Seat | null
  /** The earlier moment one is looking at. */
  readonly past: Frame | null
  /** Why the match could not be written; null when all is kept. */
  readonly unsaved: Trouble | null
}

/** So long an update may be missing before the match is looked at anew. */
const GAP_MS = 2000

/** When the board follows the decision bar. */
type Later = (act: () => void) => () => void

const atOnce: Later = (act) => {
  act()
  return () => {}
}

export class TableModel {
  readonly attention = new AttentionStore()
  /** How much of their log each viewer has looked at; survives the handing over of the device. */
  readonly looked = new Map<Viewer, number>()
  /** Up to which own deed each viewer has closed what happened since; survives the handing over of the device. */
  readonly told = new Map<Viewer, number>()
  /** How many choices had been made when the table was opened: what came before is no news. */
  readonly opened: number
  private readonly session: TableSession
  /** The seats this device holds. */
  private readonly mine: readonly Seat[]
  private readonly trouble: (trouble: Trouble) => void
  private readonly later: Later
  private now: TableState
  private readonly listeners = new Set<() => void>()
  private busy = false
  private chosenPace: Pace = 'result'
  private rests = false
  private pacing: string | null = null
  private hurrying = false
  private held = false
  /** The last update that was applied; later ones wait for those between. */
  private applied: number
  /** Updates that build on one which has not arrived, by what they build on. */
  private readonly arrived = new Map<number, Update>()
  private gap: ReturnType<typeof setTimeout> | undefined
  private lookedAt = 0
  private forget: () => void = () => {}
  /** What is asked, on its way to the board. */
  private asking: (() => void) | null = null

  private constructor(
    session: TableSession,
    mine: readonly Seat[],
    first: Update,
    trouble: (trouble: Trouble) => void,
    later: Later,
  ) {
    this.session = session
    this.mine = mine
    this.trouble = trouble
    this.later = later
    this.applied = first.serial
    this.opened = first.frame.step
    const log = joined([], first.log)
    this.now = {
      frame: first.frame,
      log,
      fresh: log.length,
      passTo: this.nextPerson(first.frame),
      past: null,
      unsaved: null,
    }
  }

  static async open(
    session: TableSession,
    mine: readonly Seat[],
    trouble: (trouble: Trouble) => void,
    later: Later = atOnce,
  ): Promise<TableModel> {
    const [only, ...others] = mine
    const alone = only !== undefined && others.length === 0
    const first = await session.begin(alone ? only : 'spectator')
    const model = new TableModel(session, mine, first, trouble, later)
    model.ask()
    return model
  }

  /** Whether several people share this device. */
  get shared(): boolean {
    return this.mine.length > 1
  }

  readonly get = (): TableState => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** From the host, when somebody else has played. */
  receive(update: Update): void {
    this.take(update)
  }

  /** The last save worked, or (with its reason) did not. */
  noteSaved(unsaved: Trouble | null): void {
    if (unsaved?.code !== this.now.unsaved?.code) this.change({ unsaved })
  }

  /** A click on what has been answered, and is about to vanish, is none. */
  async answer(decision: Asked, answer: Answer): Promise<void> {
    if (decision.id !== this.now.frame.decision?.id) return
    await this.act(() => this.session.answer(decision, answer))
  }

  async undo(): Promise<void> {
    await this.act(() => this.session.undo())
  }

  async redo(): Promise<void> {
    await this.act(() => this.session.redo())
  }

  /** How seats that no person plays go on, and whether everybody waits after a turn until its person lets them. */
  pace(pace: Pace, rests = false): void {
    this.chosenPace = pace
    this.rests = rests
    this.setPace()
  }

  /** Fast forward, until somebody has to decide. */
  hurry(): void {
    this.hurrying = true
    this.setPace()
  }

  /** While something is looked at, nothing is asked and machines wait. */
  hold(held: boolean): void {
    if (held === this.held) return
    this.held = held
    this.setPace()
    this.ask()
  }

  private setPace(): void {
    const pace = this.held ? 'step' : this.hurrying ? 'result' : this.chosenPace
    const pacing = `${pace} ${this.rests}`
    if (pacing === this.pacing) return
    this.pacing = pacing
    void this.session.pace(pace, this.rests)
  }

  /** The others may go on: after a turn, or the next machine at the pace `step`. */
  async proceed(): Promise<void> {
    if (!this.held || this.now.frame.resting === true) await this.session.proceed()
  }

  /** "It is me": the person the device was passed to takes over. */
  async takeDevice(): Promise<void> {
    const seat = this.now.passTo
    if (seat === null) return
    await this.act(() => this.session.look(seat))
  }

  /** After the end nothing is hidden any more: through whose eyes one looks is one's own choice. */
  async lookAs(viewer: Viewer): Promise<void> {
    await this.act(() => this.session.look(viewer))
    if (this.now.past !== null) await this.lookBack(this.now.past.step)
  }

  /** Goes no further back than the rules of today can replay. */
  async lookBack(step: number): Promise<void> {
    const asked = ++this.lookedAt
    const { viewer, replayableFrom = 0 } = this.now.frame
    try {
      const past = await this.session.past(Math.max(step, replayableFrom), viewer)
      if (asked !== this.lookedAt) return
      this.change({ past })
      this.ask()
    } catch (error) {
      if (asked === this.lookedAt) this.trouble(troubleOf(error))
    }
  }

  backToNow(): void {
    this.lookedAt++
    this.change({ past: null })
    this.ask()
  }

  /** Shows what the option would change, as soon as the engine has worked it out. */
  async preview(option: Answer): Promise<void> {
    const { decision } = this.now.frame
    if (decision === null) return
    try {
      this.attention.show(decision.id, option, await this.session.preview(decision, option))
    } catch {
      // A preview that cannot be made is no preview: the decision has moved on.
    }
  }

  point(option: Option | null): void {
    this.attention.point(option)
    if (option !== null) this.previewOf(option)
    else {
      const { selected, preview } = this.attention.get()
      if (selected !== null && preview === null) void this.preview(selected)
    }
  }

  private previewOf(option: Option): void {
    if (option.blocked === undefined) void this.preview(option.id)
  }

  /** Chosen, to be confirmed. */
  select(answer: Answer | null): void {
    // Somebody quick has chosen before the board followed.
    if (answer !== null) this.asking?.()
    this.attention.select(answer)
    if (answer !== null) void this.preview(answer)
  }

  private async act(ask: () => Promise<Update>): Promise<void> {
    if (this.busy) return
    this.busy = true
    try {
      this.take(await ask())
    } catch (error) {
      this.trouble(troubleOf(error))
    } finally {
      this.busy = false
    }
  }

  /** Answers and what others did come on different ways: applied in the order in which the host made them. */
  private take(update: Update): void {
    if (update.serial <= this.applied) return
    if (update.after !== null) this.arrived.set(update.after, update)
    else this.follow(update)
    for (let next = this.arrived.get(this.applied); next !== undefined; next = this.arrived.get(this.applied)) {
      this.follow(next)
    }
    this.waitForGap()
    if (this.now.frame.decision !== null || this.now.frame.resting === true) this.hurrying = false
    this.setPace()
    this.ask()
  }

  private follow(update: Update): void {
    this.applied = update.serial
    for (const [after, { serial }] of this.arrived) if (serial <= this.applied) this.arrived.delete(after)
    this.apply(update)
  }

  /** What is missing is on its way, or lost: then everything is asked for anew. */
  private waitForGap(): void {
    clearTimeout(this.gap)
    if (this.arrived.size === 0) return
    this.gap = setTimeout(() => {
      this.session.begin(this.now.frame.viewer).then(
        (update) => this.take(update),
        (error) => this.trouble(troubleOf(error)),
      )
    }, GAP_MS)
  }

  private apply({ frame, log: pieces }: Update): void {
    const { now } = this
    const sameEyes = frame.viewer === now.frame.viewer
    const log = joined(now.log, pieces)
    const [first] = pieces
    const kept = first !== undefined && 'keep' in first ? first.keep[1] : 0
    this.change({ frame, log, fresh: sameEyes ? kept : log.length, passTo: this.nextPerson(frame) })
  }

  /** With several people at one device: everything is hidden until the next one has taken it. */
  private nextPerson(frame: Frame): Seat | null {
    if (this.mine.length < 2) return null
    const asked = this.mine.filter((seat) => frame.waitingFor.includes(seat))
    const stays = frame.resting === true || asked.includes(frame.viewer)
    return stays ? null : (asked[0] ?? null)
  }

  private ask(): void {
    const { frame, passTo, past } = this.now
    const decision = passTo === null && past === null && !this.held ? frame.decision : null
    this.forget()
    this.asking = () => {
      this.forget()
      this.asking = null
      this.attention.ask(decision)
      const { pointed, selected } = this.attention.get()
      if (pointed !== null) this.previewOf(pointed)
      else if (selected !== null) void this.preview(selected)
    }
    this.forget = this.later(this.asking)
  }

  private change(part: Partial<TableState>): void {
    this.now = { ...this.now, ...part }
    for (const listener of this.listeners) listener()
  }
}
