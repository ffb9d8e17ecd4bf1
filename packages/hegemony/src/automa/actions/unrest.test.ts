import { describe, expect, it } from 'vitest'
import { aiCard } from '../../data/automa.ts'
import type { HegemonyState } from '../../state/state.ts'
import { bare, employ, own, unemploy } from '../../testing/arrange.ts'
import { ALL_SIMPLE, deedOf, turnOf } from '../../testing/automa.ts'
import { given } from '../../testing/given.ts'
import { plain } from './action.ts'
import { strikable, strikeAction } from './unrest.ts'

const COMPANIES = ['radio-station', 'clinic', 'college', 'stadium', 'supermarket', 'fashion-company']

function staffed(s: HegemonyState, wage: 1 | 2 = 1): void {
  bare(s)
  s.policies[2] = 'C'
  for (const id of COMPANIES) employ(s, own(s, 'capitalist', id, wage), 'working')
}

describe('Strike', () => {
  const possible = (change: (s: HegemonyState) => void): boolean =>
    strikeAction.test(given({ automas: ALL_SIMPLE }, change).state, 'working', plain(aiCard('ai-working-1'))).possible

  it('CC-AW-20: under 2C, or 2B with two unions; and at two Companies', () => {
    expect(possible(staffed)).toBe(true)
    const under2B = (unions: number) => (s: HegemonyState) => {
      staffed(s, 2)
      s.policies[2] = 'B'
      if (unions > 0) s.working.unions.luxury = true
      if (unions > 1) s.working.unions.media = true
    }
    expect([possible(under2B(1)), possible(under2B(2))]).toEqual([false, true])
    expect(
      possible((s) => {
        staffed(s)
        s.companies.capitalist.splice(1)
      }),
    ).toBe(false)
  })

  it('CC-AUTO-24, H-COMP-08: not without a token, also in Simple Mode', () => {
    const struck = (tokens: number) => (s: HegemonyState) => {
      staffed(s)
      for (const id of ['hotel', 'academy', 'university']) employ(s, own(s, 'capitalist', id, 1), 'working')
      for (const company of s.companies.capitalist.slice(0, tokens)) company.strike = true
    }
    expect([possible(struck(6)), possible(struck(7))]).toEqual([true, false])
  })

  it('CC-AW-26, IC-W-10: unions and two more tokens; machinery, the only one of its industry, wide wages, then the order', () => {
    const play = turnOf('working', 2, (s) => {
      staffed(s)
      s.working.unions.luxury = true
      s.policies = { 1: 'A', 2: 'C', 3: 'A', 4: 'A', 5: 'A', 6: 'C', 7: 'B' }
      for (const policy of [1, 3, 7] as const) s.bills[policy] = { by: 'working', section: 'B' }
      s.working.money = 0
      const supermarket = s.companies.capitalist.find(({ id }) => id === 'supermarket')
      if (supermarket !== undefined) supermarket.machinery = true
      for (const ware of ['health', 'education', 'luxury'] as const) s.state.storage[ware] = 0
    })
    expect(deedOf(play)).toBe('STR')
    // Machinery first; then Healthcare and Education with steps of 10, alone in their industries; Media has steps of 5.
    expect(play.game.eventsOf('strike').map(({ company }) => company)).toEqual(['supermarket', 'clinic', 'college'])
  })

  it('CC-AW-26: public Companies whose service is free are left in peace', () => {
    const { state } = given({ players: 4, automas: ALL_SIMPLE }, (s) => {
      bare(s)
      s.policies[4] = 'A'
      employ(s, own(s, 'state', 'public-hospital', 1), 'working')
      employ(s, own(s, 'state', 'public-university', 1), 'working')
    })
    expect(strikable(state).map(({ id }) => id)).toEqual(['public-university'])
  })
})

describe('Demonstration', () => {
  it('CC-AW-23: it takes the place of Assign Workers when two more are unemployed than there are places', () => {
    const deed = (unemployed: number): string | undefined =>
      deedOf(
        turnOf('working', 7, (s) => {
          bare(s)
          s.policies[7] = 'A'
          for (let i = 0; i < unemployed; i++) unemploy(s, 'working', 'unskilled')
        }),
      )
    expect([deed(1) === 'DEM', deed(2)]).toEqual([false, 'DEM'])
  })
})
