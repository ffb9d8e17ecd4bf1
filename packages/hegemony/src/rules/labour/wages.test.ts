import { say } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { employ, employHelp, own } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { changePolicy } from '../politics/policies.ts'
import { adjustWages, pickWage } from './wages.ts'
import { findCompany, hasCommitted } from './workers.ts'

describe('Adjust Wages of the Capitalist Class', () => {
  it('H-CAP-WAGE-01: any number of Companies, each to any level that Policy 2 allows', () => {
    const game = given({}, (s) => {
      s.policies[2] = 'C'
    })
    const play = game.run((t) => adjustWages.perform(t, 'capitalist'))
    play.answers('wage:college-1', 'wage:supermarket-3', 'wage:clinic-1', 'done')
    expect(game.state.companies.capitalist.map(({ wage }) => wage)).toEqual([3, 2, 1, 1])
  })

  it('H-CAP-WAGE-01: each option shows the level and its cost, and points at its Company', () => {
    const play = given({}).run((t) => adjustWages.perform(t, 'capitalist'))
    const shown = play.options.flatMap(({ id, label, target }) =>
      id.startsWith('wage:college') ? [[label, target]] : [],
    )
    const company = say('company.college')
    expect(shown).toEqual([
      [say('option.wage', { company, level: 1, amount: 10 }), 'company:college'],
      [say('option.wage', { company, level: 3, amount: 30 }), 'company:college'],
    ])
    const [store] = given({}).run((t) => adjustWages.perform(t, 'middle')).options
    expect(store?.label).toEqual(say('option.wage', { company: say('company.convenience-store'), level: 1, amount: 6 }))
  })

  it('H-CAP-BUILD-02: a new Company is offered the levels from the minimum on, with their wages', () => {
    const game = given({})
    const company = own(game.state, 'capitalist', 'fast-food-chain')
    const { options } = game.run((t) => pickWage(t, 'capitalist', company))
    const name = say('company.fast-food-chain')
    expect(options.map(({ id, label }) => ({ id, label }))).toEqual([
      { id: 'wage:2', label: say('option.wage', { company: name, level: 2, amount: 15 }) },
      { id: 'wage:3', label: say('option.wage', { company: name, level: 3, amount: 20 }) },
    ])
  })

  it('H-CAP-WAGE-01: no wage below the minimum of Policy 2', () => {
    const game = given({})
    const play = game.run((t) => adjustWages.perform(t, 'capitalist'))
    expect(play.whyNot('wage:college-1')?.rule).toBe('H-POLICY-2-01')
    expect(play.legal).toContain('wage:college-3')
  })

  it('H-CAP-WAGE-01: automated Companies pay no wages; at 2A there is nothing to change', () => {
    const game = given({}, (s) => {
      own(s, 'capitalist', 'car-manufacturer', 1)
      for (const company of s.companies.capitalist) if (company.id !== 'car-manufacturer') company.wage = 3
      s.policies[2] = 'A'
    })
    expect(adjustWages.whyNot(game.state, 'capitalist')?.rule).toBe('H-POLICY-2-01')
  })

  it('H-CAP-WAGE-02, H-COMMIT-02: a raise commits the workers, a cut does not', () => {
    const game = given({}, (s) => {
      findCompany(s, 'college').wage = 3
    })
    game.run((t) => adjustWages.perform(t, 'capitalist')).answers('wage:supermarket-3', 'wage:college-2', 'done')
    expect(hasCommitted(findCompany(game.state, 'supermarket'))).toBe(true)
    expect(hasCommitted(findCompany(game.state, 'college'))).toBe(false)
    expect(game.eventsOf('committed')).toEqual([
      { type: 'committed', company: 'supermarket', owner: 'capitalist', committed: true },
    ])
  })

  it('H-CAP-WAGE-03, H-COMMIT-07: the wage of committed workers cannot be lowered, but raised', () => {
    const game = given({}, (s) => {
      s.policies[2] = 'C'
      for (const worker of findCompany(s, 'college').slots) if (worker) worker.committed = true
    })
    const play = game.run((t) => adjustWages.perform(t, 'capitalist'))
    expect(play.whyNot('wage:college-1')?.rule).toBe('H-COMMIT-07')
    play.answers('wage:college-3', 'done')
    expect(findCompany(game.state, 'college').wage).toBe(3)
  })
})

