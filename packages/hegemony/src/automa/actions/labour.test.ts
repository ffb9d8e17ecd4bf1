import { describe, expect, it } from 'vitest'
import { aiCard } from '../../data/automa.ts'
import type { LabourClass, Skill } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { balancePool, bare, employ, employHelp, own, unemploy, withWorkers } from '../../testing/arrange.ts'
import { ALL_ADVANCED, ALL_SIMPLE, deedOf, turnOf } from '../../testing/automa.ts'
import { type Given, given } from '../../testing/given.ts'
import { preferSkill } from '../bullets/skills.ts'
import { movePlans } from '../candidates/moves.ts'
import { plansFor, unemployedAfterSwap } from '../candidates/plans.ts'
import { playedFor } from './action.ts'
import { assignAction } from './assign.ts'

/** New unemployed workers of these skills. */
function idle(s: HegemonyState, of: LabourClass, ...skills: readonly Skill[]): void {
  for (const skill of skills) unemploy(s, of, skill)
}

/** The Working Class with card 1, 7, 8 ... whose first symbol is Assign Workers. */
const possible = (
  of: LabourClass,
  number: number,
  change: (s: HegemonyState) => void,
  setting: Given = {},
): boolean => {
  const { state } = given({ automas: ALL_SIMPLE, ...setting }, (s) => {
    bare(s)
    s.policies[2] = 'A'
    change(s)
  })
  const card = aiCard(`ai-${of}-${number}`)
  return assignAction.test(state, of, playedFor(state, card, 'AW')).possible
}

const workersAt = (s: HegemonyState, id: string): number =>
  Object.values(s.companies)
    .flat()
    .find((company) => company.id === id)
    ?.slots.filter((worker) => worker !== null).length ?? 0

describe('whether workers can be assigned', () => {
  it('CC-AW-28: two unemployed workers for Companies, or one for a union', () => {
    expect(possible('working', 1, (s) => idle(s, 'working', 'unskilled', 'unskilled'))).toBe(false)
    expect(
      possible('working', 1, (s) => {
        own(s, 'capitalist', 'fashion-company')
        idle(s, 'working', 'unskilled', 'unskilled')
      }),
    ).toBe(true)
    expect(
      possible('working', 1, (s) => {
        own(s, 'capitalist', 'fashion-company')
        idle(s, 'working', 'unskilled')
      }),
    ).toBe(false)
    expect(
      possible('working', 1, (s) => {
        for (const id of ['college', 'academy']) employ(s, own(s, 'capitalist', id), 'working')
        idle(s, 'working', 'education')
      }),
    ).toBe(true)
  })

  it('CC-AM-31: two unemployed Middle Class workers', () => {
    const one = (s: HegemonyState): void => {
      own(s, 'capitalist', 'radio-station')
      idle(s, 'middle', 'unskilled')
    }
    expect(possible('middle', 16, one)).toBe(false)
    expect(
      possible('middle', 16, (s) => {
        one(s)
        idle(s, 'middle', 'unskilled')
      }),
    ).toBe(true)
  })
})

