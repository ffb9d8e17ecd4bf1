import { describe, expect, it } from 'vitest'
import { aiCard } from '../../data/automa.ts'
import { COMPANY_SPACES } from '../../data/boards.ts'
import { companyFacts } from '../../data/companies.ts'
import { dealCard } from '../../data/deals.ts'
import { exportCard } from '../../data/exports.ts'
import type { OwnerClass } from '../../data/vocabulary.ts'
import { putInForce } from '../../rules/measures.ts'
import type { HegemonyState } from '../../state/state.ts'
import { bare, employ, own, unemploy } from '../../testing/arrange.ts'
import { ALL_ADVANCED, ALL_SIMPLE, deedOf, turnOf } from '../../testing/automa.ts'
import { type Given, given, TestTable } from '../../testing/given.ts'
import { amongAutomas } from '../seats.ts'
import { plain, playedFor } from './action.ts'
import { buildAction, buildable, sellAction } from './build.ts'
import { dealPlan, dealsToMake, exportAction, transactionsPossible } from './export.ts'
import { specialAction } from './specials.ts'
import { lobbyAction } from './unrest.ts'

function idle(s: HegemonyState, of: 'working' | 'middle', ...skills: readonly Parameters<typeof unemploy>[2][]): void {
  for (const skill of skills) unemploy(s, of, skill)
}

/** The example of the rulebook: 63 to spend, four in the Market, four unemployed. */
function example(s: HegemonyState): void {
  bare(s)
  s.capitalist.revenue = 63
  s.capitalist.market = ['fashion-company', 'publishing-house', 'automated-dairy-farm', 'academy']
  employ(s, own(s, 'capitalist', 'shopping-mall'), 'middle')
  employ(s, own(s, 'state', 'technical-university'), 'working')
  idle(s, 'working', 'unskilled', 'unskilled', 'unskilled', 'education')
}

describe('Build Company of the Capitalist Class', () => {
  it('CCX-09, CCX-10, CC-AUTO-77, CC-AC-19: two Companies, the list read anew for the second', () => {
    const { game } = turnOf('capitalist', 1, example)
    const [first, second] = game.eventsOf('preference-list')
    expect(first?.results.map(({ bullet, left, skipped }) => [bullet, left.length, skipped])).toEqual([
      ['unemployed-can-run-it', 3, false],
      ['automated', 3, true],
      ['fewest-operational-in-industry', 2, false],
      ['no-union-requirement', 1, false],
    ])
    expect([first?.chosen, second]).toEqual(['publishing-house', undefined])
    expect(game.eventsOf('company-built').map(({ company }) => company)).toEqual([
      'publishing-house',
      'automated-dairy-farm',
    ])
    expect(game.state.capitalist.revenue).toBe(6)
    expect(game.state.capitalist.market).toHaveLength(4)
    expect(game.state.unemployed.working).toMatchObject({ unskilled: 0, education: 1 })
  })

  it('CCX-11: without an automated Company the rest of the bonus is lost, in both modes', () => {
    for (const automas of [ALL_SIMPLE, ALL_ADVANCED]) {
      const { state } = given({ automas }, (s) => {
        example(s)
        s.unemployed.working.unskilled = 0
        s.capitalist.revenue = 44
      })
      expect(buildable(state, 'capitalist', 'build-two', true)).toEqual([])
    }
  })

  it('CC-AC-25: affordable, a free space, and somebody to run it; Advanced Mode builds idle ones, but no second of an industry', () => {
    const test = (change: (s: HegemonyState) => void, setting: Given = {}): boolean => {
      const { state } = given({ automas: ALL_SIMPLE, ...setting }, (s) => {
        bare(s)
        s.capitalist.market = ['clinic']
        change(s)
      })
      return buildAction.test(state, 'capitalist', plain(aiCard('ai-capitalist-8'))).possible
    }
    const staffed = (s: HegemonyState): void => idle(s, 'working', 'healthcare', 'unskilled')
    expect(test(staffed)).toBe(true)
    expect(test((s) => (s.capitalist.revenue = 15))).toBe(false)
    expect(test(() => undefined)).toBe(false)
    expect(test(() => undefined, { automas: ALL_ADVANCED })).toBe(true)
    expect(test((s) => own(s, 'capitalist', 'hospital'), { automas: ALL_ADVANCED })).toBe(false)
    const full = (s: HegemonyState): void => {
      staffed(s)
      for (let i = 0; i < COMPANY_SPACES.capitalist; i++) own(s, 'capitalist', 'car-manufacturer')
    }
    expect(test(full)).toBe(false)
  })

  it('CC-AC-18: the unemployed start there; both classes can: the Middle Class, but the Working Class in a Demonstration', () => {
    const classAt = (demonstration: boolean): string | undefined => {
      const { game } = turnOf('capitalist', 8, (s) => {
        bare(s)
        s.demonstration = demonstration
        s.capitalist.market = ['fashion-company']
        idle(s, 'working', 'unskilled', 'unskilled')
        idle(s, 'middle', 'unskilled', 'unskilled')
      })
      return game.state.companies.capitalist[0]?.slots[0]?.class
    }
    expect([classAt(false), classAt(true)]).toEqual(['middle', 'working'])
  })
})

