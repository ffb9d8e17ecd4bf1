// Properties of feeds for any game: they show the whole match, also after undo and resume, and nothing hidden.
import {
  type AnyGame,
  type Choice,
  copy,
  type GameEvent,
  imagine,
  isAutomatic,
  legalAnswers,
  Match,
  type MatchRecord,
  pickRandom,
  type Random,
  Run,
  randomAnswer,
  sealRecord,
  type Table,
  type Viewer,
} from '@hustings/kernel'
import { examinersRandom, mustHold, type Play, playersRandom, sameBytes, viewersOf } from '@hustings/kernel/testing'
import { compareMoments, type Moment } from '@hustings/protocol'
import type { LiveMatch } from '../engine.ts'
import { Feed } from '../feed.ts'
import { standpointOf } from '../frame.ts'
import { cutsSince, partsFor, type ToldChoice } from '../told-choice.ts'
import { FeedHost } from './feed-host.ts'
import { MomentReader, type ReadMoment } from './moment-reader.ts'

/**
 * The events of all moments are those of the match, and the last view is that of the match, however often it is undone.
 */
export function feedsShowTheWholeMatch(game: AnyGame, play: Play): void {
  const random = playersRandom(play)
  const examiner = examinersRandom(play)
  const host = new FeedHost(game, play.options, play.seed)
  const { match } = host
  const readers = new Map(lookersAt(match).map((viewer) => [viewer, new MomentReader()]))
  for (const [viewer, reader] of readers) reader.take(host.begin(viewer))
  while (!match.over) {
    if (match.step >= play.limit) throw new Error(`no end after ${play.limit} decisions`)
    const decision = pickRandom(random, match.decisions)
    host.answer({ seat: decision.seat, answer: randomAnswer(decision, random) }, decision.id)
    if (examiner.below(play.every) !== 0 && !match.over) continue
    for (const [viewer, reader] of readers) {
      mustReadTheMatch(host, viewer, reader)
      mustShowEachStretch(host, viewer, reader)
    }
    mustUndoAndRedo(host, readers, examiner)
    for (const [viewer, reader] of readers) mustResume(host, viewer, reader, examiner)
  }
}

/** The viewers of a match: an Automa is none. */
function lookersAt({ game, options, seats }: LiveMatch): Viewer[] {
  return viewersOf(seats.filter((seat) => !isAutomatic(game, options, seat)))
}

function mustReadTheMatch(host: FeedHost, viewer: Viewer, reader: MomentReader): void {
  const { match } = host
  const where = `${viewer} after ${match.step} choices`
  reader.take(host.update(viewer))
  mustHold(reader.now.step === match.step, () => `${where} is at ${reader.now.step}`)
  sameBytes(JSON.stringify(reader.events), JSON.stringify(match.eventsFor(viewer)), `the events of ${where}`)
  sameBytes(sortedJson(reader.view), sortedJson(match.view(viewer)), `the view of ${where}`)
  for (const [i, { step, part }] of reader.moments.entries()) {
    const before = reader.moments[i - 1]
    const expected = before?.step === step ? before.part + 1 : 0
    mustHold(part === expected, () => `${where}: moment ${step}.${part} comes after ${before?.step}.${before?.part}`)
  }
}

/** Each moment of the last choice has the view at the end of its last stretch. */
function mustShowEachStretch({ match, history }: FeedHost, viewer: Viewer, reader: MomentReader): void {
  const last = history.told.at(-1)
  if (last === undefined) return
  for (const [part, { stretch }] of partsFor(last, viewer).entries()) {
    const end = match.stretches[stretch]
    const moment = reader.moments.find((each) => each.step === last.step && each.part === part)
    if (end === undefined || moment === undefined) continue
    const where = `the view of ${viewer} at moment ${last.step}.${part}`
    sameBytes(sortedJson(moment.view), sortedJson(match.viewAt(end, viewer)), where)
  }
}

