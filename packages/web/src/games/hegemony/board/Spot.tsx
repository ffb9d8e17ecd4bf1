// A thing on the board: it has a name for screen readers, facts on hover, and takes part in decisions.
import type { Target } from '@hustings/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { useTarget } from '../../../table/use-target.ts'

interface SpotProps {
  readonly target: Target
  /** What it says about itself, in one sentence, instead of its figures; absent where its text says everything. */
  readonly label?: string
  /** Whose facts open on hover or focus (`company:clinic`); absent: none. */
  readonly tip?: string
  /** Instead of facts, the thing itself opens whole where its text is cut. */
  readonly lift?: boolean
  /** Where motion begins or ends, when the target is not name enough. */
  readonly anchor?: string
  readonly className: string
  readonly children?: ReactNode
}

export function Spot({ target, label, tip, lift = false, anchor, className, children }: SpotProps) {
  const { say } = useWords()
  const { props, blocked } = useTarget(target)
  return (
    <div
      // a button while it can be chosen
      {...(label === undefined ? { role: 'group' } : { role: 'img', 'aria-label': label })}
      tabIndex={-1}
      {...props}
      {...(blocked === null ? {} : { 'aria-description': say(blocked) })}
      className={className}
      {...(tip === undefined ? {} : { 'data-tip': tip })}
      {...(lift ? { 'data-lift': true } : {})}
      {...(anchor === undefined ? {} : { 'data-anchor': anchor })}
    >
      {children}
    </div>
  )
}
