// People who use a server as clients do, in tests, benches and soak runs.
import { randomUUID } from 'node:crypto'
import { randomAnswer, randomFrom, type Seat, seedRandom, type Viewer } from '@hustings/kernel'
import {
  type ClientEvents,
  type Frame,
  frameFrom,
  type LoggedEvent,
  type Me,
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
  type WireUpdate,
  withChange,
} from '@hustings/protocol'
import { io, type Socket } from 'socket.io-client'

const people: TestPerson[] = []

/** Disconnects all people. */
export function sendEverybodyHome(): void {
  for (const person of people.splice(0)) person.disconnect()
}

/** A refusal as a client receives it. */
export class Refusal extends Error {
  readonly trouble: Trouble
  readonly status: number | null

  constructor(trouble: Trouble, status: number | null) {
    super(trouble.code)
    this.trouble = trouble
    this.status = status
  }
}

type PersonSocket = Socket<ServerEvents, ClientEvents>

export class TestPerson {
  readonly name: string
  url: string
  cookie = ''
  /** Cookie that marks the browser as known, in addition to the session. */
  known = ''
  /** Path of the socket: that of a table, if it is for one table. */
  socketPath = SOCKET_PATH
  /** Local address of the socket, where many people share one machine. */
  localAddress: string | null = null
  me: Me | null = null
  readonly news: { readonly match: string; readonly news: News }[] = []
  private socket: PersonSocket | null = null
  private connecting: Promise<PersonSocket> | null = null
  private readonly tables = new Map<string, TestTable>()

  constructor(url: string, name: string) {
    this.url = url
    this.name = name
    people.push(this)
  }

  /** Signs in a guest with a name. */
  static async guest(server: { readonly url: string }, name: string): Promise<TestPerson> {
    const person = new TestPerson(server.url, name)
    person.me = await person.post<Me>('/guests', { name, language: 'en', timeZone: 'Europe/Warsaw' })
    return person
  }

  /** Returns a person who is already signed in by this cookie. */
  static async withCookie(server: { readonly url: string }, name: string, cookie: string): Promise<TestPerson> {
    const person = new TestPerson(server.url, name)
    person.cookie = cookie
    person.me = await person.get<Me>('/me')
    return person
  }

  get id(): string {
    return this.me?.id ?? ''
  }

  get<T>(path: string): Promise<T> {
    return this.request('GET', path)
  }

  post<T>(path: string, body: unknown = {}): Promise<T> {
    return this.request('POST', path, body)
  }

  put<T>(path: string, body: unknown = {}): Promise<T> {
    return this.request('PUT', path, body)
  }

  patch<T>(path: string, body: unknown): Promise<T> {
    return this.request('PATCH', path, body)
  }

  delete<T>(path: string, body?: unknown): Promise<T> {
    return this.request('DELETE', path, body)
  }

