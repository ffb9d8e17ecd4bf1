// The socket: who connects, what they may ask, and what they are told without asking.
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { HustingsError } from '@hustings/kernel'
import {
  type ClientEvents,
  changeOf,
  type News,
  type Outcome,
  PROTOCOL,
  type RequestOf,
  refused,
  type ServerEvents,
  SOCKET_PATH,
  type SocketReplies,
  type SocketRequest,
  socketRequests,
  type TableSeen,
  type Trouble,
  TroubleError,
  troubleFor,
  withChange,
} from '@hustings/protocol'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type DefaultEventsMap, Server } from 'socket.io'
import type { Word } from '../bus/bus.ts'
import type { ServerContext } from '../context.ts'
import { isOwnHost } from '../http/own-host.ts'
import { codeOf, statusOf, troubleIn } from '../node/trouble.ts'
import { cookieOf } from '../people/cookies.ts'
import { isOwnOrigin } from '../people/origin.ts'
import { sessionOf } from '../people/sessions.ts'
import { blockedEitherWay } from '../storage/blocks.ts'
import { readCode } from '../tables/code.ts'
import { type CodeGuesses, dependsOnCode } from '../tables/code-guesses.ts'
import type { Commands } from '../tables/commands.ts'
import { Insight } from '../tables/insight.ts'
import type { Keeper } from '../tables/keeper.ts'
import { peopleOf, type TableRow, tableRow } from '../tables/rows.ts'
import { tableSeen } from '../tables/seen.ts'
import { lineById } from '../talk/chat.ts'
import { ConnectionLimit } from './connection-limit.ts'
import { countedWebSockets } from './counted-web-sockets.ts'
import { answerOf, send, type Written } from './packet.ts'
import { PacketLimit } from './packet-limit.ts'
import { parser, questionIn } from './parser.ts'
import type { Presences } from './presence.ts'
import { RoomSweep } from './room-sweep.ts'
import { lobbyOf, matchOf, roomOf, sessionsRoom } from './rooms.ts'
import { SessionGuard } from './session-guard.ts'
import { wireUnder } from './straight.ts'
import { type Handlers, Visitor } from './visitor.ts'
import type { SocketData, TableSocket } from './watcher.ts'

const PACKET_BYTES = 16 * 1024
const CONNECTIONS_PER_ADDRESS = 200
/** A connection that does not join within this time is closed. */
const JOIN_MS = 5000
/** News of a table are gathered for a moment. */
const NEWS_MS = 30

/** How often each kind of request may come, and in how many seconds. */
const LIMITS = {
  move: { points: 20, duration: 10 },
  preview: { points: 8, duration: 1 },
  look: { points: 60, duration: 10 },
  /** For each client address: a table as a whole is read from its journal. */
  whole: { points: 120, duration: 10 },
  think: { points: 8, duration: 20 },
} as const

const LIMIT_OF: Readonly<Record<SocketRequest, keyof typeof LIMITS>> = {
  'table:follow': 'look',
  'table:open': 'look',
  'table:look': 'look',
  'table:answer': 'move',
  'table:undo': 'move',
  'table:preview': 'preview',
  'table:hint': 'think',
  'table:why': 'think',
  'table:ask-back': 'move',
  'table:agree': 'move',
  'table:close': 'look',
  'lobby:watch': 'look',
  'lobby:leave': 'look',
}

interface Parts {
  readonly node: ServerContext
  readonly keeper: Keeper
  readonly commands: Commands
  readonly presences: Presences
  readonly guesses: CodeGuesses
  /** How many times the usual may be asked, for tests that are faster than people. */
  readonly patience: number
}

type EngineConnection = TableSocket['conn']

