// The 20 action cards of Crisis & Control, 5 for each role (CC-ACT-01). Their effects are in `expansions/action-cards/`.
import { actionCards } from './catalogue.ts'
import type { ActionCardFacts, LegitimacySymbol } from './facts.ts'
import type { Class, Role } from './vocabulary.ts'

type Written = Omit<ActionCardFacts, 'role' | 'origin' | 'set'>

/** The four cards that every role has. */
function politics(role: Role): Written[] {
  return [
    { id: `${role}-protect-the-status-quo`, copies: 1, figures: { influence: 1 } },
    { id: `${role}-change-of-government-agenda`, copies: 1, conditional: true, figures: { maxBills: 3 } },
    { id: `${role}-reveal-political-scandal`, copies: 1, figures: { influence: 2 } },
    { id: `${role}-momentum-for-change`, copies: 1, figures: { influencePerBill: 1 } },
  ]
}

const approval = (of: Class, per?: number): LegitimacySymbol => ({
  kind: 'track',
  classes: [of],
  pick: 'all',
  change: 1,
  ...(per === undefined ? {} : { per }),
})

const of = (role: Role, own: Written): readonly ActionCardFacts[] =>
  actionCards(
    role,
    [own, ...politics(role)].map((card) => ({ ...card, set: 'crisis-and-control' })),
  )

export const EXPANSION_ACTIONS_OF: Readonly<Record<Role, readonly ActionCardFacts[]>> = {
  working: of('working', {
    id: 'working-rising-covid-19-cases',
    copies: 1,
    figures: { freeHealthFactor: 0.5 },
    legitimacy: [approval('working')],
  }),
  middle: of('middle', {
    id: 'middle-covid-19-stimulus-package',
    copies: 1,
    figures: { perWorker: 2, perCompany: 4 },
    legitimacy: [approval('middle', 15)],
  }),
  capitalist: of('capitalist', {
    id: 'capitalist-covid-19-vaccine-r-and-d-funding',
    copies: 1,
    figures: { perCompany: 15 },
    legitimacy: [approval('capitalist', 1)],
  }),
  state: of('state', {
    id: 'state-covid-19-vaccination-program',
    copies: 1,
    figures: { pricePerUnit: 5 },
    legitimacy: [{ kind: 'track', classes: ['working', 'middle'], pick: 'one', change: 1, per: 3 }],
  }),
}
