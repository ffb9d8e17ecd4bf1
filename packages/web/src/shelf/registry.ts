// The games of the table, as the page knows them. Their engines are in engines.ts, for the worker.
import { info as ballot } from '../games/ballot/info.ts'
import { info as hegemony } from '../games/hegemony/info.ts'
import { info as planetB } from '../games/planet-b/info.ts'
import type { GameInfo } from '../games/types.ts'

const GAMES: readonly GameInfo[] = [hegemony, planetB, ...(import.meta.env.DEV ? [ballot] : [])]

export function gameInfo(id: string): GameInfo | null {
  return GAMES.find((game) => game.id === id) ?? null
}

/** What the home screen offers. */
export function offeredGames(): readonly GameInfo[] {
  return GAMES.filter((game) => game.hidden !== true)
}

export function allGames(): readonly GameInfo[] {
  return GAMES
}
