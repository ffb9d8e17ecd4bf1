// Number of hits per category and file that the lint accepts. Numbers only fall: `npm run prose -- --write` stores fewer hits.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATEGORIES, type Category } from './passages.ts'
import type { Hit } from './rules.ts'

export type Counts = Readonly<Record<string, number>>

const place = (category: Category): string => join(import.meta.dirname, 'baseline', `${category}.json`)

export function readBaseline(category: Category): Counts {
  return existsSync(place(category)) ? JSON.parse(readFileSync(place(category), 'utf8')) : {}
}

export function writeBaseline(category: Category, counts: Counts): void {
  writeFileSync(place(category), `${JSON.stringify(counts, null, 2)}\n`)
}

/** Hits of each file of a category, in the order of the file names. */
export function countHits(hits: readonly Hit[], category: Category): Counts {
  const counts: Record<string, number> = {}
  for (const { passage } of hits) {
    if (passage.category === category) counts[passage.file] = (counts[passage.file] ?? 0) + 1
  }
  return counts
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** Files whose number of hits differs from the baseline. */
export function changes(baseline: Counts, counts: Counts): { readonly more: string[]; readonly fewer: string[] } {
  const files = [...new Set([...Object.keys(baseline), ...Object.keys(counts)])]
  const differing = (isMore: boolean): string[] =>
    files
      .map((file) => ({ file, was: baseline[file] ?? 0, now: counts[file] ?? 0 }))
      .filter(({ was, now }) => (isMore ? now > was : now < was))
      .map(({ file, was, now }) => `${file}: ${now} instead of ${was}`)
  return { more: differing(true), fewer: differing(false) }
}

/** Categories whose total would rise. */
export function rising(hits: readonly Hit[], baselines = readBaseline): Category[] {
  return CATEGORIES.filter((category) => total(countHits(hits, category)) > total(baselines(category)))
}
