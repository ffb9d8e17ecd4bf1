// The layer of explanations: opens on hover, focus and touch; stays as long as somebody is there; Escape closes it.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Tips } from './Tips.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

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
      <Tips>{(tip) => <p>{tip}</p>}</Tips>
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
