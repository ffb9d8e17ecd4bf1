// A turn is one wait, not one click.
import { expect, it } from 'vitest'
import { turnAfter } from './turn.ts'

it('begins with a decision and lasts while the seat decides; a vote is one turn for each seat', () => {
  const first = turnAfter({}, ['red'], 100)
  const second = turnAfter(first, ['red'], 200)
  const vote = turnAfter(second, ['red', 'blue'], 300)
  expect([first, second, vote]).toEqual([{ red: 100 }, { red: 100 }, { red: 100, blue: 300 }])
  expect(turnAfter(vote, ['blue'], 400)).toEqual({ blue: 300 })
  expect(turnAfter(turnAfter(vote, ['blue'], 400), ['red'], 500)).toEqual({ red: 500 })
})
