// Everything that happens at a time. Due work follows from the state; any node may do it, and exactly one does.
import type { Seat } from '@hustings/kernel'
import type { ServerContext } from '../context/context.ts'
import { codeOf } from '../http/errors.ts'
import type { Outbox } from '../notifications/outbox.ts'
import { deletePerson } from '../people/privacy.ts'
import type { Presences } from '../realtime/presence.ts'
import { archive, matchesToArchive } from '../storage/archives.ts'
import { botsDue, claimBots, lateSeats } from '../storage/clock.ts'
import { entriesAfter } from '../storage/journal.ts'
import { abandonMatches, forgetExpired, guestsToForget, removeOldTables } from '../storage/maintenance.ts'
import { matchesWithoutResults } from '../storage/results.ts'
import { newestSnapshot } from '../storage/snapshots.ts'
import type { TableService } from '../tables/actor/table-service.ts'
import { recordResults } from '../tables/finish.ts'
import { Jobs } from './jobs.ts'

const TICK_MS = 1000
const BEAT_TICKS = 10
const SWEEP_TICKS = 60
const DAY = 24 * 3600_000
/** The node that wrote the move plays its bots when they are due; other nodes wait this much longer. */
const GRACE_MS = 1500
/** A node has this much time to play claimed bots, then another node claims them. */
const CLAIM_MS = 5000
const AT_ONCE = 50
/** The node that wrote the end writes the results; other nodes wait this long. */
const RESULTS_AFTER_MS = 10_000
const ARCHIVED_AFTER_MS = 7 * DAY
const ARCHIVED_AT_ONCE = 20
const ABANDONED_AFTER_MS = 30 * DAY
const GUESTS_FORGOTTEN_AFTER_MS = 90 * DAY

export class Scheduler {
  private readonly node: ServerContext
  private readonly tables: TableService
  private readonly outbox: Outbox
  private readonly presences: Presences
  private readonly jobs: Jobs
  private timer: NodeJS.Timeout | undefined
  private ticks = 0
  private botLag = 0
  private running: Promise<void> = Promise.resolve()
  private ended = false

  constructor(node: ServerContext, tables: TableService, outbox: Outbox, presences: Presences) {
    this.node = node
    this.tables = tables
    this.outbox = outbox
    this.presences = presences
    this.jobs = new Jobs(node.log)
  }

  begin(): void {
    const next = () => {
      if (this.ended) return
      this.timer = setTimeout(() => {
        this.running = this.tick().then(next, next)
      }, TICK_MS)
    }
    this.running = this.job('beat', () => this.presences.beat()).then(next)
  }

  async end(): Promise<void> {
    this.ended = true
    clearTimeout(this.timer)
    await this.running
    await this.jobs.idle()
  }

  /** Runs everything that is due. No job waits for another, and a slow one delays the next round only for a moment. */
  async tick(): Promise<void> {
    this.ticks++
    const jobs = [
      this.job('bots', () => this.playBots()),
      this.job('late', () => this.playLate()),
      this.job('reminders', async () => {
        while ((await this.outbox.remind()) > 0 && !this.ended) {}
      }),
    ]
    if (this.ticks % BEAT_TICKS === 0) jobs.push(this.job('beat', () => this.presences.beat()))
    if (this.ticks % SWEEP_TICKS === 0) jobs.push(this.sweep())
    await Promise.all(jobs)
    this.node.metrics.schedulerLag.set(Math.max(this.botLag, this.jobs.lagSeconds))
  }

  /** Runs jobs that are not urgent. */
  async sweep(): Promise<void> {
    await this.job('results', () => this.writeResults())
    await this.job('archives', () => this.archiveOld())
    await this.job('abandoned', () => this.abandon())
    await this.job('forgetting', () => this.forget())
  }

  private async job(name: string, act: () => Promise<unknown>): Promise<void> {
    if (!this.ended) await this.jobs.run(name, act)
  }

  private async playBots(): Promise<void> {
    const { storage } = this.node
    const dueBy = this.node.now() - GRACE_MS
    const [oldest] = await botsDue(storage, dueBy, 1)
    this.botLag = oldest === undefined ? 0 : (dueBy - oldest.dueAt) / 1000
    if (oldest === undefined) return
    const claimed = await claimBots(storage, dueBy, this.node.now() + CLAIM_MS, AT_ONCE)
    await Promise.all(claimed.map((match) => this.tables.bots.play(match)))
  }

  private async playLate(): Promise<void> {
    const late = await lateSeats(this.node.storage, this.node.now(), AT_ONCE)
    // The turns of one match in sequence, because each builds on the one before.
    const matches = new Map<string, Seat[]>()
    for (const { match, seat } of late) matches.set(match, [...(matches.get(match) ?? []), seat])
    await Promise.all([...matches].map(([match, seats]) => this.playLateTurns(match, seats)))
  }

  private async playLateTurns(match: string, seats: readonly Seat[]): Promise<void> {
    for (const seat of seats) {
      try {
        await this.tables.bots.playLate(match, seat)
      } catch (error) {
        this.node.log.warn({ match, code: codeOf(error) }, 'a late turn was not played')
      }
    }
  }

  private async writeResults(): Promise<void> {
    const { storage } = this.node
    await recordResults(storage, await matchesWithoutResults(storage, this.node.now() - RESULTS_AFTER_MS, AT_ONCE))
  }

  private async archiveOld(): Promise<void> {
    const { storage } = this.node
    for (const match of await matchesToArchive(storage, this.node.now() - ARCHIVED_AFTER_MS, ARCHIVED_AT_ONCE)) {
      await archive(storage, match, await entriesAfter(storage, match, 0), await newestSnapshot(storage, match))
    }
  }

  /** Matches without a move for 30 days, and tables that did not start. */
  private async abandon(): Promise<void> {
    const { storage } = this.node
    const now = this.node.now()
    for (const id of await abandonMatches(storage, now - ABANDONED_AFTER_MS, now)) {
      this.node.bus.publish({ kind: 'table', id })
    }
    await removeOldTables(storage, now - ABANDONED_AFTER_MS)
  }

  private async forget(): Promise<void> {
    const { storage } = this.node
    const now = this.node.now()
    await forgetExpired(storage, now)
    for (const id of await guestsToForget(storage, now - GUESTS_FORGOTTEN_AFTER_MS, AT_ONCE)) {
      await deletePerson(this.node, this.tables, id)
    }
  }
}
