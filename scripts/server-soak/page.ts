// A page in a soak run: a socket that looks at a table, loses its connection and comes back to where it was.
import type { Viewer } from '@hustings/kernel'
import { type ClientEvents, PROTOCOL, type ServerEvents, SOCKET_PATH } from '@hustings/protocol'
import { io, type Socket } from 'socket.io-client'

/** A server lets so many sockets of one address in; loopback has addresses enough. */
const SOCKETS_AN_ADDRESS = 150

/** The address from which the page with this number comes. */
export function addressOf(number: number): string {
  return `127.0.0.${2 + Math.floor(number / SOCKETS_AN_ADDRESS)}`
}

export interface PageWish {
  readonly url: string
  readonly cookie: string
  /** Which page of the run this is: decides the address it comes from. */
  readonly number: number
}

export class SoakPage {
  serial: number | null = null
  private readonly wish: PageWish
  private socket: Socket<ServerEvents, ClientEvents> | null = null

  constructor(wish: PageWish) {
    this.wish = wish
  }

  /** Once: rejects when the server is not there. */
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

  /** Looks at a table, from what it has. */
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