  async raw(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: [this.cookie, this.known].filter((one) => one !== '').join('; '),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      if (/^[\w-]*-known=/.test(pair)) this.known = pair
      else this.cookie = pair
    }
    return response
  }

  private async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.raw(method, `/api/v1${path}`, body)
    const text = await response.text()
    const answer = text === '' ? null : JSON.parse(text)
    if (!response.ok) throw new Refusal(answer.trouble, response.status)
    return answer
  }

  /** Creates a table; by default of Ballot, with bots that answer at once. */
  async setTable(about: Record<string, unknown> = {}): Promise<TableSeen> {
    return this.put(`/tables/${randomUUID()}`, { game: 'ballot', name: 'Table', options: {}, botDelayMs: 0, ...about })
  }

  sit(table: Pick<TableSeen, 'id' | 'code'>, seat: Seat): Promise<TableSeen> {
    return this.put(`/tables/${table.id}/seats/${seat}?code=${table.code ?? ''}`, {})
  }

  ready(table: Pick<TableSeen, 'id'>, seat: Seat): Promise<TableSeen> {
    return this.patch(`/tables/${table.id}/seats/${seat}`, { ready: true })
  }

  /** Concurrent callers share one connection. */
  connect(): Promise<PersonSocket> {
    if (this.socket?.connected === true) return Promise.resolve(this.socket)
    if (this.connecting !== null) return this.connecting
    const coming = this.comeIn().finally(() => {
      if (this.connecting === coming) this.connecting = null
    })
    this.connecting = coming
    return coming
  }

  private async comeIn(): Promise<PersonSocket> {
    const socket: PersonSocket = io(this.url, {
      path: this.socketPath,
      transports: ['websocket'],
      auth: { protocol: PROTOCOL },
      extraHeaders: { cookie: this.cookie },
      ...(this.localAddress === null ? {} : { localAddress: this.localAddress }),
      reconnection: false,
      forceNew: true,
    })
    this.socket = socket
    socket.on('table:update', ({ match, viewer, update }) => this.tables.get(match)?.take(viewer, update))
    socket.on('table:news', (news) => {
      this.news.push(news)
      const table = this.tables.get(news.match)
      if (table !== undefined) table.hear(news.news)
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
      // A server that dies during the handshake closes the socket without a reason; one that refuses closes it first
      // and then sends the reason.
      socket.io.once('close', (reason) => setImmediate(() => reject(new Error(reason))))
    })
    return socket
  }

  disconnect(): void {
    this.socket?.disconnect()
    this.socket = null
    this.connecting = null
  }

  get connected(): boolean {
    return this.socket?.connected === true
  }

  /** Pauses or resumes reading from the socket. */
  reads(on: boolean): void {
    const way: unknown = Reflect.get(Object(this.socket?.io.engine.transport), 'ws')
    Reflect.get(Object(way), on ? 'resume' : 'pause').call(way)
  }

  async ask<K extends SocketRequest>(name: K, body: RequestOf<K>): Promise<SocketReplies[K]> {
    const socket = await this.connect()
    const outcome = await askOver(socket, name, body)
    if (!outcome.ok) throw new Refusal(outcome.trouble, null)
    return outcome.value
  }

  /** Views a match and receives its updates. */
  async open(match: string, viewer: Viewer, code?: string): Promise<TestTable> {
    const known = this.tables.get(match)
    const table = known?.viewer === viewer ? known : new TestTable(this, match, viewer)
    this.tables.set(match, table)
    const { update, table: seen } = await this.ask('table:open', {
      match,
      viewer,
      since: table.serial === 0 ? null : table.serial,
      ...(code === undefined ? {} : { code }),
    }).catch((error: unknown) => {
      if (known !== undefined) this.tables.set(match, known)
      throw error
    })
    table.seen = seen
    table.take(viewer, update)
    return table
  }
}

export function askOver<K extends SocketRequest>(
  socket: PersonSocket,
  name: K,
  body: unknown,
): Promise<Outcome<SocketReplies[K]>> {
  const emit: (event: string, ...args: unknown[]) => Promise<unknown> = socket
    .timeout(60_000)
    .emitWithAck.bind(socket.timeout(60_000)) as never
  return emit(name, body) as Promise<Outcome<SocketReplies[K]>>
}

/** A match as a client has it, built from updates. */
export class TestTable {
  readonly person: TestPerson
  readonly match: string
  readonly viewer: Viewer
  seen: TableSeen | null = null
  serial = 0
  frame: Frame | null = null
  view: unknown = null
  log: LoggedEvent[] = []
  readonly serials: number[] = []
  bytes = 0
  private readonly early: WireUpdate[] = []
  private readonly waiters = new Set<() => void>()

  constructor(person: TestPerson, match: string, viewer: Viewer) {
    this.person = person
    this.match = match
    this.viewer = viewer
  }

  hear(news: News): void {
    if (news.kind === 'table') this.seen = news.table
    else if (news.kind === 'changed' && this.seen !== null) this.seen = withChange(this.seen, news.change)
  }

