// Where a card, an action or an Event has a minimum, exactly this amount is enough, and one less is not.
import { describe, expect, it } from 'vitest'
import { POLICIES, type Role } from '../data/vocabulary.ts'
import { NO_EXTENSIONS } from '../rules/extensions.ts'
import { BASIC_ACTIONS, FREE_ACTIONS } from '../rules/round/actions.ts'
import { whyNotPlay } from '../rules/round/moves.ts'
import type { HegemonyState } from '../state/state.ts'
import { employHelp, own, unemployedAre } from '../testing/arrange.ts'
import { ruleAgainst } from '../testing/events.ts'
import { given } from '../testing/given.ts'

type Measured = (s: HegemonyState, amount: number) => void
type Case = readonly [what: string, enough: number, rule: string, arrange: Measured]

const money =
  (of: 'working' | 'middle' | 'state'): Measured =>
  (s, amount) => {
    s[of].money = amount
  }
/** Half in Capital, half in Revenue: the sum counts. */
const capital: Measured = (s, amount) => {
  s.capitalist.revenue = Math.floor(amount / 2)
  s.capitalist.capital = amount - s.capitalist.revenue
}
const media: Measured = (s, amount) => {
  s.state.media = amount
}
const cubesLeft =
  (of: 'working' | 'middle' | 'capitalist'): Measured =>
  (s, amount) => {
    s.cubes[of] = amount
  }
const jobless =
  (of: 'working' | 'middle'): Measured =>
  (s, amount) =>
    unemployedAre(s, of, { unskilled: amount })
const bills: Measured = (s, amount) => {
  for (const policy of POLICIES.slice(0, amount)) s.bills[policy] = { by: 'working', section: 'B' }
}

const CARDS: readonly Case[] = [
  ['working-highlight-social-issues', 15, 'H-GEN-11', money('working')],
  ['working-highlight-social-issues', 3, 'H-BUY-04', media],
  ['middle-highlight-social-issues', 15, 'H-GEN-11', money('middle')],
  ['middle-highlight-social-issues', 3, 'H-BUY-04', media],
  ['capitalist-push-political-agenda', 25, 'H-GEN-11', capital],
  ['capitalist-buy-private-island', 50, 'H-GEN-11', capital],
  ['capitalist-endorse-political-campaign', 15, 'H-GEN-11', capital],
  ['capitalist-endorse-political-campaign', 1, 'H-COMP-03', cubesLeft('capitalist')],
  ['capitalist-technological-progress', 20, 'H-GEN-11', capital],
  ['capitalist-foreign-recruitment', 10, 'H-GEN-11', capital],
  ['capitalist-business-grants', 1, 'H-GEN-11', (s, amount) => s.companies.capitalist.splice(amount)],
  ['capitalist-offshore-companies', 2, 'H-GEN-11', (s, amount) => Object.assign(s.capitalist, { revenue: amount })],
  [
    'capitalist-trade-protectionism-lobby',
    1,
    'H-GEN-11',
    (s, amount) => {
      s.companies.capitalist = s.companies.capitalist.filter(({ id }) => id === 'supermarket').slice(0, amount)
    },
  ],
  ['working-migration', 4, 'H-TURN-04', jobless('working')],
  ['middle-migration', 4, 'H-TURN-04', jobless('middle')],
  ['working-cooperative-farm', 3, 'H-TURN-04', jobless('working')],
  ['middle-new-theme-park', 18, 'H-GEN-11', money('middle')],
  [
    'middle-employment-subsidy',
    1,
    'H-GEN-11',
    (s, amount) => {
      for (const company of s.companies.middle.slice(0, amount)) employHelp(s, company)
    },
  ],
  ['state-foreign-investment-program', 2, 'H-GEN-11', (s, amount) => Object.assign(s.state, { influence: amount })],
  ['state-emergency-state', 3, 'H-TURN-04', bills],
  ['state-employment-support-scheme', 30, 'H-STATE-PROVIDE-09', money('state')],
  [
    'state-higher-vat',
    2,
    'H-FAQC-01',
    (s, amount) => {
      const at = (place: number): number => (place <= amount ? 2 : 1)
      s.state.legitimacy = { working: at(1), middle: at(2), capitalist: at(3) }
    },
  ],
]

/** A table on which the printed policies are met wherever that is possible. */
function table(change: (s: HegemonyState) => void): HegemonyState {
  return given({ players: 4 }, (s) => {
    Object.assign(s.policies, { 1: 'B', 2: 'B', 3: 'B', 4: 'B', 5: 'B', 6: 'B', 7: 'B' })
    change(s)
  }).state
}

