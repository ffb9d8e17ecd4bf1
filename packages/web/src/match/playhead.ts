// Which moment is on the screen. No clock and no UI: time comes as `tick`, the player as `next`, `skip`, `rush`, `seek`, `back`.
import type { Viewer } from '@hustings/kernel'
import { compareMoments, type MomentId, type Pace } from '@hustings/protocol'
import type { ReplicaState } from './replica.ts'
import type { Shown } from './shown.ts'

/** Duration of a glance, in milliseconds. */
export const GLANCE_MS = 2000
/** With more moments than this behind the live end, the rest takes `BACKLOG_MS`. */
export const BACKLOG = 10
export const BACKLOG_MS = 5000
/** Budget for the rest while a live clock runs against the viewer. */
export const HURRIED_MS = 3000

/** The pictures of a sheet that is shown step by step. */
export interface FilmTimes {
  /** Duration of each picture, in milliseconds. The last one stays until Continue. */
  readonly pictures: readonly number[]
  /** The first picture that shows the moment itself; earlier pictures show the previous moment. */
  readonly acts: number
}

export interface Cue {
  /** What opens at this moment: a sheet that waits for Continue, a timed glance, or nothing. */
  readonly stop: 'sheet' | 'glance' | null
  /** A move of the viewer: shown at once if it was made now. */
  readonly own: boolean
  /** How long the previous moment stays at the pace `quick`, in milliseconds; 0: shown at once at every pace. */
  readonly dwell: number
  readonly film?: FilmTimes
}

/** Returns the cue of a moment, given the list of all moments. */
export type CueOf = (moment: Shown, index: number, moments: readonly Shown[]) => Cue

/**
 * `live`: the last moment is shown; `playing`: the next one comes by `tick`; `waiting`: by `next`; `stopped`: a sheet or a
 * glance is open; `past`: the viewer looks back.
 */
export type Mode = 'live' | 'playing' | 'waiting' | 'stopped' | 'past'

/** The position of a viewer, to continue there later. */
export interface Place extends MomentId {
  /** The sheet or glance of the moment is open. */
  readonly open: boolean
}

export interface PlayheadSettings {
  readonly pace: Pace
  /** A live clock runs against the viewer: sheets become glances, and the rest takes `HURRIED_MS` in all. */
  readonly hurried?: boolean
  readonly at?: Place
}

export class Playhead {
  private readonly cueOf: CueOf
  private replica: ReplicaState
  private pace: Pace
  private hurried: boolean
  /** The index of the cursor. */
  private at: number
  /** The cue of the moment at the cursor while its sheet or glance is open. */
  private open: Cue | null = null
  private shownPicture = 0
  /** The player chose the picture: it stays. */
  private turned = false
  /** The index of the past moment that is shown. */
  private past: number | null = null
  private rushing = false
  /** Milliseconds left for the rest when its time is limited. */
  private budget: number | null = null

  constructor(replica: ReplicaState, cueOf: CueOf, { pace, hurried = false, at }: PlayheadSettings) {
    this.replica = replica
    this.cueOf = cueOf
    this.pace = pace
    this.hurried = hurried
    this.at = at === undefined ? this.last : this.indexOf(at)
    if (at?.open === true && isSame(this.moment(this.at), at)) this.enter(this.at)
    this.plan()
    this.run()
  }

  /** What the table shows. */
  get shown(): Shown {
    const { open, shownPicture } = this
    const isBefore = this.past === null && open?.film !== undefined && !this.hurried && shownPicture < open.film.acts
    const before = isBefore ? this.replica.moments[this.at - 1] : undefined
    return before?.view === undefined ? this.moment(this.past ?? this.at) : before
  }

  /** All moments up to the shown one, for log and recap. */
  get told(): readonly Shown[] {
    const { moments } = this.replica
    return moments.slice(0, moments.indexOf(this.shown) + 1)
  }

  /** The moment whose sheet or glance is open. */
  get over(): { readonly moment: Shown; readonly stop: 'sheet' | 'glance' } | null {
    const stop = this.stop
    return stop === null || this.past !== null ? null : { moment: this.moment(this.at), stop }
  }

  /** The picture of the film that is shown, from 0. */
  get picture(): number {
    return this.shownPicture
  }

  get mode(): Mode {
    if (this.past !== null) return 'past'
    if (this.open !== null) return 'stopped'
    if (this.at >= this.last) return 'live'
    return this.waits ? 'waiting' : 'playing'
  }

