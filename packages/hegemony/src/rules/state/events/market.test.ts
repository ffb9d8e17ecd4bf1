import { describe, expect, it } from 'vitest'
import type { Ware } from '../../../data/vocabulary.ts'
import { own } from '../../../testing/arrange.ts'
import { resolving, ruleAgainst } from '../../../testing/events.ts'

const PURCHASES: readonly (readonly [event: string, ware: Ware])[] = [
  ['outdated-public-sector-infrastructure', 'luxury'],
  ['pandemic', 'health'],
  ['low-university-ratings', 'education'],
]

describe.each(PURCHASES)('%s', (event, ware) => {
  it(`H-STATE-EVENT-01: ${ware} from both owners, up to the number of public Companies; 1 Legitimacy for every 3 from each`, () => {
    const { game, play } = resolving(event, (s) => {
      for (const id of ['regional-tv-station-2', 'regional-tv-station-3', 'regional-tv-station']) own(s, 'state', id)
      s.middle.storage[ware] = 4
      s.capitalist.storage[ware] = 8
      s.middle.prices[ware] = 5
      s.capitalist.prices[ware] = 10
      s.state.storage[ware] = 0
    })
    expect(play.legal).toEqual([0, 1, 2, 3, 4])
    play.answers(3)
    expect(play.legal).toEqual([0, 1, 2, 3])
    play.answers(3)
    expect(game.state.state).toMatchObject({ money: 75, storage: { [ware]: 6 } })
    expect(game.state.middle).toMatchObject({ money: 55, storage: { [ware]: 1 } })
    expect(game.state.capitalist).toMatchObject({ revenue: 150, storage: { [ware]: 5 } })
    expect(game.state.state.legitimacy).toEqual({ working: 2, middle: 3, capitalist: 3 })
  })

  it('H-GEN-16: fewer than 3 from a class bring nothing', () => {
    const { game, play } = resolving(event, (s) => {
      s.middle.storage[ware] = 8
      s.capitalist.storage[ware] = 8
    })
    play.answers(1, 2)
    expect(game.state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 2 })
  })

  it('H-STATE-EVENT-04, H-FAQC-37: no more than the State can store', () => {
    const { play } = resolving(event, (s) => {
      s.companies.state = s.companies.state.slice(2)
      for (const id of ['regional-tv-station-2', 'regional-tv-station-3']) own(s, 'state', id)
      s.state.storage[ware] = 5
      s.middle.storage[ware] = 8
      s.capitalist.storage[ware] = 8
    })
    // Without a public Company of this kind, 6 can be stored.
    expect(play.legal).toEqual([0, 1])
    const full = ruleAgainst(event, (s) => {
      s.companies.state = s.companies.state.slice(2)
      s.state.storage[ware] = 6
      s.middle.storage[ware] = 8
    })
    expect(full).toBe('H-STATE-EVENT-02')
  })

  it('H-STATE-PROVIDE-07: at least one is bought', () => {
    const { play } = resolving(event, (s) => {
      s.middle.storage[ware] = 2
      s.capitalist.storage[ware] = 0
    })
    expect(play.legal).toEqual([1, 2])
  })

  it('H-STATE-EVENT-02: not without a seller or a payable amount', () => {
    const soldOut = ruleAgainst(event, (s) => {
      s.middle.storage[ware] = 0
      s.capitalist.storage[ware] = 0
    })
    expect(soldOut).toBe('H-STATE-EVENT-02')
    const poor = ruleAgainst(event, (s) => {
      s.middle.storage[ware] = 8
      s.capitalist.storage[ware] = 8
      s.state.money = 7
    })
    expect(poor).toBe('H-STATE-EVENT-02')
  })
})

describe('Fear of Deflation', () => {
  it('H-STATE-EVENT-01: 15, 30 or 45 spent, 2 VP for every 15', () => {
    for (const [money, vp] of [
      [15, 2],
      [30, 4],
      [45, 6],
    ] as const) {
      const { game, play } = resolving('fear-of-deflation')
      play.answers(`money:${money}`)
      expect(game.state.state).toMatchObject({ money: 120 - money, vp })
    }
  })

  it('H-STATE-EVENT-02: only what the Treasury holds', () => {
    const { play } = resolving('fear-of-deflation', (s) => (s.state.money = 44))
    expect(play.legal).toEqual(['money:15', 'money:30'])
    expect(ruleAgainst('fear-of-deflation', (s) => (s.state.money = 14))).toBe('H-STATE-EVENT-02')
  })
})

describe.each([
  ['neighbors-at-war', 'health'],
  ['developing-countries-in-need', 'education'],
] as const)('%s', (event, ware) => {
  it(`H-STATE-EVENT-01: up to 6 ${ware} spent, 1 VP for each`, () => {
    const { game, play } = resolving(event, (s) => (s.state.storage[ware] = 8))
    expect(play.legal).toEqual([1, 2, 3, 4, 5, 6])
    play.answers(5)
    expect(game.state.state).toMatchObject({ vp: 5, storage: { [ware]: 3 } })
  })

  it('H-STATE-PROVIDE-06, H-STATE-EVENT-02: not when the State has none, though others sell it', () => {
    const none = ruleAgainst(event, (s) => {
      s.state.storage[ware] = 0
      s.capitalist.storage[ware] = 8
    })
    expect(none).toBe('H-STATE-EVENT-02')
  })
})
