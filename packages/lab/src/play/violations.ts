// Lists violations as text: the first ones in detail, and the total.
import type { Violation } from '../shards/tally.ts'

const SHOWN = 20

export function violationLines(violations: readonly Violation[]): string {
  if (violations.length === 0) return 'No violations.'
  const lines = violations
    .slice(0, SHOWN)
    .map(({ game, seed, step, problem }) => `  game ${game} (seed ${seed}), step ${step}: ${problem}`)
  const more = violations.length > SHOWN ? [`  ... and ${violations.length - SHOWN} more`] : []
  return [`${violations.length} violations:`, ...lines, ...more].join('\n')
}
