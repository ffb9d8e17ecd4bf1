// Answers of bots at a series of positions, to compare platforms: Node and browsers must agree exactly.
import { type AnyGame, type Bot, playOut } from '@hustings/kernel'
import { botAt } from '../levels.ts'
import { loadModel } from '../model.ts'
import { searchToEnd } from '../search.ts'

/** Rollouts per position: few, because there are many positions. */
const ROLLOUTS = 4
/** Interval between sampled decisions, so that positions come from the whole game. */
const EVERY = 4

/** Searches at sampled positions of games between medium bots, as text. */
export async function answersAt(game: AnyGame, options: unknown, positions: number): Promise<string[]> {
  const model = await loadModel(game, options)
  const medium = botAt('medium', model)
  const answers: string[] = []
  let decisions = 0
  const examined: Bot = {
    name: 'examined',
    searches: true,
    decide(question, seen) {
      if (answers.length < positions && decisions++ % EVERY === 0) {
        const budget = { rollouts: ROLLOUTS, horizon: 1, minPrior: 0, seed: `answers ${answers.length}` }
        answers.push(JSON.stringify(searchToEnd(model, question, seen, budget)))
      }
      return medium.decide(question, seen)
    },
  }
  for (let i = 0; answers.length < positions; i++) playOut(game, options, `answers ${i}`, () => examined)
  return answers
}
