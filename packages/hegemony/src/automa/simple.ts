// Simple Mode (CC-AUTO-22 to CC-AUTO-32): the first symbol from the left whose action is possible, then the Special Action.
import type { Message, Script } from '@hustings/kernel'
import type { ActionCode, AiCardFacts } from '../data/automa-facts.ts'
import type { Class } from '../data/vocabulary.ts'
import type { HegemonyTable } from '../rules/table.ts'
import { type Played, plain, playedFor, type Test } from './actions/action.ts'
import { basicTrigger } from './actions/history.ts'
import { AUTOMA_ACTIONS, substituteFor } from './actions/index.ts'
import { printedConditions } from './checks.ts'
import { applyPressure, perform, tellBonus } from './deed.ts'

interface Choice {
  readonly index: number
  readonly code: ActionCode
  readonly played: Played
}

export function* simpleTurn(t: HegemonyTable, of: Class, card: AiCardFacts): Script {
  const refused: { code: ActionCode; rule: string; found: readonly Message[] }[] = []
  let chosen: Choice | null = null
  for (const [index, code] of card.symbols.entries()) {
    if (chosen !== null) {
      t.emit({ type: 'automa-symbol', role: of, index, code, outcome: 'not-tested', rule: 'CC-AUTO-23', found: [] })
      continue
    }
    const tried = trySymbol(t, of, card, index, code)
    if (tried === null) refused.push({ code, rule: 'CC-AUTO-23', found: [] })
    else chosen = tried
  }
  chosen ??= trySpecial(t, of, card)
  tellBonus(t, of, card, chosen?.code ?? null)
  if (chosen === null) {
    t.emit({ type: 'automa-action', role: of, action: 'pressure', rank: null, refused })
    yield* applyPressure(t, of)
    return
  }
  // An event replaces a Special Action that no symbol required (CC-AX-15, CC-AX-16).
  const isFallback = chosen.code === 'SA' && chosen.index === card.symbols.length
  const instead = isFallback ? basicTrigger(t.state, of) : undefined
  const special = chosen.code === 'SA' && instead === undefined ? { special: card.special } : {}
  t.emit({ type: 'automa-action', role: of, action: chosen.code, rank: chosen.index + 1, ...special, refused })
  yield* instead?.perform(t, of) ?? perform(t, of, chosen.code, chosen.played)
}

/** Tries the action of a symbol, or its substitute (CC-AUTO-24, CC-AW-23, CC-AC-22). */
function trySymbol(t: HegemonyTable, of: Class, card: AiCardFacts, index: number, code: ActionCode): Choice | null {
  const playedAs = (action: ActionCode): Played => (index === 0 ? playedFor(t.state, card, action) : plain(card))
  const test = code === 'SA' ? testFirstCondition(t, of, card) : AUTOMA_ACTIONS[code].test(t.state, of, playedAs(code))
  const told = { type: 'automa-symbol', role: of, index, code } as const
  if (test.possible) {
    t.emit({ ...told, outcome: 'yes', rule: test.rule, found: test.found })
    return { index, code, played: playedAs(code) }
  }
  const substitute = substituteFor(of, code)
  if (substitute !== null) {
    const instead = AUTOMA_ACTIONS[substitute].test(t.state, of, playedAs(substitute))
    const found = [...test.found, ...instead.found]
    if (instead.possible) {
      t.emit({ ...told, outcome: 'yes', rule: instead.rule, found, substitute })
      return { index, code: substitute, played: playedAs(substitute) }
    }
    t.emit({ ...told, outcome: 'no', rule: test.rule, found })
    return null
  }
  t.emit({ ...told, outcome: 'no', rule: test.rule, found: test.found })
  return null
}

/** The first condition printed on the card, and the Special Action itself (CC-AUTO-31). */
function testFirstCondition({ state: s }: HegemonyTable, of: Class, card: AiCardFacts): Test {
  const [first] = card.conditions === undefined ? [] : printedConditions(s, of, card.conditions)
  const special = AUTOMA_ACTIONS.SA.test(s, of, plain(card))
  const found = first === undefined ? special.found : [first.found, ...special.found]
  return { possible: first?.met === true && special.possible, rule: 'CC-AUTO-31', found }
}

/** At the bottom of the card, when none of the four was possible (CC-AUTO-29). */
function trySpecial(t: HegemonyTable, of: Class, card: AiCardFacts): Choice | null {
  const index = card.symbols.length
  const { possible, rule, found } = AUTOMA_ACTIONS.SA.test(t.state, of, plain(card))
  t.emit({ type: 'automa-symbol', role: of, index, code: 'SA', outcome: possible ? 'yes' : 'no', rule, found })
  return possible ? { index, code: 'SA', played: plain(card) } : null
}
