// Which run of events is to be looked at before the table goes on. Everybody at a device has their own eyes: what one
// person has looked at, the next one has not.
import type { GameEvent, Viewer } from '@hustings/kernel'
import { useCallback, useEffect, useState } from 'react'
import type { AnyGameUi, Beat, GameUi } from '../../games/types.ts'
import type { Log, TableModel } from '../model/model.ts'

export interface BeatRun {
  readonly beat: Beat
  readonly events: readonly GameEvent[]
  /** Where in the log it ends. */
  readonly end: number
}

/** The first beat at or after a place in the log. Events that belong to none may stand within it. */
export function beatFrom(log: Log, start: number, ui: Pick<AnyGameUi, 'beats'>): BeatRun | null {
  if (ui.beats === undefined) return null
  let beat: Beat | null = null
  let end = start
  const events: GameEvent[] = []
  for (let i = start; i < log.length; i++) {
    const event = log[i]?.event
    const here = event === undefined ? null : ui.beats.of(event)
    if (event === undefined || here === null) continue
    if (beat !== null && (here.id !== beat.id || here.begins === true)) break
    // The last event of a run knows best what it came to.
    beat = here
    events.push(event)
    end = i + 1
  }
  return beat === null ? null : { beat, events, end }
}

/** The whole run that the event at this place belongs to. */
export function beatAround(log: Log, place: number, ui: Pick<AnyGameUi, 'beats'>): BeatRun | null {
  const beatAt = (at: number) => {
    const event = log[at]?.event
    return event === undefined ? null : (ui.beats?.of(event) ?? null)
  }
  const id = beatAt(place)?.id
  if (id === undefined) return null
  let start = place
  for (let at = place; at >= 0; at--) {
    const here = beatAt(at)
    if (here !== null && here.id !== id) break
    if (here !== null) start = at
    if (here?.begins === true) break
  }
  return beatFrom(log, start, ui)
}

interface BeatsNow {
  readonly open: BeatRun | null
  /** It has been looked at. */
  goOn(): void
}

interface Looking {
  readonly log: Log
  readonly viewer: Viewer
  readonly ui: GameUi
  readonly model: Pick<TableModel, 'looked' | 'opened'>
  /** Nothing waits; what happens meanwhile counts as seen. */
  readonly silent: boolean
  /** Nobody can look now: the curtain is down, or one is looking back. */
  readonly away: boolean
}

export function useBeats({ log, viewer, ui, model, silent, away }: Looking): BeatsNow {
  const { looked, opened } = model
  const [, look] = useState(0)
  const start = Math.min(looked.get(viewer) ?? firstAfter(log, opened), log.length)
  const open = silent || away ? null : beatFrom(log, start, ui)
  useEffect(() => {
    if (silent) looked.set(viewer, log.length)
  }, [silent, looked, viewer, log])
  const end = open?.end
  const goOn = useCallback(() => {
    if (end === undefined) return
    looked.set(viewer, end)
    look((times) => times + 1)
  }, [looked, viewer, end])
  return { open, goOn }
}

function firstAfter(log: Log, step: number): number {
  const first = log.findIndex((entry) => entry.step > step)
  return first < 0 ? log.length : first
}
