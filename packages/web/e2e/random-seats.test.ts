// Random seats: locally and online, seats are assigned at random when the match starts.
import type { Page } from '@playwright/test'
import { seriousIssues } from './axe.ts'
import { address, PHONE } from './browser.ts'
import { deep } from './length.ts'
import { house, seeds, TestPerson } from './online.ts'
import { expect, test, visit } from './visit.ts'
import { say } from './words.ts'

const LAPTOP = { width: 1280, height: 720 }
const NAMES = ['Olena', 'Marek', 'Ewa', 'Iryna']

/** Opens a new page and starts a match of four humans with random seats. Returns the name at each seat. */
async function deal(seed: string): Promise<string[]> {
  const { page } = await visit()
  await page.getByRole('radio', { name: '4 players' }).click()
  const rows = page.locator('main [data-seat]')
  for (const [i, name] of NAMES.entries()) {
    await rows.nth(i).getByRole('radio', { name: 'Human' }).click()
    await rows.nth(i).getByRole('textbox').fill(name)
  }
  await page.getByRole('switch', { name: 'Random seats' }).click()
  await page.getByText('House rules, name and seed').click()
  await page.getByLabel('Seed').fill(seed)
  await page.getByRole('button', { name: 'Start match' }).click()
  await page.waitForURL(/#\/match\//)
  return namesIn(page)
}

/** The names in the stored match, in seat order. */
function namesIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const stored = (await result(indexedDB.open('hustings'))).transaction('matches').objectStore('matches')
    const [match] = await result<{ readonly seating: Readonly<Record<string, { name: string }>> }[]>(stored.getAll())
    return ['working', 'middle', 'capitalist', 'state'].map((seat) => match?.seating[seat]?.name ?? '')
  })
}

test.describe('random seats in a local match', deep, () => {
  test('repeat for the same seed, and differ for another seed', async () => {
    const [first, again, other] = [await deal('one'), await deal('one'), await deal('two')]
    expect(first.toSorted()).toEqual(NAMES.toSorted())
    expect(again).toEqual(first)
    expect(other).not.toEqual(first)
  })
})

test.describe('the switch for random seats', deep, () => {
  for (const [language, theme, viewport] of [
    ['en', 'light', LAPTOP],
    ['uk', 'dark', PHONE],
    ['pl', 'light', PHONE],
  ] as const)
    test(`appears in both forms in the language ${language} and the ${theme} theme`, async () => {
      for (const at of [address(), `${(await house()).url}/#/lobby`]) {
        const { page } = await visit({ at, language, theme, viewport })
        // On a phone the form of a new table is a dialog.
        if (at.includes('lobby') && viewport === PHONE) {
          await page.getByTestId('new-table').click()
        }
        const random = page.getByRole('switch', { name: say(language, 'ui.new.random') })
        await random.scrollIntoViewIfNeeded()
        await random.click()
        await expect(random).toBeChecked()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
        expect(await seriousIssues(page)).toEqual([])
      }
    })
})

test.describe('random seats online', deep, () => {
  test('appear on the invite and waiting pages, and each player gets the page of the assigned seat', async () => {
    const at = await house()
    seeds.push('random seats')
    const host = await TestPerson.guest(at, 'Olena')
    const table = await host.setTable({ game: 'hegemony', options: { players: 2 }, randomSeats: true })
    await host.sit(table, 'working')
    const guest = await visit({ at: `${at.url}/j/${table.code}` })
    await expect(guest.page.getByText('Roles or colors are assigned at random')).toBeVisible()
    await guest.page.locator('[data-testid="invitation-letter"] input:not([type="radio"])').fill('Marek')
    await guest.page.getByRole('button', { name: 'Join', exact: true }).click()
    await expect(guest.page.getByTestId('how-played').getByText('Random seats')).toBeVisible()
    await guest.page.getByTestId('ready').click()
    await expect(guest.page.locator('[data-testid="ready"][aria-pressed="true"]')).toBeVisible()
    const hosting = await visit({ at: `${at.url}/#/table/${table.id}`, cookie: host.cookie })
    await hosting.page.locator('[data-testid="start-match"]:enabled').click()
    for (const { page } of [guest, hosting]) await page.getByTestId('desk').waitFor({ timeout: 30_000 })
    const begun = await host.get<typeof table>(`/tables/${table.id}`)
    // With this seed the host, who joined as the Working Class, plays the Capitalist Class.
    expect(begun.seats.map(({ holder }) => holder?.name)).toEqual(['Marek', 'Olena'])
    await expect(guest.page.getByRole('heading', { name: 'Your options' })).toBeVisible()
  })
})
