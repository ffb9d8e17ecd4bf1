// What bots say about decisions, apart from the client's other words: most visits do not need them.
import type { Catalog, Language } from './types.ts'

const INSIGHT: Readonly<Record<Language, () => Promise<{ readonly messages: Catalog }>>> = {
  en: () => import('../messages/insight/en.ts'),
  uk: () => import('../messages/insight/uk.ts'),
  pl: () => import('../messages/insight/pl.ts'),
}

export async function insightCatalog(language: Language): Promise<Catalog> {
  return (await INSIGHT[language]()).messages
}
