// One match of the worker: people at this device answer through it, bots and the rules' own seats answer inside it.
import { type BotModel, hintFor, type Level, reasonsOf } from '@hustings/bots'
import {
  type Answer,
  type AnyGame,
  type Choice,
  HustingsError,
  Match,
  type MatchRecord,
  type Message,
  type Preview,
  type Seat,
  type Viewer,
} from '@hustings/kernel'
import {
  type Bots,
  frameOf,
  type GameEngine,
  History,
  isThinker,
  type LiveMatch,
  machineAsked,
  machineChoice,
  machinesOf,
  machineThoughts,
  NO_UNDO,
  type Progress,
  progressOf,
  replayedHistory,
  undoRefused,
} from '@hustings/live'
import {
  type Asked,
  type Deeds,
  type Frame,
  type Hint,
  type LoggedEvent,
  piecesOf,
  type Reason,
  type Update,
} from '@hustings/protocol'

/** As much as a hard bot spends on a whole turn. */
const HINT_ROLLOUTS = 256

export class Session {
  private readonly engine: GameEngine
  private readonly match: LiveMatch
  private readonly history: History
  private bots: Bots
  private readonly machines: readonly Seat[]
  /** The seats of the people at this device: all that no machine plays. */
  private readonly mine: readonly Seat[]
  private viewer: Viewer = 'spectator'
  /** The log as the page has it; null before it has any. */
  private sent: readonly LoggedEvent[] | null = null
  private serial = 0
  private undone: Choice[] = []
  /** Whether others wait after a person's turn, and whether this one was let go. */
  private rests = false
  private released = true

  private constructor(engine: GameEngine, match: LiveMatch, history: History, bots: Bots) {
    this.engine = engine
    this.match = match
    this.history = history
    this.bots = bots
    this.machines = machinesOf(match, bots)
    this.mine = match.seats.filter((seat) => !this.machines.includes(seat))
  }

  static start(engine: GameEngine, options: unknown, seed: string, bots: Bots): Session {
    const match: LiveMatch = Match.start(engine.game, options, seed)
    return new Session(engine, match, new History(match), bots)
  }

  /** The past comes from playing the record again; when its beginning cannot be replayed, from its last checkpoint. */
  static load(engine: GameEngine, input: unknown, bots: Bots): Session {
    const match: LiveMatch = Match.load(engine.game, input)
    return new Session(engine, match, replayedHistory(engine, match) ?? new History(match), bots)
  }

  /** The bots themselves, for those who kept their seats. */
  seat(bots: Bots): void {
    this.bots = bots
  }

  get game(): AnyGame {
    return this.engine.game
  }

  /** Whether this is still asked. */
  asks({ id }: Asked): boolean {
    return this.match.decisions.some((decision) => decision.id === id)
  }

  get options(): unknown {
    return this.match.options
  }

  get step(): number {
    return this.match.step
  }

  /** For a page that has nothing yet. */
  begin(viewer: Viewer): Update {
    this.sent = null
    return this.look(viewer)
  }

  look(viewer: Viewer): Update {
    this.viewer = viewer
    return this.send()
  }

  answer(decision: Asked, answer: Answer): Update {
    this.choose(decision, answer)
    return this.update()
  }

  choose(decision: Asked, answer: Answer): void {
    this.take({ seat: decision.seat, answer }, decision.id)
    this.released = false
  }

  /** Whether everybody waits after a turn that can be taken back, until its person lets them go on. */
  rest(rests: boolean): void {
    this.rests = rests
  }

  get resting(): boolean {
    if (!this.rests || this.released || this.match.standings !== null) return false
    const asked = this.match.decisions.map(({ seat }) => seat)
    return this.mine.includes(this.viewer) && !asked.includes(this.viewer) && this.undoRefused === null
  }

  /** The others may go on. */
  release(): void {
    this.released = true
  }

  undo(): Update {
    const refused = this.undoRefused
    if (refused !== null) throw new HustingsError('undo-refused', { reason: refused })
    this.match.undo()
    this.released = true
    const taken = this.history.choices.at(-1)
    if (taken !== undefined) this.undone.push(taken)
    this.history.cut(this.match.step)
    return this.update()
  }

