// What some seats knew before, put back among what the others have learned since.
import type { Seat } from '@hustings/kernel'
import { plainValueName } from '../company.ts'
import type { Weights } from '../weights.ts'

/** These seats as they were; games whose seats are alike know nothing of seats. */
export function withSeatsOf(weights: Weights, former: Weights, seats: readonly Seat[]): Weights {
  const isOfThem = (place: string): boolean => seats.some((seat) => place.startsWith(`${seat} `))
  const isValueOfThem = (name: string): boolean => seats.includes(plainValueName(name))
  const mixed = <T>(now: ReadonlyMap<string, T>, then: ReadonlyMap<string, T>, isTheirs: (name: string) => boolean) =>
    new Map([...[...now].filter(([name]) => !isTheirs(name)), ...[...then].filter(([name]) => isTheirs(name))])
  const nets = mixed(weights.nets ?? new Map(), former.nets ?? new Map(), (seat) => seats.includes(seat))
  return {
    ...weights,
    ...(nets.size > 0 && { nets }),
    places: mixed(weights.places, former.places, isOfThem),
    value: mixed(weights.value, former.value, isValueOfThem),
  }
}
