// Undo at a table: players undo their own last choice directly, or earlier ones with the consent of the others.
import type { Seat } from '@hustings/kernel'
import { type LiveMatch, type Undo, undoRefused } from '@hustings/live'
import type { ActiveHistory } from './active-history.ts'

/**
 * Returns whether the player of these seats may undo the last choice, or else may request an undo, and to which step.
 */
export function undoFor(
  match: LiveMatch,
  activeHistory: ActiveHistory,
  mine: readonly Seat[],
  machines: readonly Seat[],
): Undo {
  const reason = undoRefused(match, mine, machines)
  return {
    undoRefused: reason,
    canRedo: false,
    undoAsk: reason === null ? null : mayAskBackTo(match, activeHistory, mine),
  }
}

/** Returns the step before the last own choice, if nothing hidden has been revealed since. */
export function mayAskBackTo(match: LiveMatch, activeHistory: ActiveHistory, mine: readonly Seat[]): number | null {
  if (match.over) return null
  const step = activeHistory.beforeLastOf(mine)
  return step === null || step < match.revealedStep ? null : step
}

/**
 * Returns the human seats that must agree to an undo: those with choices after that step, and those with an open
 * decision.
 */
export function neededFor(
  match: LiveMatch,
  activeHistory: ActiveHistory,
  machines: readonly Seat[],
  toStep: number,
  by: Seat,
): Seat[] {
  const asked = match.decisions.map(({ seat }) => seat)
  const people = new Set(
    [...activeHistory.after(toStep), ...asked].filter((seat) => seat !== by && !machines.includes(seat)),
  )
  return [...people]
}