export class Realtime {
  private readonly io: Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>
  private readonly node: ServerContext
  private readonly keeper: Keeper
  private readonly commands: Commands
  private readonly insight: Insight
  private readonly presences: Presences
  private readonly guesses: CodeGuesses
  private readonly limits: Readonly<Record<keyof typeof LIMITS, RateLimiterMemory>>
  private readonly packetLimits = new WeakMap<EngineConnection, PacketLimit>()
  private readonly connections = new ConnectionLimit(CONNECTIONS_PER_ADDRESS)
  private readonly patience: number
  private readonly visitors = new Map<string, Visitor>()
  private readonly guard: SessionGuard
  private readonly roomSweep: RoomSweep
  private readonly newsTimers = new Map<string, NodeJS.Timeout>()
  /** What was told last at each table that somebody is at. */
  private readonly lastNews = new Map<string, TableSeen>()
  /** The code of each table that people at it were told last. */
  private readonly lastCodes = new Map<string, string>()
  private leaving = false

  constructor(http: HttpServer, { node, keeper, commands, presences, guesses, patience }: Parts) {
    this.node = node
    this.keeper = keeper
    this.commands = commands
    this.insight = new Insight(node, keeper, commands)
    this.presences = presences
    this.guesses = guesses
    this.patience = patience
    const limiter = ({ points, duration }: { readonly points: number; readonly duration: number }) =>
      new RateLimiterMemory({ points: points * patience, duration })
    this.limits = {
      move: limiter(LIMITS.move),
      preview: limiter(LIMITS.preview),
      look: limiter(LIMITS.look),
      whole: limiter(LIMITS.whole),
      think: limiter(LIMITS.think),
    }
    this.io = new Server(http, {
      path: SOCKET_PATH,
      serveClient: false,
      parser,
      transports: ['websocket', 'polling'],
      maxHttpBufferSize: PACKET_BYTES,
      perMessageDeflate: false,
      httpCompression: false,
      pingInterval: 20_000,
      pingTimeout: 20_000,
      connectTimeout: JOIN_MS,
      upgradeTimeout: JOIN_MS,
      wsEngine: countedWebSockets({
        newLimit: () => new PacketLimit(patience),
        flooded: () => node.metrics.socketsFlooding.inc(),
      }),
      allowRequest: (request, decide) => {
        const reason = this.whyRefused(request)
        decide(reason, reason === null)
      },
    })
    this.io.engine.on('connection', (connection: EngineConnection) => this.opened(connection))
    this.io.use((socket, next) => {
      this.welcome(socket).then(
        () => next(),
        (error: unknown) => next(handshakeError(error)),
      )
    })
    this.io.on('connection', (socket) => this.connected(socket))
    this.guard = new SessionGuard(node, {
      sockets: () => this.io.sockets.sockets.values(),
      roleChanged: (socket) => this.roleChanged(socket),
      checkReports: () => this.checkReports(),
    })
    this.roomSweep = new RoomSweep(node, {
      matches: () => [...this.io.sockets.adapter.rooms.keys()].flatMap((room) => matchOf(room) ?? []),
      changed: (id) => this.newsSoon(id),
      line: (match, message) => this.chatSoon(match, message),
    })
    keeper.onTableChanged = (id) => this.newsSoon(id)
    node.bus.hear((word) => this.heard(word))
  }

  /** Says goodbye to everybody; they come back to another node, or to this one after its start. */
  leave(): void {
    this.leaving = true
    this.io.emit('server:leaving')
  }

  async close(): Promise<void> {
    this.guard.end()
    this.roomSweep.end()
    for (const timer of this.newsTimers.values()) clearTimeout(timer)
    this.newsTimers.clear()
    this.io.disconnectSockets(true)
    await new Promise<void>((done) => {
      this.io.engine.close()
      done()
    })
  }

  private tell(match: string, news: News): void {
    this.io.to(roomOf(match)).emit('table:news', { match, news })
  }

  /** Everybody in the room of a table who may not see it any longer leaves it: what follows is not sent to them. */
  private recheck(row: TableRow): void {
    const { id } = row.match
    for (const socket of this.io.sockets.adapter.rooms.get(roomOf(id)) ?? []) {
      const visitor = this.visitors.get(socket)
      if (visitor !== undefined && !visitor.maySee(row)) this.shutOut(visitor, id)
    }
  }

