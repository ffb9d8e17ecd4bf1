// The table of this game, and the small words every chapter of rules needs for its options and reasons.
import { type Message, type Offer, type Param, type Reason, type Script, say, type Table } from '@hustings/kernel'
import { companyFacts } from '../data/companies.ts'
import type { Industry, Policy, Resource, Role, Skill } from '../data/vocabulary.ts'
import type { HegemonyEvent } from '../state/events.ts'
import type { HegemonyState } from '../state/state.ts'

export type HegemonyTable = Table<HegemonyState, HegemonyEvent>

/** Why something cannot be done: the message and the rule that says so. */
export function because(rule: string, key: string, params?: Readonly<Record<string, Param>>): Reason {
  return params === undefined ? { key: `why.${key}`, rule } : { key: `why.${key}`, rule, params }
}

export function offer<T>(id: string, value: T, label: Message, target?: string): Offer<T> {
  return target === undefined ? { id, value, label } : { id, value, label, target }
}

/** The offer with a reason against it, if there is one. */
export function unless<T>(blocked: Reason | null, offered: Offer<T>): Offer<T> {
  return blocked === null ? offered : { ...offered, blocked }
}

export const DONE: Offer<null> = { id: 'done', value: null, label: say('option.done') }

// Names of things, for labels and logs.

export function companyName(id: string): Message {
  return say(`company.${companyFacts(id).kind}`)
}
export function cardName(id: string): Message {
  return say(`card.${id}`)
}
export function roleName(role: Role): Message {
  return say(`role.${role}`)
}
export function resourceName(resource: Resource): Message {
  return say(`resource.${resource}`)
}
export function industryName(industry: Industry): Message {
  return say(`industry.${industry}`)
}
export function skillName(skill: Skill): Message {
  return say(`skill.${skill}`)
}
export function policyName(policy: Policy): Message {
  return say(`policy.${policy}`)
}

/** A basic or free action of a role. */
export interface ActionRule {
  readonly id: string
  /** Null when it can be performed now. */
  whyNot(state: HegemonyState, role: Role): Reason | null
  perform(table: HegemonyTable, role: Role): Script
}

/** What an action card does. The policies printed on it are checked before `whyNot` (H-TURN-04). */
export interface CardEffect {
  whyNot?(state: HegemonyState): Reason | null
  play(table: HegemonyTable): Script<CardOutcome | undefined>
}

/** What the Legitimacy symbols of a played card go by. */
export interface CardOutcome {
  /** For symbols that count something ("per 3 Health sold"). */
  readonly count?: number
  /** For symbols that go to the class which the effect has chosen. */
  readonly classes?: readonly ('working' | 'middle' | 'capitalist')[]
}

/** What needs no decision, as a script. */
export function simply<T>(act: (table: HegemonyTable) => T): (table: HegemonyTable) => Script<T> {
  // biome-ignore lint/correctness/useYield: nobody decides here
  return function* (table) {
    return act(table)
  }
}
