// Our server in a separate process, and tables with four players and a spectator.
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
import {
  type Outcome,
  PROTOCOL,
  type RequestOf,
  SOCKET_PATH,
  type TableSeen,
  type WireUpdate,
} from '@hustings/protocol'
import { begunTable, TestPerson } from '@hustings/server/testing/people'
import { ServerProcess } from '@hustings/server/testing/process'
import { addressOf, type House, type MeasuredTable, Seen } from './table.ts'
import { numberAfter, startsWith, Wire } from './wire.ts'

const NAMES = ['Anna', 'Bela', 'Cleo', 'Dana']

export interface OurHouse extends House {
  readonly process: ServerProcess
  readonly bytes: Tally
  table(number: number): Promise<OurTable>
  /** A client that opens tables as a spectator. */
  onlooker(): Promise<Onlooker>
}

/** Bytes sent to all pages, and the number of moves. */
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
    onlooker: () => Onlooker.open(server.url),
    async stop() {
      await server.stop()
    },
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

  static async open(url: string, cookie: string, localAddress: string, tally: Tally): Promise<Page> {
    const auth = { protocol: PROTOCOL }
    const wire = await Wire.open({ url, path: SOCKET_PATH, auth, localAddress, ...(cookie === '' ? {} : { cookie }) })
    return new Page(wire, tally)
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

/** A page whose answers are not awaited. */
export class Onlooker {
  private readonly wire: Wire

  private constructor(wire: Wire) {
    this.wire = wire
  }

  static async open(url: string): Promise<Onlooker> {
    return new Onlooker(await Wire.open({ url, path: SOCKET_PATH, auth: { protocol: PROTOCOL } }))
  }

  /** Does not wait for the answer: the page may have stopped reading. */
  looksAt({ match, code }: OurTable): void {
    const wish = { match, viewer: 'spectator', since: null, ...(code === null ? {} : { code }) }
    void this.wire.ask(['table:open', wish], () => undefined)
  }

  stopReading(): void {
    this.wire.stopReading()
  }

  close(): void {
    this.wire.close()
  }
}

export class OurTable implements MeasuredTable {
  readonly match: string
  readonly code: string | null
  private readonly pages: readonly Page[]
  private readonly random: Random
  private readonly tally: Tally
  private readonly seen: Seen
  /** The serial that all pages must reach. */
  private awaited = 0

  private constructor({ id, code }: TableSeen, pages: readonly Page[], random: Random, tally: Tally) {
    this.match = id
    this.code = code
    this.pages = pages
    this.random = random
    this.tally = tally
    this.seen = new Seen(() => pages.every(({ serial }) => serial >= this.awaited))
    for (const page of pages) page.onSerial = () => this.seen.look()
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
        const page = await Page.open(url, cookie, addressOf(number), tally)
        await page.ask('table:open', {
          match: table.id,
          viewer,
          since: null,
          ...(table.code === null ? {} : { code: table.code }),
        })
        return page
      }),
    )
    return new OurTable(table, pages, randomFrom(seedRandom(`bench/${number}`)), tally)
  }

  async move(): Promise<boolean> {
    const [asked] = this.asked()
    if (asked === undefined) return false
    const { page, decision } = asked
    const { id, seat } = decision
    const answer: Answer = randomAnswer(decision, this.random)
    this.awaited = page.serial + 1
    const all = this.seen.byAll()
    await page.ask('table:answer', { match: this.match, request: randomUUID(), decision: { id, seat }, answer })
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
  }
}
