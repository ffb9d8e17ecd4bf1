import { say } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { PRICE_STEPS } from '../../data/boards.ts'
import type { Class } from '../../data/vocabulary.ts'
import { population } from '../../rules/labour/workers.ts'
import { noBenefits } from '../../rules/state/benefits.ts'
import { companyName, resourceName } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'
import { bare, employ, employHelp, own, unemploy, withWorkers } from '../../testing/arrange.ts'
import { ALL_SIMPLE } from '../../testing/automa.ts'
import { given, type TestTable } from '../../testing/given.ts'
import { amongAutomas } from '../seats.ts'
import { endOfTurn, startOfTurn } from './free-actions.ts'

function starting(of: Class, change: (s: HegemonyState) => void): HegemonyState {
  const game = given({ automas: ALL_SIMPLE }, change)
  game.run((t) => amongAutomas(t, startOfTurn(t, of)))
  return game.state
}

function ending(of: Class, change: (s: HegemonyState) => void) {
  const game = given({ automas: ALL_SIMPLE }, change)
  game.run((t) => amongAutomas(t, endOfTurn(t, of)))
  return game
}

describe('at the start of the turn', () => {
  it('CC-AW-03, CC-AC-07, CC-AM-12: benefits that wait are received, and the State has its point', () => {
    for (const role of ['working', 'middle', 'capitalist'] as const) {
      const s = starting(role, (state) => {
        state.state.benefits[role] = { ...noBenefits(), money: 7 }
      })
      expect(s.state.vp).toBe(1)
      expect(s.state.benefits[role].money).toBe(0)
    }
  })

  it('CC-AW-04, CC-AW-05, CC-AM-13, CC-AM-14: loans as long as it can pay, benefits first', () => {
    for (const role of ['working', 'middle'] as const) {
      const s = starting(role, (state) => {
        state[role].money = 96
        state[role].loans = 3
        state.state.benefits[role] = { ...noBenefits(), money: 5 }
      })
      expect([s[role].loans, s[role].money]).toEqual([1, 1])
    }
  })

  it('CC-AC-08, CC-AC-09: the Capitalist Class with 100 in Capital only; Revenue does not count', () => {
    const loans = (capital: number): number =>
      starting('capitalist', (s) => Object.assign(s.capitalist, { capital, revenue: 500, loans: 2 })).capitalist.loans
    expect([loans(99), loans(100), loans(150)]).toEqual([2, 1, 0])
  })

  it('CC-AC-03 to CC-AC-06, CC-AC-03, CC-AC-04, CC-AC-05, CC-AM-04, CC-AM-05, CC-AM-06, CC-AM-07: prices in the middle, the highest where policies keep prices high', () => {
    for (const role of ['middle', 'capitalist'] as const) {
      const prices = (policies: Partial<HegemonyState['policies']>) =>
        starting(role, (s) => {
          Object.assign(s.policies, { 4: 'B', 5: 'B', 6: 'B' }, policies)
          s[role].prices = { food: 9, luxury: 5, health: 10, education: 5 }
        })[role].prices
      const [, middle] = PRICE_STEPS.health
      expect(prices({})).toEqual({ food: 12, luxury: 8, health: middle, education: 8 })
      expect(prices({ 6: 'A' })).toEqual({ food: 15, luxury: 10, health: 8, education: 8 })
      expect(prices({ 4: 'C', 5: 'C' })).toEqual({ food: 12, luxury: 8, health: 10, education: 10 })
    }
  })

  it('CC-AC-10, CC-AM-08: wages fall to the minimum where no worker is committed', () => {
    const s = starting('capitalist', (state) => {
      bare(state)
      state.policies[2] = 'C'
      employ(state, own(state, 'capitalist', 'clinic', 2), 'working')
      employ(state, own(state, 'capitalist', 'college', 2), 'working', true)
    })
    expect(s.companies.capitalist.map(({ wage }) => wage)).toEqual([1, 2])
  })

  it('CC-AC-13: the Capitalist Automa gives no bonus', () => {
    const game = given({ automas: ALL_SIMPLE }, (s) => employ(s, own(s, 'capitalist', 'clinic'), 'working'))
    game.run((t) => amongAutomas(t, startOfTurn(t, 'capitalist')))
    expect(game.eventsOf('money').filter(({ why }) => why === 'bonus')).toEqual([])
  })

  it('CC-AM-09: a struck Company of the Middle Class goes to the highest wage, the others do not', () => {
    const s = starting('middle', (state) => {
      bare(state)
      const struck = employHelp(state, employ(state, own(state, 'middle', 'doctors-office', 2), 'middle'))
      struck.strike = true
      employHelp(state, employ(state, own(state, 'middle', 'game-store', 2), 'middle'))
    })
    expect(s.companies.middle.map(({ wage }) => wage)).toEqual([3, 2])
  })
})

