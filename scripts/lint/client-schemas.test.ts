// Clients load no schema of the protocol: its main export has only types of the requests, and the server checks them.
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const PROTOCOL = join(import.meta.dirname, '../../packages/protocol/src')

/** Returns all modules that a module of the protocol loads, directly or not: local ones by path, others by name. */
function loadedBy(path: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(path)) return found
  found.add(path)
  for (const [, name = ''] of stripTypeScriptTypes(readFileSync(path, 'utf8')).matchAll(/\bfrom '([^']+)'/g)) {
    if (name.startsWith('.')) loadedBy(join(dirname(path), name), found)
    else found.add(name)
  }
  return found
}

describe('the protocol', () => {
  it('loads no schema and no validation library from its main export', () => {
    const loaded = [...loadedBy(join(PROTOCOL, 'index.ts'))]
    expect(loaded).toContain(join(PROTOCOL, 'socket.ts'))
    expect(loaded.filter((name) => name === 'valibot' || name.includes('/schemas/'))).toEqual([])
  })

  it('loads the validation library from its schemas', () => {
    expect([...loadedBy(join(PROTOCOL, 'schemas/index.ts'))]).toContain('valibot')
  })
})
