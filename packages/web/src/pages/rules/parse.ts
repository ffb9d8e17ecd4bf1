// The rules pages as chapters and rules: what can be searched, linked by id and shown one chapter at a time.
import { lexer, type Token, type Tokens } from 'marked'

export interface Chapter {
  /** Its place in the address: `hegemony-10`. */
  readonly id: string
  readonly page: string
  readonly title: string
  readonly tokens: readonly Token[]
}

export interface Rule {
  readonly id: string
  readonly text: string
  readonly chapter: string
}

const RULE_ID = /^[A-Z]{1,3}-[A-Z0-9]+(?:-[A-Z0-9]+)*$/

/** `H-ASSIGN-04`, `HX-12`, `R-07`. */
export function isRuleId(text: string): boolean {
  return RULE_ID.test(text)
}

export function chaptersOf(page: string, markdown: string): Chapter[] {
  const chapters: { title: string; tokens: Token[] }[] = []
  for (const token of lexer(markdown)) {
    if (token.type === 'heading' && token.depth <= 2) chapters.push({ title: token.text, tokens: [] })
    else chapters.at(-1)?.tokens.push(token)
  }
  return chapters
    .filter(({ tokens }) => tokens.some(({ type }) => type !== 'space'))
    .map(({ title, tokens }, i) => ({ id: `${page}-${numberOf(title) ?? `p${i}`}`, page, title, tokens }))
}

/** The printed number of a chapter, the same in every language. */
function numberOf(title: string): string | undefined {
  return /^(\d+[a-z]?)\./.exec(title)?.[1]
}

export function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table'
}

/** What the last column of a table is called when it says where its rules come from. */
const SOURCE = new Set(['Src', 'Джерело', 'Źródło'])

export function isSourced(table: Tokens.Table): boolean {
  return SOURCE.has(table.header.at(-1)?.text ?? '')
}

export function rulesOf(chapter: Chapter): Rule[] {
  return chapter.tokens.filter(isTable).flatMap((table) =>
    table.rows.flatMap((row) => {
      const [id, ...cells] = (isSourced(table) ? row.slice(0, -1) : row).map(({ text }) => text)
      if (id === undefined || !isRuleId(id)) return []
      return [{ id, text: plain(cells.join(' ')), chapter: chapter.id }]
    }),
  )
}

/** Without marks: for search results. */
export function plain(text: string): string {
  return text.replace(/[`*_]/g, '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
}
