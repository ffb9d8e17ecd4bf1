// Planet B as a game of the kernel.
import type { Game, Seat } from '@hustings/kernel'
import { SEATS } from './data/vocabulary.ts'
import { features } from './features.ts'
import { checkOptions, type PlanetBOptions } from './options.ts'
import { redealFor } from './redeal.ts'
import { advance } from './rules/course/course.ts'
import { finalStandings } from './rules/course/scoring.ts'
import { createTable, seatsFor } from './rules/course/setup.ts'
import type { PlanetBEvent } from './state/events.ts'
import type { PlanetBState } from './state/state.ts'
import type { PlanetBView } from './state/view.ts'
import { upgrade } from './upgrade.ts'
import { publicNumbers, viewFor } from './view.ts'
import { violationsIn } from './violations.ts'

function pointsOf(state: PlanetBState, seat: Seat): number {
  for (const each of SEATS) if (each === seat) return state.player[each].vp
  return 0
}

/** Tiles still in the stack say how far the game is; the last turns are the last stage. */
const B_TILES = 4

export const planetB: Game<PlanetBState, PlanetBOptions, PlanetBView, PlanetBEvent> = {
  id: 'planet-b',
  version: 2,
  vocabulary: 2,
  options: checkOptions,
  seats: seatsFor,
  create: createTable,
  upgrade,
  advance,
  over: (state) => state.finished,
  standings: finalStandings,
  view: viewFor,
  redeal: redealFor,
  numbers: publicNumbers,
  violations: violationsIn,
  alike: true,
  stages: B_TILES + 2,
  stage: ({ clock, stack }) => (clock.turnsLeft === null ? B_TILES - stack.length : B_TILES + 1),
  features,
  score: pointsOf,
}
