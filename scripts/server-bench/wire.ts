// A minimal page for any contender: Socket.IO 4 directly over a WebSocket, so that the server dominates the
// measurement. Messages are passed on as raw bytes; callers parse what they need.
import { connect, type Socket } from 'node:net'

export interface Way {
  readonly url: string
  readonly path: string
  /** The namespace, with its slash; empty for the main one. */
  readonly space?: string
  readonly auth?: object
  readonly cookie?: string
  readonly localAddress?: string
}

/** Opcode of a WebSocket text frame. */
const TEXT = 0x81
const CLOSE = 0x88

/** First bytes of messages of Engine.IO and Socket.IO. */
const PING = 0x32
const MESSAGE = 0x34
const CONNECTED = 0x30
const EVENT = 0x32
const ANSWER = 0x33
const REFUSED = 0x34

/** Shared read buffer of all pages: they copy the bytes they keep. */
const ARRIVED = Buffer.alloc(256 * 1024)
const NOTHING = Buffer.alloc(0)
const END_OF_HEAD = '\r\n\r\n'
const LIST = '['.charCodeAt(0)

export class Wire {
  /** An event: a list of its name and its arguments. The bytes are valid only until this returns. */
  onEvent: (bytes: Buffer) => void = () => {}
  /** Called when the connection is lost. */
  onLost: (error: Error) => void = () => {}
  private readonly socket: Socket
  private readonly space: string
  private readonly greeting: string
  /** Number of bytes before the list of an event. */
  private readonly before: number
  private readonly asked = new Map<number, { read(bytes: Buffer): void; reject(error: Error): void }>()
  private isClosed = false
  private rest = NOTHING
  private open = false
  private next = 0
  private connected: { resolve(): void; reject(error: Error): void } | null = null

  private constructor({ url, path, space = '', auth, cookie, localAddress }: Way) {
    const { hostname, host, port } = new URL(url)
    this.space = space === '' ? '' : `${space},`
    this.before = 2 + this.space.length
    this.socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      ...(localAddress === undefined ? {} : { localAddress }),
      onread: {
        buffer: ARRIVED,
        callback: (count) => {
          this.arrived(ARRIVED.subarray(0, count))
          return true
        },
      },
    })
    this.socket.on('error', () => this.socket.destroy())
    this.socket.on('close', () => this.lost())
    const head = [
      `GET ${path}/?EIO=4&transport=websocket HTTP/1.1`,
      `host: ${host}`,
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      `sec-websocket-key: ${Buffer.alloc(16, 1).toString('base64')}`,
      ...(cookie === undefined ? [] : [`cookie: ${cookie}`]),
    ]
    this.socket.write(`${head.join('\r\n')}${END_OF_HEAD}`)
    this.greeting = `40${this.space}${auth === undefined ? '' : JSON.stringify(auth)}`
  }

  static async open(way: Way): Promise<Wire> {
    const wire = new Wire(way)
    await new Promise<void>((resolve, reject) => {
      wire.connected = { resolve, reject }
    })
    wire.connected = null
    return wire
  }

  emit(...said: readonly unknown[]): void {
    this.send(`42${this.space}${JSON.stringify(said)}`)
  }

  /** Sends a request and returns the parsed answer, which is a list of arguments. */
  ask<T>(said: readonly unknown[], read: (bytes: Buffer) => T): Promise<T> {
    const id = this.next++
    return new Promise((resolve, reject) => {
      this.asked.set(id, { read: (bytes) => resolve(read(bytes)), reject })
      this.send(`42${this.space}${id}${JSON.stringify(said)}`)
    })
  }

  /** Stops reading, so that data stays in the socket. */
  stopReading(): void {
    this.socket.pause()
  }

  close(): void {
    this.isClosed = true
    this.socket.destroy()
  }

  /** The server or a proxy has ended the connection. */
  private lost(): void {
    if (this.isClosed) return
    this.isClosed = true
    const error = new Error('a connection was lost')
    this.connected?.reject(error)
    for (const { reject } of this.asked.values()) reject(error)
    this.onLost(error)
  }

  /** Frames of a client must be masked; a zero mask changes nothing. */
  private send(text: string): void {
    const length = Buffer.byteLength(text)
    const head = length < 126 ? 6 : 8
    const frame = Buffer.allocUnsafe(head + length)
    frame[0] = TEXT
    frame[1] = 0x80 | (head === 6 ? length : 126)
    if (head === 8) frame.writeUInt16BE(length, 2)
    frame.writeUInt32BE(0, head - 4)
    frame.write(text, head)
    this.socket.write(frame)
  }

  private arrived(bytes: Buffer): void {
    const all = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes])
    const left = this.open ? all : this.greeted(all)
    const read = this.read(left)
    this.rest = read === left.length ? NOTHING : Buffer.from(left.subarray(read))
  }

  /** Handles the response to the handshake, which accepts or rejects the page. */
  private greeted(bytes: Buffer): Buffer {
    const end = bytes.indexOf(END_OF_HEAD)
    if (end < 0) return bytes
    const status = bytes.toString('latin1', 0, end).split(' ')[1]
    if (status !== '101') {
      this.connected?.reject(new Error(`no way in: ${status}`))
      this.close()
    } else {
      this.open = true
      this.send(this.greeting)
    }
    return bytes.subarray(end + END_OF_HEAD.length)
  }

  /** Handles the complete messages and returns their length. */
  private read(bytes: Buffer): number {
    let at = 0
    while (this.open && at + 2 <= bytes.length) {
      const short = bytes[at + 1] ?? 0
      const from = at + (short < 126 ? 2 : short === 126 ? 4 : 10)
      if (bytes.length < from) break
      const length =
        short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2))
      if (bytes.length < from + length) break
      if (bytes[at] === TEXT) this.hear(bytes, from, from + length)
      if (bytes[at] === CLOSE) this.socket.destroy()
      at = from + length
    }
    return at
  }

  private hear(bytes: Buffer, from: number, to: number): void {
    if (bytes[from] === PING) this.send('3')
    if (bytes[from] !== MESSAGE) return
    const said = from + this.before
    const kind = bytes[from + 1]
    if (kind === EVENT) this.onEvent(bytes.subarray(said, to))
    else if (kind === CONNECTED) this.connected?.resolve()
    else if (kind === REFUSED) this.connected?.reject(new Error(`refused: ${bytes.toString('utf8', said, to)}`))
    else if (kind === ANSWER) {
      const list = bytes.indexOf(LIST, said)
      const id = digitsAt(bytes, said)
      this.asked.get(id)?.read(bytes.subarray(list, to))
      this.asked.delete(id)
    }
  }
}

/** Returns the number after the first of these words, or -1: cheaper than parsing the whole message. */
export function numberAfter(words: Buffer, bytes: Buffer): number {
  const at = bytes.indexOf(words)
  return at < 0 ? -1 : digitsAt(bytes, at + words.length)
}

function digitsAt(bytes: Buffer, from: number): number {
  let number = 0
  for (let at = from; ; at++) {
    const digit = (bytes[at] ?? 0) - 0x30
    if (digit < 0 || digit > 9) return number
    number = 10 * number + digit
  }
}

export function startsWith(words: Buffer, bytes: Buffer): boolean {
  return bytes.length >= words.length && bytes.compare(words, 0, words.length, 0, words.length) === 0
}
