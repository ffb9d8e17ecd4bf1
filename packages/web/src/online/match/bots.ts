// The bots of a server: how well they play, and which one sits down for a level.
import { BOT_LEVELS, type BotLevel, type ServerFacts } from '@hustings/protocol'

/** The levels a server's bots play at; none on one that has only its simplest bot. */
export function levelsOf({ bots }: ServerFacts): readonly BotLevel[] {
  return BOT_LEVELS.filter((level) => bots.includes(level))
}

/** The bot that plays at a level, or the usual one. */
export function botFor({ bots }: ServerFacts, level: BotLevel): string {
  return bots.includes(level) ? level : (bots[0] ?? '')
}

/** The level a bot plays at, where it has one. */
export function levelNamed(bot: string): BotLevel | undefined {
  return BOT_LEVELS.find((level) => level === bot)
}
