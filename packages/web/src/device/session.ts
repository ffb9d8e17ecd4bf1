// One match at the table: people answer through it, bots answer inside it, everybody gets frames of what they may see.
import {
  type Answer,
  type Bot,
  type Choice,
  type GameEvent,
  HustingsError,
  Match,
  type MatchRecord,
  type Message,
  type Preview,
  type Random,
  randomFrom,
  readRecord,
  type Seat,
  seedRandom,
  unpackChoices,
  type Viewer,
} from '@hustings/kernel'
import type { GameEngine, LoggedEvent } from '../games/types.ts'
import type { Progress } from '../storage/matches.ts'
import { History, type LiveMatch, repeat } from './history.ts'
import { piecesOf } from './pieces.ts'
import type { Asked, Frame, Update } from './protocol.ts'

export class Session {
  private readonly engine: GameEngine
  private readonly match: LiveMatch
  private readonly history: History
  private readonly bots: ReadonlyMap<Seat, Bot>
  private readonly people: readonly Seat[]
  private readonly chance: Random
  private viewer: Viewer = 'spectator'
  /** The log as the page has it. */
  private sent: readonly LoggedEvent<GameEvent>[] = []
  private serial = 0
  private undone: Choice[] = []

  private constructor(engine: GameEngine, match: LiveMatch, history: History, bots: ReadonlyMap<Seat, Bot>) {
    this.engine = engine
    this.match = match
    this.history = history
    this.bots = bots
    this.people = match.seats.filter((seat) => !bots.has(seat))
    this.chance = randomFrom(seedRandom(`${match.seed}/bots/${match.step}`))
  }

  static start(engine: GameEngine, options: unknown, seed: string, bots: ReadonlyMap<Seat, Bot>): Session {
    const match: LiveMatch = Match.start(engine.game, options, seed)
    return new Session(engine, match, new History(match), bots)
  }

  /** The past comes from playing the record again; when its beginning cannot be replayed, from its last checkpoint. */
  static load(engine: GameEngine, input: unknown, bots: ReadonlyMap<Seat, Bot>): Session {
    const match: LiveMatch = Match.load(engine.game, input)
    return new Session(engine, match, replayedHistory(engine, input, match) ?? new History(match), bots)
  }

  get step(): number {
    return this.match.step
  }

  /** For a page that has nothing yet. */
  begin(viewer: Viewer): Update {
    this.sent = []
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
  }

  undo(): Update {
    const refused = this.undoRefused()
    if (refused !== null) throw new HustingsError('undo-refused', { reason: refused })
    this.match.undo()
    const taken = this.history.choices.at(-1)
    if (taken !== undefined) this.undone.push(taken)
    this.history.cut(this.match.step)
    return this.update()
  }

  redo(): Update {
    const told = this.match.eventCount
    this.match.redo()
    const again = this.undone.pop()
    if (again !== undefined) this.history.add(this.match, again, told)
    return this.update()
  }

  preview(decision: Asked, answer: Answer): Preview {
    return this.match.preview(decision.seat, answer)
  }

  past(step: number, viewer: Viewer): Frame {
    return frameOf(this.history.at(step), viewer, { undoRefused: null, canRedo: false })
  }

  branch(step: number): MatchRecord {
    return this.history.at(step).record()
  }

  record(): MatchRecord {
    return this.match.record()
  }

  progress(updated: number): Progress {
    const standings = this.match.standings ?? []
    return {
      updated,
      finished: this.match.standings !== null,
      summary: this.engine.summary(this.engine.game.view(this.match.state, 'spectator')),
      winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
      toAct: this.match.decisions.map(({ seat }) => seat),
      standings: standings.toSorted((a, b) => a.rank - b.rank),
      steps: this.match.step,
    }
  }

  /** Whether the match waits for a bot. */
  get botToPlay(): boolean {
    return this.match.decisions.some(({ seat }) => this.bots.has(seat))
  }

  /** Lets one bot make one choice. */
  playBot(): void {
    const decision = this.match.decisions.find(({ seat }) => this.bots.has(seat))
    const bot = decision && this.bots.get(decision.seat)
    if (decision === undefined || bot === undefined) return
    const { seat } = decision
    const answer = bot.decide(decision, {
      seat,
      random: this.chance,
      view: () => this.engine.game.view(this.match.state, seat),
      events: () => this.match.eventsFor(seat),
    })
    this.take({ seat, answer }, decision.id)
  }

  update(): Update {
    if (this.handOver()) this.viewer = 'spectator'
    return this.send()
  }

  /** Several people share the device, and it is not the one who looks who has to decide now. */
  private handOver(): boolean {
    if (this.people.length < 2) return false
    if (this.match.standings !== null) return true
    const asked = this.match.decisions.map(({ seat }) => seat).filter((seat) => this.people.includes(seat))
    return asked.length > 0 && !asked.includes(this.viewer)
  }

  private send(): Update {
    const { viewer, sent } = this
    this.sent = [...this.history.log(viewer)]
    const undo = { undoRefused: this.undoRefused(), canRedo: this.match.canRedo }
    this.serial++
    return { serial: this.serial, frame: frameOf(this.match, viewer, undo), log: piecesOf(sent, this.sent) }
  }

  private take(choice: Choice, decision: string): void {
    const told = this.match.eventCount
    this.match.answer(choice.seat, decision, choice.answer)
    this.undone = []
    this.history.add(this.match, choice, told)
  }

  /** People take back only what people chose. */
  private undoRefused(): Message | null {
    const { undoSeat } = this.match
    if (undoSeat !== null && this.bots.has(undoSeat)) return { key: 'ui.undo.bot' }
    return this.match.undoRefused
  }
}

function frameOf(match: LiveMatch, viewer: Viewer, undo: Pick<Frame, 'undoRefused' | 'canRedo'>): Frame {
  const decisions = match.decisions
  return {
    step: match.step,
    viewer,
    view: match.game.view(match.state, viewer),
    decision: decisions.find(({ seat }) => seat === viewer) ?? null,
    waitingFor: decisions.map(({ seat }) => seat),
    standings: match.standings,
    ...undo,
  }
}

function replayedHistory(engine: GameEngine, input: unknown, live: LiveMatch): History | null {
  const record = readRecord(input)
  try {
    const match: LiveMatch = Match.start(engine.game, record.options, record.seed)
    const history = new History(match)
    for (const choice of choicesOf(record)) {
      const told = match.eventCount
      repeat(match, choice)
      history.add(match, choice, told)
    }
    return JSON.stringify(match.state) === JSON.stringify(live.state) ? history : null
  } catch (error) {
    if (error instanceof HustingsError) return null
    throw error
  }
}

function choicesOf(record: MatchRecord): Choice[] {
  const since = record.choices.map(([seat, answer]) => ({ seat: record.seats[seat] ?? '', answer }))
  return [...unpackChoices(record.history, record.seats), ...since]
}
