import { describe, expect, it } from 'vitest'
import { MACHINERY_TOKENS } from '../../data/boards.ts'
import { COMPANIES } from '../../data/companies.ts'
import type { Company, HegemonyState } from '../../state/state.ts'
import { employ, employHelp, own } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { findCompany, newCompany } from '../labour/workers.ts'
import { simply } from '../table.ts'
import { companyOutput, payWage, produce, produceCompany, settleUnrest, wageDue } from './production.ts'

const produced = simply(produce)

/** Removes all property; then the test adds Companies. */
function only(s: HegemonyState, add: () => void): void {
  s.companies = { working: [], middle: [], capitalist: [], state: [] }
  add()
}

describe('the start of the Production Phase', () => {
  it('H-PROD-01: strikes and the demonstration come first', () => {
    const game = given({ players: 2 }, (s) => {
      findCompany(s, 'supermarket').strike = true
      s.demonstration = true
      s.unemployed.working.unskilled = 2
    })
    game.run(settleUnrest)
    expect(game.eventsOf('strike')).toEqual([
      { type: 'strike', company: 'supermarket', owner: 'capitalist', outcome: 'held' },
    ])
    expect(game.state.working.influence).toBe(1 + 2)
    expect(game.state.capitalist.vp).toBe(-2)
    expect(game.state.demonstration).toBe(false)
  })

  it('HX-10, H-DEMO-09: the Capitalist Class with 8 Companies loses only 4 VP', () => {
    const game = given({ players: 2 }, (s) => {
      for (const id of ['hotel', 'stadium', 'academy', 'tv-station']) own(s, 'capitalist', id)
      s.demonstration = true
      s.unemployed.working.unskilled = 5
      s.working.unions = { agriculture: true, luxury: true, healthcare: false, education: false, media: false }
    })
    game.run(settleUnrest)
    expect(game.state.capitalist.vp).toBe(-4)
    expect(game.state.working.influence).toBe(2)
  })
})

describe('wages', () => {
  it('H-OPER-13: the printed wage is the total for all workers', () => {
    const { state } = given({}, (s) => {
      findCompany(s, 'university-hospital').wage = 3
    })
    expect(wageDue(findCompany(state, 'university-hospital'))).toBe(35)
  })

  it('H-OPER-14, H-MID-PROD-02: the Middle Class pays only its Working Class employees', () => {
    const { state } = given({}, (s) => {
      employHelp(s, findCompany(s, 'doctors-office'))
      employ(s, own(s, 'middle', 'pharmacy'), 'middle')
    })
    expect(wageDue(findCompany(state, 'doctors-office'))).toBe(8)
    expect(wageDue(findCompany(state, 'convenience-store'))).toBe(0)
    expect(wageDue(findCompany(state, 'pharmacy'))).toBe(0)
  })

  it('H-PROD-09, H-WORK-PROD-01: each class gets the wages of its workers', () => {
    const game = given({})
    game.run(produced)
    const paid = game.eventsOf('money').map(({ from, to, amount, subject }) => [subject, from, to, amount])
    expect(paid).toEqual([
      ['university-hospital', 'state', 'working', 30],
      ['technical-university', 'state', 'middle', 30],
      ['supermarket', 'capitalist', 'working', 20],
      ['shopping-mall', 'capitalist', 'middle', 20],
      ['college', 'capitalist', 'working', 20],
    ])
    expect(game.state.working.money).toBe(30 + 70)
    expect(game.state.middle.money).toBe(40 + 50)
  })

  it('H-PROD-04: wages are mandatory, with a loan if necessary', () => {
    const game = given({}, (s) => {
      s.state.money = 40
    })
    game.run(produced)
    expect(game.state.state).toMatchObject({ loans: 1, money: 30 })
  })

  it('HX-44, HQ-33: the Capitalist Class borrows for all its wages together', () => {
    const game = given({}, (s) => {
      only(s, () => {
        for (const id of ['supermarket', 'hotel', 'vegetable-farm']) employ(s, own(s, 'capitalist', id, 2), 'working')
        findCompany(s, 'hotel').wage = 3
      })
      s.capitalist.revenue = 25
      s.capitalist.capital = 40
    })
    game.run(produced)
    expect(game.state.capitalist).toMatchObject({ revenue: 0, capital: 40, loans: 1 })
  })

  it('H-PROD-05, H-MID-PROD-01: wages received pay the own employees', () => {
    const game = given({}, (s) => {
      employHelp(s, findCompany(s, 'doctors-office'))
      s.middle.money = 0
    })
    game.run(produced)
    expect(game.state.middle).toMatchObject({ money: 42, loans: 0 })
  })
})

