// The taxes that a class would pay in the current state.
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { Class } from '../words/model.ts'

export function TaxDue({ of, amount }: { readonly of: Class; readonly amount: number }) {
  const { say } = useWords()
  return (
    <span className="hg-tax-due" data-tip={`term:tax-${of}`}>
      <Icon name="tax" size={13} className="hg-tax-sign" /> <span>{say('board.tax-due')}</span> <b>{amount}</b>
    </span>
  )
}
