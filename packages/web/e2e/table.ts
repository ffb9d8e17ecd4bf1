// Page object of the table: the question, the options, the pass-device screen, the log.
import type { Locator, Page } from '@playwright/test'
import { calm } from './browser.ts'
import { type Language, say } from './words.ts'

const LANGUAGE_NAMES = { en: 'English', uk: 'Українська', pl: 'Polski' } as const

export class TableScreen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The player can act: answer, take the device, or read the result. */
  async ready(): Promise<void> {
    await this.movedOn('')
  }

  /** "Pass the device to ...", in any language. */
  get curtain(): Locator {
    return this.page.getByRole('dialog').filter({ has: this.page.getByTestId('take-device') })
  }

  /** "I am ..." */
  async takeDevice(): Promise<void> {
    await this.curtain.getByRole('button').click()
    await this.page.getByTestId('take-device').waitFor({ state: 'detached' })
    await this.movedOn('')
  }

  async takeDeviceIfPassed(): Promise<void> {
    await this.ready()
    if (await this.curtain.isVisible()) await this.takeDevice()
  }

  get decision(): Locator {
    return this.page.locator('#options[data-decision]').first()
  }

  async decisionId(): Promise<string> {
    return (await this.decision.getAttribute('data-decision')) ?? ''
  }

  async question(): Promise<string> {
    return this.page.getByRole('region', { name: 'Decision' }).getByRole('heading').innerText()
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

  /** Lines of the log, each a link to its move. The recap replaces them until it is closed. */
  async logLines(): Promise<Locator> {
    const told = this.log.locator('[data-testid="since"][aria-expanded="true"]')
    const lines = this.log.getByTestId('log-line')
    // It can appear shortly after the table.
    await told.or(lines.first()).first().waitFor()
    await this.page.waitForFunction(
      ({ since, line }) => {
        const open = document.querySelector<HTMLElement>(since)
        open?.click()
        return open === null && document.querySelector(line)?.checkVisibility() === true
      },
      { since: '#log [data-testid="since"][aria-expanded="true"]', line: '#log [data-testid="log-line"]' },
    )
    return lines
  }

  /** Waits until the question differs from `before` and the board shows it. */
  async movedOn(before: string): Promise<void> {
    await this.page.waitForFunction((id) => {
      if (document.querySelector('[data-testid="take-device"], [data-testid="result-page"]') !== null) return true
      const asked = document.querySelector('[data-decision]')?.getAttribute('data-decision')
      const announced = document.querySelector('[data-announced]')?.getAttribute('data-announced')
      return asked !== undefined && asked !== id && asked === announced
    }, before)
    await calm(this.page)
  }

  /** After a click on the board: the list of its options, or the answer if there was only one. */
  async listedOrMovedOn(before: string): Promise<void> {
    await this.page.waitForFunction((id) => {
      if (
        document.querySelector(
          '[data-testid="chooser"] [data-option], [data-testid="take-device"], [data-testid="result-page"]',
        ) !== null
      )
        return true
      return document.querySelector('[data-decision]')?.getAttribute('data-decision') !== id
    }, before)
  }

  async fromMenu(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click()
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click()
  }

  /** Selects another language and waits until it is active. */
  async speak(language: Language, spokenNow: Language = 'en'): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${say(spokenNow, 'ui.language')}: `) }).click()
    await this.page.getByRole('menuitemcheckbox', { name: LANGUAGE_NAMES[language] }).click()
    await this.page.getByRole('button', { name: new RegExp(`^${say(language, 'ui.language')}: `) }).waitFor()
  }

  async goHome(): Promise<void> {
    await this.page.getByRole('link', { name: 'Hustings' }).click()
  }
}
