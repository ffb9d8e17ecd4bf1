// The table of this game, and the small words every chapter of rules needs for its options and reasons.
import { type Message, type Offer, type Param, type Reason, type Script, say, type Table } from '@hustings/kernel'
import { companyFacts } from '../data/companies.ts'
import type { Class, Industry, Policy, Resource, Role, Skill } from '../data/vocabulary.ts'
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
  if (blocked === null) return offered
  // Spelled out: this happens many times a turn, and spreading is slow.
  const { id, value, label, target } = offered
  return target === undefined ? { id, value, label, blocked } : { id, value, label, target, blocked }
}

export const DONE: Offer<null> = { id: 'done', value: null, label: say('option.done') }

/** An offer that comes up again and again: made once, and remembered with the reason that stood against it last. */
export function recurring<T>(offered: Offer<T>): (blocked: Reason | null) => Offer<T> {
  let last: Offer<T> = offered
  return (blocked) => {
    if (blocked === null) return offered
    if (last.blocked !== blocked) last = unless(blocked, offered)
    return last
  }
}

// Names of things, for labels and logs: each message is made once.

function naming(prefix: string): (id: string | number) => Message {
  const named = new Map<string | number, Message>()
  return (id) => {
    let name = named.get(id)
    if (name === undefined) {
      name = say(`${prefix}.${id}`)
      named.set(id, name)
    }
    return name
  }
}
const nameOfKind = naming('company')
export function companyName(id: string): Message {
  return nameOfKind(companyFacts(id).kind)
}
export const cardName: (id: string) => Message = naming('card')
export const roleName: (role: Role) => Message = naming('role')
export const resourceName: (resource: Resource) => Message = naming('resource')
export const industryName: (industry: Industry) => Message = naming('industry')
export const skillName: (skill: Skill) => Message = naming('skill')
export const policyName: (policy: Policy) => Message = naming('policy')

/** A basic or free action of a role. */
export interface ActionRule {
  readonly id: string
  /** What it lights up on the board. */
  readonly target?: string
  /** It does not use up the Free Action of the turn. */
  readonly leavesFreeAction?: true
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

/** What an Event card is: when its task can be performed, and how (chapter 25.5). */
export interface EventRule {
  /** Null when the task can be performed in full (H-STATE-EVENT-02). */
  whyNot(state: HegemonyState): Reason | null
  perform(table: HegemonyTable, placement: Placement): Script<readonly Served[]>
  /** After the reward: the card goes to somebody. */
  handOver?(table: HegemonyTable, served: readonly Served[]): Script
}

/** One choice printed on an Event card, and what was provided, bought or spent for it. */
export interface Served {
  readonly choice: string
  readonly count: number
}

/** Classes served by the action under way: for them new items join the old ones (H-BENEFIT-06, H-BENEFIT-07). */
export type Placement = Set<Class>

/** What needs no decision, as a script. */
export function simply<T>(act: (table: HegemonyTable) => T): (table: HegemonyTable) => Script<T> {
  // biome-ignore lint/correctness/useYield: nobody decides here
  return function* (table) {
    return act(table)
  }
}
