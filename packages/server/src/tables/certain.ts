// When a choice can be shown before the database has it: nothing but the rules can stand against it any more.
import type { Seat } from '@hustings/kernel'
import { requestsOf } from '../journal/read.ts'
import type { ServerNode } from '../node/node.ts'
import type { TableRow } from './rows.ts'

export class Certainties {
  private readonly node: ServerNode
  private readonly match: string
  /** The mark of the database when the row was read; null where nothing is certain. */
  private mark: number | null = null
  /** The beginnings of all requests that were written; null until they are needed. */
  private requests: Set<number> | null = null

  constructor(node: ServerNode, match: string) {
    this.node = node
    this.match = match
  }

  /** Reads a row of the match, and remembers how fresh it is. */
  async reading<T>(read: () => Promise<T>): Promise<T> {
    const mark = this.node.database.certainty?.mark(this.match) ?? null
    const row = await read()
    this.mark = mark
    return row
  }

  /** The row is as it was read. */
  private get fresh(): boolean {
    return this.mark !== null && this.mark === this.node.database.certainty?.mark(this.match)
  }

  /** Reads what the first choice will need, so that it does not have to wait for it. */
  async foresee(): Promise<void> {
    if (this.node.database.certainty === null) return
    this.requests ??= new Set((await requestsOf(this.node.database.ofMatch(this.match), this.match)).map(beginningOf))
  }

  /**
   * The mark at which a choice is certain; null when it is not. This node alone writes, the row is as it was read, the seat
   * is theirs, and the request is new.
   */
  async markFor(
    account: string,
    seat: Seat,
    request: string,
    row: () => TableRow,
    refresh: () => Promise<void>,
  ): Promise<number | null> {
    if (this.node.database.certainty === null) return null
    if (!this.fresh) await refresh()
    if (this.requests === null) await this.foresee()
    const { match, seats } = row()
    const mine = seats.some((one) => one.seat === seat && one.holder === account)
    const playing = match.status === 'playing' && match.frozen === null
    const certain = this.fresh && mine && playing && this.requests?.has(beginningOf(request)) === false
    return certain ? this.mark : null
  }

  wrote(request: string | null): void {
    if (request !== null) this.requests?.add(beginningOf(request))
  }

  /** What was written is not known any more, or not worth its memory. */
  forget(): void {
    this.requests = null
  }
}

/** Enough of a request to know it again; two that begin alike are asked of the database. */
function beginningOf(request: string): number {
  return Number.parseInt(request.slice(0, 8), 16)
}
