// Combines weights of two trainings by seat.
import type { Seat } from '@hustings/kernel'
import { generalValueName } from '../automa-config.ts'
import type { Weights } from '../weights.ts'

/** Returns the weights with these seats taken from the former ones. Only for games whose seats differ. */
export function withSeatsOf(weights: Weights, former: Weights, seats: readonly Seat[]): Weights {
  const isOfThem = (place: string): boolean => seats.some((seat) => place.startsWith(`${seat} `))
  const isValueOfThem = (name: string): boolean => seats.includes(generalValueName(name))
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
