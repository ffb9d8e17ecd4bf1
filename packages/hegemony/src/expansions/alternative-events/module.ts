// Alternative Events as a module: different Event cards, which classes can keep for their benefits.
import { copy, type Script } from '@hustings/kernel'
import { ALTERNATIVE_EVENTS } from '../../data/alternative-events.ts'
import type { ExpansionModule } from '../../rules/extensions.ts'
import type { HegemonyTable } from '../../rules/table.ts'
import type { Phase } from '../../state/state.ts'
import { type BenefitMoment, bringBenefits, restoreWage } from './benefits.ts'
import { pressTheState } from './public-pressure.ts'
import { ALTERNATIVE_EVENT_RULES } from './tasks.ts'

export const alternativeEvents: ExpansionModule = {
  id: 'alternativeEvents',
  eventCards: ALTERNATIVE_EVENTS.map(({ id }) => id),
  eventRules: ALTERNATIVE_EVENT_RULES,
  at: { 'step-start': (t) => (t.state.kept.length === 0 ? undefined : bringAllBenefits(t)) },
  beforeVote: pressTheState,
  onExpiry: (t, measure) => {
    if (measure.kind === 'wage') restoreWage(t, measure.company, measure.level, measure.back)
  },
  view: ({ kept }) => ({ kept: copy(kept) }),
}

/** Before the first step of a phase, and before some steps of production (CC-ALT-08). */
function* bringAllBenefits(t: HegemonyTable): Script {
  const { phase, step } = t.state.clock
  for (const moment of BENEFIT_MOMENTS[phase]?.[step] ?? []) yield* bringBenefits(t, moment)
}

const BENEFIT_MOMENTS: Partial<Record<Phase, readonly (readonly BenefitMoment[])[]>> = {
  preparation: [['preparation']],
  // Strikes, wages and products, needs, the IMF, taxes.
  production: [['production'], ['wages'], ['needs'], [], ['taxes']],
  elections: [['elections']],
}
