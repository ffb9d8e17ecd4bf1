// The messages of online play. They are loaded separately, because most visits do not use them.
import type { Catalog, Language } from './types.ts'

type Loader = () => Promise<{ readonly default: Catalog }>

const ONLINE: Readonly<Record<Language, readonly Loader[]>> = {
  en: [
    () => import('@hustings/protocol/messages/en', { with: { type: 'json' } }),
    () => import('../messages/en/online.json', { with: { type: 'json' } }),
    () => import('../messages/en/account.json', { with: { type: 'json' } }),
    () => import('../messages/en/online-table.json', { with: { type: 'json' } }),
  ],
  uk: [
    () => import('@hustings/protocol/messages/uk', { with: { type: 'json' } }),
    () => import('../messages/uk/online.json', { with: { type: 'json' } }),
    () => import('../messages/uk/account.json', { with: { type: 'json' } }),
    () => import('../messages/uk/online-table.json', { with: { type: 'json' } }),
  ],
  pl: [
    () => import('@hustings/protocol/messages/pl', { with: { type: 'json' } }),
    () => import('../messages/pl/online.json', { with: { type: 'json' } }),
    () => import('../messages/pl/account.json', { with: { type: 'json' } }),
    () => import('../messages/pl/online-table.json', { with: { type: 'json' } }),
  ],
}

export async function onlineCatalog(language: Language): Promise<Catalog> {
  const loaded = await Promise.all(ONLINE[language].map((load) => load()))
  return Object.assign({}, ...loaded.map(({ default: texts }) => texts))
}
