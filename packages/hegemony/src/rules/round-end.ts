// Near the end of the game some questions no longer matter; scripts do not ask them.
import { ROUNDS } from '../data/boards.ts'
import type { HegemonyState } from '../state/state.ts'

/** Nothing will be produced, paid as wages or bought any more: prices and wages have lost their meaning. */
export function isLastProductionOver({ clock }: HegemonyState): boolean {
  return clock.round === ROUNDS && (clock.phase === 'elections' || clock.phase === 'scoring' || clock.phase === 'end')
}
