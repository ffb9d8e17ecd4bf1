// What people ask of a match over the socket: look, choose, take back, agree. Everything is checked here, again.
import { type Answer, HustingsError, Match, type Preview, type Seat, type Viewer } from '@hustings/kernel'
import { frameOf, type LiveMatch, NO_UNDO, repeat } from '@hustings/live'
import { type Asked, type Frame, refused, type WireUpdate } from '@hustings/protocol'
import { LRUCache } from 'lru-cache'
import { entriesAfter, lineOf, sequenceOfRequest, snapshotBefore } from '../journal/read.ts'
import type { ServerNode } from '../node/node.ts'
import { engineFor } from '../settings/games.ts'
import type { Keeper, TableNotices } from './keeper.ts'
import type { LiveTable } from './live-table.ts'
import { once } from './once.ts'
import { type Act, type Asker, may, seesAs } from './permissions.ts'
import { type TableRow, tableRow } from './rows.ts'
import type { Subscription } from './subscription.ts'

const ASK_HOURS = 24
/** Past positions that are kept. */
const PASTS = 100

/** Throws when the client has asked for too many positions that must be replayed. */
export type ReplayLimit = () => Promise<void>

export class Commands {
  private readonly node: ServerNode
  private readonly keeper: Keeper
  private readonly notices: TableNotices
  /** By match, sequence, step and viewer. */
  private readonly pasts = new LRUCache<string, Promise<Frame>>({ max: PASTS })

