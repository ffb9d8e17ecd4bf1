// A game of one question, for tests: tickets of a known worth, and luck that is the same for all of them.

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
import type { Eyes } from '../lookout.ts'

export interface LotteryState extends GameState {
  tickets: number
  best: number
  points: number
  done: boolean
}

/** What the best ticket is worth more than the others, and how much luck adds at most. */
const WORTH = 10
const LUCK = 20
const OWN_LUCK = 6

function* draw(t: Table<LotteryState, GameEvent>): Script {
  const { state } = t
  const offers = Array.from({ length: state.tickets }, (_, i) => ({
    id: `ticket-${i}`,
    label: say(`ticket-${i}`),
    value: i,
  }))
  const ticket = yield* t.choose('buyer', say('which'), offers)
  // The same luck for every ticket first, then a little of its own.
  const luck = t.below(LUCK)
  for (let i = 0; i < ticket; i++) t.below(OWN_LUCK)
  state.points = luck + t.below(OWN_LUCK) + (ticket === state.best ? WORTH : 0)
  state.done = true
}

export const lottery: Game<LotteryState, object, null> = {
  id: 'lottery',
  version: 1,
  options: () => ({}),
  seats: () => ['buyer'],
  create: (_, random) => ({ random, tickets: 2, best: 0, points: 0, done: false }),
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

/** The question of a lottery with so many tickets, of which one is better, and eyes to think about it. */
export function lotteryQuestion(tickets: number, best: number): { question: Question; eyes: Eyes } {
  const offers = Array.from({ length: tickets }, (_, i) => ({ id: `ticket-${i}`, label: say(`ticket-${i}`), value: i }))
  const eyes: Eyes = {
    seat: 'buyer',
    stage: 0,
    facts: () => new Float64Array(0),
    imagine(random) {
      const state: LotteryState = { random: [1, 2, 3, 4], tickets, best, points: 0, done: false }
      lottery.redeal(state, 'buyer', random)
      return new Run(lottery, state).begin()
    },
  }
  return { question: pickQuestion('buyer', say('which'), offers), eyes }
}
