// The rules of undo, on a device and over the network.
import type { Message, Seat } from '@hustings/kernel'
import type { Frame } from '@hustings/protocol'
import type { LiveMatch } from './engine.ts'

export type Undo = Pick<Frame, 'undoRefused' | 'canRedo' | 'undoAsk' | 'resting'>

/** In a replay, nothing can be undone. */
export const NO_UNDO: Undo = { undoRefused: null, canRedo: false, undoAsk: null }

const OF_A_BOT: Message = { key: 'ui.undo.bot' }
const OF_ANOTHER: Message = { key: 'ui.undo.other' }

/**
 * Why the holder of the seats `mine` may not undo the last move; null when they may. Players undo only their own moves;
 * `machines` are the seats without a human.
 */
export function undoRefused(match: LiveMatch, mine: readonly Seat[], machines: readonly Seat[]): Message | null {
  const { undoSeat } = match
  if (undoSeat !== null && machines.includes(undoSeat)) return OF_A_BOT
  if (undoSeat !== null && !mine.includes(undoSeat)) return OF_ANOTHER
  return match.undoRefused
}
