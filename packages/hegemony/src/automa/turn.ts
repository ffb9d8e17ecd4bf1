// An Automa's turn (CC-AUTO-17 to CC-AUTO-20): free actions, a card, one action, free actions. The host of the match
// starts it; its cards decide the rest.

import { type Offer, type Script, say } from '@hustings/kernel'
import { aiCard } from '../data/automa.ts'
import { type Class, ROLES } from '../data/vocabulary.ts'
import { checkDemonstration } from '../rules/actions/demonstration.ts'
import { copyBoard, deckSize } from '../rules/automas.ts'
import type { HegemonyTable } from '../rules/table.ts'
import type { LedgerLine } from '../state/automa-events.ts'
import type { HegemonyState } from '../state/state.ts'
import { endOfTurn, startOfTurn } from './actions/free-actions.ts'
import { advancedTurn } from './advanced.ts'
import { modeOf, theAutoma } from './place/automa.ts'
import { discardCard, revealCard } from './place/deck.ts'
import { simpleTurn } from './simple.ts'

/** The only question to an Automa. */
export const AUTOMA_TURN = say('automa.turn')
const PLAY: readonly Offer<null>[] = [{ id: 'play', value: null, label: say('option.automa-turn') }]

export function* automaTurn(t: HegemonyTable, of: Class, turn: number): Script {
  yield* t.choose(of, AUTOMA_TURN, PLAY, { always: true })
  const before = t.unexplained ? null : purses(t.state)
  begin(t, of, turn)
  yield* startOfTurn(t, of)
  const card = aiCard(revealCard(t, of))
  if (modeOf(t.state, of) === 'advanced') yield* advancedTurn(t, of, card)
  else yield* simpleTurn(t, of, card)
  yield* endOfTurn(t, of)
  checkDemonstration(t)
  discardCard(theAutoma(t.state, of))
  if (before === null) return
  t.explain(() => ({ type: 'automa-done', role: of, ledger: changes(before, purses(t.state)) }))
}

function begin(t: HegemonyTable, of: Class, turn: number): void {
  const automa = theAutoma(t.state, of)
  t.explain(() => ({
    type: 'automa-turn',
    role: of,
    mode: modeOf(t.state, of),
    round: t.state.clock.round,
    turn,
    deck: deckSize(automa),
    discard: automa.discard.length,
    board: automa.board === null ? null : copyBoard(automa.board),
  }))
}

type Purses = readonly Omit<LedgerLine, 'to'>[]

/** Amounts of all roles that a turn may change. */
function purses(s: HegemonyState): Purses {
  const lines: Omit<LedgerLine, 'to'>[] = []
  for (const role of ROLES) {
    if (role === 'capitalist') {
      lines.push(
        { role, what: 'revenue', from: s.capitalist.revenue },
        { role, what: 'capital', from: s.capitalist.capital },
      )
    } else lines.push({ role, what: 'money', from: s[role].money })
    if (role === 'working' || role === 'middle') lines.push({ role, what: 'prosperity', from: s[role].prosperity })
    lines.push({ role, what: 'vp', from: s[role].vp }, { role, what: 'influence', from: s[role].influence })
    lines.push({ role, what: 'loans', from: s[role].loans })
  }
  return lines
}

function changes(before: Purses, after: Purses): LedgerLine[] {
  return before.flatMap((line, at) => {
    const to = after[at]?.from ?? line.from
    return to === line.from ? [] : [{ ...line, to }]
  })
}
