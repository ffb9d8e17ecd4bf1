// boardgame.io's own server in a process of its own, with its Ballot twin, and tables with five clients.
// Its clients are bare sockets: what its client library does with a state is no part of the contest.
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type Random, randomFrom, seedRandom } from '@hustings/kernel'
import { PEER_FOLDER } from '@hustings/lab/bench'
import { freePort } from '@hustings/server/testing/port'
import { addressOf, type House, type MeasuredTable } from './table.ts'
import { numberAfter, Wire } from './wire.ts'

const SEATS = ['0', '1', '2', '3']

/** What is read of its state. */
interface PeerState {
  readonly _stateID: number
  readonly G: unknown
  readonly ctx: { readonly gameover?: unknown }
}

interface PeerMove {
  readonly move: string
  readonly args: readonly unknown[]
}

/** The twin's own questions. */
interface Twin {
  waitingFor(G: unknown): string[]
  enumerate(G: unknown, ctx: unknown, player: string): PeerMove[]
}

export async function peerHouse(): Promise<House> {
  const twin: Twin = await import(new URL('ballot.js', PEER_FOLDER).href)
  const [port, apiPort] = [await freePort(), await freePort()]
  const child = await started(port, apiPort)
  return {
    name: 'boardgame.io',
    pid: child.pid,
    table: (number) => PeerTable.open(twin, port, apiPort, number),
    async stop() {
      child.kill()
    },
  }
}

function started(port: number, apiPort: number): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL('server.js', PEER_FOLDER)), [String(port), String(apiPort)], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // As for ours.
    execArgv: ['--max-semi-space-size=32'],
  })
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`boardgame.io's server ended with ${code}`)))
  })
}

class PeerPage {
  readonly wire: Wire
  private id = -1
  /** What came last: nobody reads more of it than is needed to go on. */
  private text = ''
  private waiting: { readonly id: number; resolve(): void } | null = null

  private constructor(wire: Wire) {
    this.wire = wire
    wire.onEvent = (text) => {
      if (text.startsWith('["update"') || text.startsWith('["sync"')) this.take(text)
    }
  }

  static async open(url: string, localAddress: string): Promise<PeerPage> {
    return new PeerPage(await Wire.open({ url, path: '/socket.io', space: '/ballot', localAddress }))
  }

  get state(): PeerState | null {
    if (this.id < 0) return null
    const [, , said]: [string, string, PeerState | { readonly state: PeerState }] = JSON.parse(this.text)
    return 'state' in said ? said.state : said
  }

  private take(text: string): void {
    this.text = text
    this.id = numberAfter('"_stateID":', text)
    if (this.waiting !== null && this.id >= this.waiting.id) this.waiting.resolve()
  }

  has(id: number): Promise<void> {
    if (this.id >= id) return Promise.resolve()
    return new Promise((resolve) => {
      this.waiting = {
        id,
        resolve: () => {
          this.waiting = null
          resolve()
        },
      }
    })
  }
}

class PeerTable implements MeasuredTable {
  private readonly twin: Twin
  private readonly match: string
  private readonly pages: readonly PeerPage[]
  private readonly credentials: readonly string[]
  private readonly random: Random

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
        const page = await PeerPage.open(`http://127.0.0.1:${port}`, addressOf(number))
        page.wire.emit('sync', matchID, player, credentials[i], SEATS.length)
        await page.has(0)
        return page
      }),
    )
    return new PeerTable(twin, matchID, pages, credentials, randomFrom(seedRandom(`bench/${number}`)))
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
    const all = this.pages.map((one) => one.has(state._stateID + 1))
    const payload = {
      type: chosen.move,
      args: chosen.args,
      playerID: player,
      credentials: this.credentials[Number(player)],
    }
    page.wire.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.match, player)
    await Promise.all(all)
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
