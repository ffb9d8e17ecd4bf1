// Gives everything below it the words of the chosen language; with a game, also the words of that game.
// When the language changes, the old words stay until the new ones have arrived.
import { type ReactNode, useEffect, useState } from 'react'
import type { GameInfo } from '../games/types.ts'
import { clientCatalog } from '../i18n/catalogs.ts'
import { WordsContext } from '../i18n/context.ts'
import { type Translator, translator } from '../i18n/translator.ts'
import type { Language } from '../i18n/types.ts'
import { useSettings } from '../settings/use-settings.ts'

const loading = new Map<string, Promise<Translator>>()
/** Words that have arrived are spoken at once. */
const arrived = new Map<string, Translator>()

function idOf(language: Language, game: GameInfo | undefined): string {
  return `${language}/${game?.id ?? ''}`
}

function reportMissing(key: string, language: Language): void {
  if (import.meta.env.DEV) console.error(`no ${language} words for ${key}`)
}

export function loadWords(language: Language, game?: GameInfo): Promise<Translator> {
  const id = idOf(language, game)
  const known = loading.get(id)
  if (known !== undefined) return known
  const catalogs = [clientCatalog(language), ...(game === undefined ? [] : [game.catalog(language)])]
  const words = Promise.all(catalogs).then((texts) => translator(language, texts, reportMissing))
  loading.set(id, words)
  words.then(
    (translator) => arrived.set(id, translator),
    () => loading.delete(id),
  )
  return words
}

interface WordsProps {
  readonly game?: GameInfo
  readonly children: ReactNode
}

export function Words({ game, children }: WordsProps) {
  const { language } = useSettings()
  const [words, setWords] = useState(() => arrived.get(idOf(language, game)) ?? null)
  useEffect(() => {
    let wanted = true
    loadWords(language, game).then(
      (next) => wanted && setWords(next),
      () => {}, // offline and never loaded: keep speaking the language we have
    )
    return () => {
      wanted = false
    }
  }, [language, game])
  if (words === null) return null
  return <WordsContext value={words}>{children}</WordsContext>
}
