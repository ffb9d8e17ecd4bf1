// A page in a soak run: a socket that opens a table, loses its connection and resumes.
import type { Viewer } from '@hustings/kernel'
import { type ClientEvents, PROTOCOL, type ServerEvents, SOCKET_PATH } from '@hustings/protocol'
import { io, type Socket } from 'socket.io-client'

/** The server limits the sockets per address; loopback has enough addresses. */
const SOCKETS_AN_ADDRESS = 150

/** The address of the page with this number. */
export function addressOf(number: number): string {
  return `127.0.0.${2 + Math.floor(number / SOCKETS_AN_ADDRESS)}`
}

export interface PageWish {
  readonly url: string
  readonly cookie: string
  /** Number of the page in the run: decides its address. */
  readonly number: number
}

export class SoakPage {
  serial: number | null = null
  private readonly wish: PageWish
  private socket: Socket<ServerEvents, ClientEvents> | null = null

  constructor(wish: PageWish) {
    this.wish = wish
  }

  /** Tries once: rejects when the server is down. */
  connect(): Promise<void> {
    const { url, cookie, number } = this.wish
    const options = {
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth: { protocol: PROTOCOL },
      ...(cookie === '' ? {} : { extraHeaders: { cookie } }),
      forceNew: true,
      reconnection: false,
      timeout: 60_000,
      localAddress: addressOf(number),
    }
    const socket: Socket<ServerEvents, ClientEvents> = io(url, options)
    this.socket = socket
    socket.on('table:update', ({ update }) => {
      this.serial = update.serial
    })
    return new Promise((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
      socket.io.once('close', (reason) => reject(new Error(reason)))
    })
  }

  /** Opens a table from its last known state. */
  async open(match: string, viewer: Viewer, code: string | null): Promise<void> {
    if (this.socket === null) throw new Error('not connected')
    const outcome = await this.socket.timeout(60_000).emitWithAck('table:open', {
      match,
      viewer,
      since: this.serial,
      ...(code === null ? {} : { code }),
    })
    if (!outcome.ok) throw new Error(outcome.trouble.code)
    this.serial = outcome.value.update.serial
  }

  get connected(): boolean {
    return this.socket?.connected === true
  }

  close(): void {
    this.socket?.disconnect()
    this.socket = null
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
