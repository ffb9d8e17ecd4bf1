import { describe, expect, it } from 'vitest'
import type { Policy, Section } from '../../data/vocabulary.ts'
import { hegemony } from '../../game.ts'
import { given, type Play, type TestTable } from '../../testing/given.ts'
import { buyFrom } from '../actions/buy.ts'
import { capacity, mediaCapacity } from '../economy/stock.ts'
import { newCompany, unemployedCount, workersIn } from '../labour/workers.ts'
import { corporateTax, incomeTax } from '../production/taxes.ts'
import { whyNotPlay } from '../round/moves.ts'
import { changePolicy, taxMultiplier } from './policies.ts'

function change(g: TestTable, policy: Policy, section: Section): Play<void> {
  return g.run((t) => changePolicy(t, policy, section))
}

function finish(play: Play<void>): void {
  while (!play.done) play.answers(play.legal.includes('done') ? 'done' : (play.legal[0] ?? 'done'))
}

const publicIds = (g: TestTable): string[] => g.state.companies.state.map(({ id }) => id)

describe('policies in general', () => {
  it('H-POLICY-0-01, H-POLICY-0-02: seven Policies with three sections; a change is in force at once', () => {
    const g = given({ players: 2 })
    expect(Object.keys(g.state.policies)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    finish(change(g, 7, 'C'))
    expect(g.state.policies[7]).toBe('C')
    expect(g.eventsOf('policy')).toEqual([{ type: 'policy', policy: 7, from: 'B', to: 'C' }])
  })

  it('HX-39, HX-40, H-TAX-04, H-POLICY-3-02: base plus the modifiers, doubled at 3A, once at 3B, none at 3C', () => {
    const g = given({ players: 2 })
    expect(taxMultiplier(g.state)).toBe(5)
    Object.assign(g.state.policies, { 3: 'B', 4: 'A', 5: 'A' })
    expect(taxMultiplier(g.state)).toBe(6)
    Object.assign(g.state.policies, { 3: 'C' })
    expect(taxMultiplier(g.state)).toBe(1)
    Object.assign(g.state.policies, { 3: 'A' })
    expect(taxMultiplier(g.state)).toBe(11)
  })

  it('H-TAX-05, H-POLICY-3-03: the Tax Multiplier moves at once with Policies 3, 4 and 5', () => {
    for (const [policy, section, to] of [
      [3, 'B', 3],
      [4, 'A', 7],
      [5, 'B', 7],
    ] as const) {
      const g = given({ players: 2 })
      finish(change(g, policy, section))
      expect(g.eventsOf('tax-multiplier')).toEqual([{ type: 'tax-multiplier', from: 5, to }])
    }
  })
})

describe('Policy 1: Fiscal Policy', () => {
  it('H-POLICY-1-01, H-POLICY-1-02, H-POLICY-1-07: the next row opens for 60 from the Treasury', () => {
    const g = given({ players: 2 }, (s) => {
      s.unemployed.working.unskilled = 0
    })
    finish(change(g, 1, 'B'))
    expect(g.state.companies.state).toHaveLength(6)
    expect(g.state.closed).toHaveLength(3)
    expect(g.state.state.money).toBe(60)
    finish(change(g, 1, 'A'))
    expect(g.state.companies.state).toHaveLength(9)
    expect(g.state.state.money).toBe(0)
  })

  it('H-POLICY-1-02, H-LOAN-15: a Treasury that cannot pay takes a loan', () => {
    const g = given({ players: 2 }, (s) => {
      s.state.money = 30
    })
    finish(change(g, 1, 'B'))
    expect(g.state.state.loans).toBe(1)
    expect(g.state.state.money).toBe(20)
  })

  it('H-POLICY-1-03, H-POLICY-1-07: shrinking closes the lowest open row and brings 60 to the Treasury', () => {
    const g = given({ players: 3 })
    const first = publicIds(g)
    finish(change(g, 1, 'B'))
    finish(change(g, 1, 'C'))
    expect(publicIds(g)).toEqual(first)
    expect(g.state.state.money).toBe(120)
  })

  it('H-POLICY-1-04, H-COMMIT-09, H-FAQ-10: workers of closed Companies become unemployed, also committed ones', () => {
    const g = given({ players: 2 }, (s) => {
      s.policies[1] = 'B'
      const company = newCompany('public-hospital-2', 2)
      company.slots = [
        { class: 'working', skill: 'healthcare', committed: true },
        { class: 'working', skill: 'unskilled', committed: true },
      ]
      s.companies.state.push(company, newCompany('public-university-2', 2), newCompany('regional-tv-station-2', 2))
      s.closed = s.closed.slice(3)
    })
    finish(change(g, 1, 'C'))
    expect(g.state.companies.state).toHaveLength(3)
    expect(g.state.unemployed.working.healthcare).toBe(1)
  })

  it('H-POLICY-1-05, H-POLICY-1-12, H-COMMIT-01: unemployed workers staff new Companies automatically, unskilled first, and are committed', () => {
    const g = given({ players: 2 }, (s) => {
      s.unemployed.working.healthcare = 1
      s.unemployed.working.unskilled = 1
      s.unemployed.working.media = 1
    })
    finish(change(g, 1, 'B'))
    const hospital = g.state.companies.state.find(({ id }) => id === 'public-hospital-2')
    expect(hospital?.slots.map((worker) => worker?.skill)).toEqual(['healthcare', 'unskilled'])
    expect(hospital?.slots.every((worker) => worker?.committed === true)).toBe(true)
  })

  it('H-POLICY-1-08: with several possibilities the owner of the workers decides, and the Middle Class between the classes', () => {
    const g = given({ players: 3 }, (s) => {
      for (const role of ['working', 'middle'] as const) {
        Object.assign(s.unemployed[role], { unskilled: 2, healthcare: 1, education: 1 })
      }
    })
    const play = change(g, 1, 'B')
    expect([play.seat, play.prompt]).toEqual(['middle', 'ask.staff-class'])
    play.answers('class:working')
    expect([play.seat, play.prompt]).toEqual(['working', 'ask.staff-company'])
  })

  it('H-POLICY-1-06: the State player decides which Companies open and close and which class gets the work', () => {
    const g = given({ players: 4 }, (s) => {
      for (const role of ['working', 'middle'] as const) {
        Object.assign(s.unemployed[role], { unskilled: 2, healthcare: 1, education: 1 })
      }
    })
    const play = change(g, 1, 'B')
    expect([play.seat, play.prompt]).toEqual(['state', 'ask.open-company'])
    expect(play.legal).toHaveLength(6)
    while (play.prompt !== 'ask.staff-class') play.answers(play.legal[0] ?? '')
    expect(play.seat).toBe('state')
    finish(play)
    const closing = change(g, 1, 'C')
    expect([closing.seat, closing.legal.length]).toEqual(['state', 6])
  })

  it('HX-55, HX-57, H-POLICY-1-09, H-POLICY-1-10, H-FAQC-27: after Privatization the number of the new section is still the target', () => {
    const g = given({ players: 4 }, (s) => {
      s.removed.push(...s.companies.state.splice(0, 1).map(({ id }) => id))
    })
    finish(change(g, 1, 'B'))
    expect(g.state.companies.state).toHaveLength(6)
    expect(g.eventsOf('company-opened')).toHaveLength(4)
    expect(g.state.state.money).toBe(120 - 80)
    finish(change(g, 1, 'A'))
    expect(g.state.companies.state).toHaveLength(8)
  })

  it('HX-56, H-POLICY-1-09: from 5 Companies at B to C, two close', () => {
    const g = given({ players: 4 })
    finish(change(g, 1, 'B'))
    g.state.removed.push(...g.state.companies.state.splice(0, 1).map(({ id }) => id))
    finish(change(g, 1, 'C'))
    expect(g.state.companies.state).toHaveLength(3)
    expect(g.eventsOf('company-closed')).toHaveLength(2)
  })

  it('H-POLICY-1-11, H-STORE-11, H-STORE-14: the limits follow the open Companies and the excess is discarded at once', () => {
    const g = given({ players: 2 })
    finish(change(g, 1, 'B'))
    expect(capacity(g.state, 'state', 'health')).toBe(4 + 4 + 6)
    expect(mediaCapacity(g.state)).toBe(3 + 3 + 6)
    g.state.state.storage.health = 14
    g.state.influence -= 12 - g.state.state.media
    g.state.state.media = 12
    finish(change(g, 1, 'C'))
    expect(g.state.state.storage.health).toBe(10)
    expect(g.state.state.media).toBe(9)
  })
})

describe('Policies 2 to 7', () => {
  it('H-POLICY-2-01, H-POLICY-2-02, H-POLICY-2-04, H-COMMIT-05, H-FAQ-12: too low wages rise at once and commit no workers', () => {
    const g = given({ players: 3 })
    finish(change(g, 2, 'A'))
    for (const role of ['capitalist', 'middle', 'state'] as const) {
      for (const company of g.state.companies[role]) {
        expect(company.wage).toBe(3)
        expect(workersIn(company).some(({ committed }) => committed)).toBe(false)
      }
    }
  })

  it('H-POLICY-2-03, H-COMMIT-07: owners may lower other wages at that moment, but not those of committed workers', () => {
    const g = given({ players: 2 }, (s) => {
      for (const worker of s.companies.capitalist[0]?.slots ?? []) if (worker !== null) worker.committed = true
    })
    const [committed] = g.state.companies.capitalist
    const play = change(g, 2, 'C')
    expect(play.seat).toBe('capitalist')
    expect(play.legal).not.toContain(`wage:${committed?.id}-1`)
    expect(play.legal).toContain('wage:shopping-mall-1')
  })

  it('H-POLICY-2-05, H-STATE-AUTO-02: without a State player public wages are the minimum', () => {
    const g = given({ players: 2 })
    finish(change(g, 2, 'C'))
    expect(g.state.companies.state.map(({ wage }) => wage)).toEqual([1, 1, 1])
  })

  it('H-POLICY-4-03, H-POLICY-5-02, H-POLICY-6-05: owners may adjust the prices concerned at once', () => {
    for (const [policy, section, wares] of [
      [4, 'A', ['health']],
      [5, 'B', ['education']],
      [6, 'C', ['food', 'luxury']],
    ] as const) {
      const g = given({ players: 3 })
      const play = change(g, policy, section)
      expect(play.seat).toBe('middle')
      const offered = new Set(
        play.legal.filter((id) => id !== 'done').map((id) => String(id).split(':')[1]?.split('-')[0]),
      )
      expect([...offered].sort()).toEqual([...wares].sort())
      while (play.seat === 'middle') play.answers('done')
      expect(play.seat).toBe('capitalist')
      finish(play)
    }
  })

  it('H-POLICY-6-04, H-CAP-DEAL-07: a change of Policy 6 leaves the Business Deals on the board', () => {
    const g = given({ players: 2 })
    const deals = [...g.state.deals]
    finish(change(g, 6, 'A'))
    expect(g.state.deals).toEqual(deals)
  })

  it('H-POLICY-7-02: a change of Policy 7 adds no worker during the round', () => {
    const g = given({ players: 2 })
    const before = unemployedCount(g.state, 'working')
    finish(change(g, 7, 'C'))
    expect(unemployedCount(g.state, 'working')).toBe(before)
  })

  it('H-POLICY-3-01: Policy 3 sets the column of both tax tables', () => {
    const g = given({ players: 2 }, (s) => {
      s.policies[2] = 'A'
      s.capitalist.revenue = 81
      for (const company of s.companies.capitalist) company.slots = company.slots.map(() => null)
    })
    const taxes = (['A', 'B', 'C'] as const).map((section) => {
      g.state.policies[3] = section
      return [incomeTax(g.state, 'working'), corporateTax(g.state)]
    })
    expect(taxes).toEqual([
      [3 * 7, 24],
      [3 * 6, 15],
      [3 * 5, 10],
    ])
  })

  it('H-POLICY-4-01, H-POLICY-5-01, H-POLICY-4-04, H-POLICY-5-03, H-STATE-SALE-06: the reminders of the Welfare tiles follow the section', () => {
    const g = given({ players: 4 })
    const shown = (['A', 'B', 'C'] as const).map((section) => {
      Object.assign(g.state.policies, { 4: section, 5: section })
      const { health, education } = hegemony.view(g.state, 'spectator').state.prices
      return [health, education]
    })
    expect(shown).toEqual([
      [0, 0],
      [5, 5],
      [10, 10],
    ])
    for (const [section, vp, legitimacy] of [
      ['A', 0, 3],
      ['B', 1, 2],
      ['C', 0, 2],
    ] as const) {
      const sale = given({ players: 4 }, (s) => Object.assign(s.policies, { 4: section }))
      buyFrom(sale.table, 'working', 'health', 'state', 3)
      expect([sale.state.state.vp, sale.state.state.legitimacy.working]).toEqual([vp, legitimacy])
    }
  })

  it('H-POLICY-4-02: benefit cards ask for sections of Policy 4', () => {
    const g = given({ players: 4 }, (s) => {
      s.policies[4] = 'C'
    })
    expect(whyNotPlay(g.state, 'working-unemployment-benefits', g.table.extensions)).toMatchObject({
      rule: 'H-TURN-04',
    })
    g.state.policies[4] = 'A'
    expect(whyNotPlay(g.state, 'working-unemployment-benefits', g.table.extensions)).toBeNull()
  })
})
