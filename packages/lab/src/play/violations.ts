// How violations are told to people: enough to look into the first ones, and how many there are in all.
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
