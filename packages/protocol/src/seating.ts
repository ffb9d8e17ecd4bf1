// Who sits where. Automatic seats (an Automa) stand in the options of the match and are nobody's.
import type { Seat } from '@hustings/kernel'

export interface Occupant {
  readonly kind: 'person' | 'bot'
  readonly name: string
}

export type Seating = Readonly<Record<Seat, Occupant>>

export function peopleOf(seating: Seating): readonly Seat[] {
  return Object.keys(seating).filter((seat) => seating[seat]?.kind === 'person')
}
