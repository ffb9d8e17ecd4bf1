// Civil Unrest: a class chooses the Bill, and the State proposes it as its own.
import { say } from '@hustings/kernel'
import { chooseBill, offerImmediateVote, placeBill, whyNoBill } from '../../politics/bills.ts'
import { type EventRule, offer, roleName } from '../../table.ts'

const CLASSES_IN_UNREST = (['working', 'capitalist'] as const).map((of) =>
  offer(`class:${of}`, of, roleName(of), `role:${of}`),
)

/** The chosen player must choose a Bill if possible; marker, support and Immediate Vote are the State's (H-FAQC-33). */
export const civilUnrest: EventRule = {
  whyNot: (s) => whyNoBill(s, 'state'),
  *perform(t) {
    const by = yield* t.choose('state', say('ask.event-bill-by'), CLASSES_IN_UNREST)
    const bill = yield* chooseBill(t, by)
    placeBill(t, 'state', bill)
    yield* offerImmediateVote(t, 'state', bill.policy, 'paid')
    return [{ choice: by, count: 1 }]
  },
}
