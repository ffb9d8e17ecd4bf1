// What people ask of a match over the socket: look, choose, take back, agree. Everything is checked here, again.

import { randomUUID } from 'node:crypto'
import { type Answer, HustingsError, Match, type Preview, type Seat, type Viewer } from '@hustings/kernel'
import { frameOf, type LiveMatch, NO_UNDO, repeat } from '@hustings/live'
import { type Asked, type Frame, refused, type WireUpdate } from '@hustings/protocol'
import { LRUCache } from 'lru-cache'
import type { ServerContext } from '../context.ts'
import { engineFor } from '../settings/games.ts'
import type { Statement } from '../storage/driver.ts'
import { activeEntries, entriesAfter, sequenceOfRequest } from '../storage/journal.ts'
import { seedOf } from '../storage/matches.ts'
import { proposeStatements, settleStatement, voteStatement } from '../storage/proposals.ts'
import { reportedMatches } from '../storage/reports.ts'
import { snapshotBefore } from '../storage/snapshots.ts'
import type { Keeper, TableNotices } from './keeper.ts'
import type { LiveTable } from './live-table.ts'
import { once } from './once.ts'
import { type Act, type Asker, may, seesAs } from './permissions.ts'
import { type SeatRow, type TableRow, tableRow, undoProposalOf } from './rows.ts'
import type { Subscription } from './subscription.ts'

const ASK_HOURS = 24
/** Past positions that are kept. */
const PASTS = 100

/** Throws when the client has asked for too many positions that must be replayed. */
export type ReplayLimit = () => Promise<void>

export class Commands {
  private readonly node: ServerContext
  private readonly keeper: Keeper
  private readonly notices: TableNotices
  /** By match, sequence, step and viewer. */
  private readonly pasts = new LRUCache<string, Promise<Frame>>({ max: PASTS })

  constructor(node: ServerContext, keeper: Keeper, notices: TableNotices) {
    this.node = node
    this.keeper = keeper
    this.notices = notices
  }

  /** Views a match: as a whole, or from the serial that the client has. */
  async open(
    asker: Asker,
    subscription: Subscription,
    viewer: Viewer,
    since: number | null,
    begin: (update: WireUpdate) => void,
  ): Promise<WireUpdate> {
    const { match } = subscription
    const table = await this.keeper.current(match)
    const reported = await this.isReported(match, asker)
    return table.inTurn(async () => {
      await this.mayLook(table, asker, viewer, reported)
      const update = await table.view(subscription, viewer, since)
      this.keeper.keep(table)
      // Before the next turn: everything from now on comes as an update of its own.
      begin(update)
      return update
    })
  }

  async answer(
    account: string,
    subscription: Subscription,
    viewer: Viewer,
    asked: { readonly match: string; readonly request: string; readonly decision: Asked; readonly answer: Answer },
  ): Promise<WireUpdate> {
    const { match, request, decision } = asked
    const table = await this.keeper.table(match)
    return this.written(table, account, subscription, viewer, async (isRetry) => {
      if (isRetry && (await this.isWritten(match, request))) return 'already'
      await mustHold(table, account, decision.seat)
      if (!table.isOpen(decision)) {
        await table.catchUp()
        if (await this.isWritten(match, request)) return 'already'
      }
      await table.answer({ account, request, subscription }, decision, asked.answer)
      return 'now'
    })
  }

  async undo(
    account: string,
    subscription: Subscription,
    viewer: Viewer,
    asked: { readonly match: string; readonly request: string; readonly step: number },
  ): Promise<WireUpdate> {
    const { match, request, step } = asked
    const table = await this.keeper.table(match)
    return this.written(table, account, subscription, viewer, async (isRetry) => {
      if (isRetry && (await this.isWritten(match, request))) return 'already'
      const mine = table.seatsOf(account)
      if (mine.length === 0) throw refused('not-your-seat')
      if (step !== table.step) {
        await table.catchUp()
        if (await this.isWritten(match, request)) return 'already'
      }
      await table.undo({ account, request, subscription }, step, mine)
      return 'now'
    })
  }

  async preview(account: string, match: string, decision: Asked, answer: Answer): Promise<Preview> {
    const table = await this.keeper.current(match)
    return table.inTurn(async () => {
      await mustHold(table, account, decision.seat)
      return table.preview(decision, answer)
    })
  }