  /** Options are shown and answers accepted at the live end only. */
  get canAnswer(): boolean {
    return this.mode === 'live'
  }

  /** Number of moments behind the cursor. */
  get backlog(): number {
    return this.last - this.at
  }

  /** Milliseconds until the next `tick`; null if none is due. */
  get wait(): number | null {
    const planned = this.planned
    if (planned === null || this.budget === null) return planned
    if (!this.hurried && this.stop !== null) return planned
    const rest = this.rest
    return rest === 0 ? planned : planned * Math.min(1, this.budget / rest)
  }

  get place(): Place {
    const { step, part } = this.moment(this.at)
    return { step, part, open: this.open !== null }
  }

  /** Accepts new moments, or fewer after undo. */
  follow(replica: ReplicaState): void {
    const before = this.replica
    const cursor = this.moment(this.at)
    const wasLive = this.mode === 'live'
    const lookedAt = this.past === null ? null : this.moment(this.past)
    const kept = new Set(replica.moments)
    const common = before.moments.findLast((moment, i) => i <= this.at && moment.view !== undefined && kept.has(moment))
    this.replica = replica
    this.at = common === undefined ? this.indexOf(cursor) : replica.moments.indexOf(common)
    if (!isSame(this.moment(this.at), cursor)) this.open = null
    if (lookedAt !== null) this.past = this.indexOf(lookedAt)
    const isNew = before.moments.at(-1) !== replica.moments.at(-1)
    if (this.rushing) {
      this.goToEnd()
      this.rushing = !this.isDue
    }
    if (isNew) this.plan()
    // Moves that the viewer made at the live end.
    if (wasLive && this.mode !== 'live' && this.cue(this.at + 1).own) this.enter(this.at + 1)
    this.run()
  }

  setPace(pace: Pace): void {
    this.pace = pace
    this.run()
  }

  setHurried(hurried: boolean): void {
    if (hurried === this.hurried) return
    this.hurried = hurried
    this.budget = null
    this.plan()
    this.run()
  }

  /** Continue: shows the next picture, then the next moment. */
  next(): void {
    if (this.past !== null) return
    const last = this.lastPicture
    if (this.stop === 'sheet' && this.shownPicture < last) {
      this.shownPicture = this.plays ? last : this.shownPicture + 1
      return
    }
    this.advance()
  }

  /** Called when `wait` has passed. */
  tick(): void {
    const { wait } = this
    if (wait === null) return
    if (this.budget !== null && (this.hurried || this.stop === null)) this.budget = Math.max(0, this.budget - wait)
    if (this.stop === 'sheet') this.shownPicture++
    else this.advance()
  }

  /** The player selects a picture of the film: it stays. */
  turnTo(picture: number): void {
    this.shownPicture = Math.max(0, Math.min(this.lastPicture, picture))
    this.turned = true
  }

  /** Skips to the live end. */
  skip(): void {
    this.past = null
    this.goToEnd()
  }

  /** Fast forward: no stops and no films until the viewer has a decision or the match ends. */
  rush(): void {
    this.past = null
    this.goToEnd()
    this.rushing = !this.isDue
  }

  /** Looks back at a moment, no later than the cursor. Returns false if its view is missing. */
  seek(id: MomentId): boolean {
    const { moments } = this.replica
    const index = moments.findLastIndex((moment, i) => i <= this.at && compareMoments(moment, id) <= 0)
    if (moments[index]?.view === undefined) return false
    this.past = index
    return true
  }

  /** Returns to the cursor. */
  back(): void {
    this.past = null
    this.run()
  }

  private get last(): number {
    return this.replica.moments.length - 1
  }

  private moment(index: number): Shown {
    const moment = this.replica.moments[index]
    if (moment === undefined) throw new Error(`there is no moment ${index}`)
    return moment
  }

  /** The last moment up to this one, or the first one with a view. */
  private indexOf(id: MomentId): number {
    const { moments } = this.replica
    const first = moments.findIndex(({ view }) => view !== undefined)
    return Math.max(
      first,
      moments.findLastIndex((moment) => compareMoments(moment, id) <= 0),
    )
  }

  private get stop(): 'sheet' | 'glance' | null {
    return this.open === null ? null : this.stopOf(this.open)
  }

