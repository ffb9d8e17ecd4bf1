// Ballot for the worker.
import { type BallotView, ballot } from '@hustings/kernel/testing/ballot'
import type { GameEngine } from '../types.ts'

function isView(view: unknown): view is BallotView {
  return typeof view === 'object' && view !== null && 'calendar' in view
}

export const engine: GameEngine = {
  game: ballot,
  summary: (view) => ({ key: 'ballot.summary', params: { round: isView(view) ? view.round : 0 } }),
}
