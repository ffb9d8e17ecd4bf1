// The tooltip layer: opens on hover, focus and touch, stays while it is in use, closes on Escape.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Tips } from './Tips.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  cleanup()
})

/** The tooltips, and a button that asks a new question without the pointer. */
function Asked() {
  const [asked, ask] = useState(1)
  return (
    <>
      <button type="button" data-testid="ask" onFocus={() => ask(asked + 1)} />
      <Tips asked={String(asked)}>{(tip) => <p>{tip}</p>}</Tips>
    </>
  )
}

/** A layout for happy-dom: every element has a position, a tooltip has the given size. */
function layOut(boxes: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>>) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const tip = this.getAttribute('role') === 'tooltip'
    const [x, y, width, height] = boxes[tip ? 'tip' : (this.dataset.testid ?? '')] ?? [0, 0, 0, 0]
    const left = tip ? Number.parseFloat(this.style.left) || x : x
    const top = tip ? Number.parseFloat(this.style.top) || y : y
    const rect = { x: left, y: top, left, top, width, height, right: left + width, bottom: top + height }
    return { ...rect, toJSON: () => rect }
  })
}

function show(onChoose: () => void = () => {}) {
  render(
    <div data-testid="nothing">
      <span data-tip="term:a" data-testid="a">
        a
      </span>
      <span data-tip="term:b" data-testid="b">
        b
      </span>
      <button type="button" data-tip="term:c" data-testid="choice" onClick={onChoose}>
        c
      </button>
      <ul data-testid="list" tabIndex={-1} />
      <Asked />
    </div>,
  )
  // Moves the pointer first: a pointer at rest when the table appears opens nothing.
  point(at('nothing'))
}

const shown = () => screen.queryByRole('tooltip')?.textContent ?? null
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const at = (id: string) => screen.getByTestId(id)

let moves = 0

function point(thing: Element): void {
  fireEvent.pointerOver(thing, { pointerType: 'mouse', clientX: ++moves })
}

function touch(thing: Element, ms = 50): void {
  fireEvent.pointerDown(thing, { pointerType: 'touch' })
  wait(ms)
  fireEvent.pointerUp(thing, { pointerType: 'touch' })
  fireEvent.click(thing)
}

describe('a tooltip', () => {
  it('stays closed when the table appears under a resting pointer', () => {
    render(
      <span data-tip="term:a" data-testid="a">
        <Tips>{(tip) => <p>{tip}</p>}</Tips>
      </span>,
    )
    fireEvent.pointerOver(at('a'), { pointerType: 'mouse', clientX: 5 })
    wait(1000)
    expect(shown()).toBeNull()
    fireEvent.pointerMove(at('a'), { pointerType: 'mouse', clientX: 6 })
    wait(1000)
    expect(shown()).toBe('term:a')
  })

  it('opens only after the pointer moves when an element appears under it', () => {
    show()
    point(at('nothing'))
    fireEvent.pointerOver(at('b'), { pointerType: 'mouse', clientX: moves })
    wait(400)
    expect(shown()).toBeNull()
    fireEvent.pointerMove(at('b'), { pointerType: 'mouse', clientX: ++moves })
    wait(400)
    expect(shown()).toBe('term:b')
  })

  it('opens when the pointer rests on an element, not when it passes over', () => {
    show()
    point(at('a'))
    wait(100)
    point(at('b'))
    wait(200)
    expect(shown()).toBeNull()
    wait(100)
    expect(shown()).toBe('term:b')
    expect(at('b').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id)
  })

  it('stays open while the pointer is on it and closes when the pointer leaves', () => {
    show()
    point(at('a'))
    wait(300)
    point(at('nothing'))
    wait(100)
    point(screen.getByRole('tooltip'))
    wait(5000)
    expect(shown()).toBe('term:a')
    point(at('nothing'))
    wait(300)
    expect(shown()).toBeNull()
  })

  it('closes on Escape, stays closed while the pointer stays, and keeps the event from other handlers', () => {
    const other = vi.fn()
    window.addEventListener('keydown', other)
    show()
    point(at('a'))
    wait(300)
    fireEvent.keyDown(at('nothing'), { key: 'Escape' })
    expect(shown()).toBeNull()
    expect(other).not.toHaveBeenCalled()
    point(at('a'))
    wait(300)
    expect(shown()).toBeNull()
    fireEvent.keyDown(at('nothing'), { key: 'Escape' })
    expect(other).toHaveBeenCalledOnce()
    window.removeEventListener('keydown', other)
  })

  it('opens at once on focus and closes on blur', () => {
    show()
    act(() => at('choice').focus())
    expect(shown()).toBe('term:c')
    act(() => at('list').focus())
    expect(shown()).toBeNull()
  })

  it('stays open when another element scrolls', () => {
    show()
    point(at('a'))
    wait(300)
    fireEvent.scroll(at('list'))
    expect(shown()).toBe('term:a')
    fireEvent.scroll(at('nothing'))
    expect(shown()).toBeNull()
  })

  it('opens on a tap and closes on the next, except on options', () => {
    const chosen = vi.fn()
    show(chosen)
    touch(at('a'))
    expect(shown()).toBe('term:a')
    touch(at('a'))
    expect(shown()).toBeNull()
    touch(at('choice'))
    expect(shown()).toBeNull()
    expect(chosen).toHaveBeenCalledOnce()
  })

  it('closes on a click', () => {
    show()
    touch(at('a'))
    touch(screen.getByRole('tooltip'))
    wait(0)
    expect(shown()).toBeNull()
  })

  it('opens on a long press on an option without choosing it', () => {
    const chosen = vi.fn()
    show(chosen)
    touch(at('choice'), 600)
    expect(shown()).toBe('term:c')
    expect(chosen).not.toHaveBeenCalled()
    fireEvent.click(at('choice'))
    expect(chosen).toHaveBeenCalledOnce()
  })
})

describe('a tooltip near options', () => {
  const AROUND = { a: [400, 300, 100, 50], tip: [0, 0, 236, 120] } as const

  /** Makes the button one of the options. */
  const offer = () => at('choice').setAttribute('data-state', 'selectable')

  it('avoids an option when there is room elsewhere', () => {
    show()
    offer()
    layOut({ ...AROUND, choice: [510, 290, 200, 100] })
    point(at('a'))
    wait(300)
    const { left, right } = screen.getByRole('tooltip').getBoundingClientRect()
    expect(right <= 510 || left >= 710).toBe(true)
    expect(screen.getByRole('tooltip').hasAttribute('data-through')).toBe(false)
  })

  it('lets clicks through to a covered option, and closes when the pointer approaches', () => {
    show()
    offer()
    layOut({ ...AROUND, choice: [0, 0, 1024, 768] })
    point(at('a'))
    wait(300)
    expect(screen.getByRole('tooltip').hasAttribute('data-through')).toBe(true)
    point(at('nothing'))
    expect(shown()).toBeNull()
  })

  it('closes when it comes to cover a new option', () => {
    show()
    layOut({ ...AROUND, choice: [0, 0, 1024, 768] })
    point(at('a'))
    wait(300)
    fireEvent.focus(at('ask'))
    expect(shown()).toBe('term:a')
    offer()
    fireEvent.focus(at('ask'))
    expect(shown()).toBeNull()
  })

  it.each(['mouse', 'keyboard'])('closes when an option is chosen by %s', (by) => {
    show()
    point(at('a'))
    wait(300)
    if (by === 'mouse') fireEvent.click(at('choice'))
    else fireEvent.keyDown(at('choice'), { key: 'Enter' })
    expect(shown()).toBeNull()
  })
})
