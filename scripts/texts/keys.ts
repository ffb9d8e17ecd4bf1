// Types of message keys and of their parameters, from the English catalogs of each package.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export const ROOT = join(import.meta.dirname, '../..')

/** The declaration file of each folder of texts, by its path. */
export function keyFiles(): Map<string, string> {
  const folders = new Map<string, Set<string>>()
  const names = new Map<string, readonly string[]>()
  for (const file of globSync('packages/*/src/**/messages/{en.json,en/*.json}', { cwd: ROOT }).toSorted()) {
    const path = `${file.slice(0, file.indexOf('/messages/'))}/messages/keys.d.ts`
    const keys = folders.get(path) ?? new Set()
    folders.set(path, keys)
    for (const [key, text] of Object.entries(catalog(file))) {
      keys.add(key)
      const found = namesIn(text)
      // Two games can have a text with the same key: what both use must be given.
      names.set(key, names.get(key)?.filter((name) => found.includes(name)) ?? found)
    }
  }
  return new Map([...folders].map(([path, keys]) => [path, declarations(keys, names)]))
}

function catalog(file: string): Record<string, string> {
  return JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
}

function declarations(keys: ReadonlySet<string>, names: ReadonlyMap<string, readonly string[]>): string {
  const lines = [...keys].map((key) => {
    const params = (names.get(key) ?? []).map((name) => `'${name}'`)
    return `  readonly '${key}': ${params.join(' | ') || 'never'}`
  })
  const head = '// Written by `npm run texts`: the keys of these texts with the names of their parameters.'
  return [head, 'interface MessageParams {', ...lines, '}', ''].join('\n')
}

/** Names of the parameters that a text inserts, counts or selects by. */
export function namesIn(text: string): string[] {
  const names = new Set<string>()
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue
      if (element.type === TYPE.tag) walk(element.children)
      else names.add(element.value)
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const { value } of Object.values(element.options)) walk(value)
    }
  }
  walk(parse(text, { ignoreTag: true }))
  return [...names].toSorted()
}
