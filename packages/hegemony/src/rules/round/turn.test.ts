import { describe, expect, it } from 'vitest'
import { actionDeck } from '../../data/actions.ts'
import { POLICIES, type Role } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { given, type TestTable } from '../../testing/given.ts'
import { BASIC_ACTIONS, FREE_ACTIONS } from './actions.ts'
import { takeTurn } from './turn.ts'

/** Puts a card into the hand of its role, replacing another. */
function holding(
  role: Role,
  card: string,
  change: Parameters<typeof given>[1] = () => undefined,
  players: 2 | 3 | 4 = 4,
): TestTable {
  return given({ players }, (s) => {
    const player = s[role]
    const all = actionDeck(role)
    all.splice(all.indexOf(card), 1)
    player.hand = [card, ...all.splice(0, 6)]
    player.deck = all
    change(s)
  })
}

/** The State has no possible Basic Action, and no Influence for cards. */
function stuck(s: HegemonyState): void {
  for (const policy of POLICIES) s.bills[policy] = { by: 'working', section: 'B' }
  Object.assign(s.state, { events: [], influence: 0, media: 0, legitimacy: { working: 1, middle: 1, capitalist: 1 } })
  s.state.storage = { food: 0, luxury: 0, health: 0, education: 0 }
  Object.assign(s.companies, { state: [], capitalist: [] })
}

const ids = (g: TestTable, role: Role): string[] => g.run((t) => takeTurn(t, role)).legal.map(String)