  private shutOut(visitor: Visitor, match: string): void {
    if (visitor.hasExpired) {
      visitor.socket.disconnect(true)
      return
    }
    visitor.shutOut(match).catch((error: unknown) => {
      this.node.log.warn({ match, code: codeOf(error) }, 'could not shut out a page')
      visitor.socket.disconnect(true)
    })
  }

  private whyRefused(request: IncomingMessage): string | null {
    if (this.leaving) return 'not-now'
    const { settings } = this.node
    if (!isOwnHost(request.headers.host, settings) || !isOwnOrigin(request.headers, settings.publicUrl))
      return 'foreign-origin'
    return this.connections.isReached(this.node.clientAddress(request)) ? 'too-fast' : null
  }

  /** A connection counts from its handshake on. */
  private opened(connection: EngineConnection): void {
    const address = this.node.clientAddress(connection.request)
    if (!this.connections.add(address)) {
      connection.close(true)
      return
    }
    connection.once('close', () => this.connections.remove(address))
    const limit = new PacketLimit(this.patience)
    this.packetLimits.set(connection, limit)
    connection.on('packet', ({ data }: { readonly data?: string | Buffer }) => {
      if (!limit.packet(data?.length ?? 0)) this.closeFlooding(connection)
    })
  }

  /** Ends it at once: a closing handshake would go on reading what is sent. */
  private closeFlooding(connection: EngineConnection): void {
    this.node.metrics.socketsFlooding.inc()
    connection.close(true)
    wireUnder(connection.transport)?.destroy()
  }

  private async welcome(socket: TableSocket): Promise<void> {
    if (this.leaving) throw refused('not-now')
    if (socket.handshake.auth.protocol !== PROTOCOL) throw refused('outdated')
    const token = cookieOf(socket.handshake.headers.cookie, this.node.settings)
    const session = token === null ? null : await sessionOf(this.node.storage, token, this.node.now())
    if (session?.account.suspendedAt != null) throw refused('suspended')
    socket.data = {
      signedIn:
        session === null ? null : { session: session.id, account: session.account, expiresAt: session.expiresAt },
    }
  }

  private connected(socket: TableSocket): void {
    this.node.metrics.sockets.inc()
    socket.conn.on('packetCreate', ({ data }: { readonly data?: unknown }) => {
      if (typeof data === 'string') this.node.metrics.frames.bytes += data.length
    })
    const { signedIn } = socket.data
    if (signedIn !== null) socket.join(sessionsRoom(signedIn.account.id))
    const visitor = new Visitor(socket, this.node, this.commands, this.insight, this.presences)
    this.visitors.set(socket.id, visitor)
    socket.onAny((name: string, ...said: readonly unknown[]) => void this.answer(visitor, name, said))
    socket.on('disconnect', () => {
      this.node.metrics.sockets.dec()
      this.visitors.delete(socket.id)
      void visitor.leaves().catch(() => undefined)
    })
  }

  /** What comes from outside is anything: an unknown event, a body of any shape, no way to reply. */
  private async answer(visitor: Visitor, name: string, said: readonly unknown[]): Promise<void> {
    const question = questionIn(said)
    if (question === null || !isRequest(name)) this.malformed(visitor)
    if (question === null) return
    const { number, body } = question
    const began = performance.now()
    const outcome = isRequest(name)
      ? await this.outcomeOf(visitor, name, body)
      : ({ ok: false, trouble: troubleFor('malformed') } as const)
    send(visitor.way, answerOf(number, outcome))
    const { level } = this.node.log
    if (level !== 'debug' && level !== 'trace') return
    const code = outcome.ok ? 'ok' : outcome.trouble.code
    const ms = Math.round(performance.now() - began)
    this.node.log.debug({ command: isRequest(name) ? name : 'unknown', ...matchIn(body), code, ms }, 'command')
  }

