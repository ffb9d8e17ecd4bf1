// The Legitimacy symbols at the bottom of a played card (H-TURN-06, H-TURN-07).
import { type Script, say } from '@hustings/kernel'
import type { ActionCardFacts, LegitimacySymbol } from '../../data/facts.ts'
import type { Class } from '../../data/vocabulary.ts'
import { canLoseLegitimacy, changeLegitimacy, gainLegitimacyToken, inPlay } from '../economy/points.ts'
import { type CardOutcome, type HegemonyTable, offer, roleName } from '../table.ts'

export function* resolveLegitimacy(t: HegemonyTable, card: ActionCardFacts, outcome: CardOutcome): Script {
  if (!inPlay(t.state, 'state')) return
  for (const symbol of card.legitimacy ?? []) {
    const times = symbol.per === undefined ? 1 : Math.floor((outcome.count ?? 0) / symbol.per)
    if (times === 0) continue
    const classes = symbol.pick === 'all' ? symbol.classes : (outcome.classes ?? (yield* pickClasses(t, symbol)))
    for (const role of classes) {
      if (symbol.kind === 'track') changeLegitimacy(t, role, symbol.change * times, 'card')
      else for (let i = 0; i < times; i++) gainLegitimacyToken(t, role, 'card')
    }
  }
}

/** The State picks among the printed classes; classes without Legitimacy cannot lose any (H-STATE-LEG-06). */
export function* pickClasses(t: HegemonyTable, symbol: LegitimacySymbol): Script<Class[]> {
  const wanted = symbol.pick === 'one' ? 1 : 2
  const picked: Class[] = []
  while (picked.length < wanted) {
    const left = symbol.classes.filter(
      (of) => !picked.includes(of) && (symbol.change > 0 || canLoseLegitimacy(t.state, of)),
    )
    if (left.length === 0) break
    const of = yield* t.choose(
      'state',
      say('ask.legitimacy-class', { change: symbol.change }),
      left.map((candidate) => offer(`class:${candidate}`, candidate, roleName(candidate), `role:${candidate}`)),
      { progress: { step: picked.length + 1, of: wanted } },
    )
    picked.push(of)
  }
  return picked
}
