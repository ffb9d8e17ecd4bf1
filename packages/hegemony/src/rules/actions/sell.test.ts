import { describe, expect, it } from 'vitest'
import { employ, employHelp, own, unemploy } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { findCompany, setCommitted } from '../labour/workers.ts'
import { resizePublicSector } from '../politics/policies.ts'
import { sell, sellCompany } from './sell.ts'

describe('Sell Company of the Capitalist Class', () => {
  it('H-CAP-SELL-01, H-CAP-SELL-02: the Company is discarded, its cost is Revenue, its workers are unemployed', () => {
    const game = given({})
    game.run((t) => sellCompany.perform(t, 'capitalist')).answers('company:supermarket')
    const { capitalist, unemployed, companies, decks } = game.state
    expect(capitalist).toMatchObject({ revenue: 136, capital: 0 })
    expect(companies.capitalist.map(({ id }) => id)).not.toContain('supermarket')
    expect(unemployed.working).toMatchObject({ agriculture: 1, unskilled: 2 })
    expect(decks.capitalist.discard).toEqual(['supermarket'])
  })

  it('H-CAP-SELL-03, H-COMMIT-08: committed workers keep their Company from being sold', () => {
    const game = given({}, (s) => {
      for (const company of [...s.companies.capitalist])
        for (const worker of company.slots) if (worker) worker.committed = true
    })
    const play = game.run((t) => sell(t, 'capitalist'))
    // Only the Clinic is empty: it is sold without asking.
    expect(play.done).toBe(true)
    expect(game.state.capitalist.revenue).toBe(136)
    expect(sellCompany.whyNot(game.state, 'capitalist')?.rule).toBe('H-COMMIT-08')
  })

  it('H-CAP-SELL-03: a Company with committed workers is shown with the reason', () => {
    const game = given({}, (s) => {
      for (const worker of findCompany(s, 'college').slots) if (worker) worker.committed = true
    })
    const play = game.run((t) => sell(t, 'capitalist'))
    expect(play.whyNot('company:college')?.rule).toBe('H-COMMIT-08')
    expect(play.legal).toEqual(['company:supermarket', 'company:shopping-mall', 'company:clinic'])
  })

  it('H-CAP-SELL-04, H-FAQ-02: a Company under strike may be sold; its tokens return', () => {
    const game = given({}, (s) => {
      Object.assign(findCompany(s, 'college'), { strike: true, machinery: true })
    })
    game.run((t) => sell(t, 'capitalist')).answers('company:college')
    expect(game.eventsOf('strike')).toEqual([
      { type: 'strike', company: 'college', owner: 'capitalist', outcome: 'ended' },
    ])
    expect(game.eventsOf('machinery')).toEqual([
      { type: 'machinery', company: 'college', owner: 'capitalist', placed: false },
    ])
  })

  it('H-CAP-SELL-05, H-FAQC-29: a former public Company is face down in the Public Sector again', () => {
    const game = given({}, (s) => {
      const [hospital] = s.companies.state.splice(0, 1)
      if (hospital) s.companies.capitalist.push(hospital)
    })
    game.run((t) => sell(t, 'capitalist')).answers('company:university-hospital')
    expect(game.state.closed).toContain('university-hospital')
    expect(game.state.decks.capitalist.discard).toEqual([])
    expect(game.state.capitalist.revenue).toBe(150)
    // Policy 1 may open it again.
    game.state.policies[1] = 'A'
    const reopening = game.run(resizePublicSector)
    while (!reopening.done) reopening.answers(reopening.legal[0] ?? '')
    expect(game.state.companies.state.map(({ id }) => id)).toContain('university-hospital')
  })

  it('H-CAP-SELL-01: no action without a Company to sell', () => {
    const game = given({}, (s) => {
      s.companies.capitalist = []
    })
    expect(sellCompany.whyNot(game.state, 'capitalist')?.rule).toBe('H-CAP-SELL-01')
  })
})

describe('Sell Company of the Middle Class', () => {
  it('H-MID-SELL-01: its cost is gained, Middle Class worker and employee are unemployed', () => {
    const game = given({}, (s) => {
      employHelp(s, findCompany(s, 'doctors-office'))
    })
    game.run((t) => sellCompany.perform(t, 'middle')).answers('company:doctors-office')
    const { middle, unemployed, decks } = game.state
    expect(middle.money).toBe(52)
    expect(unemployed.middle.healthcare).toBe(1)
    expect(unemployed.working.unskilled).toBe(2)
    expect(decks.middle.discard).toEqual(['doctors-office'])
  })

  it('H-MID-SELL-01: neither a committed own worker nor a committed employee lets it be sold', () => {
    const game = given({}, (s) => {
      employHelp(s, findCompany(s, 'doctors-office'), true)
      for (const worker of findCompany(s, 'convenience-store').slots) if (worker) worker.committed = true
    })
    expect(sellCompany.whyNot(game.state, 'middle')?.rule).toBe('H-COMMIT-08')
  })

  it('HX-05, H-UNION-06: a sale that leaves fewer than 4 workers in the industry dissolves the union', () => {
    const game = given({}, (s) => {
      unemploy(s, 'working', 'agriculture')
      s.unemployed.working.agriculture = 0
      s.working.unions.agriculture = true
      employHelp(s, findCompany(s, 'convenience-store'))
      employHelp(s, employ(s, own(s, 'middle', 'convenience-store-2'), 'middle'))
    })
    game.run((t) => sell(t, 'middle')).answers('company:convenience-store-2')
    expect(game.state.working.unions.agriculture).toBe(false)
    expect(game.state.unemployed.working).toMatchObject({ agriculture: 1, unskilled: 2 })
  })

  it('H-COMMIT-08: a committed state that has ended no longer matters', () => {
    const game = given({}, (s) => {
      employHelp(s, findCompany(s, 'doctors-office'), true)
    })
    setCommitted(game.table, findCompany(game.state, 'doctors-office'), false)
    expect(sellCompany.whyNot(game.state, 'middle')).toBeNull()
  })
})