  private malformed({ socket }: Visitor): void {
    const { conn } = socket
    if (this.packetLimits.get(conn)?.malformed() === false) this.closeFlooding(conn)
  }

  private async outcomeOf<K extends SocketRequest>(
    visitor: Visitor,
    name: K,
    body: unknown,
  ): Promise<Outcome<SocketReplies[K] | Written>> {
    try {
      if (this.leaving) throw refused('not-now')
      this.mustBeSignedIn(visitor)
      await this.consume(LIMIT_OF[name], visitor.key)
      const parsed = socketRequests[name].safeParse(body)
      if (!parsed.success) {
        this.malformed(visitor)
        throw refused('malformed')
      }
      if (wantsWhole(name, parsed.data)) await this.consume('whole', this.node.clientAddress(visitor.socket.request))
      const handlers: Handlers = visitor
      return {
        ok: true,
        value: await this.withinGuesses(visitor, parsed.data, () =>
          this.concealing(visitor, parsed.data, () => handlers[name](parsed.data as RequestOf<K>)),
        ),
      }
    } catch (error) {
      return { ok: false, trouble: troubleIn(error, this.node.log) }
    }
  }

  private mustBeSignedIn({ hasExpired, socket }: Visitor): void {
    if (!hasExpired) return
    // After the refusal: the page comes back with the session that it has then.
    setImmediate(() => socket.disconnect(true))
    throw refused('signed-out')
  }

  private async consume(limit: keyof typeof LIMITS, key: string): Promise<void> {
    try {
      await this.limits[limit].consume(key)
    } catch {
      throw refused('too-fast')
    }
  }

