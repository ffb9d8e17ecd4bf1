// Builds card indexes from written lists: adds the origin, numbers the copies, finds each card by its id.
import type { ActionCardFacts } from './facts.ts'
import type { Origin, Role } from './vocabulary.ts'

/** Returns the cards with their origin: the printed card, or the rulebook for ids whose figures are all in it. */
export function withOrigin<const Card extends { readonly id: string }>(
  cards: readonly Card[],
  inRulebook: readonly string[] = [],
): readonly (Card & { readonly origin: Origin })[] {
  return cards.map((card) => ({ ...card, origin: inRulebook.includes(card.id) ? 'rulebook' : 'printed card' }))
}

/** The action cards of one role. */
export function actionCards(
  role: Role,
  cards: readonly Omit<ActionCardFacts, 'role' | 'origin'>[],
): readonly ActionCardFacts[] {
  return withOrigin(cards.map((card) => ({ ...card, role })))
}

/** The ids of `copies` physical cards: the first keeps the plain id, further ones end in `-2`, `-3`. */
export function copyIds(id: string, copies: number): readonly string[] {
  return Array.from({ length: copies }, (_, index) => (index === 0 ? id : `${id}-${index + 1}`))
}

/** Returns one entry for each physical card. */
export function eachCopy<Card extends { readonly id: string; readonly copies: number }>(
  cards: readonly Card[],
): readonly Omit<Card, 'copies'>[] {
  return cards.flatMap(({ copies, ...card }) => copyIds(card.id, copies).map((id) => ({ ...card, id })))
}

export function byId<Card extends { readonly id: string }>(cards: readonly Card[]): Readonly<Record<string, Card>> {
  return Object.fromEntries(cards.map((card) => [card.id, card]))
}

/** Returns a lookup that throws on an unknown id: such an id is a bug of the caller. */
export function finder<Card>(noun: string, cards: Readonly<Record<string, Card>>): (id: string) => Card {
  const known = new Map(Object.entries(cards))
  return (id) => {
    const card = known.get(id)
    if (card === undefined) throw new Error(`No ${noun} has the id '${id}'`)
    return card
  }
}
