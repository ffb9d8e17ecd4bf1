// Folders of a package never import each other in both directions, and no file imports itself. The folders of the
// client also form layers (packages/web/src/layers.test.ts). Tests may import everything.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const PACKAGES = join(import.meta.dirname, '../../packages')

interface Door {
  readonly from: string
  readonly to: string
}

function sourcesOf(name: string): string[] {
  return readdirSync(join(PACKAGES, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => join(PACKAGES, name, 'src', file))
}

function doorsOf(file: string): Door[] {
  const imported = readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)
  return [...imported].map(([, name = '']) => ({ from: file, to: join(dirname(file), name) }))
}

/**
 * The folder of a file. Each top-level file counts as a separate one, because `app.ts` imports all folders and all
 * folders import `context.ts`.
 */
function roomOf(file: string): string {
  return basename(dirname(file)) === 'src' ? file : dirname(file)
}

function bothWays(doors: readonly Door[]): string[] {
  const pairs = new Set(doors.map(({ from, to }) => `${roomOf(from)} > ${roomOf(to)}`))
  return [...pairs].filter((pair) => {
    const [here = '', there = ''] = pair.split(' > ')
    return here < there && pairs.has(`${there} > ${here}`)
  })
}

function circles(doors: readonly Door[]): string[] {
  const needed = new Map<string, string[]>()
  for (const { from, to } of doors) needed.set(from, [...(needed.get(from) ?? []), to])
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' > '))
    if (done.has(file)) return
    done.add(file)
    for (const to of needed.get(file) ?? []) visit(to, [...way, file])
  }
  for (const file of needed.keys()) visit(file, [])
  return found
}

describe.each(readdirSync(PACKAGES))('the rooms of %s', (name) => {
  const doors = sourcesOf(name).flatMap(doorsOf)

  it('never need each other both ways, nor does a file need itself', () => {
    expect(doors.length).toBeGreaterThan(5)
    expect(bothWays(doors)).toEqual([])
    expect(circles(doors)).toEqual([])
  })
})