describe('Sell Company', () => {
  const sale = (number: number, change: (s: HegemonyState) => void) =>
    turnOf('capitalist', number, (s) => {
      bare(s)
      s.capitalist.market = []
      s.capitalist.revenue = 0
      change(s)
    })

  it('CC-AC-22, CC-AUTO-28, R-10: it takes the place of Build Company when an idle one brings 20; the bonus doubles it', () => {
    const dear = sale(8, (s) => own(s, 'capitalist', 'university'))
    expect([deedOf(dear), dear.game.state.capitalist.revenue]).toEqual(['SC', 24])
    expect(deedOf(sale(8, (s) => own(s, 'capitalist', 'clinic')))).not.toBe('SC')
    const doubled = sale(2, (s) => own(s, 'capitalist', 'clinic'))
    expect([deedOf(doubled), doubled.game.state.capitalist.revenue]).toEqual(['SC', 32])
    const withMachinery = sale(2, (s) => {
      own(s, 'capitalist', 'clinic').machinery = true
    })
    expect(deedOf(withMachinery)).not.toBe('SC')
  })

  it('CC-AC-23, IC-C-08: never an operational one; the highest cost first', () => {
    const { game } = sale(8, (s) => {
      employ(s, own(s, 'capitalist', 'medical-village'), 'working')
      own(s, 'capitalist', 'pharmaceutical-company')
      own(s, 'capitalist', 'university')
    })
    expect(game.eventsOf('company-sold').map(({ company }) => company)).toEqual(['university'])
    const { state } = given({ automas: ALL_ADVANCED }, (s) => {
      bare(s)
      employ(s, own(s, 'capitalist', 'medical-village'), 'working')
    })
    expect(sellAction.test(state, 'capitalist', plain(aiCard('ai-capitalist-8'))).possible).toBe(false)
  })
})

describe('Build Company of the Middle Class', () => {
  const test = (change: (s: HegemonyState) => void): boolean => {
    const { state } = given({ automas: ALL_SIMPLE }, (s) => {
      bare(s)
      s.middle.market = ['pharmacy']
      s.middle.money = 100
      change(s)
    })
    return buildAction.test(state, 'middle', plain(aiCard('ai-middle-11'))).possible
  }

  it('CC-AM-27, CC-AM-30: with unemployed Middle Class workers, never a third of an industry', () => {
    expect(test((s) => idle(s, 'middle', 'healthcare', 'unskilled'))).toBe(true)
    expect(test((s) => employ(s, own(s, 'capitalist', 'clinic'), 'middle'))).toBe(false)
    expect(
      test((s) => {
        idle(s, 'middle', 'healthcare', 'unskilled')
        own(s, 'middle', 'doctors-office')
        own(s, 'middle', 'doctors-office-2')
      }),
    ).toBe(false)
    expect(
      test((s) => {
        idle(s, 'middle', 'healthcare', 'unskilled')
        s.middle.money = 0
      }),
    ).toBe(false)
  })

  it('CC-AM-26, CC-AM-28, IC-M-08: an employee who is there decides, and is hired', () => {
    const { game } = turnOf('middle', 11, (s) => {
      bare(s)
      s.middle.money = 100
      s.middle.market = ['pharmacy', 'convenience-store']
      idle(s, 'middle', 'healthcare', 'agriculture', 'unskilled')
      idle(s, 'working', 'unskilled')
    })
    expect(game.eventsOf('preference-list')[0]?.results.map(({ bullet }) => bullet)).toEqual(['employee-available'])
    expect(game.state.companies.middle[0]).toMatchObject({ id: 'convenience-store', employee: { class: 'working' } })
  })
})

