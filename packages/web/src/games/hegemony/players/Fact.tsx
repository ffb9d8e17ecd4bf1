// One figure of a player with its icon; what it is opens on hover.
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'

interface FactProps {
  readonly icon: IconName
  /** Key of the word for it; the tooltip is the same key with `.tip`. */
  readonly word: string
  readonly value: number
  readonly anchor?: string
  readonly after?: ReactNode
}

export function Fact({ icon, word, value, anchor, after }: FactProps) {
  const { say } = useWords()
  return (
    <span
      className="hg-fact"
      data-tip={`word:${word}.tip`}
      {...(anchor === undefined ? {} : { 'data-anchor': anchor })}
    >
      <Icon name={icon} label={say(word)} />
      <span className="word" aria-hidden="true">
        {say(word)}
      </span>
      <b>{value}</b>
      {after !== undefined && <small>{after}</small>}
    </span>
  )
}
