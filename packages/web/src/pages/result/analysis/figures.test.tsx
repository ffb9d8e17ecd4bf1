import type { Analysis } from '@hustings/bots'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { info } from '../../../games/ballot/info.ts'
import { clientCatalog } from '../../../i18n/catalogs.ts'
import { WordsContext } from '../../../i18n/context.ts'
import { insightCatalog } from '../../../i18n/insight-catalog.ts'
import { translator } from '../../../i18n/translator.ts'
import type { Language } from '../../../i18n/types.ts'
import { useSeatsOf } from '../../../seating/seats.ts'
import { TableFigure } from '../figures/TableFigure.tsx'
import { accountsTable } from './figures.ts'

afterEach(cleanup)

const ANALYSIS: Analysis = {
  seats: ['red'],
  moments: [],
  judgements: [],
  accounts: [
    {
      seat: 'red',
      own: { value: 12.34, low: 8.1, high: 16.58 },
      others: { value: 3.3, low: -14.5, high: 21.1 },
      luck: { value: -17.8, low: -30, high: -5.6 },
    },
  ],
}

function Accounts() {
  const seats = useSeatsOf({ info, options: undefined, people: {} })
  return <TableFigure chart={accountsTable(ANALYSIS, seats)} seats={seats} />
}

it.each<[Language, readonly string[]]>([
  ['en', ['+12.3 ± 4.2', 'No clear difference +3.3 ± 17.8', '-17.8 ± 12.2']],
  ['uk', ['+12,3 ± 4,2', 'Чіткої різниці немає +3,3 ± 17,8', '-17,8 ± 12,2']],
  ['pl', ['+12,3 ± 4,2', 'Brak wyraźnej różnicy +3,3 ± 17,8', '-17,8 ± 12,2']],
])('shows each account with its interval, and no finding where zero is inside (%s)', async (language, cells) => {
  const catalogs = await Promise.all([clientCatalog(language), insightCatalog(language), info.catalog(language)])
  const words = translator(language, catalogs, (key) => {
    throw new Error(`no ${language} words for ${key}`)
  })
  render(
    <WordsContext value={words}>
      <Accounts />
    </WordsContext>,
  )
  const shown = screen
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace('−', '-').replaceAll('\u00a0', ' ').trim())
  expect(shown.filter((text) => text !== '')).toEqual(cells)
})
