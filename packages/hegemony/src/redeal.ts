// Deals again, in place, what a viewer does not know: for search, and for the proof that views keep secrets.
import { drawRandomState, type Random, shuffle, type Viewer } from '@hustings/kernel'
import { expansion } from './rules/expansion.ts'
import type { HegemonyState } from './state/state.ts'

export function redealFor(s: HegemonyState, viewer: Viewer, random: Random): void {
  s.random = drawRandomState(random)
  for (const role of s.roles) {
    const player = s[role]
    if (viewer === role) {
      shuffle(random, player.deck.sort())
      continue
    }
    const hidden = shuffle(random, [...player.hand, ...player.deck].sort())
    player.hand = hidden.splice(0, player.hand.length)
    player.deck = hidden
  }
  // What went under an AI deck openly is a layer of its own, and stays where it is.
  for (const automa of Object.values(s.ai)) for (const layer of automa.deck) shuffle(random, layer.sort())
  const { decks, known } = s
  for (const name of ['export', 'deal', 'agenda', 'capitalist', 'middle'] as const)
    shuffle(random, decks[name].cards.sort())
  if (s.crisis !== null) shuffle(random, s.crisis.deck.cards.sort())
  for (const pile of Object.values(s.history?.piles ?? {})) shuffle(random, pile.sort())
  expansion.redealAgendas(s, viewer, random)
  shuffleUnknown(random, decks.immigration.cards, known.immigrationBottom, 0)
  shuffleUnknown(random, decks.event.cards, 0, viewer === 'state' ? known.eventTop : 0)
}

/** Shuffles the middle of a deck of which some bottom and top cards have been seen. */
function shuffleUnknown(random: Random, cards: string[], bottom: number, top: number): void {
  const unknown = shuffle(random, cards.slice(bottom, cards.length - top).sort())
  cards.splice(bottom, unknown.length, ...unknown)
}
