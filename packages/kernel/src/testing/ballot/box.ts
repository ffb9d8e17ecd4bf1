// Components of Ballot: parties, districts, cards and the numbers of the rules.
import { type Message, say } from '../../message.ts'

export const PARTIES = ['red', 'blue', 'green', 'yellow'] as const
export type Party = (typeof PARTIES)[number]

export function isParty(name: string): name is Party {
  return PARTIES.some((party) => party === name)
}

export const DISTRICTS = ['harbour', 'market', 'hill', 'mill', 'park', 'station', 'old-town', 'campus'] as const
export type District = (typeof DISTRICTS)[number]

export const WORTH: Readonly<Record<District, number>> = {
  harbour: 4,
  market: 4,
  hill: 5,
  mill: 5,
  park: 6,
  station: 6,
  'old-town': 7,
  campus: 7,
}

/** Maximum number of rounds. */
export const ROUNDS = 4
export const CUBES = 20
export const CUBES_IN_BAG = 6
export const COINS = 6
export const BANK = 100
export const HAND = 7
export const TURNS_PER_ROUND = 5 * PARTIES.length
export const VOTES_PER_ROUND = 2
export const VOTERS = 5
export const DISTRICT_LIMIT = 8
export const INCOME = 4
export const PLEDGE_WORTH = 5

export type CardKind = 'rally' | 'smear' | 'canvass' | 'fundraise' | 'research'

export interface Card {
  readonly id: string
  readonly kind: CardKind
  readonly strength: number
  readonly cost: number
  readonly label: Message
}

const PRINT_RUN: readonly { kind: CardKind; strength: number; cost: number; copies: number }[] = [
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

export const CARDS: ReadonlyMap<string, Card> = new Map(
  PRINT_RUN.flatMap(({ kind, strength, cost, copies }) =>
    Array.from({ length: copies }, (_, i): [string, Card] => {
      const id = `${kind}-${strength}-${i + 1}`
      return [id, { id, kind, strength, cost, label: say(`ballot.card.${kind}`, { strength, cost }) }]
    }),
  ),
)
