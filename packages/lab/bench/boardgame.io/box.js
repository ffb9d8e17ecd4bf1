// What is in the box of Ballot; a test of the lab holds it equal to packages/kernel/src/testing/ballot/box.ts.

export const PARTIES = ['red', 'blue', 'green', 'yellow']
export const DISTRICTS = ['harbour', 'market', 'hill', 'mill', 'park', 'station', 'old-town', 'campus']
export const WORTH = { harbour: 4, market: 4, hill: 5, mill: 5, park: 6, station: 6, 'old-town': 7, campus: 7 }

export const CUBES = 20
export const CUBES_IN_BAG = 6
export const COINS = 6
export const BANK = 100
export const HAND = 7
export const ROUNDS = 4
export const TURNS_PER_ROUND = 5 * PARTIES.length
export const VOTES_PER_ROUND = 2
export const VOTERS = 5
export const DISTRICT_LIMIT = 8
export const INCOME = 4
export const PLEDGE_WORTH = 5

const PRINT_RUN = [
  { kind: 'rally', strength: 1, cost: 0, copies: 6 },
  { kind: 'rally', strength: 2, cost: 1, copies: 8 },
  { kind: 'rally', strength: 3, cost: 2, copies: 4 },
  { kind: 'smear', strength: 1, cost: 1, copies: 6 },
  { kind: 'smear', strength: 2, cost: 2, copies: 2 },
  { kind: 'canvass', strength: 3, cost: 0, copies: 8 },
  { kind: 'fundraise', strength: 3, cost: 0, copies: 6 },
  { kind: 'fundraise', strength: 5, cost: 1, copies: 2 },
  { kind: 'research', strength: 2, cost: 1, copies: 6 },
]

export const CARDS = new Map(
  PRINT_RUN.flatMap(({ kind, strength, cost, copies }) =>
    Array.from({ length: copies }, (_, i) => [`${kind}-${strength}-${i + 1}`, { kind, strength, cost }]),
  ),
)