function mustUndoAndRedo(host: FeedHost, readers: ReadonlyMap<Viewer, MomentReader>, random: Random): void {
  const before = new Map([...readers].map(([viewer, { moments }]) => [viewer, JSON.stringify(moments.map(idOf))]))
  const wanted = 1 + random.below(3)
  let undone = 0
  for (; undone < wanted && host.match.undoRefused === null; undone++) host.undo()
  if (undone === 0) return
  for (const [viewer, reader] of readers) mustReadTheMatch(host, viewer, reader)
  for (; undone > 0; undone--) host.redo()
  for (const [viewer, reader] of readers) {
    mustReadTheMatch(host, viewer, reader)
    sameBytes(JSON.stringify(reader.moments.map(idOf)), before.get(viewer) ?? '', `the moments of ${viewer} after redo`)
  }
}

/** From any moment on, and from stored choices, a page reads the same as one that has been there all the time. */
function mustResume(host: FeedHost, viewer: Viewer, reader: MomentReader, random: Random): void {
  const { match, history } = host
  const from = pickRandom(random, reader.moments.slice(-1 - random.below(MOST_BACK)))
  const where = `${viewer} from ${from.step}.${from.part} on, after ${match.step} choices`
  const stored = { told: JSON.parse(JSON.stringify(history.told)), at: (step: number) => history.at(step) }
  const now = standpointOf(match, viewer, { undoRefused: null, canRedo: false, undoAsk: null })
  const update = Feed.begin(history, match, viewer, from).update(1, now)
  const again = Feed.begin(stored, match, viewer, from).update(1, now)
  sameBytes(JSON.stringify(again), JSON.stringify(update), `${where}, from storage`)
  const page = new MomentReader()
  page.take(update)
  sameBytes(JSON.stringify(page.events), JSON.stringify(reader.events), `the events of ${where}`)
  sameBytes(sortedJson(page.view), sortedJson(match.view(viewer)), `the view of ${where}`)
  const eventful = reader.moments.filter(({ events }, i) => i === 0 || events.length > 0)
  const isLate = match.game.stage(match.state) - match.game.stage(history.at(from.step).state) > 1
  const base = isLate ? eventful.at(-1) : eventful.findLast((moment) => compareMoments(moment, from) <= 0)
  const told = update.base?.told.at(-1)
  mustHold(
    told?.step === base?.step && told?.part === base?.part,
    () => `${where} begins at ${told?.step}.${told?.part}`,
  )
  if (isLate) return
  const shown = ({ step, part, seat, events, view }: ReadMoment) => sortedJson([step, part, seat, events, view])
  const missed = reader.moments.filter((moment) => compareMoments(moment, told ?? moment) >= 0)
  const read = page.moments.filter(({ view }) => view !== undefined)
  sameBytes(JSON.stringify(read.map(shown)), JSON.stringify(missed.map(shown)), `the moments of ${where}`)
}

/** A page resumes at one of the last moments. */
const MOST_BACK = 40

function idOf({ step, part, seat, events }: ReadMoment): unknown {
  return [step, part, seat, events]
}

/** Patched views can have their fields in another order. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}

/** A checkpoint of a match, and the choices after it. */
interface Sample {
  readonly record: Omit<MatchRecord, 'digest'>
  readonly step: number
}

/** The maximum number of choices repeated from a checkpoint. */
const REPEATED = 12

/**
 * Two states that differ only in what a viewer may not know give byte-identical updates for the same choices, until a
 * random event. For a choice with a random event, the moments before it are compared.
 */
