// Requests of players at a table: each runs a command on the actor of its table, or creates a table.
import type { Answer, Preview, Seat } from '@hustings/kernel'
import { type Asked, type NewTable, refused, type WireUpdate } from '@hustings/protocol'
import { DEFAULT_BOT, engineFor } from '../../config/games.ts'
import type { ServerContext } from '../../context/context.ts'
import { codeOf } from '../../http/errors.ts'
import { createMatch } from '../../storage/matches.ts'
import { awayOf } from '../../storage/seats.ts'
import type { Broadcaster } from '../broadcaster.ts'
import { answer } from '../commands/answer.ts'
import { agree, askBack } from '../commands/ask-back.ts'
import { create } from '../commands/create.ts'
import { openSeat, voteForBot } from '../commands/late.ts'
import { botSitsIn, leave, standUp } from '../commands/leave.ts'
import { preview } from '../commands/preview.ts'
import { changeSettings, renewCode, type SettingsInput } from '../commands/settings.ts'
import { comeBack, sitDown, takeOver, withBot, withReady } from '../commands/sit.ts'
import { type StartInput, seatOrStart, startByHost } from '../commands/start.ts'
import { undo } from '../commands/undo.ts'
import type { Effect } from '../effect.ts'
import { recordResults } from '../finish.ts'
import { mustBe, mustGetAlong, seatNamed } from '../seat-rules.ts'
import { TableAccess } from '../table-access.ts'
import { type SeatRow, type TableRow, tableRow, undoProposalOf } from '../table-row.ts'
import { BotTurns } from './bot-turns.ts'
import { MatchCache } from './match-cache.ts'
import { Past } from './past.ts'
import type { Client, TableActor } from './table-actor.ts'

/** Maximum number of attempts to create a table with another code. */
const CREATE_TRIES = 3

/** Notifications to players who are not at the table. */
export interface TableNotifications {
  started(match: string): Promise<void>
  finished(row: TableRow): Promise<void>
  undoAsked(row: TableRow, by: Seat, needed: readonly Seat[]): Promise<void>
}

export class TableService {
  readonly cache: MatchCache
  readonly access: TableAccess
  readonly past: Past
  readonly bots: BotTurns
  private readonly node: ServerContext
  private readonly notifications: TableNotifications

  constructor(node: ServerContext, notifications: TableNotifications, broadcaster: Broadcaster) {
    this.node = node
    this.notifications = notifications
    this.cache = new MatchCache(node, broadcaster)
    this.access = new TableAccess(node.storage)
    this.past = new Past(this.cache, this.access)
    this.bots = new BotTurns(node, this.cache)
    this.cache.onWritten = (actor) => {
      if (actor.row.match.standings === null) this.bots.schedule(actor)
      else void this.finish(actor)
    }
  }

  /** The row from memory where that is current. */
  async rowNow(match: string): Promise<TableRow> {
    return this.cache.known(match) ?? this.access.row(match)
  }

  async end(milliseconds: number): Promise<void> {
    this.bots.end()
    await this.cache.drain(milliseconds)
  }

  // At the board

  /** Views a match: as a whole, or from the serial that the client has. */
  async open(client: Client, since: number | null, begin: (update: WireUpdate) => void): Promise<WireUpdate> {
    const { match } = client.subscription
    const reported = await this.access.isReported(match, client.asker)
    const actor = await this.cache.actor(match)
    return actor.view({ ...client, reported }, since, begin)
  }

  async answer(
    client: Client,
    account: string,
    asked: { readonly match: string; readonly request: string; readonly decision: Asked; readonly answer: Answer },
  ): Promise<WireUpdate> {
    return this.moved(asked.match, (actor) =>
      actor.actFor(client, asked.request, (state) => answer(state, { account, ...asked })),
    )
  }

  async undo(
    client: Client,
    account: string,
    asked: { readonly match: string; readonly request: string; readonly step: number },
  ): Promise<WireUpdate> {
    return this.moved(asked.match, (actor) =>
      actor.actFor(client, asked.request, (state) => undo(state, { account, ...asked })),
    )
  }

  async preview(account: string, match: string, decision: Asked, considered: Answer): Promise<Preview> {
    const actor = await this.cache.actor(match)
    return actor.read((state) => preview(state, account, decision, considered))
  }

  async askBack(account: string, match: string, request: string, toStep: number): Promise<void> {
    const actor = await this.current(match)
    const at = this.node.now()
    await actor.act(request, (state, isRetry) => askBack(state, { account, request, toStep, at }, isRetry))
    const row = await actor.read(({ seating }) => seating.row)
    const proposal = undoProposalOf(row.proposals, row.match.sequence)
    if (proposal?.undo != null && proposal.by === account)
      await this.notifications.undoAsked(row, proposal.undo.by, proposal.undo.needed)
  }

  async agree(account: string, match: string, request: string, isAgreed: boolean): Promise<void> {
    const actor = await this.current(match)
    const at = this.node.now()
    await actor.act(request, (state, isRetry) => agree(state, { account, request, agree: isAgreed, at }, isRetry))
  }

  // Before the start

