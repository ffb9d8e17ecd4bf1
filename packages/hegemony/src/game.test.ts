/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, describeGoldenMatches, describeRecords, describeWrongOptions } from '@hustings/kernel/testing'
import { describe, expect, it } from 'vitest'
import traces from '../fixtures/golden-traces.json' with { type: 'json' }
import { hegemony } from './game.ts'
import { NO_MODULES } from './state/agreements.ts'
import { playUntil, startMatch } from './testing/match.ts'

const GOLDEN = join(import.meta.dirname, '../fixtures/golden')

describe('options from outside', () => {
  describeWrongOptions(hegemony, 'are checked: player count, house rules, nothing unknown', [
    { players: 4, house: { negativeVp: 'yes' } },
    { players: 4, house: { unknown: true } },
    { players: 4, automas: { working: 'clever' } },
    { players: 4, modules: { unknown: true } },
    { players: 4, modules: { hiddenAgendas: 1 } },
  ])

  it('R-17, R-71: house rules that are not named keep their ruling', () => {
    expect(hegemony.options({ players: 3, house: { strikeByEmployeeOnly: false } }).house).toEqual({
      negativeVp: true,
      electionsWithoutBills: true,
      strikeByEmployeeOnly: false,
    })
  })

  it('default to no Automas and no modules', () => {
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

describeRecords(hegemony, playUntil(startMatch(4, 'record'), (s) => s.clock.round === 2).record(), (checkpoint) => {
  Object.assign(checkpoint, { working: { ...Reflect.get(checkpoint, 'working'), money: 999 } })
})

describeGoldenMatches(
  hegemony,
  readdirSync(GOLDEN).map((file) => ({
    name: file.replace('.json', ''),
    text: readFileSync(join(GOLDEN, file), 'utf8'),
  })),
  traces,
)
