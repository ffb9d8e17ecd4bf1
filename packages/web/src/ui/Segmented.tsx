// A segmented control: native radio buttons, drawn as one strip.
import { type ReactNode, useId } from 'react'

interface SegmentedProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly values: readonly {
    readonly value: T
    readonly label: ReactNode
    readonly name?: string
    /** Shown struck through and disabled. */
    readonly blocked?: boolean
  }[]
  readonly onChange: (value: T) => void
}

export function Segmented<T extends string>({ label, value, values, onChange }: SegmentedProps<T>) {
  const name = useId()
  return (
    <div role="radiogroup" className="segmented" aria-label={label}>
      {values.map((entry) => (
        <label key={entry.value} className="segment">
          <input
            type="radio"
            name={name}
            value={entry.value}
            checked={entry.value === value}
            disabled={entry.blocked === true}
            onChange={() => onChange(entry.value)}
            {...(entry.name === undefined ? {} : { 'aria-label': entry.name })}
          />
          {entry.label}
        </label>
      ))}
    </div>
  )
}
