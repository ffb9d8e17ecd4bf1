// Positions of callouts.
import { describe, expect, it } from 'vitest'
import { type Box, leadLine, overlap, placeCallout } from './place.ts'

const WINDOW = { width: 1000, height: 700 }
const CARD = { width: 300, height: 200 }
const BUTTON: Box = { left: 780, top: 400, width: 200, height: 40 }

function cardAt({ x, y }: { readonly x: number; readonly y: number }): Box {
  return { left: x, top: y, ...CARD }
}

describe('placeCallout', () => {
  it('places the callout next to its subject, inside the window and off the subject', () => {
    const placed = placeCallout(CARD, BUTTON, [{ ...BUTTON, weight: 6 }], WINDOW)
    const card = cardAt(placed)
    expect(placed.free).toBe(true)
    expect(overlap(card, BUTTON)).toBe(0)
    expect(card.left).toBeGreaterThanOrEqual(8)
    expect(card.top + CARD.height).toBeLessThanOrEqual(WINDOW.height - 8)
    const near = Math.min(Math.abs(BUTTON.left - card.left - CARD.width), Math.abs(BUTTON.top - card.top - CARD.height))
    expect(near).toBeLessThan(20)
  })

  it('moves the callout away when it would cover an option', () => {
    const hand: Box = { left: 0, top: 250, width: 1000, height: 450 }
    const card = cardAt(placeCallout(CARD, BUTTON, [{ ...hand, weight: 3 }], WINDOW))
    expect(overlap(card, hand)).toBe(0)
  })

  it('returns that the place is not free, and covers the least important box', () => {
    const left: Box = { left: 0, top: 0, width: 500, height: 700 }
    const right: Box = { left: 500, top: 0, width: 500, height: 700 }
    const placed = placeCallout(
      CARD,
      null,
      [
        { ...left, weight: 6 },
        { ...right, weight: 1 },
      ],
      WINDOW,
    )
    expect(placed.free).toBe(false)
    expect(overlap(cardAt(placed), left)).toBe(0)
  })

  it('draws the shortest line to the subject, and none when they touch', () => {
    const card: Box = { left: 100, top: 380, width: 300, height: 200 }
    expect(leadLine(card, BUTTON)).toEqual({ start: { x: 400, y: 420 }, end: { x: 780, y: 420 } })
    expect(leadLine({ ...card, left: 600 }, BUTTON)).toBeNull()
  })
})
