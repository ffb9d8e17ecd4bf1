// A line of facts in a tooltip: what it is, and the figure.
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
