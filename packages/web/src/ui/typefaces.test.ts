import { afterEach, describe, expect, it, vi } from 'vitest'
import { typefaces } from './typefaces.ts'

/** The resource timing entries of a network where every file takes this long, in milliseconds. */
function measure(took: number) {
  const entry = Object.create(PerformanceResourceTiming.prototype, {
    requestStart: { value: 0 },
    responseEnd: { value: took },
  })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  vi.stubGlobal('document', {
    documentElement: document.documentElement,
    fonts: { load: async () => [] },
  })
}

const { dataset } = document.documentElement

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete dataset.letters
})

describe('fonts on a slow network', () => {
  it.each([
    ['with requestIdleCallback', (act: () => void) => setTimeout(act)],
    ['without requestIdleCallback, as in Safari', undefined],
  ])('replaces the stand-in letters once the typefaces have loaded, %s', async (_, whenIdle) => {
    measure(600)
    vi.stubGlobal('requestIdleCallback', whenIdle)
    await typefaces('en', async () => {})
    expect(dataset.letters).toBe('stand-in')
    await expect.poll(() => dataset.letters).toBeUndefined()
  })
})

describe('fonts on a fast network', () => {
  it('shows no fallback fonts', async () => {
    measure(20)
    await typefaces('en', async () => {})
    expect(dataset.letters).toBeUndefined()
  })
})
