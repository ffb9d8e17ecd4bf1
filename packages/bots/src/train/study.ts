// Search distillation: moves the policy toward the results of search. A game gives little information about one
// decision; a search evaluates each answer, including those that the policy no longer plays.
import {
  type AnyGame,
  type Bot,
  type Decision,
  drawRandomState,
  isAutomatic,
  playOut,
  type Question,
  type Random,
  type Seat,
} from '@hustings/kernel'
import { middleAnswer } from '../answers.ts'
import { horizonOf } from '../levels.ts'
import { type Eyes, Lookout } from '../lookout.ts'
import { type Mind, mindOf } from '../mind.ts'
import type { Known } from '../place.ts'
import type { Sight } from '../sight.ts'
import { WIDE } from '../think.ts'
import type { Weights } from '../weights.ts'
import type { Hints } from './hints.ts'

/** The most likely candidates, some random ones, and the paired rollouts of each. */
const LIKELIEST = 6
const BY_LOT = 2
const ROLLOUTS = 6
/** Horizon of the rollouts in stages: with one stage the errors of the value would be learned. */
const AHEAD = 2
/** Interval of distilled decisions among those with enough stakes. */
const ONE_IN = 2
const LOW_STAKES = 0.15
/** How surely the policy is to take the better answer: points that are as good as a coin. */
const COIN = 0.1
/** Points that count as many, and how many of those at most. */
const MANY = 3
const LARGEST = 3

/** An answer that is examined. */
interface Examined {
  readonly index: number
  readonly known: Known
  /** How likely it is, and how much it counts here. */
  readonly likely: number
  readonly weight: number
  gain: number
}

/** Plays a game by the policy, and notes what search finds at the decisions of the seats that learn. */
export function studyGame(
  game: AnyGame,
  input: unknown,
  weights: Weights,
  seed: string,
  learns: (seat: Seat) => boolean,
  hints: Hints,
): void {
  const options = game.options(input)
  const mind = mindOf(game, input, weights)
  const pupils = game.seats(options).filter((seat) => learns(seat) && !isAutomatic(game, options, seat))
  if (pupils.length === 0) return
  const bot: Bot = {
    name: 'student',
    searches: true,
    decide(question, seen) {
      const isOpen = pupils.includes(seen.seat) && mind.policy.placeOf(question).stakes >= LOW_STAKES
      if (isOpen && seen.random.below(ONE_IN) === 0) {
        examine(mind, question, seen, seen.random, drawRandomState(seen.random).join(), hints)
      }
      return mind.policy.choose(question, seen, seen.random)
    },
  }
  playOut(game, input, seed, () => bot)
}

/** Plays some answers on with the same luck, and leans to what came out better than how sure the policy is of it. */
function examine(
  mind: Mind,
  question: Question | Decision,
  eyes: Eyes,
  random: Random,
  seed: string,
  hints: Hints,
): void {
  const examined = chosenFor(mind, question, eyes, random)
  if (examined.length < 2) return
  const look = new Lookout(mind, eyes, { seed, horizon: horizonOf(mind, AHEAD) })
  for (let k = 0; k < ROLLOUTS; k++) {
    for (const each of examined) each.gain += look.margin(middleAnswer(question, each.index), k) / ROLLOUTS
  }
  const wanted = ({ gain, likely }: Examined): number => gain - COIN * Math.log(likely)
  let mean = 0
  for (const each of examined) mean += each.weight * wanted(each)
  const circumstances = mind.policy.allCircumstancesAt(question)
  for (const each of examined) {
    const more = Math.max(-LARGEST, Math.min(LARGEST, (wanted(each) - mean) / MANY))
    hints.add(each.known, each.index, circumstances, eyes.stage, each.weight * more)
  }
}

function chosenFor({ policy }: Mind, question: Question | Decision, sight: Sight, random: Random): Examined[] {
  const wide = policy.look(question, sight, WIDE).likely.slice()
  const { size, likely, known } = policy.look(question, sight)
  const possible: Examined[] = []
  for (let i = 0; i < size; i++) {
    const each = known[i]
    const share = likely[i] ?? 0
    if (share > 0 && each !== undefined) {
      possible.push({ index: i, known: each, likely: share, weight: wide[i] ?? 0, gain: 0 })
    }
  }
  possible.sort((one, other) => other.weight - one.weight)
  const rest = possible.splice(LIKELIEST)
  for (let i = 0; i < BY_LOT && rest.length > 0; i++) possible.push(...rest.splice(random.below(rest.length), 1))
  // Random candidates count as likely ones, because they explore.
  const sum = possible.reduce((all, { weight }) => all + Math.max(weight, LEAST), 0)
  return possible.map((each) => ({ ...each, weight: Math.max(each.weight, LEAST) / sum }))
}
const LEAST = 0.05
