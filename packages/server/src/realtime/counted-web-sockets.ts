// WebSockets whose frames are counted from the first one: the engine sees neither pings nor what comes before an upgrade.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import type { PacketLimit } from './packet-limit.ts'

export interface CountingOptions {
  newLimit(): PacketLimit
  flooded(): void
}

/** Returns what Engine.IO accepts WebSockets with. A connection that floods is ended at once. */
export function countedWebSockets({
  newLimit,
  flooded,
}: CountingOptions): new (
  options: ServerOptions,
) => WebSocketServer {
  return class extends WebSocketServer {
    override handleUpgrade(
      request: IncomingMessage,
      wire: Duplex,
      head: Buffer,
      accept: (socket: WebSocket, request: IncomingMessage) => void,
    ): void {
      super.handleUpgrade(request, wire, head, (socket, asked) => {
        const limit = newLimit()
        const count = (mayStay: boolean) => {
          if (mayStay || wire.destroyed) return
          flooded()
          // A closing handshake would go on reading what is sent.
          wire.destroy()
        }
        for (const frame of ['message', 'ping', 'pong'] as const) socket.on(frame, () => count(limit.frame()))
        wire.on('data', ({ length }: Buffer) => count(limit.read(length)))
        accept(socket, asked)
      })
    }
  }
}
