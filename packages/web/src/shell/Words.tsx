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

/** How much of a game is spoken about: what stands before its table, or all that a match may say. */
export type Part = 'front' | { readonly options?: unknown }

function idOf(language: Language, game: GameInfo | undefined, part: Part): string {
  return `${language}/${game?.id ?? ''}/${part === 'front' ? part : JSON.stringify(part.options)}`
}

function reportMissing(key: string, language: Language): void {
  if (import.meta.env.DEV) console.error(`no ${language} words for ${key}`)
}

export function loadWords(language: Language, game?: GameInfo, part: Part = 'front'): Promise<Translator> {
  const id = idOf(language, game, part)
  const known = loading.get(id)
  if (known !== undefined) return known
  const catalogs = [
    clientCatalog(language),
    ...(game === undefined ? [] : [part === 'front' ? game.front(language) : game.catalog(language, part.options)]),
  ]
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
  readonly part?: Part
  readonly children: ReactNode
}

export function Words({ game, part = 'front', children }: WordsProps) {
  const { language } = useSettings()
  const [words, setWords] = useState(() => arrived.get(idOf(language, game, part)) ?? null)
  useEffect(() => {
    let wanted = true
    loadWords(language, game, part).then(
      (next) => wanted && setWords(next),
      () => {}, // offline and never loaded: keep speaking the language we have
    )
    return () => {
      wanted = false
    }
  }, [language, game, part])
  if (words === null) return null
  return <WordsContext value={words}>{children}</WordsContext>
}
