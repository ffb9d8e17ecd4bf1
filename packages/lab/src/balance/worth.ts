// What playing a card is worth: from some of the positions in which it was played, the game is played on with it and with
// what else its player might have done, on the same deals and with the same luck.
import { type BotModel, evaluateAll, horizonOf } from '@hustings/bots'
import { type Answer, type Bot, type Decision, drawRandomState, type Question, type Seen } from '@hustings/kernel'
import type { AnyTelling } from './tellings.ts'

/** One play in so many is examined. */
const ONE_IN = 6
const ARMS = 4
const ROLLOUTS = 8

/** Worths are counted in thousandths of a point. */
export const FINE = 1000

export type Tell = (what: string, worth: number) => void

/** The same bot, whose plays are examined. */
export function examined(bot: Bot, model: BotModel, { offered }: AnyTelling, tell: Tell): Bot {
  return {
    ...bot,
    searches: true,
    decide(question, seen) {
      // Drawn in any case, so that what is examined does not depend on what was answered.
      const looks = seen.random.below(ONE_IN) === 0
      const seed = looks ? drawRandomState(seen.random).join() : ''
      const answer = bot.decide(question, seen)
      const what = looks && typeof answer === 'string' ? offered(question.prompt.key, answer) : undefined
      if (what !== undefined) {
        const worth = worthAt(model, question, seen, answer, seed)
        if (worth !== null) tell(what, Math.round(FINE * worth))
      }
      return answer
    },
  }
}

/** Points of margin gained over what the policy would do otherwise, in the mean of the pairs; null if there is nothing else. */
function worthAt(
  model: BotModel,
  question: Question | Decision,
  seen: Seen<unknown, unknown>,
  answer: Answer,
  seed: string,
): number | null {
  const arms = evaluateAll(model, question, seen, {
    rollouts: ARMS * ROLLOUTS,
    maxArms: ARMS,
    horizon: horizonOf(model),
    seed,
  })
  const own = arms.find((arm) => arm.answer === answer)
  const others = arms.filter((arm) => arm !== own)
  const priors = others.reduce((sum, { prior }) => sum + prior, 0)
  if (own === undefined || priors === 0) return null
  let gain = 0
  for (const [k, margin] of own.margins.entries()) {
    const otherwise = others.reduce((sum, arm) => sum + (arm.prior / priors) * (arm.margins[k] ?? 0), 0)
    gain += margin - otherwise
  }
  return gain / own.margins.length
}
