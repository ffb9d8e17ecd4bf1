// boardgame.io's own server in a separate process, with its version of Ballot, and tables with five clients. Its
// clients are bare sockets: the work of its client library is not measured.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Random, randomFrom, seedRandom } from '@hustings/kernel'
import { PEER_FOLDER } from '@hustings/lab/bench'
import { freePort } from '@hustings/server/testing/port'
import { addressOf, type House, type MeasuredTable, Seen } from './table.ts'
import { numberAfter, startsWith, Wire } from './wire.ts'

const SEATS = ['0', '1', '2', '3']

/** The parts of its state that are read. */
interface PeerState {
  readonly _stateID: number
  readonly G: unknown
  readonly ctx: { readonly gameover?: unknown }
}

interface PeerMove {
  readonly move: string
  readonly args: readonly unknown[]
}

/** Questions of its version of Ballot. */
interface Twin {
  waitingFor(G: unknown): string[]
  enumerate(G: unknown, ctx: unknown, player: string): PeerMove[]
}

/** With a PostgreSQL `bgio-postgres` keeps the matches, else they are in memory only. */
export async function peerHouse(name: string, spare: number, database: string | null): Promise<House> {
  const twin: Twin = await import(new URL('ballot.js', PEER_FOLDER).href)
  const [port, apiPort] = [await freePort(), await freePort()]
  const child = await started([String(port), String(apiPort), ...(database === null ? [] : [database])])
  return {
    name,
    pids: child.pid === undefined ? [] : [child.pid],
    spare,
    table: (number) => PeerTable.open(twin, port, apiPort, number),
    async stop() {
      child.kill()
    },
  }
}

function started(args: readonly string[]): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('server.js', PEER_FOLDER)), args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`boardgame.io's server ended with ${code}`)))
  })
}

const UPDATE = Buffer.from('["update"')
const SYNC = Buffer.from('["sync"')
const STATE_ID = Buffer.from('"_stateID":')

class PeerPage {
  readonly wire: Wire
  id = -1
  /** Called when a message arrived. */
  onState: () => void = () => {}
  /** Whether the state will be requested. */
  private readonly keeps: boolean
  /** The last message. Parsed only as far as needed to continue. */
  private last: Buffer | null = null

  private constructor(wire: Wire, keeps: boolean) {
    this.wire = wire
    this.keeps = keeps
    wire.onEvent = (bytes) => {
      if (startsWith(UPDATE, bytes) || startsWith(SYNC, bytes)) this.take(bytes)
    }
  }

  static async open(url: string, localAddress: string, keeps: boolean): Promise<PeerPage> {
    return new PeerPage(await Wire.open({ url, path: '/socket.io', space: '/ballot', localAddress }), keeps)
  }

  get state(): PeerState | null {
    if (this.last === null) return null
    const [, , said]: [string, string, PeerState | { readonly state: PeerState }] = JSON.parse(this.last.toString())
    return 'state' in said ? said.state : said
  }

  private take(bytes: Buffer): void {
    if (this.keeps) this.last = Buffer.from(bytes)
    this.id = numberAfter(STATE_ID, bytes)
    this.onState()
  }
}

class PeerTable implements MeasuredTable {
  private readonly twin: Twin
  private readonly match: string
  private readonly pages: readonly PeerPage[]
  private readonly credentials: readonly string[]
  private readonly random: Random
  private readonly seen: Seen
  /** The state that all pages must reach. */
  private awaited = 0

  private constructor(
    twin: Twin,
    match: string,
    pages: readonly PeerPage[],
    credentials: readonly string[],
    random: Random,
  ) {
    this.twin = twin
    this.match = match
    this.pages = pages
    this.credentials = credentials
    this.random = random
    this.seen = new Seen(() => pages.every(({ id }) => id >= this.awaited))
    for (const page of pages) {
      page.onState = () => this.seen.look()
      page.wire.onLost = (error) => this.seen.fail(error)
    }
  }

  static async open(twin: Twin, port: number, apiPort: number, number: number): Promise<PeerTable> {
    const lobby = `http://127.0.0.1:${apiPort}/games/ballot`
    const { matchID } = await posted<{ matchID: string }>(`${lobby}/create`, { numPlayers: SEATS.length })
    const credentials: string[] = []
    for (const playerID of SEATS) {
      const joined = await posted<{ playerCredentials: string }>(`${lobby}/${matchID}/join`, {
        playerID,
        playerName: playerID,
      })
      credentials.push(joined.playerCredentials)
    }
    const pages = await Promise.all(
      [...SEATS, null].map(async (player, i) => {
        const page = await PeerPage.open(`http://127.0.0.1:${port}`, addressOf(number), i === 0)
        page.wire.emit('sync', matchID, player, credentials[i], SEATS.length)
        return page
      }),
    )
    const table = new PeerTable(twin, matchID, pages, credentials, randomFrom(seedRandom(`bench/${number}`)))
    await table.seen.byAll()
    return table
  }

  async move(): Promise<boolean> {
    const state = this.pages[0]?.state
    if (state == null || state.ctx.gameover !== undefined) return false
    const [player] = this.twin.waitingFor(state.G)
    const page = this.pages[Number(player)]
    if (player === undefined || page === undefined) return false
    const moves = this.twin.enumerate(state.G, state.ctx, player)
    const chosen = moves[this.random.below(moves.length)]
    if (chosen === undefined) return false
    this.awaited = state._stateID + 1
    const all = this.seen.byAll()
    const payload = {
      type: chosen.move,
      args: chosen.args,
      playerID: player,
      credentials: this.credentials[Number(player)],
    }
    page.wire.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.match, player)
    await all
    return true
  }

  close(): void {
    for (const { wire } of this.pages) wire.close()
  }
}

async function posted<T>(url: string, body: unknown): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`boardgame.io's lobby answered ${response.status}`)
  return (await response.json()) as T
}
