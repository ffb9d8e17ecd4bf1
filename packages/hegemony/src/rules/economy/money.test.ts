import { describe, expect, it } from 'vitest'
import { given } from '../../testing/given.ts'
import { bankRevenue, canPay, funds, owe, pay, payFromCapital } from './money.ts'

const rich = (revenue: number, capital: number) =>
  given({}, (s) => {
    s.capitalist.revenue = revenue
    s.capitalist.capital = capital
  })

describe('Revenue and Capital', () => {
  it('H-CAP-MONEY-01: the Capitalist Class has two stocks, and what it can pay is both together', () => {
    const game = rich(30, 25)
    expect(funds(game.state, 'capitalist')).toBe(55)
    expect(canPay(game.state, 'capitalist', 55)).toBe(true)
    expect(canPay(game.state, 'capitalist', 56)).toBe(false)
  })

  it('H-CAP-MONEY-02: money gained is Revenue', () => {
    const game = rich(30, 25)
    pay(game.table, 'working', 'capitalist', 12, 'purchase')
    expect(game.state.capitalist).toMatchObject({ revenue: 42, capital: 25 })
    expect(game.state.working.money).toBe(18)
  })

  it('H-CAP-MONEY-03: money spent comes from Revenue, the rest from Capital', () => {
    const game = rich(30, 25)
    pay(game.table, 'capitalist', 'supply', 20, 'company-built')
    expect(game.state.capitalist).toMatchObject({ revenue: 10, capital: 25 })
    pay(game.table, 'capitalist', 'supply', 20, 'company-built')
    expect(game.state.capitalist).toMatchObject({ revenue: 0, capital: 15 })
  })

  it('H-CAP-MONEY-04: a payment from Capital takes the rest from Revenue', () => {
    const game = rich(30, 25)
    payFromCapital(game.table, 'supply', 40, 'lobby')
    expect(game.state.capitalist).toMatchObject({ revenue: 15, capital: 0 })
  })

  it('H-CAP-MONEY-05: only when both together fail a mandatory payment, a loan comes to Capital', () => {
    const enough = rich(30, 25)
    owe(enough.table, 'capitalist', 'working', 55, 'wages')
    expect(enough.state.capitalist).toMatchObject({ revenue: 0, capital: 0, loans: 0 })
    const short = rich(30, 25)
    owe(short.table, 'capitalist', 'working', 56, 'wages')
    expect(short.state.capitalist).toMatchObject({ revenue: 0, capital: 49, loans: 1 })
  })

  it('H-GEN-11: an optional payment that exceeds both stocks is refused and changes nothing', () => {
    const game = rich(30, 25)
    expect(() => pay(game.table, 'capitalist', 'supply', 56, 'company-built')).toThrow()
    expect(game.state.capitalist).toMatchObject({ revenue: 30, capital: 25, loans: 0 })
  })

  it('a part of the Revenue can be banked', () => {
    const game = rich(31, 0)
    bankRevenue(game.table, 15)
    expect(game.state.capitalist).toMatchObject({ revenue: 16, capital: 15 })
  })
})
