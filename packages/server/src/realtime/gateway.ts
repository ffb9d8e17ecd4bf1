// The Socket.IO server: handshake, limits of connections, and which sockets are open.
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { PROTOCOL, refused, SOCKET_PATH } from '@hustings/protocol'
import { Server } from 'socket.io'
import type { BusMessage } from '../bus/bus.ts'
import type { ServerContext } from '../context/context.ts'
import { codeOf, troubleIn } from '../http/errors.ts'
import { isDeeper } from '../http/json-depth.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { isOwnHost } from '../http/own-host.ts'
import { cookieOf } from '../people/cookies.ts'
import { sessionOf } from '../people/sessions.ts'
import { BotAdvice } from '../tables/actor/bot-advice.ts'
import type { TableService } from '../tables/actor/table-service.ts'
import { Broadcaster } from '../tables/broadcaster.ts'
import type { CodeGuesses } from '../tables/code-guesses.ts'
import { sessionsRoom } from '../tables/room-names.ts'
import { Connection, type ConnectionParts } from './connection.ts'
import { ConnectionLimit } from './connection-limit.ts'
import { countedWebSockets } from './counted-web-sockets.ts'
import { PacketLimit } from './packet-limit.ts'
import type { Presences } from './presence.ts'
import { Requests } from './requests.ts'
import { RoomSweep } from './room-sweep.ts'
import { SessionGuard } from './session-guard.ts'
import { TableNews } from './table-news.ts'
import type { TableServer, TableSocket } from './table-socket.ts'
import { textPackets } from './text-packets.ts'

const PACKET_BYTES = 16 * 1024
const CONNECTIONS_PER_ADDRESS = 200
/** A connection that does not join within this time is closed. */
const JOIN_MS = 5000

/** What requests need. */
export interface Services {
  readonly tables: TableService
  readonly presences: Presences
  readonly guesses: CodeGuesses
}

type EngineConnection = TableSocket['conn']
type EnginePacket = { readonly type: string; readonly data?: string | Buffer }

export class Gateway {
  readonly broadcaster: Broadcaster
  private readonly io: TableServer
  private readonly node: ServerContext
  private readonly patience: number
  private readonly packetLimits = new WeakMap<EngineConnection, PacketLimit>()
  private readonly perAddress = new ConnectionLimit(CONNECTIONS_PER_ADDRESS)
  private readonly connections = new Map<string, Connection>()
  /** Engine connections that were closed because of their packets: the rest is not read. */
  private readonly closed = new WeakSet<EngineConnection>()
  private served: { readonly guard: SessionGuard; readonly sweep: RoomSweep; readonly news: TableNews } | null = null
  private requests: Requests | null = null
  private leaving = false

