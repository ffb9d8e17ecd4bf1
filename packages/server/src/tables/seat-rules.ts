// Rules about seats that several commands share.
import type { Seat } from '@hustings/kernel'
import { refused } from '@hustings/protocol'
import { isBlockedAmong } from '../storage/blocks.ts'
import type { Driver } from '../storage/driver.ts'
import type { TableChange } from '../storage/matches.ts'
import type { SeatAssignment } from '../storage/seats.ts'
import type { SeatRow, TableRow } from './table-row.ts'

export function mustBe({ match }: TableRow, status: TableChange['status']): void {
  if (match.status === status) return
  if (status === 'gathering') throw refused('table-playing')
  throw refused(match.status === 'gathering' ? 'table-gathering' : 'table-over')
}

export function seatNamed(table: TableRow, seat: Seat): SeatRow {
  const found = table.seats.find((one) => one.seat === seat)
  if (found === undefined) throw refused('not-found')
  return found
}

/** The account or bot of a seat after a change. */
export function assignmentOf(row: SeatRow, change: Partial<SeatAssignment> = {}): SeatAssignment {
  const { seat, holder, bot, owner, open, ready, satAt } = row
  return { seat, holder, bot, owner, open, playing: false, ready, satAt, ...change }
}

/** At an open table each account has one seat; friends at a private table may share a device. */
export function mustHaveOneSeat({ match, seats }: TableRow, wanted: Seat, account: string): void {
  const others = seats.filter(({ seat }) => seat !== wanted)
  if (match.listed && others.some(({ holder, owner }) => holder === account || owner === account)) {
    throw refused('seat-limit')
  }
}

/** Refuses a player who has blocked the host or another player, or is blocked by one of them. */
export async function mustGetAlong(driver: Driver, table: TableRow, account: string): Promise<void> {
  const others = [table.match.host, ...table.seats.map(({ holder }) => holder)].flatMap((one) =>
    one === null || one === account ? [] : [one],
  )
  if (await isBlockedAmong(driver, account, others)) throw refused('blocked')
}
