// All Polish texts of Hegemony.
import { baseGame } from './pl/base-game.ts'
import { expansion } from './pl/expansion.ts'

export const messages = { ...baseGame, ...expansion } as const satisfies Record<string, string>
