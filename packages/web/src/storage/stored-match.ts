// Validates stored matches: they may be corrupt or from an older version.
import type { StoredMatch } from './database.ts'

/** Whether the match is complete enough to be shown and opened. */
export function isSound(match: unknown): match is StoredMatch {
  if (typeof match !== 'object' || match === null) return false
  const { id, game, name, seating, updated }: Readonly<Record<string, unknown>> = { ...match }
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof name === 'string' &&
    typeof updated === 'number' &&
    isSeating(seating)
  )
}

function isSeating(seating: unknown): boolean {
  if (typeof seating !== 'object' || seating === null) return false
  return Object.values(seating).every(
    (occupant) =>
      typeof occupant === 'object' &&
      occupant !== null &&
      ['person', 'bot'].includes(occupant.kind) &&
      'name' in occupant,
  )
}