  /** Asks the players concerned whether the match may go back to a step. Without any of them it goes back at once. */
  async askBack(account: string, match: string, request: string, toStep: number): Promise<void> {
    const table = await this.keeper.table(match)
    await table.inTurn(async (isRetry) => {
      if (await this.isWritten(match, request)) return
      await table.refresh()
      const mine = table.seatsOf(account)
      const [by] = mine
      if (by === undefined) throw refused('not-your-seat')
      const lowest = table.mayAskBackTo(mine)
      if (lowest === null || toStep < lowest || toStep >= table.step)
        throw new HustingsError('undo-refused', { reason: { key: 'undo.revealed' } })
      const needed = table.neededFor(toStep, by).filter((seat) => !mine.includes(seat))
      if (needed.length === 0) return this.rewind(table, toStep, account, request, [])
      const { sequence, row } = table
      const at = this.node.now()
      const open = undoProposalOf(row.proposals, sequence)
      const isOwn = isRetry && open?.by === account && open.undo?.toStep === toStep
      if (open !== null && open.expiresAt > at && !isOwn) throw refused('undo-asked')
      if (!isOwn) {
        const expiresAt = at + ASK_HOURS * 3600_000
        const undo = { by, toStep, needed }
        const about = { id: randomUUID(), match, kind: 'undo', seat: null, by: account, undo, basis: sequence } as const
        await table.writeProposal(proposeStatements({ ...about, at, expiresAt }))
      }
      await this.notices.undoAsked(table.row, by, needed)
    })
  }

  /** Agrees to an open request, or refuses it. The votes that are counted are those of the version that is written. */
  async agree(account: string, match: string, request: string, agree: boolean): Promise<void> {
    const table = await this.keeper.table(match)
    await table.inTurn(async (isRetry) => {
      if (await this.isWritten(match, request)) return
      await table.refresh()
      if (table.seatsOf(account).length === 0) throw refused('not-your-seat')
      const { sequence, row } = table
      const at = this.node.now()
      const proposal = undoProposalOf(row.proposals, sequence)
      if (proposal === null || proposal.undo === null || proposal.expiresAt <= at) {
        // The first try has ended it, or another player has.
        if (isRetry && !agree) return
        throw refused('undo-not-asked')
      }
      const { id, undo } = proposal
      const vote = voteStatement({ proposal: id, account, agree, at })
      if (!agree) return table.writeProposal([vote, settleStatement(id, 'refused')])
      const agreed = [account, ...proposal.agreed]
      const isMissing = ({ seat, holder }: SeatRow) =>
        undo.needed.includes(seat) && (holder === null || !agreed.includes(holder))
      if (row.seats.some(isMissing)) return table.writeProposal([vote])
      const holder = row.seats.find(({ seat }) => seat === undo.by)?.holder ?? account
      await this.rewind(table, undo.toStep, holder, request, [vote, settleStatement(id, 'agreed')])
    })
  }

  /** The match after that many choices, with the viewer's own eyes. */
  async past(asker: Asker, match: string, step: number, viewer: Viewer, mayReplay: ReplayLimit): Promise<Frame> {
    const row = await this.mustSee(asker, match, viewer)
    const key = [match, row.match.sequence, step, viewer].join(' ')
    if (!this.pasts.has(key)) await mayReplay()
    return once(this.pasts, key, async () => frameOf(await this.matchAt(row, step), viewer, NO_UNDO))
  }

  /** Everything, or all up to a step as a match of its own, for whoever may have it after the end. */
  async record(asker: Asker, match: string, step: number | null, mayReplay: ReplayLimit) {
    const row = await this.row(match)
    if (!may(asker, 'see', { ...row, reported: await this.isReported(match, asker) })) throw refused('not-found')
    if (row.match.status === 'gathering') throw refused('table-gathering')
    if (row.match.status === 'playing') throw refused('running-record')
    if (!may(asker, 'record', { ...row, reported: false })) throw refused('forbidden')
    if (step !== null) {
      await mayReplay()
      return (await this.matchAt(row, step)).record()
    }
    const table = await this.keeper.table(match)
    return table.inTurn(() => table.record())
  }

  async row(match: string): Promise<TableRow> {
    const row = await tableRow(this.node.storage, match)
    if (row === null) throw refused('not-found')
    return row
  }

  /** Those of the tables that have open reports. */
  reportedOf(matches: readonly string[]): Promise<Set<string>> {
    return reportedMatches(this.node.storage, matches)
  }

  /** From memory where that is as good. */
  async rowNow(match: string): Promise<TableRow> {
    return this.keeper.known(match) ?? this.row(match)
  }

  async must(asker: Asker, act: Act, match: string): Promise<TableRow> {
    const row = await this.mustKnow(asker, match)
    if (!may(asker, act, { ...row, reported: await this.isReported(match, asker) })) throw refused(whyNot(act, row))
    return row
  }

