// Pages of Markdown of which the lab writes a part: what stands between two marks is renewed, the rest was written by people.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { UsageError } from './usage.ts'

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

const begin = (part: string): string => `<!-- begin ${part} -->`
const end = (part: string): string => `<!-- end ${part} -->`

/** The page with this part of it renewed. */
export function withPart(page: string, part: string, text: string): string {
  const from = page.indexOf(begin(part))
  const to = page.indexOf(end(part))
  if (from < 0 || to < from) throw new UsageError(`the page has no marks ${begin(part)} and ${end(part)}`)
  return `${page.slice(0, from + begin(part).length)}\n\n${text}\n\n${page.slice(to)}`
}

export function renewPart(file: string, part: string, text: string): void {
  if (!existsSync(file)) throw new UsageError(`there is no page ${file}`)
  writeFileSync(file, withPart(readFileSync(file, 'utf8'), part, text))
}
