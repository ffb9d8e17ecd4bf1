// The table as the page knows it: the live frame, the log, who holds the device, and the past one is looking at.
// It talks to the engine and to nobody else; components subscribe to it.
import type { Answer, GameEvent, Option, Seat } from '@hustings/kernel'
import type { TableSession } from '../device/client.ts'
import { joined } from '../device/pieces.ts'
import type { Asked, Frame, Trouble, Update } from '../device/protocol.ts'
import { troubleOf } from '../device/trouble.ts'
import type { LoggedEvent } from '../games/types.ts'
import type { Seating } from '../storage/database.ts'
import { AttentionStore } from './attention.ts'

export type Log = readonly LoggedEvent<GameEvent>[]

export interface TableState {
  readonly frame: Frame
  readonly log: Log
  /** Where in the log the latest change begins. */
  readonly fresh: number
  /** The person the device has to be passed to; until then nothing secret is shown. */
  readonly passTo: Seat | null
  /** The earlier moment one is looking at. */
  readonly past: Frame | null
  /** False after a save failed. */
  readonly saved: boolean
}

/** When the board follows the decision bar. */
type Later = (act: () => void) => () => void

const atOnce: Later = (act) => {
  act()
  return () => {}
}

export class TableModel {
  readonly attention = new AttentionStore()
  private readonly session: TableSession
  private readonly people: readonly Seat[]
  private readonly trouble: (trouble: Trouble) => void
  private readonly later: Later
  private now: TableState
  private readonly listeners = new Set<() => void>()
  private busy = false
  /** The last update that was applied; later ones wait for those between. */
  private applied: number
  private readonly arrived = new Map<number, Update>()
  private lookedAt = 0
  private forget: () => void = () => {}

  private constructor(
    session: TableSession,
    people: readonly Seat[],
    first: Update,
    trouble: (trouble: Trouble) => void,
    later: Later,
  ) {
    this.session = session
    this.people = people
    this.trouble = trouble
    this.later = later
    this.applied = first.serial
    const log = joined([], first.log)
    this.now = {
      frame: first.frame,
      log,
      fresh: log.length,
      passTo: null,
      past: null,
      saved: true,
    }
  }

  static async open(
    session: TableSession,
    seating: Seating,
    trouble: (trouble: Trouble) => void,
    later: Later = atOnce,
  ): Promise<TableModel> {
    const people = Object.keys(seating).filter((seat) => seating[seat]?.kind === 'person')
    const [only, ...others] = people
    const alone = only !== undefined && others.length === 0
    const first = await session.begin(alone ? only : 'spectator')
    const model = new TableModel(session, people, first, trouble, later)
    model.seatChanged()
    model.ask()
    return model
  }

  readonly get = (): TableState => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** From the engine, when bots have played. */
  receive(update: Update): void {
    this.take(update)
  }

  /** The last save worked, or did not. */
  noteSaved(saved: boolean): void {
    if (saved !== this.now.saved) this.change({ saved })
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

  /** "It is me": the person the device was passed to takes over. */
  async takeDevice(): Promise<void> {
    const seat = this.now.passTo
    if (seat === null) return
    await this.act(() => this.session.look(seat))
  }

  async lookBack(step: number): Promise<void> {
    const asked = ++this.lookedAt
    try {
      const past = await this.session.past(step, this.now.frame.viewer)
      if (asked !== this.lookedAt) return
      this.change({ past })
      this.ask()
    } catch (error) {
      this.trouble(troubleOf(error))
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

  /** Answers and what bots did come on different ways: applied in the order in which the engine made them. */
  private take(update: Update): void {
    if (update.serial <= this.applied) return
    this.arrived.set(update.serial, update)
    let moved = false
    for (let next = this.arrived.get(this.applied + 1); next !== undefined; next = this.arrived.get(this.applied + 1)) {
      this.applied++
      this.arrived.delete(this.applied)
      this.apply(next)
      moved = true
    }
    if (!moved) return
    this.seatChanged()
    this.ask()
  }

  private apply({ frame, log: pieces }: Update): void {
    const { now } = this
    const sameEyes = frame.viewer === now.frame.viewer
    const log = joined(now.log, pieces)
    const [first] = pieces
    const kept = first !== undefined && 'keep' in first ? first.keep[1] : 0
    this.change({ frame, log, fresh: sameEyes ? kept : log.length })
  }

  /** With several people at one device: hide everything until the next one has taken it. */
  private seatChanged(): void {
    if (this.people.length < 2) return
    const { frame, passTo } = this.now
    const asked = this.people.filter((seat) => frame.waitingFor.includes(seat))
    const next = asked.includes(frame.viewer) ? null : (asked[0] ?? null)
    if (next !== passTo) this.change({ passTo: next })
  }

  private ask(): void {
    const { frame, passTo, past } = this.now
    const decision = passTo === null && past === null ? frame.decision : null
    this.forget()
    this.forget = this.later(() => {
      this.attention.ask(decision)
      const { pointed, selected } = this.attention.get()
      if (pointed !== null) this.previewOf(pointed)
      else if (selected !== null) void this.preview(selected)
    })
  }

  private change(part: Partial<TableState>): void {
    this.now = { ...this.now, ...part }
    for (const listener of this.listeners) listener()
  }
}
