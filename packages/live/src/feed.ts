// The moments of a match for one viewer: cut at the ends of stretches, sent as updates.
import { copy, type Viewer } from '@hustings/kernel'
import {
  type Base,
  compareMoments,
  Differences,
  type MatchUpdate,
  type Moment,
  type MomentId,
  patched,
  type Standpoint,
  type ToldMoment,
} from '@hustings/protocol'
import type { LiveMatch } from './engine.ts'
import { standpointOf } from './frame.ts'
import { repeat } from './history.ts'
import { partsFor, type ToldChoice, toldMoments } from './told-choice.ts'
import { NO_UNDO } from './undo.ts'

/** A page that missed more moments starts at the live end. */
const MOST_MISSED = 200
/** A page that missed more stages of the game starts at the live end. */
const MOST_STAGES = 1
/** Maximum number of moments in one answer about the past. */
const MOST_PAST = 64

/** The past of a match, for feeds that begin earlier than now. */
export interface Past {
  /** The start, then the choices that were not undone. */
  readonly told: readonly ToldChoice[]
  /** Returns the match after that number of choices; it belongs to the caller. */
  at(step: number): LiveMatch
}

export class Feed {
  readonly viewer: Viewer
  /** Null after it was sent. */
  private base: Base | null
  /** The page has no view of earlier steps. */
  private readonly since: number
  private readonly cutter: Cutter
  private moments: Moment[]
  private dropped: number | null = null
  private serial: number | null = null

  private constructor(base: Base, since: number, { view, moments }: Pick<Walked, 'view' | 'moments'>) {
    this.viewer = base.viewer
    this.base = base
    this.since = since
    this.cutter = new Cutter(base.viewer, view)
    this.moments = [...moments]
  }

  /** Begins at the moment `from`, or at the last one before it; without `from`, or too long after it, at the live end. */
  static begin(past: Past, match: LiveMatch, viewer: Viewer, from?: MomentId): Feed {
    const told = toldTo(viewer, past)
    const seen = from === undefined ? -1 : told.findLastIndex((moment) => compareMoments(moment, from) <= 0)
    const at = told[seen]
    if (at === undefined || told.length - 1 - seen > MOST_MISSED || isStagesAfter(past.at(at.step), match)) {
      const view = copy(match.view(viewer))
      return new Feed({ viewer, view, told }, match.step, { view, moments: [] })
    }
    const walked = walk(past, viewer, at, match.step)
    return new Feed({ viewer, view: walked.from, told: told.slice(0, seen + 1) }, at.step, walked)
  }

  /** Cuts the last choice of the match, which keeps its stretches. Feeds of one match can share `differences`. */
  add(match: LiveMatch, choice: ToldChoice, differences = new Differences()): void {
    this.moments.push(...this.cutter.cut(match, choice, differences))
  }

  /** Updates the feed after undo. Returns false if the page has no view of this step: then a new feed must begin. */
  drop(match: LiveMatch): boolean {
    const { step } = match
    if (step < this.since) return false
    this.moments = this.moments.filter((moment) => moment.step <= step)
    if (this.base === null) this.dropped = Math.min(this.dropped ?? step, step)
    this.cutter.follow(match)
    return true
  }

  /** Returns everything that the page does not have yet. */
  update(serial: number, now: Standpoint): MatchUpdate {
    const { base, dropped, moments, serial: after } = this
    this.base = null
    this.dropped = null
    this.moments = []
    this.serial = serial
    if (base !== null) return { serial, after: null, base, moments, now }
    return { serial, after, ...(dropped === null ? {} : { drop: dropped }), moments, now }
  }
}

/** Returns the view at `from`, and moments after it up to `to`: all of them, or the first ones. */
export function pastUpdate(past: Past, viewer: Viewer, from: MomentId, to: MomentId): MatchUpdate {
  const told = toldTo(viewer, past)
  const at = told.findLast((moment) => compareMoments(moment, from) <= 0) ?? startOf(past)
  const walked = walk(past, viewer, at, to.step, MOST_PAST)
  const moments = walked.moments.filter((moment) => compareMoments(moment, to) <= 0).slice(0, MOST_PAST)
  const now = standpointOf(walked.match, viewer, NO_UNDO)
  return { serial: 0, after: null, base: { viewer, view: walked.from, told: [at] }, moments, now }
}

/** Creates moments: compares the view at the end of each part with the view before it. */
class Cutter {
  private readonly viewer: Viewer
  /** The last moment that was cut. */
  view: unknown

  constructor(viewer: Viewer, view: unknown) {
    this.viewer = viewer
    this.view = view
  }

  cut(match: LiveMatch, choice: ToldChoice, differences: Differences): Moment[] {
    const { step } = choice
    const moments: Moment[] = []
    const parts = partsFor(choice, this.viewer)
    for (const [part, { seat, events, stretch }] of parts.entries()) {
      const end = part < parts.length - 1 ? match.stretches[stretch] : undefined
      const view = end === undefined ? match.view(this.viewer) : match.viewAt(end, this.viewer)
      const { patch, now } = differences.of(this.view, view)
      this.view = now
      if (events.length > 0 || patch !== null) moments.push({ step, part, seat, events, patch })
    }
    return moments
  }

  /** The match has moved to another step. */
  follow(match: LiveMatch): void {
    this.view = new Differences().of(this.view, match.view(this.viewer)).now
  }
}

interface Walked {
  readonly match: LiveMatch
  /** The view at the moment where the replay begins. */
  readonly from: unknown
  /** The view at its end. */
  readonly view: unknown
  readonly moments: readonly Moment[]
}

/** Replays the choices from a moment on, up to a step or until there are enough moments. */
function walk(past: Past, viewer: Viewer, at: MomentId, upTo: number, most = Number.POSITIVE_INFINITY): Walked {
  const match = past.at(Math.max(startOf(past).step, at.step - 1))
  match.keepStretches = true
  const cutter = new Cutter(viewer, copy(match.view(viewer)))
  let from = cutter.view
  const moments: Moment[] = []
  for (const choice of past.told) {
    const { step, seat, answer } = choice
    if (step <= match.step || seat === null || answer === null) continue
    if (step > upTo || moments.length >= most) break
    repeat(match, { seat, answer })
    for (const moment of cutter.cut(match, choice, new Differences())) {
      if (compareMoments(moment, at) <= 0) from = patched(from, moment.patch)
      else moments.push(moment)
    }
  }
  return { match, from, view: cutter.view, moments }
}

/** Returns all moments with events that the viewer saw, and the start. */
function toldTo(viewer: Viewer, past: Past): ToldMoment[] {
  const told = past.told.flatMap((choice) => toldMoments(choice, viewer))
  const start = startOf(past)
  const [first] = told
  return first !== undefined && compareMoments(first, start) <= 0 ? told : [start, ...told]
}

function startOf({ told: [start] }: Past): ToldMoment {
  if (start === undefined) throw new Error('a match has a start')
  return { step: start.step, part: 0, seat: null, events: [] }
}

function isStagesAfter(then: LiveMatch, now: LiveMatch): boolean {
  return now.game.stage(now.state) - then.game.stage(then.state) > MOST_STAGES
}
