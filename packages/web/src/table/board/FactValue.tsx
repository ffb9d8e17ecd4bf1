// The figure of a fact: unknown to this viewer, covered on a shared device, or simply there.
import type { Fact } from '../../games/types.ts'
import { useWords } from '../../i18n/context.ts'
import { Covered } from './Covered.tsx'

export function FactValue({ fact }: { readonly fact: Fact }) {
  const { say } = useWords()
  if (fact.value === null) {
    return (
      <span className="unknown">
        <span aria-hidden="true">?</span>
        <span className="visually-hidden">{say('ui.fact.unknown')}</span>
      </span>
    )
  }
  if (fact.secret === true) return <Covered label={say(fact.label)}>{fact.value}</Covered>
  return fact.value
}
