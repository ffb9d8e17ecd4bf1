// Victory points, Prosperity and Legitimacy: their changes and immediate effects.
import { LEGITIMACY_MAX, LEGITIMACY_MIN, LEGITIMACY_TOKENS, PROSPERITY } from '../../data/boards.ts'
import { CLASSES, type Class, type LabourClass, type Role } from '../../data/vocabulary.ts'
import type { LegitimacyWhy, VpWhy } from '../../state/events.ts'
import type { HegemonyState } from '../../state/state.ts'
import type { HegemonyTable } from '../table.ts'

export function inPlay(s: HegemonyState, role: Role): boolean {
  return role === 'state' ? s.players === 4 : role === 'middle' ? s.players > 2 : true
}

/** Gains or loses VP; a total may fall below 0 unless the house rule forbids it. */
export function score(t: HegemonyTable, role: Role, amount: number, why: VpWhy, subject?: string): void {
  const player = t.state[role]
  const gained = t.state.house.negativeVp ? amount : Math.max(amount, -player.vp)
  if (gained === 0 || !inPlay(t.state, role)) return
  player.vp += gained
  t.emit(
    subject === undefined
      ? { type: 'vp', role, amount: gained, why }
      : { type: 'vp', role, amount: gained, why, subject },
  )
}

/** VP that the next Prosperity would bring (H-USE-01, H-USE-02). */
export function nextProsperityVp(s: HegemonyState, role: LabourClass): number {
  const track = PROSPERITY[role]
  return track[Math.min(s[role].prosperity + 1, track.length - 1)] ?? 0
}

/** Moves one space forward and gains its VP; at the end of the track the marker stays (H-USE-01, H-USE-02). */
export function gainProsperity(t: HegemonyTable, role: LabourClass): void {
  const player = t.state[role]
  const vp = nextProsperityVp(t.state, role)
  const from = player.prosperity
  player.prosperity = Math.min(from + 1, PROSPERITY[role].length - 1)
  t.emit({ type: 'prosperity', class: role, from, to: player.prosperity })
  score(t, role, vp, 'prosperity')
}

/** Moves back without losing VP (H-USE-03). */
export function loseProsperity(t: HegemonyTable, role: LabourClass, spaces: number): void {
  const player = t.state[role]
  const from = player.prosperity
  player.prosperity = Math.max(0, from - spaces)
  if (player.prosperity !== from) t.emit({ type: 'prosperity', class: role, from, to: player.prosperity })
}

/** Within 1 to 10 (H-STATE-LEG-05); only the State as a player has Legitimacy (H-STATE-AUTO-04). */
export function changeLegitimacy(t: HegemonyTable, of: Class, change: number, why: LegitimacyWhy): void {
  if (!inPlay(t.state, 'state')) return
  const { legitimacy } = t.state.state
  const from = legitimacy[of]
  const to = Math.min(LEGITIMACY_MAX, Math.max(LEGITIMACY_MIN, from + change))
  if (to === from) return
  legitimacy[of] = to
  t.emit({ type: 'legitimacy', class: of, from, to, why })
}

/** Raises the track at once and after every later halving, as long as tokens are left (H-STATE-LEG-03, H-COMP-01). */
export function gainLegitimacyToken(t: HegemonyTable, of: Class, why: LegitimacyWhy): void {
  const { tokens } = t.state.state
  if (!inPlay(t.state, 'state') || tokens.working + tokens.middle + tokens.capitalist === LEGITIMACY_TOKENS) return
  tokens[of]++
  t.emit({ type: 'legitimacy-token', class: of })
  changeLegitimacy(t, of, 1, why)
}

/** An action whose price is Legitimacy needs some to lose (H-STATE-LEG-06). */
export function canLoseLegitimacy(s: HegemonyState, of: Class): boolean {
  return s.state.legitimacy[of] > LEGITIMACY_MIN
}

/** Each Legitimacy to half its value, rounded up (H-STATE-SCORE-03, H-IMF-13). */
export function halveLegitimacy(t: HegemonyTable, why: LegitimacyWhy): void {
  for (const role of CLASSES) changeLegitimacy(t, role, -Math.floor(t.state.state.legitimacy[role] / 2), why)
}
