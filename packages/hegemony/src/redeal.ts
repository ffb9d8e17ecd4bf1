// Deals again, in place, what a viewer does not know: for search, and for the proof that views keep secrets.
import { drawRandomState, pickRandom, type Random, shuffle, type Viewer } from '@hustings/kernel'
import { hiddenAgendasOf } from './data/hidden-agendas.ts'
import { ERAS } from './data/historical-events.ts'
import { dealHand, NO_LOANS } from './expansions/hidden-agendas/agendas.ts'
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
  if (s.history !== null) for (const era of ERAS) shuffle(random, s.history.piles[era].sort())
  redealAgendas(s, viewer, random)
  shuffleUnknown(random, decks.immigration.cards, known.immigrationBottom, 0)
  shuffleUnknown(random, decks.event.cards, 0, viewer === 'state' ? known.eventTop : 0)
}

/** Any agenda of the role that it could still hold; whether it is held back is as unknown as which one it is. */
function redealAgendas({ roles, hidden }: HegemonyState, viewer: Viewer, random: Random): void {
  if (hidden === null) return
  for (const role of roles) {
    const hand = hidden.hands[role]
    if (hand === undefined || viewer === role || hand.outcome !== 'open') continue
    const isChosen = hand.agenda !== null
    Object.assign(hand, dealHand(role, random))
    if (!isChosen) continue
    const possible = hiddenAgendasOf(role).filter((agenda) => agenda !== NO_LOANS || !hidden.counted.borrowed)
    Object.assign(hand, { agenda: pickRandom(random, possible), dealt: [] })
  }
}

/** Shuffles the middle of a deck of which some bottom and top cards have been seen. */
function shuffleUnknown(random: Random, cards: string[], bottom: number, top: number): void {
  const unknown = shuffle(random, cards.slice(bottom, cards.length - top).sort())
  cards.splice(bottom, unknown.length, ...unknown)
}
