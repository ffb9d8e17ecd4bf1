// npm run bench:web: how long it takes from a click to the painted next decision, in the middle of a match of four of
// either game, on a machine four times slower than this one, how long a first visit takes until the first decision, and
// how long hard bots take for a turn. Prints JSON; with --write also docs/benchmarks-web.md, with `--write --only bots` that
// part of it alone. `--only first` (or hegemony, planet-b, automas, bots) measures that part.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { hegemony } from '@hustings/hegemony'
import { Match } from '@hustings/kernel'
import type { CDPSession, Page } from '@playwright/test'
import { asScript } from './as-script.ts'
import { address, calm, DESK, openPage, PHONE, startBrowser } from './browser.ts'
import { HomeScreen } from './home.ts'
import { asks, openPlanetB, playPlanetB } from './planet-b-table.ts'
import { asFile, type Hegemony, isMidGame, playUntil } from './positions.ts'
import { TableScreen } from './table.ts'

const TARGET_MS = 50
const PATIENCE_MS = 20_000
/** How long a button is held down. */
const FINGER_MS = 80

const { values } = parseArgs({
  options: {
    samples: { type: 'string', default: '80' },
    slowdown: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'latency' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
if (values.write && values.only !== undefined && values.only !== 'bots')
  throw new Error('the page tells of everything: --write without --only, or for bots alone')
const wanted = (part: string) => values.only === undefined || values.only === part
const samples = Number(values.samples)
const slowdown = Number(values.slowdown)

interface Sample {
  /** Milliseconds from the click until the next decision was in the page, and until it was painted. */
  readonly shown: number
  readonly painted: number
  readonly from: string
  readonly to: string
}

type Clocked = Window & { sample?: Promise<Sample> }

/** Times the next click, from the moment the mouse button went up. Runs inside the page. */
function timeNextClick(): void {
  const situation = () =>
    document.querySelector('[data-testid="take-device"]')?.textContent ??
    document.querySelector('#options[data-decision]')?.getAttribute('data-decision') ??
    'waiting'
  const prompt = () => document.querySelector('[data-testid="decision"] h2, [role="dialog"] h2')?.textContent ?? ''
  const before = situation()
  const from = prompt()
  ;(window as Clocked).sample = new Promise((resolve) => {
    const clicked = new Promise<number>((seen) => {
      window.addEventListener('click', (event) => seen(event.timeStamp), { capture: true, once: true })
    })
    const observer = new MutationObserver(() => {
      const now = situation()
      if (now === before || now === 'waiting') return
      observer.disconnect()
      const shown = performance.now()
      requestAnimationFrame(async () => {
        // An urgent task queued in a frame runs as soon as that frame was painted.
        const painted = await scheduler.postTask(() => performance.now(), { priority: 'user-blocking' })
        const start = await clicked
        resolve({ shown: shown - start, painted: painted - start, from, to: prompt() })
      })
    })
    observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true })
  })
}

async function sampleClick(page: Page, turn: number): Promise<Sample> {
  const table = new TableScreen(page)
  await table.ready()
  const take = page.getByTestId('take-device')
  const lockIn = page.getByTestId('lock-in').first()
  const offered = await table.options.count()
  const button =
    (await take.count()) > 0 ? take : (await lockIn.count()) > 0 ? lockIn : table.options.nth((turn * 7) % offered)
  await button.hover()
  await calm(page)
  await page.evaluate(timeNextClick)
  await page.mouse.down()
  await page.waitForTimeout(FINGER_MS)
  await page.mouse.up()
  const painted = page.evaluate(() => {
    const { sample } = window as Clocked
    if (sample === undefined) throw new Error('no click was timed')
    return sample
  })
  const patience = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the click led to no other decision')), PATIENCE_MS).unref()
  })
  return Promise.race([painted, patience])
}

const COSTS = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'] as const

/** Processor time of the page's main thread so far, in milliseconds; other programs do not count. */
async function mainThread(session: CDPSession): Promise<readonly number[]> {
  const { metrics } = await session.send('Performance.getMetrics')
  return COSTS.map((cost) => 1000 * (metrics.find(({ name }) => name === cost)?.value ?? 0))
}

function percentile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
  return Math.round(value * 10) / 10
}

function summary(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), max: percentile(sorted, 1) }
}

/** A phone on a slow line that has never been here: 1.6 Mbit/s down, 150 ms away, a quarter of the speed. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const FIRST_TARGET_MS = 3500

/** From the address to the first decision of a first game: home, one tap, the table. What the person waits is not counted. */
async function firstDecision(): Promise<number> {
  const { page, context } = await openPage(browser, { at: 'about:blank', viewport: PHONE, touch: true, settings: null })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const begun = performance.now()
  await page.goto(address(), { waitUntil: 'commit' })
  const start = page.getByTestId('first-game')
  await start.waitFor({ timeout: PATIENCE_MS })
  await start.tap()
  await page.locator('[data-testid="phone"] #options[data-decision]').waitFor({ timeout: PATIENCE_MS })
  const taken = performance.now() - begun
  await context.close()
  return Math.round(taken)
}

