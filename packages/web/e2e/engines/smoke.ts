// Smoke tests for every engine: open the table, play whole matches, store them, continue offline.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { address } from '../browser.ts'
import { clickWhatIsOffered } from '../driver.ts'
import { deep } from '../length.ts'
import { type Language, say } from '../words.ts'
import type { RemoteBrowser } from './remote-browser.ts'
import { type Watched, type WatchedClient, watchedClient } from './watched-client.ts'

/** Without animations and pauses. */
const BRISK = { motion: 'none', pace: 'result', news: 'silent', turnEnd: 'go-on' }
const PLENTY = 5000
const GAMES = ['hegemony', 'planet-b'] as const
type Game = (typeof GAMES)[number]

/** Tests of one engine; skipped if it is not installed (`start` is null). */
export function smokeTests(engine: string, start: (() => Promise<RemoteBrowser>) | null): void {
  test.describe(engine, deep, () => {
    test.skip(start === null, `${engine} is not installed`)
    for (const language of ['en', 'uk'] as const)
      test.describe(`in the language ${language}`, () => {
        let client: WatchedClient
        let screen: Screen
        const folder = mkdtempSync(join(tmpdir(), 'hustings-smoke-'))

        test.beforeAll(async () => {
          if (start === null) return
          client = await watchedClient(address())
          screen = new Screen(await start(), client.address, language)
          await screen.begin()
        })

        test.afterAll(async () => {
          await screen?.browser.close()
          await client?.close()
          rmSync(folder, { recursive: true, force: true })
        })

        test.beforeEach(() => screen.home())

        // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
        test.afterEach(async ({}, info) => {
          if (info.status === info.expectedStatus) expect(await screen.complaints()).toEqual([])
          else await info.attach('screenshot', { body: await screen.photograph(), contentType: 'image/png' })
        })

        test('shows the home page with both games and no error', async () => {
          expect(await screen.texts('[data-game-box] > span > b')).toHaveLength(GAMES.length)
          expect(await screen.texts('[data-testid="start"]')).toEqual([say(language, 'ui.new.start')])
        })

        for (const game of GAMES) {
          test(`plays a match of ${game} to its result`, async () => {
            await screen.startMatch(game, 'smoke')
            const played = await screen.play(PLENTY)
            expect(played.over).toBe(true)
            expect(played.choices).toBeGreaterThan(20)
            await screen.until('[data-testid="ranking"]')
            expect((await screen.texts('[data-testid="ranking"] li')).length).toBeGreaterThanOrEqual(2)
            await screen.until('[data-testid="chart-picture"] svg')
          })

          test(`returns to the same decision of ${game} after a reload`, async () => {
            await screen.startMatch(game, 'reload')
            await screen.play(12)
            const before = await screen.asked()
            expect(before.options).not.toEqual([])
            await screen.reload()
            await screen.decision()
            expect(await screen.asked()).toEqual(before)
          })
        }

        test('saves a match to a file and opens it again with the same decision', async () => {
          await screen.startMatch('hegemony', 'file')
          await screen.play(15)
          const before = await screen.asked()
          await screen.clickText('nav button[aria-haspopup="menu"]', say(language, 'ui.menu'))
          await screen.clickText('[role="menuitem"]', say(language, 'ui.match.export'))
          const [text] = await screen.saved()
          const file = join(folder, 'smoke.hustings.json')
          writeFileSync(file, text ?? '')
          await screen.home()
          await screen.until('[data-testid="import-file"]')
          await screen.browser.upload('[data-testid="import-file"]', file)
          await screen.click('[data-testid="confirm-seating"]')
          await screen.decision()
          expect(await screen.asked()).toEqual(before)
        })

        test('plays on without a network, also after a reload, and starts another match', async () => {
          await screen.untilReadyOffline()
          await screen.startMatch('hegemony', 'offline')
          await screen.play(10)
          client.cutOff()
          try {
            const before = await screen.asked()
            await screen.reload()
            await screen.decision()
            expect(await screen.asked()).toEqual(before)
            expect((await screen.play(10)).choices).toBe(10)
            await screen.home()
            await screen.startMatch('planet-b', 'offline')
            expect((await screen.play(10)).choices).toBe(10)
          } finally {
            client.connect()
          }
          await screen.home()
        })
      })
  })
}

/** The client in a remote browser. */
class Screen {
  readonly browser: RemoteBrowser
  private readonly address: string
  private readonly language: Language
  private seed = 1

  constructor(browser: RemoteBrowser, address: string, language: Language) {
    this.browser = browser
    this.address = address
    this.language = language
  }

  /** Stores the settings of a returning player. */
  async begin(): Promise<void> {
    await this.browser.goTo(this.address)
    const stored = JSON.stringify({ ...BRISK, language: this.language })
    await this.browser.run((text) => localStorage.setItem('hustings.settings', text), stored)
  }

