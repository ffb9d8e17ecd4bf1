import { describe, expect, it } from 'vitest'
import { BOT_LEVELS, levelOf, type Occupant, peopleOf, USUAL_LEVEL } from './seating.ts'

describe('the level of a bot', () => {
  it('is what was chosen', () => {
    for (const level of BOT_LEVELS) expect(levelOf({ level })).toBe(level)
  })

  it('is the usual one in matches from before there were levels, and where something unknown is stored', () => {
    expect(levelOf({})).toBe(USUAL_LEVEL)
    const stored: Pick<Occupant, 'level'> = JSON.parse('{"level":"grandmaster"}')
    expect(levelOf(stored)).toBe(USUAL_LEVEL)
  })
})

describe('people', () => {
  it('are who is no bot', () => {
    expect(peopleOf({ red: { kind: 'person', name: '' }, blue: { kind: 'bot', name: '', level: 'easy' } })).toEqual([
      'red',
    ])
  })
})
