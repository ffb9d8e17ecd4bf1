// The classes played by Automas (CC-AUTO-01 to CC-AUTO-03), and their components.
import { CLASSES, type Class, isClass } from '../data/vocabulary.ts'
import type { AutomaMode } from '../state/agreements.ts'
import type { Automa, PriorityBoard } from '../state/automa.ts'
import type { HegemonyState } from '../state/state.ts'

export function isAutoma(s: HegemonyState, role: string): role is Class {
  return isClass(role) && s.ai[role] !== undefined
}

/** Returns the Automa of this class, which must exist. */
export function theAutoma(s: HegemonyState, of: Class): Automa {
  const automa = s.ai[of]
  if (automa === undefined) throw new Error(`nobody but the rules plays the ${of}`)
  return automa
}

/** Classes played by the rules, in regular order. */
export function automaClasses(s: HegemonyState): Class[] {
  return CLASSES.filter((of) => s.ai[of] !== undefined)
}

export function hasAutomas({ ai }: HegemonyState): boolean {
  return ai.working !== undefined || ai.middle !== undefined || ai.capitalist !== undefined
}

export function modeOf(s: HegemonyState, of: Class): AutomaMode {
  return s.automas[of] ?? 'simple'
}

/** Number of AI cards left, known or not. */
export function deckSize({ deck }: Automa): number {
  let size = 0
  for (const layer of deck) size += layer.length
  return size
}

export function copyBoard(board: PriorityBoard): PriorityBoard {
  return {
    actions: board.actions.map((row) => [...row]),
    policies: board.policies.map((row) => [...row]),
    asideActions: [...board.asideActions],
    asidePolicies: [...board.asidePolicies],
    removedPolicies: [...board.removedPolicies],
  }
}
