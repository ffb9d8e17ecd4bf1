// Where the points came from: one stacked bar a seat, and the table behind it.
import { lazy } from 'react'
import type { ScoreSources } from '../../games/charts.ts'
import { useWords } from '../../i18n/context.ts'
import type { Seats } from '../../seating/seats.ts'
import { ChartFigure } from './ChartFigure.tsx'

const SourcesChart = lazy(() => import('./SourcesChart.tsx'))

export function SourcesFigure({ sources, seats }: { readonly sources: ScoreSources; readonly seats: Seats }) {
  const { say, number } = useWords()
  const table = (
    <table>
      <caption className="visually-hidden">{say('ui.chart.sources')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('ui.chart.player')}</th>
          {sources.sources.map(({ id, label }) => (
            <th key={id} scope="col">
              {say(label)}
            </th>
          ))}
          <th scope="col">{say('ui.chart.total')}</th>
        </tr>
      </thead>
      <tbody>
        {sources.rows.map(({ seat, amounts, total }) => (
          <tr key={seat}>
            <th scope="row">{seats.role(seat)}</th>
            {sources.sources.map(({ id }) => (
              <td key={id}>{number(amounts[id] ?? 0)}</td>
            ))}
            <td>
              <b>{number(total)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <ChartFigure
      className="chart-sources"
      title={say('ui.chart.sources')}
      note={say('ui.chart.sources.note')}
      chart={<SourcesChart sources={sources} seats={seats} />}
      table={table}
    />
  )
}
