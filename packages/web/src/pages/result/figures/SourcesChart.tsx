// The stacked bars, drawn by Recharts; loaded with the end screen only. Losses stand left of the axis.
import { Bar, BarChart, LabelList, Legend, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import type { ScoreSources, SourceColour } from '../../../games/charts.ts'
import { useWords } from '../../../i18n/context.ts'
import type { Seats } from '../../../seating/seats.ts'

const ROW = 56
/** Colours dark enough for white figures. */
const DARK: ReadonlySet<SourceColour> = new Set<SourceColour>([1, 4, 7])

export default function SourcesChart({ sources, seats }: { readonly sources: ScoreSources; readonly seats: Seats }) {
  const { say, number } = useWords()
  const used = sources.sources.filter(({ id }) => sources.rows.some(({ amounts }) => (amounts[id] ?? 0) !== 0))
  const order = used.map(({ id }) => id)
  // `end` is a bar of no width at the end of the gains: it carries the total.
  const rows = sources.rows.map(({ seat, amounts, total }) => ({
    seat: seats.short(seat),
    total,
    end: 0.0001,
    ...amounts,
  }))
  const sides = sources.rows.map(({ amounts }) => sidesOf(Object.values(amounts)))
  const domain = [Math.min(0, ...sides.map(({ lost }) => lost)), Math.max(1, ...sides.map(({ gained }) => gained))]
  return (
    <ResponsiveContainer width="100%" height={rows.length * ROW + 78}>
      <BarChart
        accessibilityLayer={false}
        data={rows}
        layout="vertical"
        stackOffset="sign"
        margin={{ top: 4, right: 48, bottom: 0, left: 0 }}
        barSize={32}
      >
        <XAxis type="number" hide domain={domain} />
        <YAxis
          type="category"
          dataKey="seat"
          width={110}
          axisLine={false}
          tickLine={false}
          tick={{ fill: 'var(--ink)', fontWeight: 600, fontSize: 12.5 }}
        />
        <ReferenceLine x={0} stroke="var(--line-2)" />
        <Legend
          verticalAlign="bottom"
          iconType="square"
          iconSize={11}
          itemSorter={({ dataKey }) => order.indexOf(String(dataKey))}
          formatter={(text) => <span className="chart-legend">{text}</span>}
        />
        {used.map(({ id, label, colour }) => (
          <Bar
            key={id}
            dataKey={id}
            name={say(label)}
            stackId="points"
            fill={`var(--source-${colour})`}
            stroke="var(--sheet)"
            strokeWidth={1.5}
            radius={2}
            isAnimationActive={false}
          >
            <LabelList
              dataKey={id}
              content={({ value, viewBox }) => (
                <Figure value={value} box={viewBox} fill={DARK.has(colour) ? '#fff' : '#1f1d19'} />
              )}
            />
          </Bar>
        ))}
        <Bar dataKey="end" stackId="points" legendType="none" isAnimationActive={false}>
          <LabelList
            dataKey="total"
            position="right"
            fontSize={16}
            fontWeight={700}
            fill="var(--ink)"
            formatter={(total: unknown) => (typeof total === 'number' ? number(total) : '')}
          />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  )
}

function sidesOf(amounts: readonly number[]): { readonly gained: number; readonly lost: number } {
  let gained = 0
  let lost = 0
  for (const amount of amounts) {
    if (amount > 0) gained += amount
    else lost += amount
  }
  return { gained, lost }
}

/** The widest a digit is drawn, and the air a figure needs around it. */
const DIGIT = 8
const AIR = 4

interface FigureProps {
  readonly value: unknown
  readonly box: unknown
  readonly fill: string
}

/** Parts thinner than their figure carry none; the table has them. */
function Figure({ value, box, fill }: FigureProps) {
  if (typeof value !== 'number' || !isBox(box)) return null
  const text = value < 0 ? `−${-value}` : String(value)
  if (value === 0 || Math.abs(box.width) < text.length * DIGIT + AIR) return null
  return (
    <text
      x={box.x + box.width / 2}
      y={box.y + box.height / 2}
      dy="0.355em"
      textAnchor="middle"
      fontSize={12}
      fontWeight={650}
      fill={fill}
    >
      {text}
    </text>
  )
}

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

function isBox(box: unknown): box is Box {
  return typeof box === 'object' && box !== null && 'x' in box && 'y' in box && 'width' in box && 'height' in box
}
