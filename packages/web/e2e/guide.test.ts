// The tutorial: a whole first round by mouse and on a phone; by keyboard; dismissed and resumed.
import { seriousIssues } from './axe.ts'
import { DESK, ON_ITS_SIDE, PHONE, type VisitOptions } from './browser.ts'
import { GuidedTable } from './guided.ts'
import { deep } from './length.ts'
import { TableScreen } from './table.ts'
import { expect, test, visit } from './visit.ts'

async function firstGame(options: VisitOptions = {}) {
  const { page } = await visit(options)
  await page.getByTestId('first-game').click()
  const guided = new GuidedTable(page)
  await expect(guided.card).toBeVisible()
  return { page, guided, table: new TableScreen(page) }
}

test.describe('the tutorial', () => {
  test('guides a player who follows it through a whole round, then ends', async () => {
    const { page, guided, table } = await firstGame({ settings: { news: 'wait' } })
    const steps: string[] = []
    for (let moment = 0; moment < 60; moment++) {
      const step = await guided.step()
      if (step === '') break
      if (steps.at(-1) !== step) steps.push(step)
      if (step === 'buy') await page.setViewportSize({ width: 1280, height: 720 })
      if (step === 'bill') await table.speak('uk')
      if (step === 'which-bill') await page.setViewportSize({ width: 1180, height: 820 })
      if (step === 'food') await page.setViewportSize(PHONE)
      if (step === 'influence') {
        await page.setViewportSize(DESK)
        expect(await seriousIssues(page)).toEqual([])
      }
      await expect.poll(() => guided.misplaced(), { message: step }).toEqual([])
      await guided.doAsTold()
    }
    expect(steps).toEqual(expect.arrayContaining(['welcome', 'assign-where', 'rival', 'use', 'card', 'pressure']))
    expect(steps.slice(steps.indexOf('food'))).toEqual(
      expect.arrayContaining(['production', 'result', 'scoring', 'goodbye']),
    )
    await expect(page.getByTestId('rounds')).toContainText('2')
    await expect(page.locator('[data-decision], [data-beat]').first()).toBeVisible()
  })

  test('fits next to the content and the decision on a phone in landscape', deep, async () => {
    const { page, guided } = await firstGame({ viewport: ON_ITS_SIDE, touch: true, language: 'uk' })
    const lowest = (await page.evaluate(() => innerHeight)) + 1
    for (const folded of [false, true]) {
      if (folded) await guided.card.locator('header > button').tap()
      const places = await page.evaluate(() =>
        ['[data-testid="phone"] #board', '[data-testid="lesson-card"]', '[data-testid="phone"] #options'].map(
          (part) => {
            const box = document.querySelector(part)?.getBoundingClientRect()
            return { left: box?.left ?? 0, right: box?.right ?? 0, bottom: box?.bottom ?? 0, height: box?.height ?? 0 }
          },
        ),
      )
      const [content, card, decision] = places
      if (content === undefined || card === undefined || decision === undefined) throw new Error('something is missing')
      expect(content.height).toBeGreaterThan(180)
      expect(decision.left).toBeGreaterThanOrEqual(content.right)
      expect(card.bottom).toBeLessThanOrEqual(lowest)
      expect(decision.height).toBeGreaterThan(180)
      if (!folded) expect(card.left).toBeGreaterThanOrEqual(content.right)
      const buttons = page.locator('[data-testid="lesson-card"] > footer button, [data-testid="phone"] #options button')
      for (const button of await buttons.all()) {
        const box = await button.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? 0), await button.innerText()).toBeLessThanOrEqual(lowest)
      }
    }
  })

  test('supports screen readers and the keyboard, and follows undo', deep, async () => {
    const { page, guided } = await firstGame()
    const heard = page.getByTestId('announced-guide')
    await expect(heard).toContainText('You lead the Working Class')
    expect(await page.evaluate(() => document.activeElement?.closest('[data-testid="lesson-card"]'))).toBeNull()
    await page.keyboard.press('g')
    expect(await guided.card.evaluate((card) => card === document.activeElement)).toBe(true)
    for (let pages = 0; pages < 4; pages++) {
      await guided.card.getByRole('button', { name: 'Next' }).focus()
      await page.keyboard.press('Enter')
    }
    await expect(guided.card).toContainText('Put people to work')
    const assign = page.locator('#options [data-option="basic:assign-workers"]')
    await assign.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => guided.step()).toBe('discard')
    await expect(heard).toContainText('Discard a card')
    expect(await page.evaluate(() => document.activeElement?.closest('#options') !== null)).toBe(true)
    await page.keyboard.press('u')
    await expect.poll(() => guided.step()).toBe('welcome')
    await expect(guided.card).toContainText('Put people to work')
  })

  test('keeps its state when the match is reopened, and can be dismissed and recalled', deep, async () => {
    const { page, guided, table } = await firstGame()
    await guided.doAsTold()
    expect(await guided.step()).toBe('discard')
    await page.reload()
    await expect(guided.card).toBeVisible()
    expect(await guided.step()).toBe('discard')
    await guided.card.getByRole('button', { name: 'Collapse guide' }).click()
    await expect(guided.card.getByTestId('lesson-page')).toHaveCount(0)
    await guided.card.getByRole('button', { name: 'Open guide' }).click()
    await guided.card.getByRole('button', { name: 'Turn off guide' }).click()
    await expect(guided.card).toHaveCount(0)
    // The dismissal is stored when this appears.
    await expect(page.getByText('The guide is off.').first()).toBeVisible()
    await page.reload()
    await table.ready()
    expect(await guided.step()).toBe('')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const called = page.getByRole('menuitemcheckbox', { name: 'Show the guide' })
    await expect(called).toHaveAttribute('aria-checked', 'false')
    await called.click()
    await expect(guided.card).toBeVisible()
    expect(await guided.step()).toBe('discard')
  })
})
