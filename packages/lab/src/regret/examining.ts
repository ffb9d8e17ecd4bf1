// A shard of the decision benchmark: positions from games of the policy, every promising answer played on many times as the
// truth, and what each searcher's answer would have gained over the policy's own.
import { type BotModel, evaluateAll, type FeatureSource, horizonOf, LEVEL_CONFIG, searchToEnd } from '@hustings/bots'
import { type Bot, type Decision, drawRandomState, playOut, type Question, type Seen } from '@hustings/kernel'
import type { LabGame } from '../games/games.ts'
import { learnedBy, mindFor } from '../games/players.ts'
import { seatsAt } from '../play/seating.ts'
import { Counts } from '../shards/counts.ts'
import { observe } from '../shards/moments.ts'
import { gameOf, gameSeed, type Kind, type Series, term } from '../shards/series.ts'
import { UsageError } from '../terminal/usage.ts'
import { type Searcher, searcherNamed } from './searchers.ts'

/** Gains are counted in thousandths of a point. */
export const FINE = 1000

const ARMS = 16
/** Where the policy is surer than this there is nothing to find. */
const SURE = 0.9

export async function regretSeries(
  game: LabGame,
  options: Series['options'],
  seed: string,
  searchers: readonly string[],
  truth: number,
): Promise<Series> {
  for (const name of searchers) searcherNamed(name)
  const learned = await learnedBy(['medium'], game, seatsAt(game, options).length)
  const terms = { searchers: searchers.join(','), truth: String(truth), learned }
  return { kind: 'regret', game: game.id, version: game.game.version, options, seed, terms }
}

export function searchersOf(series: Series): readonly string[] {
  return term(series, 'searchers').split(',')
}

export const examining: Kind = {
  piece: 1,
  async play(series, from, to) {
    const game = gameOf(series)
    const players = seatsAt(game, series.options).length
    if ((await learnedBy(['medium'], game, players)) !== term(series, 'learned')) {
      throw new UsageError(`the bots have learned something else about ${game.id} since: begin with --fresh`)
    }
    const model = mindFor(game, series.options)
    const searchers = searchersOf(series).map(searcherNamed)
    const truth = Number(term(series, 'truth'))
    const counts = new Counts()
    for (let index = from; index < to; index++) {
      examineOne(model, series.options, gameSeed(series.seed, index), searchers, truth, counts)
    }
    return counts
  },
}

/** One position of each game, so that positions know nothing of each other: any of the open ones is as likely as another. */
function examineOne(
  model: BotModel,
  options: unknown,
  seed: string,
  searchers: readonly Searcher[],
  truth: number,
  counts: Counts,
): void {
  const open = { asked: 0, chosen: -1 }
  const bot = (chosen: number, examine: Examine): Bot => ({
    name: 'examiner',
    searches: chosen >= 0,
    decide(question, seen) {
      const chance = drawRandomState(seen.random).join()
      if (isOpen(model, question, seen)) {
        if (open.asked === chosen) examine(question, seen, chance)
        open.asked++
      }
      return model.policy.choose(question, seen, seen.random)
    },
  })
  // Once to count the open decisions, once more to look at one of them.
  playOut(model.game, options, seed, () => bot(-1, () => undefined))
  if (open.asked === 0) return
  open.chosen = numberFrom(seed) % open.asked
  open.asked = 0
  playOut(model.game, options, seed, () =>
    bot(open.chosen, (question, seen, chance) => judge(model, question, seen, chance, searchers, truth, counts)),
  )
}

type Examine = (question: Question | Decision, seen: Seen<unknown, unknown>, chance: string) => void

function isOpen({ policy }: BotModel, question: Question | Decision, features: FeatureSource): boolean {
  const look = policy.evaluate(question, features)
  for (let i = 0; i < look.size; i++) if ((look.likely[i] ?? 0) >= SURE) return false
  return true
}

/** Spreads a seed over whole numbers, the same everywhere. */
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
  const effort = { rollouts: ARMS * truth, maxArms: ARMS, horizon: model.game.stages, seed: `${chance}/truth` }
  const arms = evaluateAll(model, question, seen, effort)
  if (arms.length < 2) return
  const mean = (margins: readonly number[]): number => margins.reduce((sum, each) => sum + each, 0) / margins.length
  const priors = arms.reduce((sum, { prior }) => sum + prior, 0)
  const usual = arms.reduce((sum, { prior, margins }) => sum + (prior / priors) * mean(margins), 0)
  counts.add('positions')
  observe(counts.of('perfect'), Math.round(FINE * perfectGain(arms, usual)))
  let first: number | null = null
  for (const { name, rollouts: spent, horizon } of searchers) {
    const thought = searchToEnd(model, question, seen, {
      rollouts: spent,
      horizon:
        horizon === 'end' ? model.game.stages : horizon === 'usual' ? horizonOf(model, LEVEL_CONFIG.hard.horizon) : 1,
      seed: `${chance}/${name}`,
    })
    const found = arms.find(({ answer }) => answer === thought.answer)
    if (found === undefined) continue
    const own = counts.of('searchers').of(name)
    const gain = Math.round(FINE * (mean(found.margins) - usual))
    observe(own.of('gain'), gain)
    own.add('rollouts', thought.rollouts)
    // On the same position, so that positions of high stakes do not drown the difference.
    if (first === null) first = gain
    else observe(own.of('overFirst'), gain - first)
  }
}

/** The best by one half of the truth, judged by the other, so that luck is not taken for insight. */
function perfectGain(arms: ReturnType<typeof evaluateAll>, usual: number): number {
  const half = Math.floor((arms[0]?.margins.length ?? 0) / 2)
  const mean = (margins: readonly number[]): number =>
    margins.reduce((sum, each) => sum + each, 0) / Math.max(1, margins.length)
  const best = arms.reduce((one, other) =>
    mean(other.margins.slice(0, half)) > mean(one.margins.slice(0, half)) ? other : one,
  )
  return mean(best.margins.slice(half)) - usual
}
