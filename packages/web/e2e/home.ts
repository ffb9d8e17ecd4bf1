// Page object of the home page (in English).
import type { BotLevel } from '@hustings/protocol'
import type { Locator, Page } from '@playwright/test'
import { TableScreen } from './table.ts'

export const ROLES = {
  working: 'Working Class',
  middle: 'Middle Class',
  capitalist: 'Capitalist Class',
  state: 'State',
} as const

export type Role = keyof typeof ROLES

function isRole(seat: string | null): seat is Role {
  return seat !== null && seat in ROLES
}

const SEATS = {
  2: ['working', 'capitalist'],
  3: ['working', 'middle', 'capitalist'],
  4: ['working', 'middle', 'capitalist', 'state'],
} as const

/** Seats with the names of humans; other seats are bots. */
export type People = Partial<Readonly<Record<Role, string>>>

export interface NewMatch {
  readonly players: 2 | 3 | 4
  readonly people: People
  /** Level of every bot. */
  readonly level?: BotLevel
  readonly name?: string
  readonly seed?: string
}

export interface UploadedFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export class HomeScreen {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async start({ players, people, level, name, seed }: NewMatch): Promise<TableScreen> {
    const count = this.page.getByRole('radiogroup', { name: 'Players' })
    await count.getByRole('radio', { name: `${players} players` }).click()
    await seat(this.page.locator('main'), SEATS[players], people)
    if (level !== undefined) await choose(level, this.page.locator('main'))
    if (name !== undefined || seed !== undefined) await this.page.getByText('House rules, name and seed').click()
    if (name !== undefined) await this.page.getByLabel('Match name').fill(name)
    if (seed !== undefined) await this.page.getByLabel('Seed').fill(seed)
    await this.page.getByRole('button', { name: 'Start match' }).click()
    return this.table()
  }

  /** Chooses the file in the system's dialog. */
  async openFile(file: UploadedFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.page.getByRole('button', { name: 'Open a file' }).click()
    await (await chooser).setFiles(file)
  }

  /** Opens a file, sets the players, and opens the table. */
  async takeIn(file: UploadedFile, people: People, name?: string, level?: string): Promise<TableScreen> {
    await this.keep(file, people, name, level)
    return this.table()
  }

  /** Opens the file of a finished match and its result page. */
  async openResult(file: UploadedFile, people: People = {}, name?: string): Promise<void> {
    await this.keep(file, people, name)
    await this.page.waitForURL(/#\/match\//)
    await new TableScreen(this.page).fromMenu('Result')
    await this.page.locator('[data-testid="chart-picture"] svg').first().waitFor()
  }

  private async keep(file: UploadedFile, people: People, name: string | undefined, level?: string): Promise<void> {
    await this.openFile(file)
    const dialog = this.page.getByRole('dialog', { name: 'Open a saved match' })
    await dialog.waitFor()
    if (name !== undefined) await dialog.getByLabel('Match name').fill(name)
    const roles = await dialog
      .locator('[data-seat]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-seat')))
    await seat(dialog, roles.filter(isRole), people)
    if (level !== undefined) await choose(level, dialog)
    await dialog.getByRole('button', { name: 'Save and open' }).click()
  }

  running(name: string): Locator {
    return this.page.getByRole('region', { name: 'Matches in progress' }).getByRole('link', { name })
  }

  async fromMenu(match: string, entry: 'Rename' | 'Save to file' | 'Delete'): Promise<void> {
    await this.page.getByRole('button', { name: `More actions for “${match}”` }).click()
    await this.page.getByRole('menuitem', { name: entry }).click()
  }

  private async table(): Promise<TableScreen> {
    await this.page.waitForURL(/#\/match\//)
    const table = new TableScreen(this.page)
    await table.ready()
    return table
  }
}

async function choose(level: string, form: Locator): Promise<void> {
  for (const select of await form.getByRole('combobox', { name: /^Bot level/ }).all()) await select.selectOption(level)
}

async function seat(form: Locator, roles: readonly Role[], people: People): Promise<void> {
  for (const role of roles) {
    const name = people[role]
    const who = form.getByRole('radiogroup', { name: `Who plays the ${ROLES[role]}` })
    // The player of an Automa's seat cannot be changed.
    if ((await who.count()) === 0) continue
    await who.getByRole('radio', { name: name === undefined ? 'Bot' : 'Human' }).click()
    if (name !== undefined) await form.getByRole('textbox', { name: ROLES[role] }).fill(name)
  }
}
