// The stacked bars, drawn by Recharts; loaded with the end screen only.
import { Bar, BarChart, LabelList, Legend, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import type { ScoreSources } from '../games/charts.ts'
import { useWords } from '../i18n/context.ts'
import type { Seats } from '../table/use-seats.ts'

const ROW = 56

export default function SourcesChart({ sources, seats }: { readonly sources: ScoreSources; readonly seats: Seats }) {
  const { say } = useWords()
  const used = sources.sources.filter(({ id }) => sources.rows.some(({ amounts }) => (amounts[id] ?? 0) !== 0))
  const rows = sources.rows.map(({ seat, amounts, total }) => ({ seat: seats.short(seat), total, ...amounts }))
  const last = used.at(-1)?.id
  return (
    <ResponsiveContainer width="100%" height={rows.length * ROW + 70}>
      <BarChart
        accessibilityLayer={false}
        data={rows}
        layout="vertical"
        stackOffset="sign"
        margin={{ top: 4, right: 48, bottom: 0, left: 0 }}
        barSize={32}
      >
        <XAxis type="number" hide domain={['dataMin', 'dataMax']} />
        <YAxis
          type="category"
          dataKey="seat"
          width={110}
          axisLine={false}
          tickLine={false}
          tick={{ fill: 'var(--ink)', fontWeight: 600, fontSize: 12.5 }}
        />
        <Legend
          verticalAlign="bottom"
          iconType="square"
          iconSize={11}
          formatter={(text) => <span className="legend">{text}</span>}
        />
        {used.map(({ id, label }, i) => (
          <Bar
            key={id}
            dataKey={id}
            name={say(label)}
            stackId="points"
            fill={`var(--source-${(i % 8) + 1})`}
            stroke="var(--sheet)"
            strokeWidth={1.5}
            radius={2}
            isAnimationActive={false}
          >
            <LabelList
              dataKey={id}
              position="center"
              fontSize={12}
              fontWeight={650}
              fill={i === 0 || i === 3 || i === 6 ? '#fff' : '#1f1d19'}
              formatter={onlyIfRoom}
            />
            {id === last && (
              <LabelList dataKey="total" position="right" fontSize={16} fontWeight={700} fill="var(--ink)" />
            )}
          </Bar>
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}

/** Thin parts carry no figure; the table has them. */
function onlyIfRoom(value: unknown): string {
  return typeof value === 'number' && Math.abs(value) >= 3 ? String(value) : ''
}
