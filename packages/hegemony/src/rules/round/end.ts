// The end of the game (chapter 29): loans, final scoring, and standings.
import type { Script, Standing } from '@hustings/kernel'
import { MONEY_PER_VP, OWN_SECTION, POLICY_VP, STOCK_PER_VP, WORKING_MONEY_VP_MAX } from '../../data/boards.ts'
import { type Class, type Role, WARES, type Ware } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { settleLoans } from '../economy/loans.ts'
import { score } from '../economy/points.ts'
import { agendaMatches } from '../state/agenda.ts'
import { type HegemonyTable, simply } from '../table.ts'

/** Loans first, so that money used to repay them does not count (H-END-01, H-END-02). */
export const END_STEPS: readonly ((t: HegemonyTable) => Script)[] = [simply(settleAllLoans), simply(scoreEnd)]

export function settleAllLoans(t: HegemonyTable): void {
  for (const role of t.state.roles) settleLoans(t, role)
}

/** H-END-03. */
export function scoreEnd(t: HegemonyTable): void {
  for (const role of t.state.roles) {
    if (role !== 'state') scorePolicies(t, role)
    scoreStock(t, role)
    scoreMoney(t, role)
  }
}

/** Policies 1 to 5 in the own section (H-WORK-END-01, H-CAP-END-01, H-MID-END-01). */
function ownPolicies(s: HegemonyState, of: Class): number {
  return ([1, 2, 3, 4, 5] as const).filter((policy) => s.policies[policy] === OWN_SECTION[of]).length
}

function scorePolicies(t: HegemonyTable, of: Class): void {
  score(t, of, POLICY_VP[of][ownPolicies(t.state, of)] ?? 0, 'policies')
}

/** Remaining wares in the storages; Goods & Services do not count (H-CAP-END-02, H-MID-END-02, H-STATE-END-01). */
function scoreStock(t: HegemonyTable, role: Role): void {
  if (role === 'working') return
  for (const ware of WARES) {
    score(t, role, Math.floor(stored(t.state, role, ware) / STOCK_PER_VP[ware]), 'goods', ware)
  }
  if (role !== 'state') return
  score(t, 'state', Math.floor(t.state.state.media / STOCK_PER_VP.influence), 'goods', 'influence')
}

function stored(s: HegemonyState, role: Exclude<Role, 'working'>, ware: Ware): number {
  const abroad = role === 'capitalist' && (ware === 'food' || ware === 'luxury') ? s.capitalist.freeTradeZone[ware] : 0
  return s[role].storage[ware] + abroad
}

/** H-WORK-END-02, H-MID-END-03, H-STATE-END-02; Capital is already scored (H-CAP-END-04). */
function scoreMoney(t: HegemonyTable, role: Role): void {
  if (role === 'capitalist') return
  const vp = Math.floor(t.state[role].money / MONEY_PER_VP[role])
  score(t, role, role === 'working' ? Math.min(vp, WORKING_MONEY_VP_MAX) : vp, 'money')
}

/** Most VP first; ties by H-END-04 to H-END-06, and roles that are still tied share a rank (H-END-07). */
export function finalStandings(s: HegemonyState): Standing[] {
  const keys = s.roles.map((role) => ({ role, key: rankingKey(s, role) }))
  return keys
    .map(({ role, key }) => ({
      seat: role,
      score: s[role].vp,
      rank: 1 + keys.filter((other) => compareKeys(other.key, key) > 0).length,
    }))
    .sort((a, b) => a.rank - b.rank)
}

/** VP, Policies in the desired section, whether it is the State, own cubes in the bag (HQ-13). */
function rankingKey(s: HegemonyState, role: Role): readonly number[] {
  if (role === 'state') {
    const agenda = s.lastAgenda ?? s.state.agenda
    return [s.state.vp, agenda === null ? 0 : agendaMatches(s, agenda), 1, 0]
  }
  return [s[role].vp, ownPolicies(s, role), 0, s.bag[role]]
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [at, value] of a.entries()) {
    const difference = value - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
