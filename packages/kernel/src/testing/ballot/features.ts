// Public features of a Ballot position, as numbers of about 0 to 1 for bots that learn.
import type { Features } from '../../game.ts'
import { COINS, CUBES, CUBES_IN_BAG, DISTRICT_LIMIT, DISTRICTS, HAND, PARTIES, ROUNDS, TURNS_PER_ROUND } from './box.ts'
import { type BallotState, partyAt } from './state.ts'

/** About the score of a winner. */
const MANY_POINTS = 30

export const features: Features<BallotState> = {
  names: [
    'round',
    'turn',
    ...DISTRICTS.map((district) => `calendar.${district}`),
    ...PARTIES.flatMap((_, place) => [
      ...['points', 'coins', 'supply', 'cards', 'bag'].map((what) => `${place}.${what}`),
      ...DISTRICTS.map((district) => `${place}.${district}`),
    ]),
  ],
  write(state, into, seat) {
    let at = 0
    into[at++] = state.round / ROUNDS
    into[at++] = state.turn / TURNS_PER_ROUND
    for (const district of DISTRICTS) into[at++] = Number(state.calendar.indexOf(district) >= state.winners.length)
    const own = PARTIES.findIndex((party) => party === seat)
    for (let place = 0; place < PARTIES.length; place++) {
      const party = partyAt(Math.max(0, own) + place)
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
