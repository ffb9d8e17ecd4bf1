// A switch with its name and what it means.
import { Switch as Radix } from 'radix-ui'
import { useId } from 'react'

interface ToggleProps {
  readonly label: string
  readonly help?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

export function Toggle({ label, help, checked, onChange }: ToggleProps) {
  const id = useId()
  return (
    <div className="toggle">
      <Radix.Root
        id={id}
        className="switch"
        checked={checked}
        onCheckedChange={onChange}
        {...(help === undefined ? {} : { 'aria-describedby': `${id}-help` })}
      >
        <Radix.Thumb className="switch-thumb" />
      </Radix.Root>
      <label htmlFor={id} className="toggle-label">
        {label}
        {help !== undefined && (
          <span id={`${id}-help`} className="toggle-help">
            {help}
          </span>
        )}
      </label>
    </div>
  )
}