  /** A refusal must not tell that there is a table of which the client may not know. */
  private async concealing<T>(visitor: Visitor, body: object | null, act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      const { match, code } = tableIn(body)
      const tells = error instanceof HustingsError || (error instanceof TroubleError && tellsOfTable(error.trouble))
      if (tells && match !== undefined) await visitor.mustKnow(match, code)
      throw error
    }
  }

  /** Counts a refused request that came with a wrong code as a guess. */
  private async withinGuesses<T>({ socket }: Visitor, body: object | null, act: () => Promise<T>): Promise<T> {
    const invited = invitationIn(body)
    if (invited === null) return act()
    const account = socket.data.signedIn?.account.id ?? null
    const guesser = { address: this.node.clientAddress(socket.request), account }
    await this.guesses.mustBeOpen(guesser)
    try {
      return await act()
    } catch (error) {
      const isRefusal = error instanceof TroubleError && dependsOnCode(statusOf(error.trouble))
      if (isRefusal) await this.guesses.refusedWith(invited.code, invited.match, guesser)
      throw error
    }
  }

  private heard(word: Word): void {
    if (word.kind === 'presence') this.newsSoon(word.id)
    if (word.kind === 'match' && !this.toldByUpdate(word.id, word.sequence)) this.newsSoon(word.id)
    if (word.kind === 'table' && this.keeper.loaded(word.id) === null) this.newsSoon(word.id)
    if (word.kind === 'chat') this.chatSoon(word.id, word.message)
    if (word.kind === 'signed-out') {
      this.closeEnded(word.id).catch((error: unknown) => {
        this.node.log.warn({ code: codeOf(error) }, 'sessions unknown, all sockets of the account closed')
        this.io.in(sessionsRoom(word.id)).disconnectSockets(true)
      })
    }
  }

  /** Closes the sockets of an account whose sessions have ended. */
  private async closeEnded(account: string): Promise<void> {
    await this.guard.check(this.socketsIn(sessionsRoom(account)))
  }

  private socketsIn(room: string): TableSocket[] {
    return [...(this.io.sockets.adapter.rooms.get(room) ?? [])].flatMap((id) => this.io.sockets.sockets.get(id) ?? [])
  }

  private chatSoon(match: string, message: string): void {
    this.chat(match, message).catch((error: unknown) => this.node.log.warn({ match, code: codeOf(error) }, 'no news'))
  }

  /** A new line, for everybody who may see the table, is not blocked by its author and has not blocked them. */
  private async chat(match: string, message: string): Promise<void> {
    const there = this.socketsIn(roomOf(match))
    if (there.length === 0) return
    const { storage } = this.node
    const found = await lineById(storage, message)
    if (found === null) return
    const { match: _, ...line } = found
    const strangers = line.by === null ? new Set<string>() : await blockedEitherWay(storage, line.by.id)
    await this.guard.check(there)
    await this.checkReports([match])
    const row = await tableRow(storage, match)
    if (row === null) return
    this.recheck(row)
    for (const socket of this.socketsIn(roomOf(match))) {
      const account = socket.data.signedIn?.account.id ?? null
      if (account !== null && strangers.has(account)) continue
      socket.emit('table:news', { match, news: { kind: 'chat', line } })
    }
    this.roomSweep.hasTold(message, line.hidden)
  }

  /** Reads which tables have open reports, where moderators are in the room. */
  private async checkReports(only: readonly string[] | null = null): Promise<void> {
    const at = [...this.visitors.values()]
      .filter(({ isModerator }) => isModerator)
      .flatMap((visitor) => visitor.followedTables.map((match) => ({ visitor, match })))
      .filter(({ match }) => only === null || only.includes(match))
    if (at.length === 0) return
    const reported = await this.commands.reportedOf([...new Set(at.map(({ match }) => match))])
    const changed = at.filter(({ visitor, match }) => visitor.learnReported(match, reported.has(match)))
    await this.recheckTables(new Set(changed.map(({ match }) => match)))
  }

  private async recheckTables(matches: Iterable<string>): Promise<void> {
    for (const match of matches) {
      const row = this.keeper.known(match) ?? (await tableRow(this.node.storage, match))
      if (row !== null) this.recheck(row)
    }
  }

  private roleChanged({ id }: TableSocket): void {
    this.recheckTables(this.visitors.get(id)?.followedTables ?? []).catch((error: unknown) =>
      this.node.log.warn({ code: codeOf(error) }, 'tables could not be checked after a change of role'),
    )
  }

  /** Whether whoever cares has had it with the update: everybody at the table looks, and nobody's list shows it. */
  private toldByUpdate(id: string, sequence: number): boolean {
    const table = this.keeper.loaded(id)
    if (table === null || !table.beside.has(sequence)) return false
    const { rooms } = this.io.sockets.adapter
    if ((rooms.get(roomOf(id))?.size ?? 0) > table.pages) return false
    return !table.people.some((account) => rooms.has(lobbyOf(account)))
  }

  private closeExpired(room: string): void {
    for (const socket of this.socketsIn(room)) {
      if (this.visitors.get(socket.id)?.hasExpired === true) socket.disconnect(true)
    }
  }

  private newsSoon(id: string): void {
    if (this.newsTimers.has(id) || this.leaving) return
    this.newsTimers.set(
      id,
      setTimeout(() => {
        this.newsTimers.delete(id)
        this.news(id).catch((error: unknown) => this.node.log.warn({ match: id, code: codeOf(error) }, 'no news'))
      }, NEWS_MS),
    )
  }

  /** All of it at first, and then what has changed. */
  private tellTable(id: string, table: TableSeen): void {
    if (!this.io.sockets.adapter.rooms.has(roomOf(id))) return
    const before = this.lastNews.get(id)
    const told = this.keeper.loaded(id)?.beside.take() ?? null
    const last = before === undefined || told === null ? before : withChange(before, told)
    const now = last === undefined ? table : { ...table, ...toldByUpdates(last) }
    const change = last === undefined ? null : changeOf(last, now)
    this.lastNews.set(id, now)
    if (change === null) this.tell(id, { kind: 'table', table })
    else if (Object.keys(change).length > 0) this.tell(id, { kind: 'changed', change })
  }

  /** Those who may invite others get a new code: the one that their page shows opens nothing any more. */
  private tellCode(row: TableRow): void {
    const { id, code, status } = row.match
    if (status !== 'gathering' || !this.io.sockets.adapter.rooms.has(roomOf(id))) return
    if (this.lastCodes.get(id) === code) return
    this.lastCodes.set(id, code)
    const people = new Set(peopleOf(row))
    for (const socket of this.socketsIn(roomOf(id))) {
      if (!people.has(socket.data.signedIn?.account.id ?? '')) continue
      socket.emit('table:news', { match: id, news: { kind: 'changed', change: { table: { code } } } })
    }
  }

  /** Tells those at the table, and those whose lists show it; nobody is asked if nobody listens. */
  private async news(id: string): Promise<void> {
    const rooms = this.io.sockets.adapter.rooms
    if (!rooms.has(roomOf(id))) {
      this.lastNews.delete(id)
      this.lastCodes.delete(id)
    }
    const loaded = this.keeper.loaded(id)?.row ?? null
    const listeners = loaded === null ? null : peopleOf(loaded).some((account) => rooms.has(lobbyOf(account)))
    if (!rooms.has(roomOf(id)) && listeners === false) return
    if (!rooms.has(roomOf(id)) && listeners === null && ![...rooms.keys()].some((room) => room.startsWith('lobby:')))
      return
    const presence = await this.presences.at(id)
    const row = this.keeper.known(id) ?? (await tableRow(this.node.storage, id))
    if (row === null) {
      this.tell(id, { kind: 'gone' })
      return
    }
    this.recheck(row)
    this.tellTable(id, tableSeen(row, presence, false))
    this.tellCode(row)
    for (const account of peopleOf(row)) {
      if (!rooms.has(lobbyOf(account))) continue
      this.closeExpired(lobbyOf(account))
      this.io.to(lobbyOf(account)).emit('lobby:changed', tableSeen(row, presence, true, account))
    }
  }
}

