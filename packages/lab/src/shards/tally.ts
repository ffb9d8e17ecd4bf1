// Totals of many games: scores and wins by role, played cards and violations. Tallies can be merged.
import type { Standing } from '@hustings/kernel'

export interface Violation {
  /** Number of the game in its series, from 0. */
  readonly game: number
  /** Seed of this game. */
  readonly seed: string
  /** Number of answered questions. */
  readonly step: number
  readonly problem: string
}

interface RoleTally {
  games: number
  score: number
  wins: number
}

export interface Tally {
  games: number
  decisions: number
  /** Number of checked states. */
  examined: number
  readonly violations: Violation[]
  readonly roles: Record<string, RoleTally>
  readonly cards: Record<string, number>
}

export interface RoleResult {
  readonly meanScore: number
  readonly winShare: number
}

export function newTally(): Tally {
  return { games: 0, decisions: 0, examined: 0, violations: [], roles: {}, cards: {} }
}

/** Seats that share the first rank share the win. */
export function addStandings(tally: Tally, standings: readonly Standing[]): void {
  const winners = standings.filter(({ rank }) => rank === 1).length
  for (const { seat, score, rank } of standings) {
    const role = roleOf(tally, seat)
    role.games++
    role.score += score
    if (rank === 1) role.wins += 1 / winners
  }
}

export function addCard(tally: Tally, card: string): void {
  tally.cards[card] = (tally.cards[card] ?? 0) + 1
}

export function mergeTally(into: Tally, from: Tally): void {
  into.games += from.games
  into.decisions += from.decisions
  into.examined += from.examined
  into.violations.push(...from.violations)
  for (const [name, { games, score, wins }] of Object.entries(from.roles)) {
    const role = roleOf(into, name)
    role.games += games
    role.score += score
    role.wins += wins
  }
  for (const [card, count] of Object.entries(from.cards)) into.cards[card] = (into.cards[card] ?? 0) + count
}

export function roleResults(tally: Tally): Record<string, RoleResult> {
  return Object.fromEntries(
    Object.entries(tally.roles).map(([role, { games, score, wins }]) => [
      role,
      { meanScore: rounded(score / games, 3), winShare: rounded(wins / games, 4) },
    ]),
  )
}

/** By card id, so that two runs are easy to compare. */
export function cardCounts(tally: Tally): Record<string, number> {
  return Object.fromEntries(Object.entries(tally.cards).sort(([a], [b]) => (a < b ? -1 : 1)))
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}

function roleOf(tally: Tally, name: string): RoleTally {
  const role = tally.roles[name] ?? { games: 0, score: 0, wins: 0 }
  tally.roles[name] = role
  return role
}
