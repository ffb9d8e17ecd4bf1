// What a class would pay in taxes as things stand.
import { useWords } from '../../../i18n/context.ts'
import type { Class } from '../words/model.ts'

export function TaxDue({ of, amount }: { readonly of: Class; readonly amount: number }) {
  const { say } = useWords()
  return (
    <span data-tip={`term:tax-${of}`}>
      {say('board.tax-due')} <b>{amount}</b>
    </span>
  )
}
