// Rule pages under docs/rules: their rules, and the rules excused from having a test.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface RulePage {
  readonly page: string
  /** Prefixes of the ids of its rules and worked examples. */
  readonly prefixes: readonly string[]
  /** Whether each of its rules must have a test. */
  readonly implemented: boolean
}

export const rulePages: readonly RulePage[] = [
  { page: 'hegemony', prefixes: ['H', 'HX'], implemented: true },
  { page: 'crisis-and-control', prefixes: ['CC', 'CCX'], implemented: true },
  { page: 'planet-b', prefixes: ['PB', 'PBX'], implemented: true },
]

/** An id such as H-VOTE-07, H-POLICY-2-01 or HX-12, anywhere in a text. */
const ID = /(?<![A-Za-z0-9-])(?:H|HX|CC|CCX|PB|PBX)-(?:[A-Z0-9]+-)*\d+(?![A-Za-z0-9])/g

/** Text that may precede an id where its rule is defined: a table cell, a list mark, bold, a YAML key. */
const OPENER = /^\s*(?:\|\s*|[-*]\s+)?(?:\*\*|`|id:\s*)?/

export function idsIn(text: string): string[] {
  return text.match(ID) ?? []
}

/** Returns the ids that a page defines, in order: ids at the start of a line, not those mentioned inside one. */
export function idsDefinedBy(markdown: string, prefixes: readonly string[]): string[] {
  const told = new Set<string>()
  for (const { id } of openings(markdown)) if (prefixes.includes(id.slice(0, id.indexOf('-')))) told.add(id)
  return [...told]
}

/** Returns the excused rules; a line without a reason excuses none. */
export function idsExcusedBy(markdown: string): string[] {
  return openings(markdown).flatMap(({ id, rest }) => (/\p{L}{3}/u.test(rest) ? [id] : []))
}

function openings(markdown: string): { readonly id: string; readonly rest: string }[] {
  return markdown.split('\n').flatMap((line) => {
    const before = OPENER.exec(line)?.[0].length ?? 0
    const id = idsIn(line)[0]
    return id !== undefined && line.startsWith(id, before) ? [{ id, rest: line.slice(before + id.length) }] : []
  })
}

export function readPage(root: string, name: string): string {
  const file = join(root, 'docs', 'rules', `${name}.md`)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
