// The AI deck: one card revealed each turn, others drawn for a decision and put under the deck (CC-AUTO-12 to CC-AUTO-16).
import { shuffle } from '@hustings/kernel'
import { aiCard } from '../../data/automa.ts'
import type { Class } from '../../data/vocabulary.ts'
import { deckSize } from '../../rules/automas.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import type { Automa } from '../../state/automa.ts'
import { theAutoma } from './automa.ts'

function takeTop(t: HegemonyTable, { deck }: Automa): string | undefined {
  const top = deck.at(-1)
  const card = top?.pop()
  if (top?.length === 0) deck.pop()
  if (card !== undefined) t.reveal()
  return card
}

/** Reveals the card of this turn (CC-AUTO-12). */
export function revealCard(t: HegemonyTable, of: Class): string {
  const automa = theAutoma(t.state, of)
  if (deckSize(automa) === 0) renewDeck(t, of)
  const card = takeTop(t, automa)
  if (card === undefined) throw new Error(`the ${of} has no AI card left`)
  automa.card = card
  t.emit({ type: 'automa-card', role: of, card, deck: deckSize(automa) })
  return card
}

/** Discards the card after the turn (CC-AUTO-13). */
export function discardCard(automa: Automa): void {
  if (automa.card === null) return
  automa.discard.push(automa.card)
  automa.card = null
}

/** Shuffles the discard pile and puts it under the deck (CC-AUTO-16, CC-AUTO-106). */
export function renewDeck(t: HegemonyTable, of: Class): void {
  const automa = theAutoma(t.state, of)
  if (automa.discard.length === 0) return
  const renewed = shuffle(t, automa.discard)
  automa.deck.unshift(renewed)
  automa.discard = []
  t.emit({ type: 'ai-deck-renewed', role: of, cards: renewed.length })
}

/** Draws face up for a decision; the cards go under the deck in the order drawn (CC-AUTO-15, R-96). */
export function drawForDecision(t: HegemonyTable, of: Class, count: number): string[] {
  const automa = theAutoma(t.state, of)
  if (deckSize(automa) < count) renewDeck(t, of)
  const drawn: string[] = []
  while (drawn.length < count) {
    const card = takeTop(t, automa)
    if (card === undefined) break
    drawn.push(card)
  }
  for (const card of drawn) automa.deck.unshift([card])
  return drawn
}

/** Decides yes or no by one AI card: its Influence symbol means yes (CC-AUTO-108). */
export function drawYesOrNo(t: HegemonyTable, of: Class): boolean {
  const cards = drawForDecision(t, of, 1)
  const yes = cards.some(hasInfluenceSymbol)
  t.emit({ type: 'automa-draw', role: of, why: 'yes-no', cards, yes })
  return yes
}

export function hasInfluenceSymbol(card: string): boolean {
  return aiCard(card).influence
}

export function influenceSymbols(cards: readonly string[]): number {
  return cards.filter(hasInfluenceSymbol).length
}