describe('Sell to the Foreign Market', () => {
  const lots = exportCard('export-01').sales

  const stocked = (s: HegemonyState, of: OwnerClass): void => {
    s.exportCard = 'export-01'
    s[of].storage = { food: lots.food[0].amount + lots.food[1].amount, luxury: 0, health: 0, education: 0 }
  }

  it('CC-AC-26, CC-AM-32: two transactions at least', () => {
    for (const of of ['capitalist', 'middle'] as const) {
      const count = (food: number): boolean => {
        const { state } = given({ automas: ALL_SIMPLE }, (s) => {
          stocked(s, of)
          s[of].storage.food -= food
          if (of === 'capitalist') s.capitalist.freeTradeZone = { food: 0, luxury: 0 }
        })
        return exportAction.test(state, of, plain(aiCard(`ai-${of}-20`))).possible
      }
      expect([count(0), count(1)]).toEqual([true, false])
    }
  })

  it('CC-AC-20, CC-AM-29: everything that can be sold, from the Free Trade Zone first', () => {
    const play = turnOf('capitalist', 22, (s) => {
      stocked(s, 'capitalist')
      s.capitalist.freeTradeZone = { food: 2, luxury: 0 }
      s.capitalist.storage.luxury = lots.luxury[0].amount + lots.luxury[1].amount - 1
    })
    expect(deedOf(play)).toBe('SFM')
    expect(play.game.eventsOf('exported').filter(({ ware }) => ware === 'food')).toHaveLength(2)
    // Of two lots that are too much together the larger.
    const luxury = play.game.eventsOf('exported').filter(({ ware }) => ware === 'luxury')
    expect(luxury.map(({ amount }) => amount)).toEqual([Math.max(lots.luxury[0].amount, lots.luxury[1].amount)])
    expect(play.game.state.capitalist.freeTradeZone.food).toBe(0)
  })

  it('CC-AC-26: what lies in the Free Trade Zone counts with what is stored', () => {
    const { state } = given({ automas: ALL_SIMPLE }, (s) => {
      s.exportCard = 'export-01'
      const [a, b] = lots.luxury
      s.capitalist.storage = { food: 0, luxury: a.amount, health: 0, education: 0 }
      s.capitalist.freeTradeZone = { food: 0, luxury: b.amount }
    })
    expect(transactionsPossible(state, 'capitalist', plain(aiCard('ai-capitalist-20'))).transactions).toBe(2)
  })

  it('R-88: a sale of Food by the bonus counts as one of the transactions', () => {
    const { state } = given({ automas: ALL_SIMPLE }, (s) => {
      s.exportCard = 'export-01'
      s.capitalist.storage = { food: 1, luxury: 0, health: 0, education: 0 }
    })
    const { transactions } = transactionsPossible(
      state,
      'capitalist',
      playedFor(state, aiCard('ai-capitalist-10'), 'SFM'),
    )
    expect(transactions).toBe(1)
  })
})

