// Redeals in place what a viewer cannot see: for search, and for tests that views keep secrets.
import { drawRandomState, type Random, shuffle, type Viewer } from '@hustings/kernel'
import type { Extensions } from './rules/extensions.ts'
import type { HegemonyState } from './state/state.ts'

export function redealFor(s: HegemonyState, viewer: Viewer, random: Random, extensions: Extensions): void {
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
  extensions.redeal('seats', s, viewer, random)
  const { decks, known } = s
  for (const name of ['export', 'deal', 'agenda', 'capitalist', 'middle'] as const)
    shuffle(random, decks[name].cards.sort())
  extensions.redeal('decks', s, viewer, random)
  extensions.redeal('hands', s, viewer, random)
  shuffleUnknown(random, decks.immigration.cards, known.immigrationBottom, 0)
  shuffleUnknown(random, decks.event.cards, 0, viewer === 'state' ? known.eventTop : 0)
}

/** Shuffles the middle of a deck with some known bottom and top cards. */
function shuffleUnknown(random: Random, cards: string[], bottom: number, top: number): void {
  const unknown = shuffle(random, cards.slice(bottom, cards.length - top).sort())
  cards.splice(bottom, unknown.length, ...unknown)
}
