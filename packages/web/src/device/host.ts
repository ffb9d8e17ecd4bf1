// Keeps the sessions of the worker going: lets bots play at their pace, tells the page, saves after every choice.

import { randomBot } from '@hustings/bots'
import { type Answer, type Bot, HustingsError, type MatchRecord, readRecord, type Viewer } from '@hustings/kernel'
import type { GameEngine } from '../games/types.ts'
import { loadEngine } from '../shelf/engines.ts'
import type { Seating, StoredMatch } from '../storage/database.ts'
import { findMatch, keepMatch, keepProgress } from '../storage/matches.ts'
import type { Adoption, Asked, Inspection, Listener, NewMatch, RemoteSession } from './protocol.ts'
import { Session } from './session.ts'
import { attempt, troubleOf } from './trouble.ts'

/** The last write of each match that was changed here: whoever opens it next waits for it. */
const writing = new Map<string, Promise<void>>()

async function engineOf(game: string): Promise<GameEngine> {
  const engine = await loadEngine(game)
  if (engine === null) throw new HustingsError('foreign-record', { game })
  return engine
}

function botsOf(seating: Seating): Map<string, Bot> {
  return new Map(Object.entries(seating).flatMap(([seat, { kind }]) => (kind === 'bot' ? [[seat, randomBot]] : [])))
}

export async function createMatch(
  { id, game, name, options, seed, seating }: NewMatch,
  now: number,
): Promise<StoredMatch> {
  const engine = await engineOf(game)
  const session = Session.start(engine, options, seed, botsOf(seating))
  return keepNew(session, { id, game, name, seating }, now)
}

/** Takes in a record from a file or a branch; throws a typed error and keeps nothing when it is not sound. */
export async function adoptRecord(input: unknown, about: Adoption, now: number): Promise<StoredMatch> {
  const record = readRecord(input)
  const engine = await engineOf(record.game)
  const session = Session.load(engine, record, botsOf(about.seating))
  return keepNew(session, { ...about, game: record.game }, now)
}

async function keepNew(
  session: Session,
  about: Pick<StoredMatch, 'id' | 'game' | 'name' | 'seating'>,
  now: number,
): Promise<StoredMatch> {
  const match: StoredMatch = { ...about, created: now, ...session.progress(now) }
  await keepMatch({ match, record: session.record() })
  return match
}

/** What is in a record, before anybody decides to keep it. */
export async function inspectRecord(input: unknown): Promise<Inspection> {
  const record = readRecord(input)
  const session = Session.load(await engineOf(record.game), record, new Map())
  return { game: record.game, seats: record.seats, finished: record.standings !== null, steps: session.step }
}

export interface Opened {
  readonly match: StoredMatch
  readonly hosted: Hosted
}

export async function openMatch(id: string, listener: Listener): Promise<Opened | null> {
  await writing.get(id)
  const found = await findMatch(id)
  if (found === null) return null
  const engine = await engineOf(found.match.game)
  const session = Session.load(engine, found.record, botsOf(found.match.seating))
  return { match: found.match, hosted: new Hosted(id, session, listener) }
}

export class Hosted implements RemoteSession {
  private readonly id: string
  private readonly session: Session
  private readonly listener: Listener
  private wait = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private saving = false
  /** A bot fell over: it would do so again. */
  private failed = false

  constructor(id: string, session: Session, listener: Listener) {
    this.id = id
    this.session = session
    this.listener = listener
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
      // Bots without a pace answer in the same breath: one change to look at instead of two.
      if (this.wait === 0) this.letBotsPlay()
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

  past(step: number, viewer: Viewer) {
    return attempt(() => this.session.past(step, viewer))
  }

  branch(step: number) {
    return attempt((): MatchRecord => this.session.branch(step))
  }

  record() {
    return attempt(() => this.session.record())
  }

  pace(milliseconds: number): void {
    this.wait = milliseconds
    clearTimeout(this.timer)
    this.timer = undefined
    this.schedule()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
  }

  /** One choice at a walking pace, or all up to the next person's turn at once. Says whether it went well. */
  private letBotsPlay(): boolean {
    try {
      while (this.session.botToPlay) {
        this.session.playBot()
        if (this.wait > 0) break
      }
      return true
    } catch (error) {
      this.failed = true
      this.listener.failed(troubleOf(error))
      return false
    }
  }

  private changing<T>(act: () => T) {
    const outcome = attempt(act)
    if (outcome.ok) {
      this.save()
      this.schedule()
    }
    return outcome
  }

  private schedule(): void {
    if (this.closed || this.failed || this.timer !== undefined || !this.session.botToPlay) return
    this.timer = setTimeout(() => this.playBots(), this.wait)
  }

  private playBots(): void {
    this.timer = undefined
    if (this.closed || !this.letBotsPlay()) return
    this.listener.update(this.session.update())
    this.save()
    this.schedule()
  }

  /** After the answer has gone out; one write after the other; a failure is told, the match goes on. */
  private save(): void {
    if (this.saving) return
    this.saving = true
    const before = writing.get(this.id) ?? Promise.resolve()
    const written = before
      .then(nextTask)
      .then(() => {
        this.saving = false
        return keepProgress(this.id, this.session.progress(Date.now()), this.session.record())
      })
      .then(
        () => this.listener.saved(true),
        () => this.listener.saved(false),
      )
    writing.set(this.id, written)
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
