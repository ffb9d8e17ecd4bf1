// How much is at stake where: the points that a good choice gains over the policy's own, in the mean of some positions of
// each place. Bots spend their time where it pays.
import {
  type AnyGame,
  type Bot,
  type Decision,
  drawRandomState,
  isAutomatic,
  playOut,
  type Question,
  type Seat,
} from '@hustings/kernel'
import { generalOf, promptOf } from '../keys.ts'
import { horizonOf } from '../levels.ts'
import type { Eyes } from '../lookout.ts'
import { type Mind, mindOf } from '../mind.ts'
import { isSure, rollouts } from '../think.ts'
import type { Weights } from '../weights.ts'
import type { OptionsOf } from './lesson.ts'

/** Rollouts per candidate: half of them choose the best, the other half evaluate it. */
const ROLLOUTS = 12
const ARMS = 6
/** A position is sampled once per this number of decisions of a place, up to a limit per place. */
const EVERY = 4
const ENOUGH = 32
/** Weight of the same prompt at other seats, and of all prompts, as a prior in positions. */
const BELIEF = 8

interface Sum {
  gain: number
  positions: number
}

interface Found extends Sum {
  /** Number of decisions with more than one answer, sampled or not. */
  asked: number
}

/** Plays games by the policy and examines positions of them, until there are enough. */
export function measureStakes(
  game: AnyGame,
  weights: Weights,
  optionsOf: OptionsOf,
  seed: string,
  positions: number,
): void {
  const found = new Map<string, Found>()
  let examined = 0
  let turns = 0
  for (let index = 0; examined < positions && index < positions; index++) {
    const input = optionsOf(index)
    const options = game.options(input)
    const mind = mindOf(game, options, weights)
    let last: Seat | null = null
    const bot: Bot = {
      name: 'examiner',
      searches: true,
      decide(question, seen) {
        if (!(isAutomatic(game, options, seen.seat) || isSure(mind, question, seen))) {
          if (last !== seen.seat) turns++
          last = seen.seat
          const place = placeIn(found, mind.policy.placeOf(question).name)
          place.asked++
          const isWanted = seen.random.below(EVERY) === 0 && place.positions < ENOUGH
          if (isWanted && examined < positions) {
            examined++
            const chance = drawRandomState(seen.random).join()
            place.gain += gainAt(mind, question, seen, chance)
            place.positions++
          }
        }
        return mind.policy.choose(question, seen, seen.random)
      },
    }
    playOut(game, input, `${seed}/${index}`, () => bot)
  }
  keep(weights, found, Math.max(1, turns))
}

function placeIn(found: Map<string, Found>, name: string): Found {
  const general = generalOf(name)
  let place = found.get(general)
  if (place === undefined) {
    place = { gain: 0, positions: 0, asked: 0 }
    found.set(general, place)
  }
  return place
}

/** The best by one half of the rollouts, judged by the other half against what the policy would do. */
function gainAt(mind: Mind, question: Question | Decision, eyes: Eyes, seed: string): number {
  const arms = rollouts(mind, question, eyes, { rollouts: ARMS * ROLLOUTS, arms: ARMS, horizon: horizonOf(mind), seed })
  if (arms.length < 2) return 0
  const half = ROLLOUTS / 2
  const mean = (margins: readonly number[], from: number): number => {
    let sum = 0
    for (let k = from; k < from + half; k++) sum += margins[k] ?? 0
    return sum / half
  }
  let gain = 0
  for (const [chooser, judge] of [
    [0, half],
    [half, 0],
  ] as const) {
    let best = arms[0]
    let usual = 0
    let priors = 0
    for (const arm of arms) {
      if (best === undefined || mean(arm.margins, chooser) > mean(best.margins, chooser)) best = arm
      usual += arm.prior * mean(arm.margins, judge)
      priors += arm.prior
    }
    gain += (mean(best?.margins ?? [], judge) - usual / priors) / 2
  }
  return gain
}

function keep(weights: Weights, found: ReadonlyMap<string, Found>, turns: number): void {
  const all: Sum = { gain: 0, positions: 0 }
  const prompts = new Map<string, Sum>()
  for (const [name, place] of found) {
    let prompt = prompts.get(promptOf(name))
    if (prompt === undefined) {
      prompt = { gain: 0, positions: 0 }
      prompts.set(promptOf(name), prompt)
    }
    for (const sum of [all, prompt]) {
      sum.gain += place.gain
      sum.positions += place.positions
    }
  }
  const usual = all.gain / Math.max(1, all.positions)
  let sum = 0
  for (const [name, place] of found) {
    const known = weights.places.get(name)
    if (known === undefined) continue
    known.stakes = Math.max(0, believed(place, believed(prompts.get(promptOf(name)) ?? all, usual)))
    sum += known.stakes * place.asked
  }
  weights.turn = sum / turns
}

/** The mean gain of these positions, shrunk to the prior when they are few. */
function believed({ gain, positions }: Sum, usual: number): number {
  return (gain + BELIEF * usual) / (positions + BELIEF)
}
