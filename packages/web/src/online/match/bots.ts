// Levels of the server's bots, and the bot of each level.
import { BOT_LEVELS, type BotLevel, type ServerFacts } from '@hustings/protocol'

/** The levels of the server's bots; empty if it has only its simplest bot. */
export function levelsOf({ bots }: ServerFacts): readonly BotLevel[] {
  return BOT_LEVELS.filter((level) => bots.includes(level))
}

/** Returns the bot of a level, or the default bot. */
export function botFor({ bots }: ServerFacts, level: BotLevel): string {
  return bots.includes(level) ? level : (bots[0] ?? '')
}

/** Returns the level of a bot, if it has one. */
export function levelNamed(bot: string): BotLevel | undefined {
  return BOT_LEVELS.find((level) => level === bot)
}
