// Bot search is deterministic across platforms: results in Node and in a browser are identical.

import { answers } from './answers.ts'
import { asScript } from './as-script.ts'
import { address } from './browser.ts'
import { sample } from './length.ts'
import { expect, test, visit } from './visit.ts'

test.describe('bot search', sample, () => {
  test('returns the same results in Chromium and in Node for 300 positions', async () => {
    const { page } = await visit()
    // The script contains the weights as data: URLs, which the CSP of the client's page blocks.
    await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await page.goto(new URL('/empty', address()).href)
    await page.evaluate(await asScript('answers.ts', 'bots'))
    const [here, there] = await Promise.all([answers(), page.evaluate<string[]>('bots.answers()')])
    expect(here).toHaveLength(300)
    expect(new Set(here).size).toBeGreaterThan(150)
    // Most positions were searched: the test compares rollouts, not only the policy.
    expect(here.filter((thought) => !thought.endsWith('"rollouts":0}')).length).toBeGreaterThan(100)
    expect(there).toEqual(here)
  })
})
