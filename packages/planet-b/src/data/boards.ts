// The boards: start values, limits, production lines, mood, fraud, markets, elections and final scoring.
import type { Action, Box, MarketFacts, MoodSpaceFacts, PlayerBoardFacts } from './facts.ts'
import { box, ifImmoral, money, others, paid, votes, vp, workersAtMost } from './symbols.ts'
import type { FraudKind, PlayerCount, Resource, Space } from './vocabulary.ts'

/** What a player starts with (PB-SETUP-19 to 25). */
export const START = {
  money: 10,
  vp: 0,
  tricksters: 2,
  brains: 2,
  mood: 0,
  votesInBag: 3,
} as const

/** Votes of each color (PB-SETUP-01). */
export const VOTES_PER_COLOUR = 25

export const STORE_LIMIT = 4
export const WORKER_LIMIT = 8
export const HAND_SIZE = 3

/** The first player has the most turns, so that board prints a little less than the others (D5). */
export const PLAYER_BOARDS: readonly PlayerBoardFacts[] = [
  {
    number: 1,
    lines: { upper: ['iridium', 'water', 'plants'], lower: ['plastic', 'chips', 'water'] },
    origin: 'reconstructed',
  },
  {
    number: 2,
    lines: { upper: ['hydrogen', 'plastic', 'plants'], lower: ['iridium', 'meat', 'plants'] },
    origin: 'reconstructed',
  },
  {
    number: 3,
    lines: { upper: ['plastic', 'iridium', 'plants'], lower: ['chips', 'meat', 'plants'] },
    origin: 'reconstructed',
  },
  {
    number: 4,
    lines: { upper: ['chips', 'hydrogen', 'iridium'], lower: ['water', 'meat', 'plants'] },
    origin: 'reconstructed',
  },
]

/** The ten production tiles of every player (PB-TILE-07). */
export const PRODUCTION_TILES: readonly Resource[] = [
  'plastic',
  'plastic',
  'iridium',
  'iridium',
  'water',
  'plants',
  'hydrogen',
  'chips',
  'meat',
  'meat',
]
export const PRODUCTION_TILE_PRICE = 10

export const LOWEST_MOOD = -4
export const HIGHEST_MOOD = 4
export const MOOD_OVERFLOW_VP = 2

/** What each mood brings at an election, from the lowest space to the highest (D2). */
export const MOOD_SPACES: readonly MoodSpaceFacts[] = [
  { position: -4, election: paid([workersAtMost(4)], others(votes(2))) },
  { position: -3, election: paid([workersAtMost(3)], others(votes(1))) },
  { position: -2, election: paid([workersAtMost(2)]) },
  { position: -1, election: paid([workersAtMost(1)]) },
  { position: 0, election: box() },
  { position: 1, election: box(money(2), votes(1)) },
  { position: 2, election: box(money(5), votes(2)) },
  { position: 3, election: box(money(8), votes(3)) },
  { position: 4, election: box(money(12), votes(4)) },
]

export const FRAUD_TOKENS: Readonly<Record<FraudKind, number>> = { 'stuffed-ballot': 2, 'extra-draw': 2 }

/** The fraud spaces of a player board, from top to bottom (U6). */
export const FRAUD_SPACES: readonly Box[] = [
  paid([money(4)], vp(2)),
  paid([money(8)], vp(3)),
  paid([money(12)], vp(4)),
  paid([money(16)], vp(5)),
]

export const LAST_STEP = 4
export const FACTION_OVERFLOW_VP = 4

/** The last space of the election track; it starts at 0. */
export const ELECTION_SPACES: Readonly<Record<PlayerCount, number>> = { 2: 5, 3: 5, 4: 6 }
/** Votes a player draws each time the bag comes round. */
export const DRAWS = 3

export const MARKETS: Readonly<Record<Space, MarketFacts>> = {
  left: { space: 'left', resources: ['plants', 'water'], grey: 2, red: 4, start: 'grey' },
  centre: { space: 'centre', resources: ['plastic', 'hydrogen'], grey: 5, red: 3, start: 'red' },
  right: { space: 'right', resources: ['iridium', 'chips'], grey: 5, red: 2, start: 'grey' },
}
export const MEAT_PRICE = 6

export const SUITCASES = 10
/** Suitcase spaces next to each tile; the lowest brings the exchange. */
export const SUITCASE_SPACES: Readonly<Record<PlayerCount, number>> = { 2: 3, 3: 3, 4: 4 }

export const PUPPET_VOTES_BEFORE_ELECTION = 9

/** Step 1 of an exchange. */
export const EXCHANGE_GAIN: Action = ifImmoral([money(5)], [votes(2)])
export const EXCHANGE_STEPS = 2

export const REFUSED_BUILD_MONEY = 5
export const MISSING_VOTE_VP = 1

export const SCORING = { moneyPerVp: 3, vpPerStep: 2, vpPerMood: 2, mostVotes: 15, secondVotes: 8 } as const

/** Printed effects of the spaces of the mood track. */
export function moodSpace(position: number): MoodSpaceFacts {
  const space = MOOD_SPACES[position - LOWEST_MOOD]
  if (space === undefined) throw new Error(`The mood track has no space ${position}`)
  return space
}
