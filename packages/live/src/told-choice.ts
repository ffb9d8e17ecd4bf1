// Choices with their events, and the moments that each viewer gets from them.
import { type Answer, type Emitted, type GameEvent, type Seat, type Viewer, visibleEvents } from '@hustings/kernel'
import type { ToldMoment } from '@hustings/protocol'
import type { LiveMatch } from './engine.ts'

/** A choice and the events it caused, as histories and journals store it. The start has neither seat nor answer. */
export interface ToldChoice {
  /** Number of choices after it. */
  readonly step: number
  readonly seat: Seat | null
  readonly answer: Answer | null
  readonly events: readonly Emitted<GameEvent>[]
  /** Counts of events at the ends of its stretches; null: one stretch. */
  readonly cuts: readonly number[] | null
}

/** Returns the cuts of the last choice. The match had emitted `told` events before it, and keeps its stretches. */
export function cutsSince({ stretches }: Pick<LiveMatch, 'stretches'>, told: number): readonly number[] | null {
  return stretches.length < 2 ? null : stretches.map((end) => end.told - told)
}

/** One or more stretches of a choice that one viewer sees as one. */
export interface Part {
  readonly seat: Seat | null
  readonly events: readonly GameEvent[]
  /** The number of its last stretch. */
  readonly stretch: number
}

/** A stretch without a visible event belongs to the next part. The last part may be without events. */
export function partsFor({ seat, events, cuts }: ToldChoice, viewer: Viewer): readonly Part[] {
  const ends = cuts ?? [events.length]
  const parts: Part[] = []
  let from = 0
  let first = 0
  for (const [stretch, end] of ends.entries()) {
    const visible = visibleEvents(events.slice(from, end), viewer)
    if (visible.length === 0 && stretch < ends.length - 1) continue
    parts.push({ seat: first === 0 ? seat : null, events: visible, stretch })
    from = end
    first = stretch + 1
  }
  return parts
}

/** Returns the moments of a choice with events that the viewer sees. */
export function toldMoments(choice: ToldChoice, viewer: Viewer): ToldMoment[] {
  return partsFor(choice, viewer)
    .filter(({ events }) => events.length > 0)
    .map(({ seat, events }, part) => ({ step: choice.step, part, seat, events }))
}
