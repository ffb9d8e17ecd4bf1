// Hegemony as a game of the kernel, with the box of the expansion closed: game.ts opens it.
import type { Game, Seat } from '@hustings/kernel'
import { ROUNDS } from './data/boards.ts'
import { CLASSES, ROLES } from './data/vocabulary.ts'
import { features } from './features.ts'
import { checkOptions, type HegemonyOptions } from './options.ts'
import { redealFor } from './redeal.ts'
import { finalStandings } from './rules/round/end.ts'
import { publicNumbers } from './rules/round/numbers.ts'
import { advance } from './rules/round/round.ts'
import { createTable, rolesFor } from './rules/round/setup.ts'
import type { HegemonyEvent } from './state/events.ts'
import type { HegemonyState } from './state/state.ts'
import type { HegemonyView } from './state/view.ts'
import { upgrade } from './upgrade.ts'
import { viewFor } from './view.ts'
import { violationsIn } from './violations.ts'

function pointsOf(state: HegemonyState, seat: Seat): number {
  for (const role of ROLES) if (role === seat) return state[role].vp
  return 0
}

export const baseGame: Game<HegemonyState, HegemonyOptions, HegemonyView, HegemonyEvent> = {
  id: 'hegemony',
  version: 3,
  vocabulary: 2,
  options: checkOptions,
  seats: ({ players }) => rolesFor(players),
  automatic: ({ automas }) => CLASSES.filter((of) => automas[of] !== undefined),
  create: createTable,
  advance,
  over: (state) => state.finished,
  standings: finalStandings,
  view: viewFor,
  redeal: redealFor,
  numbers: publicNumbers,
  violations: violationsIn,
  upgrade,
  stages: ROUNDS,
  stage: (state) => state.clock.round - 1,
  features,
  score: pointsOf,
}
