// Votes between supply and bag, fraud tokens, and the election marker (PB-VOTES, PB-FRAUD, PB-ELEC-01 to 05).
import { drawCubes, type Offer, type Script, say } from '@hustings/kernel'
import { ELECTION_SPACES, FRAUD_SPACES, FRAUD_TOKENS, MISSING_VOTE_VP } from '../../data/boards.ts'
import { FRAUD_KINDS, type FraudKind, type PlayerSeat, type Voter } from '../../data/vocabulary.ts'
import type { Source, VotePlace, VotesWhy } from '../../state/events.ts'
import type { PlanetBState } from '../../state/state.ts'
import { ask, type SellFirst, stepOf } from '../means/asking.ts'
import { gainVp } from '../means/money.ts'
import { PAYABLE, payability } from '../means/payability.ts'
import { type Doing, fraudName, type PlanetBTable, unless } from '../table.ts'

/** How many votes a voter has outside bag and table. */
export function supplyOf(s: PlanetBState, voter: Voter): number {
  return voter === 'puppet' ? (s.puppet?.votes ?? 0) : s.player[voter].votes
}

function changeSupply(s: PlanetBState, voter: Voter, by: number): void {
  if (voter !== 'puppet') s.player[voter].votes += by
  else if (s.puppet !== null) s.puppet.votes += by
}

/** From the own supply into the bag; a player gains 1 VP for each vote missing, the puppet nothing (PB-VOTES-01, 02, PB-P2-07). */
export function addVotes(t: PlanetBTable, voter: Voter, amount: number, why: VotesWhy, source?: Source): void {
  const added = Math.min(amount, supplyOf(t.state, voter))
  fromSupply(t, voter, added, 'bag', why)
  t.state.bag[voter] += added
  if (voter !== 'puppet') gainVp(t, voter, MISSING_VOTE_VP * (amount - added), 'votes', source)
}

/** Pieces leave the supply; where they go is up to the caller. */
export function fromSupply(t: PlanetBTable, voter: Voter, amount: number, to: VotePlace, why: VotesWhy): void {
  if (amount === 0) return
  changeSupply(t.state, voter, -amount)
  t.emit({ type: 'votes', voter, from: 'supply', to, amount, why })
}

/** Pieces come back to the supply of their owner. */
export function toSupply(t: PlanetBTable, voter: Voter, amount: number, from: VotePlace, why: VotesWhy): void {
  if (amount === 0) return
  changeSupply(t.state, voter, amount)
  t.emit({ type: 'votes', voter, from, to: 'supply', amount, why })
}

/** Out of the bag to the supplies of their owners; says how many were the own (PB-VOTES-05, PB-VOTES-06). */
export function drawVotes(t: PlanetBTable, seat: PlayerSeat, amount: number): number {
  const drawn = drawCubes(t, t.state.bag, amount)
  t.emit({ type: 'votes-drawn', voter: seat, drawn, why: 'box' })
  for (const voter of new Set(drawn)) {
    toSupply(t, voter, drawn.filter((each) => each === voter).length, 'bag', 'returned')
  }
  return drawn.filter((voter) => voter === seat).length
}

/** Tokens of a kind not yet on the board (PB-FRAUD-01). */
export function fraudLeft(s: PlanetBState, seat: PlayerSeat, kind: FraudKind): number {
  return FRAUD_TOKENS[kind] - s.player[seat].fraud.filter((placed) => placed === kind).length
}

/** Tokens of a kind on the board: they work in every election (PB-FRAUD-07). */
export function fraudPlaced(s: PlanetBState, seat: PlayerSeat, kind: FraudKind): number {
  return s.player[seat].fraud.filter((placed) => placed === kind).length
}

const ASK_FRAUD = say('ask.fraud')

/** A token of choice on the highest empty space: its cost, unless free, then what it grants (PB-FRAUD-02 to 05, PB-FRAUD-08). */
export function* placeFraud(t: PlanetBTable, times: number, free: boolean, doing: Doing): Script<boolean> {
  const { seat } = doing
  const { fraud } = t.state.player[seat]
  let done = false
  for (let step = 1; step <= times; step++) {
    const number = fraud.length
    const space = FRAUD_SPACES[number]
    if (space === undefined) break
    const kind = yield* ask(t, seat, ASK_FRAUD, () => fraudOffers(t.state, seat, number, free), stepOf(step, times))
    if (kind === null) break
    done = true
    fraud.push(kind)
    t.emit({ type: 'fraud', seat, kind, space: number + 1, free })
    const paid = free ? { ...space, cost: [] } : space
    yield* doing.carryOut(t, seat, paid, `fraud:${number + 1}`, doing.building)
  }
  return done
}

function fraudOffers(s: PlanetBState, seat: PlayerSeat, number: number, free: boolean): SellFirst<FraudKind>[] {
  const space = FRAUD_SPACES[number]
  if (space === undefined) return []
  const { blocked, sellFirst } = free ? PAYABLE : payability(s, seat, space)
  const reason = blocked === null ? null : { ...blocked, rule: 'PB-FRAUD-05' }
  return FRAUD_KINDS.filter((kind) => fraudLeft(s, seat, kind) > 0).map((kind): SellFirst<FraudKind> => {
    const label = say('option.fraud', { fraud: fraudName(kind), space: number + 1 })
    const offer = unless(reason, { id: `fraud:${kind}`, value: kind, label, target: `fraud:${kind}` })
    return sellFirst ? { ...offer, sellFirst } : offer
  })
}

const ASK_DIRECTION = say('ask.elect')

/** One way for the whole symbol; at the ends of the track the marker stays (PB-ELEC-01 to 03). */
export function* moveMarkerEither(
  t: PlanetBTable,
  seat: PlayerSeat,
  dir: 'left' | 'right' | 'either',
  steps: number,
): Script {
  const way =
    dir === 'either' ? yield* ask(t, seat, ASK_DIRECTION, () => directionOffers(t.state, steps), stepOf(1, 1)) : dir
  if (way !== null) moveMarker(t, seat, way === 'left' ? -steps : steps, 'box')
}

function directionOffers(s: PlanetBState, steps: number): Offer<'left' | 'right'>[] {
  return (['left', 'right'] as const).map((way) => {
    const to = markerAfter(s, way === 'left' ? -steps : steps)
    const label = say(`option.elect-${way}`, { n: steps, space: to })
    const means = `elect:${way}:${ELECTION_SPACES[s.players] - to}`
    return { id: `elect:${way}`, value: way, label, means, target: `elect:${way}` }
  })
}

function markerAfter(s: PlanetBState, by: number): number {
  return Math.max(0, Math.min(ELECTION_SPACES[s.players], s.marker + by))
}

/** On the last space the election is certain, wherever the marker goes afterwards (PB-ELEC-04, PB-ELEC-05). */
export function moveMarker(t: PlanetBTable, seat: PlayerSeat, by: number, why: 'box' | 'exchange'): void {
  const s = t.state
  const from = s.marker
  s.marker = markerAfter(s, by)
  t.emit({ type: 'marker', seat, from, to: s.marker, why })
  if (s.marker < ELECTION_SPACES[s.players] || s.electionDue) return
  s.electionDue = true
  t.emit({ type: 'election-due', seat })
}
