// A few choices side by side, one of them taken. A radio group for keyboard and screen reader.
import { RadioGroup as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface SegmentedProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly values: readonly {
    readonly value: T
    readonly label: ReactNode
    readonly name?: string
    /** It is there, struck through, and cannot be taken. */
    readonly blocked?: boolean
  }[]
  readonly onChange: (value: T) => void
}

export function Segmented<T extends string>({ label, value, values, onChange }: SegmentedProps<T>) {
  const take = (next: string) => {
    const known = values.find((entry) => entry.value === next)
    if (known !== undefined) onChange(known.value)
  }
  return (
    <Radix.Root className="segmented" aria-label={label} value={value} onValueChange={take} orientation="horizontal">
      {values.map((entry) => (
        <Radix.Item
          key={entry.value}
          value={entry.value}
          className="segment"
          disabled={entry.blocked === true}
          {...(entry.name === undefined ? {} : { 'aria-label': entry.name })}
        >
          {entry.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
