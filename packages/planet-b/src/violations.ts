// What must hold at every moment of every game. A sound table has nothing to say.
import {
  ELECTION_SPACES,
  FRAUD_SPACES,
  FRAUD_TOKENS,
  HIGHEST_MOOD,
  LAST_STEP,
  LOWEST_MOOD,
  PRODUCTION_TILES,
  STORE_LIMIT,
  SUITCASE_SPACES,
  SUITCASES,
  VOTES_PER_COLOUR,
  WORKER_LIMIT,
} from './data/boards.ts'
import { buildingDeck } from './data/buildings.ts'
import { lawDeck } from './data/laws.ts'
import { newsDeck, newsFacts } from './data/news.ts'
import { tileSet } from './data/tiles.ts'
import {
  BUILDING_DECKS,
  FACTIONS,
  FRAUD_KINDS,
  KINDS,
  LAW_DECKS,
  LINES,
  NEWS_DECKS,
  OFFICES,
  type PlayerSeat,
  RESOURCES,
  SPACES,
  type Voter,
} from './data/vocabulary.ts'
import { officeOf, VOTERS } from './rules/course/election.ts'
import { letterOf } from './rules/economy/knowledge.ts'
import { places } from './rules/people/workers.ts'
import { fraudPlaced, supplyOf } from './rules/politics/votes.ts'
import type { PlanetBState } from './state/state.ts'

type Complain = (holds: boolean, what: string) => void

export function violationsIn(s: PlanetBState): readonly string[] {
  const found: string[] = []
  const must: Complain = (holds, what) => {
    if (!holds) found.push(what)
  }
  votesConserved(s, must)
  cardsConserved(s, must)
  tilesConserved(s, must)
  for (const seat of s.order) playerSound(s, seat, must)
  officesSound(s, must)
  trackSound(s, must)
  turnSound(s, must)
  return found
}

/** 25 votes of each color: in the supply, in the bag or on the table. */
function votesConserved(s: PlanetBState, must: Complain): void {
  for (const voter of VOTERS) {
    const playing = voter === 'puppet' ? s.puppet !== null : s.order.includes(voter)
    const supply = playing ? supplyOf(s, voter) : 0
    let votes = supply + s.bag[voter]
    if (s.election !== null) for (const pile of Object.values(s.election.piles)) votes += pile[voter]
    must(votes === (playing ? VOTES_PER_COLOUR : 0), `${voter} votes: ${votes}`)
    must(supply >= 0 && s.bag[voter] >= 0, `negative ${voter} votes`)
  }
}

/** Exactly these cards, each once. */
function sameCards(found: readonly string[], expected: ReadonlySet<string>): boolean {
  if (found.length !== expected.size) return false
  const seen = new Set<string>()
  for (const card of found) {
    if (!expected.has(card)) return false
    seen.add(card)
  }
  return seen.size === found.length
}

const ALL_BUILDINGS = new Set(BUILDING_DECKS.flatMap(buildingDeck))
const ALL_NEWS = new Set(NEWS_DECKS.flatMap(newsDeck))
const ALL_LAWS = new Set(LAW_DECKS.flatMap(lawDeck))
const ALL_TILES = new Set([...tileSet('A'), ...tileSet('B')])
const OFFICES_OF = [1, 2, 3, 4].map((voters) => new Set<string>(OFFICES.slice(0, voters)))

function cardsConserved(s: PlanetBState, must: Complain): void {
  const buildings: string[] = [...s.demolished, ...(s.packet?.cards ?? [])]
  const news: string[] = [...s.playing]
  for (const seat of s.order) {
    const player = s.player[seat]
    for (const { id } of player.buildings) buildings.push(id)
    buildings.push(...player.hand)
    news.push(...player.news)
  }
  for (const deck of BUILDING_DECKS) {
    buildings.push(...s.buildings[deck])
    for (const card of s.buildings[deck]) must(letterOf(card) === deck, `${card} in deck ${deck}`)
  }
  const cards = buildings.filter((id) => id !== 'headquarters')
  must(buildings.length - cards.length === s.players, 'headquarters')
  must(sameCards(cards, ALL_BUILDINGS), 'building cards')
  for (const deck of NEWS_DECKS) {
    const { cards: down, up } = s.news[deck]
    for (const card of down) must(newsFacts(card).deck === deck, `${card} in news ${deck}`)
    news.push(...down)
    if (up !== null) news.push(up)
  }
  must(sameCards(news, ALL_NEWS), 'news cards')
  const laws = s.lawsOnTable.map(({ id }) => id)
  for (const deck of LAW_DECKS) {
    laws.push(...s.laws[deck])
    must(s.lawsSeen[deck] >= 0 && s.lawsSeen[deck] <= s.laws[deck].length, `${deck} laws seen`)
  }
  must(sameCards(laws, ALL_LAWS), 'laws')
}

