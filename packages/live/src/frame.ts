// The only maker of what goes out to a viewer.
import type { Decision, Draft, Viewer } from '@hustings/kernel'
import type { Frame } from '@hustings/protocol'
import type { LiveMatch } from './engine.ts'
import type { Undo } from './undo.ts'

export function frameOf(match: LiveMatch, viewer: Viewer, { undoRefused, canRedo, undoAsk, resting }: Undo): Frame {
  const { decisions, waitingFor, replayableFrom } = match
  const asked = decisions.find(({ seat }) => seat === viewer)
  const frame: Draft<Frame> = {
    step: match.step,
    viewer,
    view: match.view(viewer),
    decision: asked === undefined ? null : shown(asked),
    waitingFor,
    standings: match.standings,
    undoRefused,
    canRedo,
    undoAsk,
  }
  if (replayableFrom > 0) frame.replayableFrom = replayableFrom
  if (resting !== undefined) frame.resting = resting
  return frame
}

/** Words for bots say nothing to people: they do not travel. */
function shown({ circumstances: _, ...decision }: Decision): Decision {
  return decision
}
