// Where the money went in a production phase, and the points of a scoring phase, added up from the events.
import { companyFacts, ROLES } from '@hustings/hegemony/data'
import type { HegemonyEvent, Resource, Role } from '../model.ts'

export type Post = 'wages' | 'sales' | 'taxes' | 'other'
export const POSTS: readonly Post[] = ['wages', 'sales', 'taxes', 'other']

export interface Ledger {
  readonly round: number
  readonly money: Readonly<Record<Role, Readonly<Record<Post, number>>>>
  readonly produced: Readonly<Record<Role, Readonly<Partial<Record<Resource, number>>>>>
}

type Money = Extract<HegemonyEvent, { type: 'money' }>

function postOf(why: Money['why']): Post {
  switch (why) {
    case 'wages':
    case 'bonus':
      return 'wages'
    case 'purchase':
    case 'tariff':
      return 'sales'
    case 'income-tax':
    case 'employment-tax':
    case 'corporate-tax':
      return 'taxes'
    default:
      return 'other'
  }
}

/** The last production phase that has ended within these events; null when none has. */
export function latestProduction(events: readonly HegemonyEvent[]): Ledger | null {
  const start = events.findLastIndex((event) => event.type === 'phase' && event.phase === 'production')
  if (start < 0) return null
  const length = events.slice(start + 1).findIndex((event) => event.type === 'phase' || event.type === 'game-over')
  if (length < 0) return null
  return ledgerOf(events.slice(start + 1, start + 1 + length), roundAt(events, start))
}

function roundAt(events: readonly HegemonyEvent[], at: number): number {
  const round = events.slice(0, at).findLast((event) => event.type === 'round')
  return round?.type === 'round' ? round.round : 0
}

function ledgerOf(events: readonly HegemonyEvent[], round: number): Ledger {
  const money = record(() => ({ wages: 0, sales: 0, taxes: 0, other: 0 }))
  const produced = record((): Partial<Record<Resource, number>> => ({}))
  for (const event of events) {
    if (event.type === 'money' && event.why !== 'capital') {
      const post = postOf(event.why)
      if (event.from !== 'supply') money[event.from][post] -= event.amount
      if (event.to !== 'supply') money[event.to][post] += event.amount
    } else if (event.type === 'produced') {
      const { produces } = companyFacts(event.company)
      produced[event.owner][produces] = (produced[event.owner][produces] ?? 0) + event.amount
    }
  }
  return { round, money, produced }
}

function record<T>(make: () => T): Record<Role, T> {
  return { working: make(), middle: make(), capitalist: make(), state: make() }
}

export interface Scored {
  readonly round: number
  readonly points: readonly { readonly role: Role; readonly parts: readonly VpEvent[]; readonly total: number }[]
}

export type VpEvent = Extract<HegemonyEvent, { type: 'vp' }>

/** The points of the last scoring phase that has ended; null when none has. */
export function latestScoring(events: readonly HegemonyEvent[]): Scored | null {
  const start = events.findLastIndex((event) => event.type === 'phase' && event.phase === 'scoring')
  if (start < 0) return null
  const length = events.slice(start + 1).findIndex((event) => event.type === 'phase' || event.type === 'round')
  if (length < 0) return null
  const gained = events.slice(start + 1, start + 1 + length).filter((event) => event.type === 'vp')
  const points = ROLES.map((role) => {
    const parts = gained.filter((event) => event.role === role)
    return { role, parts, total: parts.reduce((sum, { amount }) => sum + amount, 0) }
  })
  return { round: roundAt(events, start), points }
}
