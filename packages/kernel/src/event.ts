// Events: typed facts about what happened, with the viewers who may see them. Used by log, motion, statistics and bots.
import type { Seat } from './decision.ts'

export interface GameEvent {
  readonly type: string
}

/** A seat, or a viewer without a seat. */
export type Viewer = Seat | 'spectator'

/** An event as it was emitted. With `only`, other viewers get `otherwise` or nothing. */
export interface Emitted<E extends GameEvent> {
  readonly event: E
  readonly only?: readonly Seat[]
  readonly otherwise?: E
}

export function visibleEvents<E extends GameEvent>(emitted: readonly Emitted<E>[], viewer: Viewer): E[] {
  const seen: E[] = []
  for (const { event, only, otherwise } of emitted) {
    if (only === undefined || only.includes(viewer)) seen.push(event)
    else if (otherwise !== undefined) seen.push(otherwise)
  }
  return seen
}
