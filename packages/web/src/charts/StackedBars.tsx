// Horizontal stacked bars in SVG, with a legend. Losses stand left of the axis, the total right of the gains.
import styles from './charts.module.css'
import { linear, stack } from './scale.ts'
import { useWidth } from './use-width.ts'

const ROW = 56
const BAR = 32
const PLOT = { left: 110, right: 48, top: 4 }
/** The widest a digit is drawn, and the air a figure needs around it. */
const DIGIT = 8
const AIR = 4

export interface BarSource {
  readonly id: string
  readonly label: string
  readonly fill: string
  /** The color of figures on the fill. */
  readonly figureColor: string
}

interface StackedBarsProps {
  readonly sources: readonly BarSource[]
  readonly rows: readonly {
    readonly id: string
    readonly label: string
    readonly amounts: Readonly<Record<string, number>>
    readonly total: number
  }[]
  readonly format: (value: number) => string
}

export function StackedBars({ sources, rows, format }: StackedBarsProps) {
  const [ref, width] = useWidth()
  const used = sources.filter(({ id }) => rows.some(({ amounts }) => (amounts[id] ?? 0) !== 0))
  const bars = rows.map((row) => ({ ...row, parts: stack(used.map(({ id }) => [id, row.amounts[id] ?? 0])) }))
  const edges = bars.flatMap(({ parts }) => parts.flatMap(({ span }) => span))
  const x = linear(
    [Math.min(0, ...edges), Math.max(1, ...edges)],
    [PLOT.left, Math.max(PLOT.left + 1, width - PLOT.right)],
  )
  const look = new Map(used.map((source) => [source.id, source]))
  const height = rows.length * ROW + PLOT.top
  return (
    <div ref={ref} className={styles.chartArea}>
      {width > 0 && (
        <svg aria-hidden="true" width="100%" height={height}>
          {bars.map(({ id, label, parts, total }, row) => {
            const middle = PLOT.top + (row + 0.5) * ROW
            return (
              <g key={id} data-row={id}>
                <text className={styles.rowName} x={PLOT.left - 8} y={middle} dy="0.355em" textAnchor="end">
                  {label}
                </text>
                {parts.map(({ id: source, amount, span: [from, to] }) => {
                  const wide = x(to) - x(from)
                  const figure = format(amount)
                  return (
                    <g key={source}>
                      <rect
                        className={styles.part}
                        x={x(from)}
                        y={middle - BAR / 2}
                        width={wide}
                        height={BAR}
                        rx={2}
                        fill={look.get(source)?.fill}
                      />
                      {/* Parts thinner than their figure carry none; the table has them. */}
                      {wide >= figure.length * DIGIT + AIR && (
                        <text
                          className={styles.figure}
                          x={x(from) + wide / 2}
                          y={middle}
                          dy="0.355em"
                          textAnchor="middle"
                          fill={look.get(source)?.figureColor}
                        >
                          {figure}
                        </text>
                      )}
                    </g>
                  )
                })}
                <text className={styles.total} x={x(endOf(parts)) + 5} y={middle} dy="0.355em">
                  {format(total)}
                </text>
              </g>
            )
          })}
          <line className={styles.zero} x1={x(0)} x2={x(0)} y1={PLOT.top} y2={height} />
        </svg>
      )}
      <ul className={styles.legend}>
        {used.map(({ id, label, fill }) => (
          <li key={id}>
            <span className={styles.swatch} style={{ background: fill }} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Returns the right end of the gains. */
function endOf(parts: ReturnType<typeof stack>): number {
  return Math.max(0, ...parts.map(({ span: [, to] }) => to))
}
