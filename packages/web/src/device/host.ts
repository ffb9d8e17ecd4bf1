// Keeps the sessions of the worker going: lets machines play at the person's pace, tells the page, saves after every choice.
import { botAt, type Level, loadModel, randomBot, UnreadFile } from '@hustings/bots'
import { type Answer, HustingsError, type MatchRecord, readRecord, type Seat, type Viewer } from '@hustings/kernel'
import type { Bots, GameEngine } from '@hustings/live'
import {
  type Asked,
  attempt,
  attemptLater,
  type Deeds,
  type Hint,
  type Listener,
  levelOf,
  type Occupant,
  type Pace,
  type Reason,
  type Seating,
  type Trouble,
  troubleOf,
} from '@hustings/protocol'
import { loadEngine } from '../shelf/engines.ts'
import type { StoredMatch } from '../storage/database.ts'
import { readAbout } from '../storage/match-file.ts'
import { findMatch, keepMatch, keepProgress, type Left } from '../storage/matches.ts'
import { storageTrouble } from '../storage/storage-trouble.ts'
import { isSound } from '../storage/stored-match.ts'
import { Session } from './session.ts'
import type { Adoption, Inspection, NewMatch, RemoteSession } from './wire.ts'

/** Milliseconds between two choices of machines, at the pace `quick`. */
const QUICK_MS = 350

/** Milliseconds that a machine thinks without a pause. */
const MOMENT_MS = 12

/** Milliseconds after which the page is told what machines have done so far, while they go on. */
const NEWS_MS = 1000

/** Interval between two attempts to fetch the weights of bots, where the browser does not say that it is online again. */
const RETRY_WEIGHTS_MS = 5000

const BOTS_OFFLINE: Trouble = { code: 'bots-offline', say: { key: 'ui.bots.offline' }, reason: null }

/** The last write of each match that was changed here: whoever opens it next waits for it. */
const writing = new Map<string, Promise<void>>()

async function engineOf({ game, options }: Pick<MatchRecord, 'game' | 'options'>): Promise<GameEngine> {
  const engine = await loadEngine(game, options)
  if (engine === null) throw new HustingsError('foreign-record', { game })
  return engine
}

/** The seats of bots, before any of them is asked. */
function botsOf(seating: Seating): Bots {
  return new Map(Object.entries(seating).flatMap(([seat, { kind }]) => (kind === 'bot' ? [[seat, randomBot]] : [])))
}

/** The bots that sit down to play, each at its level. What they have learned is loaded only if there are any. */
async function playingBots({ game }: GameEngine, options: unknown, seating: Seating): Promise<Bots> {
  const bots = Object.entries(seating).filter(([, { kind }]) => kind === 'bot')
  if (bots.length === 0) return new Map()
  const mind = await loadModel(game, options)
  return new Map(bots.map(([seat, bot]: [string, Occupant]) => [seat, botAt(levelOf(bot), mind)]))
}

function levelsOf(seating: Seating): ReadonlyMap<Seat, Level> {
  return new Map(
    Object.entries(seating).flatMap(([seat, occupant]) => (occupant.kind === 'bot' ? [[seat, levelOf(occupant)]] : [])),
  )
}

/** Fetches what a match with these options needs, before anybody starts it. */
export async function prepare(game: string, options: unknown): Promise<void> {
  await engineOf({ game, options })
}

export async function createMatch({ options, seed, ...about }: NewMatch, now: number): Promise<StoredMatch> {
  const engine = await engineOf({ game: about.game, options })
  const session = Session.start(engine, options, seed, botsOf(about.seating))
  return keepNew(session, about, now)
}

/** Takes in a record from a file or a branch; throws a typed error and keeps nothing when it is not sound. */
export async function adoptRecord(input: unknown, about: Adoption, now: number): Promise<StoredMatch> {
  const record = readRecord(input)
  const engine = await engineOf(record)
  const session = Session.load(engine, record, botsOf(about.seating))
  return keepNew(session, { ...about, game: record.game }, now)
}

async function keepNew(
  session: Session,
  about: Pick<StoredMatch, 'id' | 'game' | 'name' | 'seating' | 'guide'>,
  now: number,
): Promise<StoredMatch> {
  const match: StoredMatch = { ...about, options: session.options, created: now, updated: now, ...session.progress }
  await keepMatch({ match, record: session.record() })
  return match
}

/** What is in a record, before anybody decides to keep it. */
export async function inspectRecord(input: unknown): Promise<Inspection> {
  const record = readRecord(input)
  const session = Session.load(await engineOf(record), record, new Map())
  return {
    game: record.game,
    options: session.options,
    seats: record.seats,
    finished: record.standings !== null,
    steps: session.step,
    about: readAbout(input),
  }
}

