// Offline play after installation, and play in insecure contexts (plain http on the local network).

import { address } from './browser.ts'
import { playOn } from './driver.ts'
import { HomeScreen } from './home.ts'
import { sample } from './length.ts'
import { startPlanetB } from './planet-b-table.ts'
import { asFile, playToTheEnd } from './positions.ts'
import { expect, test, visit } from './visit.ts'
import { say } from './words.ts'

test.describe('offline', sample, () => {
  test('keeps everything available after the first load: a match, the rules, other languages, the result', async () => {
    const { page, context } = await visit({ serviceWorker: true })
    await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Ready to play offline.')).toBeVisible()
    await context.setOffline(true)
    const answer = await page.reload()
    expect(answer?.fromServiceWorker()).toBe(true)

    const home = new HomeScreen(page)
    const table = await home.start({ players: 4, people: { working: 'Olena' }, seed: 'offline' })
    await playOn(page, { seed: 8, choices: 20 })
    await page.reload()
    await table.ready()

    await page.getByRole('button', { name: 'Rules', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await table.speak('uk')
    await expect(page.getByRole('heading', { name: say('uk', 'ui.options') })).toBeVisible()
    await table.speak('en', 'uk')

    await table.goHome()
    await startPlanetB(page, 3, 'offline')
    await playOn(page, { seed: 8, choices: 8 })

    await table.goHome()
    await home.openResult(asFile(playToTheEnd(2, 'offline').record()))
  })
})

test.describe('a plain http page on the local network', sample, () => {
  test('starts a match from another machine', async () => {
    const at = address().replace('localhost', 'table.test')
    // Chrome reports that this header has no effect without https.
    const { page } = await visit({ at, expected: /Cross-Origin-Opener-Policy header has been ignored/ })
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
    await new HomeScreen(page).start({ players: 2, people: { working: 'Olena' }, seed: 'guest' })
    await playOn(page, { seed: 9, choices: 5 })
  })
})
