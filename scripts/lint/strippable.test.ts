// Node runs the TypeScript sources by removing their types. This breaks some valid syntax, and neither the compiler nor
// Biome reports all of it: `for (const of of list)` for example.
import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Error of Node for a source; null if it can run it. */
function problemOf(source: string): string | null {
  try {
    stripTypeScriptTypes(source)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('TypeScript that Node runs', () => {
  it('consists of types that can be removed, in every .ts file', () => {
    const files = globSync(['*.ts', '{packages,scripts}/**/*.ts'], {
      cwd: ROOT,
      exclude: ['**/node_modules', '**/dist'],
    })
    expect(files.length).toBeGreaterThan(1000)
    const problems = files.map((file) => ({ file, problem: problemOf(readFileSync(join(ROOT, file), 'utf8')) }))
    expect(problems.filter(({ problem }) => problem !== null)).toEqual([])
  })

  it.each([
    'for (const of of [1]) console.log(of)',
    'enum Size { small, large }',
    'class Pair { constructor(readonly left: number) {} }',
    'namespace Names { export const first = 1 }',
  ])('excludes %s', (source) => {
    expect(problemOf(source)).not.toBeNull()
  })
})