describe('Adjust Wages of the others', () => {
  it('H-MID-WAGE-01, HQ-17: a raise commits the employee, not the own worker; Companies without an employee slot pay no wages', () => {
    const game = given({}, (s) => {
      employHelp(s, findCompany(s, 'doctors-office'))
      employ(s, own(s, 'middle', 'pharmacy'), 'middle')
    })
    const play = game.run((t) => adjustWages.perform(t, 'middle'))
    expect(play.options.some(({ id }) => id.includes('pharmacy'))).toBe(false)
    play.answers('wage:doctors-office-3', 'done')
    const office = findCompany(game.state, 'doctors-office')
    expect(office.employee?.committed).toBe(true)
    expect(office.slots[0]?.committed).toBe(false)
  })

  it('H-MID-WAGE-01: lowering is forbidden only where the employee is committed', () => {
    const game = given({}, (s) => {
      s.policies[2] = 'C'
      employHelp(s, findCompany(s, 'doctors-office'), true)
      for (const worker of findCompany(s, 'convenience-store').slots) if (worker) worker.committed = true
    })
    const play = game.run((t) => adjustWages.perform(t, 'middle'))
    expect(play.whyNot('wage:doctors-office-1')?.rule).toBe('H-COMMIT-07')
    expect(play.legal).toContain('wage:convenience-store-1')
  })

  it('H-STATE-WAGE-01: the State adjusts the wages of its face-up Companies in the same way', () => {
    const game = given({})
    const play = game.run((t) => adjustWages.perform(t, 'state'))
    play.answers('wage:university-hospital-3', 'done')
    expect(hasCommitted(findCompany(game.state, 'university-hospital'))).toBe(true)
  })
})

describe('wages when Policy 2 changes', () => {
  it('H-POLICY-2-02, H-POLICY-2-04, H-FAQ-12: too low wages rise at once and commit no workers', () => {
    const game = given({})
    const play = game.run((t) => changePolicy(t, 2, 'A'))
    expect(play.done).toBe(true)
    for (const role of ['middle', 'capitalist', 'state'] as const) {
      expect(game.state.companies[role].map(({ wage }) => wage)).toEqual(game.state.companies[role].map(() => 3))
    }
    expect(game.eventsOf('committed')).toEqual([])
  })

  it('H-POLICY-2-03: at the same moment other wages may change, in regular order, but not down for the committed', () => {
    const game = given({}, (s) => {
      for (const worker of findCompany(s, 'college').slots) if (worker) worker.committed = true
    })
    const play = game.run((t) => changePolicy(t, 2, 'C'))
    expect(play.seat).toBe('middle')
    play.answers('done')
    expect(play.seat).toBe('capitalist')
    expect(play.whyNot('wage:college-1')?.rule).toBe('H-COMMIT-07')
    play.answers('wage:supermarket-3', 'wage:shopping-mall-1', 'done')
    expect(hasCommitted(findCompany(game.state, 'supermarket'))).toBe(false)
    expect(play.seat).toBe('state')
  })

  it('H-POLICY-2-05, H-STATE-AUTO-02, HQ-25: without a player public wages are the minimum, except for the committed', () => {
    const game = given({ players: 3 }, (s) => {
      for (const worker of findCompany(s, 'university-hospital').slots) if (worker) worker.committed = true
    })
    const play = game.run((t) => changePolicy(t, 2, 'C'))
    play.answers('done', 'done')
    expect(play.done).toBe(true)
    const wages = game.state.companies.state.map(({ id, wage }) => [id, wage])
    expect(wages).toEqual([
      ['university-hospital', 2],
      ['technical-university', 1],
      ['national-public-broadcasting', 1],
    ])
  })

  it('there is no question about wages that will never be paid', () => {
    const game = given({}, (s) => {
      s.clock = { round: 5, phase: 'elections', step: 1 }
    })
    expect(game.run((t) => changePolicy(t, 2, 'C')).done).toBe(true)
  })
})
