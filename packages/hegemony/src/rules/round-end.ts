// Near the end of the game some questions no longer matter; scripts skip them.
import { ROUNDS } from '../data/boards.ts'
import type { HegemonyState } from '../state/state.ts'

/** The step of production with the IMF check: food has been bought, wages paid. */
const IMF_STEP = 3

/** No production, wages or purchases follow: prices and wages no longer matter. */
export function isLastProductionOver({ clock }: HegemonyState): boolean {
  if (clock.round !== ROUNDS) return false
  return clock.phase === 'production'
    ? clock.step >= IMF_STEP
    : clock.phase !== 'preparation' && clock.phase !== 'action'
}
