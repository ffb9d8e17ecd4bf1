// What the tax multiplier would be under another section of Taxation, for the cells of the policy table (H-TAX-04).
import { TAX_BASE, TAX_WEIGHT, WELFARE_MODIFIER } from '@hustings/hegemony/data'
import type { HegemonyView, Section } from './model.ts'

export function taxMultiplierIf(
  { policies, taxMultiplier }: Pick<HegemonyView, 'policies' | 'taxMultiplier'>,
  section: Section,
): number {
  if (policies[3] === section) return taxMultiplier
  return TAX_BASE[section] + TAX_WEIGHT[section] * (WELFARE_MODIFIER[policies[4]] + WELFARE_MODIFIER[policies[5]])
}
