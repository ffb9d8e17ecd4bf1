// A line of a tooltip: a label and its figure.
import type { ReactNode } from 'react'

interface TipRowProps {
  readonly label: string
  readonly children: ReactNode
}

export function TipRow({ label, children }: TipRowProps) {
  return (
    <div className="row">
      <span>{label}</span>
      <b>{children}</b>
    </div>
  )
}
