// The games the worker can host, each loaded when a match of it is opened. Boards and words are in registry.ts.
import { engineOf, type GameEngine } from '@hustings/live'

type Loader = () => Promise<GameEngine>

const ENGINES: Readonly<Record<string, Loader>> = {
  hegemony: async () => {
    const { hegemony, summary } = await import('@hustings/hegemony')
    return engineOf(hegemony, summary)
  },
  'planet-b': async () => {
    const { planetB, summary } = await import('@hustings/planet-b')
    return engineOf(planetB, summary)
  },
  ...(import.meta.env.DEV ? { ballot: async () => (await import('@hustings/live/testing/ballot')).ballotEngine } : {}),
}

export async function loadEngine(game: string): Promise<GameEngine | null> {
  return (await ENGINES[game]?.()) ?? null
}
