// A random table that agrees with everything a viewer knows: for search, and for the proof that views keep secrets.
import { copy, type Random, type RandomState, shuffle, type Viewer } from '@hustings/kernel'
import type { HegemonyState } from './state/state.ts'

export function imagineFor(s: HegemonyState, viewer: Viewer, random: Random): HegemonyState {
  const imagined = copy(s)
  imagined.random = newFuture(random)
  for (const role of s.roles) {
    const player = imagined[role]
    if (viewer === role) {
      shuffle(random, player.deck)
      continue
    }
    const hidden = shuffle(random, [...player.hand, ...player.deck])
    player.hand = hidden.splice(0, player.hand.length)
    player.deck = hidden
  }
  const { decks, known } = imagined
  for (const name of ['export', 'deal', 'agenda', 'capitalist', 'middle'] as const) shuffle(random, decks[name].cards)
  shuffleUnknown(random, decks.immigration.cards, known.immigrationBottom, 0)
  shuffleUnknown(random, decks.event.cards, 0, viewer === 'state' ? known.eventTop : 0)
  return imagined
}

function newFuture(random: Random): RandomState {
  const word = (): number => random.below(0x1_0000_0000)
  return [word(), word(), word(), word() | 1]
}

/** Shuffles the middle of a deck of which some bottom and top cards have been seen. */
function shuffleUnknown(random: Random, cards: string[], bottom: number, top: number): void {
  const unknown = shuffle(random, cards.slice(bottom, cards.length - top))
  cards.splice(bottom, unknown.length, ...unknown)
}
