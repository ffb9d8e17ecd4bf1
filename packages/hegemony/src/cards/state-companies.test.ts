import { describe, expect, it } from 'vitest'
import { sell } from '../rules/actions/sell.ts'
import { findCompany } from '../rules/labour/workers.ts'
import { changePolicy } from '../rules/politics/policies.ts'
import type { HegemonyState } from '../state/state.ts'
import { employ, own, unemploy } from '../testing/arrange.ts'
import { playing, refusal } from '../testing/cards.ts'

const OVER = 'ask.turn-free'

describe('state-nationalization', () => {
  const under =
    (section: 'A' | 'B') =>
    (s: HegemonyState): void => {
      s.policies[1] = section
    }

  it('an empty public Company leaves the game for an empty Company of the Capitalist Class; with 1B its cost is paid', () => {
    const { game, play } = playing('state-nationalization', under('B'))
    play.answers('wage:3')
    expect(game.state.companies.state.map(({ id }) => id)).toEqual([
      'university-hospital',
      'technical-university',
      'clinic',
    ])
    expect(game.state.companies.capitalist.map(({ id }) => id)).not.toContain('clinic')
    expect(game.state.removed).toEqual(['national-public-broadcasting'])
    expect(findCompany(game.state, 'clinic').wage).toBe(3)
    expect(game.state.state.money).toBe(104)
    expect(game.state.capitalist.revenue).toBe(136)
  })

  it('with 1A there are no wages', () => {
    const { game, play } = playing('state-nationalization', under('A'))
    play.answers('wage:2')
    expect(game.state.state.money).toBe(120)
    expect(game.state.capitalist.revenue).toBe(120)
  })

  it('H-FAQ-14: it may be filled at once, the workers are committed', () => {
    const { game, play } = playing('state-nationalization', (s) => {
      under('A')(s)
      unemploy(s, 'working', 'healthcare')
    })
    play.answers('wage:2', 'class:working')
    expect(findCompany(game.state, 'clinic').slots).toEqual([
      { class: 'working', skill: 'healthcare', committed: true },
      { class: 'working', skill: 'unskilled', committed: true },
    ])
  })

  it('H-FAQ-14: or it stays empty', () => {
    const { game, play } = playing('state-nationalization', (s) => {
      under('A')(s)
      unemploy(s, 'working', 'healthcare')
    })
    play.answers('wage:2', 'none')
    expect(findCompany(game.state, 'clinic').slots).toEqual([null, null])
  })

  it('H-STORE-12, H-STORE-14: the storage limits follow the Companies', () => {
    const { game, play } = playing('state-nationalization', (s) => {
      under('A')(s)
      s.companies.capitalist = s.companies.capitalist.filter(({ id }) => id !== 'clinic')
      own(s, 'capitalist', 'hotel')
      s.state.media = 9
      s.influence -= 5
    })
    play.answers('wage:2')
    // Broadcasting is gone, so 6 Media Influence can be kept; the State now makes Luxury.
    expect(game.state.state.media).toBe(6)
    expect(findCompany(game.state, 'hotel')).toBe(game.state.companies.state.at(-1))
  })

  it('H-OPER-05: a Company with workers or Machinery and an automated one cannot be taken', () => {
    const { play } = playing('state-nationalization', (s) => {
      under('A')(s)
      own(s, 'capitalist', 'stadium').machinery = true
      own(s, 'capitalist', 'automated-grain-farm')
      own(s, 'capitalist', 'hotel')
    })
    expect(play.legal).toEqual(['company:clinic', 'company:hotel'])
  })

  it('H-TURN-04, H-GEN-11: not with 1C, without an empty Company on either side or without the money', () => {
    const why = (change: (s: HegemonyState) => void) =>
      refusal('state-nationalization', (s) => {
        under('B')(s)
        change(s)
      })
    expect(refusal('state-nationalization')?.rule).toBe('H-TURN-04')
    expect(why((s) => s.companies.state.pop())?.key).toBe('why.no-empty-public-company')
    expect(why((s) => (s.companies.capitalist = []))?.key).toBe('why.nothing-to-nationalize')
    expect(why((s) => (s.state.money = 15))?.rule).toBe('H-GEN-11')
    expect(why((s) => (s.state.money = 16))).toBeNull()
  })
})