/**
 * What the turns of three advanced Automas take to work out, on a machine so much slower: processor time, so that other
 * programs do not count. A worker does it beside the page; here the same code runs in this process, after a match to warm up.
 * A turn that ends a round brings production, elections and the next preparation with it.
 */
function automaTurns(): readonly number[] {
  const automas = { working: 'advanced', middle: 'advanced', capitalist: 'advanced' }
  const taken: number[] = []
  for (const seed of ['warm up', values.seed, `${values.seed}/2`]) {
    const match: Hegemony = Match.start(hegemony, { players: 3, automas }, seed)
    for (let [asked] = match.decisions; asked?.shape === 'pick'; [asked] = match.decisions) {
      const begun = process.cpuUsage()
      match.answer(asked.seat, asked.id, asked.options[0]?.id ?? '')
      const { user, system } = process.cpuUsage(begun)
      if (seed !== 'warm up') taken.push(((user + system) / 1000) * slowdown)
    }
  }
  return taken
}

/** A hard bot's turn in a worker of the browser, on a machine as quick as this one: 95 of 100 within this. */
const TURN_MS = 1000

interface BotTurns extends ReturnType<typeof summary> {
  readonly game: string
  readonly players: number
  readonly turns: number
}

async function botTurns(): Promise<readonly BotTurns[]> {
  const script = await asScript('turns.ts', 'bots')
  const { page, context } = await openPage(browser, { at: 'about:blank', viewport: DESK, settings: null })
  const found: BotTurns[] = []
  for (const [game, players] of [
    ['hegemony', 2],
    ['hegemony', 4],
    ['planet-b', 2],
    ['planet-b', 4],
  ] as const) {
    const order = `${script};bots.turns(${JSON.stringify(game)}, ${players}, ${JSON.stringify(values.seed)}).then(postMessage)`
    const taken = await page.evaluate(turnsInWorker, order)
    found.push({ game, players, turns: taken.length, ...summary(taken) })
  }
  await context.close()
  return found
}

/** Runs inside the page. */
function turnsInWorker(order: string): Promise<readonly number[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(URL.createObjectURL(new Blob([order])))
    worker.onmessage = ({ data }: MessageEvent<readonly number[]>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
  })
}

/** What clicks at one table took. */
interface TableReport {
  readonly game: string
  readonly samples: number
  readonly withinTarget: boolean
  readonly painted: ReturnType<typeof summary>
  readonly shown: ReturnType<typeof summary>
  /** Slowed down as well: what one click costs, hovering before it included. */
  readonly processorTimePerClick: Readonly<Record<string, number>>
  readonly slowest: readonly { readonly from: string; readonly to: string; readonly painted: number }[]
}

interface Report {
  readonly automas: ReturnType<typeof summary>
  readonly bots: readonly BotTurns[]
  readonly tables: readonly TableReport[]
  readonly first: ReturnType<typeof summary>
  readonly slowdown: number
  readonly browser: string
  readonly machine: { readonly cores: number; readonly model: string }
}

const row = (what: string, { p50, p95, max }: Report['first']) => `| ${what} | ${p50} | ${p95} | ${max} |`

const BOTS_HEAD = "## A hard bot's turn"

/** The last part of the page. */
function botsPart(bots: readonly BotTurns[]): string {
  const rows = bots.map((each) => row(`${each.game}, ${each.players} players (${each.turns} turns)`, each))
  const isReached = bots.every(({ p95 }) => p95 <= TURN_MS)
  return `${BOTS_HEAD}

All decisions of one turn of a hard bot, in a worker of the browser without slowdown. The sample is every third turn of some matches; medium bots play the other turns.

| milliseconds | median | 95th percentile | maximum |
| --- | --- | --- | --- |
${rows.join('\n')}

Target: 95% within ${TURN_MS} ms: **${isReached ? 'pass' : 'fail'}**.
`
}