  take(viewer: Viewer, update: WireUpdate): void {
    if (viewer !== this.viewer) return
    // The answer to a request is processed a moment later than an event that came after it.
    if (update.serial < this.serial) return
    if (update.after !== null && update.after !== this.serial) {
      if (update.serial > this.serial) this.early.push(update)
      return
    }
    this.bytes += JSON.stringify(update).length
    if (update.beside !== undefined) this.hear({ kind: 'changed', change: update.beside })
    this.frame = frameFrom(update.frame, this.frame)
    this.view = this.frame.view
    this.log = [...this.log.filter(({ step }) => step <= update.log.upTo), ...update.log.add]
    this.serial = update.serial
    this.serials.push(update.serial)
    const next = this.early.findIndex(({ after }) => after === this.serial)
    const [waiting] = next < 0 ? [] : this.early.splice(next, 1)
    if (waiting !== undefined) this.take(viewer, waiting)
    else for (const wake of [...this.waiters]) wake()
  }

  get decision() {
    return this.frame?.decision ?? null
  }

  get over(): boolean {
    return this.frame?.standings != null
  }

  async answer(answer: string | number | boolean, request: string = randomUUID()): Promise<void> {
    const { decision } = this
    if (decision === null) throw new Error('nothing to decide')
    const { id, seat } = decision
    const { update } = await this.person.ask('table:answer', {
      match: this.match,
      request,
      decision: { id, seat },
      answer,
    })
    this.take(this.viewer, update)
  }

  async undo(): Promise<void> {
    const { update } = await this.person.ask('table:undo', {
      match: this.match,
      request: randomUUID(),
      step: this.frame?.step ?? 0,
    })
    this.take(this.viewer, update)
  }

  /** Waits for an update after which the condition holds. */
  async until(holds: (table: TestTable) => boolean, milliseconds = 60_000): Promise<void> {
    if (holds(this)) return
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiters.delete(look)
        reject(new Error(`still at ${this.serial} after ${milliseconds} ms`))
      }, milliseconds)
      const look = () => {
        if (!holds(this)) return
        clearTimeout(late)
        this.waiters.delete(look)
        resolve()
      }
      this.waiters.add(look)
    })
  }
}

/** A table at which these people sit in order, the other seats are bots; it has started. */
export async function begunTable(
  sitting: readonly TestPerson[],
  about: Record<string, unknown> = {},
  bot = 'random',
): Promise<{ readonly table: TableSeen; readonly seats: readonly Seat[] }> {
  const [host] = sitting
  if (host === undefined) throw new Error('a table needs a host')
  const table = await host.setTable(about)
  const seats = table.seats.filter(({ automatic }) => !automatic).map(({ seat }) => seat)
  for (const [i, seat] of seats.entries()) {
    const person = sitting[i]
    if (person === undefined) await host.put(`/tables/${table.id}/seats/${seat}`, { bot })
    else {
      await person.sit(table, seat)
      await person.ready(table, seat)
    }
  }
  return { table: await host.post(`/tables/${table.id}/start`), seats }
}

/**
 * Answers all decisions of these people at random, until the match ends or the limit is reached. Returns the number of
 * choices.
 */
export async function playOn(
  tables: readonly TestTable[],
  seed: string,
  limit = Number.POSITIVE_INFINITY,
): Promise<number> {
  const random = randomFrom(seedRandom(seed))
  let choices = 0
  while (choices < limit) {
    if (tables.some((table) => table.over)) break
    const asked = tables.find((table) => table.decision !== null)
    if (asked === undefined) {
      await Promise.race(tables.map((table) => table.until((one) => one.decision !== null || one.over)))
      continue
    }
    const { decision } = asked
    if (decision === null) continue
    await asked.answer(randomAnswer(decision, random))
    choices++
    const newest = Math.max(...tables.map(({ serial }) => serial))
    await Promise.all(tables.map((table) => table.until((one) => one.serial >= newest)))
  }
  return choices
}
