// Near the end of the game some questions no longer matter; scripts do not ask them.
import { ROUNDS } from '../data/boards.ts'
import type { HegemonyState } from '../state/state.ts'

/** The step of production in which the IMF is checked: food has been bought, wages paid. */
const IMF_STEP = 3

/** Nothing will be produced, paid as wages or bought any more: prices and wages have lost their meaning. */
export function isLastProductionOver({ clock }: HegemonyState): boolean {
  if (clock.round !== ROUNDS) return false
  return clock.phase === 'production'
    ? clock.step >= IMF_STEP
    : clock.phase !== 'preparation' && clock.phase !== 'action'
}
