// Cards with which a class buys, in the decks of the Working and the Middle Class.
import type { LabourClass, Ware } from '../data/vocabulary.ts'
import { type BuyLimits, buy, whyNoBuy } from '../rules/actions/buy.ts'
import { canPay, pay } from '../rules/economy/money.ts'
import { mediaTo } from '../rules/economy/stock.ts'
import { factsOf } from '../rules/labour/workers.ts'
import { because, type CardEffect, simply } from '../rules/table.ts'
import { figure } from './figures.ts'
import { whyNoOvertime, workOvertime } from './overtime.ts'

const TOO_DEAR = because('H-GEN-11', 'card-cost')
const TOO_LITTLE_MEDIA = because('H-BUY-04', 'too-little-media')

/** From the State at half the total, rounded up: Healthcare Benefits, State Scholarship (H-FAQC-05, H-FAQC-07). */
export function halfPrice(role: LabourClass, ware: Ware): CardEffect {
  const limits: BuyLimits = { resources: [ware], sources: ['state'], maxSources: 1, terms: { half: true } }
  return {
    whyNot: (s) => whyNoBuy(s, role, limits),
    *play(t) {
      yield* buy(t, role, limits)
      return undefined
    },
  }
}

/** Media Influence from Public Services as one lot. */
export function highlightSocialIssues(card: string, role: LabourClass): CardEffect {
  const amount = figure(card, 'influence')
  const price = figure(card, 'price')
  return {
    whyNot(s) {
      if (s.state.media < amount) return TOO_LITTLE_MEDIA
      return canPay(s, role, price) ? null : TOO_DEAR
    },
    play: simply((t) => {
      pay(t, role, 'state', price, 'purchase', 'influence')
      mediaTo(t, role, amount, 'purchase')
      return undefined
    }),
  }
}

/**
 * A public Company pays, with a loan if necessary, and produces at once; then its product may be bought from the State.
 */
export function publicSectorOvertime(role: LabourClass): CardEffect {
  const terms = { owner: 'state', chooser: role } as const
  return {
    whyNot: (s) => whyNoOvertime(s, terms),
    *play(t) {
      const { produces } = factsOf(yield* workOvertime(t, terms))
      yield* buy(t, role, { resources: [produces], sources: ['state'], maxSources: 1, optional: true })
      return undefined
    },
  }
}
