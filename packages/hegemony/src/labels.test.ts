// The labels of options show the current figures: they must not be wrong about a price or an amount.
import { type Message, say } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { exportCard } from './data/exports.ts'
import { issueBonds } from './expansions/crisis-response/bonds.ts'
import { build, halfByState, reducedBy } from './rules/actions/build.ts'
import { deal } from './rules/actions/deals.ts'
import { exportWares } from './rules/actions/export.ts'
import { adjustPrices } from './rules/economy/prices.ts'
import { population } from './rules/labour/workers.ts'
import { propose } from './rules/politics/bills.ts'
import { coverNeeds } from './rules/production/needs.ts'
import { companyName, policyName, resourceName, roleName } from './rules/table.ts'
import type { HegemonyState } from './state/state.ts'
import { given, type Play, type TestTable } from './testing/given.ts'

/** Asks every question, so that an option can be read even if it is the only one. */
const table = (change: (s: HegemonyState) => void, setting: Parameters<typeof given>[0] = {}): TestTable =>
  given({ strict: true, ...setting }, change)

function labelOf(play: Play<unknown>, id: string): Message {
  const found = play.options.find((option) => option.id === id)
  if (found === undefined) throw new Error(`${id} is not among ${play.options.map((option) => option.id).join(', ')}`)
  return found.label
}

describe('the figures in the text of an option', () => {
  it('H-CAP-BUILD-01, R-12, H-GEN-15: the cost of a Company for its builder', () => {
    const costs = (limits: Parameters<typeof build>[2]): Message => {
      const game = table((s) => (s.capitalist.market = ['vegetable-farm']))
      return labelOf(
        game.run((t) => build(t, 'capitalist', limits)),
        'company:vegetable-farm',
      )
    }
    const cost = (amount: number): Message =>
      say('option.build', { company: companyName('vegetable-farm'), cost: amount })
    expect(costs({})).toEqual(cost(15))
    expect(costs({ price: reducedBy(8) })).toEqual(cost(7))
    expect(costs({ price: halfByState })).toEqual(cost(8))
    expect(costs({ price: halfByState, chooser: 'state' })).toEqual(cost(7))
  })

  it('H-CAP-DEAL-01, H-CAP-DEAL-02: gain and cost of a deal, and the tariff of the section in force', () => {
    const game = table((s) => {
      s.deals = ['deal-food-5-luxury-6']
      s.policies[6] = 'A'
    })
    const play = game.run(deal)
    const id = 'deal:deal-food-5-luxury-6'
    expect(labelOf(play, id)).toEqual(say('option.deal', { food: 5, luxury: 6, cost: 60, tariff: 22 }))
    play.answers(id)
    expect(labelOf(play, 'storage')).toEqual(say('option.deal-to-storage', { tariff: 22 }))
  })

  it('H-MID-EXPORT-01: exported goods and their price', () => {
    const game = table((s) => {
      s.exportCard = 'export-01'
      s.middle.storage = { food: 8, luxury: 8, health: 8, education: 8 }
    })
    const play = game.run((t) => exportWares(t, 'middle'))
    for (const ware of ['food', 'luxury', 'health', 'education'] as const) {
      for (const { amount, price } of exportCard('export-01').sales[ware]) {
        const label = say('option.export', { resource: resourceName(ware), amount, price })
        expect(play.options.map((option) => option.label)).toContainEqual(label)
      }
    }
  })

  it('H-MID-PRICE-01: the price to which a marker is moved', () => {
    const game = table((s) => (s.middle.prices.food = 9))
    const play = game.run((t) => adjustPrices.perform(t, 'middle'))
    expect(labelOf(play, 'price:food-15')).toEqual(say('option.price', { resource: resourceName('food'), price: 15 }))
  })

  it('H-LAW-01: the Policy and the section of a Bill', () => {
    const play = table((s) => (s.policies[5] = 'C')).run((t) => propose(t, 'working'))
    expect(labelOf(play, 'bill:5B')).toEqual(say('option.bill', { policy: policyName(5), section: 'B' }))
  })

  it('H-NEEDS-04, H-NEEDS-06: from whom Food can be had, how much and for what', () => {
    const game = given({}, (s) => {
      s.working.goods.food = 0
      s.middle.goods.food = 20
      Object.assign(s.capitalist.storage, { food: 2 })
      Object.assign(s.middle.storage, { food: 0 })
      Object.assign(s.state.storage, { food: 1 })
      s.capitalist.prices.food = 15
      s.policies[6] = 'B'
    })
    const missing = population(game.state, 'working')
    const play = game.run(coverNeeds)
    const from = (seller: 'capitalist' | 'state', price: number, stock: number): Message =>
      say('option.food-from', { seller: roleName(seller), price, stock })
    expect(play.options.map(({ label }) => label)).toEqual([
      from('capitalist', 15, 2),
      from('state', 12, 1),
      say('option.food-from-abroad', { price: 15, missing }),
    ])
  })

  it('CC-CRISIS-18: the amount and the interest of a bond', () => {
    const game = table(
      (s) => {
        s.state.loans = 2
        s.clock = { round: 2, phase: 'production', step: 3 }
        for (const role of ['working', 'middle'] as const) s[role].money = 100
      },
      { modules: { crisisResponse: true } },
    )
    const play = game.run(issueBonds)
    expect(labelOf(play, 'bond:30')).toEqual(say('option.bond', { lent: 30, due: 40 }))
    expect(labelOf(play, 'bond:50')).toEqual(say('option.bond', { lent: 50, due: 70 }))
  })
})
