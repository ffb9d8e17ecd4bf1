// Setup and desires of an Automa, and the distance of policies from its desires (CC-AUTO-01 to CC-AUTO-11, table 0.5).
import { type Random, shuffle } from '@hustings/kernel'
import { AI_CARDS_OF } from '../../data/automa.ts'
import { DESIRED, STARTING_LAYOUT } from '../../data/automa-instructions.ts'
import { CLASSES, type Class, type Policy, type Role, SECTIONS, type Section } from '../../data/vocabulary.ts'
import type { AutomaMode, Automas } from '../../state/agreements.ts'
import type { Automa, PriorityBoard } from '../../state/automa.ts'
import type { HegemonyState } from '../../state/state.ts'

export { automaClasses, hasAutomas, isAutoma, modeOf, theAutoma } from '../../rules/automas.ts'

/** Returns the decks and boards of the Automas at the start. */
export function setUpAutomas(automas: Automas, random: Random): HegemonyState['ai'] {
  const ai: Partial<Record<Class, Automa>> = {}
  for (const role of CLASSES) {
    const mode = automas[role]
    if (mode !== undefined) ai[role] = newAutoma(role, mode, random)
  }
  return ai
}

/** A shuffled AI deck (CC-AUTO-11) and, in Advanced Mode, the starting layout (CC-AUTO-38, CC-AUTO-39). */
function newAutoma(of: Class, mode: AutomaMode, random: Random): Automa {
  const cards = shuffle(
    random,
    AI_CARDS_OF[of].map(({ id }) => id),
  )
  return { deck: [cards], discard: [], card: null, board: mode === 'advanced' ? startingBoard(of) : null }
}

export function startingBoard(of: Class): PriorityBoard {
  const { actions, policies, aside } = STARTING_LAYOUT[of]
  return {
    actions: actions.map((row) => [...row]),
    policies: policies.map((row) => [...row]),
    asideActions: [],
    asidePolicies: [...aside],
    removedPolicies: [],
  }
}

// Desires

export function desiredSection(role: Role, policy: Policy): Section {
  return DESIRED[role][policy]
}

const INDEX: Readonly<Record<Section, number>> = { A: 0, B: 1, C: 2 }

/** Sections between this one and the one that the role desires: 0, 1 or 2. */
export function distanceFrom(section: Section, role: Role, policy: Policy): number {
  return Math.abs(INDEX[section] - INDEX[desiredSection(role, policy)])
}

export function distance(s: HegemonyState, role: Role, policy: Policy): number {
  return distanceFrom(s.policies[policy], role, policy)
}

/** The section next to the one in force that is nearer to the desired one (CC-AUTO-33). */
export function nearerSection(s: HegemonyState, role: Role, policy: Policy): Section {
  const from = INDEX[s.policies[policy]]
  const step = Math.sign(INDEX[desiredSection(role, policy)] - from)
  return SECTIONS[from + step] ?? s.policies[policy]
}

/** Whether a Bill is for the desired section or moves the marker nearer to it (CC-AUTO-82, CC-AUTO-84, CC-AUTO-85). */
export function favours(s: HegemonyState, role: Role, policy: Policy, section: Section): boolean {
  return distanceFrom(section, role, policy) < distance(s, role, policy)
}
