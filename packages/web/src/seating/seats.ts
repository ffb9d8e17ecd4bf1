// Seats as shown to players: look and name of the role, name of the player.
import type { Seat } from '@hustings/kernel'
import { levelOf, type Seating } from '@hustings/protocol'
import { useMemo } from 'react'
import type { GameInfo, SeatLook } from '../games/types.ts'
import { useWords } from '../i18n/context.ts'

/** The match data that names of seats need. */
export interface Party {
  readonly info: GameInfo
  /** The setup options; unknown in matches of older versions. */
  readonly options: unknown
  readonly people: Seating
}

export interface Seats {
  /** All seats in the order of the game. */
  readonly all: readonly Seat[]
  look(seat: Seat): SeatLook
  /** "Working Class" */
  role(seat: Seat): string
  /** "the Working Class", within a sentence */
  said(seat: Seat): string
  short(seat: Seat): string
  /** "Olena", "Medium bot", "Simple Automa"; the role if the player has no name. */
  person(seat: Seat): string
  /** False for bots and Automas. */
  isPerson(seat: Seat): boolean
  isAutoma(seat: Seat): boolean
  /** A trained bot with a level; it can explain its moves. */
  isBot(seat: Seat): boolean
}

const UNKNOWN: SeatLook = {
  name: { key: 'ui.seat.unknown' },
  short: { key: 'ui.seat.unknown' },
  said: { key: 'ui.seat.unknown.said' },
  colour: 'grey',
}

export function useSeatsOf({ info, options, people }: Party): Seats {
  const { say } = useWords()
  return useMemo(() => {
    const looks = info.looks(options)
    const automas = info.automas?.(options) ?? {}
    const look = (seat: Seat) => looks[seat] ?? UNKNOWN
    const nameOf = (seat: Seat) => {
      const automa = automas[seat]
      if (automa !== undefined) return say(automa)
      const occupant = people[seat]
      if (occupant?.kind !== 'bot') return occupant?.name || say(look(seat).name)
      const level = levelOf(occupant)
      return occupant.name === '' ? say(`ui.bot.${level}`) : say('ui.bot.named', { name: occupant.name, level })
    }
    return {
      all: Object.keys(looks).filter((seat) => seat in people || seat in automas),
      look,
      role: (seat) => say(look(seat).name),
      said: (seat) => say(look(seat).said),
      short: (seat) => say(look(seat).short),
      person: nameOf,
      isPerson: (seat) => people[seat]?.kind === 'person',
      isAutoma: (seat) => seat in automas,
      isBot: (seat) => people[seat]?.kind === 'bot' && !(seat in automas),
    }
  }, [info, options, people, say])
}
