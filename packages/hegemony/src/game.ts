// Hegemony as a game of the kernel.
import { type Game, HustingsError, type Seat } from '@hustings/kernel'
import { z } from 'zod'
import { ROUNDS } from './data/boards.ts'
import { ROLES } from './data/vocabulary.ts'
import { features } from './features.ts'
import { redealFor } from './redeal.ts'
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

function pointsOf(state: HegemonyState, seat: Seat): number {
  for (const role of ROLES) if (role === seat) return state[role].vp
  return 0
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
  redeal: redealFor,
  numbers: publicNumbers,
  violations: violationsIn,
  stages: ROUNDS,
  stage: (state) => state.clock.round - 1,
  features,
  score: pointsOf,
}
