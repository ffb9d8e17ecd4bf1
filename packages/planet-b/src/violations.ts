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
import { letterOf } from './rules/economy/buildings.ts'
import { places } from './rules/people/workers.ts'
import { officeOf, VOTERS } from './rules/politics/election.ts'
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

/** 25 votes of each colour: in the supply, in the bag or on the table. */
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

function sameCards(found: readonly string[], expected: readonly string[]): boolean {
  return (
    found.length === expected.length &&
    new Set(found).size === found.length &&
    expected.every((id) => found.includes(id))
  )
}

function cardsConserved(s: PlanetBState, must: Complain): void {
  const players = s.order.map((seat) => s.player[seat])
  const built = players.flatMap(({ buildings }) => buildings.map(({ id }) => id))
  const anywhere = [
    ...built,
    ...s.demolished,
    ...players.flatMap(({ hand }) => hand),
    ...(s.packet?.cards ?? []),
    ...BUILDING_DECKS.flatMap((deck) => s.buildings[deck]),
  ]
  const headquarters = anywhere.filter((id) => id === 'headquarters').length
  must(headquarters === s.players, `${headquarters} headquarters`)
  const cards = anywhere.filter((id) => id !== 'headquarters')
  must(sameCards(cards, BUILDING_DECKS.flatMap(buildingDeck)), 'building cards')
  for (const deck of BUILDING_DECKS) {
    must(
      s.buildings[deck].every((card) => letterOf(card) === deck),
      `a foreign card in deck ${deck}`,
    )
  }
  const piles = [...players.flatMap(({ news }) => news), ...s.playing]
  for (const deck of NEWS_DECKS) {
    const { cards: down, up } = s.news[deck]
    const seen = piles.filter((card) => newsFacts(card).deck === deck)
    must(sameCards([...down, ...(up === null ? [] : [up]), ...seen], newsDeck(deck)), `news ${deck}`)
  }
  for (const deck of LAW_DECKS) {
    const onTable = s.lawsOnTable.filter((law) => law.deck === deck).map(({ id }) => id)
    must(sameCards([...s.laws[deck], ...onTable], lawDeck(deck)), `${deck} laws`)
    must(s.lawsSeen[deck] >= 0 && s.lawsSeen[deck] <= s.laws[deck].length, `${deck} laws seen`)
  }
}

function tilesConserved(s: PlanetBState, must: Complain): void {
  const onBoard = SPACES.flatMap((space) => s.deals[space].tile?.id ?? [])
  must(
    sameCards([...onBoard, ...s.stack, ...s.gone, ...s.unseen], [...tileSet('A'), ...tileSet('B')]),
    'conglomerate tiles',
  )
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

function playerSound(s: PlanetBState, seat: PlayerSeat, must: Complain): void {
  const player = s.player[seat]
  must(player.money >= 0 && player.vp >= 0, `${seat} money or VP`)
  must(player.mood >= LOWEST_MOOD && player.mood <= HIGHEST_MOOD, `${seat} mood ${player.mood}`)
  for (const faction of FACTIONS) {
    const step = player.factions[faction]
    must(step >= 0 && step <= LAST_STEP, `${seat} ${faction} ${step}`)
  }
  for (const resource of RESOURCES) {
    const stored = player.store[resource]
    must(stored >= 0 && stored <= STORE_LIMIT, `${seat} stores ${stored} ${resource}`)
    const onCells = LINES.flatMap((line) => player.cells[line]).filter((tile) => tile === resource).length
    const tiles = PRODUCTION_TILES.filter((tile) => tile === resource).length
    must(player.stock[resource] >= 0 && player.stock[resource] + onCells === tiles, `${seat} ${resource} tiles`)
  }
  for (const kind of KINDS) {
    const workers = player.workers[kind]
    must(workers >= 0 && workers <= WORKER_LIMIT, `${seat} has ${workers} ${kind}s`)
    for (const { id, zones } of player.buildings) {
      zones.forEach((there, zone) => {
        must(
          there[kind] >= 0 && there[kind] <= places(id, zone, kind),
          `${seat} ${id} zone ${zone}: ${there[kind]} ${kind}s`,
        )
      })
    }
  }
  must(player.fraud.length <= FRAUD_SPACES.length, `${seat} fraud tokens`)
  for (const kind of FRAUD_KINDS) must(fraudPlaced(s, seat, kind) <= FRAUD_TOKENS[kind], `${seat} ${kind} tokens`)
}

/** Nobody before the first election; afterwards one each, from the highest down (PB-ELEC-27). */
function officesSound(s: PlanetBState, must: Complain): void {
  const voters: Voter[] = [...s.order]
  if (s.puppet !== null) voters.push('puppet')
  const held = voters.flatMap((voter) => officeOf(s, voter) ?? [])
  const inUse = OFFICES.slice(0, voters.length)
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
  must(s.playing.length === 0 && s.lawsOnTable.length === 0 && s.supporting.length === 0, 'a card is half done')
  must(s.turn.left.length === 0, 'actions of the tile were left')
  const seat = s.order[s.clock.active]
  if (
    phase !== 'draft' &&
    phase !== 'scoring' &&
    phase !== 'end' &&
    phase !== 'election' &&
    phase !== 'next' &&
    seat !== undefined
  )
    must(s.player[seat].office === null || s.turn.officeDone, 'the office action was left out')
}
