// The options of a decision in the order they are offered: what can be chosen first, what is blocked last.
import type { Decision, Option } from '@hustings/kernel'

export interface Offered {
  readonly legal: readonly Option[]
  readonly blocked: readonly Option[]
}

const NONE: Offered = { legal: [], blocked: [] }

export function offeredIn(decision: Decision | null): Offered {
  if (decision?.shape !== 'pick') return NONE
  return {
    legal: decision.options.filter((option) => option.blocked === undefined),
    blocked: decision.options.filter((option) => option.blocked !== undefined),
  }
}

/** Options that point at nothing on the board (done, pass): they need a button of their own. */
export function untargeted(decision: Decision | null): readonly Option[] {
  return offeredIn(decision).legal.filter((option) => option.target === undefined)
}
