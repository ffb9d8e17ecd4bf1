// Seats as people see them: the look and name of the role, the name of whoever sits there.

import type { Seat } from '@hustings/kernel'
import type { Seating } from '@hustings/protocol'
import { useMemo } from 'react'
import type { GameInfo, SeatLook } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'

export interface Seats {
  look(seat: Seat): SeatLook
  /** "Working Class" */
  role(seat: Seat): string
  /** "the Working Class", within a sentence */
  said(seat: Seat): string
  short(seat: Seat): string
  /** "Olena", "Random bot"; the role where nobody gave a name. */
  person(seat: Seat): string
  /** Everybody else is a machine: a bot, or played by the rules themselves. */
  isPerson(seat: Seat): boolean
}

const UNKNOWN: SeatLook = {
  name: { key: 'ui.seat.unknown' },
  short: { key: 'ui.seat.unknown' },
  said: { key: 'ui.seat.unknown.said' },
  colour: 'grey',
}

export function useSeatsOf(info: GameInfo, people: Seating): Seats {
  const { say } = useWords()
  return useMemo(() => {
    const look = (seat: Seat) => info.looks[seat] ?? UNKNOWN
    return {
      look,
      role: (seat) => say(look(seat).name),
      said: (seat) => say(look(seat).said),
      short: (seat) => say(look(seat).short),
      person: (seat) => {
        const occupant = people[seat]
        if (occupant === undefined || occupant.name !== '') return occupant?.name ?? say(look(seat).name)
        return occupant.kind === 'bot' ? say('ui.bot.random') : say(look(seat).name)
      },
      isPerson: (seat) => people[seat]?.kind === 'person',
    }
  }, [info, people, say])
}
