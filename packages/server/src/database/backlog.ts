// What is on the disk already and not in the embedded database yet: gathered for a moment and carried out together, for
// many small strokes cost the database more than a few large ones. Whoever reads waits until the database has what they
// could read of it.
import type { CertainStatement, CertainWrite } from './database.ts'

/** So long writes are gathered while nobody reads, or until there are so many. */
const GATHER_MS = 500
const GATHERED = 1000
/** So many are not let go further ahead of the database. */
const AT_MOST = 2000

/** Carries out all of these, which have these numbers in the ledger, or none of them and throws. */
export type CarryOut = (statements: readonly CertainStatement[], numbers: readonly number[]) => Promise<void>

interface Waiting {
  readonly write: CertainWrite
  /** Its number in the ledger; null without a ledger. */
  readonly number: number | null
}

export class Backlog {
  private readonly carry: CarryOut
  private readonly log: (news: string) => void
  private waiting: Waiting[] = []
  private underWay: readonly Waiting[] = []
  /** How many were ever added, and how many of them the database has. */
  private added = 0
  private done = 0
  private carrying: Promise<void> | null = null
  private timer: NodeJS.Timeout | undefined
  private broken: Error | null = null

  constructor(carry: CarryOut, log: (news: string) => void) {
    this.carry = carry
    this.log = log
  }

  get full(): boolean {
    return this.waiting.length >= AT_MOST
  }

  add(write: CertainWrite, number: number | null): void {
    this.waiting.push({ write, number })
    this.added++
    if (this.waiting.length >= GATHERED && this.carrying === null) this.emptySoon()
    else this.timer ??= setTimeout(() => this.emptySoon(), GATHER_MS)
  }

  private emptySoon(): void {
    void this.emptied().catch(() => undefined)
  }

  /** Resolves when the database has everything that was added until now; what comes meanwhile is not waited for. */
  async emptied(): Promise<void> {
    const until = this.added
    while (this.done < until) {
      this.carrying ??= this.carryOut().finally(() => {
        this.carrying = null
      })
      await this.carrying
    }
    this.mustBeSound()
  }

  /** The same for what was added of one subject. */
  async emptiedOf(subject: string): Promise<void> {
    const has = (list: readonly Waiting[]) => list.some(({ write }) => write.subject === subject)
    if (has(this.waiting) || has(this.underWay)) await this.emptied()
    this.mustBeSound()
  }

  mustBeSound(): void {
    if (this.broken !== null) throw this.broken
  }

  private async carryOut(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const taken = this.waiting
    this.waiting = []
    this.underWay = taken
    const writes = taken.map(({ write }) => write)
    try {
      await this.carry(
        writes[0]?.together(writes) ?? [],
        taken.flatMap(({ number }) => number ?? []),
      )
    } catch (error) {
      // The ledger has it: the next start brings it back. Until then nothing that is read or written could be trusted.
      if (this.broken === null) {
        this.broken = new Error('the database has ended: it lacks what was promised')
        this.log(`${this.broken.message} (${codeIn(error)})`)
      }
    } finally {
      this.done += taken.length
      this.underWay = []
    }
  }
}

/** Never the text of the error, which may quote what people chose. */
function codeIn(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
