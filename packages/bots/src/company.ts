// The company at a table: how many seats are played by the rules themselves. What pays among people may not pay among
// those, so that bots learn some things for each company apart.
import type { AnyGame, Seat } from '@hustings/kernel'

/** As text; empty at a table without Automas. */
export function companyAt(game: AnyGame, options: unknown): string {
  const automatic = game.automatic?.(game.options(options)).length ?? 0
  return automatic === 0 ? '' : String(automatic)
}

/** Whose value a seat has: one for all where they are alike, one for each company, and one for a seat that the rules play. */
export function valueNames(game: AnyGame, options: unknown): ReadonlyMap<Seat, string> {
  const checked = game.options(options)
  const automatic = game.automatic?.(checked) ?? []
  const company = companyAt(game, options)
  return new Map(
    game.seats(checked).map((seat) => {
      const whose = game.alike === true ? '' : seat
      if (automatic.includes(seat)) return [seat, `${whose}&rules`]
      return [seat, company === '' ? whose : `${whose}&${company}`]
    }),
  )
}

/** By which word a net knows the company: nets speak only in such as they were trained for. */
export function companyWord(company: string): string {
  return `&${company}`
}

/** The same without the number of Automas, for general parameters. */
export function plainValueName(name: string): string {
  const end = name.indexOf('&')
  return end < 0 ? name : name.slice(0, end)
}
