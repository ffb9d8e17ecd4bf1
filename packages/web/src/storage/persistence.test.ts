import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askToKeep, install, mustWarn, warned, wayToHomeScreen } from './persistence.ts'

interface Browser {
  /** Whether storage is persistent before the page asks. */
  readonly kept?: boolean
  /** The browser's answer to the request. */
  readonly agrees?: boolean
  /** Whether the browser would agree without asking the player. */
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

  it('does not ask a browser whose storage is already persistent', async () => {
    const { persist } = browser({ kept: true })
    await askToKeep()
    expect(persist).not.toHaveBeenCalled()
  })

  it('does nothing when the browser has no storage API', async () => {
    vi.stubGlobal('navigator', {})
    await expect(askToKeep()).resolves.toBeUndefined()
  })
})

describe('mustWarn', () => {
  it('returns true when the browser refused, until the player has read the warning', async () => {
    browser({})
    await askToKeep()
    expect(await mustWarn()).toBe(true)
    warned()
    expect(await mustWarn()).toBe(false)
    await askToKeep()
    expect(await mustWarn()).toBe(false)
  })

  it('returns true when the browser has no storage API', async () => {
    browser({})
    vi.stubGlobal('navigator', {})
    expect(await mustWarn()).toBe(true)
  })

  it('returns false when the browser agreed, and in the installed app', async () => {
    browser({ agrees: true })
    await askToKeep()
    expect(await mustWarn()).toBe(false)
    browser({ standalone: true })
    expect(await mustWarn()).toBe(false)
  })

  it('asks again when the browser would now agree without asking the player', async () => {
    const asking = browser({ agrees: true, permission: 'prompt' })
    expect(await mustWarn()).toBe(true)
    expect(asking.persist).not.toHaveBeenCalled()
    browser({ agrees: true, permission: 'granted' })
    expect(await mustWarn()).toBe(false)
  })
})

it('returns how to install the app: the browser’s menu, Safari’s share menu, or a button', async () => {
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
