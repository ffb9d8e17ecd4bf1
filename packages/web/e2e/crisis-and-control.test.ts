// Crisis & Control at the table: a match against Automas, playback of an Automa's turn, the places of each module.
import type { Page } from '@playwright/test'
import { seriousIssues } from './axe.ts'
import { PHONE } from './browser.ts'
import { playOn } from './driver.ts'
import { HomeScreen } from './home.ts'
import { deep, isDeep } from './length.ts'
import { laidOut, misprints } from './misprints.ts'
import { asFile, beforeAutoma, choiceTelling, playToTheEnd, playUntil, whenNeeded } from './positions.ts'
import { TableScreen } from './table.ts'
import { expect, test, visit } from './visit.ts'
import { type Language, say } from './words.ts'

const MODULES = {
  crisisResponse: true,
  alternativeEvents: true,
  hiddenAgendas: true,
  actionCards: true,
  historicalEvents: true,
}
const AGAINST_TWO = { players: 4, automas: { working: 'advanced', capitalist: 'simple' } }

async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const theme of isDeep() ? (['light', 'dark'] as const) : (['dark'] as const)) {
    await page.emulateMedia({ colorScheme: theme })
    expect(await seriousIssues(page), `${screen}, ${theme}`).toEqual([])
  }
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1180, height: 820 },
] as const

/** Layout errors in a sheet at every desktop size and on a phone; other parts have separate tests. */
async function misprintsOfSheet(page: Page): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  // Other parts of the page can contain the same text.
  await page.addStyleTag({
    content:
      '[data-testid="desk"] > :not([data-testid="desk-board"]), [data-testid="desk-board"] > :not(:has([data-testid="sheet"])) { opacity: 0 }',
  })
  for (const size of [...SIZES, PHONE]) {
    await page.setViewportSize(size)
    await laidOut(page)
    const own = await page.getByTestId('sheet').innerText()
    const { cut, overlapping, small } = await misprints(page, 11)
    const here = (text: string) => own.includes(text)
    const wrong = {
      cut: cut
        .filter(({ text, by }) => here(text) && !by.includes('hg-event'))
        .map(({ text, by }) => `${text} (${by})`),
      overlapping: overlapping.filter((pair) => pair.split(' | ').every(here)),
      small: small.filter((each) => here(each.slice(each.indexOf(': ') + 2))),
    }
    if (Object.values(wrong).some((list) => list.length > 0)) found[`${size.width}x${size.height}`] = wrong
  }
  return found
}

async function takeIn(page: Page, record: Parameters<typeof asFile>[0], people: Parameters<HomeScreen['takeIn']>[1]) {
  return new HomeScreen(page).takeIn(asFile(record), people)
}

