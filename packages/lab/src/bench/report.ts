// Results of a benchmark: measures, targets, machine and versions.
import type { Spread } from './measure.ts'

export interface Measure extends Spread {
  readonly group: string
  readonly name: string
  readonly unit: string
}

export interface Target {
  readonly name: string
  /** The median; null when it could not be measured. */
  readonly value: number | null
  readonly spread: Spread | null
  readonly bound: 'at least' | 'at most'
  readonly limit: number
  readonly unit: string
  readonly pass: boolean
}

export interface Findings {
  readonly measures: readonly Measure[]
  readonly targets: readonly Target[]
  readonly notes: readonly string[]
}

export interface BenchReport extends Findings {
  readonly date: string
  readonly quick: boolean
  readonly machine: Readonly<Record<string, string>>
}

export function measure(group: string, name: string, unit: string, spread: Spread): Measure {
  return { group, name, unit, ...spread }
}

export function target(
  name: string,
  spread: Spread | null,
  bound: Target['bound'],
  limit: number,
  unit: string = 'x',
): Target {
  const value = spread?.median ?? null
  const pass = value !== null && (bound === 'at least' ? value >= limit : value <= limit)
  return { name, value, spread, bound, limit, unit, pass }
}

export function gather(parts: readonly Findings[]): Findings {
  return {
    measures: parts.flatMap(({ measures }) => measures),
    targets: parts.flatMap(({ targets }) => targets),
    notes: parts.flatMap(({ notes }) => notes),
  }
}

/** Three significant digits, or whole numbers with separators when they are large. */
export function figure(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en')
  return value >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)))
}

/** Distance of the quartiles from the median, as a share of it. */
export function spreadFigure({ median, low, high }: Spread): string {
  if (low === high) return 'exact'
  return `-${percent(median - low, median)} +${percent(high - median, median)}`
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`
}

export interface TargetFigures {
  readonly found: string
  readonly quartiles: string
  readonly wanted: string
}

export function targetFigures({ value, spread, bound, limit, unit }: Target): TargetFigures {
  const withUnit = (number: number): string => (unit === 'x' ? `${figure(number)}x` : `${figure(number)} ${unit}`)
  return {
    found: value === null ? 'not measured' : withUnit(value),
    quartiles: spread === null ? '' : spreadFigure(spread),
    wanted: `${bound} ${withUnit(limit)}`,
  }
}
