// All English texts of Hegemony.
import { baseGame } from './en/base-game.ts'
import { expansion } from './en/expansion.ts'

export const messages = { ...baseGame, ...expansion } as const satisfies Record<string, string>