  redo(): Update {
    const told = this.match.eventCount
    this.match.redo()
    this.released = false
    const again = this.undone.pop()
    if (again !== undefined) this.history.add(this.match, again, told)
    return this.update()
  }

  preview(decision: Asked, answer: Answer): Preview {
    return this.match.preview(decision.seat, answer)
  }

  /** Thinks for the person who is asked, in small steps; what was asked may be answered meanwhile. */
  *hint(mind: BotModel, asked: Asked): Generator<unknown, Hint> {
    const decision = this.match.decisions.find(({ id }) => id === asked.id)
    if (decision === undefined || !this.mine.includes(decision.seat))
      throw new HustingsError('stale-decision', { seat: asked.seat })
    return yield* hintFor(mind, this.match, decision, HINT_ROLLOUTS)
  }

  /** Thinks again about what a bot has done, in small steps; `levels` says who is a bot, and how well it plays. */
  *why(
    mind: BotModel,
    { seat, after, upTo }: Deeds,
    viewer: Viewer,
    levels: ReadonlyMap<Seat, Level | null>,
  ): Generator<unknown, readonly Reason[]> {
    const match = this.history.at(after)
    const deeds = this.history.choices.slice(match.step - this.history.begin).map((choice) => {
      const level = levels.get(choice.seat)
      return { ...choice, chooser: level === undefined ? null : { level } }
    })
    const reader = this.match.standings === null ? viewer : null
    return yield* reasonsOf(mind, match, deeds, { seat, count: Math.max(0, upTo - match.step) }, reader)
  }

  past(step: number, viewer: Viewer): Frame {
    return frameOf(this.history.at(step), viewer, NO_UNDO)
  }

  branch(step: number): MatchRecord {
    return this.history.at(step).record()
  }

  record(): MatchRecord {
    return this.match.record()
  }

  get progress(): Progress {
    return progressOf(this.engine, this.match)
  }

  /** Whether the match waits for a machine, and whether for nobody else. */
  get waiting(): 'people' | 'machines' | 'both' {
    const asked = this.match.decisions.map(({ seat }) => this.machines.includes(seat))
    if (!asked.includes(true)) return 'people'
    return asked.includes(false) ? 'both' : 'machines'
  }

  /** Whether the machine that plays next takes its time; what it does then is told by `thoughts`. */
  get thinks(): boolean {
    const decision = machineAsked(this.match, this.machines)
    return decision !== null && isThinker(this.match, decision, this.bots)
  }

  /** One machine comes to its choice in small steps, and then makes it. Whoever lets it go on sees to it that nothing else happens here. */
  *thoughts(): Generator<unknown, void> {
    const decision = machineAsked(this.match, this.machines)
    if (decision !== null) this.take(yield* machineThoughts(this.match, decision, this.bots), decision.id)
  }

  /** Lets one machine make one choice. */
  playMachine(): void {
    const decision = machineAsked(this.match, this.machines)
    if (decision !== null) this.take(machineChoice(this.match, decision, this.bots), decision.id)
  }

  update(): Update {
    if (this.handOver()) this.viewer = 'spectator'
    return this.send()
  }

  /** Several people share the device, and it is not the one who looks who has to decide now. */
  private handOver(): boolean {
    if (this.mine.length < 2 || this.resting) return false
    if (this.match.standings !== null) return true
    const asked = this.match.decisions.map(({ seat }) => seat).filter((seat) => this.mine.includes(seat))
    return asked.length > 0 && !asked.includes(this.viewer)
  }

  private get undoRefused(): Message | null {
    return undoRefused(this.match, this.mine, this.machines)
  }

  private send(): Update {
    const { viewer, sent, serial } = this
    this.sent = [...this.history.log(viewer)]
    this.serial++
    return {
      serial: this.serial,
      after: sent === null ? null : serial,
      frame: frameOf(this.match, viewer, {
        undoRefused: this.undoRefused,
        canRedo: this.match.canRedo,
        undoAsk: null,
        ...(this.resting ? { resting: true } : {}),
      }),
      log: piecesOf(sent ?? [], this.sent),
    }
  }

  private take(choice: Choice, decision: string): void {
    const told = this.match.eventCount
    this.match.answer(choice.seat, decision, choice.answer)
    this.undone = []
    this.history.add(this.match, choice, told)
  }
}
