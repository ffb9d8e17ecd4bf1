// The messages of hints and bot reasons. They are loaded separately, because most visits do not use them.
import type { Catalog, Language } from './types.ts'

const INSIGHT: Readonly<Record<Language, () => Promise<{ readonly default: Catalog }>>> = {
  en: () => import('../messages/en/insight.json', { with: { type: 'json' } }),
  uk: () => import('../messages/uk/insight.json', { with: { type: 'json' } }),
  pl: () => import('../messages/pl/insight.json', { with: { type: 'json' } }),
}

export async function insightCatalog(language: Language): Promise<Catalog> {
  return (await INSIGHT[language]()).default
}
