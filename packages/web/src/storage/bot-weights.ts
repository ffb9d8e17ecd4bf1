// The bots' weights for offline play: cached in the background after the first visit, separately from the app.
import { WEIGHT_FILES } from '@hustings/bots/weight-files'

/** The service worker answers from this cache; `vite.config.ts` has the same name. */
const CACHE = 'bot-weights'

const wanted: readonly string[] = Object.values(WEIGHT_FILES).map(({ href }) => href)

/** Browsers provide a cache to pages over https and on localhost only. */
const hasCache = () => globalThis.caches !== undefined

async function cachedFiles(cache: Cache): Promise<ReadonlySet<string>> {
  return new Set((await cache.keys()).map(({ url }) => url))
}

/** Fetches the missing files one at a time and deletes files of other versions. */
export async function keepWeights(): Promise<void> {
  if (!hasCache()) return
  const cache = await caches.open(CACHE)
  const cached = await cachedFiles(cache)
  for (const url of cached) if (!wanted.includes(url)) await cache.delete(url)
  for (const url of wanted) if (!cached.has(url)) await cache.add(url)
}

export async function areWeightsKept(): Promise<boolean> {
  if (!hasCache()) return false
  const cached = await cachedFiles(await caches.open(CACHE))
  return wanted.every((url) => cached.has(url))
}
