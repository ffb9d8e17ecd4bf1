// The four roles as seats: names, colours, shapes. Small, because the home screen needs it too.
import { say } from '@hustings/kernel'
import type { SeatLook } from '../types.ts'

export const SEATS = {
  2: ['working', 'capitalist'],
  3: ['working', 'middle', 'capitalist'],
  4: ['working', 'middle', 'capitalist', 'state'],
} as const

const named = (role: string) => ({
  name: say(`role.${role}`),
  short: say(`board.role.${role}`),
  said: say(`role.said.${role}`),
  term: role,
})

export const LOOKS = {
  working: { ...named('working'), colour: 'working', shape: 'circle' },
  middle: { ...named('middle'), colour: 'middle', shape: 'diamond' },
  capitalist: { ...named('capitalist'), colour: 'capitalist', shape: 'square' },
  state: { ...named('state'), colour: 'state', shape: 'hexagon' },
} as const satisfies Record<string, SeatLook>
