// The four roles as seats: names, colours, shapes. Small, because the home screen needs it too.
import { say } from '@hustings/kernel'
import type { SeatLook } from '../types.ts'

export const SEATS = {
  2: ['working', 'capitalist'],
  3: ['working', 'middle', 'capitalist'],
  4: ['working', 'middle', 'capitalist', 'state'],
} as const

export const LOOKS = {
  working: {
    name: say('role.working'),
    short: say('board.role.working'),
    colour: 'working',
    shape: 'circle',
    term: 'working',
  },
  middle: {
    name: say('role.middle'),
    short: say('board.role.middle'),
    colour: 'middle',
    shape: 'diamond',
    term: 'middle',
  },
  capitalist: {
    name: say('role.capitalist'),
    short: say('board.role.capitalist'),
    colour: 'capitalist',
    shape: 'square',
    term: 'capitalist',
  },
  state: { name: say('role.state'), short: say('board.role.state'), colour: 'state', shape: 'hexagon', term: 'state' },
} as const satisfies Record<string, SeatLook>
