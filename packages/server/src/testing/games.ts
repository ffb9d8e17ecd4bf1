// The games of tests: those of the server, and Ballot, which is small and has all features.
import { ballot } from '@hustings/kernel/testing/ballot'
import { engineOf } from '@hustings/live'
import { type Games, hostedGames } from '../config/games.ts'

export const testGames: Games = new Map([
  ...hostedGames,
  [ballot.id, async () => engineOf(ballot, (view) => ({ key: 'ballot.round', params: { round: view.round } }))],
])

/** Script of the bot thread that plays them. */
export const botsThread = new URL('./bots-worker.ts', import.meta.url)
