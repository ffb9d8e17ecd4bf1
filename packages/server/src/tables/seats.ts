// Seats while a match is played: leaving, coming back, a bot for a late turn, somebody new. Automatic seats are nobody's.
import type { Seat } from '@hustings/kernel'
import { refused } from '@hustings/protocol'
import type { Queries } from '../database/database.ts'
import type { ServerNode } from '../node/node.ts'
import { DEFAULT_BOT } from '../settings/games.ts'
import { changingTable, mustGetAlong, mustHaveOneSeat, noteSeat, seatNamed } from './gather.ts'
import type { Keeper } from './keeper.ts'
import type { SeatRow, TableRow } from './rows.ts'
import { dueAfter, FIRST_REMINDER_MS } from './turns.ts'

/** Turns missed in a row, after which a bot keeps the seat until its owner is back. */
export const MISSED_AT_MOST = 3

/** A bot sits in at once; the owner may come back while nobody else sits there. */
export async function leaveSeat(node: ServerNode, id: string, seat: Seat, account: string): Promise<void> {
  await whilePlaying(node, id, async (queries, table) => {
    if (seatNamed(table, seat).holder !== account) throw refused('not-your-seat')
    await botSitsIn(queries, node, table, seat, 'left')
  })
}

export async function botSitsIn(
  queries: Queries,
  node: ServerNode,
  table: TableRow,
  seat: Seat,
  why: 'left' | 'missed' | 'deleted',
): Promise<void> {
  const { id } = table.match
  const { holder, toAct } = seatNamed(table, seat)
  const now = node.now()
  await queries.write(
    `update seats set holder = null, owner = $3, bot = $4, left_at = $5, due_at = null, remind_at = null, open = false
     where match = $1 and seat = $2`,
    [id, seat, why === 'deleted' ? null : holder, DEFAULT_BOT, now],
  )
  await noteSeat(queries, node, { match: id, seat, from: holder, to: null, bot: DEFAULT_BOT, why })
  if (toAct) await queries.write('update matches set bot_due_at = $2 where id = $1', [id, now])
  await passHost(queries, table, holder)
}

/** The owner is back. */
export async function comeBack(node: ServerNode, id: string, seat: Seat, account: string): Promise<void> {
  await whilePlaying(node, id, async (queries, table) => {
    const { owner, holder } = seatNamed(table, seat)
    if (holder === account) return
    if (owner !== account || holder !== null) throw refused('not-your-seat')
    await personSits(queries, node, table, seat, account, 'back')
  })
}

/** Host or half of the people open a seat that a bot keeps. */
export async function openSeat(node: ServerNode, id: string, seat: Seat, account: string): Promise<void> {
  await whilePlaying(node, id, async (queries, table) => {
    const { bot, automatic, holder } = seatNamed(table, seat)
    if (automatic || holder !== null || bot === null) throw refused('seat-taken')
    const people = new Set(table.seats.flatMap((one) => (one.holder === null ? [] : [one.holder])))
    if (!people.has(account) && table.match.host !== account) throw refused('forbidden')
    await queries.write(`insert into open_votes values ($1, $2, $3) on conflict do nothing`, [id, seat, account])
    const votes = await queries.read<{ account: string }>(
      'select account from open_votes where match = $1 and seat = $2',
      [id, seat],
    )
    const count = votes.filter((vote) => people.has(vote.account)).length
    if (table.match.host !== account && count * 2 < people.size) return
    await queries.write('update seats set open = true where match = $1 and seat = $2', [id, seat])
    await noteSeat(queries, node, { match: id, seat, from: null, to: null, bot, why: 'opened' })
  })
}

/** Somebody new takes over: from now on they see what that seat may see. */
export async function takeOver(node: ServerNode, id: string, seat: Seat, account: string): Promise<void> {
  await whilePlaying(node, id, async (queries, table) => {
    const { open, automatic, holder } = seatNamed(table, seat)
    if (automatic || !open || holder !== null) throw refused('seat-taken')
    await mustGetAlong(queries, table, account)
    mustHaveOneSeat(table, seat, account)
    await personSits(queries, node, table, seat, account, 'taken-over')
  })
}

