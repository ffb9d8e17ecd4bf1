// Advanced Mode (CC-AUTO-35 to CC-AUTO-63): four checks, then rows close up, and the highest possible action is
// performed and its card lowered.

import type { Message, Script } from '@hustings/kernel'
import type { ActionCode, AiCardFacts } from '../data/automa-facts.ts'
import type { Class } from '../data/vocabulary.ts'
import { strikeTokensLeft } from '../rules/actions/strike.ts'
import { copyBoard } from '../rules/automas.ts'
import type { HegemonyTable } from '../rules/table.ts'
import { plain, playedFor } from './actions/action.ts'
import { basicTrigger } from './actions/history.ts'
import { AUTOMA_ACTIONS } from './actions/index.ts'
import { runCheck } from './checks.ts'
import { applyPressure, perform, tellBonus } from './deed.ts'
import { boardOf, byPriority, collapse, lower, raise, setActionAside } from './place/board.ts'

/** Number of highest cards tried (CC-AUTO-58). */
const TRIED = 2

export function* advancedTurn(t: HegemonyTable, of: Class, card: AiCardFacts): Script {
  yield* makeChecks(t, of, card)
  collapse(t, of, 'actions')
  collapse(t, of, 'policies')
  tellBoard(t, of, 'collapse')
  const done = yield* actByPriority(t, of, card)
  if (done !== null) settleCard(t, of, done)
  tellBoard(t, of, 'action')
}

/** All four, from left to right; empty rows stay until the last check is made (CC-AUTO-43, CC-AUTO-46). */
function* makeChecks(t: HegemonyTable, of: Class, card: AiCardFacts): Script {
  for (const [index, code] of card.symbols.entries()) {
    const played = index === 0 ? playedForCheck(t, card, code) : plain(card)
    const { rule, found, moves } = yield* runCheck(t, of, code, played)
    t.emit({ type: 'automa-check', role: of, index, code, rule, found, moves })
    for (const each of moves) raise(t, of, each.card, each.rows)
  }
  tellBoard(t, of, 'checks')
}

/** The first check includes the bonus, also that of an action reached through it (CC-AUTO-28, CC-AUTO-50). */
function playedForCheck(t: HegemonyTable, card: AiCardFacts, code: ActionCode) {
  const played = playedFor(t.state, card, code)
  return code === 'BC' && played.bonus === null ? playedFor(t.state, card, 'SC') : played
}

/** Returns the card performed; null when neither of the two highest was possible (CC-AUTO-57 to CC-AUTO-60). */
function* actByPriority(t: HegemonyTable, of: Class, card: AiCardFacts): Script<ActionCode | null> {
  const refused: { code: ActionCode; rule: string; found: readonly Message[] }[] = []
  const [...order] = byPriority(boardOf(t, of).actions).slice(0, TRIED)
  for (const [rank, code] of order.entries()) {
    const played = playedFor(t.state, card, code)
    // Without the symbol an event replaces the Special Action; the card is lowered anyway (CC-AX-15, CC-AX-17).
    const instead = code === 'SA' && !card.symbols.includes('SA') ? basicTrigger(t.state, of) : undefined
    const test = AUTOMA_ACTIONS[code].test(t.state, of, played)
    if (!test.possible && instead === undefined) {
      refused.push({ code, rule: test.rule, found: test.found })
      continue
    }
    tellBonus(t, of, card, code)
    const special = code === 'SA' && instead === undefined ? { special: card.special } : {}
    t.emit({ type: 'automa-action', role: of, action: code, rank: rank + 1, ...special, refused })
    yield* instead?.perform(t, of) ?? perform(t, of, code, played)
    return code
  }
  tellBonus(t, of, card, null)
  t.emit({ type: 'automa-action', role: of, action: 'pressure', rank: null, refused })
  yield* applyPressure(t, of)
  return null
}

/** Lowers the card, or sets it aside (CC-AUTO-61 to CC-AUTO-63, CC-AW-21, CC-AW-22). */
function settleCard(t: HegemonyTable, of: Class, done: ActionCode): void {
  const isOut = done === 'DEM' || (done === 'STR' && strikeTokensLeft(t.state) === 0)
  if (isOut) setActionAside(t, of, done)
  else lower(t, of, done)
  collapse(t, of, 'actions')
}

function tellBoard(t: HegemonyTable, of: Class, after: 'checks' | 'collapse' | 'action'): void {
  t.explain(() => ({ type: 'priority-board', role: of, after, board: copyBoard(boardOf(t, of)) }))
}
