// Who looks at a table with the same eyes: they get the same updates, the view as a change since the last one.

import { copy, type Viewer } from '@hustings/kernel'
import { changedFrame, type Differences, type Frame, type WireUpdate } from '@hustings/protocol'
import type { UpdateTexts } from './update-texts.ts'

/** An update for one page, ready to be handed over. The page may refuse it when it cannot keep up. */
export interface Parcel {
  readonly update: WireUpdate
  handOver(): void
}

/** A page that looks. */
export interface Watcher {
  /** Whose eyes it looks with. */
  readonly account: string | null
  /** Whatever can be done before an update is handed over is done now; `like` is the parcel of another page. */
  pack(match: string, viewer: Viewer, update: WireUpdate, texts: UpdateTexts, like?: Parcel): Parcel
  /** The same for an update that will be the answer to its own request. */
  prepare(update: WireUpdate, texts: UpdateTexts): void
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
    return { serial, after: null, frame: this.remembered(serial, frame), log }
  }

  /** What has changed; whole if it is not known what was sent last. */
  change(
    serial: number,
    frame: Frame,
    log: WireUpdate['log'],
    beside: Pick<WireUpdate, 'beside'> | undefined,
    differences: Differences,
  ): WireUpdate {
    const { serial: after, view: before } = this
    if (after === null) return { serial, after: serial - 1, frame: this.remembered(serial, frame), log, ...beside }
    const { patch, now } = differences.of(before, frame.view)
    this.serial = serial
    this.view = now
    const changed = changedFrame(frame, patch)
    if (beside?.beside === undefined) return { serial, after, frame: changed, log }
    return { serial, after, frame: changed, log, beside: beside.beside }
  }

  /** After a long silence the last view is not worth its memory. */
  forget(): void {
    this.view = null
    this.serial = null
  }

  /** The frame with a view of its own: views may share parts with the live state, which goes on changing. */
  private remembered(serial: number, frame: Frame): Frame {
    const view = copy(frame.view)
    this.serial = serial
    this.view = view
    return { ...frame, view }
  }
}
