// Hegemony for the worker: the game, and a line about where a match stands.
import { type HegemonyView, hegemony } from '@hustings/hegemony'
import type { GameEngine } from '../types.ts'
import { summary } from './status.ts'

export const engine: GameEngine = {
  game: hegemony,
  summary: (view) => (isView(view) ? summary(view) : { key: 'hegemony.name' }),
}

/** Views cross the boundary of the worker as plain data. */
function isView(view: unknown): view is HegemonyView {
  return typeof view === 'object' && view !== null && 'clock' in view
}
