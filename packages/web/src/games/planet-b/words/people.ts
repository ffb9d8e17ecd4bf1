// What players are called at this table: a person by name, a bot by its colour, for several bots have one name.

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
