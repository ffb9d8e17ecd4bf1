// Small cells over time, one row per policy; a frame marks a change. The table is its own text alternative.
import { useId } from 'react'
import type { StripChart } from '../../../games/charts.ts'
import { useWords } from '../../../i18n/context.ts'
import { Icon } from '../../../ui/Icon.tsx'

export function StripFigure({ chart }: { readonly chart: StripChart }) {
  const { say } = useWords()
  const id = useId()
  const moments = chart.moments.map((moment, i) => ({ id: `${i}`, label: say(moment), i }))
  return (
    <section className="panel chart chart-strip" aria-labelledby={id}>
      <h2 id={id}>{say(chart.title)}</h2>
      {chart.note !== undefined && <p className="muted">{say(chart.note)}</p>}
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <td />
            {moments.map((moment) => (
              <th key={moment.id} scope="col">
                {moment.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{say(row.label)}</th>
              {moments.map((moment) => {
                const cell = row.cells[moment.i]
                if (cell === undefined) return <td key={moment.id} />
                return (
                  <td key={moment.id}>
                    <span className={`strip-cell ${cell.tone}${cell.changed ? ' changed' : ''}`}>
                      {cell.icon !== undefined && <Icon name={cell.icon} size={13} />}
                      {typeof cell.text === 'string' ? cell.text : say(cell.text)}
                      {cell.changed && <span className="visually-hidden"> {say('ui.chart.changed')}</span>}
                    </span>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