describe('Business Deals', () => {
  it('CC-AC-21: all goods to the Free Trade Zone if they fit; otherwise the rest to Storages with the tariff, if it can pay', () => {
    const { state } = given({}, (s) => {
      s.deals = ['deal-food-6']
      s.capitalist.revenue = 500
      s.capitalist.freeTradeZone = { food: 0, luxury: 0 }
    })
    expect(dealPlan(state, 'deal-food-6')?.toStorage).toBe(false)
    state.capitalist.freeTradeZone = { food: 8, luxury: 12 }
    state.capitalist.storage = { food: 0, luxury: 0, health: 0, education: 0 }
    expect(dealPlan(state, 'deal-food-6')?.toStorage).toBe(true)
    // No room for the rest: it is left behind, and no tariff is paid for it.
    state.capitalist.storage.food = 99
    expect(dealPlan(state, 'deal-food-6')).toBeNull()
    state.capitalist.freeTradeZone.food = 5
    expect(dealPlan(state, 'deal-food-6')).toMatchObject({ toStorage: false })
    state.capitalist.revenue = 0
    expect(dealPlan(state, 'deal-food-6')).toBeNull()
  })

  it('CC-AC-21, H-CAP-DEAL-07: the tariff is that of Policy 6', () => {
    const { cost, tariff } = dealCard('deal-food-6')
    const stores = (trade: 'A' | 'B', others: 'A' | 'B'): boolean | undefined => {
      const { state } = given({}, (s) => {
        for (const policy of [1, 2, 3, 4, 5, 7] as const) s.policies[policy] = others
        s.policies[6] = trade
        Object.assign(s.capitalist, { revenue: cost + tariff.B, capital: 0, freeTradeZone: { food: 5, luxury: 0 } })
        s.capitalist.storage = { food: 0, luxury: 0, health: 0, education: 0 }
      })
      return dealPlan(state, 'deal-food-6')?.toStorage
    }
    expect([stores('B', 'A'), stores('A', 'B')]).toEqual([true, false])
  })

  it('CC-AC-21: of two that it can afford the dearer', () => {
    const { state } = given({}, (s) => {
      s.capitalist.revenue = 500
      s.capitalist.freeTradeZone = { food: 0, luxury: 0 }
      s.deals = ['deal-food-6', 'deal-luxury-12']
    })
    const costs = state.deals.map((id) => dealCard(id).cost)
    const dearest = Math.max(...costs)
    expect(dealsToMake(state).every(({ cost }) => cost === dearest)).toBe(true)
    state.capitalist.revenue = Math.min(...costs)
    expect(dealsToMake(state).map(({ cost }) => cost)).toEqual([Math.min(...costs)])
  })
})

describe('a deal that is made', () => {
  it('CC-AC-21: its own goods decide where they go, not those of the deal that is left', () => {
    // Luxury fits the Zone; Food, the cheaper deal, would not.
    const game = given({ automas: ALL_SIMPLE }, (s) => {
      s.deals = ['deal-food-6', 'deal-luxury-12']
      s.policies[6] = 'B'
      Object.assign(s.capitalist, { revenue: 500, freeTradeZone: { food: 8, luxury: 0 } })
      s.capitalist.storage = { food: 0, luxury: 0, health: 0, education: 0 }
    })
    const card = plain(aiCard('ai-capitalist-6'))
    expect(game.run((t) => amongAutomas(t, specialAction.perform(t, 'capitalist', card))).done).toBe(true)
    expect(game.eventsOf('deal')).toMatchObject([{ deal: 'deal-luxury-12', to: 'free-trade-zone' }])
    expect(game.state.capitalist.freeTradeZone.luxury).toBe(12)
  })
})

describe('Startup Support', () => {
  it('ae23, CC-AX-09: the 10 of the State count as paid when it looks at what it can build', () => {
    const build = (cost: number): readonly string[] => {
      const { state } = given({ automas: ALL_SIMPLE, modules: { alternativeEvents: true } }, (s) => {
        bare(s)
        putInForce(new TestTable(s).table, 'ae23', 'game', { kind: 'grant', of: 'capitalist', amount: 10, vp: 1 })
        s.capitalist.market = ['academy']
        Object.assign(s.capitalist, { revenue: companyFacts('academy').cost - cost, capital: 0 })
        for (const skill of ['education', 'unskilled', 'unskilled', 'unskilled'] as const) unemploy(s, 'working', skill)
      })
      return buildable(state, 'capitalist', null)
    }
    expect([build(10), build(11)]).toEqual([['academy'], []])
  })
})

describe('Lobby', () => {
  it('CC-AC-27: in Simple Mode only with less Influence than all the others together; 30 from Capital in both', () => {
    const test = (setting: Given, own: number, capital: number): boolean => {
      const { state } = given(setting, (s) => {
        for (const role of s.roles) s[role].influence = role === 'capitalist' ? own : 1
        Object.assign(s.capitalist, { revenue: 0, capital })
      })
      return lobbyAction.test(state, 'capitalist', plain(aiCard('ai-capitalist-1'))).possible
    }
    expect([test({ automas: ALL_SIMPLE }, 2, 30), test({ automas: ALL_SIMPLE }, 3, 30)]).toEqual([true, false])
    expect([test({ automas: ALL_ADVANCED }, 9, 30), test({ automas: ALL_ADVANCED }, 0, 29)]).toEqual([true, false])
  })
})
