// Helpers that every chapter of the rules needs for its options and reasons.
import {
  type KeyArgument,
  type Message,
  type Offer,
  type ParamsOf,
  type Reason,
  type Script,
  say,
} from '@hustings/kernel'
import { companyFacts } from '../data/companies.ts'
import type { Industry, Policy, Resource, Role, Skill } from '../data/vocabulary.ts'
import type { HegemonyTable } from './extensions.ts'

export type {
  ActionRule,
  CardEffect,
  CardOutcome,
  EventRule,
  HegemonyTable,
  Placement,
  PlainAction,
  PlainEffect,
  Served,
} from './extensions.ts'

/** Why something cannot be done: the message and the rule that says so. */
export function because<const K extends string>(
  rule: string,
  key: KeyArgument<K, `why.${K}`>,
  ...[params]: ParamsOf<`why.${K}`>
): Reason {
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

/** What needs no decision, as a script. */
export function simply<T>(act: (table: HegemonyTable) => T): (table: HegemonyTable) => Script<T> {
  // biome-ignore lint/correctness/useYield: nobody decides here
  return function* (table) {
    return act(table)
  }
}
