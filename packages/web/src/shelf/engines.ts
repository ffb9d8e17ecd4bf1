// The games the worker can host, each loaded when a match of it is opened. Boards and words are in registry.ts.
import { engineOf, type GameEngine } from '@hustings/live'
import { usesExpansion } from '../games/hegemony/expansion.ts'

type Loader = (options: unknown) => Promise<GameEngine>

const ENGINES: Readonly<Record<string, Loader>> = {
  hegemony: async (options) => {
    // The expansion stands on the base game: both are asked for at once, not one after the other.
    const base = import('@hustings/hegemony/base-game')
    const { hegemony, summary } = usesExpansion(options) ? await import('@hustings/hegemony') : await base
    await base
    return engineOf(hegemony, summary)
  },
  'planet-b': async () => {
    const { planetB, summary } = await import('@hustings/planet-b')
    return engineOf(planetB, summary)
  },
  ...(import.meta.env.DEV ? { ballot: async () => (await import('@hustings/live/testing/ballot')).ballotEngine } : {}),
}

/** With everything that a match with these options needs. */
export async function loadEngine(game: string, options: unknown): Promise<GameEngine | null> {
  return (await ENGINES[game]?.(options)) ?? null
}
