/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import IntlMessageFormat from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { ACTION_CARDS } from '../data/actions.ts'
import { COMPANIES } from '../data/companies.ts'
import { EVENTS } from '../data/events.ts'
import { BASIC_ACTIONS, FREE_ACTIONS } from '../rules/round/actions.ts'
import { playUntil, startMatch } from '../testing/match.ts'
import { messages as en } from './en.ts'
import { messages as pl } from './pl.ts'
import { messages as uk } from './uk.ts'

const CATALOGUES = { en, uk, pl } as const
const SOURCES = join(import.meta.dirname, '..')

/** Returns the message keys written out in the rules and cards. */
function keysInCode(): string[] {
  const files = ['rules', 'cards'].flatMap((folder) =>
    readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(SOURCES, folder, file), 'utf8')),
  )
  const said = files.flatMap((text) =>
    [...text.matchAll(/'((?:ask|option|action|hint)\.[a-z0-9.-]+)'/g)].map((match) => match[1] ?? ''),
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
    const parameters = (text: string): string[] =>
      [...new Set([...text.matchAll(/\{\s*([a-zA-Z]\w*)\s*[,}]/g)].map((match) => match[1] ?? ''))].sort()
    for (const [language, catalogue] of Object.entries(CATALOGUES)) {
      for (const [key, text] of Object.entries(catalogue)) {
        expect(text, `${language} ${key}`).not.toBe('')
        expect(() => new IntlMessageFormat(text, language), `${language} ${key}`).not.toThrow()
        expect(parameters(text), `${language} ${key}`).toEqual(parameters(en[key as keyof typeof en]))
      }
    }
  })

  it('every key in the rules and cards is said', () => {
    expect(keysInCode().filter((key) => !(key in en))).toEqual([])
  })

  it('every card, Company, Event and action has a name', () => {
    const wanted = [
      ...Object.keys(ACTION_CARDS).flatMap((id) => [`card.${id}`, `card.${id}.text`]),
      ...Object.values(COMPANIES).map(({ kind }) => `company.${kind}`),
      ...EVENTS.flatMap(({ id }) => [`event.${id}`, `event.${id}.text`]),
      ...[...Object.values(BASIC_ACTIONS), ...Object.values(FREE_ACTIONS)]
        .flat()
        .flatMap(({ id }) => [`action.${id}`, `action.${id}.text`]),
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
        for (const decision of match.decisions) {
          ;[decision.prompt, decision.context].forEach(check)
          if (decision.shape === 'pick')
            for (const { label, blocked, hint } of decision.options) [label, blocked, hint].forEach(check)
        }
        return false
      })
    }
    expect([...missing]).toEqual([])
  })
})
