// Clients that see the same view of a table. It is computed once for all of them, as a change since the last one.
import { copy, type Viewer } from '@hustings/kernel'
import { changedFrame, type Differences, type Frame, type WireUpdate } from '@hustings/protocol'
import type { Subscription } from './subscription.ts'

export class ViewRoom {
  readonly viewer: Viewer
  readonly subscriptions = new Set<Subscription>()
  private view: unknown = null
  private serial: number | null = null

  constructor(viewer: Viewer) {
    this.viewer = viewer
  }

  /** Returns the whole match, for a client that has nothing, and keeps the view for the next change. */
  whole(serial: number, frame: Frame, log: WireUpdate['log']): WireUpdate {
    return { serial, after: null, frame: this.remembered(serial, frame), log }
  }

  /** Returns the change since the last view; the whole frame if that view is not available. */
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

  /** Drops the last view, to save memory. */
  forget(): void {
    this.view = null
    this.serial = null
  }

  /** Copies the view: views may share parts with the live state, which continues to change. */
  private remembered(serial: number, frame: Frame): Frame {
    const view = copy(frame.view)
    this.serial = serial
    this.view = view
    return { ...frame, view }
  }
}
