// The rules of Ballot as scripts, in the order of play.
import { drawCubes } from '../../bag.ts'
import { numberGiven, numberQuestion, type Offer, offeredValue, pickQuestion } from '../../decision.ts'
import { drawCard, recycleDiscard } from '../../deck.ts'
import { type Reason, say } from '../../message.ts'
import { NOTHING_TO_ASK, type Script } from '../../table.ts'
import {
  CARDS,
  type Card,
  DISTRICT_LIMIT,
  DISTRICTS,
  type District,
  HAND,
  INCOME,
  PARTIES,
  type Party,
  PLEDGE_WORTH,
  TURNS_PER_ROUND,
  VOTERS,
  VOTES_PER_ROUND,
  WORTH,
} from './box.ts'
import type { BallotTable } from './events.ts'
import {
  type BallotState,
  cubesIn,
  discardFromHand,
  districtVoting,
  inTurnOrder,
  noCubes,
  partyAt,
  payCoins,
  perParty,
  receiveCoins,
  roomIn,
} from './state.ts'

/** Returns the script of the next stretch. A plain function, so that it is not resumed with every answer. */
export function advance(t: BallotTable): Script {
  switch (t.state.phase) {
    case 'pledges':
      return keepPledges(t)
    case 'deal':
      dealCards(t)
      return NOTHING_TO_ASK
    case 'turn':
      return takeTurn(t)
    case 'voters':
      drawVoters(t)
      return NOTHING_TO_ASK
    case 'vote':
      return holdVote(t)
    case 'reckoning':
      reckon(t)
      return NOTHING_TO_ASK
    case 'over':
      return NOTHING_TO_ASK
  }
}

function* keepPledges(t: BallotTable): Script {
  const offers = PARTIES.map((party) => t.state.parties[party].dealt.map(pledgeOffer))
  const questions = PARTIES.map((party, i) => pickQuestion(party, say('ballot.ask.pledge'), offers[i] ?? []))
  const answers = yield* t.together(questions)
  for (const [i, party] of PARTIES.entries()) {
    const pledge = offeredValue(offers[i] ?? [], answers[i])
    t.state.parties[party].pledge = pledge
    t.emitTo([party], { type: 'pledge-kept', party, pledge }, { type: 'pledge-kept', party })
  }
  t.state.phase = 'deal'
}

function pledgeOffer(district: District): Offer<District> {
  return { id: district, label: say(`ballot.pledge.${district}`), target: `pledge:${district}`, value: district }
}

function dealCards(t: BallotTable): void {
  const { state } = t
  t.emit({ type: 'round-begun', round: state.round, speaker: partyAt(state.speaker) })
  for (const party of PARTIES) drawToHand(t, party, HAND - state.parties[party].hand.length)
  state.turn = 0
  state.phase = 'turn'
}

function drawToHand(t: BallotTable, party: Party, count: number): void {
  const { deck, parties } = t.state
  const cards: string[] = []
  while (cards.length < count) {
    recycleDiscard(t, deck)
    const card = drawCard(t, deck)
    if (card === undefined) break
    cards.push(card)
  }
  for (const card of cards) parties[party].hand.push(card)
  const drawn = cards.length
  t.emitTo([party], { type: 'cards-drawn', party, count: drawn, cards }, { type: 'cards-drawn', party, count: drawn })
}

function* takeTurn(t: BallotTable): Script {
  const { state } = t
  const party = partyAt(state.speaker + state.turn)
  // Always asked: playing the only affordable card without a question would reveal the hand to the others.
  const card = yield* t.choose(party, ASK_CARD, cardOffers(state, party), ALWAYS)
  if (card === null) {
    t.emit({ type: 'passed', party })
    takeCoins(t, party, 1)
  } else {
    playCard(t, party, card)
    yield* carryOut(t, party, card)
  }
  state.turn++
  if (state.turn === TURNS_PER_ROUND) state.phase = 'voters'
}

const ASK_CARD = say('ballot.ask.card')
const ALWAYS = { always: true }
const PASS: Offer<null> = { id: 'pass', label: say('ballot.pass'), value: null }

/** Most cards can be played most of the time, so their offers are built once. */
const CARD_OFFERS: ReadonlyMap<string, Offer<Card>> = new Map(
  [...CARDS.values()].map((card) => [
    card.id,
    { id: card.id, label: card.label, target: `card:${card.id}`, value: card },
  ]),
)

function cardOffer(id: string): Offer<Card> {
  const offer = CARD_OFFERS.get(id)
  if (offer === undefined) throw new Error(`no such card: ${id}`)
  return offer
}

