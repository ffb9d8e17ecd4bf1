// A bot answers the same wherever it thinks: on a server and in a browser, to the last digit of its thought.

import { answers } from './answers.ts'
import { asScript } from './as-script.ts'
import { address } from './browser.ts'
import { sample } from './length.ts'
import { expect, test, visit } from './visit.ts'

test.describe('the answers of bots', sample, () => {
  test('match in Chromium and in Node for 300 positions', async () => {
    const { page } = await visit()
    // The script has the weights as data: URLs, which the policy of the client's page does not let it fetch.
    await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await page.goto(new URL('/empty', address()).href)
    await page.evaluate(await asScript('answers.ts', 'bots'))
    const [here, there] = await Promise.all([answers(), page.evaluate<string[]>('bots.answers()')])
    expect(here).toHaveLength(300)
    expect(new Set(here).size).toBeGreaterThan(150)
    // Most were searched: what the bots make of rollouts is compared, not only what they know by heart.
    expect(here.filter((thought) => !thought.endsWith('"rollouts":0}')).length).toBeGreaterThan(100)
    expect(there).toEqual(here)
  })
})