function tilesConserved(s: PlanetBState, must: Complain): void {
  const onBoard = SPACES.flatMap((space) => s.deals[space].tile?.id ?? [])
  must(sameCards([...onBoard, ...s.stack, ...s.gone, ...s.unseen], ALL_TILES), 'conglomerate tiles')
  must(s.unseen.length === (s.players === 2 ? 1 : 0), 'the unseen tile')
  let suitcases = 0
  for (const space of SPACES) {
    const deal = s.deals[space]
    suitcases += deal.suitcases
    must(deal.suitcases >= 0 && deal.suitcases <= SUITCASE_SPACES[s.players], `${deal.suitcases} suitcases ${space}`)
    const waits = s.turn.space === space && s.clock.phase !== 'deal'
    must(deal.suitcases < SUITCASE_SPACES[s.players] || waits, `an exchange was missed ${space}`)
  }
  must(suitcases <= SUITCASES, `${suitcases} suitcases`)
}

const TILES_OF: Readonly<Record<string, number>> = Object.fromEntries(
  RESOURCES.map((resource) => [resource, PRODUCTION_TILES.filter((tile) => tile === resource).length]),
)

function playerSound(s: PlanetBState, seat: PlayerSeat, must: Complain): void {
  const player = s.player[seat]
  must(player.money >= 0 && player.vp >= 0, `${seat} money or VP`)
  must(player.mood >= LOWEST_MOOD && player.mood <= HIGHEST_MOOD, `${seat} mood`)
  for (const faction of FACTIONS) {
    const step = player.factions[faction]
    must(step >= 0 && step <= LAST_STEP, `${seat} ${faction}`)
  }
  const tiles = { ...player.stock }
  for (const line of LINES) for (const tile of player.cells[line]) if (tile !== null) tiles[tile]++
  for (const resource of RESOURCES) {
    const stored = player.store[resource]
    must(stored >= 0 && stored <= STORE_LIMIT, `${seat} stores too much or too little`)
    must(player.stock[resource] >= 0 && tiles[resource] === TILES_OF[resource], `${seat} production tiles`)
  }
  for (const kind of KINDS) {
    const workers = player.workers[kind]
    must(workers >= 0 && workers <= WORKER_LIMIT, `${seat} workers`)
    for (const { id, zones } of player.buildings) {
      for (let zone = 0; zone < zones.length; zone++) {
        const there = zones[zone]?.[kind] ?? 0
        must(there >= 0 && there <= places(id, zone, kind), `workers on a zone of ${seat}`)
      }
    }
  }
  must(player.fraud.length <= FRAUD_SPACES.length, `${seat} fraud tokens`)
  for (const kind of FRAUD_KINDS) must(fraudPlaced(s, seat, kind) <= FRAUD_TOKENS[kind], `${seat} fraud tokens`)
}

/** No officers before the first election; afterwards one office each, from the highest down (PB-ELEC-27). */
function officesSound(s: PlanetBState, must: Complain): void {
  const voters: Voter[] = [...s.order]
  if (s.puppet !== null) voters.push('puppet')
  const held = voters.flatMap((voter) => officeOf(s, voter) ?? [])
  const inUse = OFFICES_OF[voters.length - 1] ?? new Set()
  const first = s.elections === 0 || (s.elections === 1 && s.election !== null && s.election.ranking.length === 0)
  // While offices are being handed out, the old and the new ones stand side by side.
  const changing = s.election !== null && s.clock.phase === 'election'
  if (first) must(held.length === 0, 'an office before the first election')
  else if (!changing) must(sameCards(held, inUse), `offices: ${held.join(', ')}`)
}

function trackSound(s: PlanetBState, must: Complain): void {
  const last = ELECTION_SPACES[s.players]
  must(s.marker >= 0 && s.marker <= last, `marker ${s.marker}`)
  must(s.marker < last || s.electionDue, 'an election was missed')
}

/** Between turns nothing is half done. */
function turnSound(s: PlanetBState, must: Complain): void {
  const { phase } = s.clock
  if (phase === 'deal' || phase === 'actions') return
  const halfDone = s.playing.length + s.lawsOnTable.length + s.supporting.length
  must(halfDone === 0, 'a card is half done')
  must(s.turn.left.length === 0, 'actions of the tile were left')
  const seat = s.order[s.clock.active]
  if (seat === undefined || !(phase === 'draw' || phase === 'news' || phase === 'exchange')) return
  must(s.player[seat].office === null || s.turn.officeDone, 'the office action was left out')
}
