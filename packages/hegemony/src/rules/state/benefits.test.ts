import { expect, it } from 'vitest'
import type { HegemonyState } from '../../state/state.ts'
import { given } from '../../testing/given.ts'
import { newPlacement, provide } from '../economy/provide.ts'
import { FREE_ACTIONS } from '../round/actions.ts'
import { receiveBenefits } from './benefits.ts'

const full = (s: HegemonyState): void => {
  for (const role of ['working', 'middle', 'capitalist'] as const) {
    s.state.benefits[role] = {
      money: 20,
      goods: { food: 2, luxury: 0, health: 3, education: 0 },
      influence: 1,
      cubes: 2,
    }
    s.cubes[role] -= 2
    s.influence -= 1
  }
}

it('HX-33, H-BENEFIT-01, H-BENEFIT-03: a class takes all benefits, and the State gains 1 VP', () => {
  const game = given({ players: 4 }, (s) => {
    s.state.benefits.working.goods.health = 3
  })
  game.run((t) => receiveBenefits.perform(t, 'working'))
  expect(game.state.working.goods.health).toBe(3)
  expect(game.state.state.vp).toBe(1)
  expect(receiveBenefits.whyNot(game.state, 'working')?.rule).toBe('H-BENEFIT-05')
})

it('H-BENEFIT-01, H-BENEFIT-02, H-BENEFIT-04, HQ-37: money, goods, Influence; cubes go into the bag', () => {
  const game = given({ players: 4 }, full)
  game.run((t) => receiveBenefits.perform(t, 'middle'))
  expect(game.state.middle).toMatchObject({
    money: 60,
    influence: 2,
    goods: { food: 2, health: 3 },
    storage: { food: 1 },
  })
  expect(game.state.bag.middle).toBe(10)
  expect(game.eventsOf('benefits')).toEqual([{ type: 'benefits', class: 'middle', received: true }])
})

it('H-BENEFIT-04: the Capitalist Class: Revenue and Storages, within their limits', () => {
  const game = given({ players: 4 }, (s) => {
    full(s)
    s.capitalist.storage.health = 11
  })
  game.run((t) => receiveBenefits.perform(t, 'capitalist'))
  expect(game.state.capitalist).toMatchObject({ revenue: 140, influence: 2, storage: { food: 3, health: 12 } })
})

it('H-BENEFIT-05: not with nothing to take, and not for the State', () => {
  const { state } = given({ players: 4 })
  for (const role of ['working', 'middle', 'capitalist', 'state'] as const) {
    expect(receiveBenefits.whyNot(state, role)?.rule).toBe('H-BENEFIT-05')
  }
  expect(FREE_ACTIONS.state).not.toContain(receiveBenefits)
})

it('H-BENEFIT-06: a class receives only the latest benefits', () => {
  const game = given({ players: 4 })
  game.run((t) => provide(t, newPlacement(), 'working', { money: 15 }))
  game.run((t) => provide(t, newPlacement(), 'working', { money: 5 }))
  game.run((t) => receiveBenefits.perform(t, 'working'))
  expect(game.state.working.money).toBe(35)
})

it('H-BENEFIT-07: benefits of the same turn come together', () => {
  const game = given({ players: 4 })
  const placement = newPlacement()
  game.run((t) => provide(t, placement, 'working', { money: 15 }))
  game.run((t) => provide(t, placement, 'working', { money: 5 }))
  game.run((t) => receiveBenefits.perform(t, 'working'))
  expect(game.state.working.money).toBe(50)
})