  private stopOf({ stop }: Cue): 'sheet' | 'glance' | null {
    return stop === 'sheet' && this.hurried ? 'glance' : stop
  }

  /** Every moment of other players waits for Continue. */
  private get waits(): boolean {
    return this.pace === 'step' && !this.hurried
  }

  private get lastPicture(): number {
    return (this.open?.film?.pictures.length ?? 1) - 1
  }

  /** The film continues automatically. */
  private get plays(): boolean {
    return this.pace === 'quick' && !this.turned
  }

  private get isDue(): boolean {
    const { decision, standings, resting } = this.replica.now
    return decision !== null || standings !== null || resting === true
  }

  private cue(index: number): Cue {
    return this.cueOf(this.moment(index), index, this.replica.moments)
  }

  /** Milliseconds until the next tick if the current mode is timed. */
  private get planned(): number | null {
    if (this.past !== null) return null
    const { stop, shownPicture } = this
    if (stop === 'sheet') return this.plays && shownPicture < this.lastPicture ? this.filmTime : null
    if (this.waits) return null
    if (stop === 'glance') return GLANCE_MS
    return this.at < this.last ? this.cue(this.at + 1).dwell : null
  }

  private get filmTime(): number {
    return this.open?.film?.pictures[this.shownPicture] ?? 0
  }

  /** Milliseconds for the rest without a budget. A sheet and, unless hurried, a glance keep their own time. */
  private get rest(): number {
    let rest = this.hurried && this.stop === 'glance' ? GLANCE_MS : 0
    let isAfterStop = this.stop !== null
    for (let i = this.at + 1; i <= this.last; i++) {
      const cue = this.cue(i)
      if (!isAfterStop && !this.isAtOnce(i)) rest += cue.dwell
      isAfterStop = this.stopOf(cue) !== null
      if (this.hurried && isAfterStop) rest += GLANCE_MS
    }
    return rest
  }

  /** Sets the budget for the rest. A hurried viewer gets one budget, however many moments arrive while the clock runs. */
  private plan(): void {
    if (this.hurried) this.budget ??= HURRIED_MS
    else this.budget = this.backlog > BACKLOG ? BACKLOG_MS : null
  }

  private goToEnd(): void {
    this.at = this.last
    this.open = null
    if (!this.hurried) this.budget = null
  }

  private enter(index: number): void {
    const cue = this.cue(index)
    this.at = index
    this.open = cue.stop === null ? null : cue
    this.turned = false
    this.shownPicture = this.pace === 'result' ? this.lastPicture : 0
  }

  /** Closes the sheet or glance and shows the next moment. */
  private advance(): void {
    this.open = null
    if (this.at < this.last) this.enter(this.at + 1)
    this.run()
  }

  /** Shows every moment that needs neither time nor Continue. */
  private run(): void {
    while (this.past === null && this.open === null && this.at < this.last) {
      if (this.pace !== 'result' && !this.isAtOnce(this.at + 1)) break
      this.enter(this.at + 1)
    }
    if (this.mode === 'live' && !this.hurried) this.budget = null
  }

  /** Nothing visible, or another move of the viewer in a row. */
  private isAtOnce(index: number): boolean {
    const { own, dwell } = this.cue(index)
    return dwell === 0 || (own && this.cue(index - 1).own)
  }
}

/** The viewers of a shared device: each one continues where they last looked. */
export class Playheads {
  private readonly cueOf: CueOf
  private readonly places = new Map<Viewer, Place>()
  private now: { readonly viewer: Viewer; readonly playhead: Playhead } | null = null

  constructor(cueOf: CueOf) {
    this.cueOf = cueOf
  }

  /** The first moment that the host sends this viewer; undefined if they have not looked yet. */
  placeOf(viewer: Viewer): Place | undefined {
    this.remember()
    return this.places.get(viewer)
  }

  /** Returns the playhead for the viewer of the replica. */
  take(replica: ReplicaState, settings: Omit<PlayheadSettings, 'at'>): Playhead {
    const { viewer } = replica
    const at = this.placeOf(viewer)
    const playhead = new Playhead(replica, this.cueOf, at === undefined ? settings : { ...settings, at })
    this.now = { viewer, playhead }
    return playhead
  }

  private remember(): void {
    if (this.now !== null) this.places.set(this.now.viewer, this.now.playhead.place)
  }
}

function isSame(a: MomentId, b: MomentId): boolean {
  return compareMoments(a, b) === 0
}
