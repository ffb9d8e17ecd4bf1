// The draft of the first buildings (PB-DRAFT): one packet for each letter, passed on from player to player.
import { type Script, say } from '@hustings/kernel'
import { buildingFacts } from '../../data/buildings.ts'
import { BUILDING_DECKS, type BuildingDeck, type PlayerSeat } from '../../data/vocabulary.ts'
import type { Packet } from '../../state/state.ts'
import { buildingName, offer, type PlanetBTable } from '../table.ts'

/** One choice from the packet; the last card comes without a choice. Done when all three letters went round. */
export function* draftStep(t: PlanetBTable): Script {
  const packet = t.state.packet ?? newPacket(t)
  const [seat] = packet.to
  if (seat === undefined) return
  const prompt = say('ask.draft', { deck: packet.deck })
  const offers = packet.cards.map((card) => {
    const { cost, vp } = buildingFacts(card)
    const label = say('option.card', { building: buildingName(card), deck: packet.deck, cost, vp })
    return offer(`draft:${card}`, card, label, `draft:${card}`)
  })
  keep(t, packet, seat, yield* t.choose(seat, prompt, offers))
}

export function draftIsOver(step: number): boolean {
  return step >= BUILDING_DECKS.length
}

/** As many cards as players, from the top of the deck (PB-DRAFT-01). A and C start with the last player and go to the right,
 * B starts with the first and goes to the left (PB-DRAFT-02 to 04). */
function newPacket(t: PlanetBTable): Packet {
  const { order, buildings, clock } = t.state
  const deck = BUILDING_DECKS[clock.step] ?? 'A'
  const to = deck === 'B' ? [...order] : [...order].reverse()
  const packet: Packet = { deck, cards: buildings[deck].splice(-order.length).reverse(), to }
  t.state.packet = packet
  t.reveal()
  const [from] = to
  if (from !== undefined) t.emit({ type: 'draft', deck, from, cards: packet.cards.length })
  return packet
}

/** The card is kept, the rest is passed on; only the holder has seen the packet (PB-DRAFT-06). */
function keep(t: PlanetBTable, packet: Packet, seat: PlayerSeat, card: string): void {
  const s = t.state
  const { deck } = packet
  packet.cards.splice(packet.cards.indexOf(card), 1)
  packet.to.shift()
  s.player[seat].hand.push(card)
  t.emitTo([seat], { type: 'drafted', seat, deck, card }, { type: 'drafted', seat, deck })
  t.reveal()
  const [next] = packet.to
  const [last] = packet.cards
  if (next === undefined) finishRound(t, deck)
  else {
    s.player[seat].passed.push({ deck, cards: [...packet.cards], to: [...packet.to] })
    if (packet.to.length === 1 && last !== undefined) keep(t, packet, next, last)
  }
}

function finishRound(t: PlanetBTable, deck: BuildingDeck): void {
  t.state.packet = null
  t.state.clock.step = BUILDING_DECKS.indexOf(deck) + 1
}
