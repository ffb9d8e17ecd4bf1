// Whether earlier rules played a match, in whole or in part.
import type { Frame, LoggedEvent } from '@hustings/protocol'

export interface EarlierRules {
  /** Choices that only earlier rules can replay. */
  readonly choices: number
  /** The match ended under them: no move can be replayed or analyzed. */
  readonly ended: boolean
  /** The log lacks these choices, so that no figures can be drawn from it. */
  readonly untold: boolean
}

/** Whether there is a move that the rules of today can replay. */
export function canReplay({ step, replayableFrom }: Pick<Frame, 'step' | 'replayableFrom'>): boolean {
  return replayableFrom !== step
}

/** Null for a match that the rules of today replay from its start. */
export function earlierRulesIn(
  { step, replayableFrom }: Pick<Frame, 'step' | 'replayableFrom'>,
  log: readonly LoggedEvent[],
): EarlierRules | null {
  if (replayableFrom === undefined) return null
  const untold = !log.some((line) => line.step < replayableFrom)
  return { choices: replayableFrom, ended: replayableFrom === step, untold }
}
