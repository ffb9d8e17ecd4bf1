// The introduction for new players, in order of importance.
import { say } from '@hustings/kernel'
import type { IconName } from '../../ui/icon-names.ts'
import type { GuideStep } from '../types.ts'

function step(id: string, icon: IconName, rule?: string): GuideStep {
  const words = { id, icon, title: say(`hegemony.guide.${id}`), text: say(`hegemony.guide.${id}.text`) }
  return rule === undefined ? words : { ...words, rule }
}

export const GUIDE: readonly GuideStep[] = [
  step('goal', 'vp', 'H-GEN-04'),
  step('turn', 'hand', 'H-TURN-02'),
  step('work', 'worker', 'H-OPER-02'),
  step('needs', 'prosperity', 'H-USE-01'),
  step('laws', 'bill', 'H-LAW-01'),
  step('money', 'tax', 'H-IMF-02'),
  step('table', 'eye'),
]
