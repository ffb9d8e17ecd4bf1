// The table, as a person sees it: what is asked, what is on offer, the curtain, the log.
import type { Locator, Page } from 'playwright-core'

export class TableScreen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Somebody has something to do: answer, take the device, or read the result. */
  async ready(): Promise<void> {
    await this.page.locator('[data-decision], [data-testid="take-device"], main.result').first().waitFor()
  }

  get curtain(): Locator {
    return this.page.getByRole('dialog').filter({ hasText: 'Pass the device to' })
  }

  /** "I am ..." */
  async takeDevice(): Promise<void> {
    await this.curtain.getByRole('button', { name: /^I am / }).click()
    await this.page.locator('[data-decision]').first().waitFor()
  }

  async takeDeviceIfPassed(): Promise<void> {
    await this.ready()
    if (await this.curtain.isVisible()) await this.takeDevice()
  }

  get decision(): Locator {
    return this.page.locator('#options[data-decision], .phone-decision[data-decision]').first()
  }

  async decisionId(): Promise<string> {
    return (await this.decision.getAttribute('data-decision')) ?? ''
  }

  async question(): Promise<string> {
    return this.page.getByRole('region', { name: 'What is to be decided' }).getByRole('heading').innerText()
  }

  get options(): Locator {
    return this.page.locator('#options [data-option]:not([aria-disabled="true"])')
  }

  get blocked(): Locator {
    return this.page.locator('#options [data-option][aria-disabled="true"]')
  }

  get log(): Locator {
    return this.page.getByRole('region', { name: 'Log' })
  }

  /** Waits until something else is asked than `before`. */
  async movedOn(before: string): Promise<void> {
    await this.page.waitForFunction((id) => {
      if (document.querySelector('[data-testid="take-device"], main.result') !== null) return true
      const asked = document.querySelector('[data-decision]')
      return asked !== null && asked.getAttribute('data-decision') !== id
    }, before)
  }

  async fromMenu(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click()
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click()
  }

  /** `menu`: what the menu of languages is called in the language that is spoken now. */
  async speak(language: 'English' | 'Українська' | 'Polski', menu: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${menu}: `) }).click()
    await this.page.getByRole('menuitemcheckbox', { name: language }).click()
  }

  async goHome(): Promise<void> {
    await this.page.getByRole('link', { name: 'Hustings' }).click()
  }
}
