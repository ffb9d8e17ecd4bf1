/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import IntlMessageFormat from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import {
  BUILDINGS,
  FACTION_BOXES,
  FACTIONS,
  FRAUD_KINDS,
  KINDS,
  LAWS,
  MOOD_SPACES,
  NEWS,
  OFFICES,
  PLAYER_BOARDS,
  RESOURCES,
  SEATS,
  TILES,
} from '../data/index.ts'
import { playUntil, startMatch } from '../testing/match.ts'
import { messages as en } from './en.ts'
import { messages as pl } from './pl.ts'
import { messages as uk } from './uk.ts'

const CATALOGUES = { en, uk, pl } as const
type Parsed = ReturnType<IntlMessageFormat['getAst']>
/** The type of plain text in a parsed message. */
const LITERAL = 0
const SOURCES = join(import.meta.dirname, '..')

/** The message keys written out in the rules and in the words of boxes. */
function keysInCode(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('messages'))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  const said = files.flatMap((text) =>
    [...text.matchAll(/'((?:ask|option|context|box|do|pay|building|news|law)\.[a-z0-9._-]+)'/g)].map(
      (match) => match[1] ?? '',
    ),
  )
  const reasons = files.flatMap((text) =>
    [...text.matchAll(/because\(\s*'[^']+',\s*'([a-z0-9-]+)'/g)].map((match) => `why.${match[1]}`),
  )
  return [...new Set([...said, ...reasons])]
}

describe('messages', () => {
  it('the three languages have the same messages and parameters', () => {
    const keys = Object.keys(en).sort()
    expect(Object.keys(uk).sort()).toEqual(keys)
    expect(Object.keys(pl).sort()).toEqual(keys)
  })

  it('no message is empty, and every one is sound ICU with the parameters of the English one', () => {
    /** The parameters of a text, read from the parsed format: branches of plurals and selections included. */
    const parameters = (text: string, language: string): string[] => {
      const names = new Set<string>()
      const walk = (elements: Parsed): void => {
        for (const element of elements) {
          if ('options' in element) for (const option of Object.values(element.options)) walk(option.value)
          if ('value' in element && element.type !== LITERAL) names.add(element.value)
        }
      }
      walk(new IntlMessageFormat(text, language).getAst())
      return [...names].sort()
    }
    for (const [language, catalogue] of Object.entries(CATALOGUES)) {
      for (const [key, text] of Object.entries(catalogue)) {
        expect(text, `${language} ${key}`).not.toBe('')
        expect(() => new IntlMessageFormat(text, language), `${language} ${key}`).not.toThrow()
        expect(parameters(text, language), `${language} ${key}`).toEqual(parameters(en[key as keyof typeof en], 'en'))
      }
    }
  })

  it('every key in the code is said', () => {
    expect(keysInCode().filter((key) => !(key in en))).toEqual([])
  })

  it('everything with a name has it: cards, tiles, offices, factions, resources, seats', () => {
    const wanted = [
      ...BUILDINGS.flatMap(({ id }) => ['', '.upper', '.lower'].map((end) => `building.${id}${end}`)),
      ...NEWS.flatMap(({ id }) => [`news.${id}`, `news.${id}.text`]),
      ...LAWS.flatMap(({ id }) => ['', '.text', '.left', '.right'].map((end) => `law.${id}${end}`)),
      ...TILES.flatMap(({ id }) => ['', '.grey', '.red'].map((end) => `tile.${id}${end}`)),
      ...FACTIONS.flatMap((faction) => [
        `faction.${faction}`,
        ...FACTION_BOXES[faction].map(({ id }) => `faction-box.${id}`),
      ]),
      ...OFFICES.flatMap((office) => [`office.${office}`, `office.${office}.long`]),
      ...MOOD_SPACES.map(({ position }) => `mood.${position}`),
      ...PLAYER_BOARDS.map(({ number }) => `district.${number}`),
      ...FRAUD_KINDS.flatMap((kind) => [`fraud.${kind}`, `fraud.${kind}.text`]),
      ...KINDS.map((kind) => `worker.${kind}`),
      ...RESOURCES.flatMap((resource) => [`resource.${resource}`, `goods.${resource}`]),
      ...[...SEATS, 'puppet'].map((seat) => `seat.${seat}`),
    ]
    expect(wanted.filter((key) => !(key in en))).toEqual([])
  })

  it('every question, option and reason of a random game has a text', () => {
    const missing = new Set<string>()
    const check = (message: unknown): void => {
      if (typeof message !== 'object' || message === null) return
      if (Array.isArray(message)) message.forEach(check)
      else if ('key' in message && typeof message.key === 'string') {
        if (!(message.key in en)) missing.add(message.key)
        if ('params' in message && typeof message.params === 'object' && message.params !== null)
          Object.values(message.params).forEach(check)
      }
    }
    for (const players of [2, 3, 4] as const) {
      const match = startMatch(players, `words ${players}`)
      playUntil(match, () => {
        for (const { prompt, context, ...decision } of match.decisions) {
          check(prompt)
          context?.forEach(check)
          if (decision.shape === 'pick')
            for (const { label, blocked } of decision.options) [label, blocked].forEach(check)
        }
        return false
      })
    }
    expect([...missing]).toEqual([])
  })
})
