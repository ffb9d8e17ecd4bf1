// The rules pages in one language, parsed once, with an index to search them. Loaded only when somebody opens the rules.
import MiniSearch from 'minisearch'
import type { Language } from '../../i18n/types.ts'
import { type Chapter, chaptersOf, isTable, plain, type Rule, rulesOf, upTo } from './parse.ts'

const ORDER = ['hegemony', 'crisis-and-control', 'rulings', 'planet-b', 'glossary', 'sources'] as const
type Page = (typeof ORDER)[number]
type RawPage = () => Promise<{ readonly default: string }>

const PAGES: Readonly<Record<Language, Readonly<Record<Page, RawPage>>>> = {
  en: {
    hegemony: () => import('../../../../../docs/rules/hegemony.md?raw'),
    'crisis-and-control': () => import('../../../../../docs/rules/crisis-and-control.md?raw'),
    rulings: () => import('../../../../../docs/rules/rulings.md?raw'),
    'planet-b': () => import('../../../../../docs/rules/planet-b.md?raw'),
    glossary: () => import('../../../../../docs/rules/glossary.md?raw'),
    sources: () => import('../../../../../docs/rules/sources.md?raw'),
  },
  uk: {
    hegemony: () => import('../../../../../docs/rules/uk/hegemony.md?raw'),
    'crisis-and-control': () => import('../../../../../docs/rules/uk/crisis-and-control.md?raw'),
    rulings: () => import('../../../../../docs/rules/uk/rulings.md?raw'),
    'planet-b': () => import('../../../../../docs/rules/uk/planet-b.md?raw'),
    glossary: () => import('../../../../../docs/rules/uk/glossary.md?raw'),
    sources: () => import('../../../../../docs/rules/uk/sources.md?raw'),
  },
  pl: {
    hegemony: () => import('../../../../../docs/rules/pl/hegemony.md?raw'),
    'crisis-and-control': () => import('../../../../../docs/rules/pl/crisis-and-control.md?raw'),
    rulings: () => import('../../../../../docs/rules/pl/rulings.md?raw'),
    'planet-b': () => import('../../../../../docs/rules/pl/planet-b.md?raw'),
    glossary: () => import('../../../../../docs/rules/pl/glossary.md?raw'),
    sources: () => import('../../../../../docs/rules/pl/sources.md?raw'),
  },
}

/** Where the rules of play begin, by game. */
const FIRST: Readonly<Record<string, string>> = { hegemony: 'hegemony-1', 'planet-b': 'planet-b-3' }

export interface Found {
  readonly id: string
  readonly title: string
  readonly text: string
  /** The words in it that were looked for, as `normal` writes them. */
  readonly terms: readonly string[]
}

export interface Library {
  readonly chapters: readonly Chapter[]
  readonly rules: ReadonlyMap<string, Rule>
  /** The best finds first; at most forty. */
  find(query: string): readonly Found[]
  /** Whether an address (of a rule, a term, a chapter, the introduction, or none) leads somewhere. */
  knows(address: string): boolean
  /** The chapter an address points at: a rule id, a chapter id, a game (its first chapter of play), or nothing. */
  chapterOf(address: string): Chapter | undefined
}

const libraries = new Map<Language, Promise<Library>>()

/** Always the same promise for a language. */
export function libraryIn(language: Language): Promise<Library> {
  let library = libraries.get(language)
  if (library === undefined) {
    library = open(language)
    libraries.set(language, library)
  }
  return library
}

async function open(language: Language): Promise<Library> {
  const pages = await Promise.all(ORDER.map(async (page) => chaptersOf(page, (await PAGES[language][page]()).default)))
  return libraryOf(pages.flat().flatMap(forPlayers))
}

/** Of the expansion's page, what a player reads: not its procedures in code, keys of cards, editions and lists of sources. */
const EXPANSION = /^crisis-and-control-(?:[0-7]|10|12)$/

function forPlayers(chapter: Chapter): Chapter[] {
  if (chapter.page !== 'crisis-and-control') return [chapter]
  return EXPANSION.test(chapter.id) ? [upTo('12.2', chapter)] : []
}

function libraryOf(chapters: readonly Chapter[]): Library {
  const rules = new Map(chapters.flatMap(rulesOf).map((rule) => [rule.id, rule]))
  const byId = new Map(chapters.map((chapter) => [chapter.id, chapter]))
  const index = indexOf(chapters, rules, byId)
  return {
    chapters,
    rules,
    find: (query) => {
      const all = index.search(query)
      const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' })
      return found.slice(0, 40).map(({ id, title, text, terms }) => ({ id: String(id), title, text, terms }))
    },
    knows: (address) =>
      ['', 'guide', ...Object.keys(FIRST)].includes(address) ||
      rules.has(address) ||
      byId.has(address.split(':')[0] ?? ''),
    chapterOf: (address) => {
      const chapter = FIRST[address] ?? rules.get(address)?.chapter ?? address.split(':')[0] ?? ''
      return byId.get(chapter) ?? byId.get(FIRST.hegemony ?? '') ?? chapters[0]
    },
  }
}

type Indexed = Omit<Found, 'terms'>

/** A word as it is looked for: small letters, no marks on them (ł, ó, ż can be typed as l, o, z). */
export function normal(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
}

function indexOf(
  chapters: readonly Chapter[],
  rules: ReadonlyMap<string, Rule>,
  byId: ReadonlyMap<string, Chapter>,
): MiniSearch<Indexed> {
  const index = new MiniSearch<Indexed>({
    processTerm: normal,
    fields: ['id', 'title', 'text'],
    storeFields: ['id', 'title', 'text'],
    searchOptions: { boost: { id: 3, title: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
  })
  for (const rule of rules.values()) {
    index.add({ id: rule.id, title: byId.get(rule.chapter)?.title ?? '', text: rule.text })
  }
  for (const chapter of chapters.filter(({ page }) => page === 'glossary')) {
    for (const [i, row] of termRows(chapter).entries()) {
      index.add({ id: `${chapter.id}:${i}`, title: chapter.title, text: plain(row) })
    }
  }
  return index
}

function termRows(chapter: Chapter): string[] {
  return chapter.blocks
    .filter(isTable)
    .flatMap(({ rows }) => rows.map((row) => row.map(({ text }) => text).join(' · ')))
}