function cardOffers(state: BallotState, party: Party): Offer<Card | null>[] {
  const offers: Offer<Card | null>[] = []
  for (const id of state.parties[party].hand) {
    const offer = cardOffer(id)
    const blocked = whyNotPlayable(state, party, offer.value)
    offers.push(blocked === undefined ? offer : blockedCard(offer, blocked))
  }
  offers.push(PASS)
  return offers
}

/** Field by field: this happens many times a turn, and spreading is slow. */
function blockedCard({ id, label, value }: Offer<Card>, blocked: Reason): Offer<Card> {
  return { id, label, target: `card:${id}`, value, blocked }
}

function whyNotPlayable(state: BallotState, party: Party, card: Card): Reason | undefined {
  const { coins, supply } = state.parties[party]
  if (card.cost > coins) return { key: 'ballot.blocked.coins', params: { cost: card.cost, coins }, rule: 'B-TURN-02' }
  switch (card.kind) {
    case 'rally':
      if (supply === 0) return { key: 'ballot.blocked.supply', rule: 'B-RALLY-01' }
      return anyRoom(state) ? undefined : DISTRICT_FULL
    case 'canvass':
      return supply === 0 ? { key: 'ballot.blocked.supply', rule: 'B-CANVASS-01' } : undefined
    case 'smear':
      return anyRivalCube(state, party) ? undefined : { key: 'ballot.blocked.rivals', rule: 'B-SMEAR-01' }
    case 'fundraise':
    case 'research':
      return undefined
  }
}

function anyRoom(state: BallotState): boolean {
  for (const district of DISTRICTS) if (roomIn(state, district) > 0) return true
  return false
}

const DISTRICT_FULL: Reason = { key: 'ballot.blocked.full', params: { limit: DISTRICT_LIMIT }, rule: 'B-RALLY-02' }

function playCard(t: BallotTable, party: Party, card: Card): void {
  discardFromHand(t.state, party, card.id)
  payCoins(t.state, party, card.cost)
  t.emit({ type: 'card-played', party, card: card.id })
}

function carryOut(t: BallotTable, party: Party, card: Card): Script {
  switch (card.kind) {
    case 'rally':
      return rally(t, party, card.strength)
    case 'smear':
      return smear(t, party, card.strength)
    case 'canvass':
      return canvass(t, party, card.strength)
    case 'fundraise':
      takeCoins(t, party, card.strength)
      return NOTHING_TO_ASK
    case 'research':
      return research(t, party, card.strength)
  }
}

function* rally(t: BallotTable, party: Party, strength: number): Script {
  const { state } = t
  const own = state.parties[party]
  const district = yield* t.choose(party, ASK_DISTRICT, districtOffers(state))
  placeCubes(t, party, district, Math.min(strength, own.supply, roomIn(state, district)))
  if (own.coins === 0 || own.supply === 0 || roomIn(state, district) === 0) return
  if (yield* t.confirm(party, ASK_ADVERTISE)) {
    payCoins(state, party, 1)
    placeCubes(t, party, district, 1)
  }
}

const ASK_DISTRICT = say('ballot.ask.district')
const ASK_ADVERTISE = say('ballot.ask.advertise', { coins: 1 })

const OPEN_DISTRICTS: readonly Offer<District>[] = DISTRICTS.map((district) => ({
  id: district,
  label: say(`ballot.district.${district}`),
  target: `district:${district}`,
  value: district,
}))

const FULL_DISTRICTS: readonly Offer<District>[] = OPEN_DISTRICTS.map((offer) => ({ ...offer, blocked: DISTRICT_FULL }))

function districtOffers(state: BallotState): Offer<District>[] {
  return OPEN_DISTRICTS.map((offer, i) => (roomIn(state, offer.value) > 0 ? offer : (FULL_DISTRICTS[i] ?? offer)))
}

function placeCubes(t: BallotTable, party: Party, district: District, count: number): void {
  t.state.parties[party].supply -= count
  t.state.districts[district][party] += count
  t.emit({ type: 'cubes-placed', party, district, count })
}

interface Cube {
  readonly district: District
  readonly rival: Party
}

function* smear(t: BallotTable, party: Party, strength: number): Script {
  for (let step = 1; step <= strength; step++) {
    const offers = rivalCubes(t.state, party)
    if (offers.length === 0) return
    const settings = { progress: { step, of: strength } }
    const cube = yield* t.choose(party, ASK_CUBE, step === 1 ? offers : [...offers, DONE], settings)
    if (cube === null) return
    t.state.districts[cube.district][cube.rival]--
    t.state.parties[cube.rival].supply++
    t.emit({ type: 'cube-removed', party, ...cube })
  }
}

const ASK_CUBE = say('ballot.ask.cube')
const DONE: Offer<null> = { id: 'done', label: say('ballot.done'), value: null }

