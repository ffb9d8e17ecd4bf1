// Finds layout errors of text: clipped words, overlapping lines, words broken without a hyphen, small fonts.
import type { Page } from '@playwright/test'
import { type Cut, cutTexts } from './cut.ts'

export interface Misprints {
  readonly cut: readonly Cut[]
  readonly overlapping: readonly string[]
  readonly broken: readonly string[]
  readonly small: readonly string[]
}

/** `least`: the minimum font size, in screen pixels. */
export async function misprints(page: Page, least: number): Promise<Misprints> {
  return { cut: await cutTexts(page, '*'), ...(await page.evaluate(misprintsIn, least)) }
}

/** The same as text, by kind of error; null without errors. */
export async function badlySet(page: Page, least: number): Promise<Readonly<Record<string, readonly string[]>> | null> {
  const { cut, overlapping, broken, small } = await misprints(page, least)
  // Text without any room whose tooltip shows it in full does not count as clipped.
  const texts = cut.filter(({ gone, told }) => !(gone && told)).map(({ text, by }) => `${text} (${by})`)
  const wrong = Object.entries({ cut: texts, overlapping, broken, small }).filter(([, found]) => found.length > 0)
  return wrong.length === 0 ? null : Object.fromEntries(wrong)
}

/** Waits until the page has the layout of this viewport and has painted it. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted))
    for (let frames = 0; frames < 3; frames++) await frame()
  })
}

/** Runs in the page. */
function misprintsIn(least: number): Omit<Misprints, 'cut'> {
  const NOT_READ = '[data-part="skip"], svg, [data-part="icon"], [data-part="shape"], [role="tooltip"]'
  /** Texts for screen readers are in a box of one pixel. */
  const isForListeners = (element: Element | null): boolean =>
    element instanceof HTMLElement &&
    ((element.offsetWidth <= 1 && element.offsetHeight <= 1 && getComputedStyle(element).clipPath !== 'none') ||
      isForListeners(element.parentElement))
  interface Line {
    readonly text: string
    readonly parent: Element
    readonly box: DOMRect
  }
  /** The visible part of a box. */
  const shown = (box: DOMRect, parent: Element): DOMRect => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    for (let around: Element | null = parent; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }
  const lines: Line[] = []
  const broken: string[] = []
  const small = new Set<string>()
  const HYPHENS = /[\u00ad\-–—/·.+]$/
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (parent === null || text.trim() === '' || !parent.checkVisibility({ opacityProperty: true })) continue
    if (parent.closest(NOT_READ) || isForListeners(parent)) continue
    if (getComputedStyle(parent).fontSize === '0px') continue
    const zoom = parent.currentCSSZoom ?? 1
    if (Number.parseFloat(getComputedStyle(parent).fontSize) * zoom < least - 0.01)
      small.add(`${parent.className}: ${text}`)
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const { x, y, width, height } = box
      const onTop = document.elementFromPoint(x + width / 2, y + height / 2)
      // Text under a sheet or scrolled away is not visible now.
      if (width > 1 && onTop !== null && (parent.contains(onTop) || onTop.contains(parent))) {
        lines.push({ text: text.trim(), parent, box: shown(box, parent) })
      }
    }
    for (const word of text.matchAll(/[\p{L}\p{M}'’\u00ad]{4,}/gu)) {
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue
      let last = -1
      let before = ''
      for (let at = 0; at < word[0].length; at++) {
        range.setStart(node, word.index + at)
        range.setEnd(node, word.index + at + 1)
        const box = [...range.getClientRects()].at(-1)
        if (box === undefined || box.width === 0) {
          before += word[0][at]
          continue
        }
        const top = Math.round(box.top)
        if (last >= 0 && top > last + 3 && !HYPHENS.test(before)) broken.push(`${before}/${word[0].slice(at)}`)
        last = top
        before += word[0][at]
      }
    }
  }
  const overlapping: string[] = []
  lines.sort((one, other) => one.box.top - other.box.top)
  for (const [i, one] of lines.entries()) {
    for (let j = i + 1; j < lines.length; j++) {
      const other = lines[j]
      if (other === undefined || other.box.top > one.box.bottom - 4) break
      if (one.parent === other.parent) continue
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top
      // Glyph boxes are higher than glyphs.
      if (wide > 2 && high > 5) overlapping.push(`${one.text} | ${other.text}`)
    }
  }
  return { overlapping, broken, small: [...small] }
}
