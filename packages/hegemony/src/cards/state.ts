// Effects of the action cards of the State.
import { type Script, say } from '@hustings/kernel'
import { WELFARE_PRICE } from '../data/boards.ts'
import { CLASSES, type Class, POLICIES, type Policy, SECTIONS, type Section } from '../data/vocabulary.ts'
import { owe, pay } from '../rules/economy/money.ts'
import { canLoseLegitimacy } from '../rules/economy/points.ts'
import { gainInfluence, giveInfluence, mediaTo, spendInfluence, unstore } from '../rules/economy/stock.ts'
import { isNext } from '../rules/politics/bills.ts'
import { changePolicy } from '../rules/politics/policies.ts'
import { agendaMatches } from '../rules/state/agenda.ts'
import {
  because,
  type CardEffect,
  type CardOutcome,
  DONE,
  type HegemonyTable,
  offer,
  policyName,
  resourceName,
  roleName,
  simply,
  unless,
} from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'
import { proposing, radicalReforms } from './bills.ts'
import { figure } from './figures.ts'
import { fillCompany, whyNotFill } from './hiring.ts'
import { whyNoOvertime, workOvertime } from './overtime.ts'
import { nationalization, privatization } from './state-companies.ts'
import { immediateResponse, matterOfHighPriority, shiftFocus } from './state-events.ts'
import {
  allowances,
  businessGrants,
  employmentSupport,
  stepForRepresentation,
  supplementalIncome,
  welfareProgram,
} from './state-provide.ts'

// Money

function gaining(card: string, amount: (s: HegemonyState) => number): CardEffect {
  return {
    play: simply((t) => {
      pay(t, 'supply', 'state', amount(t.state), 'card', card)
      return undefined
    }),
  }
}

/** The State and two classes gain the same amount from the Supply, at once (H-FAQ-15). */
function boom(card: string, classes: readonly Class[]): CardEffect {
  return {
    play: simply((t) => {
      for (const role of [...classes, 'state'] as const) pay(t, 'supply', role, figure(card, 'moneyEach'), 'card', card)
      return undefined
    }),
  }
}

const NO_MATCH = because('H-STATE-SCORE-05', 'no-agenda-match')

function matches(s: HegemonyState): number {
  return s.state.agenda === null ? 0 : agendaMatches(s, s.state.agenda)
}

function perMatch(gain: (t: HegemonyTable, matching: number) => void): CardEffect {
  return {
    whyNot: (s) => (matches(s) === 0 ? NO_MATCH : null),
    play: simply((t) => {
      gain(t, matches(t.state))
      return undefined
    }),
  }
}

const NO_INFLUENCE = because('H-GEN-11', 'needs-two-influence')

const investment = {
  influence: figure('state-foreign-investment-program', 'personalInfluence'),
  money: figure('state-foreign-investment-program', 'money'),
}

const foreignInvestment: CardEffect = {
  whyNot: (s) => (s.state.influence < investment.influence ? NO_INFLUENCE : null),
  play: simply((t) => {
    spendInfluence(t, 'state', investment.influence, 'card')
    pay(t, 'supply', 'state', investment.money, 'card', 'state-foreign-investment-program')
    return undefined
  }),
}

const NO_SERVICES = because('H-GEN-11', 'nothing-to-sell-abroad')

/** Public services sold abroad at the local price; no class buys, so there is no welfare bonus. */
function sellingAbroad(card: string, ware: 'health' | 'education', policy: 4 | 5): CardEffect {
  return {
    whyNot: (s) => (s.state.storage[ware] === 0 ? NO_SERVICES : null),
    *play(t) {
      const s = t.state
      const each = WELFARE_PRICE[s.policies[policy]]
      const most = Math.min(figure(card, 'maxUnits'), s.state.storage[ware])
      const amount = yield* t.number(
        'state',
        say('ask.sell-services-abroad', { resource: resourceName(ware), price: each }),
        1,
        most,
      )
      unstore(t, 'state', ware, amount, 'foreign-market', 'export')
      pay(t, 'supply', 'state', amount * each, 'export', card)
      t.emit({ type: 'exported', role: 'state', ware, amount, price: amount * each })
      return undefined
    },
  }
}

const NO_FAVOUR_LEFT = because('H-FAQC-01', 'needs-two-legitimacies')

/** All classes pay; then the State picks two classes, by the symbols on the card. */
const higherVat: CardEffect = {
  whyNot: (s) => (CLASSES.filter((of) => canLoseLegitimacy(s, of)).length < 2 ? NO_FAVOUR_LEFT : null),
  play: simply((t) => {
    for (const role of CLASSES) owe(t, role, 'state', figure('state-higher-vat', 'payEach'), 'card', 'state-higher-vat')
    return undefined
  }),
}

// Influence

const NOBODY_TO_SILENCE = because('H-FAQC-02', 'nobody-to-silence')
const WITHOUT_INFLUENCE = because('R-06', 'player-without-influence')
const FAVOUR_AT_ONE = because('H-FAQC-02', 'legitimacy-is-one')

function whyNotSilence(s: HegemonyState, of: Class) {
  if (s[of].influence === 0) return WITHOUT_INFLUENCE
  return canLoseLegitimacy(s, of) ? null : FAVOUR_AT_ONE
}

