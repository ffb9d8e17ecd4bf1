// What is on the disk already and not in the embedded database yet: gathered for a moment and carried out together, for
// many small strokes cost the database more than a few large ones. Whoever reads waits until it is empty.
import type { CertainWrite } from './database.ts'
import type { Lite } from './lite.ts'

/** So long writes are gathered while nobody reads. */
const GATHER_MS = 500
/** So many are not let go further ahead of the database. */
const AT_MOST = 2000

export class Backlog {
  private readonly lite: Pick<Lite, 'certainly'>
  private readonly log: (news: string) => void
  private waiting: CertainWrite[] = []
  /** How many were ever added, and how many of them the database has. */
  private added = 0
  private done = 0
  /** The number of the last one in the ledger; null without a ledger. */
  private last: number | null = null
  private carrying: Promise<void> | null = null
  private timer: NodeJS.Timeout | undefined
  private broken: Error | null = null

  constructor(lite: Pick<Lite, 'certainly'>, log: (news: string) => void) {
    this.lite = lite
    this.log = log
  }

  get full(): boolean {
    return this.waiting.length >= AT_MOST
  }

  add(writes: readonly CertainWrite[], last: number | null): void {
    this.waiting.push(...writes)
    this.added += writes.length
    this.last = last
    this.timer ??= setTimeout(() => void this.emptied().catch(() => undefined), GATHER_MS)
  }

  /** Resolves when the database has everything that was added until now; what comes meanwhile is not waited for. */
  async emptied(): Promise<void> {
    const until = this.added
    while (this.done < until) {
      this.carrying ??= this.carryOut()
      await this.carrying
    }
    this.mustBeSound()
  }

  mustBeSound(): void {
    if (this.broken !== null) throw this.broken
  }

  private async carryOut(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const taken = this.waiting.splice(0)
    const writes = joined(taken)
    try {
      const outcomes = await this.lite.certainly(
        writes.map(({ text, values }) => ({ text, values, array: false })),
        this.last,
      )
      if (!writes.every((write, i) => write.holds(outcomes[i] ?? []))) throw new Error('what was certain was refused')
    } catch (error) {
      // The ledger has it: the next start brings it back. Until then nothing that is read or written could be trusted.
      this.broken = new Error('the database has ended: it lacks what was promised')
      this.log(`${this.broken.message} (${error instanceof Error ? error.message : String(error)})`)
    } finally {
      this.done += taken.length
      this.carrying = null
    }
  }
}

/** In the order of each subject, as few strokes as it takes. */
function joined(writes: readonly CertainWrite[]): CertainWrite[] {
  const places = new Map<string, number>()
  const strokes: CertainWrite[] = []
  for (const write of writes) {
    const place = places.get(write.subject)
    const both = place === undefined ? null : (strokes[place]?.with(write) ?? null)
    if (place === undefined || both === null) places.set(write.subject, strokes.push(write) - 1)
    else strokes[place] = both
  }
  return strokes
}
