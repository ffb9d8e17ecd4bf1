// Storage may be deleted by the browser: the home page warns once, and offers a file and installation.
import { readFile } from 'node:fs/promises'
import { seriousIssues } from './axe.ts'
import { PHONE } from './browser.ts'
import { HomeScreen } from './home.ts'
import { sample } from './length.ts'
import { expect, test, visit } from './visit.ts'
import { say } from './words.ts'

test(
  'requests persistent storage at the first match, warns once if refused, and saves the match to a file',
  sample,
  async () => {
    const { page } = await visit({
      before: async (page) => {
        await page.addInitScript(() => {
          const { storage } = navigator
          storage.persisted = async () => false
          storage.persist = async () => {
            sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1))
            return false
          }
        })
      },
    })
    const asked = () => page.evaluate(() => sessionStorage.getItem('asked'))
    const note = page.getByRole('region', { name: say('en', 'ui.keep') })
    expect(await asked()).toBeNull()
    const home = new HomeScreen(page)
    const table = await home.start({ players: 2, people: { working: 'Olena' }, name: 'Sunday', seed: 'keep' })
    expect(await asked()).toBe('1')
    await table.goHome()
    await page.setViewportSize(PHONE)
    await expect(note).toBeVisible()
    await expect(note).toContainText(say('en', 'ui.keep.menu'))
    expect(await seriousIssues(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    const started = page.waitForEvent('download')
    await note.getByRole('button', { name: 'Save “Sunday” to file' }).click()
    expect(JSON.parse(await readFile(await (await started).path(), 'utf8'))).toMatchObject({
      about: { name: 'Sunday' },
    })

    await note.getByRole('button', { name: say('en', 'ui.close') }).click()
    await expect(note).toHaveCount(0)
    await page.reload()
    await expect(home.running('Sunday')).toBeVisible()
    await expect(note).toHaveCount(0)
    expect(await asked()).toBe('1')
  },
)
