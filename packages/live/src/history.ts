// The past of a match: what every viewer saw after each choice, and positions to return to.
import { type Choice, choicesOf, HustingsError, Match, type Viewer } from '@hustings/kernel'
import type { LoggedEvent } from '@hustings/protocol'
import type { GameEngine, LiveMatch } from './engine.ts'
import { cutsSince, type ToldChoice } from './told-choice.ts'

/** Number of choices between two stored positions. */
const MILESTONE = 16

export class History {
  private readonly logs: ReadonlyMap<Viewer, LoggedEvent[]>
  private milestones: LiveMatch[] = []
  readonly choices: Choice[] = []
  /** The start and the choices with their events. They have cuts where the match keeps its stretches. */
  readonly told: ToldChoice[] = []
  /** The step at which the past begins; later than 0 when the beginning could not be replayed. */
  readonly begin: number

  constructor(match: LiveMatch) {
    this.begin = match.step
    this.logs = new Map([...match.seats, 'spectator'].map((viewer) => [viewer, []]))
    this.note(match, 0)
    this.told.push({ step: match.step, seat: null, answer: null, events: match.emittedSince(0), cuts: null })
    this.milestones.push(match.fork())
  }

  log(viewer: Viewer): readonly LoggedEvent[] {
    return this.logs.get(viewer) ?? []
  }

  /** Adds a move: `told` is the number of events before it. */
  add(match: LiveMatch, choice: Choice, told: number): void {
    this.choices.push(choice)
    this.told.push({ step: match.step, ...choice, events: match.emittedSince(told), cuts: cutsSince(match, told) })
    this.note(match, told)
    if (match.step % MILESTONE === 0) this.milestones.push(match.fork())
  }

  /** Removes everything later than `step`, after undo. */
  cut(step: number): void {
    this.choices.length = step - this.begin
    this.told.length = 1 + this.choices.length
    while ((this.milestones.at(-1)?.step ?? 0) > step) this.milestones.pop()
    for (const log of this.logs.values()) {
      while ((log.at(-1)?.step ?? 0) > step) log.pop()
    }
  }

  /** Returns the match after `step` choices; it belongs to the caller. */
  at(step: number): LiveMatch {
    const wanted = Math.max(this.begin, Math.min(step, this.begin + this.choices.length))
    const near = this.milestones.findLast((milestone) => milestone.step <= wanted)
    if (near === undefined) throw new Error(`no position before step ${wanted}`)
    const match = near.fork()
    for (const choice of this.choices.slice(match.step - this.begin, wanted - this.begin)) repeat(match, choice)
    return match
  }

  /** Viewers share the log line of a public event, so that the worker sends it only once. */
  private note(match: LiveMatch, told: number): void {
    const { step } = match
    const open = match.eventsFor('spectator', told).map((event) => ({ step, event }))
    for (const [viewer, log] of this.logs) {
      let next = 0
      for (const event of match.eventsFor(viewer, told)) {
        const at = open.findIndex((line, i) => i >= next && line.event === event)
        log.push(open[at] ?? { step, event })
        if (at >= 0) next = at + 1
      }
    }
  }
}

/** Answers the seat's open decision with a stored answer. */
export function repeat(match: LiveMatch, choice: Choice): void {
  const open = match.decisions.find((decision) => decision.seat === choice.seat)
  match.answer(choice.seat, open?.id ?? '', choice.answer)
}

/** Replays a stored match and returns its past; null when its beginning cannot be replayed. */
export function replayedHistory(engine: GameEngine, live: LiveMatch): History | null {
  const record = live.record()
  try {
    const match: LiveMatch = Match.replay(engine.game, record, 0)
    match.keepStretches = true
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
