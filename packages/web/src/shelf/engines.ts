// The games the worker can host, each loaded when a match of it is opened. Boards and words are in registry.ts.
import type { GameEngine } from '../games/types.ts'

type Loader = () => Promise<{ readonly engine: GameEngine }>

const ENGINES: Readonly<Record<string, Loader>> = {
  hegemony: () => import('../games/hegemony/engine.ts'),
  ...(import.meta.env.DEV ? { ballot: () => import('../games/ballot/engine.ts') } : {}),
}

export async function loadEngine(game: string): Promise<GameEngine | null> {
  const load = ENGINES[game]
  return load === undefined ? null : (await load()).engine
}
