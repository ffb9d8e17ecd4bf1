// Turns a list of cards into a catalog that finds each card by its id.

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
