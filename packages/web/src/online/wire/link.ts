// The socket connection to the server: reconnects, sends requests, emits events. Requests without an answer are sent again
// unchanged after a reconnection; the server treats a repeated request as the same move.
import {
  type ClientEvents,
  type News,
  type Outcome,
  PROTOCOL,
  type RequestOf,
  type ServerEvents,
  SOCKET_PATH,
  type SocketReplies,
  type SocketRequest,
  type TableSeen,
  type Trouble,
  TroubleError,
  troubleFor,
  type WireUpdate,
} from '@hustings/protocol'
import type { Socket } from 'socket.io-client'

export type TableSocket = Socket<ServerEvents, ClientEvents>

/** The state of the connection. */
export type Connection =
  | { readonly state: 'connecting' | 'connected' }
  /** The time of the next automatic attempt. */
  | { readonly state: 'lost'; readonly since: number; readonly nextTry: number }
  /** The server rejects this page: it is outdated or the account is suspended. */
  | { readonly state: 'refused'; readonly trouble: Trouble }

interface Heard {
  readonly update: { readonly match: string; readonly viewer: string; readonly update: WireUpdate }
  readonly news: { readonly match: string; readonly news: News }
  readonly behind: { readonly match: string }
  /** A table of the player has changed; sent to subscribers of the lobby. */
  readonly lobby: TableSeen
  /** Connected, for the first time or again. */
  readonly connected: null
}

type Listeners = { readonly [K in keyof Heard]: Set<(heard: Heard[K]) => void> }

interface Waiting {
  readonly send: () => void
  readonly fail: (trouble: Trouble) => void
}

/** The first attempt comes after a random delay, so that clients do not reconnect all at once. */
const FIRST_TRY_MS = 500
const LAST_TRY_MS = 30_000
/** Timeout for an answer. */
const ANSWER_MS = 12_000
/** Requests that the server cannot serve yet are repeated. */
const NOT_NOW_MS = 1000
const NOT_NOW_TIMES = 20

/** Handshake errors that are not retried. */
const FINAL = new Set(['outdated', 'suspended', 'foreign-origin'])

