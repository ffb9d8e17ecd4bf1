// The output of a match: observations, previews, verifications.
import type { Decision, Seat } from './decision.ts'
import type { Standing } from './game.ts'
import type { Message } from './message.ts'

/** All information of one viewer at this moment. */
export interface Observation<V, E> {
  /** Number of choices made so far. */
  readonly step: number
  readonly view: V
  /** The decisions this viewer has to make now. */
  readonly decisions: readonly Decision[]
  /** The seats the match waits for. */
  readonly waitingFor: readonly Seat[]
  readonly events: readonly E[]
  /** Set when undo is refused. */
  readonly undoRefused: Message | null
  /** Seat whose choice undo would revert; null when undo is refused. */
  readonly undoSeat: Seat | null
  readonly canRedo: boolean
  readonly standings: readonly Standing[] | null
}

export interface NumberChange {
  readonly number: string
  readonly from: number
  readonly to: number
}

/** Expected change of public numbers after an answer. Not certain: randomness or another player can intervene. */
export interface Preview {
  readonly certain: boolean
  readonly changes: readonly NumberChange[]
}

export interface Verification {
  /** Replayed from its seed, choice by choice, with the same result. */
  readonly ok: boolean
  /**
   * `since-upgrade`: the replayable part has the same result, but the match began under an older version. Nothing
   * before choice `from` is proven, including the checkpoint there. `earlier-rules`: the match ended under an older
   * version, and only those rules can replay it.
   */
  readonly outcome: 'proven' | 'since-upgrade' | 'earlier-rules' | 'different'
  /** The version that wrote the record. */
  readonly version: number
  /** Number of choices before the first replayed one: 0, or those made under an older version. */
  readonly from: number
  /** Number of choices of the match. */
  readonly choices: number
  readonly standings: readonly Standing[] | null
  /** The part that differs, if any: `choice 17`, `history`, `checkpoint`, `floor`, `standings`. */
  readonly difference: string | null
}

/** What changed between two sets of public numbers. */
export function changedNumbers(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): NumberChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].flatMap((number) => {
    const from = before[number] ?? 0
    const to = after[number] ?? 0
    return from === to ? [] : [{ number, from, to }]
  })
}
