// What a match can be set up with, checked when it comes from outside.
import { HustingsError } from '@hustings/kernel'
import * as v from 'valibot'
import { type PlayerSeat, SEATS } from './data/vocabulary.ts'
import { seatsFor, type TableOptions } from './rules/course/setup.ts'

export type PlanetBOptions = TableOptions

/** Clockwise around the table, each color once. */
function areInOrder(colours: readonly PlayerSeat[]): boolean {
  return SEATS.filter((seat) => colours.includes(seat)).join() === colours.join()
}

const schema = v.pipe(
  v.strictObject({
    players: v.picklist([2, 3, 4]),
    /** Who gets board 1 (PB-SETUP-16). */
    first: v.optional(v.picklist(['random', ...SEATS]), 'random'),
    /** All players see all VP, although the rules keep them secret (PB-VP-02). */
    openScores: v.optional(v.boolean(), false),
    /** The colors in the game (PB-SETUP-18). */
    colours: v.exactOptional(
      v.pipe(
        v.array(v.picklist(SEATS)),
        v.check((colours) => areInOrder(colours)),
      ),
    ),
  }),
  v.forward(
    v.check(({ players, colours }) => colours === undefined || colours.length === players),
    ['colours'],
  ),
  v.forward(
    v.check((options) => options.first === 'random' || seatsFor(options).includes(options.first)),
    ['first'],
  ),
)

export function checkOptions(input: unknown): PlanetBOptions {
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) {
    throw new HustingsError('invalid-options', { where: v.getDotPath(parsed.issues[0]) ?? 'options' })
  }
  return parsed.output
}
