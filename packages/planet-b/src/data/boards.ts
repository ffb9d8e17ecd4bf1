// The boards: start values, limits, production lines, mood, fraud, faction tracks, markets, elections and final scoring.
import { byId, finder } from './catalogue.ts'
import type { Action, Box, FactionBoxFacts, MarketFacts, MoodSpaceFacts, PlayerBoardFacts } from './facts.ts'
import type { Faction, FraudKind, PlayerCount, Resource, Space } from './vocabulary.ts'

/** What a player starts with (PB-SETUP-19 to 25). */
export const START = {
  money: 10,
  vp: 0,
  tricksters: 2,
  brains: 2,
  mood: 0,
  votesInBag: 3,
} as const

/** Votes of each colour (PB-SETUP-01). */
export const VOTES_PER_COLOUR = 25

export const STORE_LIMIT = 4
export const WORKER_LIMIT = 8
export const HAND_SIZE = 3

export const PLAYER_BOARDS: readonly PlayerBoardFacts[] = [
  {
    number: 1,
    lines: { upper: ['iridium', 'water', 'plants'], lower: ['plastic', 'chips', 'water'] },
    origin: 'reconstructed',
  },
  {
    number: 2,
    lines: { upper: ['hydrogen', 'plastic', 'plants'], lower: ['iridium', 'chips', 'plants'] },
    origin: 'reconstructed',
  },
  {
    number: 3,
    lines: { upper: ['plastic', 'iridium', 'plants'], lower: ['water', 'meat', 'plants'] },
    origin: 'reconstructed',
  },
  {
    number: 4,
    lines: { upper: ['chips', 'hydrogen', 'iridium'], lower: ['hydrogen', 'meat', 'plants'] },
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

/** What each mood brings at an election, from the lowest space to the highest. */
export const MOOD_SPACES: readonly MoodSpaceFacts[] = [
  {
    position: -4,
    election: { cost: [{ op: 'worker', n: 4, partial: true }], do: [{ op: 'add_votes', n: 2, who: 'others' }] },
  },
  {
    position: -3,
    election: { cost: [{ op: 'worker', n: 3, partial: true }], do: [{ op: 'add_votes', n: 1, who: 'others' }] },
  },
  { position: -2, election: { cost: [{ op: 'worker', n: 2, partial: true }], do: [] } },
  { position: -1, election: { cost: [{ op: 'worker', n: 1, partial: true }], do: [] } },
  { position: 0, election: { cost: [], do: [] } },
  {
    position: 1,
    election: {
      cost: [],
      do: [
        { op: 'money', n: 2 },
        { op: 'add_votes', n: 1 },
      ],
    },
  },
  {
    position: 2,
    election: {
      cost: [],
      do: [
        { op: 'money', n: 5 },
        { op: 'add_votes', n: 2 },
      ],
    },
  },
  {
    position: 3,
    election: {
      cost: [],
      do: [
        { op: 'money', n: 8 },
        { op: 'add_votes', n: 3 },
      ],
    },
  },
  {
    position: 4,
    election: {
      cost: [],
      do: [
        { op: 'money', n: 12 },
        { op: 'add_votes', n: 4 },
      ],
    },
  },
]

export const FRAUD_TOKENS: Readonly<Record<FraudKind, number>> = { stuffed_ballot: 2, extra_draw: 2 }

/** The fraud spaces of a player board, from top to bottom. */
export const FRAUD_SPACES: readonly Box[] = [
  { cost: [{ op: 'money', n: 4 }], do: [{ op: 'vp', n: 2 }] },
  { cost: [{ op: 'money', n: 8 }], do: [{ op: 'vp', n: 3 }] },
  { cost: [{ op: 'money', n: 12 }], do: [{ op: 'vp', n: 4 }] },
  { cost: [{ op: 'money', n: 16 }], do: [{ op: 'vp', n: 5 }] },
]

export const LAST_STEP = 4
export const FACTION_OVERFLOW_VP = 4

/** The action boxes of the faction tracks: two at each space. */
export const FACTION_BOXES: Readonly<Record<Faction, readonly FactionBoxFacts[]>> = {
  capitalists: [
    {
      id: 'cap-1a',
      faction: 'capitalists',
      step: 1,
      cost: [],
      do: [
        { op: 'money', n: 12 },
        { op: 'vp', n: 2 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'cap-1b',
      faction: 'capitalists',
      step: 1,
      cost: [],
      do: [
        { op: 'build', n: 1 },
        { op: 'money', n: 8 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'cap-2a',
      faction: 'capitalists',
      step: 2,
      cost: [],
      do: [
        { op: 'money', n: 20 },
        { op: 'trickster', n: 2 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'cap-2b',
      faction: 'capitalists',
      step: 2,
      cost: [],
      do: [
        { op: 'vp', n: 6 },
        { op: 'build', n: 1 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'cap-3a',
      faction: 'capitalists',
      step: 3,
      cost: [],
      do: [
        { op: 'money', n: 24 },
        { op: 'worker', n: 4 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'cap-3b',
      faction: 'capitalists',
      step: 3,
      cost: [],
      do: [
        { op: 'vp', n: 10 },
        { op: 'build', n: 1 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'cap-4a',
      faction: 'capitalists',
      step: 4,
      cost: [],
      do: [
        { op: 'vp', n: 15 },
        { op: 'build', n: 1 },
      ],
      origin: 'partly',
    },
    {
      id: 'cap-4b',
      faction: 'capitalists',
      step: 4,
      cost: [],
      do: [
        { op: 'money', n: 20 },
        { op: 'build', n: 1 },
        { op: 'produce', n: 2 },
      ],
      origin: 'partly',
    },
  ],
  futurists: [
    {
      id: 'fut-1a',
      faction: 'futurists',
      step: 1,
      cost: [],
      do: [
        { op: 'res', res: 'iridium', n: 2 },
        { op: 'res', res: 'chips', n: 2 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'fut-1b',
      faction: 'futurists',
      step: 1,
      cost: [],
      do: [
        { op: 'brain', n: 3 },
        { op: 'res', res: 'hydrogen', n: 2 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'fut-2a',
      faction: 'futurists',
      step: 2,
      cost: [],
      do: [
        { op: 'play_news', n: 1 },
        { op: 'any_res', n: 3 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'fut-2b',
      faction: 'futurists',
      step: 2,
      cost: [],
      do: [
        { op: 'worker_action', n: 5 },
        { op: 'res', res: 'chips', n: 2 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'fut-3a',
      faction: 'futurists',
      step: 3,
      cost: [],
      do: [
        { op: 'any_res', n: 4 },
        { op: 'vp', n: 6 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'fut-3b',
      faction: 'futurists',
      step: 3,
      cost: [],
      do: [
        { op: 'play_news', n: 2 },
        { op: 'brain', n: 4 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'fut-4a',
      faction: 'futurists',
      step: 4,
      cost: [],
      do: [
        { op: 'vp', n: 14 },
        { op: 'res', res: 'iridium', n: 2 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'fut-4b',
      faction: 'futurists',
      step: 4,
      cost: [],
      do: [
        { op: 'play_news', n: 1 },
        { op: 'produce', n: 2 },
        { op: 'worker_action', n: 4 },
      ],
      origin: 'reconstructed',
    },
  ],
  traditionalists: [
    {
      id: 'tra-1a',
      faction: 'traditionalists',
      step: 1,
      cost: [],
      do: [
        { op: 'add_votes', n: 4 },
        { op: 'trickster', n: 2 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'tra-1b',
      faction: 'traditionalists',
      step: 1,
      cost: [],
      do: [
        { op: 'mood_up', n: 2 },
        { op: 'add_votes', n: 2 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'tra-2a',
      faction: 'traditionalists',
      step: 2,
      cost: [],
      do: [
        { op: 'add_votes', n: 5 },
        { op: 'trickster', n: 4 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'tra-2b',
      faction: 'traditionalists',
      step: 2,
      cost: [],
      do: [
        { op: 'mood_up', n: 3 },
        { op: 'res', res: 'meat', n: 1 },
        { op: 'res', res: 'plants', n: 2 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'tra-3a',
      faction: 'traditionalists',
      step: 3,
      cost: [],
      do: [
        { op: 'add_votes', n: 8 },
        { op: 'mood_up', n: 3 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'tra-3b',
      faction: 'traditionalists',
      step: 3,
      cost: [],
      do: [
        { op: 'vp', n: 8 },
        { op: 'res', res: 'meat', n: 2 },
        { op: 'trickster', n: 1 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'tra-4a',
      faction: 'traditionalists',
      step: 4,
      cost: [],
      do: [
        { op: 'vp', n: 12 },
        { op: 'add_votes', n: 5 },
      ],
      origin: 'reconstructed',
    },
    {
      id: 'tra-4b',
      faction: 'traditionalists',
      step: 4,
      cost: [],
      do: [
        { op: 'add_votes', n: 10 },
        { op: 'mood_up', n: 4 },
      ],
      origin: 'reconstructed',
    },
  ],
}
export const factionBox = finder('faction box', byId(Object.values(FACTION_BOXES).flat()))

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
/** Suitcase spaces beside each tile; the lowest brings the exchange. */
export const SUITCASE_SPACES: Readonly<Record<PlayerCount, number>> = { 2: 3, 3: 3, 4: 4 }

export const PUPPET_VOTES_BEFORE_ELECTION = 9

/** Step 1 of an exchange. */
export const EXCHANGE_GAIN: Action = {
  op: 'if',
  cond: 'immoral',
  do: [{ op: 'money', n: 5 }],
  otherwise: [{ op: 'add_votes', n: 2 }],
}
export const EXCHANGE_STEPS = 2

export const REFUSED_BUILD_MONEY = 5
export const MISSING_VOTE_VP = 1

export const SCORING = { moneyPerVp: 3, vpPerStep: 2, vpPerMood: 2, mostVotes: 15, secondVotes: 8 } as const

/** What is printed at a space of the mood track. */
export function moodSpace(position: number): MoodSpaceFacts {
  const space = MOOD_SPACES[position - LOWEST_MOOD]
  if (space === undefined) throw new Error(`The mood track has no space ${position}`)
  return space
}
