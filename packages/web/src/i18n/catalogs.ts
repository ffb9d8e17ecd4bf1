// The words of the client and of the kernel, by language, each loaded when needed.
import type { Catalog, Language } from './types.ts'

type Loader = () => Promise<{ readonly messages: Catalog }>

const CLIENT: Readonly<Record<Language, readonly Loader[]>> = {
  en: [() => import('@hustings/kernel/messages/en'), () => import('../messages/en.ts')],
  uk: [() => import('@hustings/kernel/messages/uk'), () => import('../messages/uk.ts')],
  pl: [() => import('@hustings/kernel/messages/pl'), () => import('../messages/pl.ts')],
}

export async function clientCatalog(language: Language): Promise<Catalog> {
  const loaded = await Promise.all(CLIENT[language].map((load) => load()))
  return Object.assign({}, ...loaded.map(({ messages }) => messages))
}
