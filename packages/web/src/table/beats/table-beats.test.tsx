// The table waits while something is to be looked at: no decision, no bot; then it goes on.
import { randomBot } from '@hustings/bots'
import { legalAnswers } from '@hustings/kernel'
import { ballotEngine } from '@hustings/live/testing/ballot'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { Session } from '../../device/session.ts'
import { ui } from '../../games/ballot/ui.tsx'
import { settings } from '../../settings/settings.ts'
import { modelHere } from '../../testing/model-here.ts'
import { still, withoutWaiting } from '../../testing/still.ts'
import type { TableModel } from '../model/model.ts'
import { useTableBeats } from './use-table-beats.ts'

withoutWaiting()
beforeEach(() => settings.change({ news: 'wait' }))

async function playing() {
  const bots = new Map(['blue', 'green', 'yellow'].map((seat) => [seat, randomBot] as const))
  const model = await modelHere(Session.start(ballotEngine, { rounds: 1 }, 'beats', bots), ['red'])
  model.pace('result')
  return model
}

/** Red takes the first of its options until `done`. */
async function playUntil(model: TableModel, done: () => boolean): Promise<void> {
  for (let i = 0; i < 2000 && !done() && model.get().frame.standings === null; i++) {
    const { decision } = model.get().frame
    await act(async () => {
      if (decision !== null) await model.answer(decision, legalAnswers(decision)[0] ?? '')
      await still()
    })
  }
}

describe('a beat', () => {
  it('holds the table until it was looked at', async () => {
    const model = await playing()
    const { result, rerender } = renderHook(() => useTableBeats(model, model.get(), ui, true))
    const unsubscribe = model.subscribe(() => rerender())
    await playUntil(model, () => result.current.run !== null)
    expect(result.current.run?.beat.id).toMatch(/^vote:/)
    expect(result.current.over).toBe(result.current.run)
    expect(model.attention.get().decision).toBeNull()
    act(() => result.current.onFold())
    expect(result.current).toMatchObject({ over: null, folded: true })
    for (let i = 0; i < 20 && result.current.run !== null; i++) act(() => result.current.onGoOn())
    expect(result.current.run).toBeNull()
    expect(model.attention.get().decision).toEqual(model.get().frame.decision)
    unsubscribe()
  })

  it('waits for nobody who wants silence, and is no news later', async () => {
    settings.change({ news: 'silent' })
    const model = await playing()
    const { result, rerender } = renderHook(() => useTableBeats(model, model.get(), ui, true))
    const unsubscribe = model.subscribe(() => rerender())
    const votes = () => model.get().log.filter(({ event }) => event.type === 'vote-held').length
    await playUntil(model, () => votes() > 0)
    expect(votes()).toBeGreaterThan(0)
    expect(result.current.run).toBeNull()
    act(() => settings.change({ news: 'wait' }))
    expect(result.current.run).toBeNull()
    unsubscribe()
  })
})
