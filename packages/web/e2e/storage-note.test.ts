// The browser may delete the matches: the home page says so once, and offers a file and the home screen.
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { seriousIssues } from './axe.ts'
import { PHONE } from './browser.ts'
import { HomeScreen } from './home.ts'
import { visit } from './visit.ts'
import { say } from './words.ts'

it('asks for lasting storage at the first match, warns once where it is refused, and saves the match to a file', async () => {
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
  await note.waitFor()
  expect(await note.innerText()).toContain(say('en', 'ui.keep.menu'))
  expect(await seriousIssues(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

  const started = page.waitForEvent('download')
  await note.getByRole('button', { name: 'Save “Sunday” to file' }).click()
  expect(JSON.parse(await readFile(await (await started).path(), 'utf8'))).toMatchObject({ about: { name: 'Sunday' } })

  await note.getByRole('button', { name: say('en', 'ui.close') }).click()
  await note.waitFor({ state: 'detached' })
  await page.reload()
  await home.running('Sunday').waitFor()
  expect(await note.count()).toBe(0)
  expect(await asked()).toBe('1')
})
