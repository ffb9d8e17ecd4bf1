// Building, drawing and demolishing (PB-BUILD, PB-DRAW).
import { type Offer, type Script, say } from '@hustings/kernel'
import { HAND_SIZE, REFUSED_BUILD_MONEY } from '../../data/boards.ts'
import { buildingFacts } from '../../data/buildings.ts'
import { BUILDING_DECKS, type BuildingDeck, KINDS, type PlayerSeat } from '../../data/vocabulary.ts'
import type { PlanetBState } from '../../state/state.ts'
import { ask, type SellFirst, stepOf } from '../means/asking.ts'
import { gainMoney, gainVp, payMoney } from '../means/money.ts'
import { shortOfMoney } from '../means/payability.ts'
import { because, buildingName, DONE, type PlanetBTable, remembered, unless } from '../table.ts'
import { letterOf, loseSight, seeBuilt } from './knowledge.ts'

const cardOffer = remembered((card: string): Offer<string> => {
  const { deck, cost, vp } = buildingFacts(card)
  const label = say('option.card', { building: buildingName(card), deck, cost, vp })
  return { id: `card:${card}`, value: card, label, target: `card:${card}` }
})
const ASK_CARD = say('ask.build')

/** Repeated: a card of the hand is built, or put under its deck for 5 money (PB-BUILD-01, PB-BUILD-06, PB-BUILD-08). */
export function* build(t: PlanetBTable, seat: PlayerSeat, times: number, free: boolean): Script<boolean> {
  const { hand } = t.state.player[seat]
  let done = false
  for (let step = 1; step <= times && hand.length > 0; step++) {
    const card = yield* ask(t, seat, ASK_CARD, () => hand.map(cardOffer), stepOf(step, times))
    if (card === null) break
    done = true
    const prompt = say('ask.build-or-not', { building: buildingName(card) })
    const built = yield* ask(t, seat, prompt, () => buildOffers(t.state, seat, card, free), { always: true })
    if (built === true) {
      if (!free) payMoney(t, seat, buildingFacts(card).cost, 'build')
      hand.splice(hand.indexOf(card), 1)
      seeBuilt(t.state, seat, card)
      putUp(t, seat, card, 'hand', free ? 0 : buildingFacts(card).cost)
    } else {
      putUnder(t, seat, card)
      gainMoney(t, seat, REFUSED_BUILD_MONEY, 'refused')
    }
  }
  return done
}

const REFUSE: Offer<boolean> = {
  id: 'under',
  value: false,
  label: say('option.refuse-build', { money: REFUSED_BUILD_MONEY }),
}

function buildOffers(s: PlanetBState, seat: PlayerSeat, card: string, free: boolean): SellFirst<boolean>[] {
  const { cost, vp } = buildingFacts(card)
  const { money, store } = s.player[seat]
  const label = say(free ? 'option.build-free' : 'option.build', { cost, vp })
  const offer: Offer<boolean> = { id: 'build', value: true, label, target: `card:${card}` }
  if (free || money >= cost) return [offer, REFUSE]
  const { blocked, sellFirst } = shortOfMoney(s, store, cost - money, 'PB-BUILD-05')
  return [sellFirst ? { ...unless(blocked, offer), sellFirst } : unless(blocked, offer), REFUSE]
}

/** It is built: its VP are gained, its zones are empty, nothing else happens (PB-BUILD-01, PB-BUILD-04). */
function putUp(t: PlanetBTable, seat: PlayerSeat, id: string, from: 'hand' | 'deck', paid: number): void {
  const { vp, zones } = buildingFacts(id)
  t.state.player[seat].buildings.push({ id, zones: zones.map(() => ({ trickster: 0, brain: 0 })) })
  t.emit({ type: 'built', seat, building: id, from, paid })
  gainVp(t, seat, vp, 'building')
}

/** The top card of a deck as built, without money and past the hand (PB-CARD-10, PB-CARD-29); an empty deck gives nothing. */
export function buildTop(t: PlanetBTable, seat: PlayerSeat, deck: BuildingDeck): boolean {
  const card = t.state.buildings[deck].pop()
  if (card === undefined) return false
  t.reveal()
  putUp(t, seat, card, 'deck', 0)
  return true
}

