// The analysis as charts.
import { type Analysis, errorOf, type Figure, isClear } from '@hustings/bots'
import { say } from '@hustings/kernel'
import type { Estimated, LineChart, TableChart } from '../../../games/charts.ts'
import { tenths } from '../../../i18n/tenths.ts'
import type { Seats } from '../../../seating/seats.ts'

/** Maximum number of distinguishable points in a chart. */
const MOMENTS = 28

export function chancesChart({ moments, seats }: Analysis): LineChart {
  const shown = spread(moments, MOMENTS)
  return {
    id: 'chances',
    title: say('insight.chances'),
    note: say('insight.chances.note'),
    moments: shown.map(({ step }) => say('insight.choice', { step })),
    lines: seats.map((seat, i) => {
      const chances = shown.flatMap(({ first }) => first[i] ?? [])
      return {
        seat,
        values: chances.map(({ value }) => percent(value)),
        ranges: chances.map(({ low, high }) => ({ low: percent(low), high: percent(high) })),
      }
    }),
  }
}

function percent(share: number): number {
  return Math.round(100 * share)
}

export function accountsTable({ accounts }: Analysis, seats: Seats): TableChart {
  return {
    id: 'accounts',
    title: say('insight.accounts'),
    note: say('insight.accounts.note'),
    columns: ['own', 'others', 'luck'].map((column) => say(`insight.accounts.${column}`)),
    rows: accounts.map(({ seat, own, others, luck }) => ({
      id: seat,
      seat,
      label: seats.look(seat).name,
      cells: [own, others, luck].map(estimated),
    })),
  }
}

function estimated(figure: Figure): Estimated {
  const points = tenths(figure.value)
  const params = { sign: points > 0 ? 'plus' : 'other', points, error: tenths(errorOf(figure)) }
  return { estimate: say('insight.accounts.figure', params), clear: isClear(figure) }
}

/** Picks this number of items evenly, including the first and last. */
function spread<T>(items: readonly T[], count: number): readonly T[] {
  if (items.length <= count) return items
  const wanted = new Set(Array.from({ length: count }, (_, i) => Math.round((i * (items.length - 1)) / (count - 1))))
  return items.filter((_, at) => wanted.has(at))
}
