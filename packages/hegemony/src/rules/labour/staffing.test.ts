import { describe, expect, it } from 'vitest'
import type { HegemonyState } from '../../state/state.ts'
import { unemploy, unemployedAre } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { changePolicy } from '../politics/policies.ts'
import { staffNewCompanies } from './staffing.ts'
import { isOperational, newCompany } from './workers.ts'

function staffed(s: HegemonyState): string[] {
  return s.companies.state.slice(3).flatMap((company) => (isOperational(company) ? [company.id] : []))
}

describe('work in new public Companies', () => {
  it('H-POLICY-1-05: a worker who is needed elsewhere does not stand in for an unskilled one', () => {
    const g = given({ players: 2 }, (s) => {
      s.unemployed.working.unskilled = 0
      for (const skill of ['healthcare', 'education', 'agriculture', 'agriculture'] as const)
        unemploy(s, 'working', skill)
    })
    const play = g.run((t) => changePolicy(t, 1, 'B'))
    expect(play.legal).toEqual(['company:public-hospital-2', 'company:public-university-2'])
    play.answers('company:public-hospital-2')
    expect(play.done).toBe(true)
    expect(staffed(g.state)).toEqual(['public-hospital-2', 'public-university-2'])
    expect(g.state.unemployed.working.agriculture).toBe(0)
  })

  it('H-POLICY-1-05, H-POLICY-1-08: no class takes the only Company that the other class could fill', () => {
    const g = given({ players: 3 }, (s) => {
      s.unemployed.working.unskilled = 0
      for (const skill of ['healthcare', 'unskilled'] as const) unemploy(s, 'working', skill)
      for (const skill of ['healthcare', 'education'] as const) unemploy(s, 'middle', skill)
    })
    const play = g.run((t) => changePolicy(t, 1, 'B'))
    play.answers('class:middle')
    expect(play.done).toBe(true)
    expect(staffed(g.state)).toEqual(['public-hospital-2', 'public-university-2'])
    expect(g.state.companies.state.find(({ id }) => id === 'public-university-2')?.slots[0]?.class).toBe('middle')
  })

  it('H-POLICY-1-05: a worker meant for the next slot does not count elsewhere', () => {
    const g = given({ players: 4 }, (s) => {
      s.companies.state = ['university-hospital', 'national-public-broadcasting', 'public-university-2'].map((id) =>
        newCompany(id, 2),
      )
      unemployedAre(s, 'middle', {})
      unemployedAre(s, 'working', { healthcare: 1, media: 1, education: 1, agriculture: 2 })
    })
    const play = g.run((t) => staffNewCompanies(t, g.state.companies.state))
    play.answers('company:university-hospital')
    // Without the teacher the University stays empty, and for Broadcasting there are not enough others.
    expect(play.legal).toEqual(['skill:agriculture', 'skill:media'])
    play.answers('skill:agriculture', 'skill:agriculture')
    expect(play.done).toBe(true)
    expect(g.state.companies.state.map(isOperational)).toEqual([true, false, true])
  })
})
