import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askToKeep, install, mustWarn, warned, wayToHomeScreen } from './persistence.ts'

interface Browser {
  /** Whether it keeps what is stored, before it is asked. */
  readonly kept?: boolean
  /** Its answer when it is asked. */
  readonly agrees?: boolean
  /** Whether it would agree without asking the player. */
  readonly permission?: PermissionState
  readonly standalone?: boolean
}

function browser({ kept = false, agrees = false, permission = 'prompt', standalone = false }: Browser) {
  let isKept = kept
  const storage = {
    persisted: async () => isKept,
    persist: vi.fn(async () => {
      isKept ||= agrees
      return isKept
    }),
  }
  const permissions = { query: async () => ({ state: permission }) }
  vi.stubGlobal('navigator', { storage, permissions })
  vi.stubGlobal('matchMedia', () => ({ matches: standalone }))
  return storage
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

describe('askToKeep', () => {
  it('asks the browser once, for the first saved match', async () => {
    const { persist } = browser({})
    await askToKeep()
    await askToKeep()
    expect(persist).toHaveBeenCalledTimes(1)
  })

  it('does not ask a browser that keeps the matches anyway', async () => {
    const { persist } = browser({ kept: true })
    await askToKeep()
    expect(persist).not.toHaveBeenCalled()
  })

  it('does nothing in a browser that cannot be asked', async () => {
    vi.stubGlobal('navigator', {})
    await expect(askToKeep()).resolves.toBeUndefined()
  })
})

describe('mustWarn', () => {
  it('is true where the browser did not agree, until the player has been told', async () => {
    browser({})
    await askToKeep()
    expect(await mustWarn()).toBe(true)
    warned()
    expect(await mustWarn()).toBe(false)
    await askToKeep()
    expect(await mustWarn()).toBe(false)
  })

  it('is true in a browser that cannot be asked', async () => {
    browser({})
    vi.stubGlobal('navigator', {})
    expect(await mustWarn()).toBe(true)
  })

  it('is false where the browser agreed, and on the home screen', async () => {
    browser({ agrees: true })
    await askToKeep()
    expect(await mustWarn()).toBe(false)
    browser({ standalone: true })
    expect(await mustWarn()).toBe(false)
  })

  it('asks again where the browser agrees by now without a question to the player', async () => {
    const asking = browser({ agrees: true, permission: 'prompt' })
    expect(await mustWarn()).toBe(true)
    expect(asking.persist).not.toHaveBeenCalled()
    browser({ agrees: true, permission: 'granted' })
    expect(await mustWarn()).toBe(false)
  })
})

it('knows the way to the home screen: the browser’s menu, Safari’s share menu, or its own button', async () => {
  vi.stubGlobal('navigator', {})
  expect(wayToHomeScreen()).toBe('menu')
  vi.stubGlobal('navigator', { standalone: false })
  expect(wayToHomeScreen()).toBe('share')
  const prompt = vi.fn(async () => {})
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  expect(wayToHomeScreen()).toBe('button')
  await install()
  expect(prompt).toHaveBeenCalledTimes(1)
})
