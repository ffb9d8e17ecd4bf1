// Players leave their seats: before the start the seat is free, later a bot takes it.
import type { Seat } from '@hustings/kernel'
import { refused } from '@hustings/protocol'
import { DEFAULT_BOT } from '../../config/games.ts'
import { change, type RowChange, type TablePlan } from '../effect.ts'
import { newCode } from '../invitation-code.ts'
import { assignmentOf, mustBe, seatNamed } from '../seat-rules.ts'
import type { SeatRow, TableRow } from '../table-row.ts'
import { turnOf } from '../turns.ts'

/**
 * Leaves a seat before the start. The host removes players and bots. A removal gives the table a new code, because the
 * player still has the old one.
 */
export function standUp(table: TableRow, seat: Seat, account: string): RowChange {
  mustBe(table, 'gathering')
  const sits = seatNamed(table, seat)
  const { holder } = sits
  if (holder !== account && table.match.host !== account) throw refused('not-your-seat')
  if (holder === null || holder === account) return change(freeSeat(sits, 'stood'))
  return change({ ...freeSeat(sits, 'removed'), code: newCode() })
}

function freeSeat(sits: SeatRow, why: 'stood' | 'removed'): TablePlan {
  const { seat, holder } = sits
  return {
    assignments: [assignmentOf(sits, { holder: null, bot: null, ready: false, satAt: null })],
    seatChanges: holder === null ? [] : [{ seat, from: holder, to: null, bot: null, why }],
  }
}

/** A bot takes the seat at once. The owner can come back while no other player has it. */
export function leave(table: TableRow, seat: Seat, account: string, at: number): RowChange {
  mustBe(table, 'playing')
  if (seatNamed(table, seat).holder !== account) throw refused('not-your-seat')
  return botSitsIn(table, seat, 'left', at)
}

/** A bot takes a seat from its player. */
export function botSitsIn(table: TableRow, seat: Seat, why: 'left' | 'missed' | 'deleted', at: number): RowChange {
  const sits = seatNamed(table, seat)
  const { holder } = sits
  const owner = why === 'deleted' ? null : holder
  const host = hostAfter(table, holder)
  return change({
    assignments: [assignmentOf(sits, { holder: null, owner, bot: DEFAULT_BOT, open: false, playing: true })],
    turns: [{ ...turnOf(sits), dueAt: null, remindAt: null }],
    seatChanges: [{ seat, from: holder, to: null, bot: DEFAULT_BOT, why }],
    ...(sits.toAct ? { botDueAt: at } : {}),
    ...(host === table.match.host ? {} : { host }),
  })
}

/** The player who has been seated longest becomes the host. */
function hostAfter({ match, seats }: TableRow, leaving: string | null): string | null {
  if (match.host !== leaving || leaving === null) return match.host
  const stays = seats.filter(({ holder }) => holder !== null && holder !== leaving)
  const next = stays.toSorted((a, b) => (a.satAt ?? 0) - (b.satAt ?? 0))[0]
  return next?.holder ?? match.host
}
