// Our server in separate processes, and tables with four players and a spectator.
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
import { type Outcome, PROTOCOL, type RequestOf, type TableSeen, type WireUpdate } from '@hustings/protocol'
import { begunTable, TestPerson } from '@hustings/server/testing/people'
import { ServerProcess } from '@hustings/server/testing/process'
import { addressOf, type House, type MeasuredTable, Seen } from './table.ts'
import { numberAfter, startsWith, type Way, Wire } from './wire.ts'

const NAMES = ['Anna', 'Bela', 'Cleo', 'Dana']

/** The address for clients, and the processes behind it. */
export interface Site {
  readonly url: string
  readonly pids: readonly number[]
  stop(): Promise<void>
}

/** A game on our server. `spare` tables are created before each round and replace those whose game ends in it. */
export interface PlayedGame {
  readonly id: string
  readonly options: unknown
  readonly spare: number
}

export const HEGEMONY: PlayedGame = { id: 'hegemony', options: { players: 4 }, spare: 5 }
/** A game of Ballot is over after some sixty moves. */
export const BALLOT: PlayedGame = { id: 'ballot', options: {}, spare: 100 }

/** What came over the wire to all pages, and for how many moves. */
export interface Tally {
  bytes: number
  moves: number
}

export interface OurHouse extends House {
  readonly bytes: Tally
  table(number: number): Promise<OurTable>
}

export async function oneServer(env: Readonly<Record<string, string>>): Promise<Site> {
  const server = await ServerProcess.start(env)
  return { url: server.url, pids: [server.pid], stop: () => server.stop() }
}

export function ourHouse(name: string, game: PlayedGame, site: Site): OurHouse {
  const bytes: Tally = { bytes: 0, moves: 0 }
  return {
    name,
    pids: site.pids,
    spare: game.spare,
    bytes,
    async table(number) {
      const table = await OurTable.set(site.url, game, number, bytes)
      await table.open()
      return table
    },
    stop: () => site.stop(),
  }
}

const UPDATE = Buffer.from('["table:update"')
const FINE = Buffer.from('[{"ok":true')
const SERIAL = Buffer.from('"serial":')
const DECISION = Buffer.from('"decision":{')

/** A page: its latest update, and its open question. */
class Page {
  private readonly wire: Wire
  private readonly tally: Tally
  serial = 0
  /** Called when a newer update arrived. */
  onSerial: () => void = () => {}
  /** The last update, if it has a question. Parsed only as far as needed to continue. */
  private asking: Buffer | null = null

  private constructor(wire: Wire, tally: Tally) {
    this.wire = wire
    this.tally = tally
    wire.onEvent = (bytes) => {
      tally.bytes += bytes.length
      if (startsWith(UPDATE, bytes)) this.take(bytes)
    }
  }

  static async open(way: Omit<Way, 'auth'>, tally: Tally): Promise<Page> {
    return new Page(await Wire.open({ ...way, auth: { protocol: PROTOCOL } }), tally)
  }

  set onLost(lost: (error: Error) => void) {
    this.wire.onLost = lost
  }

  /** Sends a request whose answer is an update. */
  async ask<K extends 'table:open' | 'table:answer'>(name: K, body: RequestOf<K>): Promise<void> {
    const refusal = await this.wire.ask([name, body], (bytes) => {
      this.tally.bytes += bytes.length
      if (!startsWith(FINE, bytes)) return bytes.toString()
      this.take(bytes)
      return null
    })
    if (refusal !== null) throw new Error(`${name} was refused: ${refusal}`)
  }

  get decision(): Decision | null {
    if (this.asking === null) return null
    const [said, event]: [Outcome<{ update: WireUpdate }> | string, { readonly update: WireUpdate }] = JSON.parse(
      this.asking.toString(),
    )
    if (typeof said === 'string') return event.update.frame.decision ?? null
    return said.ok ? (said.value.update.frame.decision ?? null) : null
  }

  private take(bytes: Buffer): void {
    const serial = numberAfter(SERIAL, bytes)
    if (serial <= this.serial) return
    this.serial = serial
    this.asking = bytes.includes(DECISION) ? Buffer.from(bytes) : null
    this.onSerial()
  }

  close(): void {
    this.wire.close()
  }
}

/** A viewer of a table: a player, or a spectator, who has no cookie. */
interface Onlooker {
  readonly viewer: Seat
  readonly cookie: string | null
}

export class OurTable implements MeasuredTable {
  private readonly url: string
  private readonly table: TableSeen
  private readonly number: number
  private readonly onlookers: readonly Onlooker[]
  private readonly random: Random
  private readonly tally: Tally
  private readonly seen: Seen
  private pages: readonly Page[] = []
  /** The serial that all pages are to have. */
  private awaited = 0

  private constructor(url: string, table: TableSeen, number: number, onlookers: readonly Onlooker[], tally: Tally) {
    this.url = url
    this.table = table
    this.number = number
    this.onlookers = onlookers
    this.random = randomFrom(seedRandom(`bench/${number}`))
    this.tally = tally
    this.seen = new Seen(() => this.pages.every(({ serial }) => serial >= this.awaited))
  }

  /** Starts a match with four players. No page is connected yet. */
  static async set(url: string, { id, options }: PlayedGame, number: number, tally: Tally): Promise<OurTable> {
    const people = await Promise.all(NAMES.map((name) => TestPerson.guest({ url }, `${name} ${number}`)))
    const { table, seats } = await begunTable(people, { game: id, options, watching: 'all' })
    const players = seats.map((viewer, i) => ({ viewer, cookie: people[i]?.cookie ?? null }))
    return new OurTable(url, table, number, [...players, { viewer: 'spectator', cookie: null }], tally)
  }

  async open(): Promise<void> {
    const { id: match, code, socketPath: path } = this.table
    const way = { url: this.url, path, localAddress: addressOf(this.number) }
    this.pages = await Promise.all(
      this.onlookers.map(async ({ viewer, cookie }) => {
        const page = await Page.open(cookie === null ? way : { ...way, cookie }, this.tally)
        await page.ask('table:open', { match, viewer, since: null, ...(code === null ? {} : { code }) })
        return page
      }),
    )
    for (const page of this.pages) {
      page.onSerial = () => this.seen.look()
      page.onLost = (error) => this.seen.fail(error)
    }
  }

  async move(): Promise<boolean> {
    const [asked] = this.asked()
    if (asked === undefined) return false
    const { page, decision } = asked
    const { id, seat } = decision
    const answer: Answer = randomAnswer(decision, this.random)
    this.awaited = page.serial + 1
    const all = this.seen.byAll()
    await page.ask('table:answer', { match: this.table.id, request: randomUUID(), decision: { id, seat }, answer })
    await all
    this.tally.moves++
    return true
  }

  private *asked(): Generator<{ readonly page: Page; readonly decision: Decision }> {
    for (const page of this.pages) {
      const { decision } = page
      if (decision !== null) yield { page, decision }
    }
  }

  close(): void {
    for (const page of this.pages) page.close()
    this.pages = []
  }
}
