// WebSockets that count all frames. Engine.IO counts neither pings nor frames before an upgrade.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import type { PacketLimit } from './packet-limit.ts'

export interface CountingOptions {
  newLimit(): PacketLimit
  flooded(): void
}

/** Returns a WebSocket server class for Engine.IO that cuts connections above the packet limit. */
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
          // A closing handshake would continue to read.
          wire.destroy()
        }
        for (const frame of ['message', 'ping', 'pong'] as const) socket.on(frame, () => count(limit.frame()))
        wire.on('data', ({ length }: Buffer) => count(limit.read(length)))
        accept(socket, asked)
      })
    }
  }
}