describe('a turn', () => {
  it('H-TURN-02: exactly one card is used: played for its effect or given up for a Basic Action', () => {
    const played = holding('working', 'working-proletarians-of-the-world-unite')
    const play = played.run((t) => takeTurn(t, 'working')).answers('play:working-proletarians-of-the-world-unite')
    expect(played.state.working.hand).toHaveLength(6)
    expect(played.state.bag.working).toBe(8 + 3)
    if (!play.done) {
      expect(play.legal.some((id) => String(id).startsWith('play:') || String(id).startsWith('basic:'))).toBe(false)
      play.answers('end')
    }
    expect(play.done).toBe(true)
    const discarded = holding('working', 'working-migration')
    discarded.run((t) => takeTurn(t, 'working')).answers('basic:political-pressure', 'discard:working-migration')
    expect(discarded.state.bag.working).toBe(11)
    expect(discarded.state.working.used).toEqual(['working-migration'])
  })

  it('H-TURN-03, H-USE-12: one Free Action before or after the Main Action, not two', () => {
    const g = holding('working', 'working-migration', (s) => {
      s.working.goods.luxury = 9
      s.working.goods.health = 9
    })
    const play = g.run((t) => takeTurn(t, 'working')).answers('free:use-luxury')
    expect(play.legal).not.toContain('free:use-healthcare')
    expect(play.legal).not.toContain('free:use-luxury')
    play.answers('basic:political-pressure', 'discard:working-migration')
    expect(play.done).toBe(true)
  })

  it('H-TURN-04, H-TURN-05: a card whose requirement is not met cannot be played, but can be given up', () => {
    const g = holding('working', 'working-state-scholarship', (s) => {
      s.policies[5] = 'A'
    })
    const play = g.run((t) => takeTurn(t, 'working'))
    expect(play.whyNot('play:working-state-scholarship')).toMatchObject({ rule: 'H-TURN-04' })
    play.answers('basic:political-pressure', 'discard:working-state-scholarship')
    expect(g.state.working.used).toEqual(['working-state-scholarship'])
  })

  it('HX-01, HX-54, H-TURN-06, H-STATE-SALE-04, H-FAQC-05, H-FAQC-06: State Scholarship: half the total, 1 VP for the State, and Legitimacy after the effect', () => {
    const g = holding('working', 'working-state-scholarship', (s) => {
      s.policies[5] = 'B'
      s.pool.working.unskilled -= 7
      s.unemployed.working.unskilled += 7
    })
    const play = g.run((t) => takeTurn(t, 'working')).answers('play:working-state-scholarship')
    play.answers(5)
    expect(g.state.working.goods.education).toBe(5)
    expect(g.state.working.money).toBe(30 - 13)
    expect(g.state.state.vp).toBe(1)
    expect(g.state.state.legitimacy.working).toBe(3)
    const types = g.events.map(({ type }) => type)
    expect(types.lastIndexOf('legitimacy')).toBeGreaterThan(types.lastIndexOf('goods'))
  })

  it('H-TURN-07, H-STATE-AUTO-04: with three players the symbols are ignored', () => {
    const g = holding(
      'working',
      'working-state-scholarship',
      (s) => {
        s.policies[5] = 'B'
      },
      3,
    )
    g.run((t) => takeTurn(t, 'working')).answers('play:working-state-scholarship', 1)
    expect(g.eventsOf('legitimacy')).toEqual([])
    expect(g.state.state.vp).toBe(0)
  })

  it('H-TURN-08: the symbols of a card that is given up are ignored', () => {
    const g = holding('working', 'working-state-scholarship')
    g.run((t) => takeTurn(t, 'working')).answers('basic:political-pressure', 'discard:working-state-scholarship')
    expect(g.eventsOf('legitimacy')).toEqual([])
  })

  it('H-TURN-09, H-GEN-10: an action inside a card follows its normal rules', () => {
    const g = holding('working', 'working-need-for-change', (s) => {
      s.bills[5] = { by: 'capitalist', section: 'B' }
    })
    const play = g.run((t) => takeTurn(t, 'working')).answers('play:working-need-for-change')
    expect(play.whyNot('bill:5B')).toMatchObject({ rule: 'H-LAW-03' })
    expect(play.whyNot('bill:3C')).toMatchObject({ rule: 'H-LAW-02' })
  })

  it('R-72, H-TURN-02: a card is given up without any action only when no Main Action is possible', () => {
    expect(ids(given({ players: 4 }), 'state')).not.toContain('pass')
    const g = given({ players: 4 }, (s) => {
      s.state.hand = ['state-foreign-investment-program', 'state-nationalization']
      stuck(s)
    })
    const play = g.run((t) => takeTurn(t, 'state'))
    expect(play.legal).toEqual(['pass'])
    play.answers('pass', 'discard:state-nationalization')
    expect(play.done).toBe(true)
    expect(g.state.state.hand).toEqual(['state-foreign-investment-program'])
    expect(g.eventsOf('card-discarded')).toMatchObject([{ card: 'state-nationalization', action: 'pass' }])
  })

  it('R-72: one playable card, or one Basic Action, is enough; even a single option is a question', () => {
    const card = given({ players: 4 }, (s) => {
      s.state.hand = ['state-quantitative-easing', 'state-nationalization']
      stuck(s)
    })
    expect(ids(card, 'state')).toEqual(['play:state-quantitative-easing'])
    const basic = given({ players: 4 }, (s) => {
      s.state.hand = ['state-nationalization']
      stuck(s)
      delete s.bills[7]
    })
    expect(ids(basic, 'state')).toEqual(['basic:propose-bill'])
  })

  it('R-72, H-TURN-03: a Free Action does not count', () => {
    const g = given({ players: 4 }, (s) => {
      s.state.hand = ['state-nationalization']
      stuck(s)
      s.state.loans = 1
      s.state.money = 100
    })
    expect(ids(g, 'state')).toEqual(['free:pay-off-loan', 'pass'])
  })

  it('H-TURN-12: every role has its own Basic and Free Actions', () => {
    const names = (role: Role) => [BASIC_ACTIONS[role].map(({ id }) => id), FREE_ACTIONS[role].map(({ id }) => id)]
    expect(names('working')).toEqual([
      ['propose-bill', 'assign-workers', 'buy-goods', 'strike', 'demonstration', 'political-pressure'],
      ['use-healthcare', 'use-education', 'use-luxury', 'swap-workers', 'receive-benefits', 'pay-off-loan'],
    ])
    expect(names('middle')[0]).toEqual([
      'propose-bill',
      'assign-workers',
      'build-company',
      'sell-company',
      'sell-abroad',
      'buy-goods',
      'extra-shift',
      'political-pressure',
    ])
    expect(names('capitalist')).toEqual([
      ['propose-bill', 'build-company', 'sell-company', 'sell-abroad', 'make-deal', 'lobby', 'political-pressure'],
      ['adjust-prices', 'adjust-wages', 'give-bonus', 'buy-storage', 'receive-benefits', 'pay-off-loan'],
    ])
    expect(names('state')).toEqual([
      ['propose-bill', 'event-action', 'sell-abroad', 'meet-mps', 'extra-tax', 'campaign'],
      ['adjust-wages', 'pay-off-loan'],
    ])
  })

  it('H-PRESS-03, H-TURN-12: the State is not offered Political Pressure', () => {
    expect(ids(given({ players: 4 }), 'state').some((id) => id.includes('pressure'))).toBe(false)
  })

  it('H-GEN-11: an unaffordable action is not offered', () => {
    const g = given({ players: 4 }, (s) => {
      s.capitalist.revenue = 0
      s.capitalist.capital = 20
    })
    const play = g.run((t) => takeTurn(t, 'capitalist'))
    expect(play.whyNot('basic:lobby')?.rule).toBeDefined()
    expect(g.state.capitalist.loans).toBe(0)
  })
})
