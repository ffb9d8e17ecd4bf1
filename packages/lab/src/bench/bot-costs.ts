// Time of bots: a rollout of the policy compared with a random one, and a decision at each level.
import { botAt, type FeatureSource, type Level, loadModel, StateFeatures } from '@hustings/bots'
import {
  type Answer,
  playOn,
  type Question,
  type Random,
  Run,
  randomAnswer,
  randomFrom,
  seedRandom,
  seenIn,
} from '@hustings/kernel'
import type { LabGame } from '../games/games.ts'
import { alternate, type Care, type Contender, perOperation, scaled, spreadOf } from './measure.ts'
import { positionsAt } from './positions.ts'
import { type Findings, measure, target } from './report.ts'

/** Maximum ratio of the time of a policy game to that of a random game. */
const MAX_COST_RATIO = 1.2
/** Mean milliseconds for a decision without search, and for a searched one on a server. */
const AT_ONCE = 0.1
const ON_A_SERVER = 25
/** Rollouts that a server allows for one decision. */
const SERVER_ROLLOUTS = 64
const GAMES = 20
const POSITIONS = 40

/**
 * Rollouts are whole games on bare runs: most of the time of a search. Games of the policy have another length than random
 * ones, so the time per decision is reported too.
 */
export async function policyPlayouts(
  { id, game, optionsFor }: LabGame,
  players: number,
  care: Care,
): Promise<Findings> {
  const { policy } = await loadModel(game, optionsFor(players))
  const options = game.options(optionsFor(players))
  /** Mean number of decisions per game, by contender. */
  const decisions = new Map<string, number>()
  const playing = (
    name: string,
    choose: (question: Question, features: FeatureSource, random: Random) => Answer,
  ): Contender => {
    const play = (): void => {
      let made = 0
      for (let i = 0; i < GAMES; i++) {
        const random = randomFrom(seedRandom(`bench/${i}/bots`))
        const run = new Run(game, game.create(options, seedRandom(`bench/${i}`))).begin()
        const features = new StateFeatures(game, run.state)
        made += playOn(run, (question) => choose(question, features, random))
      }
      decisions.set(name, made / GAMES)
    }
    return { name, sample: () => perOperation(GAMES, play, care) }
  }
  const contenders = [
    playing('random', (question, _, random) => randomAnswer(question, random)),
    playing('policy', (question, features, random) => policy.choose(question, features, random)),
  ]
  const samples = await alternate(contenders, care)
  const group = `${id}: a game played on, ${players} players`
  const longer = (decisions.get('policy') ?? Number.NaN) / (decisions.get('random') ?? Number.NaN)
  return {
    measures: [
      ...contenders.map(({ name }) => measure(group, name, 'ms', scaled(samples.spread(name), MILLI))),
      ...contenders.map(({ name }) =>
        measure(group, `${name}: decisions of a game`, 'decisions', spreadOf([decisions.get(name) ?? Number.NaN])),
      ),
      measure(
        group,
        'a decision of the policy against a random one',
        'x',
        scaled(samples.ratio('policy', 'random'), 1 / longer),
      ),
    ],
    targets: [
      target(
        `${id}: a policy playout against a random one`,
        samples.ratio('policy', 'random'),
        'at most',
        MAX_COST_RATIO,
      ),
    ],
    notes: [],
  }
}

const MILLI = 1 / 1000

/** Mean over positions of a whole game. */
export async function decisionsByLevel(game: LabGame, players: number, care: Care): Promise<Findings> {
  const model = await loadModel(game.game, game.optionsFor(players))
  const positions = positionsAt(game, players, (decisions, share) => decisions * share, POSITIONS)
  const deciding = (name: string, level: Level, most?: number): Contender => {
    const bot = botAt(level, model, most)
    const decide = (): void => {
      for (const [index, { match }] of positions.entries()) {
        const [decision] = match.decisions
        if (decision === undefined) continue
        const { seat } = decision
        bot.decide(decision, seenIn(match, seat, randomFrom(seedRandom(`bench/${index}`))))
      }
    }
    return { name, sample: () => perOperation(positions.length, decide, care) }
  }
  const server = `hard, at most ${SERVER_ROLLOUTS} rollouts`
  const contenders = [
    deciding('easy', 'easy'),
    deciding('medium', 'medium'),
    deciding(server, 'hard', SERVER_ROLLOUTS),
    deciding('hard', 'hard'),
  ]
  const samples = await alternate(contenders, care)
  const inMs = (name: string) => scaled(samples.spread(name), MILLI)
  const group = `${game.id}: a decision of a bot, ${players} players`
  return {
    measures: contenders.map(({ name }) => measure(group, name, 'ms', inMs(name))),
    targets: [
      target(`${game.id}: a decision of medium`, inMs('medium'), 'at most', AT_ONCE, 'ms'),
      target(`${game.id}: a decision of hard on a server`, inMs(server), 'at most', ON_A_SERVER, 'ms'),
    ],
    notes: [],
  }
}