function asPage({ tables, slowdown, first, automas, bots, browser, machine }: Report): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const rows = tables.flatMap(({ game, shown, painted }) => [
    row(`${game}: decision in the page`, shown),
    row(`${game}: decision painted`, painted),
  ])
  return `# Benchmark of the table

Written by \`npm run bench:web -- --write\`. It measures from a click to the painted next decision, in the middle of a four-player match, with
the main thread slowed down ${slowdown} times. The end is the frame with the question and its options, or with the pass-device screen.

|  |  |
| --- | --- |
| date | ${new Date().toISOString().slice(0, 10)} |
| processor | ${machine.model}, ${machine.cores} cores |
| Chromium | ${browser} |
| hustings | ${commit} |
| clicks per table | ${samples} |

| milliseconds after the click | median | 95th percentile | maximum |
| --- | --- | --- | --- |
${rows.join('\n')}

Target: 95% painted within ${TARGET_MS} ms: **${tables.every(({ withinTarget }) => withinTarget) ? 'pass' : 'fail'}**.

## A first visit

First visit on a phone with a processor ${slowdown} times slower and a 1.6 Mbit/s connection: from opening the address, over the home screen and one tap, to the first decision of a first match. Five runs.

| milliseconds | median | maximum |
| --- | --- | --- |
| first decision shown | ${first.p50} | ${first.max} |

Target: median within ${FIRST_TARGET_MS} ms: **${first.p50 <= FIRST_TARGET_MS ? 'pass' : 'fail'}**.

## An Automa's turn

Time to compute a turn of an advanced Automa, on a processor ${slowdown} times slower, in two matches with three of them.

| milliseconds | median | 95th percentile | maximum |
| --- | --- | --- | --- |
${row('turn computed', automas)}

Target: 95% within ${TARGET_MS} ms: **${automas.p95 <= TARGET_MS ? 'pass' : 'fail'}**.

${botsPart(bots)}`
}

const PAGE = new URL('../../../docs/benchmarks-web.md', import.meta.url)

function writePage(report: Report): void {
  const withBots = () => `${readFileSync(PAGE, 'utf8').split(BOTS_HEAD)[0]?.trimEnd()}\n\n${botsPart(report.bots)}`
  writeFileSync(PAGE, values.only === 'bots' ? withBots() : asPage(report))
}

/** The middle of a match of four people. */
const TABLES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  hegemony(page) {
    const match = playUntil(4, values.seed, isMidGame('working'))
    const people = { working: 'Olena', middle: 'Ewa', capitalist: 'Marek', state: 'Ivan' }
    return new HomeScreen(page).takeIn(asFile(match.record()), people)
  },
  'planet-b'(page) {
    const match = playPlanetB(4, values.seed, asks('ask.deal', 22))
    return openPlanetB(page, match.record(), { green: 'Olena', red: 'Ewa', blue: 'Marek', gold: 'Ivan' })
  },
}

async function clicksAt(game: string, open: (page: Page) => Promise<unknown>): Promise<TableReport> {
  const { page, context, complaints } = await openPage(browser, { viewport: DESK, settings: { motion: 'full' } })
  await open(page)
  // Warm up: code that has run a few times is what a person in the middle of a match has.
  for (let i = 0; i < 10; i++) await sampleClick(page, i)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const before = await mainThread(session)
  const taken: Sample[] = []
  for (let i = 0; i < samples; i++) taken.push(await sampleClick(page, i + 3))
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  const after = await mainThread(session)
  await context.close()
  const perClick = COSTS.map((cost, i) => [cost, Math.round(((after[i] ?? 0) - (before[i] ?? 0)) / samples)] as const)
  const painted = summary(taken.map((sample) => sample.painted))
  return {
    game,
    samples: taken.length,
    withinTarget: painted.p95 <= TARGET_MS,
    painted,
    shown: summary(taken.map((sample) => sample.shown)),
    processorTimePerClick: Object.fromEntries(perClick),
    slowest: [...taken]
      .sort((a, b) => b.painted - a.painted)
      .slice(0, 5)
      .map(({ from, to, painted }) => ({ from, to, painted: Math.round(painted) })),
  }
}

const browser = await startBrowser()
try {
  const visits: number[] = []
  if (wanted('first')) for (let i = 0; i < 5; i++) visits.push(await firstDecision())
  const tables: TableReport[] = []
  for (const [game, open] of Object.entries(TABLES)) {
    if (wanted(game)) tables.push(await clicksAt(game, open))
  }
  const report = {
    what: 'milliseconds from click to painted next decision, mid-game, 4 players',
    slowdown,
    targetP95: TARGET_MS,
    tables,
    /** Milliseconds from the address to the first decision, on a phone. */
    first: summary(visits),
    /** Milliseconds that an Automa's turn takes to work out. */
    automas: summary(wanted('automas') ? automaTurns() : []),
    /** Milliseconds that a turn of a hard bot takes in a worker. */
    bots: wanted('bots') ? await botTurns() : [],
    browser: browser.version(),
    machine: { cores: cpus().length, model: cpus()[0]?.model ?? '', load: loadavg()[0] },
  }
  console.log(JSON.stringify(report, null, 2))
  if (values.write) writePage(report)
} finally {
  await browser.close()
}
