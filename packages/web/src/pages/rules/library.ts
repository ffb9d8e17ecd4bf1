// The rules pages in one language, parsed once, with a search index. Loaded when the rules first open.
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

/** The first chapter of the rules of play, by game. */
const FIRST: Readonly<Record<string, string>> = { hegemony: 'hegemony-1', 'planet-b': 'planet-b-3' }

export interface Found {
  readonly id: string
  readonly title: string
  readonly text: string
  /** The matched words, normalized by `normal`. */
  readonly terms: readonly string[]
}

export interface Library {
  readonly chapters: readonly Chapter[]
  readonly rules: ReadonlyMap<string, Rule>
  /** The best results first; at most forty. */
  find(query: string): readonly Found[]
  /** Whether an address (of a rule, a term, a chapter, the introduction, or empty) is valid. */
  knows(address: string): boolean
  /** The chapter of an address: a rule id, a chapter id, a game (its first chapter of play), or empty. */
  chapterOf(address: string): Chapter | undefined
}

const libraries = new Map<Language, Promise<Library>>()

/** Returns the same promise for a language each time. */
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

/** The expansion's chapters for players: without procedures in code, card keys, editions and lists of sources. */
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

/** Normalizes a word for search: lower case, without diacritics (ł, ó, ż match l, o, z). */
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
