// Lines over time in SVG: a mark at each point, a band for the interval, the name at the end instead of a legend.
import styles from './charts.module.css'
import { bandPath, fitting, linear, linePath, type Point, spread, ticks } from './scale.ts'
import { useWidth } from './use-width.ts'

const HEIGHT = 270
const PLOT = { left: 42, right: 130, top: 16, bottom: 34 }
const FONT_SIZE = 12
/** Least distance between the names at the ends of lines. */
const APART = 17

export interface Line {
  readonly id: string
  readonly name: string
  /** The glyph at each point. */
  readonly mark: string
  readonly markColor: string
  readonly lineColor: string
  readonly textColor: string
  readonly values: readonly (number | null)[]
  /** The 95% interval of each value. */
  readonly ranges?: readonly { readonly low: number; readonly high: number }[]
}

interface LineChartProps {
  readonly moments: readonly string[]
  readonly lines: readonly Line[]
  readonly format: (value: number) => string
}

export function LineChart({ moments, lines, format }: LineChartProps) {
  const [ref, width] = useWidth()
  return (
    <div ref={ref} className={styles.chartArea} style={{ height: HEIGHT }}>
      {width > 0 && (
        <svg aria-hidden="true" width="100%" height={HEIGHT}>
          <Drawing moments={moments} lines={lines} format={format} width={width} />
        </svg>
      )}
    </div>
  )
}

function Drawing({ moments, lines, format, width }: LineChartProps & { readonly width: number }) {
  const [left, right] = [PLOT.left, Math.max(PLOT.left + 1, width - PLOT.right)]
  const [top, bottom] = [PLOT.top, HEIGHT - PLOT.bottom]
  const heights = lines.flatMap(({ values, ranges = [] }) => [
    ...values.filter((value) => value !== null),
    ...ranges.flatMap(({ low, high }) => [low, high]),
  ])
  const marks = ticks([Math.min(0, ...heights), Math.max(0, ...heights)])
  const x = linear([0, Math.max(1, moments.length - 1)], [left, right])
  const y = linear([marks[0] ?? 0, marks.at(-1) ?? 1], [bottom, top])
  const drawn = lines.map((line) => ({ line, ...pointsOf(line, x, y) }))
  const names = drawn.flatMap(({ line, points }) => {
    const [point, value] = [points.at(-1), line.values.findLast((value) => value !== null)]
    return point === undefined || value === undefined || value === null ? [] : [{ line, point, value }]
  })
  const placed = spread(
    names.map(({ point }) => point.y),
    APART,
    [top, bottom],
  )
  return (
    <>
      {marks.map((mark) => (
        <g key={mark}>
          <line className={styles.grid} x1={left} x2={right} y1={y(mark)} y2={y(mark)} />
          <text className={styles.axis} x={left - 8} y={y(mark)} dy="0.355em" textAnchor="end">
            {format(mark)}
          </text>
        </g>
      ))}
      {fitting(moments, right - left, FONT_SIZE).map((i) => (
        <text key={i} className={styles.axis} x={x(i)} y={bottom + 8} dy="0.71em" textAnchor="middle">
          {moments[i]}
        </text>
      ))}
      {drawn.map(({ line, band }) =>
        band === '' ? null : (
          <path key={line.id} data-band={line.id} className={styles.band} d={band} fill={line.lineColor} />
        ),
      )}
      {drawn.map(({ line, points }) => (
        <g key={line.id} data-line={line.id}>
          <path className={styles.line} d={linePath(points)} stroke={line.lineColor} />
          {points.map((point) => (
            <text key={point.x} className={styles.mark} x={point.x - 4.5} y={point.y + 4.5} fill={line.markColor}>
              {line.mark}
            </text>
          ))}
        </g>
      ))}
      {names.map(({ line, point, value }, i) => (
        <text key={line.id} className={styles.name} x={point.x + 12} y={(placed[i] ?? 0) + 4} fill={line.textColor}>
          {line.name} {format(value)}
        </text>
      ))}
    </>
  )
}

/** Returns the points that have a value, and the path of the band. */
function pointsOf({ values, ranges = [] }: Line, x: (value: number) => number, y: (value: number) => number) {
  const points = values.flatMap((value, i): Point[] => (value === null ? [] : [{ x: x(i), y: y(value) }]))
  const band = bandPath(
    ranges.map(({ high }, i) => ({ x: x(i), y: y(high) })),
    ranges.map(({ low }, i) => ({ x: x(i), y: y(low) })),
  )
  return { points, band }
}
