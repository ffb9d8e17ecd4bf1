// Seats and players of an online table, as its pages need them.
import type { Seat } from '@hustings/kernel'
import type { Me, Occupant, Seating, SeatSeen, TableSeen } from '@hustings/protocol'
import { useMemo } from 'react'
import type { GameInfo } from '../../games/types.ts'
import { type Seats, useSeatsOf } from '../../seating/seats.ts'
import { levelNamed } from './bots.ts'

/** The seating of the match; free seats have no player. */
export function seatingAt(table: TableSeen): Seating {
  return Object.fromEntries(
    table.seats.flatMap(({ seat, holder, bot }): [Seat, Occupant][] => {
      if (holder !== null) return [[seat, { kind: 'person', name: holder.name }]]
      if (bot === null) return []
      const level = levelNamed(bot)
      return [[seat, { kind: 'bot', name: '', ...(level === undefined ? {} : { level }) }]]
    }),
  )
}

export function useSeatsAt(info: GameInfo, table: TableSeen): Seats {
  const people = useMemo(() => seatingAt(table), [table])
  return useSeatsOf({ info, options: table.options, people })
}

/** The seats with a player. */
export function seatsOf(table: TableSeen, me: Me | null | undefined): readonly SeatSeen[] {
  return me == null ? [] : table.seats.filter(({ holder }) => holder?.id === me.id)
}

/** The seat is free for a player. */
export function isFree({ automatic, holder, bot, open }: SeatSeen, table: TableSeen): boolean {
  if (automatic || holder !== null) return false
  return table.status === 'gathering' ? bot === null : open
}

/** Whether it is the player's turn at this table. */
export function waitsFor(table: TableSeen, me: Me | null | undefined): boolean {
  return table.status === 'playing' && seatsOf(table, me).some(({ toAct }) => toAct)
}

export function seatAt(table: TableSeen, seat: Seat): SeatSeen | undefined {
  return table.seats.find((one) => one.seat === seat)
}
