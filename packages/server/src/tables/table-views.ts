// The views of one live table: a room for each viewer, with the change of each entry for it.
import { type Viewer, visibleEvents } from '@hustings/kernel'
import { Differences, type Frame, type WireUpdate } from '@hustings/protocol'
import type { Entry } from '../storage/entry.ts'
import type { Subscription } from './subscription.ts'
import { ViewRoom } from './view-room.ts'

export type Updates = ReadonlyMap<Viewer, WireUpdate>

export class TableViews {
  private readonly rooms = new Map<Viewer, ViewRoom>()

  get hasViewers(): boolean {
    return this.rooms.size > 0
  }

  get all(): IterableIterator<ViewRoom> {
    return this.rooms.values()
  }

  /** Returns the room of a viewer, or a new one that is kept as soon as a client enters it. */
  room(viewer: Viewer): ViewRoom {
    return this.rooms.get(viewer) ?? new ViewRoom(viewer)
  }

  add(subscription: Subscription, room: ViewRoom): void {
    this.rooms.set(room.viewer, room)
    room.subscriptions.add(subscription)
  }

  remove(subscription: Subscription, room: ViewRoom): void {
    room.subscriptions.delete(subscription)
    if (room.subscriptions.size === 0 && this.rooms.get(room.viewer) === room) this.rooms.delete(room.viewer)
  }

  /** Returns the change of an entry for each viewer. */
  updates(
    { events, step, sequence }: Entry,
    upTo: number,
    frameOf: (viewer: Viewer) => Frame,
    beside?: Pick<WireUpdate, 'beside'>,
  ): Updates {
    const updates = new Map<Viewer, WireUpdate>()
    // Views of one moment share their public parts.
    const differences = new Differences()
    const logFor = (viewer: Viewer): WireUpdate['log'] => ({
      upTo: Math.min(upTo, step),
      add: visibleEvents(events, viewer).map((event) => ({ step, event })),
    })
    const openLog = events.every(({ only }) => only === undefined) ? logFor('spectator') : null
    for (const [viewer, room] of this.rooms) {
      const log = openLog ?? logFor(viewer)
      updates.set(viewer, room.change(sequence, frameOf(viewer), log, beside, differences))
    }
    return updates
  }
}
