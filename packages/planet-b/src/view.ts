// The view of a viewer, built field by field from the state; and the public numbers that previews compare.
import { bagSize, type Viewer } from '@hustings/kernel'
import { ELECTION_SPACES, FRAUD_SPACES, MARKETS, SUITCASE_SPACES, SUITCASES } from './data/boards.ts'
import type { Action, Cost } from './data/facts.ts'
import { lawFacts } from './data/laws.ts'
import {
  FACTIONS,
  KINDS,
  type LawSide,
  type Line,
  OFFICES,
  type PlayerSeat,
  RESOURCES,
  SPACES,
  type Space,
  type Voter,
} from './data/vocabulary.ts'
import { drawsOf, officeOf, rank, resultOf, VOTERS, votersFrom } from './rules/course/election.ts'
import { exchangeDue, turnsOver } from './rules/course/exchange.ts'
import { letterOf } from './rules/economy/knowledge.ts'
import { priceOf } from './rules/means/selling.ts'
import { printedResource } from './rules/means/tiles.ts'
import { isFull, places } from './rules/people/workers.ts'
import { partsOfOthers } from './rules/politics/laws.ts'
import { isImmoral } from './rules/politics/news.ts'
import { officeIsDue } from './rules/politics/offices.ts'
import { fraudLeft } from './rules/politics/votes.ts'
import { activeSeat } from './rules/table.ts'
import type { Source } from './state/events.ts'
import type { Building, Election, LawOnTable, Packet, PlanetBState, Store, Votes } from './state/state.ts'
import type { BuildingView, CellView, DealView, ElectionView, LawView, PlanetBView, PlayerView } from './state/view.ts'

/** The public part, plus the private part of this viewer: points, hand and packet. */
export function viewFor(s: PlanetBState, viewer: Viewer, open: PlanetBView = openView(s)): PlanetBView {
  if (viewer === 'spectator') return open
  const seat = s.order.find((each) => each === viewer)
  if (seat === undefined) return { ...open, viewer }
  const player = open.seats[seat]
  if (player === undefined) throw new Error(`nobody sits at ${seat}`)
  const { vp, hand } = s.player[seat]
  return {
    ...open,
    viewer,
    seats: { ...open.seats, [seat]: { ...player, vp, hand: [...hand] } },
    packet: viewPacket(s.packet, viewer),
  }
}

/** The view of a spectator. */
function openView(s: PlanetBState): PlanetBView {
  const active = activeSeat(s)
  return {
    viewer: 'spectator',
    players: s.players,
    openScores: s.openScores,
    order: [...s.order],
    clock: { ...s.clock },
    phase: s.clock.phase,
    active,
    turn: { space: s.turn.space, left: [...s.turn.left], exchange: exchangeDue(s) },
    running: viewRunning(s),
    seats: Object.fromEntries(s.order.map((seat) => [seat, viewPlayer(s, seat)])),
    puppet: s.puppet === null ? null : { votes: s.puppet.votes, office: s.puppet.office },
    deals: { left: viewDeal(s, 'left'), centre: viewDeal(s, 'centre'), right: viewDeal(s, 'right') },
    prices: prices(s),
    stack: { size: s.stack.length, top: s.stack.at(-1) ?? null },
    gone: [...s.gone],
    election: s.election === null ? null : viewElection(s, s.election),
    marker: s.marker,
    lastSpace: ELECTION_SPACES[s.players],
    electionDue: s.electionDue,
    elections: s.elections,
    bag: atTable(s, s.bag),
    bagSize: bagSize(s.bag),
    buildingDecks: { A: s.buildings.A.length, B: s.buildings.B.length, C: s.buildings.C.length },
    demolished: [...s.demolished],
    news: { I: viewNews(s, 'I'), II: viewNews(s, 'II'), III: viewNews(s, 'III') },
    playing: [...s.playing],
    lawDecks: { yellow: s.laws.yellow.length, blue: s.laws.blue.length },
    lawsOnTable: s.lawsOnTable.map((law) => viewLaw(s, law)),
    packet: viewPacket(s.packet, 'spectator'),
    suitcases: SUITCASES - SPACES.reduce((sum, space) => sum + s.deals[space].suitcases, 0),
  }
}

/** The tile's own box stands on the table for the whole of the actions. */
function viewRunning(s: PlanetBState): Source[] {
  const tile = s.clock.phase === 'actions' && s.turn.space !== null ? s.deals[s.turn.space].tile : null
  return tile === null ? [...s.running] : [`tile:${tile.id}:${tile.face}`, ...s.running]
}

function viewPlayer(s: PlanetBState, seat: PlayerSeat): PlayerView {
  const player = s.player[seat]
  return {
    seat,
    board: player.board,
    money: player.money,
    // Secret from the others until all is revealed (PB-VP-02, PB-SCORE-09).
    vp: s.openScores || s.finished ? player.vp : null,
    mood: player.mood,
    store: { ...player.store },
    lines: { upper: viewLine(s, seat, 'upper'), lower: viewLine(s, seat, 'lower') },
    stock: { ...player.stock },
    workers: { ...player.workers },
    buildings: player.buildings.map(viewBuilding),
    letters: player.hand.map(letterOf).sort(),
    hand: null,
    factions: { ...player.factions },
    news: [...player.news],
    immoral: isImmoral(s, seat),
    votes: player.votes,
    fraud: [...player.fraud],
    fraudLeft: {
      'stuffed-ballot': fraudLeft(s, seat, 'stuffed-ballot'),
      'extra-draw': fraudLeft(s, seat, 'extra-draw'),
    },
    nextFraud: nextFraud(s, seat),
    office: player.office,
    officeDue: activeSeat(s) === seat && officeIsDue(s, seat),
  }
}

