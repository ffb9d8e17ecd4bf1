import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../settings/settings.ts'
import { Words } from '../shell/Words.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { toasts } from '../ui/toasts.ts'
import { useUpdateNotices } from './update-notices.ts'

function Notices() {
  useUpdateNotices({ waiting: true, offlineReady: true, update: () => {} })
  return null
}

/** A page that the service worker of an older version serves, or none yet. */
function visit(controller: object | null) {
  vi.stubGlobal('navigator', { ...navigator, languages: ['en'], serviceWorker: { controller } })
  return render(
    <Words>
      <Notices />
      <Toasts />
    </Words>,
  )
}

const notices = () =>
  [...document.querySelectorAll('[data-testid="toast"] > span')].map(({ textContent }) => textContent)

/** Files of one worker share the notices and the language. */
function reset(): void {
  for (const { id } of toasts.get()) toasts.dismiss(id)
  settings.change({ language: 'en' })
}

beforeEach(reset)
afterEach(() => {
  cleanup()
  reset()
  vi.unstubAllGlobals()
})

describe('useUpdateNotices', () => {
  it('says nothing of a new version on a first visit, which has no older one', async () => {
    visit(null)
    await screen.findAllByText(/^Ready to play/)
    expect(notices()).toHaveLength(1)
  })

  it('shows each notice once when the language changes, and translates those that are there', async () => {
    visit({})
    await waitFor(() => expect(notices()).toHaveLength(2))
    const english = notices()
    settings.change({ language: 'uk' })
    await waitFor(() => expect(notices()).not.toEqual(english))
    expect(notices()).toHaveLength(2)
    expect(notices().every((text) => /[а-яіїєґ]/i.test(text))).toBe(true)
    expect(document.querySelector('[data-testid="toast"] > button:not([aria-label])')?.textContent).toMatch(
      /[а-яіїєґ]/i,
    )
  })
})
