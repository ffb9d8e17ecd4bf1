// The number of Automas at a table. Good moves among humans can be bad among Automas, so some parameters are trained per
// number of Automas.
import type { AnyGame, Seat } from '@hustings/kernel'

/** Returns the number of Automas as text; empty without Automas. */
export function automaConfigAt(game: AnyGame, options: unknown): string {
  const automatic = game.automatic?.(game.options(options)).length ?? 0
  return automatic === 0 ? '' : String(automatic)
}

/** Returns the key of the value of each seat: one for seats that are alike, per number of Automas, and for Automa seats. */
export function valueNames(game: AnyGame, options: unknown): ReadonlyMap<Seat, string> {
  const checked = game.options(options)
  const automatic = game.automatic?.(checked) ?? []
  const automas = automaConfigAt(game, options)
  return new Map(
    game.seats(checked).map((seat) => {
      const whose = game.alike === true ? '' : seat
      if (automatic.includes(seat)) return [seat, `${whose}&rules`]
      return [seat, automas === '' ? whose : `${whose}&${automas}`]
    }),
  )
}

/** Key of the number of Automas among the inputs of a net. */
export function automaConfigKey(automas: string): string {
  return `&${automas}`
}

/** Returns the key without the number of Automas, for general parameters. */
export function generalValueName(name: string): string {
  const end = name.indexOf('&')
  return end < 0 ? name : name.slice(0, end)
}
