// A measured table: five pages show it, and a move is complete when all five have received it.

/** A game of Ballot has about sixty moves: this number of spare tables is enough for a second. */
const SPARE = { always: 40, perTable: 3 }
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
  private resolve: (() => void) | null = null

  constructor(isThere: () => boolean) {
    this.isThere = isThere
  }

  byAll(): Promise<void> {
    return new Promise((resolve) => {
      this.resolve = resolve
      this.look()
    })
  }

  /** Called when a page has received a message. */
  look(): void {
    if (this.resolve === null || !this.isThere()) return
    this.resolve()
    this.resolve = null
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
  /** Process id of the server. */
  readonly pid: number | undefined
  /** Creates a table with a new game and its pages. */
  table(number: number): Promise<MeasuredTable>
  stop(): Promise<void>
}

/** Tables of one server; each is replaced by a new one when its game is over. */
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

  /** Creates the tables, and some spare ones. */
  async seat(count: number, spare: number): Promise<void> {
    for (const table of this.over.splice(0)) table.close()
    while (this.tables.length < count) this.tables.push(await this.house.table(this.next++))
    while (this.spare.length < spare) this.spare.push(await this.house.table(this.next++))
  }

  /** Moves per second of this number of tables at once. */
  async rate(count: number, milliseconds: number): Promise<number> {
    await this.seat(count, SPARE.always + SPARE.perTable * count)
    await pause(CALM_MS)
    const until = performance.now() + milliseconds
    let moves = 0
    const began = performance.now()
    await Promise.all(
      this.tables.slice(0, count).map(async (_, i) => {
        while (performance.now() < until) {
          if (await this.tables[i]?.move()) moves++
          else await this.anew(i)
        }
      }),
    )
    return moves / ((performance.now() - began) / 1000)
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
