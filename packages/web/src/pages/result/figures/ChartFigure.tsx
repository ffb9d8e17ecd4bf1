// A chart with its title, and the same numbers as a table for screen readers and for players who prefer a table.
import { type ReactNode, useId, useState } from 'react'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'

interface ChartFigureProps {
  readonly title: string
  readonly note?: string
  readonly className?: string
  readonly chart: ReactNode
  readonly table: ReactNode
}

export function ChartFigure({ title, note, className = '', chart, table }: ChartFigureProps) {
  const { say } = useWords()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <figure className={`panel chart ${className}`} aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p className="muted">{note}</p>}
      </figcaption>
      <button type="button" className="btn quiet as-table" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
        <Icon name={asTable ? 'wealth' : 'log'} /> {say(asTable ? 'ui.chart.picture' : 'ui.chart.table')}
      </button>
      {asTable ? (
        <div className="chart-table">{table}</div>
      ) : (
        <>
          <div className="chart-picture" data-testid="chart-picture" aria-hidden="true">
            {chart}
          </div>
          <div className="visually-hidden">{table}</div>
        </>
      )}
    </figure>
  )
}