export function feedsDoNotInterfere(game: AnyGame, play: Play): void {
  const random = playersRandom(play)
  const examiner = examinersRandom(play)
  const match: LiveMatch = Match.start(game, play.options, play.seed)
  match.keepStretches = true
  const choices: Choice[] = []
  const samples: Sample[] = []
  while (!match.over) {
    if (match.step >= play.limit) throw new Error(`no end after ${play.limit} decisions`)
    const decision = pickRandom(random, match.decisions)
    const answer = randomAnswer(decision, random)
    choices.push({ seat: decision.seat, answer })
    match.answer(decision.seat, decision.id, answer)
    const { checkpoint, choices: since } = match.position()
    if (match.stretches.length === 0 || since.length > 0 || examiner.below(play.every) !== 0) continue
    // A decision that reveals something has another view for every sampled state.
    if (new Run(game, copy(checkpoint)).begin().table.revealed) continue
    const { digest: _, ...record } = match.record()
    const { step } = match
    samples.push({ record: { ...record, at: step, checkpoint, choices: [], floor: step }, step })
  }
  let compared = 0
  for (const { record, step } of samples) {
    for (const viewer of lookersAt(match)) {
      const where = `${viewer} after ${step} choices`
      const imagined = imagine(game, record.checkpoint, viewer, examiner)
      // An imagined hidden card can come to light at once, for example an agenda that is fulfilled already.
      if (new Run(game, copy(imagined)).begin().table.revealed) continue
      const truth = new Watched(game, record, viewer)
      const other = new Watched(game, { ...record, checkpoint: imagined }, viewer)
      sameBytes(other.begin(), truth.begin(), `what ${where} sees first`)
      for (const choice of choices.slice(step, step + REPEATED)) {
        if (!other.allows(choice)) break
        const expected = truth.choose(choice)
        const found = other.choose(choice)
        const at = `${where}, at choice ${truth.step}`
        if (expected.update !== null && found.update !== null) sameBytes(found.update, expected.update, at)
        const clear = Math.min(expected.clear.length, found.clear.length)
        sameBytes(JSON.stringify(found.clear.slice(0, clear)), JSON.stringify(expected.clear.slice(0, clear)), at)
        compared += clear
        if (expected.update === null || found.update === null) break
      }
    }
  }
  mustHold(compared > 20, () => `only ${compared} moments of ${play.seed} were compared`)
}

interface Seen {
  /** The whole update; null after a random event. */
  readonly update: string | null
  /** The moments before the random event. */
  readonly clear: readonly Moment[]
}

/** A match after a checkpoint with the feed of a viewer, which records when something hidden is revealed. */
class Watched {
  private readonly match: LiveMatch
  private readonly viewer: Viewer
  private readonly feed: Feed
  private serial = 0
  /** Stretches of this choice that ended before anything was revealed. */
  private clear = 0

  constructor(game: AnyGame, record: Omit<MatchRecord, 'digest'>, viewer: Viewer) {
    const watched: AnyGame = {
      ...game,
      advance: (table: Table<never, GameEvent>) => {
        if (!table.revealed) this.clear++
        return game.advance(table)
      },
    }
    this.match = Match.load(watched, sealRecord(record))
    this.match.keepStretches = true
    this.viewer = viewer
    const told = [{ step: this.match.step, seat: null, answer: null, events: [], cuts: null }]
    this.feed = Feed.begin({ told, at: () => this.match }, this.match, viewer)
  }

  get step(): number {
    return this.match.step
  }

  begin(): string {
    return JSON.stringify(this.update())
  }

  allows({ seat, answer }: Choice): boolean {
    const decision = this.match.decisions.find((each) => each.seat === seat)
    return decision !== undefined && legalAnswers(decision).includes(answer)
  }

  choose({ seat, answer }: Choice): Seen {
    const { match } = this
    const told = match.eventCount
    const shown = match.revealedStep
    this.clear = 0
    match.answer(seat, match.decisions.find((each) => each.seat === seat)?.id ?? '', answer)
    const choice = { step: match.step, seat, answer, events: match.emittedSince(told), cuts: cutsSince(match, told) }
    this.feed.add(match, choice)
    const update = this.update()
    if (match.revealedStep === shown) return { update: JSON.stringify(update), clear: update.moments }
    return { update: null, clear: update.moments.slice(0, this.clearMoments(choice)) }
  }

  private clearMoments(choice: ToldChoice): number {
    const cuts = (choice.cuts ?? []).slice(0, this.clear)
    const end = cuts.at(-1)
    if (end === undefined) return 0
    const clear = { ...choice, cuts, events: choice.events.slice(0, end) }
    return partsFor(clear, this.viewer).filter(({ events }) => events.length > 0).length
  }

  private update() {
    const { undoRefused, canRedo } = this.match
    const now = standpointOf(this.match, this.viewer, { undoRefused, canRedo, undoAsk: null })
    return this.feed.update(++this.serial, now)
  }
}
