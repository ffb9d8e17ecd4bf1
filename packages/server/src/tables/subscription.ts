// A connection that receives something of one table: news if it follows the table, updates if it views the match.
import type { Viewer } from '@hustings/kernel'
import type { Asker } from './permissions.ts'

/** The part of a connection that the broadcaster needs. */
export interface Subscriber {
  readonly id: string
  /** Null for visitors without an account. */
  readonly account: string | null
  readonly isModerator: boolean
  /** The session has expired by the clock. */
  readonly hasExpired: boolean
  /** The client reads too slowly: packets wait for it. */
  readonly isCongested: boolean
  join(room: string): void
  leave(room: string): void
  disconnect(): void
  /** A subscription misses updates until the packets that wait are flushed. */
  fellBehind(): void
  /** The broadcaster has ended a subscription. */
  removed(subscription: Subscription, followed: boolean): void
}

/** `resuming`: the client is about to receive everything it missed. */
export type ViewingState = 'current' | 'behind' | 'resuming'

/** A client views a match. */
export interface Viewing {
  readonly viewer: Viewer
  /** The Socket.IO room from which it gets updates. */
  roomName: string
  /** The last serial that was sent. */
  serial: number
  state: ViewingState
  /** Leaves the room of the viewer; returns whether the match still has viewers. */
  readonly leave: () => boolean
}

export class Subscription {
  readonly match: string
  readonly subscriber: Subscriber
  /** The invitation code with which the client came. */
  code: string | null = null
  /** Whether the table has open reports; kept for moderators. */
  reported = false
  follows = false
  viewing: Viewing | null = null

  constructor(match: string, subscriber: Subscriber) {
    this.match = match
    this.subscriber = subscriber
  }

  get asker(): Asker {
    return { account: this.subscriber.account, moderator: this.subscriber.isModerator, code: this.code }
  }

  get isIdle(): boolean {
    return !this.follows && this.viewing === null
  }
}
