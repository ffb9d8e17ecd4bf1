// Tables of a balance run: one bot in all seats, or Automas of both modes against each other and against bots.
import type { LabGame } from '../games/games.ts'
import { canSit, seatsAt } from '../play/seating.ts'
import type { Series } from '../shards/series.ts'
import { UsageError } from '../terminal/usage.ts'

const MODES = ['simple-automa', 'advanced-automa'] as const

/** Returns the players of each table: all Automas in one mode, one of them advanced, and each class alone against bots. */
export function automaTables(game: LabGame, options: Series['options'], bot: string): string[][] {
  const seats = seatsAt(game, options)
  const classes = seats.filter((seat) => canSit(game, options, seat, MODES[0]))
  if (classes.length === 0) throw new UsageError(`${game.id} has no Automas`)
  const table = (who: (seat: string) => string): string[] =>
    seats.map((seat) => (classes.includes(seat) ? who(seat) : bot))
  return [
    ...MODES.map((mode) => table(() => mode)),
    ...classes.map((advanced) => table((seat) => (seat === advanced ? MODES[1] : MODES[0]))),
    ...classes.flatMap((alone) => MODES.map((mode) => table((seat) => (seat === alone ? mode : bot)))),
  ]
}
