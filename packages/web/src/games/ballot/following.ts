// Who did what in Ballot, and what it meant for a party.
import type { BallotEvent } from '@hustings/kernel/testing/ballot'
import type { Following } from '../types.ts'

export const following: Following<BallotEvent> = {
  deed: (event) => {
    switch (event.type) {
      case 'card-played':
      case 'card-discarded':
      case 'passed':
        return { seat: event.party, main: true }
      case 'vote-held':
        return { seat: null, main: true }
      default:
        return null
    }
  },
  differences: (event) => (event.type === 'coins-taken' ? [{ number: `${event.party}.coins`, by: event.coins }] : []),
}
