// The browser and its pages for tests, screenshots and the latency bench. Every page has a separate browser context
// without matches or settings of earlier visits.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { CHROMIUM, PATIENCE_MS } from './chromium.ts'

/** A browser for scripts; tests use Playwright's. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch(CHROMIUM)
}

/** The URL of the built client. */
export function address(): string {
  const url = process.env.HUSTINGS_URL
  if (url === undefined) throw new Error('HUSTINGS_URL is not set: start this with npm run test:browser')
  return url
}

/** The folder of the built client. */
export function dist(): string {
  const folder = process.env.HUSTINGS_DIST
  if (folder === undefined) throw new Error('HUSTINGS_DIST is not set: start this with npm run test:browser')
  return folder
}

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }
export const ON_ITS_SIDE = { width: 844, height: 390 }

export interface VisitOptions {
  readonly at?: string
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly language?: 'en' | 'uk' | 'pl'
  readonly theme?: 'light' | 'dark'
  /** Stored settings of a returning player. `null`: a first visit. */
  readonly settings?: Readonly<Record<string, unknown>> | null
  readonly locale?: string
  /** Service workers are blocked except in offline tests. */
  readonly serviceWorker?: boolean
  readonly touch?: boolean
  /** Runs before the first navigation. */
  readonly before?: (page: Page) => void | Promise<void>
  /** Expected console messages: the browser reports connections that the test cuts. */
  readonly expected?: RegExp
  /** "name=value" of a session cookie. */
  readonly cookie?: string
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors and failed requests so far. */
  readonly complaints: readonly string[]
}

/** No bot delay and no animations: settings that players have too. */
const BRISK = { motion: 'none', pace: 'result', news: 'silent', turnEnd: 'go-on' }

function contextOptions(options: VisitOptions): BrowserContextOptions {
  const { viewport = DESK, language = 'en', theme, settings = {}, locale = 'en-GB', touch = false } = options
  const stored = JSON.stringify({ ...BRISK, language, ...settings })
  const { origin } = new URL(options.at ?? address())
  return {
    viewport,
    locale,
    timezoneId: 'Europe/Kyiv',
    hasTouch: touch,
    serviceWorkers: options.serviceWorker === true ? 'allow' : 'block',
    ...(theme === undefined ? {} : { colorScheme: theme }),
    ...(settings === null
      ? {}
      : {
          storageState: {
            cookies: options.cookie === undefined ? [] : [asCookie(options.cookie, origin)],
            origins: [{ origin, localStorage: [{ name: 'hustings.settings', value: stored }] }],
          },
        }),
  }
}

function asCookie(text: string, origin: string) {
  const [name = '', value = ''] = text.split('=')
  const { hostname } = new URL(origin)
  return {
    name,
    value,
    domain: hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  }
}

/** The home page (or `at`) in a new context. */
export async function openPage(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext(contextOptions(options))
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const complaints = listen(page, options.expected)
  await options.before?.(page)
  await page.goto(options.at ?? address())
  return { page, context, complaints }
}

/** Playwright's blocking of service workers logs a warning. */
const NOT_OURS = /Service Worker registration blocked by Playwright/

function listen(page: Page, expected: RegExp = /(?!)/): string[] {
  const complaints: string[] = []
  const note = (complaint: string) => {
    if (!expected.test(complaint)) complaints.push(complaint)
  }
  page.on('console', (message) => {
    const type = message.type()
    if ((type === 'error' || type === 'warning') && !NOT_OURS.test(message.text())) {
      note(`console ${type}: ${message.text()} (${message.location().url})`)
    }
  })
  page.on('pageerror', (error) => note(`page error: ${error.stack || error.message || error.name}`))
  page.on('requestfailed', (request) => {
    // Requests aborted by navigation are not errors; missing resources are reported separately.
    const why = request.failure()?.errorText ?? ''
    if (why !== 'net::ERR_ABORTED') note(`failed request: ${request.url()} ${why}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`response ${response.status()}: ${response.url()}`)
  })
  return complaints
}

/** Waits until the page is idle: previews, animations and focus changes are complete. */
export function calm(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // Focus moves in a timer after the next frame.
    await new Promise(requestAnimationFrame)
    await new Promise((due) => setTimeout(due))
    // Runs after all other pending tasks. Headless Chromium may run no idle callback after a resize.
    await window.scheduler.postTask(() => undefined, { priority: 'background' })
  })
}
