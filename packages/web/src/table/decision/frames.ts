// What is being done while something is asked, as frames from the outermost to the innermost: the game's own around
// those the rules have opened.
import type { Decision, Message } from '@hustings/kernel'
import type { GameUi } from '../../games/types.ts'

export function framesOf(ui: GameUi, view: unknown, decision: Decision): readonly Message[] {
  return [...(ui.context?.(view, decision) ?? []), ...(decision.context ?? [])]
}
