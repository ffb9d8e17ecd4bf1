// Measures the stakes of each prompt: the mean points that a good answer gains over the policy. Bots distribute their
// rollouts by stakes.
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
import { type BotModel, createModel } from '../model.ts'
import type { InformationState } from '../rollout.ts'
import { evaluateAll, isNearlyCertain } from '../search.ts'
import type { Weights } from '../weights.ts'
import type { OptionsOf } from './self-play.ts'

/** Rollouts per candidate: one half selects the best answer, the other half evaluates it. */
const ROLLOUTS = 12
const ARMS = 6
/** One of this number of decisions of a prompt is measured, up to a limit per prompt. */
const SAMPLE_INTERVAL = 4
const MAX_POSITIONS = 32
/** Weight of the prior (the same prompt at other seats, and all prompts), in positions. */
const PRIOR_POSITIONS = 8

interface Sum {
  gain: number
  positions: number
}

interface Found extends Sum {
  /** Number of decisions with more than one answer, sampled or not. */
  decisions: number
}

/** Plays games with the policy and measures positions until there are enough. */
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
    const model = createModel(game, options, weights)
    let last: Seat | null = null
    const bot: Bot = {
      name: 'examiner',
      searches: true,
      decide(question, seen) {
        if (!(isAutomatic(game, options, seen.seat) || isNearlyCertain(model, question, seen))) {
          if (last !== seen.seat) turns++
          last = seen.seat
          const place = promptIn(found, model.policy.entryFor(question).name)
          place.decisions++
          const isWanted = seen.random.below(SAMPLE_INTERVAL) === 0 && place.positions < MAX_POSITIONS
          if (isWanted && examined < positions) {
            examined++
            const chance = drawRandomState(seen.random).join()
            place.gain += gainAt(model, question, seen, chance)
            place.positions++
          }
        }
        return model.policy.choose(question, seen, seen.random)
      },
    }
    playOut(game, input, `${seed}/${index}`, () => bot)
  }
  storeStakes(weights, found, Math.max(1, turns))
}

function promptIn(found: Map<string, Found>, name: string): Found {
  const general = generalOf(name)
  let place = found.get(general)
  if (place === undefined) {
    place = { gain: 0, positions: 0, decisions: 0 }
    found.set(general, place)
  }
  return place
}

/** Gain over the policy: one half of the rollouts selects the best answer, the other half evaluates it. */
function gainAt(model: BotModel, question: Question | Decision, information: InformationState, seed: string): number {
  const arms = evaluateAll(model, question, information, {
    rollouts: ARMS * ROLLOUTS,
    maxArms: ARMS,
    horizon: horizonOf(model),
    seed,
  })
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

function storeStakes(weights: Weights, found: ReadonlyMap<string, Found>, turns: number): void {
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
    known.stakes = Math.max(0, shrunkMean(place, shrunkMean(prompts.get(promptOf(name)) ?? all, usual)))
    sum += known.stakes * place.decisions
  }
  weights.turn = sum / turns
}

/** The mean gain of these positions, shrunk to the prior when they are few. */
function shrunkMean({ gain, positions }: Sum, usual: number): number {
  return (gain + PRIOR_POSITIONS * usual) / (positions + PRIOR_POSITIONS)
}