/** What pages at the table know from the updates of the match, or see on the board, is no news. */
function toldByUpdates({ sequence, step, movedAt, summary }: TableSeen) {
  return { sequence, step, movedAt, summary }
}

function isRequest(name: string): name is SocketRequest {
  return Object.hasOwn(socketRequests, name)
}

/** Whether the page asks for a table as if it had nothing of it. */
function wantsWhole(name: SocketRequest, body: object | null): boolean {
  if (name === 'table:look') return true
  return name === 'table:open' && body !== null && 'since' in body && body.since === null
}

/** The table that a request is about, and the code that came with it. */
function tableIn(body: object | null): { readonly match?: string; readonly code?: string } {
  if (body === null || !('match' in body) || typeof body.match !== 'string') return {}
  return 'code' in body && typeof body.code === 'string'
    ? { match: body.match, code: body.code }
    : { match: body.match }
}

/** Other refusals are the same whether there is a table or not. */
function tellsOfTable({ code }: Trouble): boolean {
  return !['signed-out', 'not-found', 'too-fast', 'malformed', 'not-now'].includes(code)
}

/** The code that came with a request, and the table it is for. */
function invitationIn(body: object | null): { readonly match: string; readonly code: string } | null {
  if (body === null || !('code' in body) || typeof body.code !== 'string' || body.code === '') return null
  return 'match' in body && typeof body.match === 'string' ? { match: body.match, code: readCode(body.code) } : null
}

function matchIn(body: unknown): { match?: string } {
  if (typeof body !== 'object' || body === null || !('match' in body)) return {}
  return typeof body.match === 'string' && body.match.length < 40 ? { match: body.match } : {}
}

function handshakeError(error: unknown): Error {
  const trouble = troubleIn(error, null)
  return Object.assign(new Error(trouble.code), { data: trouble })
}
