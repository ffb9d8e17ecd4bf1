// The layer of explanations: opens on hover, focus and touch; stays as long as somebody is there; Escape closes it.
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

/** The explanations, and a way to ask something new that nobody points at. */
function Asked() {
  const [asked, ask] = useState(1)
  return (
    <>
      <button type="button" data-testid="ask" onFocus={() => ask(asked + 1)} />
      <Tips asked={String(asked)}>{(tip) => <p>{tip}</p>}</Tips>
    </>
  )
}

/** The screen as it would be: everything has its place, an explanation is as large as it is said to be. */
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
  // The pointer is on its way; one that rests where the table came up would ask for nothing.
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

describe('an explanation', () => {
  it('does not open because the table came up under a pointer that rests', () => {
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

  it('waits for the pointer to move when the thing came up under it', () => {
    show()
    point(at('nothing'))
    fireEvent.pointerOver(at('b'), { pointerType: 'mouse', clientX: moves })
    wait(400)
    expect(shown()).toBeNull()
    fireEvent.pointerMove(at('b'), { pointerType: 'mouse', clientX: ++moves })
    wait(400)
    expect(shown()).toBe('term:b')
  })

  it('opens when the pointer rests on a thing, not when it passes', () => {
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

  it('can be reached with the pointer, stays under it, and goes when it leaves', () => {
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

  it('closes on Escape, which then means nothing else, and stays closed while the pointer stays', () => {
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

  it('opens at once on focus, and goes with it', () => {
    show()
    act(() => at('choice').focus())
    expect(shown()).toBe('term:c')
    act(() => at('list').focus())
    expect(shown()).toBeNull()
  })

  it('does not vanish because something else is scrolled', () => {
    show()
    point(at('a'))
    wait(300)
    fireEvent.scroll(at('list'))
    expect(shown()).toBe('term:a')
    fireEvent.scroll(at('nothing'))
    expect(shown()).toBeNull()
  })

  it('opens on a tap and closes on the next, except on what can be chosen', () => {
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

  it('closes when it is clicked', () => {
    show()
    touch(at('a'))
    touch(screen.getByRole('tooltip'))
    wait(0)
    expect(shown()).toBeNull()
  })

  it('opens on a choice when the finger is held, and nothing is chosen', () => {
    const chosen = vi.fn()
    show(chosen)
    touch(at('choice'), 600)
    expect(shown()).toBe('term:c')
    expect(chosen).not.toHaveBeenCalled()
    fireEvent.click(at('choice'))
    expect(chosen).toHaveBeenCalledOnce()
  })
})

describe('what can be chosen', () => {
  const AROUND = { a: [400, 300, 100, 50], tip: [0, 0, 236, 120] } as const

  /** Makes the button one of the answers. */
  const offer = () => at('choice').setAttribute('data-state', 'selectable')

  it('is not covered by an explanation that has room elsewhere', () => {
    show()
    offer()
    layOut({ ...AROUND, choice: [510, 290, 200, 100] })
    point(at('a'))
    wait(300)
    const { left, right } = screen.getByRole('tooltip').getBoundingClientRect()
    expect(right <= 510 || left >= 710).toBe(true)
    expect(screen.getByRole('tooltip').hasAttribute('data-through')).toBe(false)
  })

  it('is reached through an explanation that has no room elsewhere, which goes as the pointer comes', () => {
    show()
    offer()
    layOut({ ...AROUND, choice: [0, 0, 1024, 768] })
    point(at('a'))
    wait(300)
    expect(screen.getByRole('tooltip').hasAttribute('data-through')).toBe(true)
    point(at('nothing'))
    expect(shown()).toBeNull()
  })

  it('ends an explanation that it comes up under', () => {
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

  it.each(['mouse', 'keyboard'])('ends every explanation once it is chosen by %s', (by) => {
    show()
    point(at('a'))
    wait(300)
    if (by === 'mouse') fireEvent.click(at('choice'))
    else fireEvent.keyDown(at('choice'), { key: 'Enter' })
    expect(shown()).toBeNull()
  })
})
