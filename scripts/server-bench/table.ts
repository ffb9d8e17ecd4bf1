// A table that is measured: five pages look at it, and a move is done when all five have seen it.

/** One contestant's table. */
export interface MeasuredTable {
  /** Makes one legal move at random; resolves when every page has it. False when the game is over. */
  move(): Promise<boolean>
  close(): void
}

export interface House {
  readonly name: string
  /** A table where a game begins, with its pages. */
  table(number: number): Promise<MeasuredTable>
  stop(): Promise<void>
}

/** How long each of the moves took, in milliseconds. */
export async function timesOf(house: House, moves: number, from: number): Promise<number[]> {
  const times: number[] = []
  for (let number = from; times.length < moves; number++) {
    const table = await house.table(number)
    for (;;) {
      const began = performance.now()
      const moved = await table.move()
      if (!moved) break
      times.push(performance.now() - began)
      if (times.length === moves) break
    }
    table.close()
  }
  return times
}

/** Tables of one house, each of which begins a new game when one is over. */
export class Hall {
  private readonly house: House
  private readonly tables: MeasuredTable[] = []
  private next = 0

  constructor(house: House) {
    this.house = house
  }

  async seat(count: number): Promise<void> {
    while (this.tables.length < count) this.tables.push(await this.house.table(this.next++))
  }

  /** Moves a second of that many tables at once. */
  async rate(count: number, milliseconds: number): Promise<number> {
    await this.seat(count)
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

  /** How long one move at the first table takes. */
  async one(): Promise<number> {
    await this.seat(1)
    for (;;) {
      const began = performance.now()
      if (await this.tables[0]?.move()) return performance.now() - began
      await this.anew(0)
    }
  }

  private async anew(place: number): Promise<void> {
    this.tables[place]?.close()
    this.tables[place] = await this.house.table(this.next++)
  }

  close(): void {
    for (const table of this.tables.splice(0)) table.close()
  }
}
