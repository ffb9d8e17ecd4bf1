// Creates all frames that go out to a viewer.
import type { Decision, Draft, Viewer } from '@hustings/kernel'
import type { Frame, Standpoint } from '@hustings/protocol'
import type { LiveMatch } from './engine.ts'
import type { Undo } from './undo.ts'

export function frameOf(match: LiveMatch, viewer: Viewer, undo: Undo): Frame {
  const { step, ...now } = standpointOf(match, viewer, undo)
  return { step, viewer, view: match.view(viewer), ...now }
}

export function standpointOf(
  match: LiveMatch,
  viewer: Viewer,
  { undoRefused, canRedo, undoAsk, resting }: Undo,
): Standpoint {
  const { decisions, waitingFor, replayableFrom } = match
  const asked = decisions.find(({ seat }) => seat === viewer)
  const now: Draft<Standpoint> = {
    step: match.step,
    decision: asked === undefined ? null : shown(asked),
    waitingFor,
    standings: match.standings,
    undoRefused,
    canRedo,
    undoAsk,
  }
  if (replayableFrom > 0) now.replayableFrom = replayableFrom
  if (resting !== undefined) now.resting = resting
  return now
}

/** Clients do not need the data for bots. */
function shown({ circumstances: _, ...decision }: Decision): Decision {
  return decision
}
