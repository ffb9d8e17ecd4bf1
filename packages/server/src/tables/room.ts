// Who looks at a table with the same eyes: they get the same updates, the view as a change since the last one.

import { copy, type Viewer } from '@hustings/kernel'
import { changedFrame, difference, type Frame, type LoggedEvent, type WireUpdate } from '@hustings/protocol'

/** A page that looks. It may refuse an update when it cannot keep up. */
export interface Watcher {
  /** Whose eyes it looks with. */
  readonly account: string | null
  deliver(match: string, viewer: Viewer, update: WireUpdate): void
  /** It may not look any longer. */
  shutOut(match: string): void
}

export class Room {
  readonly viewer: Viewer
  readonly watchers = new Set<Watcher>()
  private view: unknown = null
  private serial: number | null = null

  constructor(viewer: Viewer) {
    this.viewer = viewer
  }

  /** The match as a whole, for somebody who has nothing. The view is remembered for the next change. */
  whole(serial: number, frame: Frame, log: WireUpdate['log']): WireUpdate {
    this.remember(serial, frame.view)
    return { serial, after: null, frame, log }
  }

  /** What has changed; whole if it is not known what was sent last. */
  change(serial: number, frame: Frame, upTo: number, add: readonly LoggedEvent[]): WireUpdate {
    const { serial: after, view: before } = this
    const plain = this.remember(serial, frame.view)
    const log = { upTo, add }
    if (after === null) return { serial, after: serial - 1, frame, log }
    return { serial, after, frame: changedFrame(frame, difference(before, plain)), log }
  }

  /** After a long silence the last view is not worth its memory. */
  forget(): void {
    this.view = null
    this.serial = null
  }

  /** Views may share parts with the live state, which goes on changing. */
  private remember(serial: number, view: unknown): unknown {
    this.serial = serial
    this.view = copy(view)
    return this.view
  }
}
