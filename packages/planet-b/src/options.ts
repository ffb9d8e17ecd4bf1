// What a match can be set up with, checked when it comes from outside.
import { HustingsError } from '@hustings/kernel'
import * as z from 'zod/mini'
import { SEATS } from './data/vocabulary.ts'
import { seatsFor, type TableOptions } from './rules/course/setup.ts'

export type PlanetBOptions = TableOptions

const schema = z
  .strictObject({
    players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    /** Who gets board 1 (PB-SETUP-16). */
    first: z._default(z.enum(['random', ...SEATS]), 'random'),
    /** Everybody sees all VP, although the rules keep them secret (PB-VP-02). */
    openScores: z._default(z.boolean(), false),
  })
  .check(z.refine(({ players, first }) => first === 'random' || seatsFor(players).includes(first), { path: ['first'] }))

export function checkOptions(input: unknown): PlanetBOptions {
  const parsed = schema.safeParse(input)
  if (!parsed.success) {
    throw new HustingsError('invalid-options', { where: parsed.error.issues[0]?.path.join('.') || 'options' })
  }
  return parsed.data
}
