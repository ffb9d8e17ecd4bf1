// Rules about which file of the server may do what.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'))
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }))

const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

describe('the sources of the server', () => {
  it('emit to sockets in the broadcaster and the connection only', () => {
    expect(filesWith(/\bemit(WithAck)?\(/).sort()).toEqual(['realtime/connection.ts', 'tables/broadcaster.ts'])
  })

  it('read no private field of the socket libraries', () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(filesWith(/\b(_socket|_sender|writeBuffer|wsPreEncodedFrame)\b/)).toEqual([])
  })
})
