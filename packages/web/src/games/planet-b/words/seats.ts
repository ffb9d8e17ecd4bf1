// The four colors of the players.
import { say } from '@hustings/kernel'
import type { Voter } from '@hustings/planet-b'
import type { SeatColour } from '../../../ui/seat-colours.ts'
import type { SeatLook } from '../../types.ts'

/** In board order (blue, red, green, gold); with fewer players the last ones are missing. */
export const SEATS = ['blue', 'red', 'green', 'gold'] as const

function look(colour: (typeof SEATS)[number]): SeatLook {
  const name = say(`seat.${colour}`)
  return { name, short: name, said: name, colour, term: 'office' }
}

export const LOOKS: Readonly<Record<string, SeatLook>> = Object.fromEntries(SEATS.map((seat) => [seat, look(seat)]))

/** No player owns the puppet of a two-player match. */
export function colourOf(voter: Voter): SeatColour {
  return voter === 'puppet' ? 'grey' : voter
}

export function hookOfSeat(seat: string): string {
  return seat === 'puppet' ? 'c-grey' : `c-${seat}`
}