describe('state-privatization', () => {
  it('the Capitalist Class pays the cost and takes over an operational public Company, workers included; its token', () => {
    const { game, play } = playing('state-privatization')
    expect(play.legal).toEqual(['company:university-hospital', 'company:technical-university'])
    play.answers('company:university-hospital', 'wage:2')
    expect(game.state.companies.state.map(({ id }) => id)).toEqual([
      'technical-university',
      'national-public-broadcasting',
    ])
    expect(findCompany(game.state, 'university-hospital').slots.map((worker) => worker?.class)).toEqual([
      'working',
      'working',
      'working',
    ])
    expect(game.state.capitalist.revenue).toBe(90)
    expect(game.state.state).toMatchObject({ money: 150, tokens: { capitalist: 1 }, legitimacy: { capitalist: 3 } })
  })

  it('H-FAQC-28: also with committed workers; they stay and keep their wage', () => {
    const { game, play } = playing('state-privatization', (s) => {
      for (const worker of findCompany(s, 'university-hospital').slots) if (worker !== null) worker.committed = true
    })
    play.answers('company:university-hospital')
    expect(play.prompt).toBe(OVER)
    expect(findCompany(game.state, 'university-hospital')).toMatchObject({
      wage: 2,
      slots: [{ committed: true }, {}, {}],
    })
  })

  it('HQ-34: otherwise the new owner sets the wage within Policy 2', () => {
    const { game, play } = playing('state-privatization')
    play.answers('company:university-hospital')
    expect(play.seat).toBe('capitalist')
    expect(play.legal).toEqual(['wage:2', 'wage:3'])
    play.answers('wage:3')
    expect(game.eventsOf('wage')).toEqual([
      { type: 'wage', company: 'university-hospital', owner: 'capitalist', from: 2, to: 3 },
    ])
  })

  it('H-LOAN-01: the Capitalist Class must buy, with a loan if necessary', () => {
    const { game, play } = playing('state-privatization', (s) => (s.capitalist.revenue = 10))
    play.answers('company:university-hospital', 'wage:2')
    expect(game.state.capitalist).toMatchObject({ loans: 1, revenue: 0, capital: 30 })
  })

  it('H-STORE-14: goods that the State can no longer store are discarded', () => {
    const { game, play } = playing('state-privatization', (s) => (s.state.storage.health = 10))
    play.answers('company:university-hospital', 'wage:2')
    expect(game.state.state.storage.health).toBe(6)
  })

  it('H-TURN-04, H-CAP-BUILD-07: not with 1A, without an operational Company or a free space', () => {
    expect(refusal('state-privatization', (s) => (s.policies[1] = 'A'))?.rule).toBe('H-TURN-04')
    const idle = refusal('state-privatization', (s) => {
      for (const company of s.companies.state) company.slots = company.slots.map(() => null)
    })
    expect(idle?.key).toBe('why.nothing-to-privatize')
    const full = refusal('state-privatization', (s) => {
      const ids = ['hotel', 'stadium', 'hospital', 'academy', 'university', 'radio-station', 'tv-station', 'fish-farm']
      for (const id of ids) own(s, 'capitalist', id)
    })
    expect(full?.rule).toBe('H-CAP-BUILD-07')
  })

  it('HX-55, H-FAQC-27: from 2 left at 1C to 1B 4 Companies open and are paid for', () => {
    const { game, play } = playing('state-privatization')
    play.answers('company:university-hospital', 'wage:2')
    const before = game.state.state.money
    const opening = game.run((t) => changePolicy(t, 1, 'B'))
    while (!opening.done) opening.answers(opening.legal[0] ?? '')
    expect(game.state.companies.state).toHaveLength(6)
    expect(game.state.state.money).toBe(before - 80)
  })

  const privatizedUnderB = () => {
    const { game, play } = playing('state-privatization', (s) => {
      s.policies[1] = 'B'
      for (const id of s.closed.splice(0, 3)) own(s, 'state', id)
    })
    play.answers('company:university-hospital', 'wage:2')
    expect(game.state.companies.state).toHaveLength(5)
    return game
  }

  it('HX-56, H-FAQC-27: from 5 left at 1B to 1C 2 Companies close', () => {
    const game = privatizedUnderB()
    const closing = game.run((t) => changePolicy(t, 1, 'C'))
    while (!closing.done) closing.answers(closing.legal[0] ?? '')
    expect(game.eventsOf('company-closed')).toHaveLength(2)
    expect(game.state.companies.state).toHaveLength(3)
  })

  it('HX-57, H-FAQC-27: from 5 left at 1B to 1A only 8 can be open', () => {
    const game = privatizedUnderB()
    const opening = game.run((t) => changePolicy(t, 1, 'A'))
    while (!opening.done) opening.answers(opening.legal[0] ?? '')
    expect(game.state.companies.state).toHaveLength(8)
  })

  it('H-FAQC-29: the Capitalist Class can sell it later; the card is face down in the Public Sector again', () => {
    const { game, play } = playing('state-privatization')
    play.answers('company:university-hospital', 'wage:2')
    game.run((t) => sell(t, 'capitalist')).answers('company:university-hospital')
    expect(game.state.capitalist.revenue).toBe(120)
    expect(game.state.closed).toContain('university-hospital')
  })
})

it('state-privatization: Companies that employ the Middle Class can be sold as well', () => {
  const { game, play } = playing('state-privatization', (s) => {
    employ(s, findCompany(s, 'national-public-broadcasting'), 'middle')
  })
  play.answers('company:national-public-broadcasting', 'wage:2')
  expect(findCompany(game.state, 'national-public-broadcasting').slots[0]?.class).toBe('middle')
  expect(game.state.companies.capitalist.at(-1)?.id).toBe('national-public-broadcasting')
})
