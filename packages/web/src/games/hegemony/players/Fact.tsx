// One figure of a player with its icon and tooltip.
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { explainedBy } from '../../../ui/explained-by.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'

interface FactProps {
  readonly icon: IconName
  /** The term that explains it: `board.<term>`. */
  readonly term: string
  readonly value: number
  readonly anchor?: string
  readonly after?: ReactNode
}

export function Fact({ icon, term, value, anchor, after }: FactProps) {
  const { say } = useWords()
  const word = say(`board.${term}`)
  return (
    <span
      className="hg-fact"
      data-part="fact"
      {...explainedBy(term)}
      {...(anchor === undefined ? {} : { 'data-anchor': anchor })}
    >
      <Icon name={icon} label={word} />
      <span className="word" aria-hidden="true">
        {word}
      </span>
      <b>{value}</b>
      {after !== undefined && <small>{after}</small>}
    </span>
  )
}
