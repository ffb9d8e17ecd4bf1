// The types of the Socket.IO server and its sockets.
import type { ClientEvents, ServerEvents } from '@hustings/protocol'
import type { DefaultEventsMap, Server, Socket } from 'socket.io'
import type { Account } from '../storage/accounts.ts'

/** The session of a socket. */
export interface SignedIn {
  readonly session: string
  readonly account: Account
  readonly expiresAt: number
}

export interface SocketData {
  /** Null for visitors without an account. */
  signedIn: SignedIn | null
}

export type TableServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>
export type TableSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>
