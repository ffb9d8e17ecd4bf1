// Standings as a table.
import type { Standing } from '@hustings/kernel'
import { textTable } from '../terminal/text-table.ts'

export function standingsTable(standings: readonly Standing[]): string {
  const rows = [...standings].sort((a, b) => a.rank - b.rank)
  return textTable(
    ['seat', 'score', 'rank'],
    rows.map(({ seat, score, rank }) => [seat, String(score), String(rank)]),
  )
}
