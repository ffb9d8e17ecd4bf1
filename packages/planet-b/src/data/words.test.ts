import type { Message, Param } from '@hustings/kernel'
import IntlMessageFormat from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { messages as en } from '../messages/en.ts'
import { messages as pl } from '../messages/pl.ts'
import { messages as uk } from '../messages/uk.ts'
import {
  type Box,
  BUILDINGS,
  buildingFacts,
  FACTION_BOXES,
  FACTIONS,
  FRAUD_SPACES,
  LAWS,
  MOOD_SPACES,
  NEWS,
  newsFacts,
  OFFICE_CARDS,
  OFFICES,
  TILES,
  tileFacts,
} from './index.ts'
import { boxWords } from './words.ts'

const CATALOGUES = { en, uk, pl } as const
type Language = keyof typeof CATALOGUES

/** Says a message as the client does; a key without words throws. */
function spoken(message: Message, language: Language): string {
  const texts: Readonly<Record<string, string>> = CATALOGUES[language]
  const text = texts[message.key]
  if (text === undefined) throw new Error(`No words for '${message.key}'`)
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const value = (param: Param): string | number => {
    if (typeof param === 'string' || typeof param === 'number') return param
    return 'key' in param ? spoken(param, language) : lists.format(param.map((item) => spoken(item, language)))
  }
  const values = Object.entries(message.params ?? {}).map(([name, param]) => [name, value(param)] as const)
  return String(new IntlMessageFormat(text, language).format(Object.fromEntries(values)))
}

const everyBox: readonly Box[] = [
  ...BUILDINGS.flatMap(({ upper, lower }) => [upper, lower]),
  ...NEWS.map(({ box }) => box),
  ...LAWS.flatMap(({ left, right }) => [left.president, left.others, right.president, right.others]),
  ...TILES.flatMap(({ grey, red }) => [grey, red]),
  ...FACTIONS.flatMap((faction) => FACTION_BOXES[faction]),
  ...OFFICES.flatMap((office) => [OFFICE_CARDS[office].now, OFFICE_CARDS[office].turn]),
  ...MOOD_SPACES.map(({ election }) => election),
  ...FRAUD_SPACES,
]

describe('the text of a box', () => {
  it.each(['en', 'uk', 'pl'] as const)('every box of the game can be said: %s', (language) => {
    for (const box of everyBox) {
      const words = spoken(boxWords(box), language)
      expect(words).not.toMatch(/[{}]|undefined/)
      expect(words.length).toBeGreaterThan(2)
    }
  })

  it('lists costs before actions, and the order where it is printed', () => {
    expect(spoken(boxWords(tileFacts('llamazone-prime').red), 'en')).toBe(
      'lower mood by 1; then play 1 news card, take or place 3 workers, and advance 1 step or take the support of any faction',
    )
    expect(spoken(boxWords(buildingFacts('construction-site').upper), 'en')).toBe(
      'first demolish one of your buildings and take back its cost, then build',
    )
    expect(spoken(boxWords(buildingFacts('hospital').lower), 'en')).toBe(
      'pay 1 hydrogen; then play a card from your news pile again and gain 2 VP; once per turn at most',
    )
  })

  it('includes choices, counts, conditions and the affected players', () => {
    expect(spoken(boxWords(newsFacts('nannybots').box), 'en')).toBe(
      '(either return 1 worker from your buildings to your board or take 1 Brain) and advance 1 step with the Futurists',
    )
    expect(spoken(boxWords(buildingFacts('casino').upper), 'en')).toBe(
      'draw 3 votes from the bag, and for each of your own votes drawn (gain 10 money and gain 2 VP)',
    )
    expect(spoken(boxWords(buildingFacts('museum').upper), 'en')).toBe(
      'pay 2 iridium; then for each of your faction steps (add 1 vote to the bag) and gain 20 money',
    )
    expect(spoken(boxWords(OFFICE_CARDS['prime-minister'].turn), 'en')).toBe(
      'if immoral, gain 6 money; otherwise advance 1 step with any faction',
    )
    expect(spoken(boxWords(newsFacts('rescue-package').box), 'en')).toBe('all others: pay 3 money; then gain 13 money')
  })

  it('counts as the language does', () => {
    expect(spoken(boxWords(newsFacts('rescue-package').box), 'uk')).toBe(
      'всі інші: сплатити 3 баблоси; потім отримати 13 баблосів',
    )
    expect(spoken(boxWords(newsFacts('rescue-package').box), 'pl')).toBe(
      'każdy inny gracz: zapłać 3 bańki; potem zyskaj 13 baniek',
    )
  })
})
