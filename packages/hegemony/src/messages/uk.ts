// All Ukrainian texts of Hegemony.
import { baseGame } from './uk/base-game.ts'
import { expansion } from './uk/expansion.ts'

export const messages = { ...baseGame, ...expansion } as const satisfies Record<string, string>
