// The lines, drawn by Recharts: the shape of the class at each point, its name at the end instead of a legend.
import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import type { LineChart, Range } from '../../../games/charts.ts'
import type { SeatLook } from '../../../games/types.ts'
import { useWords } from '../../../i18n/context.ts'
import type { Seats } from '../../../seating/seats.ts'
import { glyph } from '../../../ui/glyphs.ts'
import { SHAPE_OF } from '../../../ui/seat-colours.ts'

const HEIGHT = 270
/** Names at the end of the lines keep at least this distance. */
const APART = 17

interface Place {
  readonly cx?: number
  readonly cy?: number
  readonly index?: number
}

interface End {
  readonly x?: number | string | undefined
  readonly y?: number | string | undefined
  readonly index?: number | undefined
}

function Dot({ cx = 0, cy = 0, look }: Place & { readonly look: SeatLook }) {
  return (
    <text className="chart-dot" x={cx - 4.5} y={cy + 4.5} fill={`var(--seat-${look.colour})`}>
      {glyph(SHAPE_OF[look.colour]).lines}
    </text>
  )
}

export default function LinesChart({ chart, seats }: { readonly chart: LineChart; readonly seats: Seats }) {
  const { say, number } = useWords()
  const rows = chart.moments.map((moment, i) => ({
    moment: say(moment),
    values: Object.fromEntries(chart.lines.map(({ seat, values }) => [seat, values[i] ?? null])),
    ranges: Object.fromEntries(chart.lines.map(({ seat, ranges }) => [seat, pair(ranges?.[i])])),
  }))
  const last = rows.length - 1
  const order = endOrder(chart)
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <ComposedChart accessibilityLayer={false} data={rows} margin={{ top: 16, right: 130, bottom: 4, left: -18 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="moment" axisLine={false} tickLine={false} tick={{ fill: 'var(--ink-3)', fontSize: 11.5 }} />
        <YAxis
          axisLine={false}
          tickLine={false}
          tick={{ fill: 'var(--ink-3)', fontSize: 11.5 }}
          allowDecimals={false}
          tickFormatter={number}
        />
        {chart.lines.map(({ seat, ranges }) =>
          ranges === undefined ? null : (
            <Area
              key={`${seat}-range`}
              className="chart-range"
              dataKey={`ranges.${seat}`}
              stroke="none"
              fill={strokeOf(seats.look(seat))}
              fillOpacity={0.16}
              isAnimationActive={false}
              activeDot={false}
            />
          ),
        )}
        {chart.lines.map(({ seat, values }) => {
          const look = seats.look(seat)
          const shift = order.shift(seat)
          return (
            <Line
              key={seat}
              dataKey={`values.${seat}`}
              stroke={strokeOf(look)}
              strokeWidth={2}
              isAnimationActive={false}
              connectNulls
              dot={(place: Place) => <Dot key={`${seat}-${place.index ?? 0}`} {...place} look={look} />}
              activeDot={false}
              label={({ x, y, index }: End) =>
                index === last ? (
                  <text
                    x={Number(x) + 12}
                    y={Number(y) + 4 + shift}
                    fill={`var(--seat-${look.colour}-t)`}
                    fontSize={12.5}
                    fontWeight={650}
                  >
                    {seats.short(seat)} {number(values[last] ?? 0)}
                  </text>
                ) : (
                  <g />
                )
              }
            />
          )
        })}
      </ComposedChart>
    </ResponsiveContainer>
  )
}

function strokeOf({ colour }: SeatLook): string {
  return colour === 'gold' ? 'var(--seat-gold-t)' : `var(--seat-${colour})`
}

function pair(range: Range | undefined): [number, number] | null {
  return range === undefined ? null : [range.low, range.high]
}

/** Spreads the names at the ends of lines that come out close together, without leaving the picture. */
function endOrder(chart: LineChart) {
  const all = chart.lines.flatMap(({ values, ranges = [] }) => [
    ...values.filter((value) => value !== null),
    ...ranges.map(({ high }) => high),
  ])
  const lowest = Math.min(0, ...all)
  const pixels = (HEIGHT - 60) / Math.max(1, Math.max(...all) - lowest)
  const ends = chart.lines
    .map(({ seat, values }) => ({ seat, natural: (lowest - (values.at(-1) ?? 0)) * pixels }))
    .sort((a, b) => b.natural - a.natural)
  const shifts = new Map<string, number>()
  let free = 0
  for (const { seat, natural } of ends) {
    const placed = Math.min(natural, free)
    shifts.set(seat, placed - natural)
    free = placed - APART
  }
  return { shift: (seat: string) => shifts.get(seat) ?? 0 }
}
