// Hegemony as a game of the kernel.
import { type Game, HustingsError } from '@hustings/kernel'
import { z } from 'zod'
import { imagineFor } from './imagine.ts'
import { finalStandings } from './rules/round/end.ts'
import { advance } from './rules/round/round.ts'
import { createTable, DEFAULT_HOUSE_RULES, rolesFor } from './rules/round/setup.ts'
import type { HegemonyEvent } from './state/events.ts'
import type { HegemonyState, HouseRules } from './state/state.ts'
import type { HegemonyView } from './state/view.ts'
import { publicNumbers, viewFor } from './view.ts'
import { violationsIn } from './violations.ts'

const optionsSchema = z.strictObject({
  players: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  house: z
    .strictObject({
      negativeVp: z.boolean().default(DEFAULT_HOUSE_RULES.negativeVp),
      electionsWithoutBills: z.boolean().default(DEFAULT_HOUSE_RULES.electionsWithoutBills),
      strikeByEmployeeOnly: z.boolean().default(DEFAULT_HOUSE_RULES.strikeByEmployeeOnly),
    })
    .default(DEFAULT_HOUSE_RULES),
})

export interface HegemonyOptions {
  readonly players: 2 | 3 | 4
  readonly house: HouseRules
}

function checkOptions(input: unknown): HegemonyOptions {
  const parsed = optionsSchema.safeParse(input)
  if (!parsed.success) {
    throw new HustingsError('invalid-options', { where: parsed.error.issues[0]?.path.join('.') || 'options' })
  }
  return parsed.data
}

export const hegemony: Game<HegemonyState, HegemonyOptions, HegemonyView, HegemonyEvent> = {
  id: 'hegemony',
  version: 1,
  options: checkOptions,
  seats: ({ players }) => rolesFor(players),
  create: ({ players, house }, random) => createTable(players, house, random),
  advance,
  over: (state) => state.finished,
  standings: finalStandings,
  view: viewFor,
  imagine: imagineFor,
  numbers: publicNumbers,
  violations: violationsIn,
}