  /** `patience` multiplies the limits, for tests that are faster than people. */
  constructor(http: HttpServer, node: ServerContext, patience: number) {
    this.node = node
    this.patience = patience
    this.io = new Server(http, {
      path: SOCKET_PATH,
      serveClient: false,
      transports: ['websocket', 'polling'],
      maxHttpBufferSize: PACKET_BYTES,
      perMessageDeflate: false,
      httpCompression: false,
      parser: textPackets,
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
    this.broadcaster = new Broadcaster(this.io)
    this.io.engine.on('connection', (connection: EngineConnection) => this.opened(connection))
  }

  /** From now on clients can join, and their requests are answered. */
  serve({ tables, presences, guesses }: Services): void {
    const { node, broadcaster, patience } = this
    const advice = new BotAdvice(node, tables)
    const requests = new Requests({ node, guesses, patience, malformed: (connection) => this.malformed(connection) })
    const parts: ConnectionParts = { node, tables, advice, presences, broadcaster }
    const guard = new SessionGuard(node, {
      sockets: () => this.io.sockets.sockets.values(),
      roleChanged: (socket) => this.roleChanged(socket, news),
      checkReports: () => news.checkReports(),
    })
    const sweep = new RoomSweep(node, {
      matches: () => broadcaster.followedMatches,
      changed: (id) => news.soon(id),
      line: (match, message) => news.lineSoon(match, message),
    })
    const news = new TableNews({
      node,
      tables,
      presences,
      broadcaster,
      checkSessions: (subscriptions) =>
        guard.check(subscriptions.flatMap(({ subscriber: { id } }) => this.io.sockets.sockets.get(id) ?? [])),
      lineSent: (message, hidden) => sweep.hasTold(message, hidden),
    })
    this.requests = requests
    this.served = { guard, sweep, news }
    this.io.use((socket, next) => {
      this.welcome(socket).then(
        () => next(),
        (error: unknown) => next(handshakeError(error)),
      )
    })
    this.io.on('connection', (socket) => this.connected(socket, requests, parts))
    node.bus.subscribe((message) => {
      news.hear(message)
      this.hear(message, guard)
    })
  }

  /** Clients connect to another node, or to this one after its restart. */
  leave(): void {
    this.leaving = true
    this.requests?.leave()
    this.served?.news.end()
    this.broadcaster.serverLeaves()
  }

  close(): void {
    this.served?.guard.end()
    this.served?.sweep.end()
    this.served?.news.end()
    this.io.disconnectSockets(true)
    this.io.engine.close()
  }

  private whyRefused(request: IncomingMessage): string | null {
    if (this.leaving) return 'not-now'
    const { settings } = this.node
    if (!isOwnHost(request.headers.host, settings) || !isOwnOrigin(request.headers, settings.publicUrl))
      return 'foreign-origin'
    return this.perAddress.isReached(this.node.clientAddress(request)) ? 'too-fast' : null
  }

  /** A connection counts from its handshake on. */
  private opened(connection: EngineConnection): void {
    const address = this.node.clientAddress(connection.request)
    if (!this.perAddress.add(address)) {
      connection.close(true)
      return
    }
    connection.once('close', () => this.perAddress.remove(address))
    const limit = new PacketLimit(this.patience)
    this.packetLimits.set(connection, limit)
    // Before anything is decoded.
    connection.on('packet', ({ data }: EnginePacket) => {
      const isFlood = !limit.packet(data?.length ?? 0)
      if (isFlood) this.node.metrics.socketsFlooding.inc()
      if (isFlood || (typeof data === 'string' && isDeeper(data))) this.end(connection)
    })
  }

  /**
   * Closes a connection because of its packets. Its WebSocket is cut if it continues to send, see `countedWebSockets`.
   */
  private end(connection: EngineConnection): void {
    this.closed.add(connection)
    connection.close(true)
  }

  private malformed({ socket: { conn } }: Connection): void {
    if (this.packetLimits.get(conn)?.malformed() !== false) return
    this.node.metrics.socketsFlooding.inc()
    this.end(conn)
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

  private connected(socket: TableSocket, requests: Requests, parts: ConnectionParts): void {
    this.node.metrics.sockets.inc()
    const { signedIn } = socket.data
    if (signedIn !== null) socket.join(sessionsRoom(signedIn.account.id))
    const connection = new Connection(socket, parts)
    this.connections.set(socket.id, connection)
    socket.onAny((name: string, ...body: readonly unknown[]) => {
      if (!this.closed.has(socket.conn)) void requests.answer(connection, name, body)
    })
    socket.on('disconnect', () => {
      this.node.metrics.sockets.dec()
      this.connections.delete(socket.id)
      void connection.leaves().catch(() => undefined)
    })
  }

  private hear(message: BusMessage, guard: SessionGuard): void {
    if (message.kind !== 'signed-out') return
    guard.check(this.socketsOf(message.id)).catch((error: unknown) => {
      this.node.log.warn({ code: codeOf(error) }, 'sessions unknown, all sockets of the account closed')
      this.io.in(sessionsRoom(message.id)).disconnectSockets(true)
    })
  }

  private socketsOf(account: string): TableSocket[] {
    const ids = this.io.sockets.adapter.rooms.get(sessionsRoom(account)) ?? []
    return [...ids].flatMap((id) => this.io.sockets.sockets.get(id) ?? [])
  }

  private roleChanged({ id }: TableSocket, news: TableNews): void {
    news
      .recheck(this.connections.get(id)?.matches ?? [])
      .catch((error: unknown) =>
        this.node.log.warn({ code: codeOf(error) }, 'tables could not be checked after a change of role'),
      )
  }
}

function handshakeError(error: unknown): Error {
  const trouble = troubleIn(error, null)
  return Object.assign(new Error(trouble.code), { data: trouble })
}
