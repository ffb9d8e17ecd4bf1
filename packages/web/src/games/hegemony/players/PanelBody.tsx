// The common layout of player panels: figures at the top, rows of the class, a last line with bills left.
import type { ReactNode } from 'react'
import { PanelRow } from './PanelRow.tsx'

interface PanelBodyProps {
  /** Money, population, influence, loans, always in this order. */
  readonly facts: ReactNode
  readonly billsLeft: number
  /** At the right of the last line. */
  readonly aside: ReactNode
  readonly children: ReactNode
}

export function PanelBody({ facts, billsLeft, aside, children }: PanelBodyProps) {
  return (
    <>
      <div className="hg-facts">{facts}</div>
      {children}
      <PanelRow icon="bill" word="board.bills-left" value={billsLeft} term="bills-left" aside={aside} />
    </>
  )
}
