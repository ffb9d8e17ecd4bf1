import { WEIGHT_FILES } from '@hustings/bots/weight-files'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { areWeightsKept, keepWeights } from './bot-weights.ts'

const files = Object.values(WEIGHT_FILES).map(({ href }) => href)
const OLD = 'https://table.test/assets/hegemony-4-old.txt'

/** The part of the browser's cache API that the module uses. */
function fakeCaches(stored: Set<string>, fetched: string[], offlineAfter = Number.POSITIVE_INFINITY) {
  const cache = {
    keys: async () => [...stored].map((url) => ({ url })),
    delete: async (url: string) => stored.delete(url),
    add: async (url: string) => {
      if (fetched.length >= offlineAfter) throw new TypeError('no network')
      fetched.push(url)
      stored.add(url)
    },
  }
  return { open: async () => cache }
}

describe('weights of bots for offline play', () => {
  let stored: Set<string>
  let fetched: string[]

  beforeEach(() => {
    stored = new Set()
    fetched = []
  })
  afterEach(() => vi.unstubAllGlobals())

  it('fetches every file once and deletes files of other versions', async () => {
    stored.add(OLD)
    vi.stubGlobal('caches', fakeCaches(stored, fetched))
    expect(await areWeightsKept()).toBe(false)
    await keepWeights()
    await keepWeights()
    expect(fetched).toEqual(files)
    expect([...stored]).toEqual(files)
    expect(await areWeightsKept()).toBe(true)
  })

  it('fetches the missing files later when the network is lost', async () => {
    vi.stubGlobal('caches', fakeCaches(stored, fetched, 2))
    await expect(keepWeights()).rejects.toThrow('no network')
    expect(await areWeightsKept()).toBe(false)
    vi.stubGlobal('caches', fakeCaches(stored, fetched))
    await keepWeights()
    expect(await areWeightsKept()).toBe(true)
  })

  it('returns that nothing is stored when the browser has no cache', async () => {
    vi.stubGlobal('caches', undefined)
    await keepWeights()
    expect(await areWeightsKept()).toBe(false)
  })
})
