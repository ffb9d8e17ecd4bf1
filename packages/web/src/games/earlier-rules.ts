// Whether a match, or a part of it, was played by earlier rules.
import type { Frame, LoggedEvent } from '@hustings/protocol'

export interface EarlierRules {
  /** Number of moves that only earlier rules can replay. */
  readonly choices: number
  /** The match ended under earlier rules: no move can be replayed or analyzed. */
  readonly ended: boolean
  /** The log lacks these moves, so that no charts can be drawn from it. */
  readonly untold: boolean
}

/** Whether the current rules can replay at least one move. */
export function canReplay({ step, replayableFrom }: Pick<Frame, 'step' | 'replayableFrom'>): boolean {
  return replayableFrom !== step
}

/** Null for a match that the current rules replay from its start. */
export function earlierRulesIn(
  { step, replayableFrom }: Pick<Frame, 'step' | 'replayableFrom'>,
  log: readonly LoggedEvent[],
): EarlierRules | null {
  if (replayableFrom === undefined) return null
  const untold = !log.some((line) => line.step < replayableFrom)
  return { choices: replayableFrom, ended: replayableFrom === step, untold }
}
