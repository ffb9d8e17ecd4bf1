// Payments of a production phase and points of a scoring phase, summed from events.
import { companyFacts, ROLES } from '@hustings/hegemony/data'
import type { HegemonyEvent, Resource, Role } from '../words/model.ts'

type Money = Extract<HegemonyEvent, { type: 'money' }>

/** The purposes of payments; money that moves from revenue to capital stays with its owner. */
export type Post = Exclude<Money['why'], 'capital'>

export interface Account {
  readonly post: Post
  readonly amounts: Readonly<Record<Role, number>>
}

export interface Ledger {
  readonly round: number
  /** In the order of the events. */
  readonly accounts: readonly Account[]
  readonly total: Readonly<Record<Role, number>>
  readonly produced: Readonly<Record<Role, Readonly<Partial<Record<Resource, number>>>>>
}

/** The last completed production phase in these events; null if there is none. */
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

export function ledgerOf(events: readonly HegemonyEvent[], round: number): Ledger {
  const accounts = new Map<Post, Record<Role, number>>()
  const total = record(() => 0)
  const produced = record((): Partial<Record<Resource, number>> => ({}))
  for (const event of events) {
    if (event.type === 'money' && event.why !== 'capital') {
      const { from, to, amount, why } = event
      const amounts = accounts.get(why) ?? record(() => 0)
      accounts.set(why, amounts)
      for (const changed of [amounts, total]) {
        if (from !== 'supply') changed[from] -= amount
        if (to !== 'supply') changed[to] += amount
      }
    } else if (event.type === 'produced') {
      const { produces } = companyFacts(event.company)
      produced[event.owner][produces] = (produced[event.owner][produces] ?? 0) + event.amount
    }
  }
  return { round, accounts: [...accounts].map(([post, amounts]) => ({ post, amounts })), total, produced }
}

function record<T>(make: () => T): Record<Role, T> {
  return { working: make(), middle: make(), capitalist: make(), state: make() }
}

export interface Scored {
  readonly round: number
  readonly points: readonly { readonly role: Role; readonly parts: readonly VpEvent[]; readonly total: number }[]
}

export type VpEvent = Extract<HegemonyEvent, { type: 'vp' }>

/** The points of the last completed scoring phase; null if there is none. */
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
