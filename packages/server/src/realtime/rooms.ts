// Who hears what together: those at a table, those whose lobby shows it, and the sockets of one account.

/** Everybody in whose lists a table stands. */
export function peopleOf(row: {
  readonly match: { readonly host: string | null }
  readonly seats: readonly { readonly holder: string | null; readonly owner: string | null }[]
}): string[] {
  const people = [row.match.host, ...row.seats.flatMap(({ holder, owner }) => [holder, owner])]
  return [...new Set(people.filter((one) => one !== null))]
}

export const roomOf = (match: string) => `table:${match}`
export const lobbyOf = (account: string) => `lobby:${account}`
export const sessionsRoom = (account: string) => `sessions:${account}`
