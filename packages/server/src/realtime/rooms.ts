// Who hears what together: those at a table, those whose lobby shows it, and the sockets of one account.

const TABLE = 'table:'

export const roomOf = (match: string) => `${TABLE}${match}`
export const lobbyOf = (account: string) => `lobby:${account}`
export const sessionsRoom = (account: string) => `sessions:${account}`

/** The table of a room; null for rooms of another kind. */
export const matchOf = (room: string) => (room.startsWith(TABLE) ? room.slice(TABLE.length) : null)
