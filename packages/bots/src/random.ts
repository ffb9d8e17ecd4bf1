// The random bot: every legal answer is as likely as any other. The yardstick for all other bots, and the quickest.
import { type Bot, randomAnswer } from '@hustings/kernel'

export const randomBot: Bot = {
  name: 'random',
  decide: (question, seen) => randomAnswer(question, seen.random),
}
