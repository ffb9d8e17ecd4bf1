import { describe, expect, it } from 'vitest'
import { AI_CARDS, AI_CARDS_OF, aiCard } from './automa.ts'
import { BONUSES } from './automa-bonuses.ts'
import type { ActionCode } from './automa-facts.ts'
import {
  COMPANY_LISTS,
  INSTRUCTION_CARDS,
  PLAN_LISTS,
  PURCHASE_LISTS,
  SKILL_LISTS,
  STARTING_LAYOUT,
} from './automa-instructions.ts'
import { SPECIALS } from './automa-specials.ts'
import { CLASSES, POLICIES } from './vocabulary.ts'

const ALL = Object.values(AI_CARDS)

describe('AI cards', () => {
  it('CC-AUTO-07: 30 for each class, numbered as printed, and 38 instruction cards', () => {
    expect(ALL).toHaveLength(90)
    for (const role of CLASSES) expect(AI_CARDS_OF[role].map(({ number }) => number)).toEqual(upTo(30))
    const byClass = (of: string): number => INSTRUCTION_CARDS.filter((card) => card.class === of).length
    expect([byClass('working'), byClass('capitalist'), byClass('middle'), byClass('common')]).toEqual([10, 11, 13, 4])
    expect(new Set(INSTRUCTION_CARDS.map(({ id }) => id)).size).toBe(38)
    for (const role of CLASSES) {
      const { actions, policies, aside } = STARTING_LAYOUT[role]
      expect(actions.flat()).toHaveLength(6)
      expect([...policies.flat(), ...aside].sort()).toEqual([...POLICIES])
    }
  })

  it('CC-AUTO-08, CC-AUTO-10: four different symbols, two policies, a bonus and a Special Action', () => {
    for (const card of ALL) {
      expect(new Set(card.symbols).size).toBe(4)
      expect([0, 2]).toContain(card.policies.length)
      expect(card.policies.length === 2).toBe(card.symbols.includes('PB'))
      expect((card.bonus === undefined) !== (card.conditions === undefined)).toBe(true)
      expect(Object.keys(SPECIALS)).toContain(card.special)
    }
    const symbols = (of: 'working' | 'middle' | 'capitalist'): ActionCode[] => [
      ...new Set(AI_CARDS_OF[of].flatMap((card) => [...card.symbols])),
    ]
    expect(symbols('working').sort()).toEqual(['AW', 'BGS', 'PB', 'STR'])
    expect(symbols('capitalist').sort()).toEqual(['BC', 'LOB', 'PB', 'SA', 'SFM'])
    expect(symbols('middle').sort()).toEqual(['AW', 'BC', 'BGS', 'PB', 'SA', 'SFM'])
    for (const card of AI_CARDS_OF.working) expect(card.symbols[3]).toBe('STR')
    for (const card of AI_CARDS_OF.capitalist) expect(card.symbols[3] === 'LOB').toBe(card.symbols[0] !== 'SA')
  })

  it('CC-AUTO-09: cards without Propose Bill list no policies; Special Action first prints conditions', () => {
    const numbers = (of: 'working' | 'middle' | 'capitalist', which: (id: string) => boolean): number[] =>
      AI_CARDS_OF[of].filter(({ id }) => which(id)).map(({ number }) => number)
    const without = (id: string): boolean => aiCard(id).policies.length === 0
    expect(numbers('middle', without)).toEqual([2, 5, 7, 13, 14, 16, 18, 20, 22, 30])
    expect([...numbers('working', without), ...numbers('capitalist', without)]).toEqual([])
    const conditional = (id: string): boolean => aiCard(id).conditions !== undefined
    expect(numbers('capitalist', conditional)).toEqual([3, 12, 14, 23, 25, 28])
    expect(numbers('middle', conditional)).toEqual([28, 29, 30])
    for (const card of ALL) expect(card.conditions !== undefined).toBe(card.symbols[0] === 'SA')
  })

  it('every bonus and every Special Action is on some card, and half of the cards show Influence', () => {
    expect(new Set(ALL.flatMap(({ bonus }) => bonus ?? []))).toEqual(new Set(Object.keys(BONUSES)))
    expect(new Set(ALL.map(({ special }) => special))).toEqual(new Set(Object.keys(SPECIALS)))
    for (const role of CLASSES) expect(AI_CARDS_OF[role].filter(({ influence }) => influence)).toHaveLength(15)
  })

  it('CC-AUTO-22: every list card has its bullets; checks belong to Advanced Mode', () => {
    const lists = { ...PLAN_LISTS, ...PURCHASE_LISTS, ...SKILL_LISTS, ...COMPANY_LISTS }
    const cards = INSTRUCTION_CARDS.filter(({ kind }) => kind === 'list').map(({ id }) => id)
    expect(
      Object.keys(lists)
        .filter((id) => id !== 'c-extra-production')
        .sort(),
    ).toEqual([...cards].sort())
    const checks = INSTRUCTION_CARDS.filter(({ kind }) => kind === 'check')
    expect(checks.map(({ actions }) => actions?.length)).toEqual(checks.map(() => 1))
    expect(checks).toHaveLength(13)
  })
})

function upTo(last: number): number[] {
  return Array.from({ length: last }, (_, i) => i + 1)
}
