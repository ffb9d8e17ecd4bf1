// The Scoring Phase (chapter 28): one step for each role, in the order of the player aid.
import type { Script } from '@hustings/kernel'
import { PROSPERITY, WEALTH_STEP_VP, WEALTH_TRACK } from '../../data/boards.ts'
import { CLASSES } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { bankRevenue } from '../economy/money.ts'
import { changeLegitimacy, gainProsperity, halveLegitimacy, inPlay, score } from '../economy/points.ts'
import { unionCount } from '../labour/placement.ts'
import { isFullyOperational } from '../labour/workers.ts'
import { agendaMatches } from '../state/agenda.ts'
import { applyEventPenalty } from '../state/events/events.ts'
import { type HegemonyTable, simply } from '../table.ts'

/** H-SCORE-01. */
export const SCORING_STEPS: readonly ((t: HegemonyTable) => Script)[] = [
  simply(scoreWorking),
  simply(scoreMiddle),
  simply(scoreCapitalist),
  scoreState,
]

const VP_PER_UNION = 2

/** H-WORK-SCORE-01, H-UNION-09. */
export function scoreWorking(t: HegemonyTable): void {
  score(t, 'working', VP_PER_UNION * unionCount(t.state), 'unions')
}

/** H-MID-SCORE-01; compares the printed value, not the space (HQ-16). */
export function scoreMiddle(t: HegemonyTable): void {
  const { companies, middle } = t.state
  if (!inPlay(t.state, 'middle')) return
  const value = PROSPERITY.middle[middle.prosperity] ?? 0
  if (value < companies.middle.filter(isFullyOperational).length) gainProsperity(t, 'middle')
}

/** The space of the Wealth track that matches the Capital, 0 before the first. */
function wealthSpace(capital: number): number {
  let space = 0
  for (const [at, least] of WEALTH_TRACK.entries()) if (capital >= least) space = at
  return space
}

/** H-CAP-SCORE-01 to H-CAP-SCORE-04. */
export function scoreCapitalist(t: HegemonyTable): void {
  const { capitalist } = t.state
  bankRevenue(t)
  const space = wealthSpace(capitalist.capital)
  score(t, 'capitalist', space, 'capital')
  const from = capitalist.wealth
  if (space <= from) return
  capitalist.wealth = space
  t.emit({ type: 'wealth', from, to: space })
  score(t, 'capitalist', WEALTH_STEP_VP * (space - from), 'wealth')
}

/** H-STATE-SCORE-01 to H-STATE-SCORE-05, in this order. */
export function* scoreState(t: HegemonyTable): Script {
  if (!inPlay(t.state, 'state')) return
  yield* punishIgnoredEvents(t)
  score(t, 'state', lowestTwo(t.state), 'legitimacy')
  halveLegitimacy(t, 'halved')
  for (const role of CLASSES) changeLegitimacy(t, role, t.state.state.tokens[role], 'tokens')
  scoreAgenda(t)
}

/** H-STATE-SCORE-01. */
function* punishIgnoredEvents(t: HegemonyTable): Script {
  for (const event of [...t.state.state.events]) yield* applyEventPenalty(t, event)
}

/** The sum of the two lowest Legitimacies: all except the highest. */
function lowestTwo(s: HegemonyState): number {
  const { working, middle, capitalist } = s.state.legitimacy
  return working + middle + capitalist - Math.max(working, middle, capitalist)
}

/** The card is stored for a tie after the last round (H-END-08). */
function scoreAgenda(t: HegemonyTable): void {
  const { state, decks } = t.state
  const { agenda } = state
  if (agenda === null) return
  const matches = agendaMatches(t.state, agenda)
  t.emit({ type: 'agenda', agenda, matches })
  score(t, 'state', matches, 'agenda', agenda)
  t.state.lastAgenda = agenda
  state.agenda = null
  decks.agenda.discard.push(agenda)
}
