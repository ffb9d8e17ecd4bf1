// Who hears what together: those at a table, those whose lobby shows it, and the sockets of one account.

export const roomOf = (match: string) => `table:${match}`
export const lobbyOf = (account: string) => `lobby:${account}`
export const sessionsRoom = (account: string) => `sessions:${account}`
