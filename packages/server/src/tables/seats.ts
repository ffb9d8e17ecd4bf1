// Seats of a running match: leaving, coming back, a bot for a late turn, a new player. Automatic seats have no player.
import { randomUUID } from 'node:crypto'
import type { Seat } from '@hustings/kernel'
import { refused } from '@hustings/protocol'
import type { ServerContext } from '../context.ts'
import { DEFAULT_BOT } from '../settings/games.ts'
import { lockAccountStatement } from '../storage/accounts.ts'
import type { Statement } from '../storage/driver.ts'
import {
  type NewProposal,
  type Proposal,
  proposeStatements,
  settleStatement,
  voteStatement,
} from '../storage/proposals.ts'
import { awayOf } from '../storage/seats.ts'
import { assignmentOf, changingTable, mustGetAlong, mustHaveOneSeat, seatNamed, type TablePlan } from './gather.ts'
import type { Keeper } from './keeper.ts'
import { botTurnOf, openSeatOf, type SeatRow, type TableRow } from './rows.ts'
import { dueAfter, FIRST_REMINDER_MS, turnOf } from './turns.ts'

/** Turns missed in a row, after which a bot keeps the seat until its owner is back. */
export const MISSED_AT_MOST = 3
/** Votes to open a seat count that long. */
const OPEN_VOTE_MS = 30 * 24 * 3600_000

/** A bot takes the seat at once. The owner can come back while no other player has it. */
export async function leaveSeat(node: ServerContext, id: string, seat: Seat, account: string): Promise<void> {
  await whilePlaying(node, id, (table) => {
    if (seatNamed(table, seat).holder !== account) throw refused('not-your-seat')
    return botSitsIn(table, seat, 'left', node.now())
  })
}

/** The change by which a bot takes a seat from its player. */
export function botSitsIn(table: TableRow, seat: Seat, why: 'left' | 'missed' | 'deleted', now: number): TablePlan {
  const sits = seatNamed(table, seat)
  const { holder } = sits
  const owner = why === 'deleted' ? null : holder
  const host = hostAfter(table, holder)
  return {
    assignments: [assignmentOf(sits, { holder: null, owner, bot: DEFAULT_BOT, open: false, playing: true })],
    turns: [{ ...turnOf(sits), dueAt: null, remindAt: null }],
    seatChanges: [{ seat, from: holder, to: null, bot: DEFAULT_BOT, why }],
    ...(sits.toAct ? { botDueAt: now } : {}),
    ...(host === table.match.host ? {} : { host }),
  }
}

/** The owner takes the seat back from the bot. */
export async function comeBack(node: ServerContext, id: string, seat: Seat, account: string): Promise<void> {
  await whilePlaying(node, id, async (table) => {
    const { owner, holder } = seatNamed(table, seat)
    if (holder === account) return null
    if (owner !== account || holder !== null) throw refused('not-your-seat')
    return personSits(node, table, seat, account, 'back')
  })
}

/** The host or half of the players let a new player take over a seat from a bot. */
export async function openSeat(node: ServerContext, id: string, seat: Seat, account: string): Promise<void> {
  await whilePlaying(node, id, (table) => {
    const sits = seatNamed(table, seat)
    const { bot, automatic, holder, open } = sits
    if (automatic || holder !== null || bot === null) throw refused('seat-taken')
    if (open) return null
    const people = new Set(table.seats.flatMap((one) => one.holder ?? []))
    const isHost = table.match.host === account
    if (!people.has(account) && !isHost) throw refused('forbidden')
    const at = node.now()
    const proposal = openSeatOf(table.proposals, seat)
    const votes = vote(
      proposal,
      { match: id, kind: 'open-seat', seat, by: account, undo: null, basis: null },
      at,
      OPEN_VOTE_MS,
    )
    const count = votes.agreed.filter((voter) => people.has(voter)).length
    if (!isHost && count * 2 < people.size) return { extra: votes.statements }
    return {
      assignments: [assignmentOf(sits, { open: true, playing: true })],
      seatChanges: [{ seat, from: null, to: null, bot, why: 'opened' }],
      extra: [...votes.statements, settleStatement(votes.proposal, 'agreed')],
    }
  })
}

/** A new player takes over, and sees from now on what that seat may see. */
export async function takeOver(node: ServerContext, id: string, seat: Seat, account: string): Promise<void> {
  await whilePlaying(node, id, async (table) => {
    const { open, automatic, holder } = seatNamed(table, seat)
    if (automatic || !open || holder !== null) throw refused('seat-taken')
    await mustGetAlong(node, table, account)
    mustHaveOneSeat(table, seat, account)
    return personSits(node, table, seat, account, 'taken-over')
  })
}

