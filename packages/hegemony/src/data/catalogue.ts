// How a written list of cards becomes a catalogue: origin added, copies numbered, each card found by its id.
import type { ActionCardFacts } from './facts.ts'
import type { Origin, Role } from './vocabulary.ts'

/** The same cards with their origin: the printed card, or the rulebook for the ids whose every figure it states. */
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

/** Every physical card as a card of its own. */
export function eachCopy<Card extends { readonly id: string; readonly copies: number }>(
  cards: readonly Card[],
): readonly Omit<Card, 'copies'>[] {
  return cards.flatMap(({ copies, ...card }) => copyIds(card.id, copies).map((id) => ({ ...card, id })))
}

export function byId<Card extends { readonly id: string }>(cards: readonly Card[]): Readonly<Record<string, Card>> {
  return Object.fromEntries(cards.map((card) => [card.id, card]))
}

/** A lookup that throws on an id that no card bears: such an id is a mistake of the caller. */
export function finder<Card>(noun: string, cards: Readonly<Record<string, Card>>): (id: string) => Card {
  const known = new Map(Object.entries(cards))
  return (id) => {
    const card = known.get(id)
    if (card === undefined) throw new Error(`No ${noun} has the id '${id}'`)
    return card
  }
}
