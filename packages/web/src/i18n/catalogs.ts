// The messages of the client and the kernel, by language, loaded on demand.
import type { Catalog, Language } from './types.ts'

type Loader = () => Promise<{ readonly default: Catalog }>

const CLIENT: Readonly<Record<Language, readonly Loader[]>> = {
  en: [
    () => import('@hustings/kernel/messages/en', { with: { type: 'json' } }),
    () => import('../messages/en/client.json', { with: { type: 'json' } }),
  ],
  uk: [
    () => import('@hustings/kernel/messages/uk', { with: { type: 'json' } }),
    () => import('../messages/uk/client.json', { with: { type: 'json' } }),
  ],
  pl: [
    () => import('@hustings/kernel/messages/pl', { with: { type: 'json' } }),
    () => import('../messages/pl/client.json', { with: { type: 'json' } }),
  ],
}

export async function clientCatalog(language: Language): Promise<Catalog> {
  const loaded = await Promise.all(CLIENT[language].map((load) => load()))
  return Object.assign({}, ...loaded.map(({ default: texts }) => texts))
}
