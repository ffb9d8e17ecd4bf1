// An event as the library under the socket writes it, as text. Updates go out in great numbers: they are written once, while
// the disk is waited for, and nobody searches them for binary parts, which they never have.
import type { ServerEvents } from '@hustings/protocol'

type EventName = keyof ServerEvents

/** An event of the protocol of Socket.IO 4 in its main namespace, without what comes before it on the wire. */
export type EventText = string

const EVENT = 2

export function eventText<K extends EventName>(name: K, ...said: Parameters<ServerEvents[K]>): EventText {
  return `${EVENT}${JSON.stringify([name, ...said])}`
}

/** The part of a socket that texts go through. */
export interface WayOut {
  readonly connected: boolean
  readonly conn: { write(text: EventText): unknown }
}

export function sendText({ connected, conn }: WayOut, text: EventText): void {
  if (connected) conn.write(text)
}
