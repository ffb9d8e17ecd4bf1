// The four roles as seats: names, colours, shapes. Small, because the home screen needs it too.
import { say } from '@hustings/kernel'
import type { SeatLook } from '../types.ts'

export const SEATS = {
  2: ['working', 'capitalist'],
  3: ['working', 'middle', 'capitalist'],
  4: ['working', 'middle', 'capitalist', 'state'],
} as const

function look(role: SeatLook['colour'], shape: SeatLook['shape']): SeatLook {
  return {
    name: say(`role.${role}`),
    short: say(`board.role.${role}`),
    said: say(`role.said.${role}`),
    colour: role,
    shape,
    term: role,
    aim: say(`hegemony.aim.${role}`),
  }
}

export const LOOKS = {
  working: look('working', 'circle'),
  middle: look('middle', 'diamond'),
  capitalist: look('capitalist', 'square'),
  state: look('state', 'hexagon'),
} as const satisfies Record<string, SeatLook>