  /** The client makes the id: a table that is created twice is created once. */
  async create(host: string, id: string, wanted: NewTable): Promise<void> {
    const { storage, games, settings, now } = this.node
    const engine = await engineFor(games, wanted.game)
    for (let tries = 0; tries < CREATE_TRIES; tries++) {
      const existing = await tableRow(storage, id)
      if (existing !== null && existing.match.host !== host) throw refused('forbidden')
      const input = { id, host, at: now(), canBeListed: settings.openTables }
      if (existing !== null || (await createMatch(storage, create(engine, input, wanted)))) return
    }
    throw refused('not-now')
  }

  async changeSettings(id: string, input: SettingsInput): Promise<void> {
    const { games, settings } = this.node
    await this.change(id, async (row) => {
      mustBe(row, 'gathering')
      return changeSettings(row, input, await engineFor(games, row.match.game), settings.openTables)
    })
  }

  async renewCode(id: string): Promise<void> {
    await this.change(id, (row) => {
      mustBe(row, 'gathering')
      return renewCode()
    })
  }

  async remove(id: string): Promise<void> {
    await this.change(id, (row) => {
      mustBe(row, 'gathering')
      return { kind: 'removal' }
    })
  }

  async sitDown(id: string, seat: Seat, account: string): Promise<void> {
    await this.change(id, async (row) => {
      const effect = sitDown(row, { seat, account, at: this.node.now() })
      await mustGetAlong(this.node.storage, row, account)
      return effect
    })
  }

  async standUp(id: string, seat: Seat, account: string): Promise<void> {
    await this.change(id, (row) => standUp(row, seat, account))
  }

  /** The match starts when this was the last missing condition. */
  async placeBot(id: string, seat: Seat, bot: string = DEFAULT_BOT): Promise<void> {
    await this.changeOrStart(id, (row) => withBot(row, seat, bot))
  }

  /** The match starts when this was the last missing condition. */
  async setReady(id: string, seat: Seat, account: string, ready: boolean): Promise<void> {
    await this.changeOrStart(id, (row) => withReady(row, seat, account, ready))
  }

  async start(id: string): Promise<void> {
    await this.change(id, async (row) => startByHost(row, await this.startInput(row)))
    await this.notifications.started(id)
  }

  // Seats of a running match

  async leave(id: string, seat: Seat, account: string): Promise<void> {
    await this.change(id, (row) => leave(row, seat, account, this.node.now()))
    await this.bots.play(id)
  }

  /** A bot takes the seat of an account that is deleted. */
  async deleteSeat(id: string, seat: Seat, account: string): Promise<void> {
    await this.change(id, (row) => {
      mustBe(row, 'playing')
      return seatNamed(row, seat).holder === account ? botSitsIn(row, seat, 'deleted', this.node.now()) : null
    })
  }

  async comeBack(id: string, seat: Seat, account: string): Promise<void> {
    const vacation = await awayOf(this.node.storage, account)
    await this.change(id, (row) => comeBack(row, { seat, account, at: this.node.now() }, vacation))
  }

  async takeOver(id: string, seat: Seat, account: string): Promise<void> {
    const vacation = await awayOf(this.node.storage, account)
    await this.change(id, async (row) => {
      const effect = takeOver(row, { seat, account, at: this.node.now() }, vacation)
      await mustGetAlong(this.node.storage, row, account)
      return effect
    })
  }

  async openSeat(id: string, seat: Seat, account: string): Promise<void> {
    await this.change(id, (row) => openSeat(row, { seat, account, at: this.node.now() }))
  }

  async voteForBot(id: string, seat: Seat, account: string): Promise<void> {
    let isAgreed = false
    await this.change(id, (row) => {
      const effect = voteForBot(row, { seat, account, at: this.node.now() })
      isAgreed = effect.isAgreed
      return effect
    })
    if (isAgreed) await this.bots.playLate(id, seat)
  }

  private async change(
    id: string,
    command: (row: TableRow) => Effect | null | Promise<Effect | null>,
  ): Promise<Effect | null> {
    const actor = await this.cache.actor(id)
    return actor.change(command)
  }

  private async changeOrStart(id: string, seatOf: (row: TableRow) => SeatRow): Promise<void> {
    const effect = await this.change(id, async (row) => {
      mustBe(row, 'gathering')
      return seatOrStart(row, seatOf(row), await this.startInput(row))
    })
    if (effect?.kind === 'start') await this.notifications.started(id)
  }

  private async startInput({ match }: TableRow): Promise<StartInput> {
    const { games, newSeed, now } = this.node
    return { engine: await engineFor(games, match.game), at: now(), newSeed }
  }

  /** The actor, which reads the row before its next command: proposals may be made on another node. */
  private async current(id: string): Promise<TableActor> {
    const actor = await this.cache.actor(id)
    actor.outdate()
    return actor
  }

  private async moved(match: string, act: (actor: TableActor) => Promise<WireUpdate>): Promise<WireUpdate> {
    const { metrics } = this.node
    const end = metrics.moveSeconds.startTimer()
    try {
      const update = await act(await this.cache.actor(match))
      metrics.moves.inc({ result: 'applied' })
      return update
    } catch (error) {
      metrics.moves.inc({ result: 'refused' })
      throw error
    } finally {
      end()
    }
  }

  private async finish({ id, row }: TableActor): Promise<void> {
    try {
      await recordResults(this.node.storage, [id])
      await this.notifications.finished(row)
    } catch (error) {
      this.node.log.warn({ match: id, code: codeOf(error) }, 'results are written later')
    }
    this.cache.onTableChanged(id, 'row')
  }
}