  /** Loads the home page. */
  async home(): Promise<void> {
    await this.browser.run(() => {
      location.hash = ''
    }, null)
    await this.reload()
    await this.until('[data-testid="start"]')
  }

  /** Navigates in the page, because Firefox bypasses the service worker on a WebDriver reload. */
  async reload(): Promise<void> {
    await this.browser.run(() => {
      document.documentElement.dataset.left = ''
      setTimeout(() => location.reload())
    }, null)
    await this.until('html:not([data-left]) #root > *')
  }

  async startMatch(game: Game, seed: string): Promise<void> {
    await this.click(`[data-game-box="${game}"] input`)
    await this.until(`[data-game="${game}"] [data-testid="start"]`)
    await this.click(`[data-game="${game}"] details > summary`)
    const fields = `[data-game="${game}"] details[open] input:not([type="radio"], [type="checkbox"])`
    await this.until(fields)
    await this.browser.run(
      ({ selector, value }) => {
        const input = [...document.querySelectorAll<HTMLInputElement>(selector)].at(-1)
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
        input?.dispatchEvent(new Event('input', { bubbles: true }))
      },
      { selector: fields, value: seed },
    )
    await this.click(`[data-game="${game}"] [data-testid="start"]`)
    await this.decision()
  }

  play(choices: number) {
    return this.browser.run(clickWhatIsOffered, { seed: this.seed++, choices })
  }

  /** Waits until the player has a decision and the board shows it. */
  async decision(): Promise<void> {
    await this.until('[data-decision]')
    await this.wait('the board to follow', () => {
      const asked = document.querySelector('[data-decision]')?.getAttribute('data-decision')
      return asked === document.querySelector('[data-announced]')?.getAttribute('data-announced')
    })
  }

  /** The decision and its options. Blocked options are listed slightly later. */
  asked(): Promise<{ readonly id: string; readonly options: readonly string[] }> {
    return this.browser.run(() => {
      const id = document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? ''
      const possible = '#options :is([data-option]:not([aria-disabled="true"]), [data-number])'
      const options = [...document.querySelectorAll<HTMLElement>(possible)].map(({ innerText }) => innerText)
      return { id, options }
    }, null)
  }

  /** Waits until the service worker has cached every file. */
  async untilReadyOffline(): Promise<void> {
    await this.browser.run(async () => {
      await navigator.serviceWorker.ready
    }, null)
    // A page loaded before its service worker is controlled after the next load.
    await this.reload()
    await this.wait('a service worker', () => navigator.serviceWorker.controller?.state === 'activated')
  }

  /** A mouse click. */
  async click(selector: string): Promise<void> {
    await this.until(selector)
    await this.browser.click(selector)
  }

  /** Clicks the element with this text or name. */
  async clickText(selector: string, text: string): Promise<void> {
    await this.wait(
      `${selector} “${text}”`,
      ({ selector, text }) => {
        const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
          // An icon is a font glyph in front of the text.
          (each) => each.innerText.trim().endsWith(text) || each.getAttribute('aria-label') === text,
        )
        document.querySelector('[data-smoke]')?.removeAttribute('data-smoke')
        found?.setAttribute('data-smoke', '')
        return found !== undefined
      },
      { selector, text },
    )
    await this.browser.click('[data-smoke]')
  }

  until(selector: string): Promise<void> {
    return this.wait(selector, (wanted) => document.querySelector(wanted) !== null, selector)
  }

  texts(selector: string): Promise<string[]> {
    return this.browser.run(
      (wanted) => [...document.querySelectorAll<HTMLElement>(wanted)].map(({ innerText }) => innerText.trim()),
      selector,
    )
  }

  /** Errors of the page since it was loaded. Offline, the watching script is missing. */
  async complaints(): Promise<readonly string[]> {
    const complaints = await this.browser.run(() => (window as Watched).complaints ?? null, null)
    if (complaints === null) throw new Error('nothing watches this page')
    return complaints
  }

  /** The files that the page has saved, as text. */
  async saved(): Promise<readonly string[]> {
    await this.wait('a saved file', () => ((window as Watched).saved ?? []).length > 0)
    return this.browser.run(() => Promise.all(((window as Watched).saved ?? []).map((blob) => blob.text())), null)
  }

  /** A screenshot. */
  async photograph(): Promise<Buffer> {
    return Buffer.from(await this.browser.screenshot(), 'base64')
  }

  private async wait<A>(what: string, shown: (argument: A) => boolean, argument?: A): Promise<void> {
    await expect
      .poll(() => this.browser.run(shown as (argument: unknown) => boolean, argument ?? null), {
        message: what,
        timeout: 60_000,
      })
      .toBe(true)
  }
}