describe('where they go', () => {
  const run = (of: LabourClass, number: number, change: (s: HegemonyState) => void): HegemonyState => {
    const play = turnOf(of, number, (s) => {
      bare(s)
      s.policies[2] = 'A'
      change(s)
    })
    expect(deedOf(play)).toBe('AW')
    return play.game.state
  }

  it('CC-AW-29, R-80: a union first, then most unemployed, then the highest wages; no worker leaves a job', () => {
    const s = run('working', 7, (state) => {
      for (const id of ['college', 'academy']) employ(state, own(state, 'capitalist', id), 'working')
      own(state, 'capitalist', 'fashion-company')
      idle(state, 'working', 'education', 'unskilled', 'unskilled', 'unskilled')
    })
    expect(s.working.unions.education).toBe(true)
    expect([workersAt(s, 'fashion-company'), workersAt(s, 'college')]).toEqual([2, 2])
  })

  it('the best paid Company of two, then the public one', () => {
    const best = run('working', 7, (state) => {
      own(state, 'capitalist', 'fashion-company', 1)
      own(state, 'capitalist', 'radio-station', 3)
      idle(state, 'working', 'unskilled', 'unskilled')
    })
    expect([workersAt(best, 'radio-station'), workersAt(best, 'fashion-company')]).toEqual([2, 0])
  })

  it('IC-M-11, H-OPER-13: an own Company pays own workers nothing, whatever it pays its employee', () => {
    const s = run('middle', 16, (state) => {
      state.policies[2] = 'B'
      own(state, 'middle', 'convenience-store', 3)
      own(state, 'capitalist', 'fashion-company', 2)
      idle(state, 'middle', 'unskilled', 'unskilled')
    })
    expect([workersAt(s, 'fashion-company'), workersAt(s, 'convenience-store')]).toEqual([2, 0])
  })

  it('CC-AW-07, CC-AW-08, CC-AM-11: skilled workers on unskilled places change with the unskilled before they are assigned', () => {
    const arrange = (s: HegemonyState): void => {
      const stand = employ(s, own(s, 'capitalist', 'fashion-company'), 'working')
      const [first] = stand.slots
      if (first !== null && first !== undefined) first.skill = 'education'
      own(s, 'capitalist', 'college')
      idle(s, 'working', 'unskilled', 'unskilled')
    }
    const { state } = given({ automas: ALL_SIMPLE }, (s) => {
      bare(s)
      arrange(s)
    })
    expect(unemployedAfterSwap(state, 'working')).toMatchObject({ unskilled: 1, education: 1 })
    const s = run('working', 7, arrange)
    expect(workersAt(s, 'college')).toBe(2)
    expect(s.companies.capitalist[0]?.slots.map((worker) => worker?.skill)).toEqual(['unskilled', 'unskilled'])
  })

  it('CC-AW-30, CC-AW-31: under 2C workers of others move to public Companies, without loss of wages or of what a union needs', () => {
    const arrange = (s: HegemonyState): void => {
      s.policies[2] = 'C'
      own(s, 'state', 'public-hospital', 2)
      employ(s, own(s, 'capitalist', 'clinic', 1), 'working')
    }
    const { state } = given({}, (s) => {
      bare(s)
      arrange(s)
    })
    expect(movePlans(state, 'working')).toHaveLength(1)
    const richer = given({}, (s) => {
      bare(s)
      arrange(s)
      const [clinic] = s.companies.capitalist
      if (clinic !== undefined) clinic.wage = 3
    })
    expect(movePlans(richer.state, 'working')).toEqual([])
    const union = given({}, (s) => {
      bare(s)
      arrange(s)
      own(s, 'state', 'public-university', 2)
      s.companies.state = s.companies.state.filter(({ id }) => id === 'public-university')
      employ(s, own(s, 'capitalist', 'hospital', 1), 'working')
    })
    // With four workers in Healthcare, none may go to Education.
    expect(movePlans(union.state, 'working')).toEqual([])
    const after = turnOf('working', 8, (s) => {
      bare(s)
      arrange(s)
      own(s, 'capitalist', 'fashion-company')
      idle(s, 'working', 'unskilled', 'unskilled')
    }).game.state
    expect([workersAt(after, 'public-hospital'), workersAt(after, 'clinic')]).toEqual([2, 0])
  })

  it('CC-AW-30: only Policy 2 lets employed workers go', () => {
    const moved = (labour: 'B' | 'C', others: 'A' | 'C'): number => {
      const { state } = turnOf('working', 8, (s) => {
        bare(s)
        for (const policy of [1, 3, 4, 5, 6, 7] as const) s.policies[policy] = others
        s.policies[2] = labour
        own(s, 'state', 'public-hospital', 3)
        employ(s, own(s, 'capitalist', 'clinic', 2), 'working')
        own(s, 'capitalist', 'fashion-company', 3)
        idle(s, 'working', 'unskilled', 'unskilled')
      }).game
      return workersAt(state, 'public-hospital')
    }
    expect([moved('C', 'A'), moved('B', 'C')]).toEqual([2, 0])
  })

  it('CC-AW-30: under 2C any number of unemployed workers finds work, too', () => {
    const employed = (labour: 'A' | 'B' | 'C'): number[] => {
      const { state } = turnOf('working', 8, (s) => {
        bare(s)
        s.policies[2] = labour
        for (const id of ['fashion-company', 'publishing-house']) own(s, 'capitalist', id)
        idle(s, 'working', 'unskilled', 'unskilled', 'unskilled', 'unskilled', 'unskilled')
      }).game
      return [workersAt(state, 'fashion-company'), workersAt(state, 'publishing-house')]
    }
    expect([employed('A'), employed('B'), employed('C')]).toEqual([
      [0, 3],
      [2, 3],
      [2, 3],
    ])
  })

  it('CC-AM-25: under 2C the Middle Class assigns any number and moves a staff to a public Company', () => {
    const assigned = (labour: 'A' | 'B' | 'C'): Record<string, number> => {
      const play = turnOf('middle', 16, (s) => {
        bare(s)
        s.policies[2] = labour
        own(s, 'state', 'public-hospital', 3)
        employ(s, own(s, 'capitalist', 'clinic', 1), 'middle')
        for (const id of ['fashion-company', 'radio-station']) own(s, 'capitalist', id, 3)
        idle(s, 'middle', 'unskilled', 'unskilled', 'unskilled', 'unskilled')
      })
      expect(deedOf(play)).toBe('AW')
      const ids = ['clinic', 'public-hospital', 'fashion-company', 'radio-station']
      return Object.fromEntries(ids.map((id) => [id, workersAt(play.game.state, id)]))
    }
    const stayed = { clinic: 2, 'public-hospital': 0 }
    expect(assigned('A')).toMatchObject({ ...stayed, 'radio-station': 2, 'fashion-company': 0 })
    expect(assigned('B')).toMatchObject({ ...stayed, 'radio-station': 2, 'fashion-company': 2 })
    expect(assigned('C')).toMatchObject({ clinic: 0, 'public-hospital': 2, 'radio-station': 2, 'fashion-company': 2 })
  })

  it('CC-AW-31: the staffs of several Companies together, if a public one pays what they had together', () => {
    const { state } = given({}, (s) => {
      bare(s)
      s.policies[2] = 'C'
      // 6 and 6 in the shops, 15 in the hospital.
      for (const id of ['doctors-office', 'tutoring-company']) {
        const shop = own(s, 'middle', id, 1)
        employ(s, shop, 'middle')
        employHelp(s, shop)
      }
      for (const { employee } of s.companies.middle) if (employee !== null) employee.skill = 'healthcare'
      own(s, 'state', 'public-hospital', 1)
      balancePool(s, 'working')
    })
    const movers = () => movePlans(state, 'working').map(({ steps }) => steps.map(({ from }) => from?.company ?? null))
    expect(movers()).toEqual([['doctors-office', 'tutoring-company']])
    const [office, tutors] = state.companies.middle
    if (office === undefined || tutors === undefined) throw new Error('two shops were expected')
    office.wage = 3
    expect(movers()).toEqual([])
    office.wage = 1
    state.unemployed.working.unskilled = 1
    expect(movers()).toContainEqual(['doctors-office', null])
    expect(movers()).toContainEqual(['doctors-office', 'tutoring-company'])
  })

  it('CC-AW-31, H-ASSIGN-07: of the unemployed who complete the staff the one with the missing skill comes first, then unskilled ones', () => {
    const joining = (...unemployed: readonly Skill[]): (Skill | null)[] | undefined => {
      const { state } = given({}, (s) => {
        bare(s)
        s.policies[2] = 'C'
        const shop = own(s, 'middle', 'doctors-office', 1)
        employ(s, shop, 'middle')
        employHelp(s, shop)
        own(s, 'state', 'technical-university', 1)
        idle(s, 'working', ...unemployed)
      })
      const [plan] = movePlans(state, 'working')
      return plan?.steps.map(({ skill, from }) => (from === null ? skill : null))
    }
    expect(joining('unskilled', 'luxury', 'education', 'education')).toEqual([null, 'education', 'unskilled'])
    expect(joining('luxury', 'education')).toEqual([null, 'education', 'luxury'])
    expect(joining('luxury', 'unskilled')).toBeUndefined()
  })

  it('CC-AW-31: a staff for which there are too few places stays', () => {
    const plans = (to: string) => {
      const { state } = given({}, (s) => {
        bare(s)
        s.policies[2] = 'C'
        employ(s, own(s, 'capitalist', 'medical-village', 1), 'working')
        own(s, 'state', to, 3)
      })
      return movePlans(state, 'working').map(({ steps }) => steps.length)
    }
    expect([plans('public-hospital'), plans('university-hospital')]).toEqual([[], [3]])
  })

  it('CC-AW-31: and they do go', () => {
    const after = turnOf('working', 8, (s) => {
      bare(s)
      s.policies[2] = 'C'
      for (const id of ['doctors-office', 'tutoring-company']) {
        const shop = own(s, 'middle', id, 1)
        employ(s, shop, 'middle')
        employHelp(s, shop)
        if (shop.employee !== null) shop.employee.skill = 'healthcare'
      }
      own(s, 'state', 'public-hospital', 1)
      own(s, 'capitalist', 'fast-food-chain')
      idle(s, 'working', 'agriculture', 'luxury')
      balancePool(s, 'working')
    }).game.state
    expect(workersAt(after, 'public-hospital')).toBe(2)
    expect(after.companies.middle.map(({ employee }) => employee)).toEqual([null, null])
  })

  it('CC-AM-25: the Middle Class moves from Companies of the Capitalist Class only', () => {
    const { state } = given({}, (s) => {
      bare(s)
      s.policies[2] = 'C'
      own(s, 'state', 'public-hospital', 3)
      employ(s, own(s, 'capitalist', 'clinic', 1), 'middle')
      employ(s, own(s, 'middle', 'doctors-office', 1), 'middle')
    })
    expect(movePlans(state, 'middle').map(({ steps }) => steps[0]?.from?.company)).toEqual(['clinic'])
  })
})

