// Provides the messages of the current language, and optionally those of a game, to its children.
// After a change of language, the old messages stay until the new ones are loaded.
import { type ReactNode, useEffect, useState } from 'react'
import type { GameInfo } from '../games/types.ts'
import { clientCatalog } from '../i18n/catalogs.ts'
import { WordsContext } from '../i18n/context.ts'
import { type Translator, translator } from '../i18n/translator.ts'
import type { Catalog, Language } from '../i18n/types.ts'
import { useSettings } from '../settings/use-settings.ts'

const loading = new Map<string, Promise<Translator>>()
/** Loaded messages are used at once. */
const arrived = new Map<string, Translator>()

/** Which messages of a game: those outside its table, or all that a match can use. */
export type Part = 'front' | { readonly options?: unknown }

/** Additional messages of a part of the client. */
export interface MoreWords {
  readonly id: string
  catalog(language: Language): Promise<Catalog>
}

function idOf(language: Language, game: GameInfo | undefined, part: Part, more: MoreWords | undefined): string {
  return [language, game?.id, part === 'front' ? part : JSON.stringify(part.options), more?.id].join('/')
}

function reportMissing(key: string, language: Language): void {
  if (import.meta.env.DEV) console.error(`no ${language} words for ${key}`)
}

export function loadWords(
  language: Language,
  game?: GameInfo,
  part: Part = 'front',
  more?: MoreWords,
): Promise<Translator> {
  const id = idOf(language, game, part, more)
  const known = loading.get(id)
  if (known !== undefined) return known
  const catalogs = [
    clientCatalog(language),
    ...(game === undefined ? [] : [part === 'front' ? game.front(language) : game.catalog(language, part.options)]),
    ...(more === undefined ? [] : [more.catalog(language)]),
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
  readonly more?: MoreWords
  readonly children: ReactNode
}

export function Words({ game, part = 'front', more, children }: WordsProps) {
  const { language } = useSettings()
  const [words, setWords] = useState(() => arrived.get(idOf(language, game, part, more)) ?? null)
  useEffect(() => {
    let wanted = true
    loadWords(language, game, part, more).then(
      (next) => wanted && setWords(next),
      () => {}, // offline and never loaded: keep the current language
    )
    return () => {
      wanted = false
    }
  }, [language, game, part, more])
  if (words === null) return null
  return <WordsContext value={words}>{children}</WordsContext>
}