const ALL_CUBES: readonly Offer<Cube>[] = DISTRICTS.flatMap((district) =>
  PARTIES.map((rival) => ({
    id: `${district}-${rival}`,
    label: say('ballot.cube', { district: say(`ballot.district.${district}`), party: say(`ballot.party.${rival}`) }),
    target: `cubes:${district}:${rival}`,
    value: { district, rival },
  })),
)

function rivalCubes(state: BallotState, party: Party): Offer<Cube | null>[] {
  const offers: Offer<Cube | null>[] = []
  for (const offer of ALL_CUBES) {
    const { district, rival } = offer.value
    if (rival !== party && state.districts[district][rival] > 0) offers.push(offer)
  }
  return offers
}

function anyRivalCube(state: BallotState, party: Party): boolean {
  for (const district of DISTRICTS) if (cubesIn(state, district) > state.districts[district][party]) return true
  return false
}

function* canvass(t: BallotTable, party: Party, strength: number): Script {
  const own = t.state.parties[party]
  const count = yield* t.number(party, ASK_CUBES_TO_BAG, 1, Math.min(strength, own.supply))
  own.supply -= count
  t.state.bag[party] += count
  t.emit({ type: 'cubes-bagged', party, count })
}

const ASK_CUBES_TO_BAG = say('ballot.ask.canvass')

function* research(t: BallotTable, party: Party, strength: number): Script {
  drawToHand(t, party, strength)
  const hand = t.state.parties[party].hand
  if (hand.length === 0) return
  const card = yield* t.choose(party, ASK_DISCARD, hand.map(cardOffer))
  discardFromHand(t.state, party, card.id)
  t.emit({ type: 'card-discarded', party, card: card.id })
}

const ASK_DISCARD = say('ballot.ask.discard')

function drawVoters(t: BallotTable): void {
  const { state } = t
  state.floating = drawCubes(t, state.bag, VOTERS)
  t.emit({ type: 'voters-drawn', district: districtVoting(state), voters: [...state.floating] })
  state.phase = 'vote'
}

function* holdVote(t: BallotTable): Script {
  const { state } = t
  const district = districtVoting(state)
  const prompt = say('ballot.ask.spend', { district: say(`ballot.district.${district}`) })
  // Coins are public: all players can see which parties have nothing to decide.
  const spenders = PARTIES.filter((party) => state.parties[party].coins > 0)
  const questions = spenders.map((party) => numberQuestion(party, prompt, 0, state.parties[party].coins))
  const answers = yield* t.together(questions)
  const spent = noCubes()
  for (const [i, party] of spenders.entries()) {
    spent[party] = numberGiven(answers[i])
    payCoins(state, party, spent[party])
  }
  award(t, district, spent)
  closeVote(state, district)
}

function award(t: BallotTable, district: District, spent: Record<Party, number>): void {
  const { state } = t
  const votes = perParty((party) => state.districts[district][party] + spent[party])
  for (const voter of state.floating) votes[voter]++
  const [winner, second] = inTurnOrder(state).sort((one, other) => votes[other] - votes[one])
  if (winner === undefined || second === undefined) return
  state.parties[winner].points += WORTH[district]
  state.parties[winner].won.push(district)
  state.parties[second].points += Math.floor(WORTH[district] / 2)
  state.winners.push(winner)
  state.seconds.push(second)
  t.emit({ type: 'vote-held', result: { district, winner, second }, spent, votes })
}

function closeVote(state: BallotState, district: District): void {
  for (const party of PARTIES) state.parties[party].supply += state.districts[district][party]
  for (const voter of state.floating) state.parties[voter].supply++
  state.districts[district] = noCubes()
  state.floating = []
  if (state.winners.length % VOTES_PER_ROUND === 0) endRound(state)
  else state.phase = 'voters'
}

function endRound(state: BallotState): void {
  if (state.round === state.rounds) {
    state.phase = 'reckoning'
    return
  }
  for (const party of PARTIES) receiveCoins(state, party, INCOME)
  state.round++
  state.speaker = (state.speaker + 1) % PARTIES.length
  state.phase = 'deal'
}

function reckon(t: BallotTable): void {
  t.reveal()
  for (const party of PARTIES) {
    const own = t.state.parties[party]
    if (own.pledge === null) continue
    const points = own.won.includes(own.pledge) ? PLEDGE_WORTH : 0
    own.points += points
    t.emit({ type: 'pledge-shown', party, pledge: own.pledge, points })
  }
  t.state.phase = 'over'
}

function takeCoins(t: BallotTable, party: Party, coins: number): void {
  t.emit({ type: 'coins-taken', party, coins: receiveCoins(t.state, party, coins) })
}
