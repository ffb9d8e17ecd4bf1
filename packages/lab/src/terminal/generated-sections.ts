// Generated sections of Markdown pages: the lab rewrites the text between two marks.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { UsageError } from './usage.ts'

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const begin = (part: string): string => `<!-- begin ${part} -->`
const end = (part: string): string => `<!-- end ${part} -->`

/** Returns the page with a new text of the section. */
export function replaceSection(page: string, part: string, text: string): string {
  const from = page.indexOf(begin(part))
  const to = page.indexOf(end(part))
  if (from < 0 || to < from) throw new UsageError(`the page has no marks ${begin(part)} and ${end(part)}`)
  return `${page.slice(0, from + begin(part).length)}\n\n${text}\n\n${page.slice(to)}`
}

export function updateSection(file: string, part: string, text: string): void {
  if (!existsSync(file)) throw new UsageError(`there is no page ${file}`)
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), part, text))
}
