// A measured table: five pages show it, and a move is complete when all five have received it.
import { processorMs } from './processes.ts'

/** Time after which all work of creating tables is finished. */
const CALM_MS = 1000

/** Our server limits the sockets per address; loopback has enough addresses. */
const TABLES_AN_ADDRESS = 30

/** The address of all pages of a table, for any contender. */
export function addressOf(number: number): string {
  return `127.0.0.${2 + (Math.floor(number / TABLES_AN_ADDRESS) % 250)}`
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Tracks whether all pages of a table have reached the awaited state. */
export class Seen {
  private readonly isThere: () => boolean
  private waiting: { resolve(): void; reject(error: Error): void } | null = null

  constructor(isThere: () => boolean) {
    this.isThere = isThere
  }

  byAll(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject }
      this.look()
    })
  }

  /** Called when a page has received a message. */
  look(): void {
    if (this.waiting === null || !this.isThere()) return
    this.waiting.resolve()
    this.waiting = null
  }

  /** A page will never have it. */
  fail(error: Error): void {
    this.waiting?.reject(error)
    this.waiting = null
  }
}

/** A contender's table. */
export interface MeasuredTable {
  /** Makes one legal move at random; resolves when every page has it. Returns false when the game is over. */
  move(): Promise<boolean>
  close(): void
}

export interface House {
  readonly name: string
  /** The processes that do the work of a move, with their children. */
  readonly pids: readonly number[]
  /** New tables that are set before a round of many tables, for games that end in it. */
  readonly spare: number
  /** A table where a game begins, with its pages. */
  table(number: number): Promise<MeasuredTable>
  stop(): Promise<void>
}

/** The results of a round. */
export interface Round {
  readonly movesPerSecond: number
  /** Processor time of one move. */
  readonly processorMs: number
}

/** Tables of one house, each of which gives way to a new one when its game is over. */
export class Hall {
  private readonly house: House
  private readonly tables: MeasuredTable[] = []
  /** Tables created in advance, outside of the measurement. */
  private readonly spare: MeasuredTable[] = []
  private readonly over: MeasuredTable[] = []
  private next = 0

  constructor(house: House) {
    this.house = house
  }

  /** Creates this number of tables, and spare ones. */
  private async seat(count: number, spare: number): Promise<void> {
    for (const table of this.over.splice(0)) table.close()
    while (this.tables.length < count) this.tables.push(await this.house.table(this.next++))
    while (this.spare.length < spare) this.spare.push(await this.house.table(this.next++))
  }

  /** That many tables play at once. */
  async round(count: number, milliseconds: number): Promise<Round> {
    await this.seat(count, this.house.spare)
    await pause(CALM_MS)
    const until = performance.now() + milliseconds
    let moves = 0
    const began = performance.now()
    const before = processorMs(this.house.pids)
    await Promise.all(
      this.tables.slice(0, count).map(async (_, i) => {
        while (performance.now() < until) {
          if (await this.tables[i]?.move()) moves++
          else await this.anew(i)
        }
      }),
    )
    const seconds = (performance.now() - began) / 1000
    return { movesPerSecond: moves / seconds, processorMs: (processorMs(this.house.pids) - before) / moves }
  }

  /** Duration of one move at the first table. */
  async one(): Promise<number> {
    await this.seat(1, 1)
    for (;;) {
      const began = performance.now()
      if (await this.tables[0]?.move()) return performance.now() - began
      await this.anew(0)
    }
  }

  private async anew(place: number): Promise<void> {
    const old = this.tables[place]
    if (old !== undefined) this.over.push(old)
    this.tables[place] = this.spare.pop() ?? (await this.house.table(this.next++))
  }

  close(): void {
    for (const list of [this.tables, this.spare, this.over]) for (const table of list.splice(0)) table.close()
  }
}
