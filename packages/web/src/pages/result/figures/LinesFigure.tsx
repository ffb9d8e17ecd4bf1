// A value over time, one line per seat, and the table of the data.
import { LineChart } from '../../../charts/LineChart.tsx'
import type { LineChart as Chart, Range } from '../../../games/charts.ts'
import type { SeatLook } from '../../../games/types.ts'
import { useWords } from '../../../i18n/context.ts'
import type { Seats } from '../../../seating/seats.ts'
import { glyph } from '../../../ui/glyphs.ts'
import { SHAPE_OF } from '../../../ui/seat-colours.ts'
import { ChartFigure } from './ChartFigure.tsx'

interface LinesFigureProps {
  readonly chart: Chart
  readonly seats: Seats
  /** Spans the full width. */
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
      chart={
        <LineChart
          moments={moments.map(({ label }) => label)}
          lines={chart.lines.map(({ seat, ...line }) => ({
            ...line,
            id: seat,
            name: seats.short(seat),
            ...drawingOf(seats.look(seat)),
          }))}
          format={number}
        />
      }
      table={table}
    />
  )
}

function drawingOf({ colour }: SeatLook) {
  const color = `var(--seat-${colour})`
  const textColor = `var(--seat-${colour}-t)`
  return {
    mark: glyph(SHAPE_OF[colour]).lines,
    markColor: color,
    // Plain gold is too pale for thin lines.
    lineColor: colour === 'gold' ? textColor : color,
    textColor,
  }
}
