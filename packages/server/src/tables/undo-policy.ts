// What could be taken back at a table: one's own last choice at once, or more of it if the others agree.
import type { Seat } from '@hustings/kernel'
import { type LiveMatch, type Undo, undoRefused } from '@hustings/live'
import type { ActiveHistory } from './active-history.ts'

/** Whether whoever holds these seats may take back the last choice, or else ask to go back, and how far. */
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

/** The step before one's own last choice, if nothing hidden has come to light since. */
export function mayAskBackTo(match: LiveMatch, activeHistory: ActiveHistory, mine: readonly Seat[]): number | null {
  if (match.over) return null
  const step = activeHistory.beforeLastOf(mine)
  return step === null || step < match.revealedStep ? null : step
}

/** Who must agree to go back to that step: whose choices would vanish and who is asked now, machines excepted. */
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
