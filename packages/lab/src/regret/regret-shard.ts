// A shard of the decision benchmark: positions from games of the policy, many rollouts of every candidate as ground truth,
// and the gain of each searcher over the policy.
import { type BotModel, evaluateAll, type FeatureSource, horizonOf, LEVEL_CONFIG, searchToEnd } from '@hustings/bots'
import { type Bot, type Decision, drawRandomState, playOut, type Question, type Seen } from '@hustings/kernel'
import type { LabGame } from '../games/games.ts'
import { modelFor, weightsDigest } from '../games/players.ts'
import { seatsAt } from '../play/seating.ts'
import { Counts } from '../shards/counts.ts'
import { gameOf, gameSeed, type Kind, type Series, term } from '../shards/series.ts'
import { addValue } from '../shards/statistics.ts'
import { UsageError } from '../terminal/usage.ts'
import { type Searcher, searcherNamed } from './searchers.ts'

/** Gains are counted in thousandths of a point. */
export const POINT_UNITS = 1000

const ARMS = 16
/** Positions with a more likely answer are skipped. */
const MAX_PROBABILITY = 0.9

export async function regretSeries(
  game: LabGame,
  options: Series['options'],
  seed: string,
  searchers: readonly string[],
  truth: number,
): Promise<Series> {
  for (const name of searchers) searcherNamed(name)
  const learned = await weightsDigest(['medium'], game, seatsAt(game, options).length)
  const terms = { searchers: searchers.join(','), truth: String(truth), learned }
  return { kind: 'regret', game: game.id, version: game.game.version, options, seed, terms }
}

export function searchersOf(series: Series): readonly string[] {
  return term(series, 'searchers').split(',')
}

export const regretKind: Kind = {
  piece: 1,
  async play(series, from, to) {
    const game = gameOf(series)
    const players = seatsAt(game, series.options).length
    if ((await weightsDigest(['medium'], game, players)) !== term(series, 'learned')) {
      throw new UsageError(`the weights for ${game.id} have changed since: start again with --fresh`)
    }
    const model = modelFor(game, series.options)
    const searchers = searchersOf(series).map(searcherNamed)
    const truth = Number(term(series, 'truth'))
    const counts = new Counts()
    for (let index = from; index < to; index++) {
      examineGame(model, series.options, gameSeed(series.seed, index), searchers, truth, counts)
    }
    return counts
  },
}

/** Measures one random position of a game, so that positions are independent. */
function examineGame(
  model: BotModel,
  options: unknown,
  seed: string,
  searchers: readonly Searcher[],
  truth: number,
  counts: Counts,
): void {
  const open = { count: 0, chosen: -1 }
  const bot = (chosen: number, examine: Examine): Bot => ({
    name: 'examiner',
    searches: chosen >= 0,
    decide(question, seen) {
      const chance = drawRandomState(seen.random).join()
      if (isOpen(model, question, seen)) {
        if (open.count === chosen) examine(question, seen, chance)
        open.count++
      }
      return model.policy.choose(question, seen, seen.random)
    },
  })
  // The first playout counts the open decisions, the second one measures one of them.
  playOut(model.game, options, seed, () => bot(-1, () => undefined))
  if (open.count === 0) return
  open.chosen = numberFrom(seed) % open.count
  open.count = 0
  playOut(model.game, options, seed, () =>
    bot(open.chosen, (question, seen, chance) => judge(model, question, seen, chance, searchers, truth, counts)),
  )
}

type Examine = (question: Question | Decision, seen: Seen<unknown, unknown>, chance: string) => void

function isOpen({ policy }: BotModel, question: Question | Decision, features: FeatureSource): boolean {
  const output = policy.evaluate(question, features)
  for (let i = 0; i < output.size; i++) if ((output.likely[i] ?? 0) >= MAX_PROBABILITY) return false
  return true
}

/** Hashes a seed to a whole number. */
function numberFrom(text: string): number {
  let number = 7
  for (const letter of text) number = (Math.imul(number, 31) + letter.charCodeAt(0)) >>> 0
  return number
}

function judge(
  model: BotModel,
  question: Question | Decision,
  seen: Seen<unknown, unknown>,
  chance: string,
  searchers: readonly Searcher[],
  truth: number,
  counts: Counts,
): void {
  const budget = { rollouts: ARMS * truth, maxArms: ARMS, horizon: model.game.stages, seed: `${chance}/truth` }
  const arms = evaluateAll(model, question, seen, budget)
  if (arms.length < 2) return
  const mean = (margins: readonly number[]): number => margins.reduce((sum, each) => sum + each, 0) / margins.length
  const priors = arms.reduce((sum, { prior }) => sum + prior, 0)
  const usual = arms.reduce((sum, { prior, margins }) => sum + (prior / priors) * mean(margins), 0)
  counts.add('positions')
  addValue(counts.of('perfect'), Math.round(POINT_UNITS * perfectGain(arms, usual)))
  let first: number | null = null
  for (const { name, rollouts: spent, horizon } of searchers) {
    const result = searchToEnd(model, question, seen, {
      rollouts: spent,
      horizon:
        horizon === 'end' ? model.game.stages : horizon === 'usual' ? horizonOf(model, LEVEL_CONFIG.hard.horizon) : 1,
      seed: `${chance}/${name}`,
    })
    const found = arms.find(({ answer }) => answer === result.answer)
    if (found === undefined) continue
    const own = counts.of('searchers').of(name)
    const gain = Math.round(POINT_UNITS * (mean(found.margins) - usual))
    addValue(own.of('gain'), gain)
    own.add('rollouts', result.rollouts)
    // Compared on the same position, so that positions with high stakes do not hide the difference.
    if (first === null) first = gain
    else addValue(own.of('overFirst'), gain - first)
  }
}

/** Gain of the best answer: one half of the rollouts selects it, the other half measures it, to avoid selection bias. */
function perfectGain(arms: ReturnType<typeof evaluateAll>, usual: number): number {
  const half = Math.floor((arms[0]?.margins.length ?? 0) / 2)
  const mean = (margins: readonly number[]): number =>
    margins.reduce((sum, each) => sum + each, 0) / Math.max(1, margins.length)
  const best = arms.reduce((one, other) =>
    mean(other.margins.slice(0, half)) > mean(one.margins.slice(0, half)) ? other : one,
  )
  return mean(best.margins.slice(half)) - usual
}
