// What a match can be set up with, checked when it comes from outside.
import { HustingsError } from '@hustings/kernel'
import * as v from 'valibot'
import { SEATS } from './data/vocabulary.ts'
import { seatsFor, type TableOptions } from './rules/course/setup.ts'

export type PlanetBOptions = TableOptions

const schema = v.pipe(
  v.strictObject({
    players: v.picklist([2, 3, 4]),
    /** Who gets board 1 (PB-SETUP-16). */
    first: v.optional(v.picklist(['random', ...SEATS]), 'random'),
    /** Everybody sees all VP, although the rules keep them secret (PB-VP-02). */
    openScores: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.check(({ players, first }) => first === 'random' || seatsFor(players).includes(first)),
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
