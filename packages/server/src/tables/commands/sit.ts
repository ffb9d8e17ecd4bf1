// Players and bots take seats: before the start, as a new player of a running match, or when an owner returns.
import type { Seat } from '@hustings/kernel'
import { refused } from '@hustings/protocol'
import { lockAccountStatement } from '../../storage/accounts.ts'
import { settleStatement } from '../../storage/proposals.ts'
import { change, type RowChange } from '../effect.ts'
import { assignmentOf, mustBe, mustHaveOneSeat, seatNamed } from '../seat-rules.ts'
import { openSeatOf, type SeatRow, type TableRow } from '../table-row.ts'
import { dueAfter, FIRST_REMINDER_MS, turnOf } from '../turns.ts'

export interface SitInput {
  readonly seat: Seat
  readonly account: string
  readonly at: number
}

/** Takes a free seat. A bot gives its seat to a player before the start. */
export function sitDown(table: TableRow, { seat, account, at }: SitInput): RowChange | null {
  mustBe(table, 'gathering')
  const wanted = seatNamed(table, seat)
  if (wanted.automatic) throw refused('seat-taken')
  if (wanted.holder === account) return null
  if (wanted.holder !== null) throw refused('seat-taken')
  mustHaveOneSeat(table, seat, account)
  return change({
    assignments: [assignmentOf(wanted, { holder: account, bot: null, ready: false, satAt: at })],
    seatChanges: [{ seat, from: null, to: account, bot: null, why: 'sat' }],
    // The account is not being deleted or merged.
    extra: [lockAccountStatement(account)],
  })
}

/** Returns the seat with a bot. */
export function withBot(table: TableRow, seat: Seat, bot: string): SeatRow {
  const wanted = seatNamed(table, seat)
  if (wanted.automatic || wanted.holder !== null) throw refused('seat-taken')
  return { ...wanted, bot }
}

/** Returns the seat with its player ready or not. */
export function withReady(table: TableRow, seat: Seat, account: string, ready: boolean): SeatRow {
  const wanted = seatNamed(table, seat)
  if (wanted.holder !== account) throw refused('not-your-seat')
  return { ...wanted, ready }
}

/** The vacation of the account, during which its clocks pause. */
export interface Vacation {
  readonly awayFrom: number | null
  readonly awayUntil: number | null
}

/** The owner takes the seat back from the bot. */
export function comeBack(table: TableRow, input: SitInput, vacation: Vacation): RowChange | null {
  mustBe(table, 'playing')
  const { owner, holder } = seatNamed(table, input.seat)
  if (holder === input.account) return null
  if (owner !== input.account || holder !== null) throw refused('not-your-seat')
  return playerSits(table, input, vacation, 'back')
}

/** A new player takes over, and gets the view of that seat from now on. */
export function takeOver(table: TableRow, input: SitInput, vacation: Vacation): RowChange {
  mustBe(table, 'playing')
  const { open, automatic, holder } = seatNamed(table, input.seat)
  if (automatic || !open || holder !== null) throw refused('seat-taken')
  mustHaveOneSeat(table, input.seat, input.account)
  return playerSits(table, input, vacation, 'taken-over')
}

function playerSits(
  table: TableRow,
  { seat, account, at }: SitInput,
  { awayFrom, awayUntil }: Vacation,
  why: 'back' | 'taken-over',
): RowChange {
  const { turnSeconds, host } = table.match
  const sits = seatNamed(table, seat)
  const { toAct } = sits
  const due = turnSeconds === null ? null : dueAfter(at, turnSeconds, awayFrom, awayUntil)
  const votes = openSeatOf(table.proposals, seat)
  const assignment = { holder: account, owner: null, bot: null, open: false, playing: true, satAt: at }
  const turn = {
    ...turnOf(sits),
    missed: 0,
    actingSince: toAct ? at : null,
    dueAt: toAct ? due : null,
    remindAt: toAct ? at + FIRST_REMINDER_MS : null,
  }
  return change({
    assignments: [assignmentOf(sits, assignment)],
    turns: [turn],
    seatChanges: [{ seat, from: null, to: account, bot: null, why }],
    ...(host === null ? { host: account } : {}),
    // The account is not being deleted or merged.
    extra: [lockAccountStatement(account), ...(votes === null ? [] : [settleStatement(votes.id, 'lapsed')])],
  })
}
