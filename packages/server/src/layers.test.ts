// Rules about the tasks of server files, and about imports between folders.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'))
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }))

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

/** The files of the server that a file imports, also dynamically and for types only. */
function importsOf({ name, text }: (typeof sources)[number]): string[] {
  const specifiers = [...text.matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, found = '']) => found)
  return specifiers.map((specifier) => join(dirname(name), specifier))
}

/** Files outside folders start the server: they are one layer above all folders. */
const folderOf = (name: string) => (name.includes('/') ? (name.split('/')[0] ?? '') : 'src')

/** For each folder, the other folders that it imports. */
function folders(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const source of sources) {
    const from = folderOf(source.name)
    const to = importsOf(source).map(folderOf)
    found.set(from, new Set([...(found.get(from) ?? []), ...to.filter((folder) => folder !== from)]))
  }
  return found
}

/** Returns the folders on a cycle: it removes folders without imports among the others until none is removed. */
function onCycles(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map(graph)
  for (;;) {
    const leaf = [...left].find(([, imports]) => ![...imports].some((folder) => left.has(folder)))
    if (leaf === undefined) return [...left.keys()].sort()
    left.delete(leaf[0])
  }
}

const importersOf = (folder: RegExp, file: RegExp) =>
  sources
    .filter((source) => folder.test(source.name) && importsOf(source).some((imported) => file.test(imported)))
    .map(({ name }) => name)

/** Modules of Node and packages that connect to other computers. The database drivers have their own folder. */
const OUTGOING =
  /\bfetch\(|\b(request|get|connect|createConnection)\b[^;\n]*from 'node:(https?|net|tls|http2)'|from '(nodemailer|web-push|undici)'|import\('(nodemailer|web-push|undici)'\)/

describe('the sources of the server', () => {
  it('emit to sockets only in the broadcaster and the connection', () => {
    expect(filesWith(/\bemit(WithAck)?\(/).sort()).toEqual(['realtime/connection.ts', 'tables/broadcaster.ts'])
  })

  it('read no private field of the socket libraries', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(filesWith(/\b(_socket|_sender|writeBuffer|wsPreEncodedFrame)\b/)).toEqual([])
  })

  it('open connections to other computers only in notifications and routes', () => {
    const found = filesWith(OUTGOING)
    expect(found).toContain('notifications/push-request.ts')
    expect(found.filter((name) => !/^(notifications|routes)\//.test(name))).toEqual([])
  })
})

describe('the folders of the server', () => {
  it('import each other in one direction only', () => {
    const graph = folders()
    expect([...graph.keys()]).toEqual(expect.arrayContaining(['src', 'storage', 'tables', 'realtime', 'scheduler']))
    expect(onCycles(graph)).toEqual([])
  })

  it('fail this test with a cycle of two or three folders', () => {
    const cycle = (...names: string[]) =>
      new Map(names.map((name, i) => [name, new Set([names[(i + 1) % names.length] ?? '', 'leaf'])]))
    expect(onCycles(cycle('tables', 'bots'))).toEqual(['bots', 'tables'])
    expect(onCycles(cycle('tables', 'bots', 'context'))).toEqual(['bots', 'context', 'tables'])
  })

  it('keep storage free of imports except the settings', () => {
    const imported = new Set(folders().get('storage'))
    imported.delete('config')
    expect([...imported]).toEqual([])
  })

  it('keep the scheduler free of mail and push', () => {
    expect(importersOf(/^scheduler\//, /^notifications\/(mail|push)/)).toEqual([])
    expect(importersOf(/^notifications\//, /^notifications\/(mail|push)/).length).toBeGreaterThan(0)
  })

  it('keep commands free of the actor, the cache and the sockets', () => {
    const owners = /^(tables\/(actor\/|broadcaster\.ts)|realtime\/)/
    expect(importersOf(/^tables\/commands\//, owners)).toEqual([])
  })
})
