// A thing on the board: it has a name for screen readers, facts on hover, and takes part in decisions.
import type { Target } from '@hustings/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/context.ts'
import { useTarget } from './use-target.ts'

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
  const why = blocked === null ? {} : { 'aria-description': say(blocked) }
  const marks = {
    ...(tip === undefined ? {} : { 'data-tip': tip }),
    ...(lift ? { 'data-lift': true } : {}),
    ...(anchor === undefined ? {} : { 'data-anchor': anchor }),
  }
  // A button while it can be chosen. Its name must hold what is seen on it; where a sentence says it better, that is the
  // name of an empty button over the thing.
  if (props.role === 'button' && label !== undefined) {
    const { role: _, tabIndex: __, onKeyDown, onFocus, onBlur, ...thing } = props
    const { 'aria-disabled': disabled, 'aria-pressed': pressed, ...seen } = thing
    return (
      <div {...seen} className={`${className} has-hit`} {...marks}>
        {children}
        {/* biome-ignore lint/a11y/useSemanticElements: it covers the thing, whose click it does not need */}
        <span
          className="hit-area"
          role="button"
          tabIndex={0}
          aria-label={label}
          aria-disabled={disabled}
          aria-pressed={pressed}
          {...why}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={onBlur}
        />
      </div>
    )
  }
  return (
    <div
      {...(label === undefined ? { role: 'group' } : { role: 'img', 'aria-label': label })}
      tabIndex={-1}
      {...props}
      {...why}
      className={className}
      {...marks}
    >
      {children}
    </div>
  )
}
