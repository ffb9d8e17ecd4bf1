// The introduction for new players, in order of importance.
import { say } from '@hustings/kernel'
import type { GuideStep } from '../types.ts'

const STEPS = [
  ['goal', 'vp', 'PB-END-01'],
  ['turn', 'deal', 'PB-TURN-02'],
  ['workers', 'worker', 'PB-WORK-01'],
  ['district', 'company', 'PB-BUILD-01'],
  ['factions', 'policy', 'PB-FACTION-02'],
  ['election', 'vote-cube', 'PB-ELEC-05'],
  ['table', 'eye', undefined],
] as const

export const GUIDE: readonly GuideStep[] = STEPS.map(([id, icon, rule]) => ({
  id,
  title: say(`planet-b.guide.${id}`),
  text: say(`planet-b.guide.${id}.text`),
  icon,
  ...(rule === undefined ? {} : { rule }),
}))
