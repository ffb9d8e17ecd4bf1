// Plays a match through the interface without rules or engine: takes random options from the list or the board.
import type { Page } from '@playwright/test'
import { TableScreen } from './table.ts'

export interface Played {
  readonly over: boolean
  readonly choices: number
  /** Counts of moves by input method. */
  readonly how: Readonly<Record<string, number>>
  readonly curtains: number
}

export interface Orders {
  readonly seed: number
  /** Stops after this number of moves. */
  readonly choices?: number
  /** At this interval, one move uses the real mouse and one the real keyboard. */
  readonly byHand?: number
}

/** Plays until the match is over or the number of moves is reached. */
export async function playOn(page: Page, { seed, choices = 5000, byHand = 20 }: Orders): Promise<Played> {
  const how: Record<string, number> = {}
  let made = 0
  let curtains = 0
  for (let round = 0; made < choices; round++) {
    const burst = await page.evaluate(clickWhatIsOffered, {
      seed: seed * 1_000_003 + round,
      choices: Math.min(byHand, choices - made),
    })
    made += burst.choices
    curtains += burst.curtains
    for (const [way, times] of Object.entries(burst.how)) how[way] = (how[way] ?? 0) + times
    if (burst.over) return { over: true, choices: made, how, curtains }
    if (made >= choices) break
    const way = await chooseByHand(page, seed + round, round % 2 === 0 ? 'mouse' : 'keyboard')
    how[way] = (how[way] ?? 0) + 1
    made++
  }
  return { over: false, choices: made, how, curtains }
}

/** A move with real input events, which hit covering elements as a player's would. */
async function chooseByHand(page: Page, seed: number, hand: 'mouse' | 'keyboard'): Promise<string> {
  const table = new TableScreen(page)
  await table.takeDeviceIfPassed()
  const before = await table.decisionId()
  const radios = await page.locator('#options [data-number]').count()
  const lockIn = page.getByTestId('lock-in').first()
  let way: string
  if ((await lockIn.count()) > 0) {
    way = `${hand}: number`
    if (radios > 0 && hand === 'mouse')
      await page
        .locator('#options [data-number]')
        .nth(seed % radios)
        .click()
    if (hand === 'mouse') await lockIn.click()
    else {
      await lockIn.focus()
      await page.keyboard.press('Enter')
    }
  } else if (hand === 'keyboard') {
    way = 'keyboard: option'
    const offered = await table.options.count()
    await page.keyboard.press('o')
    const digit = String((seed % Math.min(9, offered)) + 1)
    await page.keyboard.press(digit)
    await page.keyboard.press(digit)
  } else {
    way = await clickWithMouse(page, table, seed)
  }
  await table.movedOn(before)
  return way
}

async function clickWithMouse(page: Page, table: TableScreen, seed: number): Promise<string> {
  const lit = page.locator('[data-target][data-state="selectable"]')
  const places = await lit.count()
  if (places > 0 && seed % 4 !== 0) {
    const before = await table.decisionId()
    await lit.nth(seed % places).click()
    const chooser = page.locator('[data-testid="chooser"] [data-option]')
    await table.listedOrMovedOn(before)
    if ((await chooser.count()) > 0) await chooser.nth(seed % (await chooser.count())).click()
    return 'mouse: board'
  }
  await table.options.nth(seed % (await table.options.count())).click()
  return 'mouse: option'
}

interface BurstOrders {
  readonly seed: number
  readonly choices: number
}

/**
 * Runs in the page for speed: clicks elements and waits for changes. Self-contained, because only its source is
 * sent.
 */
