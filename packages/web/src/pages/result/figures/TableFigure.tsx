// Figures in rows and columns.
import { useId } from 'react'
import type { TableChart } from '../../../games/charts.ts'
import { useWords } from '../../../i18n/context.ts'
import type { Seats } from '../../../seating/seats.ts'
import { Shape } from '../../../ui/Shape.tsx'

export function TableFigure({ chart, seats }: { readonly chart: TableChart; readonly seats: Seats }) {
  const { say } = useWords()
  const id = useId()
  const columns = chart.columns.map((label, at) => ({ id: `${at} ${label.key}`, label, at }))
  return (
    <section className="panel chart chart-figures" aria-labelledby={id}>
      <h2 id={id}>{say(chart.title)}</h2>
      {chart.note !== undefined && <p className="muted">{say(chart.note)}</p>}
      <div className="chart-table">
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column.id} scope="col">
                  {say(column.label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map((row) => (
              <tr key={row.id} className={row.total === true ? 'total' : ''}>
                <th scope="row">
                  {row.seat !== undefined && <Shape look={seats.look(row.seat)} size={13} />} {say(row.label)}
                </th>
                {columns.map((column) => (
                  <td key={column.id}>
                    <Cell value={row.cells[column.at] ?? null} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type CellValue = TableChart['rows'][number]['cells'][number]

function Cell({ value }: { readonly value: CellValue }) {
  const { say, number } = useWords()
  if (value === null) return <span className="faint">–</span>
  if (typeof value === 'number') return number(value)
  if ('key' in value) return say(value)
  if ('estimate' in value) {
    if (value.clear) return <b>{say(value.estimate)}</b>
    return (
      <span className="faint">
        {say('insight.accounts.unclear')} <small>{say(value.estimate)}</small>
      </span>
    )
  }
  return (
    <>
      <small className="faint">{number(value.basis)}</small> <b>{number(value.value)}</b>
    </>
  )
}
