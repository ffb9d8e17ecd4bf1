import { circumstancesOf } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import type { HegemonyState } from '../state/state.ts'
import { withWorkers } from '../testing/arrange.ts'
import { given } from '../testing/given.ts'
import { shopping } from './actions/comforts.ts'
import { ballot, before, politics } from './politics/circumstances.ts'
import { standing } from './round/standing.ts'
import { takeTurn } from './round/turn.ts'

/** The Working Class with a Population of 4 and this money; the State has 10 Health at 5 each. */
function table(money: number, change: (s: HegemonyState) => void = () => undefined): HegemonyState {
  const game = given({ players: 4 }, (s) => {
    withWorkers(s, 'working', 12)
    s.policies[4] = 'B'
    s.working.money = money
    s.working.goods = { food: 0, luxury: 0, health: 0, education: 0 }
    for (const seller of ['middle', 'capitalist', 'state'] as const) {
      s[seller].storage = { food: 0, luxury: 0, health: 0, education: 0 }
    }
    s.state.storage.health = 10
    change(s)
  })
  return game.state
}

describe('circumstances', () => {
  it('include the comforts that the whole Population has or can buy', () => {
    const health = (s: HegemonyState) => shopping(s, 'working').filter((word) => word.startsWith('health'))
    expect(health(table(19))).toEqual([])
    expect(health(table(20))).toEqual(['health-affordable'])
    expect(health(table(40))).toEqual(['health-cheap'])
    expect(health(table(0, (s) => Object.assign(s.working.goods, { health: 4 })))).toEqual(['health-ready'])
    // From two sources at most, the cheaper first.
    const apart = (s: HegemonyState): void => {
      s.state.storage.health = 2
      s.middle.storage.health = 1
      s.middle.prices.health = 8
      s.capitalist.storage.health = 2
      s.capitalist.prices.health = 10
    }
    expect(health(table(200, apart))).toEqual([])
    const oneThere = (s: HegemonyState): void => {
      apart(s)
      s.working.goods.health = 1
    }
    expect(health(table(30, oneThere))).toEqual(['health-affordable'])
  })

  it('include the Policies, the own Bills, Influence and votes', () => {
    const s = table(0, (state) => {
      state.policies = { 1: 'A', 2: 'B', 3: 'C', 4: 'B', 5: 'B', 6: 'B', 7: 'B' }
      state.bills = { 2: { by: 'working', section: 'A' }, 5: { by: 'state', section: 'A' } }
      state.working.influence = 1
      state.capitalist.influence = 5
      state.bag = { working: 9, middle: 3, capitalist: 3 }
    })
    const words = politics(s, 'working')
    for (const word of ['policy-1A', 'policy-3C', 'bills-1', 'influence-1', 'rival-influence-3', 'votes-2']) {
      expect(words).toContain(word)
    }
    expect(words.filter((word) => word.startsWith('policy'))).toHaveLength(2)
    expect(politics(s, 'state').some((word) => word.startsWith('votes'))).toBe(false)
  })

  it('include the players who buy, own or govern relevant things', () => {
    const s = table(30)
    const has = (role: 'working' | 'middle' | 'capitalist' | 'state', start: string): boolean =>
      standing(s, role).some((word) => word.startsWith(start))
    expect([has('working', 'prosperity'), has('middle', 'prosperity'), has('capitalist', 'prosperity')]).toEqual([
      true,
      true,
      false,
    ])
    expect([has('working', 'room'), has('middle', 'room'), has('capitalist', 'room')]).toEqual([false, true, true])
    expect([has('capitalist', 'legitimacy'), has('state', 'legitimacy')]).toEqual([false, true])
  })

  it('include the margin of the own side in a vote, and possible help', () => {
    const s = table(0, (state) => {
      Object.assign(state.middle, { influence: 2 })
      Object.assign(state.capitalist, { influence: 0 })
    })
    const sides = { working: true, middle: true, capitalist: false } as const
    const cubes = ['working', 'working', 'middle', 'capitalist', 'capitalist'] as const
    expect(ballot(s, 'working', 'working', sides, cubes)).toEqual(
      expect.arrayContaining(['for-ahead-1', 'helpers-2', 'rivals-0', 'own-bill']),
    )
    expect(ballot(s, 'capitalist', 'working', sides, cubes)).toEqual(
      expect.arrayContaining(['against-ahead--1', 'by-working']),
    )
    expect(before(s, 'capitalist', 'working', { working: true })).toEqual(
      expect.arrayContaining(['by-working', 'working-for']),
    )
  })

  it('appear in the decision of the active player', () => {
    const game = given({ players: 4 })
    const play = game.run((t) => takeTurn(t, 'working'))
    expect(circumstancesOf(play.question)).toEqual(standing(game.state, 'working'))
  })
})
