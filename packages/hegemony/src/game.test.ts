/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HustingsError, Match } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { hegemony } from './game.ts'
import { NO_MODULES } from './state/agreements.ts'
import { playUntil, startMatch } from './testing/match.ts'

const GOLDEN = join(import.meta.dirname, '../fixtures/golden')

function codeOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof HustingsError) return error.code
    throw error
  }
  return 'no error'
}

describe('options from outside', () => {
  it('are checked: player count, house rules, nothing unknown', () => {
    const wrong = [
      undefined,
      null,
      4,
      'four',
      {},
      { players: 1 },
      { players: 5 },
      { players: '4' },
      { players: 2.5 },
      { players: 4, extra: true },
      { players: 4, house: { negativeVp: 'yes' } },
      { players: 4, house: { unknown: true } },
      { players: 4, automas: { working: 'clever' } },
      { players: 4, modules: { unknown: true } },
      { players: 4, modules: { hiddenAgendas: 1 } },
    ]
    for (const input of wrong) expect(codeOf(() => Match.start(hegemony, input, 'seed'))).toBe('invalid-options')
  })

  it('R-17, R-71: house rules that are not named keep their ruling', () => {
    expect(hegemony.options({ players: 3, house: { strikeByEmployeeOnly: false } }).house).toEqual({
      negativeVp: true,
      electionsWithoutBills: true,
      strikeByEmployeeOnly: false,
    })
  })

  it('without a word there are no Automas and no modules', () => {
    expect(hegemony.options({ players: 4 })).toMatchObject({ automas: {}, modules: NO_MODULES })
    expect(hegemony.options({ players: 4, modules: { hiddenAgendas: true } }).modules).toEqual({
      ...NO_MODULES,
      hiddenAgendas: true,
    })
    const automas = { working: 'simple', middle: 'advanced', capitalist: 'simple' }
    expect(hegemony.options({ players: 4, automas }).automas).toEqual(automas)
  })

  it.each([
    ['CC-AUTO-01: an Automa for the State', { players: 4, automas: { state: 'simple' } }],
    ['CC-AUTO-03: an Automa for a class that is not at the table', { players: 2, automas: { middle: 'simple' } }],
    ['CC-ALT-01: Alternative Events without the State', { players: 3, modules: { alternativeEvents: true } }],
  ])('%s is refused', (_, input) => {
    expect(codeOf(() => hegemony.options(input))).toBe('invalid-options')
  })

  it('CC-ALT-01, CC-AUTO-03: with the State and at a table of three the same is allowed', () => {
    expect(hegemony.options({ players: 4, modules: { alternativeEvents: true } }).modules.alternativeEvents).toBe(true)
    expect(hegemony.options({ players: 3, automas: { middle: 'simple' } }).automas).toEqual({ middle: 'simple' })
  })
})

describe('a record from outside', () => {
  const record = playUntil(startMatch(4, 'record'), (s) => s.clock.round === 2).record()

  it('that is broken, foreign, edited or of another version is refused with its reason', () => {
    const load = (input: unknown) => codeOf(() => Match.load(hegemony, input))
    expect(load('{"format":')).toBe('broken-record')
    expect(load('[]')).toBe('broken-record')
    expect(load({ ...record, seats: 'all' })).toBe('broken-record')
    expect(load({ ...record, seed: 'another' })).toBe('edited-record')
    expect(load({ ...record, recordVersion: 99 })).toBe('unsupported-version')
    expect(load(record)).toBe('no error')
  })

  it('does not verify when money was put into the checkpoint', () => {
    const richer = structuredClone(record)
    Object.assign(richer.checkpoint, { working: { ...Reflect.get(richer.checkpoint, 'working'), money: 999 } })
    expect(codeOf(() => Match.verify(hegemony, richer))).toBe('edited-record')
  })
})

describe('golden matches', () => {
  const files = readdirSync(GOLDEN).filter((file) => file.endsWith('.json'))

  it('there are four for each player count, and some with Automas and modules', () => {
    for (const players of [2, 3, 4]) expect(files.filter((file) => file.startsWith(`${players}p-`))).toHaveLength(4)
    expect(files.filter((file) => file.startsWith('automas-'))).toHaveLength(3)
  })

  for (const file of files) {
    it(`${file} replays to the same end`, () => {
      const { ok, difference, standings } = Match.verify(hegemony, readFileSync(join(GOLDEN, file), 'utf8'))
      expect(difference).toBeNull()
      expect(ok).toBe(true)
      expect(standings).not.toBeNull()
    })
  }
})
