// The options of a decision in the order they are offered: what can be chosen first, then what is possible
// besides, what is blocked last.
import type { Decision, Option } from '@hustings/kernel'

export interface Offered {
  readonly legal: readonly Option[]
  /** Always possible beside the question: listed after it. */
  readonly asides: readonly Option[]
  readonly blocked: readonly Option[]
}

const NONE: Offered = { legal: [], asides: [], blocked: [] }

export function offeredIn(decision: Decision | null): Offered {
  if (decision?.shape !== 'pick') return NONE
  const possible = decision.options.filter((option) => option.blocked === undefined)
  return {
    legal: possible.filter((option) => option.aside !== true),
    asides: possible.filter((option) => option.aside === true),
    blocked: decision.options.filter((option) => option.blocked !== undefined),
  }
}

/** No more than this many stand as buttons in the decision bar; the list has them all. */
const BUTTONS = 2

/** Options that point at nothing on the board (done, pass): they get a button of their own, where they are few. */
export function untargeted(decision: Decision | null): readonly Option[] {
  const options = offeredIn(decision).legal.filter((option) => option.target === undefined)
  return options.length <= BUTTONS ? options : []
}