/** Face down to the bottom of the deck with its letter; only its owner has seen it (PB-BUILD-10, PB-VIS-05). */
export function putUnder(t: PlanetBTable, seat: PlayerSeat, card: string): void {
  const deck = letterOf(card)
  const { hand, knows } = t.state.player[seat]
  loseSight(t.state, seat, deck)
  hand.splice(hand.indexOf(card), 1)
  t.state.buildings[deck].unshift(card)
  knows.push(card)
  t.emitTo([seat], { type: 'put-under', seat, deck, card }, { type: 'put-under', seat, deck })
}

const deckOffer = remembered((deck: BuildingDeck): Offer<BuildingDeck> => {
  return { id: `deck:${deck}`, value: deck, label: say('option.draw', { deck }), target: `deck:${deck}` }
})
const emptyDeck = remembered((deck: BuildingDeck) =>
  unless(because('PB-DRAW-05', 'deck-empty', { deck }), deckOffer(deck)),
)
const ASK_DRAW = say('ask.draw')

/** Up to 3 cards in hand, each from a deck of choice, one after the other (PB-DRAW-01 to 06). */
export function* drawUp(t: PlanetBTable, seat: PlayerSeat): Script {
  const { hand } = t.state.player[seat]
  const of = HAND_SIZE - hand.length
  const { buildings } = t.state
  for (let step = 1; hand.length < HAND_SIZE; step++) {
    const deck = yield* ask(
      t,
      seat,
      ASK_DRAW,
      () => BUILDING_DECKS.map((each) => (buildings[each].length > 0 ? deckOffer(each) : emptyDeck(each))),
      stepOf(step, of),
    )
    const card = deck === null ? undefined : buildings[deck].pop()
    if (deck === null || card === undefined) return
    t.reveal()
    hand.push(card)
    t.emitTo([seat], { type: 'card-drawn', seat, deck, card }, { type: 'card-drawn', seat, deck })
  }
}

/** A built building as it is picked. */
const builtOffer = remembered((id: string): Offer<string> => {
  const label = say('option.building', { building: buildingName(id), cost: buildingFacts(id).cost })
  return { id: `building:${id}`, value: id, label, target: `building:${id}` }
})
const ASK_DEMOLISH = say('ask.demolish')

/**
 * Own built buildings of choice leave the game, their workers go to the supply; earlier VP stay (PB-CARD-06 to 08, PB-CARD-18).
 * `asCost`: while the parts of a cost are paid nothing is sold or bought (chapter 28.5 of the rules).
 */
export function* demolish(
  t: PlanetBTable,
  seat: PlayerSeat,
  amount: number,
  refund: boolean,
  asCost: boolean,
): Script<boolean> {
  const player = t.state.player[seat]
  let done = false
  for (let step = 1; step <= amount; step++) {
    const offers = () => player.buildings.map((building) => builtOffer(building.id))
    const id = yield* asCost
      ? t.choose(seat, ASK_DEMOLISH, offers())
      : ask(t, seat, ASK_DEMOLISH, offers, stepOf(step, amount))
    if (id === null) break
    done = true
    const at = player.buildings.findIndex((building) => building.id === id)
    const [building] = player.buildings.splice(at, 1)
    t.state.demolished.push(id)
    t.emit({ type: 'demolished', seat, building: id })
    for (const zone of building?.zones ?? []) {
      for (const kind of KINDS) {
        if (zone[kind] === 0) continue
        t.emit({
          type: 'workers',
          seat,
          kind,
          from: `building:${id}`,
          to: 'supply',
          amount: zone[kind],
          why: 'demolished',
        })
      }
    }
    if (refund) gainMoney(t, seat, buildingFacts(id).cost, 'refund')
  }
  return done
}

const ASK_DISCARD = say('ask.discard')

/** Cards of the hand under their decks, without money (PB-CARD-02). */
export function* discardCards(t: PlanetBTable, seat: PlayerSeat, min: number, max: number): Script {
  const { hand } = t.state.player[seat]
  const of = Math.min(max, hand.length)
  for (let step = 1; step <= of; step++) {
    const offers = (): Offer<string | null>[] => (step > min ? [...hand.map(cardOffer), DONE] : hand.map(cardOffer))
    const card = yield* ask(t, seat, ASK_DISCARD, offers, stepOf(step, of))
    if (card === null) return
    putUnder(t, seat, card)
  }
}
