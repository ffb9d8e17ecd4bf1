// Straight to the wire: a frame that is written down already goes to the TCP socket under a WebSocket while nothing else
// waits there. In all other cases (polling, an upgrade, a page that does not keep up, an end) the library sends it.
import { Socket as TcpSocket } from 'node:net'
import type { Packet, WayOut } from './packet.ts'

/** What is needed of a connection of Engine.IO. */
export interface EngineConnection {
  readonly readyState: string
  readonly transport: { readonly name: string; readonly writable: boolean }
  write(text: string, options: Packet['options']): unknown
}

export class StraightWay implements WayOut {
  readonly conn: WayOut['conn'] = this
  private readonly socket: { readonly connected: boolean; readonly conn: EngineConnection }
  private readonly sent: { bytes: number }
  private transport: EngineConnection['transport'] | null = null
  /** Under the transport; null where that is no WebSocket, or one that packs what it sends. */
  private wire: TcpSocket | null = null

  /** `sent` counts what the library does not hear of. */
  constructor(socket: StraightWay['socket'], sent: { bytes: number }) {
    this.socket = socket
    this.sent = sent
  }

  get connected(): boolean {
    return this.socket.connected
  }

  write(text: string, options: Packet['options']): void {
    const { conn } = this.socket
    const wire = this.wireOf(conn.transport)
    const [frame] = options.wsPreEncodedFrame
    const open = conn.readyState === 'open' && conn.transport.writable
    if (open && frame !== undefined && wire?.writable === true && wire.writableLength === 0) {
      wire.write(frame)
      this.sent.bytes += text.length
    } else conn.write(text, options)
  }

  private wireOf(transport: EngineConnection['transport']): TcpSocket | null {
    if (transport === this.transport) return this.wire
    this.transport = transport
    // The library does the same with frames made beforehand, and asks the same before.
    const packs = Boolean(Reflect.get(transport, 'perMessageDeflate'))
    this.wire = transport.name === 'websocket' && !packs ? wireUnder(transport) : null
    return this.wire
  }
}

/** The TCP socket under a WebSocket; null for polling. */
export function wireUnder(transport: object): TcpSocket | null {
  const webSocket: unknown = Reflect.get(transport, 'socket')
  const wire: unknown =
    typeof webSocket === 'object' && webSocket !== null ? Reflect.get(webSocket, '_socket') : undefined
  return wire instanceof TcpSocket ? wire : null
}