export async function clickWhatIsOffered({ seed, choices }: BurstOrders): Promise<Played> {
  const PATIENCE = 60_000
  let state = seed >>> 0 || 1
  const below = (n: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n)
  }
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const one = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector)
  const any = (elements: readonly HTMLElement[]): HTMLElement => {
    const element = elements[below(elements.length)]
    if (element === undefined) throw new Error(`nothing is offered: ${one('[data-decision]')?.textContent}`)
    return element
  }
  /** Resolves when the page shows the expected state. */
  const until = (shown: () => boolean, what: string): Promise<void> =>
    new Promise((resolve, reject) => {
      if (shown()) return resolve()
      const observer = new MutationObserver(() => {
        if (!shown()) return
        observer.disconnect()
        clearTimeout(timer)
        resolve()
      })
      const timer = setTimeout(() => {
        observer.disconnect()
        reject(new Error(`waited in vain: ${what}`))
      }, PATIENCE)
      observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true })
    })

  const asked = () => one('#options[data-decision]')
  const curtain = () => one('[data-testid="take-device"]')
  const over = () => one('[data-testid="ranking"]') !== null
  /** The board follows the decision bar by a frame; by then the decision has been announced. */
  const settled = () => one('[data-announced]')?.dataset.announced === asked()?.dataset.decision
  const situation = (): string => {
    if (over()) return 'over'
    const passed = curtain()
    if (passed !== null) return `curtain ${passed.textContent}`
    return asked()?.getAttribute('data-decision') ?? 'waiting'
  }

  const how: Record<string, number> = {}
  const note = (way: string) => {
    how[way] = (how[way] ?? 0) + 1
  }
  let made = 0
  let curtains = 0

  const answerNumber = async () => {
    const lockIn = () => one('[data-testid="lock-in"]')
    const radios = all('#options [data-number] input')
    const field = one('#options input[type="number"]')
    if (radios.length > 0) {
      const radio = any(radios)
      const value = radio.closest('[data-number]')?.getAttribute('data-number') ?? ''
      radio.click()
      await until(() => lockIn()?.dataset.option === value, `the number ${value}`)
    } else if (field instanceof HTMLInputElement) {
      const value = String(Number(field.min) + below(Number(field.max) - Number(field.min) + 1))
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await until(() => lockIn()?.dataset.option === value, `the number ${value}`)
    }
    lockIn()?.click()
    note('number')
  }
  const chooser = () => all('[data-testid="chooser"] [data-option]')
  /** On a phone a tap selects; this button confirms. */
  const confirm = () => one('[data-testid="confirm-option"]:not([aria-disabled])')
  const isPhone = () => one('[data-testid="phone"] #options') !== null
  const answerOnBoard = async (lit: readonly HTMLElement[], before: string) => {
    any(lit).click()
    const came = () => chooser().length > 0 || (isPhone() && confirm() !== null) || situation() !== before
    await until(came, 'an answer to a click on the board')
    if (situation() === before && chooser().length > 0) {
      any(chooser()).click()
      note('chooser')
    } else note('board')
  }
  const answerOnPhone = async () => {
    const more = one('[data-testid="more-options"]')
    if (more === null || below(2) === 0) any(all('#options [data-option]')).click()
    else {
      more.click()
      const listed = () => all('[role="dialog"] [data-option]:not([aria-disabled="true"])')
      await until(() => listed().length > 0, 'the list of all options')
      any(listed()).click()
    }
    note('phone')
  }
  const answer = async (before: string) => {
    if (one('[data-testid="lock-in"]') !== null) return answerNumber()
    const lit = all('[data-target][data-state="selectable"]')
    if (lit.length > 0 && below(2) === 0) await answerOnBoard(lit, before)
    else if (isPhone()) await answerOnPhone()
    else {
      any(all('#options [data-option]:not([aria-disabled="true"])')).click()
      note('option')
    }
    if (!isPhone()) return
    await until(() => confirm() !== null || situation() !== before, 'what was tapped to be selected')
    if (situation() === before) confirm()?.click()
  }

  while (made < choices) {
    await until(() => situation() !== 'waiting', 'the next decision')
    if (over()) break
    const before = situation()
    const passed = curtain()
    if (passed !== null) {
      passed.click()
      curtains++
    } else {
      await until(settled, 'the board to follow')
      await answer(before)
      made++
    }
    await until(() => situation() !== before, `the page to move on from ${before}`)
  }
  await until(() => situation() !== 'waiting', 'the next decision')
  await until(() => over() || curtain() !== null || settled(), 'the board to follow')
  return { over: over(), choices: made, how, curtains }
}
