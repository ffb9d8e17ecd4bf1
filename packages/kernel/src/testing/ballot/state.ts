// The state of Ballot, and the questions and small actions that all rules share.
import * as v from 'valibot'
import type { Bag } from '../../bag.ts'
import { type Deck, discardCard, newDeck, takeOut } from '../../deck.ts'
import { HustingsError } from '../../errors.ts'
import { type RandomState, randomFrom, shuffle } from '../../random.ts'
import {
  BANK,
  CARDS,
  COINS,
  CUBES,
  CUBES_IN_BAG,
  DISTRICT_LIMIT,
  DISTRICTS,
  type District,
  PARTIES,
  type Party,
  ROUNDS,
} from './box.ts'

/** The next stretch; the checkpoints are between these. */
export type Phase = 'pledges' | 'deal' | 'turn' | 'voters' | 'vote' | 'reckoning' | 'over'

export interface PartyState {
  hand: string[]
  supply: number
  coins: number
  points: number
  won: District[]
  /** The two pledges dealt to this party. */
  dealt: District[]
  /** The pledge it kept. */
  pledge: District | null
}

export interface VoteResult {
  readonly district: District
  readonly winner: Party
  readonly second: Party
}

export interface BallotState {
  random: RandomState
  phase: Phase
  rounds: number
  round: number
  /** Turns taken this round. */
  turn: number
  speaker: number
  deck: Deck
  bag: Bag<Party>
  bank: number
  /** Districts in the order in which they vote. The number of winners is the number of finished votes. */
  calendar: District[]
  /** Winners of the finished votes, in the order of the calendar. Plain names keep the checkpoint small. */
  winners: Party[]
  seconds: Party[]
  floating: Party[]
  districts: Record<District, Record<Party, number>>
  parties: Record<Party, PartyState>
}

export interface BallotOptions {
  readonly rounds: number
}

const rounds = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ROUNDS))
const optionsSchema = v.strictObject({ rounds: v.optional(rounds, ROUNDS) })

export function readOptions(input: unknown): BallotOptions {
  const parsed = v.safeParse(optionsSchema, input ?? {})
  if (!parsed.success) throw new HustingsError('invalid-options', { where: v.getDotPath(parsed.issues[0]) ?? '' })
  return parsed.output
}

export const perParty = <T>(value: (party: Party) => T): Record<Party, T> => ({
  red: value('red'),
  blue: value('blue'),
  green: value('green'),
  yellow: value('yellow'),
})

export const noCubes = (): Record<Party, number> => ({ red: 0, blue: 0, green: 0, yellow: 0 })

export function setUp(options: BallotOptions, seed: RandomState): BallotState {
  const random = randomFrom(seed)
  const pledges = shuffle(random, [...DISTRICTS])
  return {
    random: seed,
    phase: 'pledges',
    rounds: options.rounds,
    round: 1,
    turn: 0,
    speaker: 0,
    deck: newDeck(random, [...CARDS.keys()]),
    bag: perParty(() => CUBES_IN_BAG),
    bank: BANK - COINS * PARTIES.length,
    calendar: shuffle(random, [...DISTRICTS]),
    winners: [],
    seconds: [],
    floating: [],
    districts: {
      harbour: noCubes(),
      market: noCubes(),
      hill: noCubes(),
      mill: noCubes(),
      park: noCubes(),
      station: noCubes(),
      'old-town': noCubes(),
      campus: noCubes(),
    },
    parties: perParty(() => ({
      hand: [],
      supply: CUBES - CUBES_IN_BAG,
      coins: COINS,
      points: 0,
      won: [],
      dealt: pledges.splice(0, 2),
      pledge: null,
    })),
  }
}

export function partyAt(place: number): Party {
  return PARTIES[place % PARTIES.length] ?? PARTIES[0]
}

export function inTurnOrder(state: BallotState): Party[] {
  return PARTIES.map((_, i) => partyAt(state.speaker + i))
}

export function districtVoting(state: BallotState): District {
  return state.calendar[state.winners.length] ?? DISTRICTS[0]
}

export function cubesIn(state: BallotState, district: District): number {
  const { red, blue, green, yellow } = state.districts[district]
  return red + blue + green + yellow
}

export function roomIn(state: BallotState, district: District): number {
  return DISTRICT_LIMIT - cubesIn(state, district)
}

export function discardFromHand(state: BallotState, party: Party, card: string): void {
  const { hand } = state.parties[party]
  takeOut(hand, card)
  discardCard(state.deck, card)
}

export function payCoins(state: BallotState, party: Party, coins: number): void {
  state.parties[party].coins -= coins
  state.bank += coins
}

/** Pays the coins, at most what the bank has. */
export function receiveCoins(state: BallotState, party: Party, coins: number): number {
  const received = Math.min(coins, state.bank)
  state.parties[party].coins += received
  state.bank -= received
  return received
}
