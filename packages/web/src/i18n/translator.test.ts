// Formatting of messages: plurals, nested messages, lists, missing texts.

import { describe, expect, it } from 'vitest'
import { plainSpaces } from '../testing/plain-spaces.ts'
import { sentence, translator } from './translator.ts'

const TEXTS = {
  cubes: '{count, plural, one {# кубик} few {# кубики} many {# кубиків} other {# кубика}}',
  class: 'Робітничий клас',
  gains: '{who} отримує {what}',
  all: 'Разом: {things}',
}

describe('translator', () => {
  const missing: string[] = []
  const { say } = translator('uk', [TEXTS], (key) => missing.push(key))

  it('selects the plural forms of the language', () => {
    expect([1, 2, 5, 21, 22].map((count) => plainSpaces(say('cubes', { count })))).toEqual([
      '1 кубик',
      '2 кубики',
      '5 кубиків',
      '21 кубик',
      '22 кубики',
    ])
  })

  it('formats nested messages and lists', () => {
    expect(plainSpaces(say('gains', { who: { key: 'class' }, what: { key: 'cubes', params: { count: 3 } } }))).toBe(
      'Робітничий клас отримує 3 кубики',
    )
    expect(plainSpaces(say('all', { things: [1, 2].map((count) => ({ key: 'cubes', params: { count } })) }))).toBe(
      'Разом: 1 кубик і 2 кубики',
    )
  })

  it('inserts the inline form of a word, except where a text begins with it', () => {
    const words = { water: 'Вода', 'water.inline': 'вода', sell: 'Продати: {what}', ask: '{what}: скільки?' }
    const uk = translator('uk', [words])
    expect(uk.say('sell', { what: { key: 'water' } })).toBe('Продати: вода')
    expect(uk.say('sell', { what: [{ key: 'water' }, { key: 'water' }] })).toBe('Продати: вода і вода')
    expect(uk.say('ask', { what: { key: 'water' } })).toBe('Вода: скільки?')
    expect(uk.say('water')).toBe('Вода')
  })

  it('uses the text of a parameter value when the catalog has one', () => {
    const uk = translator('uk', [{ 'param.section.B': 'Б', bill: 'Перехід до {section}', law: '{law}{section}' }])
    expect(uk.say('bill', { section: 'B' })).toBe('Перехід до\u00a0Б')
    expect(uk.say('law', { law: '2', section: 'C' })).toBe('2C')
  })

  it('shows the key and reports it when a text is missing', () => {
    expect(say('nothing.here')).toBe('nothing.here')
    expect(missing).toEqual(['nothing.here'])
  })

  it('prefers later catalogs', () => {
    expect(translator('en', [{ a: 'first' }, { a: 'second' }]).say('a')).toBe('second')
  })
})

describe('sentence', () => {
  it.each([
    ['take 2 workers', 'Take 2 workers'],
    ['(або взяти, або виставити)', '(Або взяти, або виставити)'],
    ['3 workers', '3 workers'],
  ])('starts with a capital: %s', (text, expected) => expect(sentence(text)).toBe(expected))
})
