// Players of the seats. Automatic seats (Automas) are part of the match options and have no player.
import { randomFrom, type Seat, seedRandom, shuffle } from '@hustings/kernel'

/** Strength of a bot. */
export const BOT_LEVELS = ['easy', 'medium', 'hard', 'expert'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** Default bot level, as in matches from before there were levels. */
export const USUAL_LEVEL: BotLevel = 'medium'

export interface Occupant {
  readonly kind: 'person' | 'bot'
  readonly name: string
  /** Of a bot. */
  readonly level?: BotLevel
}

/** Returns the level of a bot; unknown values give the default. */
export function levelOf({ level }: Pick<Occupant, 'level'>): BotLevel {
  return BOT_LEVELS.find((known) => known === level) ?? USUAL_LEVEL
}

export type Seating = Readonly<Record<Seat, Occupant>>

export function peopleOf(seating: Seating): readonly Seat[] {
  return Object.keys(seating).filter((seat) => seating[seat]?.kind === 'person')
}

/** Deals occupants to the seats at random. The same seed gives the same deal. */
export function dealSeats<T>(seats: readonly Seat[], occupants: readonly T[], seed: string): ReadonlyMap<Seat, T> {
  if (seats.length !== occupants.length) throw new RangeError('there is one occupant for each seat')
  const random = randomFrom(seedRandom(`${seed}/seats`))
  return new Map(shuffle(random, [...occupants]).map((occupant, i) => [seats[i] ?? '', occupant]))
}
