// Gives the guide its words: those of the table, its own, and those of the lesson. They are fetched only with a guide.
import { type ReactNode, useEffect, useState } from 'react'
import type { GameInfo } from '../games/types.ts'
import { clientCatalog } from '../i18n/catalogs.ts'
import { WordsContext } from '../i18n/context.ts'
import { type Translator, translator } from '../i18n/translator.ts'
import type { Catalog, Language } from '../i18n/types.ts'
import { useSettings } from '../settings/use-settings.ts'

const OWN: Readonly<Record<Language, () => Promise<{ readonly messages: Catalog }>>> = {
  en: () => import('./messages/en.ts'),
  uk: () => import('./messages/uk.ts'),
  pl: () => import('./messages/pl.ts'),
}

export async function guideCatalog(language: Language): Promise<Catalog> {
  return (await OWN[language]()).messages
}

async function wordsFor(language: Language, info: GameInfo): Promise<Translator> {
  const catalogs = [clientCatalog(language), info.catalog(language), guideCatalog(language)]
  if (info.lesson !== undefined) catalogs.push(info.lesson.words(language))
  return translator(language, await Promise.all(catalogs))
}

interface GuideWordsProps {
  readonly info: GameInfo
  readonly children: ReactNode
}

/** When the language changes, the old words stay until the new ones have arrived. */
export function GuideWords({ info, children }: GuideWordsProps) {
  const { language } = useSettings()
  const [words, setWords] = useState<Translator | null>(null)
  useEffect(() => {
    let wanted = true
    wordsFor(language, info).then(
      (next) => wanted && setWords(next),
      () => {}, // offline and never loaded: keep speaking the language we have
    )
    return () => {
      wanted = false
    }
  }, [language, info])
  return words && <WordsContext value={words}>{children}</WordsContext>
}
