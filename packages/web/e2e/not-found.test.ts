// Unknown addresses: the "not found" page at any depth, and its link home.
import type { Page } from '@playwright/test'
import { seriousIssues } from './axe.ts'
import { address, PHONE } from './browser.ts'
import { deep } from './length.ts'
import { house, TestPerson } from './online.ts'
import { expect, test, visit } from './visit.ts'
import { say } from './words.ts'

const LAPTOP = { width: 1280, height: 720 }
/** The browser logs the status of the page itself. */
const expected = /404/

const at = (path: string) => new URL(path, address()).href

function heading(page: Page, language: 'en' | 'uk' | 'pl' = 'en') {
  return page.getByRole('heading', { level: 1, name: say(language, 'ui.not-found') })
}

async function goHome(page: Page): Promise<void> {
  await page.getByRole('link', { name: say('en', 'ui.home.go') }).click()
  await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
}

test.describe('an address that does not exist', deep, () => {
  for (const path of ['nowhere', 'a/much/deeper/path/', 'old/page.html#/rules']) {
    test(`shows the page "not found" with status 404 and a way home: /${path}`, async () => {
      const { page } = await visit({ at: at(path), expected })
      await expect(heading(page)).toBeVisible()
      const status = await page.evaluate(() => {
        const [entry] = performance.getEntriesByType('navigation')
        return entry instanceof PerformanceNavigationTiming ? entry.responseStatus : null
      })
      expect(status).toBe(404)
      await expect(page).toHaveTitle('Page not found · Hustings')
      await goHome(page)
    })
  }

  for (const hash of ['#/nowhere', '#/rules/a/b/c']) {
    test(`shows the same page for the unknown page ${hash} of the client`, async () => {
      const { page } = await visit({ at: at(hash) })
      await expect(heading(page)).toBeVisible()
      await goHome(page)
    })
  }

  test('returns home from an unknown path through the name in the header', async () => {
    const { page } = await visit({ at: at('nowhere/else'), expected })
    await expect(heading(page)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Hustings' }).click()
    await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  for (const [language, theme, viewport] of [
    ['en', 'dark', LAPTOP],
    ['uk', 'light', PHONE],
    ['pl', 'dark', PHONE],
  ] as const)
    test(`fits the window in the language ${language} and the ${theme} theme`, async () => {
      const { page } = await visit({ at: at('nowhere/else'), viewport, theme, language, expected })
      await expect(heading(page, language)).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      const home = page.getByRole('link', { name: say(language, 'ui.home.go'), exact: true })
      const box = await home.last().boundingBox()
      expect((box?.y ?? viewport.height) + (box?.height ?? 0)).toBeLessThan(viewport.height)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      expect(await seriousIssues(page)).toEqual([])
    })
})

test.describe('the service worker at an unknown path', deep, () => {
  test('lets the server answer with 404, and shows the same page offline', async () => {
    const { page, context } = await visit({ serviceWorker: true, expected })
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Ready to play offline.')).toBeVisible()
    await page.reload()
    const online = await page.goto(at('nowhere/else'))
    expect(online?.status()).toBe(404)
    await expect(heading(page)).toBeVisible()
    await context.setOffline(true)
    await page.goto(at('nowhere/at/all'))
    await expect(heading(page)).toBeVisible()
    await goHome(page)
  })
})

test.describe('an invitation link', deep, () => {
  test('opens the invite page with a trailing slash too', async () => {
    const { url } = await house()
    const host = await TestPerson.guest(await house(), 'Olena')
    const table = await host.setTable({ game: 'hegemony', options: { players: 2 }, name: 'Friday' })
    const { page } = await visit({ at: `${url}/j/${table.code}/` })
    await expect(page.getByTestId('invitation-letter').getByText('Friday').first()).toBeVisible()
  })
})
