import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keyFiles, namesIn, ROOT } from './keys.ts'

describe('the types of message keys', () => {
  it.each([...keyFiles()])('match the English texts: %s (run `npm run texts` after a change)', (path, text) => {
    const file = join(ROOT, path)
    expect(existsSync(file) ? readFileSync(file, 'utf8') : null).toBe(text)
  })
})

describe('namesIn', () => {
  it.each([
    ['Confirm', []],
    ['{count, plural, one {# table} other {# tables of {host}}}', ['count', 'host']],
    ['{known, select, yes {from {source}} other {}} <b>{amount, number}</b>', ['amount', 'known', 'source']],
  ])('returns the parameters of %s', (text, names) => expect(namesIn(text)).toEqual(names))
})
