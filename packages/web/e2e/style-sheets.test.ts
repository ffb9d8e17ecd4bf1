// Style sheets of pages stay in the document once loaded. Rules of one page must not affect another.
import type { Page } from '@playwright/test'
import { calm } from './browser.ts'
import { HomeScreen } from './home.ts'
import { casesOf } from './length.ts'
import { FastForward, house, type Party, party, seeds, TestPerson } from './online.ts'
import { asFile, playToTheEnd } from './positions.ts'
import { expect, test, visit } from './visit.ts'

const STYLES = [
  ...['display', 'position', 'color', 'background-color', 'opacity', 'visibility', 'overflow', 'white-space'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'text-align'],
  ...[
    'margin',
    'padding',
    'border',
    'border-radius',
    'box-shadow',
    'min-width',
    'min-height',
    'max-width',
    'max-height',
  ],
  ...['gap', 'flex', 'flex-direction', 'flex-wrap', 'align-items', 'align-content', 'align-self'],
  ...['justify-content', 'justify-items', 'justify-self', 'order', 'grid-auto-flow', 'grid-row', 'grid-column'],
]

/** Every element with its styles, by its place in the page; sizes only where they do not depend on the time of day. */
type Layout = Readonly<Record<string, string>>

/** Runs in the page. */
function measure([within, styles]: readonly [string, readonly string[]]): Layout {
  const found: Record<string, string> = {}
  const nameOf = (element: Element) => [element.localName, ...element.classList].join('.')
  const walk = (element: Element, path: string) => {
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const size = /^(header|main|section|button|a|svg)$/.test(element.localName) && style.display !== 'inline'
    found[path] = [
      ...styles.map((name) => `${name}: ${style.getPropertyValue(name)}`),
      ...(size ? [`size: ${Math.round(width)} x ${Math.round(height)}`] : []),
    ].join('; ')
    for (const [at, child] of [...element.children].entries()) walk(child, `${path} > ${at} ${nameOf(child)}`)
  }
  for (const [at, element] of [...document.querySelectorAll(within)].entries())
    walk(element, `${at} ${nameOf(element)}`)
  return found
}

async function layoutOf(page: Page, within: string): Promise<Layout> {
  await page.evaluate(() => document.fonts.ready)
  await calm(page)
  return page.evaluate(measure, [within, STYLES] as const)
}

/** The differences by element. */
function differences(fresh: Layout, after: Layout): readonly string[] {
  const paths = [...new Set([...Object.keys(fresh), ...Object.keys(after)])]
  return paths.flatMap((path) => {
    const [before, now] = [fresh[path]?.split('; ') ?? [], after[path]?.split('; ') ?? []]
    const changed = now.filter((style) => !before.includes(style))
    return changed.length > 0 || before.length !== now.length ? [`${path}: ${changed.join('; ')}`] : []
  })
}

/** Opens the page as a new visit: with the style sheets of this page only. */
async function load(page: Page, url: string, shown: string): Promise<void> {
  await page.goto(url)
  await page.reload()
  await expect(page.locator(shown).first()).toBeVisible()
}

/** Navigates in the client without loading the page again. */
async function go(page: Page, hash: string, shown: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to
  }, hash)
  await expect(page.locator(shown).first()).toBeVisible()
}

/** The layers of all style sheets in the page, weakest first. A rule outside of layers appears as its text. */
function layersOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const layers = rules.flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return rule.nameList
      if (rule instanceof CSSLayerBlockRule) return [rule.name]
      return rule instanceof CSSFontFaceRule ? [] : [rule.cssText]
    })
    return [...new Set(layers)]
  })
}

test.describe('style sheets of pages', () => {
  for (const [game, details] of casesOf(1, ['planet-b', 'hegemony'])) {
    test(
      `leave the table of ${game} and the header of the lobby unchanged, and put each rule into a layer`,
      details,
      async () => {
        const { url } = await house()
        const about = { game, options: { players: 2 } }
        seeds.push('styles')
        const two = await party(['Olena', 'Marek'], about)
        const fast = await FastForward.of(two, 'styles')
        await fast.until(({ waitingFor }) => waitingFor.length === 1)
        // The waiting player sees the button for notifications.
        const me = two.people.find((person) => person !== personToAct(two, fast)) ?? fail()
        const waiting = await me.setTable({ ...about, name: 'Sunday' })
        const invited = await (await TestPerson.guest(await house(), 'Ewa')).setTable({ ...about, name: 'Monday' })

        const { page } = await visit({ at: `${url}/#/`, cookie: me.cookie })
        await new HomeScreen(page).openResult(asFile(playToTheEnd(2, 'end').record()))
        const result = new URL(page.url()).hash
        const table = `#/online/${two.table.id}`
        await load(page, `${url}/${table}`, WAITS)
        const freshTable = await layoutOf(page, '[data-testid="desk"]')
        await load(
          page,
          `${url}/#/lobby`,
          '[data-testid="lobby-mine"][aria-busy="false"], [data-testid="lobby-mine"] section',
        )
        const freshHeader = await layoutOf(page, 'header')
        expect(Object.keys(freshTable).length).toBeGreaterThan(300)
        expect(Object.keys(freshHeader).length).toBeGreaterThan(10)

        await go(page, table, WAITS)
        await go(page, '#/account', '[data-testid="account-notify"] h2')
        await go(page, result, '[data-testid="ranking"]')
        await go(page, `#/table/${waiting.id}`, '[data-testid="start-bar"]')
        await go(page, `#/join/${invited.code}`, '[data-testid="invitation-letter"]')
        await go(page, '#/rules', '[data-testid="rules-text"]')
        await go(page, '#/lobby', '[data-testid="lobby-mine"][aria-busy="false"], [data-testid="lobby-mine"] section')
        expect(differences(freshHeader, await layoutOf(page, 'header'))).toEqual([])
        await go(page, table, WAITS)
        expect(differences(freshTable, await layoutOf(page, '[data-testid="desk"]'))).toEqual([])
        expect(await layersOf(page)).toEqual(['reset', 'tokens', 'base', 'legacy', 'components', 'states'])
      },
    )
  }
})

const WAITS = '[data-testid="desk"] [data-testid="tell-me"]'

function personToAct({ people, seatOf }: Party, { waitingFor }: FastForward): TestPerson | undefined {
  return people.find((person) => waitingFor.includes(seatOf(person)))
}

function fail(): never {
  throw new Error('nobody waits')
}
