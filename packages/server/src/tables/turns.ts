// Active seats, their clocks and deadlines. A clock is one turn, not one click.
import type { Message, Seat } from '@hustings/kernel'
import type { SeatTurn } from '../storage/seats.ts'

/** Delay of the notice "Your turn", in case the player is at the table. */
export const FIRST_REMINDER_MS = 60_000

export interface TurnSeat extends SeatTurn {
  /** Null when a bot or the rules play the seat. */
  readonly holder: string | null
  readonly awayFrom: number | null
  readonly awayUntil: number | null
}

export interface TurnChange {
  /** Prompts of the open decisions by seat. */
  readonly asked: ReadonlyMap<Seat, Message>
  readonly now: number
  readonly turnSeconds: number | null
  /** After an undo, a turn gets its remaining time back. */
  readonly undo: boolean
  /** Seats for which a human has chosen: they have not missed their turn. */
  readonly chose: readonly Seat[]
}

/** Returns the turns that change. */
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

/** Returns the time after that number of seconds, without those of a vacation. */
export function dueAfter(now: number, seconds: number, awayFrom: number | null, awayUntil: number | null): number {
  const due = now + seconds * 1000
  if (awayFrom === null || awayUntil === null) return due
  const from = Math.max(awayFrom, now)
  return awayUntil <= from || due <= from ? due : due + (awayUntil - from)
}
