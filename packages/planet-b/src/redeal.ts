// Deals again, in place, what a viewer does not know: for search, and for the proof that views keep secrets.
import { drawRandomState, type Random, shuffle, type Viewer } from '@hustings/kernel'
import { BUILDING_DECKS, type BuildingDeck, LAW_DECKS, NEWS_DECKS, type PlayerSeat } from './data/vocabulary.ts'
import { letterOf } from './rules/economy/buildings.ts'
import type { PlanetBState } from './state/state.ts'

export function redealFor(s: PlanetBState, viewer: Viewer, random: Random): void {
  s.random = drawRandomState(random)
  const seat = s.order.find((each) => each === viewer) ?? null
  for (const deck of BUILDING_DECKS) {
    const hidden = passedOn(s, deck, seat)
    redealAmong(random, hidden)
    redealBuildings(s, deck, seat, new Set(hidden.map(cardIn)), random)
  }
  for (const deck of NEWS_DECKS) shuffle(random, s.news[deck].cards)
  for (const deck of LAW_DECKS) shuffleAbove(random, s.laws[deck], s.lawsSeen[deck])
  redealStack(s, random)
}

/** A place in a hand, a deck or the packet where a card lies. */
interface Spot {
  readonly cards: string[]
  readonly at: number
}

const cardIn = ({ cards, at }: Spot): string => cards[at] ?? ''

function redealAmong(random: Random, spots: readonly Spot[]): void {
  const cards = shuffle(random, spots.map(cardIn))
  spots.forEach(({ cards: where, at }, i) => {
    where[at] = cards[i] ?? ''
  })
}

/** Cards of this letter that the viewer passed on in the draft and that are still in hand: known, but not with whom. */
function passedOn(s: PlanetBState, deck: BuildingDeck, viewer: PlayerSeat | null): Spot[] {
  const round = s.drafted[deck]
  const own = round.findIndex(({ seat }) => seat === viewer)
  if (own < 0) return []
  const known = viewer === null ? [] : s.player[viewer].knows
  const spots: Spot[] = []
  for (const { seat, card } of round.slice(own + 1)) {
    const { hand } = s.player[seat]
    const at = hand.indexOf(card)
    if (at >= 0 && !known.includes(card)) spots.push({ cards: hand, at })
  }
  // Still in the packet: seen, on the way to those who have not chosen yet.
  const packet = s.packet?.deck === deck ? s.packet.cards : []
  for (let at = 0; at < packet.length; at++) spots.push({ cards: packet, at })
  return spots
}

/** Hands of others, the packet and the deck itself: every card of this letter that the viewer has not seen anywhere. */
function redealBuildings(
  s: PlanetBState,
  deck: BuildingDeck,
  viewer: PlayerSeat | null,
  seen: ReadonlySet<string>,
  random: Random,
): void {
  const known = viewer === null ? [] : s.player[viewer].knows
  const spots: Spot[] = []
  const add = (cards: string[]): void => {
    cards.forEach((card, at) => {
      if (letterOf(card) === deck && !known.includes(card) && !seen.has(card)) spots.push({ cards, at })
    })
  }
  for (const seat of s.order) if (seat !== viewer) add(s.player[seat].hand)
  if (s.packet !== null && s.packet.to[0] !== viewer) add(s.packet.cards)
  add(s.buildings[deck])
  redealAmong(random, spots)
  repairDraft(s, deck)
}

/** What was drafted is remembered by card: who kept what follows the new hands. */
function repairDraft(s: PlanetBState, deck: BuildingDeck): void {
  s.drafted[deck] = s.drafted[deck].map(({ seat, card }) => {
    const { hand } = s.player[seat]
    return { seat, card: hand.includes(card) ? card : (hand.find((each) => letterOf(each) === deck) ?? card) }
  })
}

/** Shuffles a deck of which some bottom cards have been seen. */
function shuffleAbove(random: Random, cards: string[], bottom: number): void {
  const unknown = shuffle(random, cards.slice(bottom))
  cards.splice(bottom, unknown.length, ...unknown)
}

/** All but the visible top tile, together with the one that went back unseen (PB-SETUP-09, PB-P2-02). */
function redealStack(s: PlanetBState, random: Random): void {
  const below = Math.max(0, s.stack.length - 1)
  const hidden = shuffle(random, [...s.stack.slice(0, below), ...s.unseen])
  s.stack.splice(0, below, ...hidden.slice(0, below))
  s.unseen = hidden.slice(below)
}