test.describe('a match against Automas', () => {
  test('starts with one click and shows the first Automa at once', async () => {
    const { page } = await visit({ settings: { news: 'wait', pace: 'step' } })
    await page.locator('[data-preset="solo"]').click()
    await page.waitForURL(/#\/match\//)
    await new TableScreen(page).ready()
    await expect(page.locator('[data-testid^="seat:"] [data-tip^="automa:"]')).toHaveCount(1)
  })

  test('reaches its end against two advanced Automas, in English and then in Ukrainian', deep, async () => {
    const { page } = await visit()
    const form = page.locator('main')
    await page.getByRole('radio', { name: '3 players' }).click()
    for (const role of ['Middle Class', 'Capitalist Class']) {
      await form
        .getByRole('radiogroup', { name: `Who plays the ${role}` })
        .getByRole('radio', { name: 'Automa' })
        .click()
      await form
        .getByRole('radiogroup', { name: new RegExp(`^Automa mode .*${role}`) })
        .getByRole('radio', { name: 'Advanced' })
        .click()
    }
    await page.getByRole('button', { name: 'Start match' }).click()
    await page.waitForURL(/#\/match\//)
    const table = new TableScreen(page)
    await table.ready()
    const english = await playOn(page, { seed: 5, choices: 30 })
    expect(english.over).toBe(false)
    await table.speak('uk')
    const rest = await playOn(page, { seed: 6 })
    expect(rest.over).toBe(true)
    expect(await page.locator('main').innerText()).toMatch(/[А-Яа-яІіЇїЄє]/)
  })
})

test.describe('an Automa’s turn at the table', () => {
  const advanced = whenNeeded(() =>
    beforeAutoma(AGAINST_TWO, 'film', (told) => {
      const acts = told.some(
        (event) => event.type === 'automa-action' && event.role === 'working' && event.rank !== null,
      )
      return acts && told.some(({ type }) => type === 'money') && told.some(({ type }) => type === 'preference-list')
    }),
  )

  async function begin(page: Page): Promise<void> {
    const home = new HomeScreen(page)
    await home.openFile(asFile(advanced().record()))
    const dialog = page.getByRole('dialog', { name: 'Open a saved match' })
    await dialog.getByRole('radiogroup', { name: 'Who plays the State' }).getByRole('radio', { name: 'Bot' }).click()
    await dialog.getByRole('button', { name: 'Save and open' }).click()
    await page.getByTestId('proceed').click()
    await expect(page.getByTestId('automa-sheet')).toBeVisible()
  }

  const chapter = (page: Page) => page.locator('[data-testid="automa-sheet"] [aria-current="step"]').innerText()

  test('plays back step by step, updates the board at the action, and replays on "why?"', async () => {
    const { page } = await visit({ settings: { news: 'wait', pace: 'step' } })
    await begin(page)
    const purse = page.locator('[data-anchor="money:working"]').first()
    const before = await purse.innerText()
    expect(await chapter(page)).toMatch(/Card|Before/)
    let pictures = 1
    while (!(await chapter(page)).includes('Act')) {
      expect(await purse.innerText()).toBe(before)
      await page.keyboard.press('Space')
      pictures++
    }
    expect(pictures).toBeGreaterThan(5)
    await expect.poll(() => purse.innerText()).not.toBe(before)
    expect(await page.locator('[data-told]').count()).toBeGreaterThan(0)
    await page.keyboard.press('Shift+Space')
    expect(await chapter(page)).toMatch(/Close rows/)
    await page.keyboard.press('w')
    expect(await chapter(page)).toMatch(/Move down/)
    await expectAccessible(page, 'the sheet of an advanced Automa')
    await page.keyboard.press('Space')
    await expect(page.getByTestId('automa-sheet')).toHaveCount(0)
    await new TableScreen(page).logLines()
    await page.getByRole('button', { name: 'Why? Show the whole turn' }).last().click()
    expect(await chapter(page)).toMatch(/Move down/)
    await page
      .getByTestId('sheet')
      .getByRole('button', { name: say('en', 'ui.fold') })
      .click()
    await expect(page.getByTestId('automa-sheet')).toHaveCount(0)
  })

  test('stays fully readable in every language on every screen', deep, async () => {
    const { page } = await visit({ settings: { news: 'wait', pace: 'step' } })
    await begin(page)
    await page.keyboard.press('w')
    const table = new TableScreen(page)
    const found: Record<string, unknown> = {}
    let spoken: Language = 'en'
    for (const language of ['en', 'uk', 'pl'] as const) {
      if (language !== spoken) await table.speak(language, spoken)
      spoken = language
      const wrong = await misprintsOfSheet(page)
      if (Object.keys(wrong).length > 0) found[language] = wrong
      await page.setViewportSize(SIZES[0])
    }
    expect(found).toEqual({})
    await page.setViewportSize(PHONE)
    await expectAccessible(page, 'the sheet of an Automa on a phone')
  })

  test('shows only its result at the fastest pace, and continues automatically', deep, async () => {
    const { page } = await visit({ settings: { news: 'wait', pace: 'step' } })
    await begin(page)
    await page.keyboard.press('r')
    await expect(page.getByTestId('automa-sheet')).toHaveCount(0)
    await expect(page.locator('[data-testid="decision"][data-beat]')).toHaveCount(0)
  })
})

test.describe('modules of Crisis & Control', () => {
  const middle = () =>
    playUntil({ ...AGAINST_TWO, modules: MODULES }, 'modules', ({ state, decisions: [decision] }) => {
      const turn = decision?.seat === 'middle' && decision.prompt.key === 'ask.turn'
      const open = state.hidden?.hands.middle?.outcome === 'open'
      return turn && open && state.clock.round === 4 && state.kept.length > 1
    })

  test('appear in visible places with enough room for all of them', deep, async () => {
    const { page } = await visit()
    const table = await takeIn(page, middle().record(), { middle: 'Olena' })
    await expect(page.locator('[data-target="agenda:own"]')).toBeVisible()
    await expect(page.locator('[data-target="agenda:own"]')).toHaveCount(1)
    await expect(page.locator('[data-target="crisis:card"]')).toHaveCount(1)
    expect(await page.locator('[data-target^="history:"]').count()).toBeGreaterThan(0)
    expect(await page.locator('[data-tip^="kept-by:"]').count()).toBeGreaterThan(0)
    await expectAccessible(page, 'the table with all modules')
    for (const language of ['en', 'uk'] as const) {
      if (language === 'uk') await table.speak('uk')
      for (const size of [SIZES[0], SIZES[1]]) {
        await page.setViewportSize(size)
        const { inner, outer } = await page
          .locator('[data-testid="desk-board"] div:has(> [data-anchor="policies"])')
          .evaluate((column) => ({ inner: column.scrollHeight, outer: column.clientHeight }))
        expect(inner, `policies, trade and the State in ${language} at ${size.height}`).toBeLessThanOrEqual(outer)
      }
    }
    await page.setViewportSize(PHONE)
    await expectAccessible(page, 'a phone with all modules')
  })

  test('show their cards to choose from on a desktop and a phone', deep, async () => {
    const choosing = playUntil({ ...AGAINST_TWO, modules: MODULES }, 'agendas', ({ decisions }) =>
      decisions.some(({ seat, prompt }) => seat === 'middle' && prompt.key === 'ask.hidden-agenda'),
    )
    const keeping = playUntil({ ...AGAINST_TWO, modules: MODULES }, 'keep', ({ decisions: [decision] }) => {
      const offered = decision?.shape === 'pick' ? decision.options : []
      return decision?.seat === 'middle' && offered.some(({ target }) => target?.startsWith('altevent:') === true)
    })
    for (const [position, task] of [
      [choosing, /VP/],
      [keeping, /(Preparation|Action|Production|Elections): /],
    ] as const) {
      const { page } = await visit()
      await takeIn(page, position.record(), { middle: 'Olena' })
      const cards = page.getByTestId('offered').locator('[data-target]')
      await expect(cards).toHaveCount(2)
      expect((await cards.allInnerTexts()).join(' ')).toMatch(task)
      await expectAccessible(page, 'cards to choose from')
      await page.setViewportSize(PHONE)
      await expect(cards.first()).toBeVisible()
      await expectAccessible(page, 'cards to choose from, on a phone')
      await cards.first().click()
    }
  })

  test('count in final scoring: points of a Hidden Agenda have a separate bar segment', deep, async () => {
    const { page } = await visit()
    await new HomeScreen(page).openResult(asFile(playToTheEnd({ ...AGAINST_TWO, modules: MODULES }, 'end').record()))
    await expect(page.getByTestId('result-page')).toContainText('Hidden agenda')
    await expectAccessible(page, 'the end of a match with modules')
    await page.setViewportSize(PHONE)
    await expectAccessible(page, 'the end of a match with modules, on a phone')
  })

  test('play back a crisis part by part before the match continues', async () => {
    const { before, seat, option } = choiceTelling(
      { players: 4, modules: { crisisResponse: true } },
      'crisis',
      ({ state }) => state.state.loans > 0 && (state.clock.phase === 'production' || state.clock.step > 18),
      (told) => told.filter(({ type }) => type === 'crisis-part').length === 5,
    )
    const { page } = await visit({ settings: { news: 'wait', pace: 'step' } })
    await takeIn(page, before.record(), { [seat]: 'Olena' })
    await page.locator(`#options [data-option="${option}"]`).click()
    const beat = page.locator('[data-testid="decision"][data-beat]')
    await expect(beat).toBeVisible()
    while ((await beat.getAttribute('data-beat')) !== 'imf') await page.getByTestId('go-on').click()
    const sheet = page.getByTestId('crisis-sheet')
    await expect(sheet).toBeVisible()
    const told = sheet.locator('[data-testid="crisis-part"][data-waits="false"]')
    const counts: number[] = []
    while ((await sheet.getByTestId('next-card').count()) === 0) {
      counts.push(await told.count())
      await page.keyboard.press('Space')
    }
    expect(counts).toEqual([0, 1, 2, 3, 4])
    await expect(told).toHaveCount(5)
    await page.keyboard.press('Shift+Space')
    await expect(told).toHaveCount(4)
    await page.keyboard.press('w')
    await expectAccessible(page, 'a crisis')
    const wrong = await misprintsOfSheet(page)
    expect(wrong).toEqual({})
  })
})
