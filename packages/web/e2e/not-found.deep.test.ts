// Addresses that do not exist: the page "not found" at any depth, and the way home from it.
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousIssues } from './axe.ts'
import { address, PHONE } from './browser.ts'
import { house, TestPerson } from './online.ts'
import { visit } from './visit.ts'
import { say } from './words.ts'

const LAPTOP = { width: 1280, height: 720 }
/** The browser reports the status of the page itself. */
const expected = /404/

const at = (path: string) => new URL(path, address()).href

function heading(page: Page, language: 'en' | 'uk' | 'pl' = 'en') {
  return page.getByRole('heading', { level: 1, name: say(language, 'ui.not-found') })
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: say('en', 'ui.home.go') }).click()
  await page.getByRole('button', { name: 'Start match' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
}

describe('an address that does not exist', () => {
  it.each(['nowhere', 'a/much/deeper/path/', 'old/page.html#/rules'])(
    'shows the page "not found" with status 404 and a way home: /%s',
    async (path) => {
      const { page } = await visit({ at: at(path), expected })
      await heading(page).waitFor()
      const status = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation')
        return entry instanceof PerformanceNavigationTiming ? entry.responseStatus : null
      })
      expect(status).toBe(404)
      expect(await page.title()).toBe('Page not found · Hustings')
      await goHome(page)
    },
  )

  it.each(['#/nowhere', '#/rules/a/b/c'])('shows the same page for the unknown page %s of the client', async (hash) => {
    const { page } = await visit({ at: at(hash) })
    await heading(page).waitFor()
    await goHome(page)
  })

  it('leads home from an unknown path by the name in the header', async () => {
    const { page } = await visit({ at: at('nowhere/else'), expected })
    await heading(page).waitFor()
    await page.locator('.brand').click()
    await page.getByRole('button', { name: 'Start match' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it.each([
    ['en', 'dark', LAPTOP],
    ['uk', 'light', PHONE],
    ['pl', 'dark', PHONE],
  ] as const)('fits the window in the language %s and the %s theme', async (language, theme, viewport) => {
    const { page } = await visit({ at: at('nowhere/else'), viewport, theme, language, expected })
    await heading(page, language).waitFor()
    await page.locator('header.topbar').waitFor()
    const home = page.getByRole('link', { name: say(language, 'ui.home.go'), exact: true })
    const box = await home.last().boundingBox()
    expect((box?.y ?? viewport.height) + (box?.height ?? 0)).toBeLessThan(viewport.height)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    expect(await seriousIssues(page)).toEqual([])
  })
})

describe('the service worker', () => {
  it('lets the server answer 404 for an unknown path, and shows the same page offline', async () => {
    const { page, context } = await visit({ serviceWorker: true, expected })
    await page.getByRole('region', { name: 'Notifications' }).getByText('Ready to play offline.').waitFor()
    await page.reload()
    const online = await page.goto(at('nowhere/else'))
    expect(online?.status()).toBe(404)
    await heading(page).waitFor()
    await context.setOffline(true)
    await page.goto(at('nowhere/at/all'))
    await heading(page).waitFor()
    await goHome(page)
  })
})

describe('an invitation link', () => {
  it('opens the invitation also with a slash at its end', async () => {
    const { url } = await house()
    const host = await TestPerson.guest(await house(), 'Olena')
    const table = await host.setTable({ game: 'hegemony', options: { players: 2 }, name: 'Friday' })
    const { page } = await visit({ at: `${url}/j/${table.code}/` })
    await page.locator('.invitation-letter').getByText('Friday').first().waitFor()
  })
})