  /** Refuses whoever may neither see the table nor sit down there as if it did not exist. */
  async mustKnow(asker: Asker, match: string): Promise<TableRow> {
    const row = await this.row(match)
    const facts = { ...row, reported: await this.isReported(match, asker) }
    if (!may(asker, 'see', facts) && !may(asker, 'sit', facts)) throw refused('not-found')
    return row
  }

  private async mustSee(asker: Asker, match: string, viewer: Viewer): Promise<TableRow> {
    const row = await this.must(asker, 'see', match)
    if (row.match.status === 'gathering') throw refused('table-gathering')
    if (!seesAs(asker, row, viewer)) throw refused('not-your-seat')
    return row
  }

  private async mayLook(table: LiveTable, asker: Asker, viewer: Viewer, reported: boolean): Promise<void> {
    if (!seesAs(asker, table.row, viewer)) await table.refreshSeats()
    if (!may(asker, 'see', { ...table.row, reported })) throw refused('not-found')
    if (!seesAs(asker, table.row, viewer)) throw refused('not-your-seat')
  }

  /** Does it in turn, and gives the page its update; a request that was written before counts as done. */
  private async written(
    table: LiveTable,
    account: string,
    subscription: Subscription,
    viewer: Viewer,
    act: (isRetry: boolean) => Promise<'now' | 'already'>,
  ): Promise<WireUpdate> {
    const end = this.node.metrics.moveSeconds.startTimer()
    try {
      const update = await table.inTurn(async (isRetry) => {
        const done = await act(isRetry)
        const last = done === 'now' ? table.lastUpdate(subscription, viewer, account) : null
        if (last !== null) return last
        const update = await table.view(subscription, viewer, null)
        this.keeper.keep(table)
        return update
      })
      this.keeper.afterMove(table)
      this.node.metrics.moves.inc({ result: 'applied' })
      return update
    } catch (error) {
      this.node.metrics.moves.inc({ result: 'refused' })
      throw error
    } finally {
      end()
    }
  }

  private async rewind(
    table: LiveTable,
    toStep: number,
    account: string,
    request: string,
    extra: readonly Statement[],
  ): Promise<void> {
    const past = await this.matchAt(table.row, toStep)
    await table.rewind(past, account, request, extra)
    this.keeper.afterMove(table)
  }

  /** From a snapshot and the journal. Throws `earlier-rules` for a step that only earlier rules can replay. */
  async matchAt(row: TableRow, step: number): Promise<LiveMatch> {
    const { storage } = this.node
    const { id, game } = row.match
    const engine = await engineFor(this.node.games, game)
    const wanted = Math.max(0, Math.min(step, row.match.step))
    if (wanted < (await this.keeper.table(id)).replayableFrom) throw new HustingsError('earlier-rules')
    const near = await snapshotBefore(storage, id, wanted)
    const line = activeEntries(await entriesAfter(storage, id, 0))
    const match: LiveMatch = near === null ? await this.fromStart(row) : Match.load(engine.game, near.record)
    for (const { seat, answer, step: at } of line) {
      if (at <= match.step || at > wanted || seat === null || answer === null) continue
      repeat(match, { seat, answer })
    }
    return match
  }

  private async fromStart(row: TableRow): Promise<LiveMatch> {
    const seed = await seedOf(this.node.storage, row.match.id)
    if (seed === null) throw refused('not-found')
    const { game } = await engineFor(this.node.games, row.match.game)
    return Match.start(game, row.match.options, seed)
  }

  async isReported(match: string, asker: Asker): Promise<boolean> {
    if (!asker.moderator) return false
    return (await reportedMatches(this.node.storage, [match])).has(match)
  }

  private async isWritten(match: string, request: string): Promise<boolean> {
    return (await sequenceOfRequest(this.node.storage, match, request)) !== null
  }
}

export async function mustHold(table: LiveTable, account: string, seat: Seat): Promise<void> {
  if (table.seatsOf(account).includes(seat)) return
  await table.refreshSeats()
  if (!table.seatsOf(account).includes(seat)) throw refused('not-your-seat')
}

function whyNot(act: Act, { match }: TableRow) {
  if (act === 'arrange' || act === 'remove') return match.status === 'gathering' ? 'forbidden' : 'table-playing'
  if (act === 'sit') return 'table-full'
  if (act === 'hint') return match.hints ? 'table-over' : 'hints-off'
  if (act === 'why') return match.status === 'gathering' ? 'table-gathering' : 'forbidden'
  if (act === 'write') return match.chat === 'off' ? 'chat-closed' : 'forbidden'
  return 'forbidden'
}
