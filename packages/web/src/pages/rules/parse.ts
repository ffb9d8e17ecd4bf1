// Parses the rules pages into chapters and rules for search, links and single chapters.
import { lexer, type Token, type Tokens } from 'marked'
import { type Block, isList, isRuleId, isTold, SOURCE_IN_TEXT, type ToldRule, withTold } from './told.ts'

export interface Chapter {
  /** Its id in the address: `hegemony-10`. */
  readonly id: string
  readonly page: string
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface Rule {
  readonly id: string
  readonly text: string
  readonly chapter: string
}

export function chaptersOf(page: string, markdown: string): Chapter[] {
  const chapters: { title: string; tokens: Token[] }[] = []
  for (const token of lexer(markdown)) {
    if (token.type === 'heading' && token.depth <= 2) chapters.push({ title: token.text, tokens: [] })
    else chapters.at(-1)?.tokens.push(token)
  }
  return chapters
    .filter(({ tokens }) => tokens.some(({ type }) => type !== 'space'))
    .map(({ title, tokens }, i) => ({
      id: `${page}-${numberOf(title) ?? `p${i}`}`,
      page,
      title,
      blocks: withTold(tokens),
    }))
}

/** The printed number of a chapter, the same in every language. */
function numberOf(title: string): string | undefined {
  return /^(\d+[a-z]?)\./.exec(title)?.[1]
}

/** A chapter up to one of its sections, by its printed number. */
export function upTo(section: string, chapter: Chapter): Chapter {
  const end = chapter.blocks.findIndex(
    (block) => block.type === 'heading' && 'text' in block && String(block.text).startsWith(`${section} `),
  )
  return end === -1 ? chapter : { ...chapter, blocks: chapter.blocks.slice(0, end) }
}

export function isTable(block: Block): block is Tokens.Table {
  return block.type === 'table'
}

/** Titles of the last column of a table if it contains sources. */
const SOURCE = new Set(['Src', 'Джерело', 'Źródło'])

export function isSourced(table: Tokens.Table): boolean {
  return SOURCE.has(table.header.at(-1)?.text ?? '')
}

export function rulesOf(chapter: Chapter): Rule[] {
  return chapter.blocks.flatMap((block) => {
    if (isTold(block)) return block.rules.map((rule) => ({ id: rule.id, text: textOf(rule), chapter: chapter.id }))
    return isTable(block) ? rulesInTable(block, chapter.id) : []
  })
}

function rulesInTable(table: Tokens.Table, chapter: string): Rule[] {
  return table.rows.flatMap((row) => {
    const [id, ...cells] = (isSourced(table) ? row.slice(0, -1) : row).map(({ text }) => text)
    if (id === undefined || !isRuleId(id)) return []
    return [{ id, text: plain(cells.join(' ')), chapter }]
  })
}

function textOf({ words, more }: ToldRule): string {
  const lines = [words.map(said).join(''), ...more.flatMap(linesOf)]
  return plain(lines.join(' '))
}

function linesOf(token: Token): string[] {
  if (isList(token)) return token.items.map(({ text }) => text)
  return [said(token)]
}

function said(token: Token): string {
  return 'text' in token ? String(token.text) : token.raw
}

const SOURCES = new RegExp(`\\s*${SOURCE_IN_TEXT.source}`, 'g')

/** Without markup and sources, for search results. */
export function plain(text: string): string {
  return text
    .replace(SOURCES, '')
    .replace(/[`*_]/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
}
