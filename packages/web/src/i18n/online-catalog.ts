// The words of playing over the network, apart from the client's other words: most visits do not need them.
import type { Catalog, Language } from './types.ts'

type Loader = () => Promise<{ readonly messages: Catalog }>

const ONLINE: Readonly<Record<Language, readonly Loader[]>> = {
  en: [
    () => import('@hustings/protocol/messages/en'),
    () => import('../messages/online/en.ts'),
    () => import('../messages/account/en.ts'),
    () => import('../messages/online-table/en.ts'),
  ],
  uk: [
    () => import('@hustings/protocol/messages/uk'),
    () => import('../messages/online/uk.ts'),
    () => import('../messages/account/uk.ts'),
    () => import('../messages/online-table/uk.ts'),
  ],
  pl: [
    () => import('@hustings/protocol/messages/pl'),
    () => import('../messages/online/pl.ts'),
    () => import('../messages/account/pl.ts'),
    () => import('../messages/online-table/pl.ts'),
  ],
}

export async function onlineCatalog(language: Language): Promise<Catalog> {
  const loaded = await Promise.all(ONLINE[language].map((load) => load()))
  return Object.assign({}, ...loaded.map(({ messages }) => messages))
}
