// Investment Opportunities, for both decks: a cheaper Company of the Market or a more expensive one of the deck.
import { type Script, say } from '@hustings/kernel'
import type { OwnerClass } from '../data/vocabulary.ts'
import { type BuildLimits, build, reducedBy, whyNoBuild } from '../rules/actions/build.ts'
import { type CardEffect, type HegemonyTable, offer, unless } from '../rules/table.ts'
import { figure } from './figures.ts'

export function investmentOpportunities(card: string, role: OwnerClass): CardEffect {
  const discount = figure(card, 'discount')
  const surcharge = figure(card, 'surchargeFromDeck')
  const market: BuildLimits = { from: 'market', price: reducedBy(discount) }
  const deck: BuildLimits = { from: 'deck', price: reducedBy(-surcharge) }
  return {
    whyNot(s) {
      const reason = whyNoBuild(s, role, market)
      return reason === null || whyNoBuild(s, role, deck) === null ? null : reason
    },
    *play(t: HegemonyTable): Script<undefined> {
      const chosen = yield* t.choose(role, say('ask.investment'), [
        unless(
          whyNoBuild(t.state, role, market),
          offer('market', market, say('option.invest-market', { amount: discount })),
        ),
        unless(whyNoBuild(t.state, role, deck), offer('deck', deck, say('option.invest-deck', { amount: surcharge }))),
      ])
      yield* build(t, role, chosen)
      return undefined
    },
  }
}
