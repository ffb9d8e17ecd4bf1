// What a match tells those who look at it: observations, previews, verifications.
import type { Decision, Seat } from './decision.ts'
import type { Standing } from './game.ts'
import type { Message } from './message.ts'

/** Everything one viewer may know about a match at this moment. */
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
  /** Whose choice undo would take back; null when undo is refused. */
  readonly undoSeat: Seat | null
  readonly canRedo: boolean
  readonly standings: readonly Standing[] | null
}

export interface NumberChange {
  readonly number: string
  readonly from: number
  readonly to: number
}

/** What an answer would change in public numbers. Not certain: chance or somebody else comes in between. */
export interface Preview {
  readonly certain: boolean
  readonly changes: readonly NumberChange[]
}

export interface Verification {
  /** Replayed from its seed, choice by choice, to the same end. */
  readonly ok: boolean
  /**
   * `since-upgrade`: what these rules can replay comes to the same end, but the match was begun under an older version,
   * and nothing before choice `from` is proven, the checkpoint there included. `earlier-rules`: the match ended under an
   * older version, and only those rules can replay it.
   */
  readonly outcome: 'proven' | 'since-upgrade' | 'earlier-rules' | 'different'
  /** The version that wrote the record. */
  readonly version: number
  /** The choices before the first one that was replayed: none, or those made under an older version. */
  readonly from: number
  /** How many choices the match has. */
  readonly choices: number
  readonly standings: readonly Standing[] | null
  /** What differs, when something does: `choice 17`, `history`, `checkpoint`, `floor`, `standings`. */
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