  constructor(node: ServerNode, keeper: Keeper, notices: TableNotices) {
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
    return this.written(table, account, subscription, viewer, async () => {
      await mustHold(table, account, decision.seat)
      if (!table.isOpen(decision)) {
        await table.catchUp()
        if ((await sequenceOfRequest(this.node.database.ofMatch(match), match, request)) !== null) return 'already'
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
    return this.written(table, account, subscription, viewer, async () => {
      const mine = table.seatsOf(account)
      if (mine.length === 0) throw refused('not-your-seat')
      if (step !== table.step) {
        await table.catchUp()
        if ((await sequenceOfRequest(this.node.database.ofMatch(match), match, request)) !== null) return 'already'
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

  /** Asks everybody concerned whether the match may go back to a step. Without anybody to ask it goes back at once. */
  async askBack(account: string, match: string, request: string, toStep: number): Promise<void> {
    const table = await this.keeper.table(match)
    await table.inTurn(async () => {
      await table.catchUp()
      const mine = table.seatsOf(account)
      const [by] = mine
      if (by === undefined) throw refused('not-your-seat')
      const lowest = table.mayAskBackTo(mine)
      if (lowest === null || toStep < lowest || toStep >= table.step)
        throw new HustingsError('undo-refused', { reason: { key: 'undo.revealed' } })
      const needed = table.neededFor(toStep, by).filter((seat) => !mine.includes(seat))
      if (needed.length === 0) return this.rewind(table, toStep, account, request)
      const now = this.node.now()
      const made = await this.node.database.write(
        `insert into undo_asks (match, by_seat, to_step, at_sequence, needed, agreed, expires_at)
         values ($1, $2, $3, $4, $5::jsonb, '[]', $6)
         on conflict (match) do update set by_seat = excluded.by_seat, to_step = excluded.to_step,
           at_sequence = excluded.at_sequence, needed = excluded.needed, agreed = '[]', expires_at = excluded.expires_at
         where undo_asks.at_sequence <> excluded.at_sequence or undo_asks.expires_at < $7
         returning match`,
        [
          match,
          by,
          toStep,
          table.sequence,
          JSON.stringify(needed),
          new Date(now.getTime() + ASK_HOURS * 3600_000),
          now,
        ],
      )
      if (made.length === 0) throw refused('undo-asked')
      await this.notices.undoAsked(table.row, by, needed)
      await this.changed(match)
    })
  }

  /** Agrees to an open request, or refuses it. */
  async agree(account: string, match: string, request: string, agree: boolean): Promise<void> {
    const table = await this.keeper.table(match)
    await table.inTurn(async () => {
      await table.catchUp()
      const mine = table.seatsOf(account)
      if (mine.length === 0) throw refused('not-your-seat')
      const { database } = this.node
      const now = this.node.now()
      if (!agree) {
        const refusal = await database.write(
          'delete from undo_asks where match = $1 and at_sequence = $2 and expires_at > $3 returning match',
          [match, table.sequence, now],
        )
        if (refusal.length === 0) throw refused('undo-not-asked')
        return this.changed(match)
      }
      // One statement reads and writes: of two agreements on two nodes the later one sees the earlier one.
      const [ask] = await database.write<{ toStep: number; by: Seat; complete: boolean }>(
        `update undo_asks set agreed = (
           select coalesce(jsonb_agg(seat), '[]') from jsonb_array_elements_text(needed) seat
           where undo_asks.agreed ? seat or seat = any($4::text[]))
         where match = $1 and at_sequence = $2 and expires_at > $3
         returning to_step as "toStep", by_seat as by, jsonb_array_length(agreed) = jsonb_array_length(needed) as complete`,
        [match, table.sequence, now, mine],
      )
      if (ask === undefined) throw refused('undo-not-asked')
      if (!ask.complete) return this.changed(match)
      const holder = table.row.seats.find(({ seat }) => seat === ask.by)?.holder ?? account
      await this.rewind(table, ask.toStep, holder, request)
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
    const row = await tableRow(this.node.database.ofMatch(match), match)
    if (row === null) throw refused('not-found')
    return row
  }

  /** Those of the tables that have open reports. */
  async reportedOf(matches: readonly string[]): Promise<Set<string>> {
    if (matches.length === 0) return new Set()
    const rows = await this.node.database.read<{ match: string }>(
      `select distinct m.match from reports r join messages m on m.id = r.message
       where m.match = any($1::uuid[]) and r.settled_at is null`,
      [matches],
    )
    return new Set(rows.map(({ match }) => match))
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
    act: () => Promise<'now' | 'already'>,
  ): Promise<WireUpdate> {
    const end = this.node.metrics.moveSeconds.startTimer()
    try {
      const update = await table.inTurn(async () => {
        const done = await act()
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

  private async rewind(table: LiveTable, toStep: number, account: string, request: string): Promise<void> {
    const past = await this.matchAt(table.row, toStep)
    await table.rewind(past, account, request)
    this.keeper.afterMove(table)
  }

  /** From a snapshot and the journal. Throws `earlier-rules` for a step that only earlier rules can replay. */
  async matchAt(row: TableRow, step: number): Promise<LiveMatch> {
    const { database } = this.node
    const { id, game } = row.match
    const engine = engineFor(this.node.games, game)
    const wanted = Math.max(0, Math.min(step, row.match.step))
    if (wanted < (await this.keeper.table(id)).replayableFrom) throw new HustingsError('earlier-rules')
    const near = await snapshotBefore(database, id, wanted)
    const line = lineOf(await entriesAfter(database, id, 0))
    const match: LiveMatch = near === null ? await this.fromStart(row) : Match.load(engine.game, near.record)
    for (const { seat, answer, step: at } of line) {
      if (at <= match.step || at > wanted || seat === null || answer === null) continue
      repeat(match, { seat, answer })
    }
    return match
  }

  private async fromStart(row: TableRow): Promise<LiveMatch> {
    const [found] = await this.node.database.read<{ seed: string }>('select seed from matches where id = $1', [
      row.match.id,
    ])
    if (found === undefined) throw refused('not-found')
    return Match.start(engineFor(this.node.games, row.match.game).game, row.match.options, found.seed)
  }

  async isReported(match: string, asker: Asker): Promise<boolean> {
    if (!asker.moderator) return false
    const found = await this.node.database.read(
      'select 1 from reports r join messages m on m.id = r.message where m.match = $1 and r.settled_at is null limit 1',
      [match],
    )
    return found.length > 0
  }

  private async changed(match: string): Promise<void> {
    await this.node.database.write('update matches set changes = changes + 1 where id = $1', [match])
    // The caller reads its own write, also before the bus is back.
    await this.keeper.loaded(match)?.refreshSeats()
    this.node.bus.say({ kind: 'table', id: match })
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
