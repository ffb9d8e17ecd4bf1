// Creates a table.
import type { GameEngine } from '@hustings/live'
import type { NewTable } from '@hustings/protocol'
import { setupOf } from '../../config/games.ts'
import type { NewMatch } from '../../storage/matches.ts'
import { newCode } from '../invitation-code.ts'

export interface CreateInput {
  readonly id: string
  readonly host: string
  readonly at: number
  /** The server has a list of open tables. */
  readonly canBeListed: boolean
}

export function create(engine: GameEngine, { id, host, at, canBeListed }: CreateInput, wanted: NewTable): NewMatch {
  const { options, seats, automatic } = setupOf(engine, wanted.options)
  return {
    id,
    code: newCode(),
    game: wanted.game,
    gameVersion: engine.game.version,
    host,
    createdAt: at,
    seats,
    automatic,
    name: wanted.name,
    language: wanted.language ?? 'en',
    options,
    listed: wanted.listed === true && canBeListed,
    watching: wanted.watching ?? 'link',
    chat: wanted.chat ?? 'all',
    afterEnd: wanted.afterEnd ?? true,
    hints: wanted.hints ?? false,
    randomSeats: wanted.randomSeats ?? false,
    turnSeconds: wanted.turnSeconds ?? null,
    whenLate: wanted.whenLate ?? 'ask',
    botDelayMs: wanted.botDelayMs ?? 2000,
  }
}