describe('products', () => {
  it('H-PROD-02, H-GEN-14: the State, the Capitalist, the Middle and the Working Class, in this order', () => {
    const game = given({}, (s) => {
      employ(s, own(s, 'working', 'cooperative-farm'), 'working')
    })
    game.run(produced)
    expect(game.eventsOf('produced').map(({ company, amount }) => [company, amount])).toEqual([
      ['university-hospital', 6],
      ['technical-university', 6],
      ['supermarket', 4],
      ['shopping-mall', 6],
      ['college', 6],
      ['convenience-store', 2],
      ['doctors-office', 2],
      ['cooperative-farm', 2],
    ])
  })

  it('H-PROD-03: the wage first, then the product', () => {
    const game = given({}, (s) => only(s, () => employ(s, own(s, 'capitalist', 'hotel'), 'middle')))
    game.run(produced)
    expect(game.events.map(({ type }) => type)).toEqual(['production-step', 'money', 'produced', 'goods'])
  })

  it('H-PROD-06, H-OPER-12: a Company without workers neither pays nor produces', () => {
    const game = given({}, (s) => only(s, () => own(s, 'capitalist', 'hotel')))
    game.run(produced)
    expect(game.events).toHaveLength(1)
  })

  it('H-PROD-07, H-OPER-05: an automated Company produces without a wage', () => {
    const game = given({}, (s) => only(s, () => own(s, 'capitalist', 'car-manufacturer')))
    game.run(produced)
    expect(game.eventsOf('money')).toEqual([])
    expect(game.state.capitalist.storage.luxury).toBe(2 + 5)
  })

  it('H-CAP-MACH-02, H-CAP-MACH-05: Machinery adds its bonus, but does no work alone', () => {
    const game = given({}, (s) =>
      only(s, () => {
        employ(s, own(s, 'capitalist', 'stadium'), 'working').machinery = true
        own(s, 'capitalist', 'clinic').machinery = true
      }),
    )
    game.run(produced)
    expect(game.eventsOf('produced')).toEqual([
      { type: 'produced', company: 'stadium', owner: 'capitalist', amount: 11 },
    ])
    expect(game.eventsOf('money')).toMatchObject([{ amount: 30 }])
  })

  it('H-CAP-PROD-01, H-CAP-PROD-02: into the Storages, excess Food and Luxury into the Free Trade Zone', () => {
    const game = given({}, (s) => {
      s.capitalist.storage = { food: 7, luxury: 12, health: 0, education: 9 }
      s.capitalist.freeTradeZone = { food: 0, luxury: 9 }
    })
    game.run(produced)
    expect(game.state.capitalist.storage).toEqual({ food: 8, luxury: 12, health: 0, education: 12 })
    expect(game.state.capitalist.freeTradeZone).toEqual({ food: 3, luxury: 12 })
    expect(game.eventsOf('goods').filter(({ why }) => why === 'overflow')).toMatchObject([
      { resource: 'luxury', amount: 3 },
      { resource: 'education', amount: 3 },
    ])
  })

  it('H-CAP-PROD-02: Influence of the Capitalist Class is unlimited', () => {
    const game = given({}, (s) => only(s, () => employ(s, own(s, 'capitalist', 'tv-station'), 'working')))
    game.run(produced)
    expect(game.state.capitalist.influence).toBe(5)
  })

  it('H-MID-PROD-03: an employee is paid and adds the bonus', () => {
    const game = given({}, (s) => {
      employHelp(s, findCompany(s, 'doctors-office'))
    })
    game.run(produced)
    expect(game.state.middle.storage.health).toBe(1 + 4)
    expect(game.eventsOf('money').at(-1)).toMatchObject({ from: 'middle', to: 'working', amount: 8 })
  })

  it('H-MID-PROD-04: Storages hold 8, Influence goes to Goods & Services', () => {
    const game = given({}, (s) => {
      s.middle.storage.food = 7
      employ(s, own(s, 'middle', 'pr-agency'), 'middle')
    })
    game.run(produced)
    expect(game.state.middle.storage.food).toBe(8)
    expect(game.state.middle.influence).toBe(1 + 3)
  })

  it('H-STATE-PROD-01, H-STATE-RES-03: Public Services fill within their limits; Influence is Media Influence', () => {
    const game = given({}, (s) => {
      s.state.storage.health = 8
      employ(s, findCompany(s, 'national-public-broadcasting'), 'working')
    })
    game.run(produced)
    expect(game.state.state.storage).toMatchObject({ health: 12, education: 12 })
    expect(game.state.state).toMatchObject({ media: 8, influence: 1 })
    expect(game.state.state.money).toBe(120 - 90)
  })

  it('H-STATE-PROD-01: goods of a public Company lie with the State', () => {
    const game = given({}, (s) => only(s, () => employ(s, own(s, 'state', 'vegetable-farm'), 'working')))
    game.run(produced)
    expect(game.state.state.storage.food).toBe(5)
  })

  it('H-WORK-PROD-02, H-OPER-11: a Cooperative Farm gives 2 Food and pays no wage', () => {
    const game = given({}, (s) => only(s, () => employ(s, own(s, 'working', 'cooperative-farm'), 'working')))
    game.run(produced)
    expect(game.state.working.goods.food).toBe(2)
    expect(game.eventsOf('money')).toEqual([])
  })

  it('H-WORK-PROD-03, H-UNION-08: 1 Influence for each Trade Union', () => {
    const game = given({}, (s) => {
      s.working.unions.media = true
      s.working.unions.education = true
    })
    game.run(produced)
    expect(game.state.working.influence).toBe(3)
  })

  it('HQ-21: the last Influence goes by the order of production', () => {
    const game = given({}, (s) => {
      only(s, () => {
        employ(s, own(s, 'capitalist', 'tv-station'), 'working')
        employ(s, own(s, 'middle', 'pr-agency'), 'middle')
      })
      s.influence = 5
    })
    game.run(produced)
    expect(game.state.capitalist.influence).toBe(1 + 4)
    expect(game.state.middle.influence).toBe(1 + 1)
  })

  it('H-OPER-01: every card produces the printed amount, with the printed bonuses', () => {
    for (const facts of Object.values(COMPANIES)) {
      const company: Company = { ...newCompany(facts.id, 2), machinery: true }
      company.employee = { class: 'working', skill: 'unskilled', committed: false }
      expect(companyOutput(company, true)).toBe(facts.amount + (facts.machinery ?? 0) + (facts.employee?.bonus ?? 0))
      expect(companyOutput({ ...company, machinery: false }, false)).toBe(facts.amount)
    }
    expect(MACHINERY_TOKENS).toBe(6)
  })
})

