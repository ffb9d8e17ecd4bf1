// A switch with its label and description.
import { Switch as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'

interface ToggleProps {
  readonly label: string
  readonly help?: string
  readonly checked: boolean
  readonly icon?: IconName
  /** Why it is not available now. */
  readonly blocked?: ReactNode
  readonly onChange: (checked: boolean) => void
}

export function Toggle({ label, help, checked, icon, blocked, onChange }: ToggleProps) {
  const id = useId()
  return (
    <div className="toggle">
      <Radix.Root
        id={id}
        className="switch"
        checked={checked}
        disabled={blocked !== undefined}
        onCheckedChange={onChange}
        {...(help === undefined ? {} : { 'aria-describedby': `${id}-help` })}
      >
        <Radix.Thumb className="switch-thumb" />
      </Radix.Root>
      <label htmlFor={id} className="toggle-label">
        {icon !== undefined && <Icon name={icon} size={16} />} {label}
        {help !== undefined && (
          <span id={`${id}-help`} className="toggle-help">
            {help}
          </span>
        )}
        {blocked !== undefined && <span className="toggle-help">{blocked}</span>}
      </label>
    </div>
  )
}
