// Something over time, one line a seat, and the table behind it.
import { lazy } from 'react'
import type { LineChart, Range } from '../../../games/charts.ts'
import { useWords } from '../../../i18n/context.ts'
import type { Seats } from '../../../seating/seats.ts'
import { ChartFigure } from './ChartFigure.tsx'

const LinesChart = lazy(() => import('./LinesChart.tsx'))

interface LinesFigureProps {
  readonly chart: LineChart
  readonly seats: Seats
  /** Over the whole width. */
  readonly wide: boolean
}

export function LinesFigure({ chart, seats, wide }: LinesFigureProps) {
  const { say, number } = useWords()
  const written = (value: number | null | undefined, range: Range | undefined) => {
    if (typeof value !== 'number') return '–'
    return range === undefined ? number(value) : say('ui.chart.range', { value, ...range })
  }
  const moments = chart.moments.map((moment, i) => ({ id: `${i}`, label: say(moment), i }))
  const table = (
    <table>
      <caption className="visually-hidden">{say(chart.title)}</caption>
      <thead>
        <tr>
          <th scope="col">{say('ui.chart.player')}</th>
          {moments.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {chart.lines.map(({ seat, values, ranges }) => (
          <tr key={seat}>
            <th scope="row">{seats.role(seat)}</th>
            {moments.map(({ id, i }) => (
              <td key={id}>{written(values[i], ranges?.[i])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <ChartFigure
      className={wide ? 'chart-lines wide' : 'chart-lines'}
      title={say(chart.title)}
      {...(chart.note === undefined ? {} : { note: say(chart.note) })}
      chart={<LinesChart chart={chart} seats={seats} />}
      table={table}
    />
  )
}
