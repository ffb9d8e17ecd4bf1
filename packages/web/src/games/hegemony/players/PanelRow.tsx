// A row of a player's panel: title with its figure, content at the right, and content below.
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { explainedBy } from '../../../ui/explained-by.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { IconName } from '../../../ui/icon-names.ts'

interface PanelRowProps {
  readonly word: string
  /** The term that explains it. */
  readonly term: string
  readonly icon?: IconName
  readonly value?: number
  readonly aside?: ReactNode
  /** Start or target of animations. */
  readonly anchor?: string
  /** Omits the title if the content explains itself. */
  readonly nameless?: boolean
  readonly children?: ReactNode
}

export function PanelRow({ word, term, icon, value, aside, anchor, nameless = false, children }: PanelRowProps) {
  const { say } = useWords()
  const name = (
    <div className="hg-lab" {...explainedBy(children === undefined ? term : undefined)}>
      <span>
        {icon !== undefined && <Icon name={icon} size={14} />}
        {say(word)}
        {value !== undefined && (
          <>
            {' '}
            <b>{value}</b>
          </>
        )}
      </span>
      {aside}
    </div>
  )
  if (children === undefined) return name
  return (
    <div {...explainedBy(term)} {...(anchor === undefined ? {} : { 'data-anchor': anchor })}>
      {!nameless && name}
      {children}
    </div>
  )
}
