// Sources of points: one stacked bar per seat, and the table of the data.
import { StackedBars } from '../../../charts/StackedBars.tsx'
import type { ScoreSource, ScoreSources, SourceColour } from '../../../games/charts.ts'
import { useWords } from '../../../i18n/context.ts'
import type { Seats } from '../../../seating/seats.ts'
import { ChartFigure } from './ChartFigure.tsx'

/** Colors dark enough for white figures. */
const DARK: ReadonlySet<SourceColour> = new Set<SourceColour>([1, 4, 7])

export function SourcesFigure({ sources, seats }: { readonly sources: ScoreSources; readonly seats: Seats }) {
  const { say, number } = useWords()
  const ordered = inGroups(sources)
  const groups = (sources.groups ?? [])
    .map((group) => ({ ...group, count: ordered.filter((source) => source.group === group.id).length }))
    .filter(({ count }) => count > 0)
  const table = (
    <table>
      <caption className="visually-hidden">{say('ui.chart.sources')}</caption>
      <thead>
        {groups.length > 0 && (
          <tr>
            <td />
            {groups.map(({ id, label, count }) => (
              <th key={id} scope="colgroup" colSpan={count}>
                {say(label)}
              </th>
            ))}
            <td />
          </tr>
        )}
        <tr>
          <th scope="col">{say('ui.chart.player')}</th>
          {ordered.map(({ id, label }) => (
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
            {ordered.map(({ id }) => (
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
      chart={
        <StackedBars
          sources={sources.sources.map(({ id, label, colour }) => ({
            id,
            label: say(label),
            fill: `var(--source-${colour})`,
            figureColor: DARK.has(colour) ? 'var(--on-source-dark)' : 'var(--on-source-light)',
          }))}
          rows={sources.rows.map(({ seat, ...row }) => ({ ...row, id: seat, label: seats.short(seat) }))}
          format={number}
        />
      }
      table={table}
    />
  )
}

/** The sources by group, in the order of the groups. */
function inGroups({ sources, groups = [] }: ScoreSources): readonly ScoreSource[] {
  const place = (source: ScoreSource) => groups.findIndex(({ id }) => id === source.group)
  return sources.toSorted((a, b) => place(a) - place(b))
}
