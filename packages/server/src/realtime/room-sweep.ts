// Compares the tables that clients follow with the database, because a node that has lost its LISTEN connection misses
// changes.
import type { ServerContext } from '../context/context.ts'
import { codeOf } from '../http/errors.ts'
import { changedMessages } from '../storage/chat.ts'
import { matchHeads } from '../storage/matches.ts'

const EVERY_MS = 1500
/**
 * A line counts as new for this time after the last sweep: its time is older than its commit, and clocks of nodes
 * differ.
 */
const OVERLAP_MS = 10_000

/** Source of the tables to sweep, and receiver of their changes. */
export interface Swept {
  /** Tables with followers. */
  matches(): readonly string[]
  changed(match: string): void
  /** A line is new, hidden or shown again. */
  line(match: string, message: string): void
}

export class RoomSweep {
  private readonly node: ServerContext
  private readonly swept: Swept
  private readonly timer: NodeJS.Timeout | undefined
  /** Version and sequence of each table at the last sweep. */
  private seen = new Map<string, string>()
  /** The last lines that were sent: whether each was hidden, and when it was sent. */
  private readonly told = new Map<string, { readonly hidden: boolean; readonly at: number }>()
  private since: number
  private running = false

  constructor(node: ServerContext, swept: Swept) {
    this.node = node
    this.swept = swept
    this.since = node.now()
    if (node.storage.kind === 'sqlite') return
    this.timer = setInterval(() => void this.sweep(), EVERY_MS)
    node.bus.onMissed(() => void this.sweep())
  }

  end(): void {
    clearInterval(this.timer)
  }

  /** Records a sent line: it is not sent again until it changes. */
  hasTold(message: string, hidden: boolean): void {
    if (this.timer !== undefined) this.told.set(message, { hidden, at: this.node.now() })
  }

  private async sweep(): Promise<void> {
    if (this.running) return
    this.running = true
    try {
      const now = this.node.now()
      const matches = this.swept.matches()
      if (matches.length > 0) {
        await this.tables(matches)
        await this.lines(matches)
      }
      this.since = now
      for (const [message, { at }] of this.told) if (at < now - 2 * OVERLAP_MS) this.told.delete(message)
    } catch (error) {
      this.node.log.warn({ code: codeOf(error) }, 'tables could not be compared')
    } finally {
      this.running = false
    }
  }

  private async tables(matches: readonly string[]): Promise<void> {
    const rows = await matchHeads(this.node.storage, matches)
    const found = new Map(rows.map(({ id, version, sequence }) => [id, `${version} ${sequence}`]))
    const before = this.seen
    this.seen = new Map(matches.map((id) => [id, found.get(id) ?? 'gone']))
    for (const [id, state] of this.seen) if (state !== before.get(id)) this.swept.changed(id)
  }

  private async lines(matches: readonly string[]): Promise<void> {
    const rows = await changedMessages(this.node.storage, matches, this.since - OVERLAP_MS)
    for (const { id, match, hidden } of rows) {
      if (this.told.get(id)?.hidden !== hidden) this.swept.line(match, id)
    }
  }
}
