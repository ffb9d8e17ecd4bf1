import { describe, expect, it } from 'vitest'
import type { HegemonyState } from '../../state/state.ts'
import { unemploy } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { changePolicy } from '../politics/policies.ts'
import { isOperational } from './workers.ts'

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

  it('H-POLICY-1-05, H-POLICY-1-08: nobody takes the only Company that the other class could fill', () => {
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
})