describe('which skilled worker', () => {
  const kind = (of: LabourClass, change: (s: HegemonyState) => void, toAssign = false): string => {
    const { table } = given({}, (s) => {
      bare(s)
      s.capitalist.market = []
      s.middle.market = []
      change(s)
    })
    return preferSkill(table, of, ['agriculture', 'luxury', 'healthcare', 'education', 'media'], toAssign)
  }

  it('CCX-24, CC-AW-32, CC-AW-33: with two others assigned the new one could form a union, regardless of the unemployed', () => {
    const unionInReach = (s: HegemonyState): void => {
      employ(s, own(s, 'capitalist', 'college'), 'working')
      own(s, 'capitalist', 'academy')
      idle(s, 'working', 'education', 'unskilled')
    }
    expect(kind('working', unionInReach)).toBe('education')
  })

  it('CC-AW-33: a kind that is already unemployed is left out', () => {
    expect(
      kind('working', (s) => {
        own(s, 'capitalist', 'college')
        own(s, 'capitalist', 'clinic')
        own(s, 'capitalist', 'academy')
        idle(s, 'working', 'education')
      }),
    ).toBe('healthcare')
  })

  it('IC-W-09: the requirement of a union, places in Companies, places in Markets, then the order', () => {
    expect(
      kind('working', (s) => {
        employ(s, own(s, 'capitalist', 'clinic'), 'working')
        own(s, 'capitalist', 'hospital')
        own(s, 'capitalist', 'college')
        own(s, 'capitalist', 'academy')
        idle(s, 'working', 'unskilled')
      }),
    ).toBe('healthcare')
    expect(kind('working', (s) => own(s, 'capitalist', 'stadium'))).toBe('luxury')
    expect(kind('working', (s) => (s.capitalist.market = ['tv-station']))).toBe('media')
    expect(kind('working', (s) => Object.assign(s.policies, { 4: 'C', 5: 'A' }))).toBe('healthcare')
  })

  it('CC-AM-24, CC-AM-37: the Middle Class looks at its own Market, but not for workers to be assigned at once', () => {
    const market = (s: HegemonyState): void => {
      s.middle.market = ['pharmacy']
      own(s, 'capitalist', 'stadium')
    }
    expect(kind('middle', market)).toBe('healthcare')
    expect(kind('middle', market, true)).toBe('luxury')
    expect(kind('middle', (s) => (s.capitalist.market = ['tv-station']))).toBe('media')
  })
})

