// Our server in a process of its own, and tables at which four people and a spectator look.
import { randomUUID } from 'node:crypto'
import {
  type Answer,
  type Decision,
  type Random,
  randomAnswer,
  randomFrom,
  type Seat,
  seedRandom,
} from '@hustings/kernel'
import { type ClientEvents, PROTOCOL, type ServerEvents, SOCKET_PATH, type WireUpdate } from '@hustings/protocol'
import { begunTable, TestPerson } from '@hustings/server/testing/people'
import { ServerProcess } from '@hustings/server/testing/process'
import { io, type Socket } from 'socket.io-client'
import { addressOf, type House, type MeasuredTable } from './table.ts'

type PageSocket = Socket<ServerEvents, ClientEvents>

const NAMES = ['Anna', 'Bela', 'Cleo', 'Dana']

export interface OurHouse extends House {
  readonly process: ServerProcess
  readonly bytes: Tally
}

/** What came over the wire to all pages, and for how many moves. */
export interface Tally {
  bytes: number
  moves: number
}

export async function ourHouse(
  name: string,
  game: string,
  options: unknown,
  env: Readonly<Record<string, string>>,
): Promise<OurHouse> {
  const server = await ServerProcess.start(env)
  const bytes: Tally = { bytes: 0, moves: 0 }
  return {
    name,
    process: server,
    pid: server.pid,
    bytes,
    table: (number) => OurTable.open(server.url, game, options, number, bytes),
    async stop() {
      await server.stop()
    },
  }
}

/** A page: what it has seen last, and what it is asked. */
class Page {
  readonly socket: PageSocket
  serial = 0
  decision: Decision | null = null
  over = false
  private waiting: { readonly serial: number; resolve(): void } | null = null

  constructor(url: string, cookie: string, localAddress: string, tally: Tally) {
    const options = {
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth: { protocol: PROTOCOL },
      extraHeaders: cookie === '' ? {} : { cookie },
      forceNew: true,
      reconnection: false,
      localAddress,
    }
    this.socket = io(url, options)
    this.socket.on('table:update', ({ update }) => this.take(update))
    this.socket.io.once('open', () => {
      this.socket.io.engine.on('packet', ({ data }: { readonly data?: unknown }) => {
        if (typeof data === 'string') tally.bytes += data.length
      })
    })
  }

  take({ serial, frame }: WireUpdate): void {
    if (serial <= this.serial) return
    this.serial = serial
    this.decision = frame.decision ?? null
    this.over = frame.standings != null
    if (this.waiting !== null && serial >= this.waiting.serial) this.waiting.resolve()
  }

  has(serial: number): Promise<void> {
    if (this.serial >= serial) return Promise.resolve()
    return new Promise((resolve) => {
      this.waiting = {
        serial,
        resolve: () => {
          this.waiting = null
          resolve()
        },
      }
    })
  }
}

class OurTable implements MeasuredTable {
  private readonly match: string
  private readonly pages: readonly Page[]
  private readonly random: Random
  private readonly tally: Tally

  private constructor(match: string, pages: readonly Page[], random: Random, tally: Tally) {
    this.match = match
    this.pages = pages
    this.random = random
    this.tally = tally
  }

  static async open(url: string, game: string, options: unknown, number: number, tally: Tally): Promise<OurTable> {
    const people = await Promise.all(NAMES.map((name) => TestPerson.guest({ url }, `${name} ${number}`)))
    const { table, seats } = await begunTable(people, { game, options, watching: 'all' })
    const eyes: { readonly viewer: Seat; readonly cookie: string }[] = [
      ...seats.map((seat, i) => ({ viewer: seat, cookie: people[i]?.cookie ?? '' })),
      { viewer: 'spectator', cookie: '' },
    ]
    const pages = await Promise.all(
      eyes.map(async ({ viewer, cookie }) => {
        const page = new Page(url, cookie, addressOf(number), tally)
        const opened = await page.socket.timeout(20_000).emitWithAck('table:open', {
          match: table.id,
          viewer,
          since: null,
          ...(table.code === null ? {} : { code: table.code }),
        })
        if (!opened.ok) throw new Error(`a page could not look: ${opened.trouble.code}`)
        page.take(opened.value.update)
        return page
      }),
    )
    return new OurTable(table.id, pages, randomFrom(seedRandom(`bench/${number}`)), tally)
  }

  async move(): Promise<boolean> {
    const page = this.pages.find(({ decision }) => decision !== null)
    if (page === undefined || page.decision === null) return false
    const { id, seat } = page.decision
    const answer: Answer = randomAnswer(page.decision, this.random)
    const serial = page.serial + 1
    const all = this.pages.map((one) => one.has(serial))
    const outcome = await page.socket.emitWithAck('table:answer', {
      match: this.match,
      request: randomUUID(),
      decision: { id, seat },
      answer,
    })
    if (!outcome.ok) throw new Error(`a move was refused: ${outcome.trouble.code}`)
    page.take(outcome.value.update)
    await Promise.all(all)
    this.tally.moves++
    return true
  }

  close(): void {
    for (const { socket } of this.pages) socket.disconnect()
  }
}
