// Matches of older versions continue from their last checkpoint.
import { isLike, seedRandom } from '@hustings/kernel'
import { SEATS } from './data/vocabulary.ts'
import { createTable } from './rules/course/setup.ts'
import type { PlanetBState } from './state/state.ts'

/** Since version 1 boards 2, 3 and 4 print another resource each (D5): from here on they produce what they print now. */
export function upgrade(checkpoint: unknown, from: number): PlanetBState | null {
  if (from !== 1) return null
  const fresh = createTable({ players: 4, first: SEATS[0], openScores: false }, seedRandom('upgrade'))
  // A place can lose its tile (PB-END-04) and a news deck its open card.
  for (const deal of Object.values(fresh.deals)) deal.tile = null
  for (const stack of Object.values(fresh.news)) stack.up = null
  return isLike(fresh, checkpoint) ? checkpoint : null
}
