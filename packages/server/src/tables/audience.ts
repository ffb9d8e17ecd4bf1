// Everybody who looks at a table, with whose eyes, and what they are shown.
import { type Seat, type Viewer, visibleEvents } from '@hustings/kernel'
import { Differences, type Frame, type WireUpdate } from '@hustings/protocol'
import type { Entry } from '../storage/entry.ts'
import { type Parcel, Room, type Watcher } from './room.ts'
import { UpdateTexts } from './update-texts.ts'

export type Updates = ReadonlyMap<Viewer, WireUpdate>

/** An update as one account gets it. */
export type Personal = (update: WireUpdate, viewer: Viewer, account: string | null) => WireUpdate

export class Audience {
  private readonly rooms = new Map<Viewer, Room>()

  get isThere(): boolean {
    return this.rooms.size > 0
  }

  get all(): IterableIterator<Room> {
    return this.rooms.values()
  }

  /** The room of these eyes; one of its own for somebody who does not stay. */
  room(viewer: Viewer): Room {
    return this.rooms.get(viewer) ?? new Room(viewer)
  }

  comes(watcher: Watcher, viewer: Viewer): void {
    const room = this.room(viewer)
    this.rooms.set(viewer, room)
    room.watchers.add(watcher)
  }

  goes(watcher: Watcher, except: Viewer | null = null): void {
    for (const [viewer, room] of this.rooms) {
      if (viewer === except) continue
      room.watchers.delete(watcher)
      if (room.watchers.size === 0) this.rooms.delete(viewer)
    }
  }

  /** Whether the page looks with these eyes. */
  has(watcher: Watcher, viewer: Viewer): boolean {
    return this.rooms.get(viewer)?.watchers.has(watcher) === true
  }

  /** Whoever looks with the eyes of the seat and does not hold it. */
  strangersAt(seat: Seat, holder: string | null): Watcher[] {
    return [...(this.rooms.get(seat)?.watchers ?? [])].filter(({ account }) => account !== holder)
  }

  /** What the entry means for everybody who looks. */
  updates(
    { events, step, sequence }: Entry,
    upTo: number,
    frameOf: (viewer: Viewer) => Frame,
    beside?: Pick<WireUpdate, 'beside'>,
  ): Map<Viewer, WireUpdate> {
    const updates = new Map<Viewer, WireUpdate>()
    // Views of one moment share what lies open to all.
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

  /** How many pages look. */
  get size(): number {
    let pages = 0
    for (const { watchers } of this.rooms.values()) pages += watchers.size
    return pages
  }

  /** Updates, ready to be handed over to everybody but one page. */
  packed(match: string, updates: Updates, except: Watcher | null, made: Personal): Parcel[] {
    const parcels: Parcel[] = []
    const texts = new UpdateTexts()
    for (const [viewer, update] of updates) {
      let last: Parcel | undefined
      for (const watcher of this.rooms.get(viewer)?.watchers ?? []) {
        const own = made(update, viewer, watcher.account)
        if (watcher === except) {
          watcher.prepare(own, texts)
          continue
        }
        last = watcher.pack(match, viewer, own, texts, last)
        parcels.push(last)
      }
    }
    return parcels
  }
}
