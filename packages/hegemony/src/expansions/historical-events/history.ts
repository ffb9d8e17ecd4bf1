// Historical Events (CC-HIST-05 to CC-HIST-12): two per era, which happen at once, at the end of the Action Phase, or
// when triggered. No rulebook is known: the procedure is our own reconstruction.
import type { Script } from '@hustings/kernel'
import { ERAS, historyCard } from '../../data/historical-events.ts'
import { POLICIES, ROLES, type Role, SECTIONS } from '../../data/vocabulary.ts'
import { inPlay } from '../../rules/economy/points.ts'
import { putInForce } from '../../rules/measures.ts'
import { type PolicyMove, setPolicy } from '../../rules/politics/policies.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'
import { type HistoryEffect, type Line, layDown, movePolicies } from './effect.ts'
import { HISTORY_EFFECTS } from './effects.ts'
import { isRequirementMet } from './requirements.ts'

const REVEALED = 2

/** The setup card, before anything else; its Bills wait for the end of the setup (CC-HIST-04). */
export function* beginHistory(t: HegemonyTable): Script {
  const { history } = t.state
  if (history === null) return
  t.emit({ type: 'history', card: history.setup, outcome: 'revealed' })
  // The game begins with these Policies, without consequences.
  for (const { policy, section } of movesOf(t.state, history.setup)) setPolicy(t, policy, section)
  yield* takePlace(t, history.setup, null, 'now')
}

export function* endSetupHistory(t: HegemonyTable): Script {
  const { history } = t.state
  if (history === null) return
  yield* takePlace(t, history.setup, null, 'afterwards')
  yield* revealHistory(t)
}

/** Reveals two of the era; a card with an unreachable requirement is replaced (CC-HIST-05, CC-HIST-06). */
export function* revealHistory(t: HegemonyTable): Script {
  const { history, clock } = t.state
  const era = ERAS[clock.round - 1]
  if (history === null || era === undefined) return
  const pile = history.piles[era]
  const refused = new Set<string>()
  while (history.open.length < REVEALED) {
    // For each card: an event that takes place at once can ask for decisions before the next card.
    t.reveal()
    const card = pile.pop()
    if (card === undefined) return
    if (refused.has(card)) {
      pile.push(card)
      return
    }
    t.emit({ type: 'history', card, outcome: 'revealed' })
    const atOnce = historyCard(card).trigger === 'when-revealed'
    if (atOnce && !isRequirementMet(t.state, card)) {
      refused.add(card)
      pile.unshift(card)
      t.emit({ type: 'history', card, outcome: 'put-back' })
      continue
    }
    history.open.push({ card, happened: false })
    if (atOnce) yield* happen(t, card, null)
  }
}

/** Cards for the end of the Action Phase, if their requirement is met (CC-HIST-07). */
export function* endActionPhaseHistory(t: HegemonyTable): Script {
  for (const { card, happened } of [...(t.state.history?.open ?? [])]) {
    if (happened || historyCard(card).trigger !== 'end-of-action-phase') continue
    if (isRequirementMet(t.state, card)) yield* happen(t, card, null)
    else t.emit({ type: 'history', card, outcome: 'fails' })
  }
}

/** In the Scoring Phase both cards leave the game (CC-HIST-12). */
export function closeHistory(t: HegemonyTable): void {
  const { history } = t.state
  if (history === null) return
  for (const { card } of history.open.splice(0)) t.emit({ type: 'history', card, outcome: 'expired' })
}

/** At most once per card (CC-HIST-09). */
export function* happen(t: HegemonyTable, card: string, by: Role | null): Script {
  for (const open of t.state.history?.open ?? []) if (open.card === card) open.happened = true
  t.emit(
    by === null
      ? { type: 'history', card, outcome: 'happens' }
      : { type: 'history', card, outcome: 'happens', role: by },
  )
  yield* takePlace(t, card, by, 'now')
  yield* takePlace(t, card, by, 'afterwards')
}

/** Measures of this round, the Policies, the board, then the roles in turn order (CC-HIST-10, CC-HIST-11). */
function* takePlace(t: HegemonyTable, card: string, by: Role | null, when: 'now' | 'afterwards'): Script {
  const effect: HistoryEffect = HISTORY_EFFECTS[card] ?? {}
  if (when === 'afterwards') {
    yield* follow(t, card, by, effect.afterwards)
    return
  }
  layDown(t, card, effect.thisRound ?? [])
  for (const order of effect.thisTurn ?? []) putInForce(t, card, 'turn', order)
  const moves = movesOf(t.state, card)
  if (moves.length > 0) yield* movePolicies(t, moves)
  yield* follow(t, card, by, effect.board)
  for (const role of ROLES) if (role === 'state' || inPlay(t.state, role)) yield* follow(t, card, by, effect[role])
}

function* follow(t: HegemonyTable, card: string, by: Role | null, line: Line | undefined): Script {
  const script = line?.(t, card, by)
  if (script !== undefined) yield* script
}

/** Shifts stop at A and C. */
function movesOf(s: HegemonyState, card: string): PolicyMove[] {
  const { shifts = {}, sets = [] } = historyCard(card)
  return POLICIES.flatMap((policy) => {
    const set = SECTIONS.find((section) => sets.includes(`${policy}${section}`))
    if (set !== undefined) return [{ policy, section: set }]
    const towards = shifts[policy]
    if (towards === undefined) return []
    const section = SECTIONS[SECTIONS.indexOf(s.policies[policy]) + (towards === 'A' ? -1 : 1)]
    return section === undefined ? [] : [{ policy, section }]
  })
}