/** At least 1 Media Influence, if there is any; "up to" two players includes none. */
const denialOfFreeSpeech: CardEffect = {
  whyNot: (s) => (CLASSES.some((of) => whyNotSilence(s, of) === null) ? null : NOBODY_TO_SILENCE),
  *play(t): Script<CardOutcome> {
    const card = 'state-denial-of-free-speech'
    const media = Math.min(figure(card, 'mediaInfluenceUpTo'), t.state.state.media)
    if (media > 0) mediaTo(t, 'state', yield* t.number('state', say('ask.seize-media'), 1, media), 'card')
    const classes: Class[] = []
    const most = figure(card, 'playersUpTo')
    while (classes.length < most) {
      const left = CLASSES.filter((of) => !classes.includes(of))
      if (left.every((of) => whyNotSilence(t.state, of) !== null)) break
      const of = yield* t.choose('state', say('ask.silence'), silenceOffers(t.state, left), {
        progress: { step: classes.length + 1, of: most },
      })
      if (of === null) break
      giveInfluence(t, of, 'state', Math.min(figure(card, 'influenceFromEach'), t.state[of].influence), 'card')
      classes.push(of)
    }
    return { classes }
  },
}

function silenceOffers(s: HegemonyState, left: readonly Class[]) {
  const offers = left.map((of) =>
    unless(whyNotSilence(s, of), offer<Class | null>(`class:${of}`, of, roleName(of), `role:${of}`)),
  )
  return [...offers, DONE]
}

// Policies

const FEW_BILLS = because('H-TURN-04', 'three-bills-needed', {
  count: figure('state-emergency-state', 'minPoliciesWithBills'),
})
const NO_FREE_POLICY = because('H-TURN-04', 'no-policy-without-bill')

/** A Policy without a Bill moves by one section, without a vote and so without VP (H-FAQC-20). */
const emergencyState: CardEffect = {
  whyNot(s) {
    const withBill = POLICIES.filter((policy) => s.bills[policy] !== undefined).length
    if (withBill < figure('state-emergency-state', 'minPoliciesWithBills')) return FEW_BILLS
    return withBill === POLICIES.length ? NO_FREE_POLICY : null
  },
  *play(t) {
    const { policy, section } = yield* t.choose('state', say('ask.emergency-policy'), emergencyOffers(t.state))
    yield* changePolicy(t, policy, section)
    return undefined
  },
}

function emergencyOffers(s: HegemonyState) {
  const moves: { policy: Policy; section: Section }[] = []
  for (const policy of POLICIES) {
    if (s.bills[policy] !== undefined) continue
    for (const section of SECTIONS) if (isNext(s.policies[policy], section)) moves.push({ policy, section })
  }
  return moves.map((move) => {
    const id = `policy:${move.policy}${move.section}`
    return offer(id, move, say('option.bill', { policy: policyName(move.policy), section: move.section }), id)
  })
}

// Companies

const unemploymentInitiative: CardEffect = {
  whyNot: (s) => whyNotFill(s, 'state'),
  *play(t) {
    yield* fillCompany(t, 'state')
    return undefined
  },
}

const OWN_OVERTIME = { owner: 'state', chooser: 'state' } as const
const publicSectorOvertime: CardEffect = {
  whyNot: (s) => whyNoOvertime(s, OWN_OVERTIME),
  *play(t) {
    yield* workOvertime(t, OWN_OVERTIME)
    return undefined
  },
}

export const STATE_EFFECTS: Readonly<Record<string, CardEffect>> = {
  'state-employment-support-scheme': employmentSupport,
  'state-shift-focus': shiftFocus,
  'state-denial-of-free-speech': denialOfFreeSpeech,
  'state-step-for-representation': stepForRepresentation,
  'state-immediate-response': immediateResponse,
  'state-geopolitical-support': gaining('state-geopolitical-support', (s) =>
    figure('state-geopolitical-support', `6${s.policies[6]}`),
  ),
  'state-foreign-students': sellingAbroad('state-foreign-students', 'education', 5),
  'state-healthcare-program': welfareProgram('health'),
  'state-medical-tourism': sellingAbroad('state-medical-tourism', 'health', 4),
  'state-unemployment-initiative-program': unemploymentInitiative,
  'state-a-matter-of-high-priority': matterOfHighPriority,
  'state-emergency-state': emergencyState,
  'state-foreign-investment-program': foreignInvestment,
  'state-literacy-program': welfareProgram('education'),
  'state-growth-in-tourism': boom('state-growth-in-tourism', ['middle', 'capitalist']),
  'state-supplemental-income-program': supplementalIncome,
  'state-allowances-and-subsidies': allowances,
  'state-agenda-setting': perMatch((t, matching) => {
    gainInfluence(t, 'state', matching * figure('state-agenda-setting', 'influencePerMatch'), 'card')
  }),
  'state-pressing-matters': proposing('state', { vote: 'free' }),
  'state-radical-reforms': radicalReforms('state'),
  'state-public-sector-overtime': publicSectorOvertime,
  'state-construction-boom': boom('state-construction-boom', ['working', 'capitalist']),
  'state-business-grants': businessGrants,
  'state-higher-vat': higherVat,
  'state-nationalization': nationalization,
  'state-quantitative-easing': gaining('state-quantitative-easing', (s) =>
    figure('state-quantitative-easing', s.state.loans > 0 ? 'withLoan' : 'money'),
  ),
  'state-privatization': privatization,
  'state-foreign-financial-assistance': perMatch((t, matching) => {
    const money = matching * figure('state-foreign-financial-assistance', 'moneyPerMatch')
    pay(t, 'supply', 'state', money, 'card', 'state-foreign-financial-assistance')
  }),
}
