// The random bot: every legal answer has the same probability. The baseline for all other bots.
import { type Bot, randomAnswer } from '@hustings/kernel'

export const randomBot: Bot = {
  name: 'random',
  decide: (question, seen) => randomAnswer(question, seen.random),
}
