// The five colours a seat can wear, in every game. Shape and pattern follow from the colour: it is never the only sign.
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

/** The hook of the style sheets: below it `--c` is the seat's mark, `--ct` its text, `--cw` its wash, `--pat` its pattern. */
export function hookOf(colour: SeatColour): `c-${SeatColour}` {
  return `c-${colour}`
}
