// Printed parts of the AI cards of an Automa: symbols, listed policies, bonus, Special Action, Influence symbol.
import { type BonusId, bonusFacts } from './automa-bonuses.ts'
import type { SpecialId } from './automa-specials.ts'
import type { Class, Origin, Policy } from './vocabulary.ts'

/** The codes printed on Action priority cards; DEM and SC are never symbols of an AI card (CC-AUTO-10). */
export const ACTION_CODES = ['AW', 'BGS', 'PB', 'SA', 'STR', 'DEM', 'BC', 'SC', 'SFM', 'LOB'] as const
export type ActionCode = (typeof ACTION_CODES)[number]

/** Conditions printed instead of a bonus on cards whose first symbol is the Special Action (CC-AUTO-09). */
export type ConditionId =
  | 'machinery-places'
  | 'protected-companies'
  | 'rich-in-revenue'
  | 'luxury-in-stock'
  | 'many-unemployed'

export interface AiCardFacts {
  readonly id: string
  readonly class: Class
  /** As printed, 1 to 30. */
  readonly number: number
  /** From left to right, without duplicates. */
  readonly symbols: readonly ActionCode[]
  /** In printed order; none on cards without Propose Bill. */
  readonly policies: readonly Policy[]
  readonly bonus?: BonusId
  readonly conditions?: ConditionId
  readonly special: SpecialId
  /** The Influence symbol in the lower left corner. */
  readonly influence: boolean
  readonly origin: Origin
}

type Printed = Omit<AiCardFacts, 'id' | 'class' | 'number' | 'influence' | 'origin'> & { readonly influence?: true }

/** The cards of one Automa, numbered as they are listed. */
export function aiCards(of: Class, cards: readonly Printed[]): readonly AiCardFacts[] {
  return cards.map((card, at) => ({
    ...card,
    id: `ai-${of}-${at + 1}`,
    class: of,
    number: at + 1,
    influence: card.influence === true,
    origin: 'printed card',
  }))
}

/** Returns the printed number of the card with this id, 1 to 30. */
export function aiCardNumber(id: string): number {
  return Number(id.slice(id.lastIndexOf('-') + 1))
}

/** Returns the action of the bonus of a card: that of the first symbol, or one reached through it (CC-AUTO-28). */
export function bonusAction({ bonus, symbols }: AiCardFacts): ActionCode | undefined {
  return bonus === undefined ? undefined : (bonusFacts(bonus).action ?? symbols[0])
}
