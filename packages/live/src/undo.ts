// The rules of taking back, on a device and over the network.
import type { Message, Seat } from '@hustings/kernel'
import type { Frame } from '@hustings/protocol'
import type { LiveMatch } from './engine.ts'

export type Undo = Pick<Frame, 'undoRefused' | 'canRedo' | 'undoAsk' | 'resting'>

/** Looking back, nothing can be taken back. */
export const NO_UNDO: Undo = { undoRefused: null, canRedo: false, undoAsk: null }

/**
 * Why whoever holds the seats `mine` may not take back the last choice; null when they may. Everybody takes back only
 * what they chose themselves; `machines` are the seats that no person plays.
 */
export function undoRefused(match: LiveMatch, mine: readonly Seat[], machines: readonly Seat[]): Message | null {
  const { undoSeat } = match
  if (undoSeat !== null && machines.includes(undoSeat)) return { key: 'ui.undo.bot' }
  if (undoSeat !== null && !mine.includes(undoSeat)) return { key: 'ui.undo.other' }
  return match.undoRefused
}
