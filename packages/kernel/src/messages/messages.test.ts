import { describe, expect, it } from 'vitest'
import { ERROR_CODES } from '../errors.ts'
import { messages as en } from './en.ts'
import { messages as pl } from './pl.ts'
import { messages as uk } from './uk.ts'

const catalogues = { en, uk, pl }
const spoken = [...ERROR_CODES.map((code) => `error.${code}`), 'undo.nothing', 'undo.revealed']
const placeholders = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

describe.each(Object.entries(catalogues))('the kernel in %s', (_, catalogue) => {
  it('contains a text for each of its messages and no others', () => {
    expect(Object.keys(catalogue).toSorted()).toEqual(spoken.toSorted())
  })

  it.each(spoken)('formats %s with the same parameters as in English', (key) => {
    expect(catalogue[key]).toMatch(/^\p{Lu}.*(\.|\{reason\})$/u)
    expect(placeholders(catalogue[key])).toEqual(placeholders(en[key]))
  })
})
