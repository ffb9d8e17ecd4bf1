// The messages of online play, from the client and the server, loaded on demand.
import { onlineCatalog } from '../i18n/online-catalog.ts'
import type { MoreWords } from '../shell/Words.tsx'

export const onlineWords: MoreWords = { id: 'online', catalog: onlineCatalog }
