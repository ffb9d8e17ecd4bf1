// The moments between the steps of the base game at which the mini expansions act. A round without them has none.
import type { Script } from '@hustings/kernel'
import type { Moment } from '../rules/expansion.ts'
import { type HegemonyTable, simply } from '../rules/table.ts'
import type { HegemonyState, Phase } from '../state/state.ts'
import { type BenefitMoment, bringBenefits } from './alternative-events/benefits.ts'
import { repayBonds } from './crisis-response/bonds.ts'
import { chooseAgendas, scoreTurned } from './hidden-agendas/agendas.ts'
import {
  beginHistory,
  closeHistory,
  endActionPhaseHistory,
  endSetupHistory,
  revealHistory,
} from './historical-events/history.ts'

/** After the classes have their workers: agendas are chosen, history begins (CC-HID-02, CC-HIST-04, CC-HIST-05). */
export function atTheEndOfSetup(s: HegemonyState): Moment | undefined {
  if (s.hidden === null && s.history === null) return undefined
  return function* (t) {
    yield* chooseAgendas(t)
    yield* endSetupHistory(t)
  }
}

/** The events of the era (CC-HIST-05). */
export function atTheEndOfPreparation(s: HegemonyState): Moment | undefined {
  return s.history === null ? undefined : revealHistory
}

/** What the round has brought is over (CC-HIST-12). */
export function atTheEndOfTheRound(t: HegemonyTable): void {
  closeHistory(t)
}

/** After the last points: the best agenda of each Automa (CC-AX-05). */
export function atTheEndOfTheGame(s: HegemonyState): Moment | undefined {
  return s.hidden === null ? undefined : simply(scoreTurned)
}

/** Before the first step of a phase, and before some steps of production: kept Events bring their benefits (CC-ALT-08). */
export function* whenAStepBegins(t: HegemonyTable): Script {
  const { clock, kept } = t.state
  if (clock.phase === 'setup' && clock.step === 0) yield* beginHistory(t)
  if (kept.length === 0) return
  const moments = BENEFIT_MOMENTS[clock.phase]?.[clock.step] ?? []
  for (const moment of moments) yield* bringBenefits(t, moment)
}

const BENEFIT_MOMENTS: Partial<Record<Phase, readonly (readonly BenefitMoment[])[]>> = {
  preparation: [['preparation']],
  // Strikes, wages and products, needs, the IMF, taxes.
  production: [['production'], ['wages'], ['needs'], [], ['taxes']],
  elections: [['elections']],
}

/** After the last turn of the round, before production: history first, then bonds are due (CC-HIST-07, CC-CRISIS-18). */
export function atTheEndOfTheActionPhase(s: HegemonyState): Moment | undefined {
  if (s.crisis === null && s.history === null) return undefined
  return function* (t) {
    yield* endActionPhaseHistory(t)
    repayBonds(t)
  }
}
