// Reads news of tables for the broadcaster: rows with presence, chat lines, and reports.
import type { BusMessage } from '../bus/bus.ts'
import type { ServerContext } from '../context/context.ts'
import { codeOf } from '../http/errors.ts'
import { blockedEitherWay } from '../storage/blocks.ts'
import type { TableService } from '../tables/actor/table-service.ts'
import type { Broadcaster } from '../tables/broadcaster.ts'
import type { Subscription } from '../tables/subscription.ts'
import { peopleOf, type TableRow, tableRow } from '../tables/table-row.ts'
import { tableSeen } from '../tables/table-seen.ts'
import { lineById } from '../talk/chat.ts'
import type { Presences } from './presence.ts'

/** Time in which changes of one table are collected. */
const GATHER_MS = 30

export interface NewsParts {
  readonly node: ServerContext
  readonly tables: TableService
  readonly presences: Presences
  readonly broadcaster: Broadcaster
  /** Closes the connections whose sessions have ended. */
  checkSessions(subscriptions: readonly Subscription[]): Promise<void>
  /** A chat line was sent. */
  lineSent(message: string, hidden: boolean): void
}

export class TableNews {
  private readonly parts: NewsParts
  private readonly timers = new Map<string, NodeJS.Timeout>()
  private ended = false

  constructor(parts: NewsParts) {
    this.parts = parts
    parts.tables.cache.onTableChanged = (id, changed) => {
      if (changed === 'row' || !this.hasSent(id)) this.soon(id)
    }
  }

  end(): void {
    this.ended = true
    for (const timer of this.timers.values()) clearTimeout(timer)
    this.timers.clear()
  }

  hear(message: BusMessage): void {
    if (message.kind === 'presence') this.soon(message.id)
    if (message.kind === 'chat') this.lineSoon(message.id, message.message)
    if (message.kind !== 'match') return
    const actor = this.parts.tables.cache.loaded(message.id)
    // Writes of other nodes are read first.
    if (actor === null || (actor.sequence >= message.sequence && !this.hasSent(message.id))) this.soon(message.id)
  }

  /** Whether updates have brought the last move to all recipients. */
  private hasSent(id: string): boolean {
    const { tables, broadcaster } = this.parts
    const actor = tables.cache.loaded(id)
    return actor !== null && broadcaster.hasSent(id, actor.sequence, actor.people)
  }

  soon(id: string): void {
    if (this.timers.has(id) || this.ended) return
    const send = () => {
      this.timers.delete(id)
      this.row(id).catch((error: unknown) => this.failed(id, error))
    }
    this.timers.set(id, setTimeout(send, GATHER_MS))
  }

  lineSoon(match: string, message: string): void {
    this.line(match, message).catch((error: unknown) => this.failed(match, error))
  }

  /** Reads which tables have open reports, where moderators follow them. */
  async checkReports(only: string | null = null): Promise<void> {
    const { broadcaster, tables } = this.parts
    const followed = broadcaster.ofModerators().filter(({ match }) => only === null || match === only)
    if (followed.length === 0) return
    const reported = await tables.access.reportedOf([...new Set(followed.map(({ match }) => match))])
    const changed = followed.filter((one) => one.reported !== reported.has(one.match))
    for (const subscription of changed) subscription.reported = reported.has(subscription.match)
    await this.recheck(new Set(changed.map(({ match }) => match)))
  }

  /** Removes the clients that may not receive anything of these tables any more. */
  async recheck(matches: Iterable<string>): Promise<void> {
    for (const match of matches) {
      const row = await this.rowNow(match)
      if (row !== null) this.parts.broadcaster.recheck(row)
    }
  }

  /** Sends the table to its followers and to the lobbies that show it. Reads nothing if there are none. */
  private async row(id: string): Promise<void> {
    const { broadcaster, tables, presences } = this.parts
    if (!broadcaster.isFollowed(id)) {
      const people = tables.cache.peopleOf(id)
      const isShown = people === null ? broadcaster.hasLobbies : broadcaster.hasLobby(people)
      if (!isShown) return
    }
    const presence = await presences.at(id)
    const row = await this.rowNow(id)
    if (row === null) return broadcaster.gone(id)
    broadcaster.row(row, tableSeen(row, presence, false))
    for (const account of peopleOf(row)) {
      if (broadcaster.hasLobby([account])) broadcaster.lobby(row, account, tableSeen(row, presence, true, account))
    }
  }

  /** Sends a line to all who may see the table, are not blocked by its author and have not blocked its author. */
  private async line(match: string, message: string): Promise<void> {
    const { broadcaster, node, checkSessions, lineSent } = this.parts
    if (!broadcaster.isFollowed(match)) return
    const { storage } = node
    const found = await lineById(storage, message)
    if (found === null) return
    const { match: _, ...line } = found
    const strangers = line.by === null ? new Set<string>() : await blockedEitherWay(storage, line.by.id)
    await checkSessions(broadcaster.at(match))
    await this.checkReports(match)
    const row = await tableRow(storage, match)
    if (row === null) return
    broadcaster.chat(row, line, strangers)
    lineSent(message, line.hidden)
  }

  private async rowNow(match: string): Promise<TableRow | null> {
    const { tables, node } = this.parts
    return tables.cache.known(match) ?? (await tableRow(node.storage, match))
  }

  private failed(match: string, error: unknown): void {
    this.parts.node.log.warn({ match, code: codeOf(error) }, 'no news')
  }
}
