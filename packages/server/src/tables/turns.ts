// Whose turn it is, since when, and until when. A clock is one turn, not one click.
import type { Message, Seat } from '@hustings/kernel'
import type { SeatTurn } from '../storage/seats.ts'

/** "Your turn" waits this long, in case the person is at the table. */
export const FIRST_REMINDER_MS = 60_000

export interface TurnSeat extends SeatTurn {
  /** Null when a bot or the rules play the seat. */
  readonly holder: string | null
  readonly awayFrom: number | null
  readonly awayUntil: number | null
}

export interface TurnChange {
  /** Who is asked, and what. */
  readonly asked: ReadonlyMap<Seat, Message>
  readonly now: number
  readonly turnSeconds: number | null
  /** An undo gives back what was left of the time. */
  readonly undo: boolean
  /** Seats for which a person has chosen: they have not missed their turn. */
  readonly chose: readonly Seat[]
}

/** The turns that are different now. */
export function turnsAfter(seats: readonly TurnSeat[], change: TurnChange): SeatTurn[] {
  return seats.flatMap((seat) => {
    const prompt = change.asked.get(seat.seat) ?? null
    const missed = change.chose.includes(seat.seat) ? 0 : seat.missed
    if (prompt !== null && !seat.toAct) return [begun(seat, missed, prompt, change)]
    if (prompt === null && seat.toAct) return [ended(seat, missed, change.now)]
    return missed === seat.missed && sameMessage(prompt, seat.prompt) ? [] : [{ ...turnOf(seat), missed, prompt }]
  })
}

function sameMessage(one: Message | null, other: Message | null): boolean {
  if (one === other) return true
  if (one?.key !== other?.key) return false
  return JSON.stringify(one) === JSON.stringify(other)
}

function begun(seat: TurnSeat, missed: number, prompt: Message, { now, turnSeconds, undo }: TurnChange): SeatTurn {
  const person = seat.holder !== null
  const seconds = undo ? (seat.leftSeconds ?? turnSeconds) : turnSeconds
  return {
    seat: seat.seat,
    toAct: true,
    actingSince: now,
    dueAt: person && seconds !== null ? dueAfter(now, seconds, seat.awayFrom, seat.awayUntil) : null,
    remindAt: person ? now + FIRST_REMINDER_MS : null,
    leftSeconds: null,
    missed,
    prompt,
  }
}

function ended(seat: TurnSeat, missed: number, now: number): SeatTurn {
  const left = seat.dueAt === null ? null : Math.max(0, Math.round((seat.dueAt - now) / 1000))
  return {
    seat: seat.seat,
    toAct: false,
    actingSince: null,
    dueAt: null,
    remindAt: null,
    leftSeconds: left,
    missed,
    prompt: null,
  }
}

export function turnOf({ seat, toAct, actingSince, dueAt, remindAt, leftSeconds, missed, prompt }: SeatTurn): SeatTurn {
  return { seat, toAct, actingSince, dueAt, remindAt, leftSeconds, missed, prompt }
}

/** When that many seconds are over, not counting those in which the person is away. */
export function dueAfter(now: number, seconds: number, awayFrom: number | null, awayUntil: number | null): number {
  const due = now + seconds * 1000
  if (awayFrom === null || awayUntil === null) return due
  const from = Math.max(awayFrom, now)
  return awayUntil <= from || due <= from ? due : due + (awayUntil - from)
}
