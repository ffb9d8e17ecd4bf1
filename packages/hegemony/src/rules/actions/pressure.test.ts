import { expect, it } from 'vitest'
import { given } from '../../testing/given.ts'
import { BASIC_ACTIONS } from '../round/actions.ts'
import { applyPressure } from './pressure.ts'

it('H-PRESS-01: three own cubes from the Supply go into the bag', () => {
  const game = given({ players: 4 })
  for (const role of ['working', 'middle', 'capitalist'] as const) {
    game.run((t) => applyPressure.perform(t, role))
    expect(game.state.bag[role]).toBe(11)
    expect(game.state.cubes[role]).toBe(14)
  }
})

it('H-PRESS-02, H-COMP-03: all that are left, when fewer than three are', () => {
  const game = given({ players: 4 }, (s) => {
    s.bag.working = 23
    s.cubes.working = 2
  })
  game.run((t) => applyPressure.perform(t, 'working'))
  expect(game.state.bag.working).toBe(25)
  expect(game.state.cubes.working).toBe(0)
})

it('R-16, H-COMP-03: not offered without cubes', () => {
  const { state } = given({ players: 4 }, (s) => {
    s.cubes.working = 0
  })
  expect(applyPressure.whyNot(state, 'working')?.rule).toBe('H-COMP-03')
})

it('H-PRESS-03: the State does not have it', () => {
  expect(applyPressure.whyNot(given({ players: 4 }).state, 'state')?.rule).toBe('H-PRESS-03')
  expect(BASIC_ACTIONS.state).not.toContain(applyPressure)
})
