// Plays bots when their time comes, and in late turns. They think outside the queue of the table, so that players can
// view, preview and undo meanwhile.
import type { Seat } from '@hustings/kernel'
import { refused, TroubleError } from '@hustings/protocol'
import { DEFAULT_BOT } from '../../config/games.ts'
import type { ServerContext } from '../../context/context.ts'
import { codeOf } from '../../http/errors.ts'
import { postponeBots } from '../../storage/clock.ts'
import { StorageUnavailable } from '../../storage/driver.ts'
import { botsAsked, lateAsked, playChoices } from '../commands/bots.ts'
import { afterMissed, isLate } from '../commands/late.ts'
import { seatNamed } from '../seat-rules.ts'
import type { MatchCache } from './match-cache.ts'
import type { TableActor } from './table-actor.ts'

const RETRY_MS = 5000
/** Bots that failed for another reason than a busy server or database play later. */
const AFTER_ERROR_MS = 60_000

export class BotTurns {
  private readonly node: ServerContext
  private readonly cache: Pick<MatchCache, 'actor'>
  private readonly timers = new Map<string, NodeJS.Timeout>()
  private ended = false

  constructor(node: ServerContext, cache: Pick<MatchCache, 'actor'>) {
    this.node = node
    this.cache = cache
  }

  /** Waits until the bots of a table are due. */
  schedule({ id, row }: TableActor): void {
    const { botDueAt } = row.match
    if (botDueAt !== null) this.wait(id, Math.max(0, botDueAt - this.node.now()))
  }

  /** Plays the bots of a table now. Never rejects. */
  async play(id: string): Promise<void> {
    clearTimeout(this.timers.get(id))
    this.timers.delete(id)
    if (this.ended) return
    try {
      const actor = await this.cache.actor(id)
      const asked = await actor.read(botsAsked)
      if (asked === null) return
      const choices = await this.node.botPool.think(id, () => asked.task)
      await actor.play((state) => playChoices(state, asked, choices, this.node.now()))
    } catch (error) {
      this.node.log.error({ match: id, code: codeOf(error) }, 'bots could not play')
      if (error instanceof StorageUnavailable || error instanceof TroubleError) this.wait(id, RETRY_MS)
      else await postponeBots(this.node.storage, id, this.node.now() + AFTER_ERROR_MS).catch(() => undefined)
    }
  }

  /** A bot plays the late turn of a seat and leaves again. After three in a row it stays until the owner is back. */
  async playLate(id: string, seat: Seat): Promise<void> {
    const { node } = this
    const actor = await this.cache.actor(id)
    // The vote, or the end of the turn, may be on another node.
    actor.outdate()
    const asked = await actor.read((state) => {
      if (!isLate(seatNamed(state.seating.row, seat), node.now())) throw refused('not-late')
      return lateAsked(state, seat, DEFAULT_BOT)
    })
    const choices = await node.botPool.think(id, () => asked.task)
    if (!(await actor.play((state) => playChoices(state, asked, choices, node.now())))) throw refused('not-late')
    await actor.change((row) => afterMissed(row, seat, node.now()))
  }

  end(): void {
    this.ended = true
    for (const timer of this.timers.values()) clearTimeout(timer)
    this.timers.clear()
  }

  private wait(id: string, milliseconds: number): void {
    if (this.ended) return
    clearTimeout(this.timers.get(id))
    this.timers.set(
      id,
      setTimeout(() => void this.play(id), milliseconds),
    )
  }
}
