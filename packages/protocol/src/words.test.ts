import { describe, expect, it } from 'vitest'
import { REFUSALS } from './codes.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import uk from './messages/uk.json' with { type: 'json' }
import { PHRASES, phraseKey } from './phrases.ts'

const keys = [...REFUSALS.map((code) => `refused.${code}`), ...PHRASES.map(phraseKey)].toSorted()

describe('texts of the server', () => {
  it.each(Object.entries({ en, uk, pl }))('cover exactly the refusals and phrases in %s', (_, messages) => {
    expect(Object.keys(messages).toSorted()).toEqual(keys)
    expect(Object.values(messages).filter((text) => text.trim() === '')).toEqual([])
  })
})
