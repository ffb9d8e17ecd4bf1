// Sentences with the name of a role, in each language: the headline of the result page, and those of the table.

import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { clientCatalog } from '../../i18n/catalogs.ts'
import { WordsContext } from '../../i18n/context.ts'
import { translator } from '../../i18n/translator.ts'
import type { Language } from '../../i18n/types.ts'
import { Headline } from '../../pages/result/Headline.tsx'
import { useSeatsOf } from '../../seating/seats.ts'
import { plainSpaces } from '../../testing/plain-spaces.ts'
import type { EndReport } from '../charts.ts'
import { info } from './info.ts'

afterEach(cleanup)

async function wordsIn(language: Language) {
  return translator(language, await Promise.all([clientCatalog(language), info.catalog(language)]))
}

type Ranked = Readonly<Record<string, number>>

async function headline(language: Language, scores: Ranked): Promise<string> {
  const best = Math.max(...Object.values(scores))
  const ranking = Object.entries(scores).map(([seat, score]) => ({ seat, score, rank: score === best ? 1 : 2 }))
  const report: EndReport = { ranking, tieBreak: null, sources: { sources: [], rows: [] }, lines: [], strips: [] }
  const Shown = () => <Headline report={report} seats={useSeatsOf({ info, options: undefined, people: {} })} />
  const { container } = render(
    <WordsContext value={await wordsIn(language)}>
      <Shown />
    </WordsContext>,
  )
  return plainSpaces(container.textContent ?? '')
}

describe('the headline of the result page', () => {
  it('names the winner with its article, or in the nominative', async () => {
    const scores = { state: 60, middle: 57 }
    expect(await headline('en', scores)).toBe('The State wins by 3 points over the Middle Class')
    expect(await headline('uk', scores)).toBe('Перемагає Держава з перевагою в 3 бали; друге місце — Середній клас')
    expect(await headline('pl', scores)).toBe('Wygrywa Państwo z przewagą 3 punktów, na drugim miejscu Klasa Średnia')
  })

  it('names all winners of a tie', async () => {
    const scores = { working: 60, state: 60, middle: 50 }
    expect(await headline('en', scores)).toMatch(/^The Working Class and the State share the victory/)
    expect(await headline('uk', scores)).toMatch(/^Перемогу ділять Робітничий клас (і|й|та) Держава/)
    expect(await headline('pl', scores)).toMatch(/^Zwycięstwem dzielą się Klasa Robotnicza i Państwo/)
  })
})

describe('a role within a sentence', () => {
  it('starts with its article in English', async () => {
    const { say } = await wordsIn('en')
    const { said } = info.looks(undefined).state ?? {}
    if (said === undefined) throw new Error('no State')
    expect(say('ui.waiting', { seats: said })).toBe('Waiting for the State')
    expect(say('ui.pass.to', { person: said })).toBe('Pass the device to the State')
    expect(say('ui.match.won', { seats: said })).toBe('Won by the State')
    expect(say('ui.new.who', { seat: said })).toBe('Who plays the State')
  })
})
