// The parameters of a run.
import type { Care } from '@hustings/lab/bench'

export interface Wish {
  readonly care: Care
  /** Single moves that are timed one after the other. */
  readonly moves: number
  /** Whether boardgame.io may be installed for the comparison. */
  readonly peer: boolean
  readonly said: (text: string) => void
}
