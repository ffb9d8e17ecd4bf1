import type { Emitted, GameEvent } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { partsFor, type ToldChoice, toldMoments } from './told-choice.ts'

const toAll = (type: string): Emitted<GameEvent> => ({ event: { type } })
const toRed = (type: string): Emitted<GameEvent> => ({ event: { type }, only: ['red'] })

function choice(events: readonly Emitted<GameEvent>[], cuts: readonly number[] | null): ToldChoice {
  return { step: 7, seat: 'red', answer: 'yes', events, cuts }
}

describe('toldMoments', () => {
  it('cuts at the ends of stretches and names the seat in the first moment only', () => {
    expect(toldMoments(choice([toAll('vote'), toAll('points'), toAll('turn')], [1, 2, 3]), 'blue')).toEqual([
      { step: 7, part: 0, seat: 'red', events: [{ type: 'vote' }] },
      { step: 7, part: 1, seat: null, events: [{ type: 'points' }] },
      { step: 7, part: 2, seat: null, events: [{ type: 'turn' }] },
    ])
  })

  it('merges a stretch without visible events into the next moment and counts the parts of each viewer', () => {
    const told = choice([toRed('secret'), toAll('vote'), toRed('secret'), toAll('turn')], [1, 2, 3, 4])
    expect(toldMoments(told, 'red').map(({ part }) => part)).toEqual([0, 1, 2, 3])
    expect(toldMoments(told, 'blue')).toEqual([
      { step: 7, part: 0, seat: 'red', events: [{ type: 'vote' }] },
      { step: 7, part: 1, seat: null, events: [{ type: 'turn' }] },
    ])
  })

  it('returns one moment without cuts, and none without visible events', () => {
    expect(toldMoments(choice([toAll('vote'), toAll('turn')], null), 'blue')).toHaveLength(1)
    expect(toldMoments(choice([toRed('secret')], null), 'blue')).toEqual([])
    expect(toldMoments(choice([], null), 'blue')).toEqual([])
  })
})

describe('partsFor', () => {
  it('ends with the last stretch, also where nothing in it is visible', () => {
    const told = choice([toAll('vote'), toRed('secret')], [1, 2])
    expect(partsFor(told, 'blue').map(({ events, stretch }) => [events.length, stretch])).toEqual([
      [1, 0],
      [0, 1],
    ])
  })
})