describe('strikes', () => {
  it('H-STRIKE-07, H-STRIKE-08, H-PROD-06: a struck Company pays nothing and makes nothing; then the token is gone', () => {
    const game = given({}, (s) => {
      findCompany(s, 'supermarket').strike = true
    })
    game.run(settleUnrest)
    game.run(produced)
    expect(game.eventsOf('produced').map(({ company }) => company)).not.toContain('supermarket')
    expect(game.eventsOf('money').map(({ subject }) => subject)).not.toContain('supermarket')
    expect(game.state.working.influence).toBe(2)
    expect(findCompany(game.state, 'supermarket').strike).toBe(false)
  })

  it('H-STRIKE-06, H-STRIKE-15: at L3 the token has no effect', () => {
    const game = given({}, (s) => {
      Object.assign(findCompany(s, 'supermarket'), { strike: true, wage: 3 })
    })
    game.run(settleUnrest)
    game.run(produced)
    expect(game.state.working.influence).toBe(1)
    expect(game.state.capitalist.storage.food).toBe(5)
    expect(game.eventsOf('money').find(({ subject }) => subject === 'supermarket')).toMatchObject({ amount: 25 })
  })

  it('H-STRIKE-09, HQ-07: in a Middle Class Company only the share and the wage of the employee are lost', () => {
    const game = given({}, (s) => {
      employHelp(s, findCompany(s, 'doctors-office')).strike = true
    })
    game.run(settleUnrest)
    game.run(produced)
    expect(game.state.middle.storage.health).toBe(1 + 2)
    expect(game.eventsOf('money').map(({ from }) => from)).not.toContain('middle')
    expect(game.state.working.influence).toBe(2)
  })
})

