import { describe, expect, it } from 'vitest'
import { ERROR_CODES } from '../errors.ts'
import en from './en.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }
import uk from './uk.json' with { type: 'json' }

const catalogs: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, uk, pl }
const spoken = [...ERROR_CODES.map((code) => `error.${code}`), 'undo.nothing', 'undo.revealed']
const placeholders = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

describe.each(Object.entries(catalogs))('the kernel in %s', (_, catalog) => {
  it('contains a text for each of its messages and no others', () => {
    expect(Object.keys(catalog).toSorted()).toEqual(spoken.toSorted())
  })

  it.each(spoken)('formats %s with the same parameters as in English', (key) => {
    expect(catalog[key]).toMatch(/^\p{Lu}.*(\.|\{reason\})$/u)
    expect(placeholders(catalog[key])).toEqual(placeholders(catalogs.en?.[key]))
  })
})
