// The prose of the repository: comments, paragraphs of documentation, test titles and English texts of the interface.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scan, type Token } from './scanner.ts'

const ROOT = join(import.meta.dirname, '../../..')

export const CATEGORIES = ['comments', 'docs', 'titles', 'texts'] as const
export type Category = (typeof CATEGORIES)[number]

export interface Passage {
  readonly category: Category
  readonly file: string
  readonly line: number
  readonly text: string
  readonly excuse?: Excuse
}

/** A comment `prose-ignore V6: reason` that excuses a passage from rules. */
export interface Excuse {
  readonly line: number
  readonly text: string
}

const EXCUSE = /^(?:<!-- )?(prose-ignore\b[^\n]*?)(?: -->)?$/m
const TITLED = /^(?:it|test|deepIt|describe|onBoth\w+|onPostgres\w*)$/
const CATALOGS = 'packages/**/messages/{en.json,en/*.json}'

export function allPassages(): Passage[] {
  const sources = globSync(['*.ts', '{packages,scripts}/**/*.{ts,tsx,mjs,mts}'], {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/dist', 'packages/bots/src/weights'],
  })
  const catalogs = globSync(CATALOGS, { cwd: ROOT, exclude: ['**/node_modules'] })
  const pages = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md', 'packages/*/*.md'], {
    cwd: ROOT,
    exclude: ['docs/rules'],
  })
  const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
  return [
    ...sources.sort().flatMap((file) => sourcePassages(file, read(file))),
    ...catalogs.sort().flatMap((file) => catalogPassages(file, read(file))),
    ...pages.sort().flatMap((file) => pagePassages(file, read(file))),
  ]
}

/** Comments and test titles of a source file. */
export function sourcePassages(file: string, source: string): Passage[] {
  const tokens = scan(source)
  const code = tokens.filter(({ kind }) => kind !== 'comment')
  const comments = commentsOf(file, tokens)
  const excuses = new Map(comments.flatMap(({ last, excuse }) => (excuse === undefined ? [] : [[last + 1, excuse]])))
  const titles = /\.test\.(tsx?|mjs)$/.test(file) ? titlesOf(file, code) : []
  return [
    ...comments.map(({ last: _, ...passage }) => passage),
    ...titles.map((passage) => withExcuse(passage, excuses.get(passage.line))),
  ]
}

interface Comment extends Passage {
  readonly last: number
}

/** Line comments that follow each other are one comment. */
function commentsOf(file: string, tokens: readonly Token[]): Comment[] {
  const comments: Comment[] = []
  let codeLine = 0
  for (const { kind, text, line } of tokens) {
    if (kind !== 'comment') {
      codeLine = line
      continue
    }
    const words = text.replace(/^\/\*+|\*+\/$|^\/\//g, '').replace(/^\s*\*/gm, '')
    const last = line + text.split('\n').length - 1
    const former = comments.at(-1)
    const continues = former !== undefined && text.startsWith('//') && former.last === line - 1 && codeLine < line - 1
    const whole = continues ? `${former.text}\n${words.trim()}` : words.trim()
    const found = EXCUSE.exec(whole)?.[1]
    const comment: Comment = {
      category: 'comments',
      file,
      line: continues ? former.line : line,
      text: whole,
      last,
      ...(found === undefined ? {} : { excuse: { line, text: found } }),
    }
    if (continues) comments.pop()
    comments.push(comment)
  }
  return comments.filter(({ text }) => /\p{L}/u.test(text) && !/^(@|biome-ignore|https?:)/.test(text))
}

/** Texts of a catalog: one entry per line. */
export function catalogPassages(file: string, catalog: string): Passage[] {
  return catalog.split('\n').flatMap((line, index) => {
    const text = /^ {2}"[^"]+": (".*?"),?$/.exec(line)?.[1]
    return text === undefined ? [] : [{ category: 'texts', file, line: index + 1, text: String(JSON.parse(text)) }]
  })
}

function titlesOf(file: string, code: readonly Token[]): Passage[] {
  return code.flatMap(({ kind, text, line }, at) =>
    kind === 'string' && /\p{L}/u.test(text) && isTitle(code, at) ? [{ category: 'titles', file, line, text }] : [],
  )
}

/** The first argument of `it(`, `describe.each(...)(` and the like. */
function isTitle(code: readonly Token[], at: number): boolean {
  if (!isSign(code[at - 1], '(')) return false
  let before = at - 2
  while (before >= 0) {
    const token = code[before]
    if (isSign(token, ')')) before = openingOf(code, before) - 1
    else if (token?.kind === 'word' && isSign(code[before - 1], '.')) before -= 2
    else return token?.kind === 'word' && TITLED.test(token.text)
  }
  return false
}

function openingOf(code: readonly Token[], closing: number): number {
  let depth = 0
  let at = closing
  for (; at > 0; at--) {
    if (isSign(code[at], ')')) depth++
    if (isSign(code[at], '(')) depth--
    if (depth === 0) break
  }
  return at
}

function isSign(token: Token | undefined, text: string): boolean {
  return token?.kind === 'sign' && token.text === text
}

function withExcuse(passage: Passage, excuse: Excuse | undefined): Passage {
  return excuse === undefined ? passage : { ...passage, excuse }
}

/** Paragraphs, list items, table rows and headings of a page, without code and generated parts. An excuse covers a block. */
export function pagePassages(file: string, page: string): Passage[] {
  const passages: Passage[] = []
  let lines: string[] = []
  let start = 0
  let skipped = false
  let excuse: Excuse | undefined
  let used = false
  const flush = (): void => {
    const text = lines.join('\n')
    if (/\p{L}/u.test(text)) passages.push(withExcuse({ category: 'docs', file, line: start, text }, excuse))
    used ||= lines.length > 0
    lines = []
  }
  for (const [index, line] of page.split('\n').entries()) {
    const opens: boolean = !skipped && /^\s*(?:```|<!-- begin )/.test(line)
    const closes = skipped && /^\s*(?:```|<!-- end )/.test(line)
    if (opens || closes) {
      flush()
      skipped = opens
    } else if (!skipped) {
      if (/^\s*(?:$|[-*|#>]|\d+\. |<!--| {4})/.test(line)) flush()
      if (line.trim() === '' && used) excuse = undefined
      const found = EXCUSE.exec(line)?.[1]
      if (found !== undefined) {
        excuse = { line: index + 1, text: found }
        used = false
      } else if (line.trim() !== '' && !/^( {4}|<!--|\|[-| :]+\|$)/.test(line)) {
        if (lines.length === 0) start = index + 1
        lines.push(line)
      }
    }
  }
  flush()
  return passages
}
