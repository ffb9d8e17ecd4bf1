import { expect, it } from 'vitest'
import type { HegemonyState } from '../../../state/state.ts'
import { unemploy } from '../../../testing/arrange.ts'
import { resolving, ruleAgainst } from '../../../testing/events.ts'
import { findCompany } from '../../labour/workers.ts'

const EVENT = 'infant-industry-requires-help'

it('H-FAQC-34: the State chooses and pays, the Capitalist Class settles wage and workers', () => {
  const { game, play } = resolving(EVENT, (s) => {
    s.capitalist.market = ['hospital', 'fast-food-chain', 'automated-grain-farm']
    s.middle.market = []
    unemploy(s, 'working', 'healthcare')
  })
  expect(play.seat).toBe('state')
  expect(play.legal).toEqual(['company:hospital', 'company:automated-grain-farm'])
  play.answers('company:hospital')
  expect(play.seat).toBe('capitalist')
  play.answers('wage:3', 'class:working')
  expect(findCompany(game.state, 'hospital')).toMatchObject({
    wage: 3,
    slots: [
      { class: 'working', skill: 'healthcare', committed: true },
      { class: 'working', skill: 'unskilled', committed: true },
    ],
  })
  expect(game.state.state).toMatchObject({ money: 100, tokens: { capitalist: 1 }, legitimacy: { capitalist: 3 } })
  expect(game.state.capitalist).toMatchObject({ revenue: 120, market: ['fast-food-chain', 'automated-grain-farm'] })
})

it('H-STATE-EVENT-02: a Company that costs 15 may just be helped, one for 14 may not', () => {
  const helping = (market: string[]) => (s: HegemonyState) => {
    s.capitalist.market = market
    s.middle.market = ['convenience-store']
    unemploy(s, 'middle', 'agriculture')
  }
  expect(ruleAgainst(EVENT, helping(['vegetable-farm']))).toBeUndefined()
  expect(ruleAgainst(EVENT, helping(['publishing-house']))).toBe('H-STATE-EVENT-02')
})

it('H-FAQC-35: the workers of a Middle Class Company are assigned at once, it decides on the employee only', () => {
  const { game, play } = resolving(EVENT, (s) => {
    s.capitalist.market = []
    s.middle.market = ['organic-farm', 'pharmacy', 'game-store']
    unemploy(s, 'middle', 'agriculture')
    unemploy(s, 'working', 'agriculture')
  })
  // The Pharmacy would need a Healthcare worker among the unemployed, the Game Store costs less than 15.
  expect(play.seat).toBe('middle')
  play.answers('wage:2', 'skill:agriculture')
  const farm = findCompany(game.state, 'organic-farm')
  expect(farm.slots).toEqual([{ class: 'middle', skill: 'agriculture', committed: true }])
  expect(farm.employee).toEqual({ class: 'working', skill: 'agriculture', committed: true })
  expect(game.state.state).toMatchObject({ money: 100, tokens: { middle: 1 } })
  expect(game.state.middle.money).toBe(40)
})

it('H-FAQC-35, H-STATE-EVENT-02: workers in other Companies do not count', () => {
  const employedOnly = ruleAgainst(EVENT, (s) => {
    s.capitalist.market = []
    // The Middle Class has a Healthcare worker in its Doctor's Office, but no unemployed one.
    s.middle.market = ['medical-laboratory']
  })
  expect(employedOnly).toBe('H-STATE-EVENT-02')
})

it('H-STATE-EVENT-02: not when it is too expensive, too cheap or without a free space', () => {
  const onlyHospital = (money: number, companies: number) =>
    ruleAgainst(EVENT, (s) => {
      s.middle.market = []
      s.capitalist.market = ['hospital', 'fast-food-chain']
      s.state.money = money
      const [first] = s.companies.capitalist
      if (first !== undefined) while (s.companies.capitalist.length < companies) s.companies.capitalist.push(first)
    })
  expect(onlyHospital(20, 4)).toBeUndefined()
  expect(onlyHospital(19, 4)).toBe('H-STATE-EVENT-02')
  expect(onlyHospital(20, 12)).toBe('H-STATE-EVENT-02')
})
