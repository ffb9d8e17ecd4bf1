// Every language has every message with the same parameters, and every message key in the code has a text.
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import type { AnyLesson } from '../games/lesson.ts'
import { guideWords } from '../guide/words.ts'
import { allGames } from '../shelf/registry.ts'
import { BANNED, BUTTON_WORDS, isButton } from '../testing/word-list.ts'
import { clientCatalog } from './catalogs.ts'
import { insightCatalog } from './insight-catalog.ts'
import { onlineCatalog } from './online-catalog.ts'
import { type Catalog, LANGUAGES, type Language } from './types.ts'

/** Every parameter that a text uses. */
function parameters(text: string, language: Language): string[] {
  const found = new Set<string>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item)
    else if (typeof value === 'object' && value !== null) {
      // Literal texts are type 0 and the number sign 7; all others name a parameter.
      if ('type' in value && 'value' in value && value.type !== 0 && value.type !== 7) found.add(String(value.value))
      if ('options' in value && typeof value.options === 'object' && value.options !== null) {
        for (const option of Object.values(value.options)) walk('value' in option ? option.value : [])
      }
    }
  }
  walk(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst())
  return [...found].sort()
}

async function catalogs(load: (language: Language) => Promise<Catalog>): Promise<Record<Language, Catalog>> {
  const [en, uk, pl] = await Promise.all([load('en'), load('uk'), load('pl')])
  return { en, uk, pl }
}

/** The catalogs of emails and push messages. */
async function serverCatalog(language: Language): Promise<Catalog> {
  const messages = import.meta.glob<Catalog>('../../../server/src/messages/*.json', { import: 'default' })
  const load = messages[`../../../server/src/messages/${language}.json`]
  if (load === undefined) throw new Error(`no ${language} texts of the server`)
  return load()
}

/** The text without placeholders: names of parameters and of branches are not words. */
function wordsIn(text: string): string {
  return text.replace(/\{\w+, (plural|select),/g, '{').replace(/\{\w+(, number)?\}/g, '{}')
}

/** The catalogs of the tutorial and of its guide. */
function lessonWords(game: string, lesson: () => Promise<AnyLesson>) {
  return async (language: Language) => guideWords(await lesson(), game).catalog(language)
}

describe.each([
  ['the client', clientCatalog] as const,
  ['playing over the network', onlineCatalog] as const,
  ['what bots say about decisions', insightCatalog] as const,
  ['emails and push messages', serverCatalog] as const,
  ...allGames().map((game) => [game.id, game.catalog] as const),
  ...allGames().flatMap(({ id, lesson }) =>
    lesson === undefined ? [] : [[`the lesson of ${id}`, lessonWords(id, lesson)] as const],
  ),
])('messages of %s', (_, load) => {
  it('exist in every language with the same parameters', async () => {
    const all = await catalogs(load)
    for (const language of LANGUAGES) {
      expect(Object.keys(all[language]).sort()).toEqual(Object.keys(all.en).sort())
      for (const [key, text] of Object.entries(all[language])) {
        expect(text.trim(), key).not.toBe('')
        expect([key, parameters(text, language)]).toEqual([key, parameters(all.en[key] ?? '', 'en')])
      }
    }
  })

  it.each(LANGUAGES)('follow the word list: %s', async (language) => {
    const faults = Object.entries(await load(language)).flatMap(([key, text]) =>
      BANNED[language]
        .filter(({ pattern }) => pattern.test(wordsIn(text)))
        .map(({ pattern, instead }) => `${key}: ${text} (${pattern}: ${instead})`),
    )
    expect(faults).toEqual([])
  })

  it('keep English buttons short', async () => {
    const long = Object.entries(await load('en')).filter(
      ([key, text]) => isButton(key) && text.split(' ').length > BUTTON_WORDS,
    )
    expect(long).toEqual([])
  })
})

describe('the word list', () => {
  it.each([
    ['en', 'Everybody can join, besides the host.'],
    ['en', 'Goes on in {share} % of the games'],
    ['uk', 'законопроект: сектор B, закон 2C'],
    ['uk', 'Оберіть: хто грає, вирішить жереб'],
    ['pl', 'Klasę prowadzą same zasady, a ty 1 poparcia'],
    ['pl', 'Zarządź natychmiastowe głosowanie'],
  ] as const)('catches old words: %s, %s', (language, text) => {
    expect(BANNED[language].filter(({ pattern }) => pattern.test(wordsIn(text)))).not.toEqual([])
  })
})

describe.each(allGames().map((info) => [info.id, info] as const))('texts about %s outside its table', (_, info) => {
  it('belong to its front catalog, which is part of its messages', async () => {
    const [front, all] = await Promise.all([info.front('en'), info.catalog('en')])
    const said = messagesIn([
      info,
      info.looks(undefined),
      info.playerCounts.map((players) => [
        info.seats(players).map((seat) => info.controllers?.(seat, players) ?? []),
        info.setup.map((option) => option.when?.(players) ?? null),
      ]),
    ])
    expect(said.length).toBeGreaterThan(4)
    expect(said.filter((key) => front[key] === undefined && !key.startsWith('ui.'))).toEqual([])
    for (const [key, text] of Object.entries(front)) expect([key, all[key]]).toEqual([key, text])
  })
})

/** Keys of all messages in a plain value. */
function messagesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(messagesIn)
  return 'key' in value && typeof value.key === 'string' ? [value.key, ...inside] : inside
}

describe('message keys in the code', () => {
  it('have a text', async () => {
    const words = { ...(await clientCatalog('en')), ...(await onlineCatalog('en')) }
    const sources = import.meta.glob<string>(
      ['../../../{live,protocol}/src/**/*.ts', '../**/*.{ts,tsx}', '!../games/**', '!../**/*.test.*'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    )
    const asked = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/'((?:ui|online)\.[\w.-]+)'/g)].map(([, key]) => key ?? ''),
    )
    expect(asked.length).toBeGreaterThan(100)
    expect([...new Set(asked)].filter((key) => words[key] === undefined)).toEqual([])
  })

  it('include every key of the client', async () => {
    const words = { ...(await clientCatalog('en')), ...(await onlineCatalog('en')) }
    const sources = import.meta.glob<string>(
      ['../../../{live,protocol}/src/**/*.ts', '../**/*.{ts,tsx}', '!../messages/**', '!../**/*.test.*'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    )
    const code = Object.values(sources).join('\n')
    const unused = Object.keys(words).filter((key) => {
      if (!/^(ui|online)\./.test(key)) return false
      const stem = key.slice(0, key.lastIndexOf('.') + 1)
      return !code.includes(`'${key}'`) && !code.includes(`"${key}"`) && !code.includes(`\`${stem}\${`)
    })
    expect(unused).toEqual([])
  })
})
