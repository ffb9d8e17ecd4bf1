// Names of players at the table: a human by name, a bot by color, because several bots share a name.

import { useWords } from '../../../i18n/context.ts'
import { useSeats } from '../../../table/model/use-seats.ts'
import type { Voter } from './model.ts'

export function useNames(): (voter: Voter) => string {
  const { say } = useWords()
  const seats = useSeats()
  return (voter) => {
    if (voter === 'puppet') return say('seat.puppet')
    return seats.isPerson(voter) ? seats.person(voter) : seats.role(voter)
  }
}
