// A game of one question for tests: tickets of known worth, and luck that is the same for all of them.

import type { GameState } from '@hustings/kernel'
import {
  type Game,
  type GameEvent,
  pickQuestion,
  type Question,
  Run,
  type Script,
  say,
  type Table,
} from '@hustings/kernel'
import type { InformationState } from '../rollout.ts'

export interface LotteryState extends GameState {
  /** Worth of each ticket without luck. */
  worths: number[]
  ownLuck: number
  points: number
  done: boolean
}

/** Maximum points by luck: shared by all tickets, and separate. */
const LUCK = 20
const OWN_LUCK = 6

function* draw(t: Table<LotteryState, GameEvent>): Script {
  const { state } = t
  const offers = offersOf(state.worths)
  const ticket = yield* t.choose('buyer', say('which'), offers)
  // First the same random number for every ticket, then a small separate one.
  const luck = t.below(LUCK)
  for (let i = 0; i < ticket; i++) t.below(state.ownLuck)
  state.points = luck + t.below(state.ownLuck) + (state.worths[ticket] ?? 0)
  state.done = true
}

export const lottery: Game<LotteryState, object, null> = {
  id: 'lottery',
  version: 1,
  vocabulary: 1,
  options: () => ({}),
  seats: () => ['buyer'],
  create: (_, random) => ({ random, worths: oneOf(2, 0), ownLuck: OWN_LUCK, points: 0, done: false }),
  advance: draw,
  over: ({ done }) => done,
  standings: ({ points }) => [{ seat: 'buyer', score: points, rank: 1 }],
  view: () => null,
  redeal(state, _, random) {
    state.random = [random.below(2 ** 32) | 0, random.below(2 ** 32) | 0, random.below(2 ** 32) | 0, 1]
  },
  numbers: () => ({}),
  violations: () => [],
  stages: 1,
  stage: () => 0,
  features: { names: [], write: () => {} },
  score: ({ points }) => points,
}

const offersOf = (worths: readonly number[]) =>
  worths.map((_, i) => ({ id: `ticket-${i}`, label: { key: `ticket-${i}` }, value: i }))

/** The question of a lottery whose tickets have this worth, and the information of the buyer. */
export function lotteryQuestion(
  worths: readonly number[],
  ownLuck: number = OWN_LUCK,
): { question: Question; information: InformationState } {
  const information: InformationState = {
    seat: 'buyer',
    stage: 0,
    facts: () => new Float64Array(0),
    imagine(random) {
      const state: LotteryState = { random: [1, 2, 3, 4], worths: [...worths], ownLuck, points: 0, done: false }
      lottery.redeal(state, 'buyer', random)
      return new Run(lottery, state).begin()
    },
  }
  return { question: pickQuestion('buyer', say('which'), offersOf(worths)), information }
}

/** Returns the worth of tickets, of which one is worth ten points more. */
export const oneOf = (tickets: number, best: number): number[] =>
  Array.from({ length: tickets }, (_, i) => (i === best ? 10 : 0))
