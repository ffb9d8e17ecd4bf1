// The whole table by keyboard alone, with visible focus at all times.
import type { Page } from '@playwright/test'
import { calm, DESK } from './browser.ts'
import { HomeScreen } from './home.ts'
import { deep, sized } from './length.ts'
import { asFile, isMidGame, playUntil } from './positions.ts'
import { TableScreen } from './table.ts'
import { expect, test, visit } from './visit.ts'

interface Focused {
  readonly role: string
  readonly name: string
  readonly option: string | null
  readonly target: string | null
  readonly visible: boolean
}

/** The focused element, and whether its focus is visible. */
function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) throw new Error('nothing has the focus')
    const ringed = [element, element.parentElement, element.querySelector(':scope > *')].some((each) => {
      if (each === null) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    })
    return {
      role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
      name: element.getAttribute('aria-label') ?? element.innerText.trim().split('\n')[0] ?? '',
      option: element.getAttribute('data-option'),
      target: element.getAttribute('data-target'),
      visible: element.matches(':focus-visible') && ringed,
    }
  })
}

/** Presses Tab until the target has focus; every stop must be visible. */
async function tabTo(page: Page, wanted: (focus: Focused) => boolean, key = 'Tab'): Promise<Focused> {
  const stops: string[] = []
  for (let i = 0; i < 200; i++) {
    await page.keyboard.press(key)
    const focus = await focused(page)
    // After the last stop focus leaves the page for the browser and returns at the first.
    if (focus.role === 'body') continue
    expect(focus.visible, `the focus on ${focus.role} ${focus.name}`).toBe(true)
    if (wanted(focus)) return focus
    stops.push(focus.name)
  }
  throw new Error(`not reached by ${key}: ${stops.join(', ')}`)
}

async function startByKeyboard(page: Page): Promise<TableScreen> {
  await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
  await tabTo(page, ({ name }) => name === 'Start match')
  await page.keyboard.press('Enter')
  const table = new TableScreen(page)
  await table.ready()
  return table
}

test.describe('the table by keyboard', () => {
  test('starts a match, walks through options, chooses, undoes and redoes', async () => {
    const { page } = await visit()
    const table = await startByKeyboard(page)

    const first = await table.decisionId()
    await page.keyboard.press('o')
    await page.keyboard.press('Tab')
    const top = await focused(page)
    expect(top.option).not.toBeNull()
    await page.keyboard.press('ArrowDown')
    const second = await focused(page)
    expect(second.option).not.toBe(top.option)
    expect(second.visible).toBe(true)
    await page.keyboard.press('ArrowUp')
    expect((await focused(page)).option).toBe(top.option)
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    // A bill is possible in every first turn, and the choice of the card to discard can be undone.
    while ((await focused(page)).option !== 'basic:propose-bill') await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await table.movedOn(first)

    const asked = await table.decisionId()
    await page.keyboard.press('u')
    await table.movedOn(asked)
    const again = await table.decisionId()
    await page.keyboard.press('Shift+U')
    await table.movedOn(again)
    await expect(table.decision).toHaveAttribute('data-decision', asked)
  })

  test('selects an option with a digit, and confirms with the same digit', async () => {
    const { page } = await visit()
    const table = await startByKeyboard(page)
    const id = await table.decisionId()
    await page.keyboard.press('2')
    const { option, visible } = await focused(page)
    expect(option).toBe(await table.options.nth(1).getAttribute('data-option'))
    expect(visible).toBe(true)
    await expect(table.decision).toHaveAttribute('data-decision', id)
    await page.keyboard.press('2')
    await table.movedOn(id)
  })

  test('reaches and chooses elements of the board', async () => {
    const { page } = await visit()
    const table = await startByKeyboard(page)
    const bill = page.locator('#options [data-option]', { hasText: 'Propose a bill' })
    await bill.focus()
    const before = await table.decisionId()
    await page.keyboard.press('Enter')
    await table.movedOn(before)
    const asked = await table.decisionId()
    await page.keyboard.press('h')
    const place = await tabTo(page, ({ target }) => target !== null)
    expect(place.role).toBe('button')
    await page.keyboard.press('Enter')
    await table.movedOn(asked)
  })

  test('lists the keyboard shortcuts, and returns focus after dialogs', deep, async () => {
    const { page } = await visit()
    const table = await startByKeyboard(page)
    await page.keyboard.press('o')
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(keys).toBeVisible()
    const id = await table.decisionId()
    await page.keyboard.press('1')
    await page.keyboard.press('1')
    await expect(table.decision).toHaveAttribute('data-decision', id)
    await page.keyboard.press('Escape')
    await expect(keys).toHaveCount(0)
    await page.waitForFunction(() => document.activeElement?.id === 'options')

    await tabTo(page, ({ name }) => name === 'Menu')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Settings' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu')
  })
})

test.describe('focus after a move by keyboard', () => {
  const midGame = () => playUntil(4, 'layout-4', isMidGame('working')).record()

  for (const [where, viewport] of [
    ['on a desk', DESK],
    ['at 200 percent', { width: 720, height: 450 }],
  ] as const)
    test(`stays visible ${where}`, deep, async () => {
      const { page } = await visit({ viewport })
      const table = await new HomeScreen(page).takeIn(asFile(midGame()), { working: 'Olena', capitalist: 'Marek' })
      for (let i = 0; i < sized(7, 14); i++) {
        await table.takeDeviceIfPassed()
        const asked = await table.decisionId()
        const way = await chooseByKeyboard(page, i)
        await table.movedOn(asked)
        // Focus follows a removed board element shortly after the next decision appears.
        await page
          .waitForFunction(() => document.activeElement !== document.body)
          .catch(() => {
            throw new Error(`lost after ${way}`)
          })
      }
    })

  /** Alternates between options on the board and in the list. */
  async function chooseByKeyboard(page: Page, turn: number): Promise<string> {
    const lockIn = page.getByTestId('lock-in').first()
    const lit = '[data-target][data-state="selectable"]'
    const places = page.locator(`${lit}[role="button"]:visible, ${lit} > [role="button"]:visible`)
    const onBoard = turn % 2 === 0 && (await places.count()) > 0
    const numbered = (await lockIn.count()) > 0
    const choice = numbered ? lockIn : onBoard ? places.first() : page.locator('#options [data-option]').first()
    await choice.focus()
    const asked = await page.locator('[data-decision]').first().getAttribute('data-decision')
    await page.keyboard.press('Enter')
    // Answered at once, or another selection or confirmation is needed.
    for (;;) {
      const next = await page.waitForFunction((before) => {
        const now = document.querySelector('[data-decision]')?.getAttribute('data-decision')
        if (now !== before) return 'done'
        return ['[data-testid="chooser"] [data-option]', '[data-testid="confirm-option"]:not([aria-disabled])'].find(
          (button) => document.querySelector(button) !== null,
        )
      }, asked)
      const button = await next.jsonValue()
      if (button === undefined || button === 'done') break
      const isThere = await page.evaluate((selector) => {
        const element = document.querySelector<HTMLElement>(selector)
        element?.focus()
        return element !== null
      }, button)
      if (isThere) await page.keyboard.press('Enter')
      // The button stays until the answer has arrived.
      await page.waitForFunction(
        ([before, selector]) =>
          document.querySelector('[data-decision]')?.getAttribute('data-decision') !== before ||
          document.querySelector(selector ?? '') === null,
        [asked, button] as const,
      )
      // The list returns focus to the board when it closes.
      await calm(page)
    }
    return numbered ? 'a number' : onBoard ? 'the board' : 'an option'
  }
})