export interface Opened {
  readonly match: StoredMatch
  readonly hosted: Hosted
}

export async function openMatch(id: string, listener: Listener): Promise<Opened | null> {
  await writing.get(id)
  const found = await findMatch(id)
  if (found === null) return null
  if (!isSound(found.match)) throw new HustingsError('broken-record', { where: 'match' })
  const { game, options } = found.match
  const engine = await engineOf({ game, options })
  const { seating } = found.match
  const session = Session.load(engine, found.record, botsOf(seating))
  const hosted = new Hosted(id, session, listener, found.match, levelsOf(seating))
  void hosted.seat(() => playingBots(engine, found.record.options, seating))
  return { match: found.match, hosted }
}

export class Hosted implements RemoteSession {
  private readonly id: string
  private readonly session: Session
  private readonly listener: Listener
  /** Until the table says how fast, machines wait: nothing may happen before anybody looks. */
  private chosenPace: Pace = 'step'
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  /** How the match lies in storage, as far as is known here. */
  private left: Left
  private saving = false
  /** A machine fell over: it would do so again. */
  private failed = false
  /** Not while bots still load what they have learned; people need not wait for it. */
  private seated = true
  /** What a machine is thinking about, until it has chosen or something else happens. */
  private thoughts: Generator<unknown, void> | undefined
  /** When the page was last told of what machines did. */
  private told = 0
  private readonly levels: ReadonlyMap<Seat, Level | null>

  constructor(
    id: string,
    session: Session,
    listener: Listener,
    left: Left,
    levels: ReadonlyMap<Seat, Level | null> = new Map(),
  ) {
    this.levels = levels
    this.id = id
    this.session = session
    this.listener = listener
    this.left = left
  }

  /** Bots play when their weights are loaded. Without a network they are loaded as soon as there is one. */
  async seat(load: () => Promise<Bots>): Promise<void> {
    this.seated = false
    try {
      for (let reported = false; !this.closed; reported = true) {
        const bots = await load().catch((error: unknown) => {
          if (error instanceof UnreadFile) return null
          throw error
        })
        if (bots !== null) {
          this.session.seat(bots)
          this.seated = true
          return this.schedule()
        }
        if (!reported) this.listener.failed(BOTS_OFFLINE)
        await onlineAgain()
      }
    } catch (error) {
      this.fallOver(error)
    }
  }

  begin(viewer: Viewer) {
    this.schedule()
    return attempt(() => this.session.begin(viewer))
  }

  look(viewer: Viewer) {
    return attempt(() => this.session.look(viewer))
  }

  answer(decision: Asked, answer: Answer) {
    return this.changing(() => {
      this.session.choose(decision, answer)
      // Where only the result is wanted, machines answer in the same breath: one change to look at instead of two.
      if (this.chosenPace === 'result' && !this.session.resting) this.letMachinesPlay()
      return this.session.update()
    })
  }

  undo() {
    return this.changing(() => this.session.undo())
  }

  redo() {
    return this.changing(() => this.session.redo())
  }

  preview(decision: Asked, answer: Answer) {
    return attempt(() => this.session.preview(decision, answer))
  }

  /** When the match is changed meanwhile, the hint is forgotten. */
  hint(asked: Asked) {
    return attemptLater(async (): Promise<Hint> => {
      const mind = await loadModel(this.session.game, this.session.options)
      return this.between(this.session.hint(mind, asked), () => {
        if (!this.session.asks(asked)) throw new HustingsError('stale-decision', { seat: asked.seat })
      })
    })
  }

  why(deeds: Deeds, viewer: Viewer) {
    return attemptLater(async (): Promise<readonly Reason[]> => {
      const mind = await loadModel(this.session.game, this.session.options)
      return this.between(this.session.why(mind, deeds, viewer, this.levels), () => {})
    })
  }

  /** Thinks a moment at a time, with everything else happening in between. */
  private async between<T>(thoughts: Generator<unknown, T>, check: () => void): Promise<T> {
    for (;;) {
      const until = performance.now() + MOMENT_MS
      while (performance.now() < until) {
        const step = thoughts.next()
        if (step.done === true) return step.value
      }
      await nextTask()
      if (this.closed) throw new HustingsError('match-over')
      check()
    }
  }

  past(step: number, viewer: Viewer) {
    return attempt(() => this.session.past(step, viewer))
  }

  branch(step: number) {
    return attempt((): MatchRecord => this.session.branch(step))
  }

