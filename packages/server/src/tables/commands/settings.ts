// The host changes the settings of a table before the start, or its code.
import type { GameEngine } from '@hustings/live'
import { refused, type TableSettings } from '@hustings/protocol'
import { setupOf } from '../../config/games.ts'
import type { MatchSettings } from '../../storage/matches.ts'
import { change, type RowChange } from '../effect.ts'
import { newCode } from '../invitation-code.ts'
import { assignmentOf } from '../seat-rules.ts'
import type { TableRow } from '../table-row.ts'

export type SettingsInput = { readonly [K in keyof TableSettings]?: TableSettings[K] | undefined }

/** Changes settings. All players must be ready again. */
export function changeSettings(
  { match, seats }: TableRow,
  input: SettingsInput,
  engine: GameEngine,
  canBeListed: boolean,
): RowChange {
  const holders = seats.flatMap(({ holder }) => holder ?? [])
  if (input.listed === true && new Set(holders).size < holders.length) throw refused('seat-limit')
  const setup = input.options === undefined ? null : setupOf(engine, input.options)
  const settings: MatchSettings = {
    name: input.name ?? match.name,
    language: input.language ?? match.language,
    options: setup === null ? match.options : setup.options,
    listed: (input.listed ?? match.listed) && canBeListed,
    watching: input.watching ?? match.watching,
    chat: input.chat ?? match.chat,
    afterEnd: input.afterEnd ?? match.afterEnd,
    hints: input.hints ?? match.hints,
    randomSeats: input.randomSeats ?? match.randomSeats,
    turnSeconds: input.turnSeconds === undefined ? match.turnSeconds : input.turnSeconds,
    whenLate: input.whenLate ?? match.whenLate,
    botDelayMs: input.botDelayMs ?? match.botDelayMs,
  }
  if (setup !== null) return change({ settings, places: { seats: setup.seats, automatic: setup.automatic } })
  return change({ settings, assignments: seats.map((seat) => assignmentOf(seat, { ready: false })) })
}

export function renewCode(): RowChange {
  return change({ code: newCode() })
}
