import type { Analysis } from '@hustings/bots'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { info } from '../../../games/ballot/info.ts'
import { clientCatalog } from '../../../i18n/catalogs.ts'
import { WordsContext } from '../../../i18n/context.ts'
import { insightCatalog } from '../../../i18n/insight-catalog.ts'
import { translator } from '../../../i18n/translator.ts'
import type { Language } from '../../../i18n/types.ts'
import { useSeatsOf } from '../../../seating/seats.ts'
import { LinesFigure } from '../figures/LinesFigure.tsx'
import { TableFigure } from '../figures/TableFigure.tsx'
import { accountsTable, chancesChart } from './figures.ts'

afterEach(cleanup)

type Moment = Analysis['moments'][number]

function moment(step: number, first: Moment['first'][number]): Moment {
  return { step, points: [0], margins: [0], first: [first], luck: [0] }
}

const ANALYSIS: Analysis = {
  seats: ['red'],
  moments: [moment(0, { value: 0.41, low: 0.2655, high: 0.5749 }), moment(9, { value: 1, low: 1, high: 1 })],
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

function useRed() {
  return useSeatsOf({ info, options: undefined, people: {} })
}

function Accounts() {
  const seats = useRed()
  return <TableFigure chart={accountsTable(ANALYSIS, seats)} seats={seats} />
}

function Chances() {
  return <LinesFigure chart={chancesChart(ANALYSIS)} seats={useRed()} wide />
}

async function show(language: Language, shown: ReactNode): Promise<string[]> {
  const catalogs = await Promise.all([clientCatalog(language), insightCatalog(language), info.catalog(language)])
  const words = translator(language, catalogs, (key) => {
    throw new Error(`no ${language} words for ${key}`)
  })
  render(<WordsContext value={words}>{shown}</WordsContext>)
  return screen
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replace('−', '-').replaceAll('\u00a0', ' ').trim() ?? '')
    .filter((text) => text !== '')
}

it.each<[Language, readonly string[]]>([
  ['en', ['+12.3 ± 4.2', 'No clear difference +3.3 ± 17.8', '-17.8 ± 12.2']],
  ['uk', ['+12,3 ± 4,2', 'Чіткої різниці немає +3,3 ± 17,8', '-17,8 ± 12,2']],
  ['pl', ['+12,3 ± 4,2', 'Brak wyraźnej różnicy +3,3 ± 17,8', '-17,8 ± 12,2']],
])('shows each account with its interval, and no finding where zero is inside (%s)', async (language, cells) => {
  expect(await show(language, <Accounts />)).toEqual(cells)
})

it.each<[Language, RegExp]>([
  ['en', /95% interval\. Where intervals overlap, chance alone can explain the difference\.$/],
  ['uk', /95-відсотковий інтервал\. Де інтервали перетинаються, різницю може пояснити сама випадковість\.$/],
  ['pl', /przedział ufności 95%\. Tam, gdzie przedziały się nakładają, różnicę może wyjaśniać sam przypadek\.$/],
])('says each chance of winning with its interval, in the table behind the chart (%s)', async (language, note) => {
  expect(await show(language, <Chances />)).toEqual(['41 (27–57)', '100 (100–100)'])
  expect(screen.getByText((text) => note.test(text.replaceAll('\u00a0', ' ')))).toBeDefined()
})
