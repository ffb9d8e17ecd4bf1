// Terms with current figures: the tax multiplier, payments due, the distance to an IMF intervention.
import { printedSection, TAX_BASE, TAX_WEIGHT, WELFARE_MODIFIER } from '@hustings/hegemony/data'
import { useWords } from '../../../i18n/context.ts'
import { Coins } from '../marks/Coins.tsx'
import type { HegemonyView, Policy } from '../words/model.ts'
import { policyName } from '../words/names.ts'
import { TipRow } from './TipRow.tsx'

interface NowProps {
  readonly view: HegemonyView
}

export function TaxMultiplierNow({ view: { policies, taxMultiplier } }: NowProps) {
  const { say } = useWords()
  const weight = TAX_WEIGHT[policies[3]]
  const law = (policy: Policy) => `${say(printedSection(`${policy}${policies[policy]}`))} ${say(policyName(policy))}`
  return (
    <>
      <TipRow label={law(3)}>{TAX_BASE[policies[3]]}</TipRow>
      <TipRow label={law(4)}>+{weight * WELFARE_MODIFIER[policies[4]]}</TipRow>
      <TipRow label={law(5)}>+{weight * WELFARE_MODIFIER[policies[5]]}</TipRow>
      <TipRow label={say('board.tip.total')}>× {taxMultiplier}</TipRow>
    </>
  )
}

export function WorkingTaxNow({ view: { working } }: NowProps) {
  return <Taxes parts={{ 'income-tax': working.incomeTax }} />
}

export function MiddleTaxNow({ view: { middle } }: NowProps) {
  return <Taxes parts={{ 'income-tax': middle.incomeTax, 'employment-tax': middle.employmentTax }} />
}

export function CapitalistTaxNow({ view: { capitalist } }: NowProps) {
  return <Taxes parts={{ 'employment-tax': capitalist.employmentTax, 'corporate-tax': capitalist.corporateTax }} />
}

type Tax = 'income-tax' | 'employment-tax' | 'corporate-tax'

function Taxes({ parts }: { readonly parts: Readonly<Partial<Record<Tax, number>>> }) {
  const { say } = useWords()
  return Object.entries(parts).map(([tax, amount]) => (
    <TipRow key={tax} label={say(`board.tip.${tax}`)}>
      <Coins amount={amount} />
    </TipRow>
  ))
}

export function ImfNow({ view: { state } }: NowProps) {
  const { say } = useWords()
  return (
    <>
      <TipRow label={say('board.tip.state-loans')}>{state.loans}</TipRow>
      <TipRow label={say('board.tip.imf-at')}>{state.imfAt}</TipRow>
    </>
  )
}