describe('cards', () => {
  it.each(CARDS)('%s: %i is enough, one less is not (%s)', (card, enough, rule, arrange) => {
    expect(
      whyNotPlay(
        table((s) => arrange(s, enough)),
        card,
        NO_EXTENSIONS,
      ),
    ).toBeNull()
    expect(
      whyNotPlay(
        table((s) => arrange(s, enough - 1)),
        card,
        NO_EXTENSIONS,
      )?.rule,
    ).toBe(rule)
  })
})

const ACTIONS: readonly (readonly [role: Role, ...Case])[] = [
  ['working', 'political-pressure', 1, 'H-COMP-03', cubesLeft('working')],
  ['working', 'demonstration', 2, 'H-DEMO-01', (s, amount) => demonstrators(s, amount)],
  ['capitalist', 'lobby', 30, 'H-GEN-11', capital],
  ['capitalist', 'lobby', 1, 'H-COMP-04', (s, amount) => Object.assign(s, { influence: amount })],
  ['capitalist', 'give-bonus', 5, 'H-GEN-11', capital],
  ['capitalist', 'buy-storage', 20, 'H-GEN-11', capital],
  ['state', 'meet-mps', 2, 'H-STATE-MPS-01', (s, amount) => Object.assign(s.state, { influence: amount })],
  ['state', 'campaign', 1, 'H-STATE-CAMP-01', media],
  [
    'state',
    'extra-tax',
    2,
    'H-STATE-XTAX-03',
    (s, amount) => Object.assign(s.state.legitimacy, { working: 5, middle: amount, capitalist: 5 }),
  ],
  ['working', 'pay-off-loan', 50, 'H-LOAN-08', (s, amount) => Object.assign(s.working, { money: amount, loans: 1 })],
  ['working', 'use-luxury', 3, 'H-USE-11', (s, amount) => Object.assign(s.working.goods, { luxury: amount })],
  ['working', 'buy-goods', 6, 'H-BUY-04', (s, amount) => onlyLuxuryAbroad(s, amount)],
  [
    'capitalist',
    'build-company',
    8,
    'H-GEN-11',
    (s, amount) => {
      s.capitalist.market = ['fast-food-chain']
      capital(s, amount)
    },
  ],
]

/** Sets this number of unemployed more than slots: every other slot is taken. */
function demonstrators(s: HegemonyState, surplus: number): void {
  for (const role of ['capitalist', 'state', 'middle'] as const) s.companies[role] = []
  own(s, 'capitalist', 'fast-food-chain')
  unemployedAre(s, 'working', { unskilled: 2 + surplus })
}

function onlyLuxuryAbroad(s: HegemonyState, amount: number): void {
  s.policies[6] = 'C'
  s.working.money = amount
  s.middle.storage = { food: 0, luxury: 0, health: 0, education: 0 }
  s.capitalist.storage = { food: 0, luxury: 0, health: 0, education: 0 }
  s.state.storage = { food: 0, luxury: 0, health: 0, education: 0 }
  s.state.media = 0
}

describe('actions', () => {
  it.each(ACTIONS)('%s, %s: %i is enough, one less is not (%s)', (role, id, enough, rule, arrange) => {
    const action = [...BASIC_ACTIONS[role], ...FREE_ACTIONS[role]].find((each) => each.id === id) ?? expect.fail()
    expect(
      action.whyNot(
        table((s) => arrange(s, enough)),
        role,
        NO_EXTENSIONS,
      ),
    ).toBeNull()
    expect(
      action.whyNot(
        table((s) => arrange(s, enough - 1)),
        role,
        NO_EXTENSIONS,
      )?.rule,
    ).toBe(rule)
  })
})

/** Minimum of the Treasury, or of another stock, for an Event. */
const EVENTS: readonly Case[] = [
  ['need-for-sustainability-initiative', 50, 'H-STATE-EVENT-02', money('state')],
  ['need-for-stimulus-package', 30, 'H-STATE-EVENT-02', money('state')],
  ['political-scandal', 1, 'H-STATE-EVENT-02', media],
  ['political-polarization', 30, 'H-STATE-EVENT-02', money('state')],
  [
    'political-polarization',
    4,
    'H-STATE-EVENT-02',
    (s, amount) => Object.assign(s.cubes, { working: amount, capitalist: 0 }),
  ],
]

describe('Events', () => {
  it.each(EVENTS)('%s: %i is enough, one less is not (%s)', (event, enough, rule, arrange) => {
    expect(ruleAgainst(event, (s) => arrange(s, enough))).toBeUndefined()
    expect(ruleAgainst(event, (s) => arrange(s, enough - 1))).toBe(rule)
  })
})
