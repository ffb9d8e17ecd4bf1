// A page of any contender, as cheap as it can be: Socket.IO 4 over a WebSocket with nothing between, so that what is measured
// is the server. Messages are handed on as text; whoever wants to know more reads it.
import { request } from 'node:http'
import type { Socket } from 'node:net'

export interface Way {
  readonly url: string
  readonly path: string
  /** The namespace, with its slash; empty for the main one. */
  readonly space?: string
  readonly auth?: object
  readonly cookie?: string
  readonly localAddress?: string
}

/** Of a WebSocket: what a frame holds. */
const TEXT = 0x81
const CLOSE = 0x88

export class Wire {
  /** An event: its text is a list of its name and what was said. */
  onEvent: (text: string) => void = () => {}
  private readonly socket: Socket
  private readonly space: string
  private readonly asked = new Map<string, (text: string) => void>()
  private rest: Buffer
  private next = 0
  private connected: { resolve(): void; reject(error: Error): void } | null = null

  private constructor(socket: Socket, head: Buffer, space: string) {
    this.socket = socket
    this.rest = head
    this.space = space === '' ? '' : `${space},`
    socket.setNoDelay(true)
    socket.on('data', (bytes) => this.read(bytes))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => this.connected?.reject(new Error('the server let go')))
  }

  static async open({ url, path, space = '', auth, cookie, localAddress }: Way): Promise<Wire> {
    const wire = await new Promise<Wire>((resolve, reject) => {
      const going = request(`${url}${path}/?EIO=4&transport=websocket`, {
        ...(localAddress === undefined ? {} : { localAddress }),
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
          ...(cookie === undefined ? {} : { cookie }),
        },
      })
      going.on('upgrade', (_, socket, head) => resolve(new Wire(socket as Socket, head, space)))
      going.on('response', ({ statusCode }) => reject(new Error(`no way in: ${statusCode}`)))
      going.on('error', reject)
      going.end()
    })
    await new Promise<void>((resolve, reject) => {
      wire.connected = { resolve, reject }
      wire.send(`40${wire.space}${auth === undefined ? '' : JSON.stringify(auth)}`)
      wire.read(Buffer.alloc(0))
    })
    wire.connected = null
    return wire
  }

  emit(...said: readonly unknown[]): void {
    this.send(`42${this.space}${JSON.stringify(said)}`)
  }

  /** The text of the answer: a list of what was said. */
  ask(...said: readonly unknown[]): Promise<string> {
    const id = String(this.next++)
    return new Promise((resolve) => {
      this.asked.set(id, resolve)
      this.send(`42${this.space}${id}${JSON.stringify(said)}`)
    })
  }

  /** Leaves whatever comes where it is. */
  stopReading(): void {
    this.socket.pause()
  }

  close(): void {
    this.socket.destroy()
  }

  /** A frame of a client is masked; a mask of nothing changes nothing. */
  private send(text: string): void {
    const length = Buffer.byteLength(text)
    const head = length < 126 ? 6 : 8
    const frame = Buffer.alloc(head + length)
    frame[0] = TEXT
    if (head === 6) frame[1] = 0x80 | length
    else {
      frame[1] = 0x80 | 126
      frame.writeUInt16BE(length, 2)
    }
    frame.write(text, head)
    this.socket.write(frame)
  }

  private read(bytes: Buffer): void {
    let left = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes])
    for (;;) {
      const short = left[1] ?? 0
      const head = short < 126 ? 2 : short === 126 ? 4 : 10
      if (left.length < head) break
      const length = head === 2 ? short : head === 4 ? left.readUInt16BE(2) : Number(left.readBigUInt64BE(2))
      if (left.length < head + length) break
      if (left[0] === TEXT) this.hear(left.toString('utf8', head, head + length))
      if (left[0] === CLOSE) this.socket.destroy()
      left = left.subarray(head + length)
    }
    this.rest = left
  }

  /** Engine.IO's ping, and what Socket.IO says: connected, refused, an event, an answer. */
  private hear(text: string): void {
    if (text === '2') {
      this.send('3')
      return
    }
    const kind = text.slice(0, 2)
    const said = text.slice(2 + this.space.length)
    if (kind === '40') this.connected?.resolve()
    else if (kind === '44') this.connected?.reject(new Error(`refused: ${said}`))
    else if (kind === '42') this.onEvent(said)
    else if (kind === '43') {
      const from = said.indexOf('[')
      const id = said.slice(0, from)
      this.asked.get(id)?.(said.slice(from))
      this.asked.delete(id)
    }
  }
}

/** The number after the first of these words, or -1: cheaper than reading all of a message. */
export function numberAfter(words: string, text: string): number {
  const at = text.indexOf(words)
  return at < 0 ? -1 : Number.parseInt(text.slice(at + words.length, at + words.length + 12), 10)
}
