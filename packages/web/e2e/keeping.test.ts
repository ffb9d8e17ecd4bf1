// No lost data and no silent errors: two tabs with one match, a failed save, a corrupt match.
import type { Page } from '@playwright/test'
import { address } from './browser.ts'
import { playOn } from './driver.ts'
import { HomeScreen } from './home.ts'
import { deep } from './length.ts'
import { TableScreen } from './table.ts'
import { expect, test, visit } from './visit.ts'

/** The number of stored moves of its only match. */
function storedSteps(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('hustings')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('matches').objectStore('matches').getAll()
          reading.onsuccess = () => resolve(reading.result[0]?.steps ?? -1)
        }
      }),
  )
}

test.describe('two tabs at one match', () => {
  test('lets one play, shows a message in the other, and loses no move', async () => {
    const { page, context } = await visit()
    const table = await new HomeScreen(page).start({ players: 2, people: { working: 'Olena' }, seed: 'two tabs' })
    await playOn(page, { seed: 1, choices: 6, byHand: 100 })
    await expect.poll(() => storedSteps(page)).toBeGreaterThan(5)
    const before = await storedSteps(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await new TableScreen(other).ready()
    await expect(page.getByText('is open in another tab')).toBeVisible()
    await playOn(other, { seed: 2, choices: 4, byHand: 100 })
    await expect.poll(() => storedSteps(other)).toBeGreaterThan(before)

    // Both at once: the tab that gets the match continues from the last move.
    const made = await storedSteps(other)
    await Promise.all([page.reload(), other.reload()])
    const elsewhere = (tab: Page) => tab.getByText('is open in another tab')
    await expect
      .poll(async () => (await elsewhere(page).count()) + (await elsewhere(other).count()), { timeout: 30_000 })
      .toBe(1)
    const owner = (await elsewhere(page).count()) > 0 ? other : page
    await new TableScreen(owner).ready()
    expect(await storedSteps(owner)).toBeGreaterThanOrEqual(made)
    await playOn(owner, { seed: 3, choices: 3, byHand: 100 })
    await expect.poll(() => storedSteps(owner)).toBeGreaterThan(made)
    await other.close()
    await table.page.bringToFront()
  })
})

/** A disk that can be full. */
const DISK = `
  const put = IDBObjectStore.prototype.put
  let full = false
  self.disk = new BroadcastChannel('disk')
  self.disk.onmessage = ({ data }) => { full = data; self.disk.postMessage('heard') }
  IDBObjectStore.prototype.put = function (...given) {
    if (full) throw new DOMException('no room', 'QuotaExceededError')
    return put.apply(this, given)
  }`

/** The worker writes the database and starts on the home page: on command its writes fail. */
async function withDisk(page: Page): Promise<void> {
  await page.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${DISK}\n${await response.text()}` })
  })
}

async function withDiskAndClock(page: Page): Promise<void> {
  await withDisk(page)
  await page.clock.install()
}

test.describe('a failed save', () => {
  test('shows its cause until a save succeeds, and offers to save the match to a file', async () => {
    const { page } = await visit({ before: withDiskAndClock })
    await new HomeScreen(page).start({ players: 2, people: { working: 'Olena' }, name: 'Full', seed: 'full' })
    const disk = (full: boolean) =>
      page.evaluate((state) => {
        // The command is repeated until the worker has started.
        const channel = new BroadcastChannel('disk')
        const told = setInterval(() => channel.postMessage(state), 50)
        return new Promise<void>((resolve) => {
          channel.onmessage = () => {
            clearInterval(told)
            channel.close()
            resolve()
          }
        })
      }, full)
    await disk(true)
    await playOn(page, { seed: 1, choices: 3, byHand: 100 })
    const notice = page.getByRole('region', { name: 'Notifications' }).getByText('This browser’s storage is full.')
    await expect(notice).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Save to file' }).click()
    expect((await download).suggestedFilename()).toBe('Full.hustings.json')
    // Other toasts disappear after 8 seconds.
    await page.clock.fastForward('01:00')
    await expect(notice).toBeVisible()
    await disk(false)
    await playOn(page, { seed: 2, choices: 2, byHand: 100 })
    await expect(notice).toHaveCount(0)
  })
})

test.describe('a corrupt stored match', () => {
  test('shows a message on the home page and at its address, and can be saved or deleted', deep, async () => {
    const { page } = await visit()
    await new HomeScreen(page).start({ players: 2, people: { working: 'Olena' }, name: 'Torn', seed: 'torn' })
    await page.goto(address())
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('hustings')
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const store = opening.result.transaction('matches', 'readwrite').objectStore('matches')
            const reading = store.getAll()
            reading.onsuccess = () => {
              const { game: _, seating: __, ...rest } = reading.result[0]
              store.put(rest).onsuccess = () => resolve()
            }
          }
        }),
    )
    await page.reload()
    const row = page.locator('[data-match]', { hasText: 'Torn' })
    await expect(row.getByText('cannot be read')).toBeVisible()
    const id = await row.getAttribute('data-match')
    await page.goto(`${address()}#/match/${id}`)
    await expect(page.getByRole('heading', { name: 'This match cannot be opened' })).toBeVisible()
    await expect(page.locator('main')).not.toHaveText(/TypeError|undefined/)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save to file' }).click()
    expect((await download).suggestedFilename()).toBe('Torn.hustings.json')
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
    await expect(page.locator('[data-match]')).toHaveCount(0)
  })
})
