// The browser and pages in it, for whoever needs them: tests, screenshots, the latency bench. Every page is in a
// browser context of its own: no matches, no memory of earlier visits.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { CHROMIUM, PATIENCE_MS } from './chromium.ts'

/** A browser for scripts; tests have that of Playwright. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch(CHROMIUM)
}

/** Where the built client is served. */
export function address(): string {
  const url = process.env.HUSTINGS_URL
  if (url === undefined) throw new Error('HUSTINGS_URL is not set: start this with npm run test:browser')
  return url
}

/** Where the built client lies. */
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
  /** Stored settings, as if the person had been here before. `null`: a first visit. */
  readonly settings?: Readonly<Record<string, unknown>> | null
  readonly locale?: string
  /** The service worker stays out unless the visit is about being offline. */
  readonly serviceWorker?: boolean
  readonly touch?: boolean
  /** Done with the page before it goes anywhere. */
  readonly before?: (page: Page) => void | Promise<void>
  /** What the page may complain about: a connection that the test cuts is told by the browser. */
  readonly expected?: RegExp
  /** "name=value": somebody the server knows. */
  readonly cookie?: string
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** What the page complained about so far. */
  readonly complaints: readonly string[]
}

/** Bots at once and nothing moving: what people may set, and what makes tests quick. */
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

/** The home screen (or `at`) in a fresh context. */
export async function openPage(browser: Browser, options: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext(contextOptions(options))
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const complaints = listen(page, options.expected)
  await options.before?.(page)
  await page.goto(options.at ?? address())
  return { page, context, complaints }
}

/** Playwright's own way of keeping a service worker out is a warning. */
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
    // What a page that is left was still fetching is no fault; what a page misses is told as an error of its own.
    const why = request.failure()?.errorText ?? ''
    if (why !== 'net::ERR_ABORTED') note(`failed request: ${request.url()} ${why}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`response ${response.status()}: ${response.url()}`)
  })
  return complaints
}

/** Waits until the page has nothing to do: previews have come, motion has ended, and the focus has followed. */
export function calm(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // The focus moves in a timer after the next frame.
    await new Promise(requestAnimationFrame)
    await new Promise((due) => setTimeout(due))
    // Runs after everything else that waits. Headless Chromium may give an idle page no idle callback after a resize.
    await window.scheduler.postTask(() => undefined, { priority: 'background' })
  })
}
