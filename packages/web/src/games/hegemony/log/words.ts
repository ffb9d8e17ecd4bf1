// Phrases that log lines are composed of.
import { ACTION_CARDS, COMPANIES, EVENT_CARDS, RESOURCES } from '@hustings/hegemony/data'
import { type KeyArgument, type Message, type Param, say } from '@hustings/kernel'
import type { IconName } from '../../../ui/icon-names.ts'
import type { LogLine } from '../../types.ts'
import type { Resource, Role } from '../words/model.ts'
import { cardName, companyName, eventName, resourceName } from '../words/names.ts'

export type Kind = 'cards' | 'money' | 'goods' | 'workers' | 'votes' | 'policies' | 'points' | 'state'

interface Extra {
  readonly icon?: IconName
  readonly announce?: boolean
}

export function line<const K extends string>(
  kind: Kind,
  seats: readonly Role[],
  key: KeyArgument<K, `log.${K}`>,
  params?: Readonly<Record<string, Param>>,
  extra: Extra = {},
): LogLine {
  return { kind, seats, message: { key: `log.${key}`, ...(params === undefined ? {} : { params }) }, ...extra }
}

export function heading<const K extends string>(
  kind: Kind,
  key: KeyArgument<K, `log.${K}`>,
  params?: Readonly<Record<string, Param>>,
): LogLine {
  return { kind, seats: [], message: { key: `log.${key}`, ...(params === undefined ? {} : { params }) }, heading: true }
}

/** "the Working Class" as a recipient. */
export const toRole = (role: Role): Message => say(`log.to.${role}`)
/** "of the Working Class". */
export const ofRole = (role: Role): Message => say(`log.of.${role}`)

/** "3 food", as bought, used or lost goods. */
export const amountOf = (resource: Resource, amount: number): Message => say(`log.amount.${resource}`, { amount })

/** The name of an id: a company, a card, an event or a resource. */
export function subjectName(subject: string | undefined): Message | null {
  if (subject === undefined) return null
  if (Object.hasOwn(COMPANIES, subject)) return companyName(subject)
  if (Object.hasOwn(ACTION_CARDS, subject)) return cardName(subject)
  if (Object.hasOwn(EVENT_CARDS, subject)) return eventName(subject)
  const resource = RESOURCES.find((each) => each === subject)
  return resource === undefined ? null : resourceName(resource)
}

/** A reason, with the name of its subject if it has one. */
export function because(why: string, subject: string | undefined): Message {
  const name = subjectName(subject)
  return name === null ? say(`log.${why}`) : say('log.because', { why: say(`log.${why}`), subject: name })
}
