// The four roles as seats: names and colors. Small, because the home page loads it too.
import { say } from '@hustings/kernel'
import { hookOf, type SeatColour } from '../../../ui/seat-colours.ts'
import type { SeatLook } from '../../types.ts'

export const SEATS = {
  2: ['working', 'capitalist'],
  3: ['working', 'middle', 'capitalist'],
  4: ['working', 'middle', 'capitalist', 'state'],
} as const

type Role = (typeof SEATS)[4][number]

/** The color of each role; its shape follows from it. */
const COLOURS = { working: 'red', middle: 'gold', capitalist: 'blue', state: 'grey' } as const satisfies Record<
  Role,
  SeatColour
>

/** The CSS class of a role's elements. */
export function roleHook(role: Role): string {
  return hookOf(COLOURS[role])
}

function look(role: Role): SeatLook {
  return {
    name: say(`role.${role}`),
    short: say(`board.role.${role}`),
    said: say(`role.said.${role}`),
    colour: COLOURS[role],
    term: role,
    aim: say(`hegemony.aim.${role}`),
  }
}

export const LOOKS = {
  working: look('working'),
  middle: look('middle'),
  capitalist: look('capitalist'),
  state: look('state'),
} as const satisfies Record<Role, SeatLook>
