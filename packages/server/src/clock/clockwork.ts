// Everything that happens by time. What is due follows from the state; any node may do it, and one does.
import type { Seat } from '@hustings/kernel'
import { archiveOld } from '../journal/archive.ts'
import type { ServerNode } from '../node/node.ts'
import { codeOf } from '../node/trouble.ts'
import type { Outbox } from '../notify/outbox.ts'
import { deletePerson } from '../people/privacy.ts'
import type { Presences } from '../realtime/presence.ts'
import type { Keeper } from '../tables/keeper.ts'
import { recordResults } from '../tables/results.ts'
import { playLateTurn } from '../tables/seats.ts'
import { Jobs } from './jobs.ts'

const TICK_MS = 1000
const BEAT_TICKS = 10
const SWEEP_TICKS = 60
const DAY = 24 * 3600_000
/** A bot that is due is played by the node that saw the choice; the others wait this much longer. */
const GRACE_MS = 1500

export class Clockwork {
  private readonly node: ServerNode
  private readonly keeper: Keeper
  private readonly outbox: Outbox
  private readonly presences: Presences
  private readonly jobs: Jobs
  private timer: NodeJS.Timeout | undefined
  private ticks = 0
  private botLag = 0
  private running: Promise<void> = Promise.resolve()
  private ended = false

  constructor(node: ServerNode, keeper: Keeper, outbox: Outbox, presences: Presences) {
    this.node = node
    this.keeper = keeper
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

  /** One round of everything that is due. No job waits for another, and a slow one delays the next round only for a moment. */
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
    this.node.metrics.clockworkLag.set(Math.max(this.botLag, this.jobs.lagSeconds))
  }

  /** What is not urgent. */
  async sweep(): Promise<void> {
    await this.job('results', () => this.writeResults())
    await this.job('archives', () => archiveOld(this.node.database, this.node.now()))
    await this.job('abandoned', () => this.abandon())
    await this.job('forgetting', () => this.forget())
  }

  private async job(name: string, act: () => Promise<unknown>): Promise<void> {
    if (!this.ended) await this.jobs.run(name, act)
  }

  private async playBots(): Promise<void> {
    const now = this.node.now().getTime()
    const due = await this.node.database.read<{ id: string; due: Date }>(
      `select id, bot_due_at as due from matches where bot_due_at <= $1 and status = 'playing' order by bot_due_at limit 50`,
      [new Date(now - GRACE_MS)],
    )
    const oldest = due[0]?.due.getTime()
    this.botLag = oldest === undefined ? 0 : (now - GRACE_MS - oldest) / 1000
    if (due.length === 0) return
    // Claimed for a while: if this node dies, another goes on.
    const claimed = await this.node.database.write<{ id: string }>(
      `update matches set bot_due_at = $2 where id in (select id from matches where id = any($1::uuid[])
         and bot_due_at <= $3 for update skip locked) returning id`,
      [due.map(({ id }) => id), new Date(now + 5000), new Date(now - GRACE_MS)],
    )
    await Promise.all(claimed.map(({ id }) => this.keeper.playBots(id)))
  }

  private async playLate(): Promise<void> {
    const now = this.node.now()
    const late = await this.node.database.read<{ match: string; seat: Seat }>(
      `select s.match, s.seat from seats s join matches m on m.id = s.match
       where s.to_act and s.due_at <= $1 and s.holder is not null and m.when_late = 'bot' and m.status = 'playing' limit 50`,
      [now],
    )
    // The turns of one match one after the other: each builds on the one before.
    const matches = new Map<string, Seat[]>()
    for (const { match, seat } of late) matches.set(match, [...(matches.get(match) ?? []), seat])
    await Promise.all([...matches].map(([match, seats]) => this.playLateTurns(match, seats)))
  }

  private async playLateTurns(match: string, seats: readonly Seat[]): Promise<void> {
    for (const seat of seats) {
      try {
        await playLateTurn(this.node, this.keeper, match, seat)
      } catch (error) {
        this.node.log.warn({ match, code: codeOf(error) }, 'a late turn was not played')
      }
    }
  }

  private async writeResults(): Promise<void> {
    const open = await this.node.database.read<{ id: string }>(
      `select id from matches where status = 'finished' and not exists (select from results where match = matches.id)
       and finished_at < $1 limit 50`,
      [new Date(this.node.now().getTime() - 10_000)],
    )
    await recordResults(
      this.node.database,
      open.map(({ id }) => id),
    )
  }

  /** Matches without a person's choice for 30 days, and tables that never began. */
  private async abandon(): Promise<void> {
    const now = this.node.now()
    const before = new Date(now.getTime() - 30 * DAY)
    const ended = await this.node.database.write<{ id: string }>(
      `update matches set status = 'abandoned', finished_at = $1, bot_due_at = null, changes = changes + 1
       where status = 'playing' and moved_at < $2 and not exists (select from seats where match = matches.id
         and holder is not null and due_at > $1) returning id`,
      [now, before],
    )
    for (const { id } of ended) this.node.bus.say({ kind: 'table', id })
    await this.node.database.write(`delete from matches where status = 'gathering' and created_at < $1`, [before])
  }

  private async forget(): Promise<void> {
    const { database } = this.node
    const now = this.node.now()
    const ago = (days: number) => new Date(now.getTime() - days * DAY)
    await database.write('delete from sessions where expires_at < $1', [now])
    await database.write('delete from links where expires_at < $1', [ago(1)])
    await database.write('delete from challenges where expires_at < $1', [now])
    await database.write('delete from pending_sign_ins where expires_at < $1', [now])
    await database.write('delete from outbox where sent_at < $1', [ago(14)])
    await database.write('delete from undo_asks where expires_at < $1', [now])
    await database.write(
      'delete from messages using matches where matches.id = messages.match and matches.finished_at < $1',
      [ago(30)],
    )
    // Guests who were not seen for 90 days and play nowhere.
    const gone = await database.read<{ id: string }>(
      `select id from accounts where kind = 'guest' and deleted_at is null and seen_at < $1 and not exists (
         select from seats join matches on matches.id = seats.match
         where (seats.holder = accounts.id or seats.owner = accounts.id) and matches.status in ('gathering', 'playing'))
       limit 50`,
      [ago(90)],
    )
    for (const { id } of gone) await deletePerson(this.node, id)
  }
}
