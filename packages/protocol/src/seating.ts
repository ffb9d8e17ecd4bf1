// Who sits where. Automatic seats (an Automa) stand in the options of the match and are nobody's.
import type { Seat } from '@hustings/kernel'

/** How well a bot plays. */
export const BOT_LEVELS = ['easy', 'medium', 'hard', 'expert'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** What a bot plays at if nobody has said it, as in matches from before there were levels. */
export const USUAL_LEVEL: BotLevel = 'medium'

export interface Occupant {
  readonly kind: 'person' | 'bot'
  readonly name: string
  /** Of a bot. */
  readonly level?: BotLevel
}

/** The level of a bot, whatever is stored about it. */
export function levelOf({ level }: Pick<Occupant, 'level'>): BotLevel {
  return BOT_LEVELS.find((known) => known === level) ?? USUAL_LEVEL
}

export type Seating = Readonly<Record<Seat, Occupant>>

export function peopleOf(seating: Seating): readonly Seat[] {
  return Object.keys(seating).filter((seat) => seating[seat]?.kind === 'person')
}
