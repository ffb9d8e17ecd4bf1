// Saying messages: plurals, messages inside messages, lists, and what happens without words.
import { describe, expect, it } from 'vitest'
import { translator } from './translator.ts'

const TEXTS = {
  cubes: '{count, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}}',
  class: 'Робітничий клас',
  gains: '{who} отримує {what}',
  all: 'Разом: {things}',
}

describe('translator', () => {
  const missing: string[] = []
  const { say } = translator('uk', [TEXTS], (key) => missing.push(key))

  it('knows the plurals of the language', () => {
    expect([1, 2, 5, 21, 22].map((count) => say('cubes', { count }))).toEqual([
      '1 кубик',
      '2 кубики',
      '5 кубиків',
      '21 кубик',
      '22 кубики',
    ])
  })

  it('says messages inside messages, and lists of them', () => {
    expect(say('gains', { who: { key: 'class' }, what: { key: 'cubes', params: { count: 3 } } })).toBe(
      'Робітничий клас отримує 3 кубики',
    )
    expect(say('all', { things: [1, 2].map((count) => ({ key: 'cubes', params: { count } })) })).toBe(
      'Разом: 1 кубик і 2 кубики',
    )
  })

  it('shows the key and reports it when there are no words', () => {
    expect(say('nothing.here')).toBe('nothing.here')
    expect(missing).toEqual(['nothing.here'])
  })

  it('lets later catalogs win', () => {
    expect(translator('en', [{ a: 'first' }, { a: 'second' }]).say('a')).toBe('second')
  })
})