function viewLine(s: PlanetBState, seat: PlayerSeat, line: Line): CellView[] {
  return s.player[seat].cells[line].map((tile, cell) => {
    const printed = printedResource(s, seat, line, cell)
    return { resource: tile ?? printed, printed, tile: tile !== null }
  })
}

function viewBuilding(building: Building): BuildingView {
  return {
    id: building.id,
    zones: building.zones.map((workers, zone) => ({
      places: { trickster: places(building.id, zone, 'trickster'), brain: places(building.id, zone, 'brain') },
      workers: { trickster: workers.trickster, brain: workers.brain },
      full: isFull(building, zone),
    })),
  }
}

function nextFraud(s: PlanetBState, seat: PlayerSeat): PlayerView['nextFraud'] {
  const placed = s.player[seat].fraud.length
  const space = FRAUD_SPACES[placed]
  return space === undefined ? null : { space: placed + 1, cost: sum(space.cost, 'money'), vp: sum(space.do, 'vp') }
}

function sum(symbols: readonly (Action | Cost)[], op: 'money' | 'vp'): number {
  return symbols.reduce((total, symbol) => (symbol.op === op ? total + symbol.n : total), 0)
}

function viewDeal(s: PlanetBState, space: Space): DealView {
  const { tile, suitcases, price } = s.deals[space]
  const { resources, grey, red } = MARKETS[space]
  const suitcaseSpaces = SUITCASE_SPACES[s.players]
  return {
    tile: tile?.id ?? null,
    face: tile?.face ?? null,
    suitcases,
    suitcaseSpaces,
    exchangeNext: tile !== null && suitcases + 1 === suitcaseSpaces,
    exchangeTurns: tile !== null && turnsOver(space, tile),
    market: { resources: [...resources], price, now: MARKETS[space][price], grey, red },
  }
}

function prices(s: PlanetBState): Store {
  const found = { plastic: 0, iridium: 0, water: 0, plants: 0, hydrogen: 0, chips: 0, meat: 0 }
  for (const resource of RESOURCES) found[resource] = priceOf(s, resource)
  return found
}

/** Without the colors that are not in the game. */
function atTable(s: PlanetBState, votes: Votes): Partial<Votes> {
  return Object.fromEntries(votersAt(s).map((voter) => [voter, votes[voter]]))
}

function votersAt(s: PlanetBState): Voter[] {
  return VOTERS.filter((voter) => (voter === 'puppet' ? s.puppet !== null : s.order.includes(voter)))
}

function viewElection(s: PlanetBState, election: Election): ElectionView {
  const voters = votersFrom(s, election.by)
  const counted = election.ranking.length > 0
  const ranking = counted
    ? election.ranking.map(({ voter }) => voter)
    : rank(s, voters, (voter) => resultOf(election, voter))
  const votes = new Map(election.ranking.map((each) => [each.voter, each.votes]))
  return {
    by: election.by,
    step: s.clock.step,
    piles: voters.map((voter) => ({
      voter,
      votes: atTable(s, election.piles[voter]),
      result: votes.get(voter) ?? resultOf(election, voter),
      draws: drawsOf(s, voter),
      office: (counted ? officeOf(s, voter) : null) ?? OFFICES[ranking.indexOf(voter)] ?? 'dodo',
    })),
  }
}

function viewNews(s: PlanetBState, deck: 'I' | 'II' | 'III'): PlanetBView['news']['I'] {
  return { size: s.news[deck].cards.length, up: s.news[deck].up }
}

/** Means are public, so all players may know who could not pay (PB-LAW-06). */
function viewLaw(s: PlanetBState, { id, deck, by, side }: LawOnTable): LawView {
  const facts = lawFacts(id)
  const others = (box: LawSide) => partsOfOthers(s, by, facts[box].others)
  return { id, deck, by, side, others: side === null ? { left: others('left'), right: others('right') } : null }
}

/** Only the holder sees the packet (PB-DRAFT-06). */
function viewPacket(packet: Packet | null, viewer: Viewer): PlanetBView['packet'] {
  if (packet === null) return null
  const { deck, cards, to } = packet
  return { deck, to: [...to], size: cards.length, cards: viewer === to[0] ? [...cards] : null }
}

/**
 * VP appear as the change of the turn, which is public; the sums are not (PB-VP-06). An answer that ends the turn does
 * not reset the change: it counts from the compared state.
 */
export function publicNumbers(s: PlanetBState, since: PlanetBState = s): Record<string, number> {
  const numbers: Record<string, number> = { marker: s.marker }
  for (const seat of s.order) {
    const player = s.player[seat]
    const before = since.player[seat]
    numbers[`${seat}.vp`] = s.openScores ? player.vp : before.vpThisTurn + player.vp - before.vp
    numbers[`${seat}.money`] = player.money
    numbers[`${seat}.mood`] = player.mood
    numbers[`${seat}.votes`] = player.votes
    numbers[`${seat}.fraud`] = player.fraud.length
    numbers[`${seat}.buildings`] = player.buildings.length
    numbers[`${seat}.hand`] = player.hand.length
    for (const kind of KINDS) numbers[`${seat}.workers.${kind}`] = player.workers[kind]
    for (const resource of RESOURCES) numbers[`${seat}.store.${resource}`] = player.store[resource]
    for (const faction of FACTIONS) numbers[`${seat}.factions.${faction}`] = player.factions[faction]
  }
  for (const voter of votersAt(s)) numbers[`bag.${voter}`] = s.bag[voter]
  for (const space of SPACES) {
    numbers[`suitcases.${space}`] = s.deals[space].suitcases
    numbers[`price.${space}`] = MARKETS[space][s.deals[space].price]
  }
  return numbers
}