describe('events of free actions', () => {
  const told = (game: TestTable) =>
    game.eventsOf('automa-free-actions').map(({ role, when, actions }) => [role, when, ...actions])

  it('CC-AUTO-17, CC-AM-09, CC-AM-14: benefits, each loan, wages of struck Companies, prices, lowered wages, in this order', () => {
    const game = given({ automas: ALL_SIMPLE }, (s) => {
      bare(s)
      Object.assign(s.policies, { 2: 'B', 4: 'B', 5: 'B', 6: 'B' })
      s.state.benefits.middle = { ...noBenefits(), money: 7 }
      Object.assign(s.middle, { money: 120, loans: 2, prices: { food: 9, luxury: 8, health: 8, education: 8 } })
      for (const id of ['doctors-office', 'game-store'])
        employHelp(s, employ(s, own(s, 'middle', id, id === 'game-store' ? 3 : 2), 'middle')).strike =
          id !== 'game-store'
    })
    game.run((t) => amongAutomas(t, startOfTurn(t, 'middle')))
    expect(told(game)).toEqual([
      [
        'middle',
        'start',
        say('action.receive-benefits'),
        say('action.pay-off-loan'),
        say('action.pay-off-loan'),
        say('automa.wage', { company: companyName('doctors-office'), level: 3 }),
        say('automa.price', { resource: resourceName('food'), price: 12 }),
        say('automa.wage', { company: companyName('game-store'), level: 2 }),
      ],
    ])
  })

  it('CC-AUTO-21, CC-AW-06: each use at the end; an Automa without a use has an event too', () => {
    const game = ending('working', (s) => {
      bare(s)
      withWorkers(s, 'working', 12)
      s.working.goods = { food: 0, luxury: 8, health: 4, education: 0 }
    })
    const use = (resource: 'luxury' | 'health') => say('automa.use', { resource: resourceName(resource) })
    expect(told(game)).toEqual([['working', 'end', use('luxury'), use('luxury'), use('health')]])
    expect(told(ending('capitalist', bare))).toEqual([['capitalist', 'end']])
  })
})

describe('at the end of the turn', () => {
  it('CCX-26, CC-AW-06: Luxury, Education, Health, each as often as it can', () => {
    const game = ending('working', (s) => {
      bare(s)
      withWorkers(s, 'working', 12)
      s.working.goods = { food: 0, luxury: 8, health: 4, education: 4 }
    })
    expect(population(game.state, 'working')).toBe(4)
    expect(game.state.working.prosperity).toBe(4)
    // 1 + 2 + 3 + 4 for Prosperity, 2 for Healthcare.
    expect(game.state.working.vp).toBe(12)
    const used = game.eventsOf('goods').map(({ resource }) => resource)
    expect(used).toEqual(['luxury', 'luxury', 'education', 'health'])
    expect(game.eventsOf('worker').filter(({ from }) => from === 'pool')).toHaveLength(1)
  })

  it('CC-AM-03: the Middle Class from its Goods & Services, not from its Storages', () => {
    const game = ending('middle', (s) => {
      bare(s)
      withWorkers(s, 'middle', 12)
      s.middle.goods.luxury = 4
      s.middle.storage.luxury = 8
    })
    expect([game.state.middle.prosperity, game.state.middle.storage.luxury]).toEqual([1, 8])
  })

  it('CC-AW-34, CC-AM-22: an unemployed unskilled worker learns first, else one at work; the kind by the list', () => {
    const unemployedFirst = ending('working', (s) => {
      bare(s)
      employ(s, own(s, 'capitalist', 'fashion-company'), 'working')
      unemploy(s, 'working', 'unskilled')
      unemploy(s, 'working', 'media')
      s.working.goods.education = 3
    })
    expect(unemployedFirst.eventsOf('trained')).toMatchObject([{ from: 'unskilled', at: 'unemployed' }])
    const atWork = ending('middle', (s) => {
      bare(s)
      employ(s, own(s, 'capitalist', 'fashion-company'), 'middle')
      s.middle.goods.education = 3
    })
    expect(atWork.eventsOf('trained')).toMatchObject([{ from: 'unskilled', at: 'company:fashion-company' }])
  })

  it('CC-AW-34, R-98: without an unskilled worker Education is not used', () => {
    const game = ending('working', (s) => {
      bare(s)
      unemploy(s, 'working', 'media')
      s.working.goods.education = 3
    })
    expect([game.state.working.prosperity, game.state.working.goods.education]).toEqual([0, 3])
  })
})
