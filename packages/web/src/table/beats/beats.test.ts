// Beats: runs of events that are looked at one after the other.
import { describe, expect, it } from 'vitest'
import type { Beat, GameUi } from '../../games/types.ts'
import { beatAround, beatFrom } from './beats.ts'

const ui: Pick<GameUi, 'beats'> = {
  beats: {
    of: ({ type }): Beat | null =>
      type.includes(':') ? { id: type, title: { key: type }, icon: 'log', dock: 'full' } : null,
    Sheet: () => null,
  },
}

const log = ['vote', 'vote:1', 'money', 'vote:1', 'vote:2', 'end'].map((type, step) => ({ step, event: { type } }))

describe('beats', () => {
  it('are runs of events of the same id, with others between them', () => {
    const first = beatFrom(log, 0, ui)
    expect(first).toMatchObject({ beat: { id: 'vote:1' }, end: 4 })
    expect(first?.events).toEqual([{ type: 'vote:1' }, { type: 'vote:1' }])
    expect(beatFrom(log, 4, ui)).toMatchObject({ beat: { id: 'vote:2' }, end: 5 })
    expect(beatFrom(log, 5, ui)).toBeNull()
  })

  it('come back whole from any of their events', () => {
    expect(beatAround(log, 3, ui)).toEqual(beatFrom(log, 1, ui))
    expect(beatAround(log, 4, ui)).toEqual(beatFrom(log, 4, ui))
    expect(beatAround(log, 2, ui)).toBeNull()
  })

  it('are nothing where a game has none', () => {
    expect(beatFrom(log, 0, {})).toBeNull()
  })
})