async function personSits(
  node: ServerContext,
  table: TableRow,
  seat: Seat,
  account: string,
  why: 'back' | 'taken-over',
): Promise<TablePlan> {
  const { turnSeconds, host } = table.match
  const now = node.now()
  const sits = seatNamed(table, seat)
  const { toAct } = sits
  const { awayFrom, awayUntil } = await awayOf(node.storage, account)
  const due = turnSeconds === null ? null : dueAfter(now, turnSeconds, awayFrom, awayUntil)
  const votes = openSeatOf(table.proposals, seat)
  const assignment = { holder: account, owner: null, bot: null, open: false, playing: true, satAt: now }
  const turn = {
    ...turnOf(sits),
    missed: 0,
    actingSince: toAct ? now : null,
    dueAt: toAct ? due : null,
    remindAt: toAct ? now + FIRST_REMINDER_MS : null,
  }
  return {
    assignments: [assignmentOf(sits, assignment)],
    turns: [turn],
    seatChanges: [{ seat, from: null, to: account, bot: null, why }],
    ...(host === null ? { host: account } : {}),
    // The account is not being deleted or merged.
    extra: [lockAccountStatement(account), ...(votes === null ? [] : [settleStatement(votes.id, 'lapsed')])],
  }
}

/** The host's role passes to the player who has been seated longest. */
function hostAfter({ match, seats }: TableRow, leaving: string | null): string | null {
  if (match.host !== leaving || leaving === null) return match.host
  const stays = seats.filter(({ holder }) => holder !== null && holder !== leaving)
  const next = stays.toSorted((a, b) => (a.satAt ?? 0) - (b.satAt ?? 0))[0]
  return next?.holder ?? match.host
}

/** Votes that a bot plays a late turn. It needs more than half of the other players. */
export async function letBotPlay(
  node: ServerContext,
  keeper: Keeper,
  id: string,
  seat: Seat,
  account: string,
): Promise<void> {
  let agreed = false
  await whilePlaying(node, id, (table) => {
    const at = node.now()
    const late = seatNamed(table, seat)
    if (!isLate(late, at)) throw refused('not-late')
    const others = new Set(table.seats.flatMap(({ holder }) => (holder === late.holder ? [] : (holder ?? []))))
    if (!others.has(account)) throw refused('not-your-seat')
    const proposal = botTurnOf(table.proposals, late)
    const wanted = { match: id, kind: 'bot-turn', seat, by: account, undo: null, basis: late.actingSince } as const
    const votes = vote(proposal, wanted, at, OPEN_VOTE_MS)
    agreed = votes.agreed.filter((voter) => others.has(voter)).length * 2 > others.size
    return { extra: votes.statements }
  })
  if (agreed) await playLateTurn(node, keeper, id, seat)
}

interface Votes {
  /** Id of the proposal. */
  readonly proposal: string
  readonly agreed: readonly string[]
  readonly statements: readonly Statement[]
}

/** Adds a vote of its maker or another player to a proposal; makes the proposal if it is null or has expired. */
function vote(
  open: Proposal | null,
  wanted: Omit<NewProposal, 'id' | 'at' | 'expiresAt'>,
  at: number,
  lastsMs: number,
): Votes {
  const proposal = open !== null && open.expiresAt > at ? open : null
  const id = proposal?.id ?? randomUUID()
  const made = proposal === null ? proposeStatements({ ...wanted, id, at, expiresAt: at + lastsMs }) : []
  return {
    proposal: id,
    agreed: [...new Set([...(proposal?.agreed ?? []), wanted.by])],
    statements: [...made, voteStatement({ proposal: id, account: wanted.by, agree: true, at })],
  }
}

export function isLate(seat: Pick<SeatRow, 'toAct' | 'dueAt' | 'holder'>, now: number): boolean {
  return seat.toAct && seat.holder !== null && seat.dueAt !== null && seat.dueAt <= now
}

/** A bot plays the turn and leaves again. After three in a row it stays until the owner is back. */
export async function playLateTurn(node: ServerContext, keeper: Keeper, id: string, seat: Seat): Promise<void> {
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
  if (table.over) return
  await whilePlaying(node, id, (row) => {
    const { missed, holder } = seatNamed(row, seat)
    return missed >= MISSED_AT_MOST && holder !== null ? botSitsIn(row, seat, 'missed', node.now()) : null
  })
}

function whilePlaying(
  node: ServerContext,
  id: string,
  decide: (table: TableRow) => TablePlan | null | Promise<TablePlan | null>,
): Promise<void> {
  return changingTable(node, id, 'playing', decide)
}
