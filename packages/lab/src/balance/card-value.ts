// Value of playing a card: paired rollouts of the card and of the other answers, at a sample of the positions in which
// it was played.
import { type BotModel, evaluateAll, horizonOf } from '@hustings/bots'
import { type Answer, type Bot, type Decision, drawRandomState, type Question, type Seen } from '@hustings/kernel'
import type { AnyMetrics } from './metrics-registry.ts'

/** One of this number of plays is measured. */
const SAMPLE_INTERVAL = 6
const ARMS = 4
const ROLLOUTS = 8

/** Values are counted in thousandths of a point. */
export const POINT_UNITS = 1000

export type RecordValue = (what: string, worth: number) => void

/** Returns the bot with measurements of its plays. */
export function withCardValues(bot: Bot, model: BotModel, { offered }: AnyMetrics, record: RecordValue): Bot {
  return {
    ...bot,
    searches: true,
    decide(question, seen) {
      // Drawn in any case, so that the sample does not depend on the answers.
      const isSampled = seen.random.below(SAMPLE_INTERVAL) === 0
      const seed = isSampled ? drawRandomState(seen.random).join() : ''
      const answer = bot.decide(question, seen)
      const what = isSampled && typeof answer === 'string' ? offered(question.prompt.key, answer) : undefined
      if (what !== undefined) {
        const worth = cardValueAt(model, question, seen, answer, seed)
        if (worth !== null) record(what, Math.round(POINT_UNITS * worth))
      }
      return answer
    },
  }
}

/** Returns the mean gain in points of margin over the other answers of the policy; null without other answers. */
function cardValueAt(
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
