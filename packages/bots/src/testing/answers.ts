// What bots answer at a series of positions, to be compared between machines: Node and browsers must agree to the letter.
import { type AnyGame, type Bot, playOut } from '@hustings/kernel'
import { botAt } from '../levels.ts'
import { loadMind } from '../mind.ts'
import { decide } from '../think.ts'

/** Rollouts per position: few, because there are many positions. */
const ROLLOUTS = 4
/** Interval between sampled decisions, so that positions come from the whole game. */
const EVERY = 4

/** Searches at sampled positions of games between medium bots, as text. */
export async function answersAt(game: AnyGame, options: unknown, positions: number): Promise<string[]> {
  const mind = await loadMind(game, options)
  const medium = botAt('medium', mind)
  const answers: string[] = []
  let asked = 0
  const examined: Bot = {
    name: 'examined',
    searches: true,
    decide(question, seen) {
      if (answers.length < positions && asked++ % EVERY === 0) {
        const effort = { rollouts: ROLLOUTS, horizon: 1, least: 0, seed: `answers ${answers.length}` }
        answers.push(JSON.stringify(decide(mind, question, seen, effort)))
      }
      return medium.decide(question, seen)
    },
  }
  for (let i = 0; answers.length < positions; i++) playOut(game, options, `answers ${i}`, () => examined)
  return answers
}
