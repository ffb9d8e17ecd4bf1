import { describe, expect, it } from 'vitest'
import { BOT_LEVELS, levelOf, type Occupant, peopleOf, USUAL_LEVEL } from './seating.ts'

describe('the level of a bot', () => {
  it('returns the chosen level', () => {
    for (const level of BOT_LEVELS) expect(levelOf({ level })).toBe(level)
  })

  it('returns the default for matches without a level, and for unknown values', () => {
    expect(levelOf({})).toBe(USUAL_LEVEL)
    const stored: Pick<Occupant, 'level'> = JSON.parse('{"level":"grandmaster"}')
    expect(levelOf(stored)).toBe(USUAL_LEVEL)
  })
})

describe('people', () => {
  it('returns the seats not taken by bots', () => {
    expect(peopleOf({ red: { kind: 'person', name: '' }, blue: { kind: 'bot', name: '', level: 'easy' } })).toEqual([
      'red',
    ])
  })
})
