// The page about sources of card data counts the cards of both games by origin, in every language.
import * as hegemony from '@hustings/hegemony/data'
import * as planetB from '@hustings/planet-b'
import { describe, expect, it } from 'vitest'
import { type Library, libraryIn } from './library.ts'
import { isTable } from './parse.ts'

type Sourced = {
  readonly origin: hegemony.Origin | planetB.Origin
  readonly copies?: number
  readonly partlyKnown?: true
}

const ORIGINS = ['rulebook', 'printed card', 'reconstructed'] as const

/** All cards of each component, in the order of the page. */
const COMPONENTS: readonly (readonly Sourced[])[] = [
  Object.values(hegemony.ACTIONS_OF).flat(),
  Object.values(hegemony.COMPANIES),
  hegemony.EXPORTS,
  hegemony.DEALS,
  hegemony.IMMIGRATION,
  hegemony.AGENDAS,
  hegemony.EVENTS,
  Object.values(hegemony.EXPANSION_ACTIONS_OF).flat(),
  Object.values(hegemony.AI_CARDS_OF).flat(),
  hegemony.INSTRUCTION_CARDS,
  hegemony.CRISES,
  hegemony.ALTERNATIVE_EVENTS,
  hegemony.HIDDEN_AGENDAS,
  hegemony.HISTORY,
  planetB.BUILDINGS.map((building) => ({ ...building, copies: building.deck === 'HQ' ? planetB.SEATS.length : 1 })),
  planetB.NEWS,
  planetB.LAWS,
  planetB.TILES,
  planetB.OFFICES.map((office) => planetB.OFFICE_CARDS[office]),
  Object.values(planetB.FACTION_BOXES).flat(),
  planetB.PLAYER_BOARDS,
]

const countOf = (cards: readonly Sourced[]): number => cards.reduce((sum, { copies = 1 }) => sum + copies, 0)

/** Cards, cards by origin, partly known cards. */
const EXPECTED = COMPONENTS.map((cards) => [
  countOf(cards),
  ...ORIGINS.map((origin) => countOf(cards.filter((card) => card.origin === origin))),
  countOf(cards.filter(({ partlyKnown }) => partlyKnown === true)),
])

function tablesOf(library: Library, chapter: number) {
  return library.chapterOf(`sources-${chapter}`)?.blocks.filter(isTable) ?? []
}

describe('the page about sources', () => {
  it.each(['en', 'uk', 'pl'] as const)(
    'counts the cards of every component by origin like the data, in %s',
    async (language) => {
      const [table] = tablesOf(await libraryIn(language), 2)
      expect(table?.header.slice(2, 5).map(({ text }) => text)).toEqual([...ORIGINS])
      expect(table?.rows.map((row) => row.slice(1).map(({ text }) => Number(text)))).toEqual(EXPECTED)
    },
  )

  it.each(['uk', 'pl'] as const)('lists the same components in %s as in English', async (language) => {
    const [en, translated] = [await libraryIn('en'), await libraryIn(language)]
    const rows = (library: Library) =>
      [1, 2, 3, 4, 5].map((chapter) => tablesOf(library, chapter).map((table) => table.rows.length))
    expect(rows(en)).toEqual([[3], [21], [11], [8], [7]])
    expect(rows(translated)).toEqual(rows(en))
  })

  it('gives a source, a check and open questions for every component', async () => {
    const en = await libraryIn('en')
    for (const row of [3, 4, 5].flatMap((chapter) => tablesOf(en, chapter)[0]?.rows ?? [])) {
      expect(row.map(({ text }) => text)).toHaveLength(4)
      for (const { text } of row) expect(text).not.toBe('')
    }
  })
})
