// A moment as the page shows it.
import type { GameEvent } from '@hustings/kernel'
import type { ToldMoment } from '@hustings/protocol'

export interface Shown<E extends GameEvent = GameEvent> extends ToldMoment<E> {
  /** Undefined before the base, until it is recalled from the host. */
  readonly view: unknown
}
