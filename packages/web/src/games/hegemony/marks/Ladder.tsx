// The wage level as three steps, readable without the letter.
import type { WageLevel } from '../words/model.ts'

export function Ladder({ level }: { readonly level: WageLevel }) {
  return (
    <span className="hg-ladder" data-level={level} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
