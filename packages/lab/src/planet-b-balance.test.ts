// The balance of Planet B: what is counted, and the page that tells it.
import { describe, expect, it } from 'vitest'
import { balanceOfPlanetB, neverHad, unevenSeats } from './planet-b-balance.ts'
import { balancePage, renewed } from './planet-b-page.ts'

const balance = balanceOfPlanetB({ players: 3, games: 6, seed: 'balance', bots: ['random'] }, () => undefined)

describe('the balance of Planet B', () => {
  it('shares every win among the boards', () => {
    expect(balance.seats.map(({ board }) => board)).toEqual([1, 2, 3])
    expect(balance.seats.reduce((sum, { wins }) => sum + wins.value, 0)).toBeCloseTo(1, 3)
  })

  it('plays the same games with tiles drawn by lot', () => {
    expect(balance.byLot.reduce((sum, { wins }) => sum + wins.value, 0)).toBeCloseTo(1, 3)
    expect(balance.byLot).not.toEqual(balance.seats)
    expect(balancePage([balance], { bots: 'random', seed: 'balance' })).toContain('drawn by lot')
  })

  it('counts offices once for each player, and every deal', () => {
    expect(balance.offices.reduce((sum, { perGame }) => sum + perGame, 0)).toBe(3)
    expect(balance.tiles.reduce((sum, { perGame }) => sum + perGame, 0)).toBeGreaterThan(20)
    expect(balance.buildings.some(({ perGame }) => perGame > 0)).toBe(true)
  })

  it('calls a board uneven only beyond chance', () => {
    const sure = { value: 0.9, within: 0.02 }
    const seats = balance.seats.map((seat) =>
      seat.board === 2 ? { ...seat, wins: sure } : { ...seat, wins: { value: 0.3, within: 0.3 } },
    )
    expect(unevenSeats({ ...balance, seats }).map(({ board }) => board)).toEqual([2])
    expect(
      neverHad({ ...balance, news: balance.news.map((card) => ({ ...card, perGame: 0 })) }).length,
    ).toBeGreaterThanOrEqual(46)
  })

  it('renews the figures of its page, and keeps what people wrote above them', () => {
    const figures = balancePage([balance], { bots: 'random', seed: 'balance' })
    expect(figures).toContain('## 3 players')
    const page = renewed(`# Balance\n\nOur findings.\n\n${figures}`, figures)
    expect(page).toContain('Our findings.')
    expect(page.match(/## 3 players/g)).toHaveLength(1)
  })
})
