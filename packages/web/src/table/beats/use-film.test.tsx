// A film at the three paces: by hand, by itself, only its last picture; and without anything that moves.
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Film } from '../../games/types.ts'
import { settings } from '../../settings/settings.ts'
import { useFilm } from './use-film.ts'

const film: Film = {
  pictures: [900, 600, 0],
  acts: 2,
  title: { key: 'told' },
  result: { key: 'done' },
  brought: [],
  about: () => [],
  dock: () => 'full',
}

beforeEach(() => {
  vi.useFakeTimers()
  settings.change({ motion: 'full', pace: 'quick' })
})
afterEach(() => {
  vi.useRealTimers()
  settings.change({ motion: 'system', pace: 'quick' })
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('a film', () => {
  it('plays by itself, each picture as long as it says, and stops at the last', () => {
    const { result } = renderHook(() => useFilm('turn', film, false))
    expect(result.current).toMatchObject({ picture: 0, plays: true, atEnd: false })
    pass(899)
    expect(result.current.picture).toBe(0)
    pass(1)
    expect(result.current.picture).toBe(1)
    pass(600)
    expect(result.current).toMatchObject({ picture: 2, plays: false, atEnd: true })
    pass(5000)
    expect(result.current.picture).toBe(2)
  })

  it('waits for a hand when it goes step by step, and stays where it was turned to', () => {
    settings.change({ pace: 'step' })
    const { result } = renderHook(() => useFilm('turn', film, false))
    pass(5000)
    expect(result.current).toMatchObject({ picture: 0, plays: false })
    act(() => result.current.onPicture(1))
    expect(result.current.picture).toBe(1)
    act(() => settings.change({ pace: 'quick' }))
    pass(5000)
    expect(result.current.picture).toBe(1)
    act(() => result.current.onPicture(-3))
    expect(result.current.picture).toBe(0)
  })

  it('is its last picture for whoever wants only the result, wants nothing to move, or has seen it', () => {
    settings.change({ pace: 'result' })
    expect(renderHook(() => useFilm('a', film, false)).result.current.picture).toBe(2)
    settings.change({ pace: 'quick', motion: 'none' })
    expect(renderHook(() => useFilm('b', film, false)).result.current.picture).toBe(2)
    settings.change({ motion: 'full' })
    expect(renderHook(() => useFilm('c', film, true)).result.current).toMatchObject({ picture: 2, plays: false })
  })

  it('begins anew with the next one', () => {
    const { result, rerender } = renderHook(({ of }) => useFilm(of, film, false), { initialProps: { of: 'one' } })
    act(() => result.current.onPicture(2))
    rerender({ of: 'two' })
    expect(result.current).toMatchObject({ picture: 0, plays: true })
  })
})
