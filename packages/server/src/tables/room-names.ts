// Names of the Socket.IO rooms: followers of a table, viewers with the same view, lobbies, and the sockets of one account.
import type { Viewer } from '@hustings/kernel'

export const tableRoom = (match: string) => `table:${match}`
export const lobbyRoom = (account: string) => `lobby:${account}`
export const sessionsRoom = (account: string) => `sessions:${account}`

/** Spectators who hold seats have separate rooms, because their undo differs: `account` is theirs. */
export function viewRoomName(match: string, viewer: Viewer, account: string | null): string {
  return account === null ? `view:${match}:${viewer}` : `view:${match}:${viewer}:${account}`
}
