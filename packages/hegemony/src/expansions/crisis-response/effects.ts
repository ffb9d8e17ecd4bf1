// The additional effects of the Crisis Response cards, in printed order (CC-CRISIS-08).
import type { Script } from '@hustings/kernel'
import { LOAN_PENALTY_REPAYMENT } from '../../data/boards.ts'
import { crisisCard } from '../../data/crisis-response.ts'
import { CLASSES, type Class, LABOUR_CLASSES, type LabourClass } from '../../data/vocabulary.ts'
import { callStrikes } from '../../rules/actions/strike.ts'
import { owe, pay } from '../../rules/economy/money.ts'
import { inPlay } from '../../rules/economy/points.ts'
import { addGoods, gainInfluence } from '../../rules/economy/stock.ts'
import { unionCount } from '../../rules/labour/placement.ts'
import { removeUnemployed } from '../../rules/labour/removal.ts'
import { population } from '../../rules/labour/workers.ts'
import { putInForce } from '../../rules/measures.ts'
import { addCubes } from '../../rules/politics/voting.ts'
import { foreignEmployers } from '../../rules/production/taxes.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'
import { issueBonds } from './bonds.ts'

/** Number of payments of each class to the State. */
export type Payments = Partial<Record<Class, number>>

export interface CrisisEffect {
  /** Whether the card is used; if not, another is drawn. */
  applies?(s: HegemonyState): boolean
  /** Puts measures in force before the Policies change. */
  thisRound?(t: HegemonyTable): void
  /** Effects without a decision; payments are counted. */
  atOnce?(t: HegemonyTable, paid: Payments): void
  additional?(t: HegemonyTable): Script
  /** The whole card, if it does not consist of the five parts. */
  instead?(t: HegemonyTable): Script<boolean>
}

function figure(card: string, name: string): number {
  const value = crisisCard(card).figures[name]
  if (value === undefined) throw new Error(`${card} has no figure ${name}`)
  return value
}

function classesInPlay(s: HegemonyState): Class[] {
  return CLASSES.filter((of) => inPlay(s, of))
}

/** A mandatory payment, with loans if necessary (H-LOAN-01). */
function levy(t: HegemonyTable, of: Class, amount: number, paid: Payments): void {
  owe(t, of, 'state', amount, 'crisis')
  paid[of] = (paid[of] ?? 0) + 1
}

function* removeWorkers(t: HegemonyTable, card: string, of: LabourClass): Script {
  if (inPlay(t.state, of)) yield* removeUnemployed(t, of, figure(card, 'workers'))
}

const canPayOff = ({ state }: HegemonyState): boolean => state.money >= state.loans * LOAN_PENALTY_REPAYMENT

const washingtonConsensus: CrisisEffect = {
  *additional(t) {
    const cubes = figure('cr01', 'cubes')
    gainInfluence(t, 'working', Math.ceil(population(t.state, 'working') / 2), 'crisis')
    addCubes(t, 'working', cubes * unionCount(t.state), 'crisis')
    yield* removeWorkers(t, 'cr01', 'working')
    if (!inPlay(t.state, 'middle')) return
    gainInfluence(t, 'middle', figure('cr01', 'influence'), 'crisis')
    addCubes(t, 'middle', cubes * foreignEmployers(t.state), 'crisis')
    yield* removeWorkers(t, 'cr01', 'middle')
  },
}

/** All classes pay repeatedly until the loans can be paid off. */
const failedNegotiations: CrisisEffect = {
  atOnce(t, paid) {
    do for (const role of classesInPlay(t.state)) levy(t, role, figure('cr02', 'payment'), paid)
    while (!canPayOff(t.state))
  },
}

const moderateIntervention: CrisisEffect = {
  additional: (t) => removeWorkers(t, 'cr03', 'working'),
}

const japaneseModel: CrisisEffect = {
  atOnce(t) {
    pay(t, 'supply', 'state', figure('cr04', 'money'), 'crisis')
  },
}

/** Money, and Health limited by Public Services. */
const stimulusPackage: CrisisEffect = {
  atOnce(t) {
    pay(t, 'supply', 'state', figure('cr06', 'money'), 'crisis')
    for (const role of LABOUR_CLASSES) {
      if (!inPlay(t.state, role)) continue
      owe(t, 'state', role, figure('cr06', 'workers'), 'crisis')
      const { storage } = t.state.state
      const health = Math.min(figure('cr06', 'health'), storage.health)
      storage.health -= health
      addGoods(t, role, 'health', health, 'public-services', 'crisis')
    }
    owe(t, 'state', 'capitalist', figure('cr06', 'capitalists'), 'crisis')
  },
}

/** The tokens stay until the next Production Phase. */
const resistance: CrisisEffect = {
  *additional(t) {
    const strikes = figure('cr07', 'strikes')
    yield* callStrikes(t, strikes, strikes)
  },
}

const bondProgram: CrisisEffect = {
  applies: ({ clock }) => clock.round < figure('cr08', 'notInRound'),
  instead: issueBonds,
}

const austerity: CrisisEffect = {
  atOnce(t, paid) {
    for (const role of classesInPlay(t.state)) levy(t, role, figure('cr09', 'payment'), paid)
  },
}

const revolution: CrisisEffect = {
  applies: (s) => unionCount(s) >= figure('cr10', 'unions'),
  thisRound: (t) => putInForce(t, 'cr10', 'round', { kind: 'public-companies', share: 0 }),
  atOnce(t, paid) {
    for (const role of ['working', 'capitalist', 'middle'] as const) {
      if (!inPlay(t.state, role)) continue
      levy(t, role, figure('cr10', role), paid)
      if (role === 'working') continue
      const perInfluence = figure('cr10', 'companies')
      gainInfluence(t, role, Math.floor(t.state.companies[role].length / perInfluence), 'crisis')
    }
  },
}

/** `cr05` has only its locks. */
export const CRISIS_EFFECTS: Readonly<Record<string, CrisisEffect>> = {
  cr01: washingtonConsensus,
  cr02: failedNegotiations,
  cr03: moderateIntervention,
  cr04: japaneseModel,
  cr06: stimulusPackage,
  cr07: resistance,
  cr08: bondProgram,
  cr09: austerity,
  cr10: revolution,
}
