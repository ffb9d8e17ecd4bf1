// What everybody can see of a position of Ballot, as numbers of about 0 to 1 for bots that learn.
import type { Features } from '../../game.ts'
import { COINS, CUBES, CUBES_IN_BAG, DISTRICT_LIMIT, DISTRICTS, HAND, PARTIES, ROUNDS, TURNS_PER_ROUND } from './box.ts'
import type { BallotState } from './state.ts'

/** About what a winner has. */
const MANY_POINTS = 30

export const features: Features<BallotState> = {
  names: [
    'round',
    'turn',
    ...PARTIES.flatMap((party) => [
      ...['points', 'coins', 'supply', 'cards', 'bag'].map((what) => `${party}.${what}`),
      ...DISTRICTS.map((district) => `${party}.${district}`),
    ]),
  ],
  write(state, into) {
    let at = 0
    into[at++] = state.round / ROUNDS
    into[at++] = state.turn / TURNS_PER_ROUND
    for (const party of PARTIES) {
      const { points, coins, supply, hand } = state.parties[party]
      into[at++] = points / MANY_POINTS
      into[at++] = coins / (2 * COINS)
      into[at++] = supply / CUBES
      into[at++] = hand.length / HAND
      into[at++] = state.bag[party] / (2 * CUBES_IN_BAG)
      for (const district of DISTRICTS) into[at++] = state.districts[district][party] / DISTRICT_LIMIT
    }
  },
}