async function personSits(
  queries: Queries,
  node: ServerNode,
  table: TableRow,
  seat: Seat,
  account: string,
  why: 'back' | 'taken-over',
): Promise<void> {
  const { id, turnSeconds, host } = table.match
  const now = node.now()
  const { toAct } = seatNamed(table, seat)
  const [person] = await queries.read<{ awayFrom: Date | null; awayUntil: Date | null }>(
    'select away_from as "awayFrom", away_until as "awayUntil" from accounts where id = $1',
    [account],
  )
  const due =
    turnSeconds === null ? null : dueAfter(now, turnSeconds, person?.awayFrom ?? null, person?.awayUntil ?? null)
  await queries.write(
    `update seats set holder = $3, owner = null, bot = null, open = false, left_at = null, missed = 0, sat_at = $4,
       acting_since = case when to_act then $4::timestamptz end, due_at = $5, remind_at = $6, reminded = 0, reminded_at = null
     where match = $1 and seat = $2`,
    [id, seat, account, now, toAct ? due : null, toAct ? new Date(now.getTime() + FIRST_REMINDER_MS) : null],
  )
  await queries.write('delete from open_votes where match = $1 and seat = $2', [id, seat])
  await noteSeat(queries, node, { match: id, seat, from: null, to: account, bot: null, why })
  if (host === null) await queries.write('update matches set host = $2 where id = $1', [id, account])
}

/** The host's role passes to the person who has been seated longest. */
async function passHost(queries: Queries, table: TableRow, leaving: string | null): Promise<void> {
  const { id, host } = table.match
  const stays = table.seats.filter((one) => one.holder !== null && one.holder !== leaving)
  if (host !== leaving || leaving === null || stays.length === 0) return
  const next = stays.toSorted((a, b) => (a.satAt?.getTime() ?? 0) - (b.satAt?.getTime() ?? 0))[0]
  if (next !== undefined) await queries.write('update matches set host = $2 where id = $1', [id, next.holder])
}

/** Agrees that a bot plays a late turn: it needs more than half of the other people. */
export async function letBotPlay(
  node: ServerNode,
  keeper: Keeper,
  id: string,
  seat: Seat,
  account: string,
): Promise<void> {
  let agreed = false
  await whilePlaying(node, id, async (queries, table) => {
    const late = seatNamed(table, seat)
    if (!isLate(late, node.now())) throw refused('not-late')
    const others = new Set(
      table.seats.flatMap(({ holder }) => (holder === null || holder === late.holder ? [] : [holder])),
    )
    if (!others.has(account)) throw refused('not-your-seat')
    await queries.write('insert into late_votes values ($1, $2, $3, $4) on conflict do nothing', [
      id,
      seat,
      late.actingSince,
      account,
    ])
    const [votes] = await queries.read<{ count: number }>(
      'select count(*)::integer as count from late_votes where match = $1 and seat = $2 and acting_since = $3',
      [id, seat, late.actingSince],
    )
    agreed = (votes?.count ?? 0) * 2 > others.size
  })
  if (agreed) await playLateTurn(node, keeper, id, seat)
}

export function isLate(seat: Pick<SeatRow, 'toAct' | 'dueAt' | 'holder'>, now: Date): boolean {
  return seat.toAct && seat.holder !== null && seat.dueAt !== null && seat.dueAt <= now
}

/** A bot plays the turn and leaves again; after three in a row it stays until the owner is back. */
export async function playLateTurn(node: ServerNode, keeper: Keeper, id: string, seat: Seat): Promise<void> {
  const table = await keeper.table(id)
  const asked = await table.inTurn(async () => {
    await table.catchUp()
    await table.refreshSeats()
    if (!isLate(seatNamed(table.row, seat), node.now())) throw refused('not-late')
    return table.lateAsked(seat, DEFAULT_BOT)
  })
  const choices = await node.thinkers.think(id, () => asked.task)
  if (!(await table.inTurn(() => table.playThought(asked, choices)))) throw refused('not-late')
  keeper.afterMove(table)
  await changingTable(node, id, async (queries, row) => {
    const { missed, holder } = seatNamed(row, seat)
    if (missed >= MISSED_AT_MOST && holder !== null) await botSitsIn(queries, node, row, seat, 'missed')
  })
}

function whilePlaying(
  node: ServerNode,
  id: string,
  act: (queries: Queries, table: TableRow) => Promise<void>,
): Promise<void> {
  return changingTable(node, id, async (queries, table) => {
    if (table.match.status === 'gathering') throw refused('table-gathering')
    if (table.match.status !== 'playing') throw refused('table-over')
    await act(queries, table)
  })
}
