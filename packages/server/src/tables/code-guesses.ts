// Limits guesses of invitation codes. All requests that accept a code share this count.
import { refused } from '@hustings/protocol'
import type { ServerContext } from '../context/context.ts'
import { Limit } from '../http/limit.ts'
import type { Driver } from '../storage/driver.ts'
import { hasCode, matchByCode } from '../storage/matches.ts'
import { may } from './permissions.ts'
import { type TableRow, tableRow } from './table-row.ts'

const MISSES = 20
const DURATION_S = 3600

/** Sources whose misses count together: one client address, or one account. */
export interface Guesser {
  readonly address: string
  /** Null for a client without an account. */
  readonly account: string | null
}

export class CodeGuesses {
  private readonly storage: Driver
  private readonly limit: Limit

  constructor(node: Pick<ServerContext, 'storage' | 'now'>, patience: number) {
    this.storage = node.storage
    this.limit = new Limit(node, { name: 'codes', max: MISSES * patience, seconds: DURATION_S })
  }

  /** Throws `too-fast` after too many misses, whether or not the next code would be right. */
  async mustBeOpen(guesser: Guesser): Promise<void> {
    for (const key of keysOf(guesser)) {
      if (await this.limit.isUsedUp(key)) throw refused('too-fast')
    }
  }

  /** Returns the table behind a code; null counts as a miss. */
  async tableOf(code: string, guesser: Guesser): Promise<TableRow | null> {
    // Counted before the database is read, because many guesses can come at once.
    await this.take(guesser)
    let isMiss = false
    try {
      const id = await matchByCode(this.storage, code)
      const row = id === null ? null : await tableRow(this.storage, id)
      const asker = { account: guesser.account, moderator: false, code }
      if (row !== null && may(asker, 'see', { ...row, reported: false })) return row
      isMiss = true
      return null
    } finally {
      if (!isMiss) await this.giveBack(keysOf(guesser))
    }
  }

  /** Counts a code that came with a refused request as a miss, unless it is the code of that table. */
  async refusedWith(code: string, match: string | null, guesser: Guesser): Promise<void> {
    const isRight = match !== null && (await hasCode(this.storage, match, code))
    if (!isRight) await this.missed(guesser)
  }

  /** Takes one guess of each limit, or throws `too-fast` and takes none. */
  private async take(guesser: Guesser): Promise<void> {
    const taken: string[] = []
    for (const key of keysOf(guesser)) {
      try {
        await this.limit.consume(key)
        taken.push(key)
      } catch (error) {
        await this.giveBack(taken)
        throw error
      }
    }
  }

  private async giveBack(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.limit.giveBack(key)
  }

  private async missed(guesser: Guesser): Promise<void> {
    for (const key of keysOf(guesser)) await this.limit.count(key)
  }
}

/** Statuses of a refusal that may depend on the code. */
export function dependsOnCode(status: number): boolean {
  return status === 403 || status === 404 || status === 409
}

function keysOf({ address, account }: Guesser): string[] {
  return [`address ${address}`, ...(account === null ? [] : [`account ${account}`])]
}
