// The only maker of what goes out to a viewer.
import type { Viewer } from '@hustings/kernel'
import type { Frame } from '@hustings/protocol'
import type { LiveMatch } from './engine.ts'
import type { Undo } from './undo.ts'

export function frameOf(match: LiveMatch, viewer: Viewer, { undoRefused, canRedo, undoAsk, resting }: Undo): Frame {
  const { decisions, waitingFor } = match
  const frame: Frame = {
    step: match.step,
    viewer,
    view: match.view(viewer),
    decision: decisions.find(({ seat }) => seat === viewer) ?? null,
    waitingFor,
    standings: match.standings,
    undoRefused,
    canRedo,
    undoAsk,
  }
  return resting === undefined ? frame : { ...frame, resting }
}
