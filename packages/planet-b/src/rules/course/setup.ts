// Setting up the table (PB-SETUP; PB-P3, PB-P2 for fewer players).
import { type Random, type RandomState, randomFrom, shuffle } from '@hustings/kernel'
import { MARKETS, PRODUCTION_TILES, START, VOTES_PER_COLOUR } from '../../data/boards.ts'
import { buildingDeck, buildingFacts } from '../../data/buildings.ts'
import { lawDeck } from '../../data/laws.ts'
import { newsDeck } from '../../data/news.ts'
import { tileSet } from '../../data/tiles.ts'
import { type NewsDeck, type PlayerCount, type PlayerSeat, SEATS, SPACES, type Space } from '../../data/vocabulary.ts'
import type { Deal, NewsStack, PlanetBState, Player, Store, Turn, Votes } from '../../state/state.ts'

export interface TableOptions {
  readonly players: PlayerCount
  readonly first: PlayerSeat | 'random'
  readonly openScores: boolean
  /** The colors in the game, clockwise; the first ones unless the host chose (PB-SETUP-18). */
  readonly colours?: readonly PlayerSeat[]
}

/** The seats in use, clockwise (PB-P3-03, PB-P3-04). */
export function seatsFor({ players, colours }: Pick<TableOptions, 'players' | 'colours'>): readonly PlayerSeat[] {
  return colours ?? SEATS.slice(0, players)
}

export function createTable(options: TableOptions, state: RandomState): PlanetBState {
  const { players, first, openScores } = options
  const random = randomFrom(state)
  const order = orderFrom(seatsFor(options), first, random)
  const tiles = shuffle(random, [...tileSet('A')])
  const stack = shuffle(random, [...tileSet('B')])
  // One B tile goes back unseen with two players (PB-P2-02).
  const unseen = players === 2 ? stack.splice(0, 1) : []
  return {
    random: state,
    players,
    openScores,
    order,
    clock: { phase: 'draft', step: 0, turn: 0, active: 0, turnsLeft: null },
    turn: newTurn(),
    player: {
      blue: newPlayer(order, 'blue'),
      red: newPlayer(order, 'red'),
      green: newPlayer(order, 'green'),
      gold: newPlayer(order, 'gold'),
    },
    puppet: players === 2 ? { votes: VOTES_PER_COLOUR, office: null } : null,
    deals: { left: newDeal('left', tiles), centre: newDeal('centre', tiles), right: newDeal('right', tiles) },
    stack,
    gone: [],
    unseen,
    marker: 0,
    electionDue: false,
    elections: 0,
    election: null,
    bag: votesInBag(order),
    buildings: {
      A: shuffle(random, [...buildingDeck('A')]),
      B: shuffle(random, [...buildingDeck('B')]),
      C: shuffle(random, [...buildingDeck('C')]),
    },
    demolished: [],
    news: { I: newNews(random, 'I'), II: newNews(random, 'II'), III: newNews(random, 'III') },
    playing: [],
    laws: { yellow: shuffle(random, [...lawDeck('yellow')]), blue: shuffle(random, [...lawDeck('blue')]) },
    lawsSeen: { yellow: 0, blue: 0 },
    lawsOnTable: [],
    packet: null,
    running: [],
    supporting: [],
    finished: false,
  }
}

/** Clockwise from the first player, who gets board 1 (PB-SETUP-16). */
function orderFrom(seats: readonly PlayerSeat[], first: PlayerSeat | 'random', random: Random): PlayerSeat[] {
  const at = first === 'random' ? random.below(seats.length) : seats.indexOf(first)
  return [...seats.slice(at), ...seats.slice(0, at)]
}

export function newTurn(): Turn {
  return { space: null, left: [], officeDone: false, newsTaken: [], replayed: [], limited: [], lastTile: false }
}

/** Left and right gray side up, the center red, the discs of the markets likewise (PB-SETUP-08, PB-SETUP-11). */
function newDeal(space: Space, tiles: readonly string[]): Deal {
  const id = tiles[SPACES.indexOf(space)]
  if (id === undefined) throw new Error('too few conglomerate tiles')
  const { start } = MARKETS[space]
  return { tile: { id, face: start }, suitcases: 0, price: start }
}

/** Three votes of each player (PB-SETUP-19); none of the puppet's yet (PB-P2-01). */
function votesInBag(order: readonly PlayerSeat[]): Votes {
  const bag: Votes = { blue: 0, red: 0, green: 0, gold: 0, puppet: 0 }
  for (const seat of order) bag[seat] = START.votesInBag
  return bag
}

/** Shuffled, with the top card turned up (PB-SETUP-13). */
function newNews(random: Random, deck: NewsDeck): NewsStack {
  const cards = shuffle(random, [...newsDeck(deck)])
  return { up: cards.pop() ?? null, cards }
}

/** Starting supply of each player (PB-SETUP-18 to 25); empty seats do not change. */
function newPlayer(order: readonly PlayerSeat[], seat: PlayerSeat): Player {
  const stock = emptyStore()
  for (const resource of PRODUCTION_TILES) stock[resource]++
  return {
    board: order.indexOf(seat) + 1,
    money: START.money,
    vp: START.vp,
    vpThisTurn: 0,
    mood: START.mood,
    store: emptyStore(),
    cells: { upper: [null, null, null], lower: [null, null, null] },
    stock,
    workers: { trickster: START.tricksters, brain: START.brains },
    buildings: [
      { id: 'headquarters', zones: buildingFacts('headquarters').zones.map(() => ({ trickster: 0, brain: 0 })) },
    ],
    hand: [],
    factions: { capitalists: 0, futurists: 0, traditionalists: 0 },
    news: [],
    votes: VOTES_PER_COLOUR - START.votesInBag,
    fraud: [],
    office: null,
    knows: [],
    passed: [],
  }
}

function emptyStore(): Store {
  return { plastic: 0, iridium: 0, water: 0, plants: 0, hydrogen: 0, chips: 0, meat: 0 }
}
