// The five seat colors of every game. Shape and pattern follow from the color: it is never the only sign.
import type { IconName } from './icon-names.ts'

export const SEAT_COLOURS = ['red', 'gold', 'blue', 'grey', 'green'] as const
export type SeatColour = (typeof SEAT_COLOURS)[number]

export const SHAPE_OF = {
  red: 'circle',
  gold: 'diamond',
  blue: 'square',
  grey: 'hexagon',
  green: 'triangle',
} as const satisfies Record<SeatColour, IconName>

/** The class that sets CSS variables: `--c` is the seat's mark, `--ct` its text, `--cw` its background, `--pat` its pattern. */
export function hookOf(colour: SeatColour): `c-${SeatColour}` {
  return `c-${colour}`
}