  record() {
    return attempt(() => this.session.record())
  }

  pace(pace: Pace, rests = false): void {
    this.chosenPace = pace
    const rested = this.session.resting
    this.session.rest(rests)
    if (rested && !rests) this.listener.update(this.session.update())
    clearTimeout(this.timer)
    this.timer = undefined
    this.schedule()
  }

  proceed(): void {
    if (this.closed || this.failed || this.thoughts !== undefined) return
    const rested = this.session.resting
    this.session.release()
    // A machine that thinks comes back later: until then the page must know that the rest is over.
    if (rested && (this.session.waiting === 'people' || this.session.thinks)) {
      this.listener.update(this.session.update())
    }
    if (this.session.waiting === 'people') return
    clearTimeout(this.timer)
    this.playMachines()
  }

  /** Comes true when nothing more will be written. */
  async close(): Promise<void> {
    this.closed = true
    this.thoughts = undefined
    clearTimeout(this.timer)
    await writing.get(this.id)
  }

  /** One choice, or all up to the next person's turn at once, or up to a machine that thinks. Says whether it went well. */
  private letMachinesPlay(): boolean {
    try {
      while (this.seated && this.session.waiting !== 'people' && !this.session.thinks) {
        this.session.playMachine()
        if (this.chosenPace !== 'result') break
      }
      return true
    } catch (error) {
      return this.fallOver(error)
    }
  }

  private fallOver(error: unknown): false {
    this.failed = true
    this.listener.failed(troubleOf(error))
    return false
  }

  private changing<T>(act: () => T) {
    const outcome = attempt(act)
    if (outcome.ok) {
      this.thoughts = undefined
      this.save()
      this.schedule()
    }
    return outcome
  }

  /** Step by step, a machine waits to be told; not where a person decides at the same time. */
  private schedule(): void {
    const { waiting, resting } = this.session
    if (this.closed || this.failed || this.timer !== undefined || this.thoughts !== undefined) return
    if (!this.seated || waiting === 'people' || resting) return
    if (this.chosenPace === 'step' && waiting === 'machines') return
    this.timer = setTimeout(() => this.playMachines(), this.chosenPace === 'quick' ? QUICK_MS : 0)
  }

  private playMachines(): void {
    this.timer = undefined
    if (this.closed || !this.seated || this.session.resting) return
    if (this.session.thinks) {
      this.thoughts = this.session.thoughts()
      this.ponder(this.thoughts)
      return
    }
    if (this.letMachinesPlay()) this.tell()
  }

  private tell(): void {
    this.told = performance.now()
    this.listener.update(this.session.update())
    this.save()
    this.schedule()
  }

  /** Thinks for a moment, lets everything else happen that has to, and goes on. What has been overtaken is forgotten. */
  private ponder(thoughts: Generator<unknown, void>): void {
    if (this.thoughts !== thoughts) return
    try {
      const until = performance.now() + MOMENT_MS
      let done = false
      while (!done && performance.now() < until) done = thoughts.next().done === true
      if (!done) {
        void nextTask().then(() => this.ponder(thoughts))
        return
      }
      this.thoughts = undefined
    } catch (error) {
      this.fallOver(error)
      return
    }
    // Where only the result is wanted, machines go on in the same breath, and now and then it is told how far they are.
    if (this.chosenPace === 'result' && !this.letMachinesPlay()) return
    const goesOn = this.chosenPace === 'result' && this.session.waiting === 'machines'
    if (goesOn && performance.now() - this.told < NEWS_MS) this.schedule()
    else this.tell()
  }

  /** After the answer has gone out; one write after the other; a failure is told, the match goes on. */
  private save(): void {
    if (this.saving) return
    this.saving = true
    const before = writing.get(this.id) ?? Promise.resolve()
    const written = before
      .then(nextTask)
      .then(() => this.write())
      .then(
        () => this.listener.saved(null),
        (error) => this.listener.saved(storageTrouble(error)),
      )
    writing.set(this.id, written)
  }

  private async write(): Promise<void> {
    this.saving = false
    const { progress } = this.session
    const updated = Math.max(Date.now(), this.left.updated + 1)
    await keepProgress(this.id, this.left, { ...progress, updated }, this.session.record())
    this.left = { steps: progress.steps, updated }
  }
}

/** Resolves when the browser reports a network, or after a while. */
function onlineAgain(): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', wake)
      resolve()
    }
    const timer = setTimeout(wake, RETRY_WEIGHTS_MS)
    globalThis.addEventListener('online', wake)
  })
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
