// The words of everything that is played over the network, loaded when it is needed: the client's own and the server's.
import { onlineCatalog } from '../i18n/online-catalog.ts'
import type { MoreWords } from '../shell/Words.tsx'

export const onlineWords: MoreWords = { id: 'online', catalog: onlineCatalog }