export class Link {
  private readonly socket: TableSocket
  private now: Connection = { state: 'connecting' }
  private readonly changed = new Set<() => void>()
  private readonly heard: Listeners = {
    update: new Set(),
    news: new Set(),
    behind: new Set(),
    lobby: new Set(),
    connected: new Set(),
  }
  private readonly waiting = new Set<Waiting>()
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(socket: TableSocket) {
    this.socket = socket
    socket.on('connect', () => this.connected())
    socket.on('disconnect', () => this.lost())
    socket.on('connect_error', (error) => this.refusedOrLost(error))
    socket.on('table:update', (heard) => {
      this.tell('update', heard)
      this.tellBeside(heard.match, heard)
    })
    socket.on('table:news', (news) => this.tell('news', news))
    socket.on('table:behind', (what) => this.tell('behind', what))
    socket.on('lobby:changed', (table) => this.tell('lobby', table))
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.tryNow)
      window.addEventListener('offline', this.dropped)
      document.addEventListener('visibilitychange', this.seen)
    }
    socket.connect()
  }

  readonly get = (): Connection => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.changed.add(listener)
    return () => this.changed.delete(listener)
  }

  on<K extends keyof Heard>(what: K, listener: (heard: Heard[K]) => void): () => void {
    this.heard[what].add(listener)
    return () => this.heard[what].delete(listener)
  }

  /** Waits for the connection and retries after losses; throws refusals. */
  ask<K extends SocketRequest>(name: K, body: RequestOf<K>): Promise<SocketReplies[K]> {
    return new Promise((resolve, reject) => {
      let patience = NOT_NOW_TIMES
      let late: ReturnType<typeof setTimeout> | undefined
      const fail = (trouble: Trouble) => {
        this.waiting.delete(asked)
        clearTimeout(late)
        reject(new TroubleError(trouble))
      }
      const take = (outcome: Outcome<SocketReplies[K]>) => {
        clearTimeout(late)
        if (!this.waiting.has(asked)) return
        if (!outcome.ok && outcome.trouble.code === 'not-now' && patience-- > 0) {
          late = setTimeout(() => asked.send(), NOT_NOW_MS)
          return
        }
        if (!outcome.ok) return fail(outcome.trouble)
        this.waiting.delete(asked)
        if ('match' in body) this.tellBeside(body.match, outcome.value)
        resolve(outcome.value)
      }
      const asked: Waiting = {
        fail,
        send: () => {
          clearTimeout(late)
          if (!this.socket.connected) return
          late = setTimeout(() => this.dropped(), ANSWER_MS)
          emit(this.socket, name, body, take)
        },
      }
      if (this.closed) return reject(new TroubleError(troubleFor('not-now')))
      this.waiting.add(asked)
      asked.send()
    })
  }

  /** Retries at once on the player's request. */
  readonly tryNow = (): void => {
    if (this.closed || this.socket.connected || this.now.state === 'refused') return
    clearTimeout(this.timer)
    this.timer = undefined
    this.socket.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.tryNow)
      window.removeEventListener('offline', this.dropped)
      document.removeEventListener('visibilitychange', this.seen)
    }
    // A connecting socket is closed after it connects, because closing it earlier logs an error in browsers.
    if (this.socket.connected || !this.socket.active) this.socket.disconnect()
    for (const asked of [...this.waiting]) asked.fail(troubleFor('not-now'))
  }

  private connected(): void {
    if (this.closed) {
      this.socket.disconnect()
      return
    }
    this.tries = 0
    clearTimeout(this.timer)
    this.timer = undefined
    this.change({ state: 'connected' })
    this.tell('connected', null)
    for (const asked of [...this.waiting]) asked.send()
  }

  private lost(): void {
    if (this.closed) return
    const since = this.now.state === 'lost' ? this.now.since : Date.now()
    const most = Math.min(LAST_TRY_MS, FIRST_TRY_MS * 2 ** this.tries)
    const delay = most / 2 + (most / 2) * chance()
    this.tries++
    clearTimeout(this.timer)
    this.timer = setTimeout(this.tryNow, delay)
    this.change({ state: 'lost', since, nextTry: Date.now() + delay })
  }

  private refusedOrLost(error: Error): void {
    const trouble = troubleIn(error)
    if (trouble === null || !FINAL.has(trouble.code)) this.lost()
    else {
      this.change({ state: 'refused', trouble })
      for (const asked of [...this.waiting]) asked.fail(trouble)
    }
  }

  /** The connection is silent, although the socket reports it as open: reconnect. */
  private readonly dropped = (): void => {
    if (!this.closed && this.socket.connected) this.socket.disconnect()
  }

  private readonly seen = (): void => {
    if (document.visibilityState === 'visible') this.tryNow()
  }

  private tell<K extends keyof Heard>(what: K, heard: Heard[K]): void {
    for (const listener of [...this.heard[what]]) listener(heard)
  }

  /** An update or an answer, with news of the table. */
  private tellBeside(match: string, said: unknown): void {
    if (typeof said !== 'object' || said === null) return
    const { update, table }: { readonly update?: WireUpdate; readonly table?: TableSeen } = said
    if (update?.beside !== undefined) this.tell('news', { match, news: { kind: 'changed', change: update.beside } })
    if (table !== undefined) this.tell('news', { match, news: { kind: 'table', table } })
  }

  private change(now: Connection): void {
    this.now = now
    for (const listener of this.changed) listener()
  }
}

/** The library loads with the first link, not with the page. A link for one table uses the `socketPath` of the table. */
export async function openLink(path: string = SOCKET_PATH): Promise<Link> {
  const { io } = await import('socket.io-client')
  const socket: TableSocket = io({
    path,
    transports: ['websocket', 'polling'],
    auth: { protocol: PROTOCOL },
    reconnection: false,
    autoConnect: false,
    forceNew: true,
  })
  return new Link(socket)
}

/** The names and bodies of requests match (`ask`), but the library's types cannot express that for a type parameter. */
function emit<K extends SocketRequest>(
  socket: { emit(name: string, ...args: readonly unknown[]): unknown },
  name: K,
  body: RequestOf<K>,
  take: (outcome: Outcome<SocketReplies[K]>) => void,
): void {
  socket.emit(name, body, take)
}

function chance(): number {
  return (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 256
}

function troubleIn(error: Error): Trouble | null {
  const data: unknown = 'data' in error ? error.data : null
  return typeof data === 'object' && data !== null && 'code' in data && 'say' in data ? (data as Trouble) : null
}
