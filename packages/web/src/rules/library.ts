// All rules pages, parsed once, with an index to search them. Loaded only when somebody opens the rules.
import MiniSearch from 'minisearch'
import glossary from '../../../../docs/rules/glossary.md?raw'
import hegemony from '../../../../docs/rules/hegemony.md?raw'
import rulings from '../../../../docs/rules/rulings.md?raw'
import { type Chapter, chaptersOf, plain, type Rule, rulesOf } from './parse.ts'

export const chapters: readonly Chapter[] = [
  ...chaptersOf('hegemony', hegemony),
  ...chaptersOf('rulings', rulings),
  ...chaptersOf('glossary', glossary),
]

export const rules: ReadonlyMap<string, Rule> = new Map(chapters.flatMap(rulesOf).map((rule) => [rule.id, rule]))

const byId: ReadonlyMap<string, Chapter> = new Map(chapters.map((chapter) => [chapter.id, chapter]))

export interface Found {
  readonly id: string
  readonly title: string
  readonly text: string
}

const search = new MiniSearch<Found>({
  fields: ['id', 'title', 'text'],
  storeFields: ['id', 'title', 'text'],
  searchOptions: { boost: { id: 3, title: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
})

for (const rule of rules.values()) {
  search.add({ id: rule.id, title: byId.get(rule.chapter)?.title ?? '', text: rule.text })
}
for (const chapter of chapters.filter(({ page }) => page === 'glossary')) {
  for (const [i, row] of termRows(chapter).entries()) {
    search.add({ id: `${chapter.id}:${i}`, title: chapter.title, text: plain(row) })
  }
}

function termRows(chapter: Chapter): string[] {
  return chapter.tokens.flatMap((token) =>
    token.type === 'table' && 'rows' in token
      ? token.rows.map((row: readonly { readonly text: string }[]) => row.map(({ text }) => text).join(' · '))
      : [],
  )
}

/** The best finds first; at most forty. */
export function findRules(query: string): readonly Found[] {
  return search
    .search(query)
    .slice(0, 40)
    .map(({ id, title, text }) => ({ id: String(id), title, text }))
}

/** The chapter an address points at: a rule id, a chapter id, or nothing (the first chapter of play). */
export function chapterOf(address: string): Chapter | undefined {
  const rule = rules.get(address)
  return byId.get(rule?.chapter ?? address.split(':')[0] ?? '') ?? byId.get('hegemony-1') ?? chapters[0]
}