describe('after all production', () => {
  it('H-PROD-08, H-COMMIT-15, H-WORK-PROD-04, H-MID-PROD-05: no worker in a Company stays committed', () => {
    const game = given({}, (s) => {
      for (const id of ['supermarket', 'shopping-mall']) {
        for (const worker of findCompany(s, id).slots) if (worker !== null) worker.committed = true
      }
      employHelp(s, employ(s, findCompany(s, 'doctors-office'), 'middle', true), true)
      s.working.unions.media = true
    })
    game.run(produced)
    const workers = Object.values(game.state.companies).flatMap((companies) =>
      companies.flatMap((company) => [...company.slots, company.employee]),
    )
    expect(workers.some((worker) => worker?.committed === true)).toBe(false)
    expect(game.state.working.unions.media).toBe(true)
    const released = game.events.findIndex(({ type }) => type === 'committed')
    const lastProduct = game.events.findLastIndex(({ type }) => type === 'produced')
    expect(released).toBeGreaterThan(lastProduct)
  })

  it('H-STATE-AUTO-01, H-STATE-AUTO-02, HQ-25: the State without a player pays as usual, then falls to the minimum', () => {
    const game = given({ players: 3 }, (s) => {
      s.policies[2] = 'C'
    })
    game.run(produced)
    expect(game.state.state).toMatchObject({ money: 60, storage: { health: 12, education: 12 } })
    expect(game.state.companies.state.map(({ wage }) => wage)).toEqual([1, 1, 1])
  })

  it('H-STATE-WAGE-01: a State with a player keeps its wages', () => {
    const game = given({ players: 4 }, (s) => {
      s.policies[2] = 'C'
    })
    game.run(produced)
    expect(game.state.companies.state.map(({ wage }) => wage)).toEqual([2, 2, 2])
  })
})

it('H-IMF-14: the Labor Market of the wages is remembered', () => {
  const game = given({}, (s) => {
    s.policies[2] = 'A'
  })
  game.run(settleUnrest)
  expect(game.state.wagesPaidUnder).toBe('A')
})

it('H-PROD-03: a Company can be paid and put to work in the middle of the round', () => {
  const game = given({})
  const mall = findCompany(game.state, 'shopping-mall')
  payWage(game.table, 'capitalist', mall)
  produceCompany(game.table, 'capitalist', mall, false)
  expect(game.state.middle.money).toBe(60)
  expect(game.state.capitalist.storage.luxury).toBe(8)
})
