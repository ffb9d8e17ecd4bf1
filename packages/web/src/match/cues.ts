// The cue of each moment: sheets and glances by event type, and time for visible changes.
import type { GameEvent, Viewer } from '@hustings/kernel'
import type { Cue, CueOf, FilmTimes } from './playhead.ts'
import type { Shown } from './shown.ts'

/** How long a moment stays at the pace `quick`, in milliseconds. */
export const DWELL_MS = 350
/** The turns of Automas and bots that open as sheets in a player's first match. */
const TURNS_WATCHED = 2

/** How a game shows its events. */
export interface Staging {
  /** The sheet that shows this event; null if there is none. */
  sheetOf(event: GameEvent): string | null
  /** Sheets that show a turn of an Automa or bot. */
  readonly turnSheets: readonly string[]
  /** Whether the event is visible: it has a log line or an animation. Moments without a visible event take no time. */
  isSeen(event: GameEvent): boolean
  /** The playback of a sheet; absent when animations are off. */
  filmOf?(moment: Shown, moments: readonly Shown[]): FilmTimes | null
}

export interface CueSettings {
  readonly viewer: Viewer
  /** No sheet and no glance opens. */
  readonly silent: boolean
  readonly isFirstMatch: boolean
}

export function cuesFor(staging: Staging, { viewer, silent, isFirstMatch }: CueSettings): CueOf {
  const watched = isFirstMatch ? TURNS_WATCHED : 0
  const isTurn = (moment: Shown): boolean => {
    const sheet = sheetIn(staging, moment)
    return sheet !== null && staging.turnSheets.includes(sheet)
  }
  const turns = counted(isTurn)
  const made = new WeakMap<Shown, Cue>()
  return (moment, index, moments) => {
    const known = made.get(moment)
    if (known !== undefined) return known
    const isGlance = isTurn(moment) && turns(index, moments) >= watched
    const stop = silent || sheetIn(staging, moment) === null ? null : isGlance ? 'glance' : 'sheet'
    const film = stop === 'sheet' ? (staging.filmOf?.(moment, moments) ?? null) : null
    const cue: Cue = {
      stop,
      own: moment.seat === viewer,
      dwell: moment.events.some((event) => staging.isSeen(event)) ? DWELL_MS : 0,
      ...(film === null ? {} : { film }),
    }
    made.set(moment, cue)
    return cue
  }
}

/** The sheet of a moment: that of its last event with a sheet. */
function sheetIn({ sheetOf }: Staging, { events }: Shown): string | null {
  for (const event of events.toReversed()) {
    const sheet = sheetOf(event)
    if (sheet !== null) return sheet
  }
  return null
}

/** Counts the moments before an index. Earlier moments never change, so each is counted once. */
function counted(counts: (moment: Shown) => boolean): (index: number, moments: readonly Shown[]) => number {
  const upTo = new WeakMap<Shown, number>()
  return (index, moments) => {
    const from = moments.findLastIndex((moment, i) => i < index && upTo.has(moment))
    const known = moments[from]
    let count = known === undefined ? 0 : (upTo.get(known) ?? 0)
    for (const moment of moments.slice(from + 1, index)) {
      if (counts(moment)) count++
      upTo.set(moment, count)
    }
    return count
  }
}
