// Deals hidden things again, in place, for search and for the proof that views keep secrets. The real order has no
// influence: unknown things are sorted before they are shuffled.
import { drawRandomState, type Random, shuffle, type Viewer } from '@hustings/kernel'
import { BUILDING_DECKS, type BuildingDeck, LAW_DECKS, NEWS_DECKS, type PlayerSeat } from './data/vocabulary.ts'
import { letterOf } from './rules/economy/knowledge.ts'
import type { PlanetBState } from './state/state.ts'

export function redealFor(s: PlanetBState, viewer: Viewer, random: Random): void {
  s.random = drawRandomState(random)
  const seat = s.order.find((each) => each === viewer) ?? null
  redealBuildings(s, seat, random)
  for (const deck of NEWS_DECKS) s.news[deck].cards = mixed(random, s.news[deck].cards)
  for (const deck of LAW_DECKS) {
    const seen = s.lawsSeen[deck]
    s.laws[deck] = [...s.laws[deck].slice(0, seen), ...mixed(random, s.laws[deck].slice(seen))]
  }
  redealStack(s, random)
}

function mixed(random: Random, cards: readonly string[]): string[] {
  return shuffle(random, [...cards].sort())
}

/** Hands of the others, the packet of the draft unless the viewer holds it, and the decks. */
function redealBuildings(s: PlanetBState, viewer: PlayerSeat | null, random: Random): void {
  const hands = new Map<PlayerSeat, string[]>()
  for (const seat of s.order) if (seat !== viewer) hands.set(seat, [])
  for (const deck of BUILDING_DECKS) {
    const dealt = redealLetter(s, deck, viewer, random)
    for (const [seat, cards] of dealt) hands.get(seat)?.push(...cards)
  }
  for (const [seat, hand] of hands) {
    s.player[seat].hand = hand
    // What others know is theirs.
    s.player[seat].knows = []
    s.player[seat].passed = []
  }
}

/** All cards of one letter; says what the others have in hand of it. */
function redealLetter(
  s: PlanetBState,
  deck: BuildingDeck,
  viewer: PlayerSeat | null,
  random: Random,
): Map<PlayerSeat, string[]> {
  const { knows, passed } = viewer === null ? { knows: [], passed: [] } : s.player[viewer]
  const packet = s.packet?.deck === deck && s.packet.to[0] !== viewer ? s.packet : null
  const others = s.order.filter((seat) => seat !== viewer)
  const held = new Map(others.map((seat) => [seat, s.player[seat].hand.filter((card) => letterOf(card) === deck)]))

  const known = new Set(knows)
  const seenPassing = passed.filter((each) => each.deck === deck)
  const seen = new Set(seenPassing.flatMap(({ cards }) => cards))
  const everywhere = [...[...held.values()].flat(), ...(packet?.cards ?? []), ...s.buildings[deck]]
  const unknown = mixed(
    random,
    everywhere.filter((card) => !known.has(card) && !seen.has(card)),
  )
  const next = (): string => {
    const card = unknown.pop()
    if (card === undefined) throw new Error('more places than cards to deal')
    return card
  }

  const dealt = new Map<PlayerSeat, string[]>()
  let inPacket: string[] = []
  for (const { cards, to } of seenPassing) {
    const left = mixed(random, cards)
    for (const seat of to) {
      const card = packet?.to.includes(seat) === true ? undefined : left.pop()
      if (card !== undefined) dealt.set(seat, [...(dealt.get(seat) ?? []), card])
    }
    if (packet !== null && to.some((seat) => packet.to.includes(seat))) inPacket = left
  }
  for (const [seat, cards] of held) {
    const hand = [...cards.filter((card) => known.has(card)).sort(), ...(dealt.get(seat) ?? [])]
    while (hand.length < cards.length) hand.push(next())
    dealt.set(seat, hand)
  }
  if (packet !== null) {
    while (inPacket.length < packet.cards.length) inPacket.push(next())
    packet.cards = inPacket
  }
  s.buildings[deck] = s.buildings[deck].map((card) => (known.has(card) ? card : next()))
  return dealt
}

/** All but the visible top tile, together with the one that went back unseen (PB-SETUP-09, PB-P2-02). */
function redealStack(s: PlanetBState, random: Random): void {
  const below = Math.max(0, s.stack.length - 1)
  const hidden = mixed(random, [...s.stack.slice(0, below), ...s.unseen])
  s.stack.splice(0, below, ...hidden.slice(0, below))
  s.unseen = hidden.slice(below)
}
