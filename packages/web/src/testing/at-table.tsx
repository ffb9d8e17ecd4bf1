// For component tests: puts components at a table of Ballot, in a language, with a decision to make.
import type { Answer, Decision, Option } from '@hustings/kernel'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { info } from '../games/ballot/info.ts'
import type { Layout } from '../games/types.ts'
import { clientCatalog } from '../i18n/catalogs.ts'
import { WordsContext } from '../i18n/context.ts'
import { type Translator, translator } from '../i18n/translator.ts'
import type { Language } from '../i18n/types.ts'
import { selectsFirst } from '../table/decision/by-finger.ts'
import { AttentionStore } from '../table/model/attention.ts'
import { TableContext } from '../table/model/context.ts'

afterEach(cleanup)

/** The client's, the kernel's and Ballot's words; a key without words is an error. */
export async function wordsIn(language: Language): Promise<Translator> {
  const catalogs = await Promise.all([clientCatalog(language), info.catalog(language)])
  return translator(language, catalogs, (key) => {
    throw new Error(`no ${language} words for ${key}`)
  })
}

interface Setting {
  readonly language?: Language
  readonly layout?: Layout
  readonly decision?: Decision | null
}

export async function atTable(
  children: ReactNode,
  { language = 'en', layout = 'table', decision = null }: Setting = {},
) {
  const words = await wordsIn(language)
  const attention = new AttentionStore()
  const answers: Answer[] = []
  const explained: Option[] = []
  attention.ask(decision)
  const table: TableContext = {
    info,
    options: undefined,
    shared: false,
    why: null,
    attention,
    people: {
      red: { kind: 'person', name: 'Olena' },
      blue: { kind: 'person', name: 'Marek' },
      green: { kind: 'bot', name: '' },
      yellow: { kind: 'bot', name: '' },
    },
    layout,
    answer: (_, answer) => answers.push(answer),
    choose: (decision, answer) => {
      if (selectsFirst(layout, decision) && attention.get().selected !== answer) attention.select(answer)
      else answers.push(answer)
    },
    point: (option) => attention.point(option),
    select: (answer) => attention.select(answer),
    offer: () => {},
    explain: (option) => explained.push(option),
  }
  const shown = render(
    <WordsContext value={words}>
      <TableContext value={table}>{children}</TableContext>
    </WordsContext>,
  )
  return { ...shown, words, attention, answers, explained }
}
