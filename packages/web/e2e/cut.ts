// Finds words that are clipped and therefore unreadable.
import type { Page } from '@playwright/test'

export interface Cut {
  readonly text: string
  /** The clipping element. */
  readonly by: string
  /** The full text is available on hover, focus or tap. */
  readonly told: boolean
  /** Completely hidden: omitted, not clipped. */
  readonly gone: boolean
  /** It is one of the requested names. */
  readonly isName: boolean
}

/** Boxes that no text may leave, in addition to clipping ones. */
const BOXES =
  '[data-target], [data-option], header, section, [data-testid="decision"], [data-testid="doing-now"], [data-tip^="company:"], [data-tip^="office:"], [data-anchor^="seat:"], [data-anchor^="news:"], [data-anchor^="fraudspace:"], [data-part="half"], [data-part="fact"], [data-anchor="trade"] div'

export function cutTexts(page: Page, names: string): Promise<Cut[]> {
  return page.evaluate(cutIn, { boxes: BOXES, names })
}

/** Runs in the page. */
function cutIn({ boxes, names }: { readonly boxes: string; readonly names: string }): Cut[] {
  const slack = 1.5
  /** Texts for screen readers are in a box of one pixel. */
  const isForListeners = (element: Element | null): boolean =>
    element instanceof HTMLElement &&
    ((element.offsetWidth <= 1 && element.offsetHeight <= 1 && getComputedStyle(element).clipPath !== 'none') ||
      isForListeners(element.parentElement))
  const cuts: Cut[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (parent === null || text === '' || !parent.checkVisibility()) continue
    if (parent.closest('[data-part="skip"], svg') || isForListeners(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5)
    for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box)
      const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')
      if (scrolls) break
      const bounds = box.getBoundingClientRect()
      const clips = overflowX !== 'visible' || overflowY !== 'visible' || box.matches(boxes)
      const out = rects.some(
        ({ left, top, right, bottom }) =>
          left < bounds.left - slack ||
          right > bounds.right + slack ||
          // Letters are lower than their lines.
          top < bounds.top - 4 ||
          bottom > bounds.bottom + 4,
      )
      if (clips && out) {
        cuts.push({
          text,
          by: box.className,
          told: parent.closest('[data-tip], [title]') !== null,
          gone: rects.every(({ top, bottom }) => top >= bounds.bottom - 3 || bottom <= bounds.top + 3),
          isName: parent.closest(names) !== null,
        })
        break
      }
      if (position === 'fixed') break
    }
  }
  return cuts
}
