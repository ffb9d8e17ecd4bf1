import { describe, expect, it } from 'vitest'
import { AI_CARDS_OF, aiCard } from '../../data/automa.ts'
import type { BonusId } from '../../data/automa-bonuses.ts'
import { COMPANY_SPACES } from '../../data/boards.ts'
import { companyFacts } from '../../data/companies.ts'
import { dealCard } from '../../data/deals.ts'
import { exportCard } from '../../data/exports.ts'
import type { OwnerClass } from '../../data/vocabulary.ts'
import { deal } from '../../rules/actions/deals.ts'
import { putInForce } from '../../rules/measures.ts'
import type { HegemonyState } from '../../state/state.ts'
import { bare, employ, own, unemploy } from '../../testing/arrange.ts'
import { ALL_ADVANCED, ALL_SIMPLE, bonusOf, deedOf, turnOf } from '../../testing/automa.ts'
import { type Given, given, TestTable } from '../../testing/given.ts'
import { perform } from '../deed.ts'
import { amongAutomas } from '../seats.ts'
import { plain, playedFor } from './action.ts'
import { buildAction, buildable, sellAction } from './build.ts'
import { dealPlan, dealsToMake, exportAction, makeDeal, transactionsPossible } from './export.ts'
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
  it('CCX-09, CCX-10, CC-AUTO-77, CC-AC-19: two Companies, with a new pass through the list for the second', () => {
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

  it('R-114, OQ-48: in Advanced Mode the first Company may stay idle, a second one by the bonus may not', () => {
    const market = (automas: typeof ALL_SIMPLE) =>
      given({ automas }, (s) => {
        bare(s)
        s.capitalist.market = ['clinic', 'college']
        s.capitalist.revenue = 100
      })
    const game = market(ALL_ADVANCED)
    const played = playedFor(game.state, aiCard('ai-capitalist-1'), 'BC')
    expect(played.bonus).toBe('build-two')
    expect(game.run((t) => amongAutomas(t, buildAction.perform(t, 'capitalist', played))).done).toBe(true)
    expect(game.state.companies.capitalist).toHaveLength(1)
    expect(buildAction.test(market(ALL_SIMPLE).state, 'capitalist', played).possible).toBe(false)
  })

  it('CC-AC-25: affordable, a free space, and workers to run it; Advanced Mode builds idle ones, but no second of an industry', () => {
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

describe('the bonuses of building', () => {
  /** Performs the first action of a card. */
  const building = (of: OwnerClass, number: number, change: (s: HegemonyState) => void, automas = ALL_SIMPLE) => {
    const game = given({ automas }, (s) => {
      bare(s)
      s[of].market = []
      change(s)
    })
    const played = playedFor(game.state, aiCard(`ai-${of}-${number}`), 'BC')
    const play = game.run((t) => amongAutomas(t, perform(t, of, 'BC', played)))
    expect(play.done).toBe(true)
    const companies = game.state.companies[of].map(({ id }) => id)
    return { companies, state: game.state, outcomes: game.eventsOf('automa-bonus').map(({ outcome }) => outcome) }
  }
  const numberWith = (of: OwnerClass, bonus: BonusId): number =>
    AI_CARDS_OF[of].find((card) => card.bonus === bonus)?.number ?? Number.NaN

  it('CC-AC-19, R-05: with the bonus for two Companies the Market gains 2 cards; without it one Company and none', () => {
    const market = (s: HegemonyState): void => {
      s.capitalist.market = ['fashion-company', 'radio-station', 'hotel']
      s.capitalist.revenue = 100
      idle(s, 'working', ...Array.from({ length: 9 }, () => 'unskilled' as const))
    }
    const two = building('capitalist', numberWith('capitalist', 'build-two'), market)
    expect([two.companies.length, two.state.capitalist.market.length]).toEqual([2, 3])
    const one = building('capitalist', numberWith('capitalist', 'build-for-less'), market)
    expect([one.companies.length, one.state.capitalist.market.length]).toEqual([1, 2])
  })

  it('CC-AUTO-103: half of the cost is paid for Food and Luxury only, and the Legitimacy comes with it', () => {
    const half = (id: string, ...skills: readonly Parameters<typeof unemploy>[2][]) => {
      const { companies, state, outcomes } = building(
        'capitalist',
        numberWith('capitalist', 'half-paid-company'),
        (s) => {
          s.policies[1] = 'B'
          s.capitalist.market = [id]
          s.capitalist.revenue = 100
          idle(s, 'working', ...skills)
        },
      )
      expect(companies).toEqual([id])
      return [outcomes, state.state.legitimacy.capitalist, 100 - state.capitalist.revenue]
    }
    expect(half('hotel', 'unskilled', 'unskilled', 'unskilled')).toEqual([['used'], 3, 8])
    expect(half('clinic', 'healthcare', 'unskilled')).toEqual([['lost'], 2, 16])
  })

  const withStorage = (
    id: string,
    skill: Parameters<typeof unemploy>[2],
    change: (s: HegemonyState) => void = () => undefined,
  ) => {
    const { companies, state, outcomes } = building('middle', numberWith('middle', 'build-with-storage'), (s) => {
      s.middle.market = [id]
      s.middle.money = 100
      idle(s, 'middle', skill, 'unskilled')
      change(s)
    })
    expect(companies).toEqual([id])
    const tiles = Object.entries(state.middle.tiles).flatMap(([ware, has]) => (has ? [ware] : []))
    return { discount: companyFacts(id).cost - (100 - state.middle.money), tiles, outcomes }
  }

  it('CC-AM-26, H-STORE-05: the bonus brings 4 off and the tile of what the Company makes', () => {
    expect(withStorage('pharmacy', 'healthcare')).toEqual({ discount: 4, tiles: ['health'], outcomes: ['used'] })
    expect(withStorage('convenience-store', 'agriculture')).toEqual({
      discount: 4,
      tiles: ['food'],
      outcomes: ['used'],
    })
    expect(withStorage('pr-agency', 'media')).toEqual({ discount: 0, tiles: [], outcomes: ['lost'] })
  })

  it('CC-AM-26, H-STORE-05, H-COMP-01: no tile where there is one already, or none is left in the box', () => {
    const another = withStorage('pharmacy', 'healthcare', (s) => (s.middle.tiles.health = true))
    expect(another).toEqual({ discount: 4, tiles: ['health'], outcomes: ['used'] })
    const none = withStorage('pharmacy', 'healthcare', (s) => {
      s.middle.tiles = { food: true, luxury: true, health: false, education: true }
      s.capitalist.tiles = { food: true, luxury: true, health: true, education: false }
    })
    expect(none).toEqual({ discount: 4, tiles: ['food', 'luxury', 'education'], outcomes: ['used'] })
  })

  it('CC-AM-26: the bonus of another card brings no tile', () => {
    const { state } = building('middle', numberWith('middle', 'state-pays-company'), (s) => {
      s.policies[1] = 'B'
      s.middle.market = ['pharmacy']
      idle(s, 'middle', 'healthcare', 'unskilled')
    })
    expect(state.middle.tiles.health).toBe(false)
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

  it('CC-AC-22, R-10: a sale for exactly 20 is enough, and only what brings as much is sold', () => {
    const exact = sale(8, (s) => own(s, 'capitalist', 'hospital'))
    expect([deedOf(exact), exact.game.state.capitalist.revenue]).toEqual(['SC', 20])
    // The Clinic has more of its workers unemployed, but would yield 16.
    const both = sale(8, (s) => {
      own(s, 'capitalist', 'clinic')
      own(s, 'capitalist', 'hospital')
    })
    expect(both.game.eventsOf('company-sold').map(({ company }) => company)).toEqual(['hospital'])
  })

  it('R-10, CC-AUTO-103: the event of a sale for double shows a used bonus, of one with Machinery a lost one', () => {
    const outcome = (machinery: boolean) => {
      const play = sale(2, (s) => {
        own(s, 'capitalist', 'university').machinery = machinery
      })
      return [deedOf(play), play.game.state.capitalist.revenue, bonusOf(play)]
    }
    expect(outcome(false)).toEqual(['SC', 48, 'used'])
    expect(outcome(true)).toEqual(['SC', 24, 'lost'])
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
    for (const role of ['capitalist', 'middle'] as const) {
      const count = (food: number): boolean => {
        const { state } = given({ automas: ALL_SIMPLE }, (s) => {
          stocked(s, role)
          s[role].storage.food -= food
          if (role === 'capitalist') s.capitalist.freeTradeZone = { food: 0, luxury: 0 }
        })
        return exportAction.test(state, role, plain(aiCard(`ai-${role}-20`))).possible
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
    // If both lots together are too much, the larger one is sold.
    const luxury = play.game.eventsOf('exported').filter(({ ware }) => ware === 'luxury')
    expect(luxury.map(({ amount }) => amount)).toEqual([Math.max(lots.luxury[0].amount, lots.luxury[1].amount)])
    expect(play.game.state.capitalist.freeTradeZone.food).toBe(0)
  })

  it('CC-AC-26: goods in the Free Trade Zone count with stored ones', () => {
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
    // No room for the rest: it is not taken, and no tariff is paid for it.
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

describe('a tile for the goods of a deal', () => {
  const made = (change: (s: HegemonyState) => void, setting: Given = { automas: ALL_SIMPLE }) => {
    const game = given(setting, (s) => {
      s.deals = ['deal-food-8']
      s.policies[6] = 'B'
      Object.assign(s.capitalist, { revenue: 300, capital: 0, freeTradeZone: { food: 8, luxury: 0 } })
      s.capitalist.storage = { food: 5, luxury: 0, health: 0, education: 0 }
      change(s)
    })
    expect(game.run((t) => amongAutomas(t, makeDeal(t))).done).toBe(true)
    const { storage, freeTradeZone, revenue, tiles } = game.state.capitalist
    return { food: [storage.food, freeTradeZone.food], paid: 300 - revenue, tile: tiles.food, deals: game.state.deals }
  }

  it('CC-AC-14, CC-AC-21: a tile is bought when the goods fit neither the Free Trade Zone nor the Storage', () => {
    expect(made(() => undefined)).toMatchObject({ food: [13, 8], paid: 55 + 8 + 20, tile: true })
    const full = (s: HegemonyState) => (s.capitalist.storage.food = 8)
    expect(made(full)).toMatchObject({ food: [16, 8], paid: 55 + 8 + 20, tile: true, deals: [] })
  })

  it('CC-AC-16: stays unused while the Free Trade Zone has room', () => {
    expect(made((s) => (s.capitalist.freeTradeZone.food = 3))).toMatchObject({ food: [8, 8], paid: 63, tile: false })
    const freely = made((s) => {
      s.policies[6] = 'C'
      s.capitalist.storage.food = 8
      s.capitalist.freeTradeZone.food = 3
    })
    expect(freely).toMatchObject({ food: [11, 8], paid: 55 + 20, tile: true })
  })

  it('CC-AC-14: without the money for a tile, or a tile left, the goods without room are lost', () => {
    const spent = (revenue: number) => made((s) => Object.assign(s.capitalist, { revenue }))
    expect(spent(83)).toMatchObject({ food: [13, 8], tile: true })
    expect(spent(82)).toMatchObject({ food: [8, 8], tile: false })
    const none = made((s) => {
      s.middle.tiles = { food: true, luxury: true, health: true, education: true }
      Object.assign(s.capitalist.tiles, { luxury: true, health: true })
    })
    expect(none).toMatchObject({ food: [8, 8], paid: 63, tile: false })
  })

  it('CC-AC-14, CC-AC-21: a tile for each of two kinds of goods, as long as the money lasts', () => {
    const both = (revenue: number) => {
      const { state } = given({ automas: ALL_SIMPLE }, (s) => {
        s.deals = ['deal-food-7-luxury-5']
        s.policies[6] = 'B'
        Object.assign(s.capitalist, { revenue, capital: 0, freeTradeZone: { food: 8, luxury: 12 } })
        s.capitalist.storage = { food: 8, luxury: 12, health: 0, education: 0 }
      })
      return dealPlan(state, 'deal-food-7-luxury-5')?.goods
    }
    expect(both(70 + 12 + 40)).toEqual({ food: 7, luxury: 5 })
    expect(both(70 + 12 + 39)).toEqual({ food: 7, luxury: 0 })
    expect(both(70 + 12 + 19)).toBeUndefined()
  })

  it('CC-AC-14: a person gets no tile with a deal', () => {
    const { state } = given({}, (s) => {
      Object.assign(s.capitalist, { revenue: 300, freeTradeZone: { food: 8, luxury: 0 } })
      s.capitalist.storage.food = 5
    })
    expect(dealPlan(state, 'deal-food-8')?.goods.food).toBe(3)
  })
})

describe('how a deal is chosen', () => {
  it('CC-AC-21: a random one among equally expensive ones', () => {
    const made = Array.from({ length: 12 }, (_, seed) => {
      const game = given({ automas: ALL_SIMPLE, seed: `deal ${seed}` }, (s) => {
        s.deals = ['deal-food-6', 'deal-luxury-10']
        Object.assign(s.capitalist, { revenue: 500, freeTradeZone: { food: 0, luxury: 0 } })
      })
      game.run((t) => amongAutomas(t, makeDeal(t)))
      return game.eventsOf('deal')[0]?.deal
    })
    expect(new Set(made)).toEqual(new Set(['deal-food-6', 'deal-luxury-10']))
  })

  it('CC-AC-21, CC-AUTO-108: a deal offered out of turn is chosen in the same way', () => {
    const made = (revenue: number, food: number): unknown => {
      const game = given({ automas: ALL_SIMPLE }, (s) => {
        s.deals = ['deal-food-6', 'deal-luxury-12']
        s.policies[6] = 'B'
        Object.assign(s.capitalist, { revenue, capital: 0, freeTradeZone: { food, luxury: food } })
        s.capitalist.storage = { food: 0, luxury: 0, health: 0, education: 0 }
      })
      expect(game.run((t) => amongAutomas(t, deal(t))).done).toBe(true)
      const { freeTradeZone, storage } = game.state.capitalist
      return [game.eventsOf('deal').map((each) => [each.deal, each.to]), freeTradeZone, storage.food, storage.luxury]
    }
    expect(made(500, 0)).toEqual([[['deal-luxury-12', 'free-trade-zone']], { food: 0, luxury: 12 }, 0, 0])
    expect(made(49, 0)).toEqual([[['deal-food-6', 'free-trade-zone']], { food: 6, luxury: 0 }, 0, 0])
    // Only what does not fit the Zone goes to the Storage.
    expect(made(500, 5)).toEqual([[['deal-luxury-12', 'storage']], { food: 5, luxury: 12 }, 0, 5])
  })

  it('R-87, CC-AC-26: the goods of the deal count for the sale, and without a deal nothing is made of it', () => {
    const found = (deals: string[], change: (s: HegemonyState) => void = () => undefined): unknown[] => {
      const { state } = given({ automas: ALL_SIMPLE }, (s) => {
        s.policies[6] = 'B'
        s.exportCard = 'export-01'
        s.deals = deals
        Object.assign(s.capitalist, { revenue: 100, capital: 0, freeTradeZone: { food: 0, luxury: 0 } })
        s.capitalist.storage = { food: 0, luxury: 0, health: 0, education: 0 }
        change(s)
      })
      const number = AI_CARDS_OF.capitalist.find(({ bonus }) => bonus === 'deal-first')?.number
      const played = playedFor(state, aiCard(`ai-capitalist-${number}`), 'SFM')
      const { possible } = exportAction.test(state, 'capitalist', played)
      return [played.bonus, transactionsPossible(state, 'capitalist', played).transactions, possible]
    }
    expect(found(['deal-food-8'])).toEqual(['deal-first', 2, true])
    expect(found([])).toEqual(['deal-first', 0, false])
    expect(found(['deal-food-8'], (s) => (s.capitalist.revenue = 54))).toEqual(['deal-first', 0, false])
    expect(found(['deal-food-8'], (s) => (s.policies[6] = 'A'))).toEqual([null, 0, false])
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
