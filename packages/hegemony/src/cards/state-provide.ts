// State cards that provide something to the classes.
import { say } from '@hustings/kernel'
import { CLASSES, type Class, LABOUR_CLASSES } from '../data/vocabulary.ts'
import { type Items, newPlacement, provide, whyNotProvide } from '../rules/economy/provide.ts'
import { employedCount } from '../rules/labour/placement.ts'
import { population } from '../rules/labour/workers.ts'
import { classOffer } from '../rules/state/events/event.ts'
import { because, type CardEffect, unless } from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'
import { figure } from './figures.ts'

const NOTHING_TO_PROVIDE = because('H-STATE-PROVIDE-01', 'nothing-to-provide')

/** Provides to one of these classes, which gets the Legitimacy of the symbols; `count` is the number they use. */
function providingToOne(
  classes: readonly Class[],
  items: (s: HegemonyState, to: Class) => Items,
  count: (s: HegemonyState, to: Class) => number = () => 1,
): CardEffect {
  const whyNot = (s: HegemonyState, to: Class) =>
    count(s, to) === 0 ? NOTHING_TO_PROVIDE : whyNotProvide(s, to, items(s, to))
  return {
    whyNot(s) {
      const reasons = classes.map((to) => whyNot(s, to))
      return reasons.includes(null) ? null : (reasons[0] ?? null)
    },
    *play(t) {
      const offers = classes.map((to) => unless(whyNot(t.state, to), classOffer(to)))
      const to = yield* t.choose('state', say('ask.provide-class'), offers)
      const counted = count(t.state, to)
      yield* provide(t, newPlacement(), to, items(t.state, to))
      return { classes: [to], count: counted }
    },
  }
}

/** An amount equal to the class's Population. */
export function welfareProgram(ware: 'health' | 'education'): CardEffect {
  return providingToOne(LABOUR_CLASSES, (s, to) => ({
    wares: [{ ware, amount: to === 'capitalist' ? 0 : population(s, to) }],
  }))
}

const supportEach = figure('state-employment-support-scheme', 'moneyEach')
export const employmentSupport: CardEffect = {
  whyNot: (s) => whyNotProvide(s, 'working', { money: LABOUR_CLASSES.length * supportEach }),
  *play(t) {
    const placement = newPlacement()
    for (const to of LABOUR_CLASSES) yield* provide(t, placement, to, { money: supportEach })
    return undefined
  },
}

/** 1 for each employed worker; the Legitimacy counts the money. */
const workersPaid = (s: HegemonyState, to: Class): number =>
  to === 'capitalist' ? 0 : employedCount(s, to) * figure('state-supplemental-income-program', 'perEmployedWorker')

export const supplementalIncome = providingToOne(
  LABOUR_CLASSES,
  (s, to) => ({ money: workersPaid(s, to) }),
  workersPaid,
)

/** Money for every Company; the Legitimacy counts the Companies. */
export const businessGrants = providingToOne(
  ['capitalist'],
  (s) => ({ money: s.companies.capitalist.length * figure('state-business-grants', 'perCompany') }),
  (s) => s.companies.capitalist.length,
)

/** Media Influence is not Personal Influence and cannot be bought for this (H-FAQC-30). */
export const stepForRepresentation = providingToOne(CLASSES, () => ({
  personal: figure('state-step-for-representation', 'influence'),
  cubes: figure('state-step-for-representation', 'votingCubes'),
}))

export const allowances = providingToOne(CLASSES, () => ({ money: figure('state-allowances-and-subsidies', 'money') }))
