// The log as rows to be shown: headings, actors, lines; what is folded or filtered away is left out.
import { EVERYTHING, type LogFilter, type ToldLine, wanted } from './log-lines.ts'
import type { Chapter, Part } from './story.ts'

export type LogRow =
  | { readonly kind: 'heading'; readonly id: number; readonly line: ToldLine; readonly folded: boolean }
  | { readonly kind: 'actor'; readonly id: number; readonly part: Part; readonly folded: boolean }
  | { readonly kind: 'line'; readonly id: number; readonly line: ToldLine }

/** What is folded: everything or nothing, but for some. */
export interface Folds {
  readonly actors: boolean
  /** Headings and actors, by their ids, for which it is the other way round. */
  readonly except: ReadonlySet<number>
}

export const UNFOLDED: Folds = { actors: false, except: new Set() }

export function toggledFold(folds: Folds, id: number): Folds {
  const except = new Set(folds.except)
  if (!except.delete(id)) except.add(id)
  return { ...folds, except }
}

interface Shown {
  readonly filter: LogFilter
  readonly folds: Folds
  /** The line that must be seen, whatever is folded. */
  readonly sought: number | null
}

export function rowsOf(chapters: readonly Chapter[], { filter, folds, sought }: Shown): LogRow[] {
  const rows: LogRow[] = []
  for (const [i, { heading, parts }] of chapters.entries()) {
    const shown = parts.map((part) => ({ part, lines: wanted(part.lines, filter) })).filter(({ lines }) => lines.length)
    // A heading stands where something follows, and where the match has come to.
    if (shown.length === 0 && (filter !== EVERYTHING || i < chapters.length - 1)) continue
    const seen = (lines: readonly ToldLine[]) => sought !== null && lines.some(({ id }) => id === sought)
    const closed = heading !== null && folds.except.has(heading.id) && !shown.some(({ lines }) => seen(lines))
    if (heading !== null) rows.push({ kind: 'heading', id: heading.id, line: heading, folded: closed })
    if (closed) continue
    for (const { part, lines } of shown) {
      const folded = part.actor !== null && folds.actors !== folds.except.has(-part.id) && !seen(lines)
      if (part.actor !== null) rows.push({ kind: 'actor', id: -part.id, part, folded })
      if (!folded) rows.push(...lines.map((line) => ({ kind: 'line', id: line.id, line }) as const))
    }
  }
  return rows
}

/** The line of this moment: the last one told by then. */
export function lineAt(chapters: readonly Chapter[], filter: LogFilter, step: number | null): ToldLine | null {
  for (const { parts } of chapters.toReversed()) {
    for (const { lines } of parts.toReversed()) {
      const line = wanted(lines, filter).findLast((each) => step === null || each.step <= step)
      if (line !== undefined) return line
    }
  }
  return null
}
