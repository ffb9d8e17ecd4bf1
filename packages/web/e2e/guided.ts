// Plays a tutorial match in the browser by following its highlights.
import { expect, type Locator, type Page } from '@playwright/test'
import { calm } from './browser.ts'

export class GuidedTable {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get card(): Locator {
    return this.page.getByTestId('lesson-card')
  }

  get reaction(): Locator {
    return this.card.locator('[data-tone]')
  }

  /** A decision or sheet is open, and the board and the guide are up to date. */
  private async settled(): Promise<void> {
    await this.page.waitForFunction(() => {
      if (document.querySelector('[data-testid="go-on"]') !== null) return true
      const asked = document.querySelector('[data-decision]')?.getAttribute('data-decision')
      return asked != null && asked === document.querySelector('[data-announced]')?.getAttribute('data-announced')
    })
    await calm(this.page)
    await calm(this.page)
  }

  /** The step on the card; empty when the guide shows nothing. */
  async step(): Promise<string> {
    await this.settled()
    const shown = this.page.getByTestId('lesson')
    return (await shown.count()) === 0 ? '' : ((await shown.getAttribute('data-step')) ?? '')
  }

  async nextPage(): Promise<void> {
    await this.card.getByRole('button', { name: /^(Next|Далі)$/ }).click()
    await calm(this.page)
  }

  /** Reads to the last page, makes the recommended move and returns it. */
  async doAsTold(): Promise<string> {
    await this.settled()
    const next = this.card.getByTestId('lesson-next')
    while ((await next.count()) > 0 && (await next.isEnabled())) await this.nextPage()
    if (await this.goOn()) return 'go on'
    const amounts = this.page.locator('#options [data-number], [data-part="desk-bar"] [data-number]')
    if ((await amounts.count()) > 0) {
      await amounts.last().click()
      return this.click(this.page.getByTestId('lock-in').first(), 'amount')
    }
    const no = this.page.locator('[data-option="false"]')
    if ((await no.count()) > 0) return this.click(no.first(), 'no')
    const id = await this.ringed()
    // Other players have started to act: try again.
    if (id === '') return 'wait'
    const option = this.page.locator(`#options [data-option="${id}"]`).first()
    if ((await this.page.getByTestId('phone').count()) > 0) {
      await option.click()
      return this.click(this.page.getByTestId('confirm-option'), id)
    }
    return this.click(option, id)
  }

  /** Continues if a sheet waits for it. The button can disappear at any moment, so it is found and clicked at once. */
  private async goOn(): Promise<boolean> {
    const before = await this.page.evaluate(openQuestion)
    const clicked = await this.page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('[data-testid="go-on"]')
      button?.click()
      return button !== null
    })
    if (clicked) await this.changed(before, 'go on')
    return clicked
  }

  private async changed(before: string, done: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(openQuestion), { message: done }).not.toBe(before)
    await calm(this.page)
  }

  /** The highlighted option, otherwise the first one. */
  private ringed(): Promise<string> {
    return this.page.evaluate(() => {
      const rings = [...document.querySelectorAll('[data-testid="lesson-rings"] i')].map((ring) =>
        ring.getBoundingClientRect(),
      )
      const options = [...document.querySelectorAll<HTMLElement>('[data-option]:not([aria-disabled="true"])')].filter(
        (option) => option.getBoundingClientRect().height > 0,
      )
      const meant = options.find((option) => {
        const { left, top, right, bottom } = option.getBoundingClientRect()
        const [x, y] = [(left + right) / 2, (top + bottom) / 2]
        return rings.some((r) => r.left < x && x < r.right && r.top < y && y < r.bottom && r.height < bottom - top + 30)
      })
      return (meant ?? options[0])?.dataset.option ?? ''
    })
  }

  private async click(what: Locator, done: string): Promise<string> {
    const before = await this.page.evaluate(openQuestion)
    await what.click()
    await this.changed(before, done)
    return done
  }

  /** Layout errors of the card: clipped by the window, or covering something that is needed. */
  async misplaced(): Promise<string[]> {
    await this.card.waitFor()
    await calm(this.page)
    return this.page.evaluate(() => {
      const card = document.querySelector('[data-testid="lesson-card"]')
      if (card === null) return ['no card']
      const box = card.getBoundingClientRect()
      const wrong: string[] = []
      if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight + 0.5) wrong.push('cut')
      if (document.querySelector('[data-testid="phone"]') === null && card.scrollHeight > card.clientHeight + 1)
        wrong.push('scrolls')
      const needed =
        '[data-target][data-state="selectable"], [data-testid="decision"], [data-testid="phone"] #options, [data-testid="sheet"], #options [data-option]'
      for (const thing of document.querySelectorAll(needed)) {
        if (card.contains(thing)) continue
        const { left, top, right, bottom } = thing.getBoundingClientRect()
        const [west, east] = [Math.max(left, box.left), Math.min(right, box.right)]
        const [north, south] = [Math.max(top, box.top), Math.min(bottom, box.bottom)]
        if (east - west <= 2 || south - north <= 2) continue
        // Elements scrolled out of view are not covered.
        const under = document.elementsFromPoint((west + east) / 2, (north + south) / 2)
        if (under.includes(thing)) wrong.push(`on ${thing.getAttribute('data-target') ?? thing.className}`)
      }
      return wrong
    })
  }
}

/** The open decision and the open sheet. Evaluated in the page. */
function openQuestion(): string {
  const decision = document.querySelector('[data-decision]')?.getAttribute('data-decision')
  const sheet = document.querySelector('[data-beat]')
  return [decision, sheet?.getAttribute('data-beat'), sheet?.getAttribute('data-picture')].join(' ')
}