describe('plans', () => {
  it('include every worker who can still find a slot', () => {
    const { state } = given({}, (s) => {
      bare(s)
      for (const id of ['fashion-company', 'radio-station', 'publishing-house']) own(s, 'capitalist', id)
      idle(s, 'working', 'unskilled', 'unskilled', 'unskilled', 'unskilled', 'unskilled')
    })
    const places = (limit: number): string[] =>
      plansFor(state, 'working', state.unemployed.working, limit)
        .map(({ steps }) => [...new Set(steps.map(({ to }) => ('company' in to ? to.company : '')))].sort().join('+'))
        .sort()
    expect(places(3)).toEqual(['fashion-company', 'publishing-house', 'radio-station'])
    expect(places(4)).toEqual(['fashion-company+radio-station', 'publishing-house'])
    expect(places(9)).toEqual([
      'fashion-company+publishing-house',
      'fashion-company+radio-station',
      'publishing-house+radio-station',
    ])
  })

  const namesOf = (state: HegemonyState, limit: number): string[] =>
    plansFor(state, 'working', state.unemployed.working, limit)
      .map(({ steps }) =>
        [...new Set(steps.map(({ to }) => ('company' in to ? to.company : `union ${to.union}`)))].join('+'),
      )
      .sort()

  it('CC-AW-32, H-UNION-04: a worker placed by the same plan counts for a union', () => {
    const { state } = given({}, (s) => {
      bare(s)
      employ(s, own(s, 'capitalist', 'college'), 'working')
      own(s, 'capitalist', 'academy')
      idle(s, 'working', 'education', 'education', 'unskilled')
    })
    expect(namesOf(state, 3)).toEqual(['academy+union education'])
    // Two would be enough to work there, but not for a union.
    expect(namesOf(state, 2)).toEqual(['academy'])
  })

  it('CC-AW-32: a union takes one of those who may be assigned', () => {
    const { state } = given({}, (s) => {
      bare(s)
      for (const id of ['college', 'academy']) employ(s, own(s, 'capitalist', id), 'working')
      for (const id of ['fashion-company', 'radio-station']) own(s, 'capitalist', id)
      idle(s, 'working', 'education', 'unskilled', 'unskilled', 'unskilled', 'unskilled')
    })
    expect(namesOf(state, 3)).toEqual(['fashion-company+union education', 'radio-station+union education'])
    expect(namesOf(state, 5)).toEqual(['fashion-company+radio-station+union education'])
  })

  it('an employee of a Middle Class Company counts, wherever the owner works', () => {
    const { state } = given({ automas: ALL_ADVANCED }, (s) => {
      bare(s)
      const shop = employ(s, own(s, 'middle', 'convenience-store'), 'middle')
      idle(s, 'working', 'unskilled')
      withWorkers(s, 'working', 2)
      employHelp(s, shop)
      shop.employee = null
    })
    expect(plansFor(state, 'working', state.unemployed.working, 3)).toHaveLength(1)
  })
})
