// The only maker of what goes out to a viewer.
import type { Viewer } from '@hustings/kernel'
import type { Frame } from '@hustings/protocol'
import type { LiveMatch } from './engine.ts'
import type { Undo } from './undo.ts'

export function frameOf(match: LiveMatch, viewer: Viewer, undo: Undo): Frame {
  const decisions = match.decisions
  return {
    step: match.step,
    viewer,
    view: match.view(viewer),
    decision: decisions.find(({ seat }) => seat === viewer) ?? null,
    waitingFor: decisions.map(({ seat }) => seat),
    standings: match.standings,
    ...undo,
  }
}
