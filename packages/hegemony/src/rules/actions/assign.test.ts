import { describe, expect, it } from 'vitest'
import { type LabourClass, ROLES, type Skill } from '../../data/vocabulary.ts'
import type { Company, HegemonyState, Worker } from '../../state/state.ts'
import { employ, employHelp, own, unemploy } from '../../testing/arrange.ts'
import { given, type Play, type TestTable } from '../../testing/given.ts'
import { findCompany, hasCommitted, isFullyOperational, isOperational, workersIn } from '../labour/workers.ts'
import { type AssignLimits, assign, assignWorkers, whyNoAssign } from './assign.ts'
import { sellCompany } from './sell.ts'
import { callStrikes } from './strike.ts'

/** A 4-player table on which only these workers of the class are unemployed. */
function jobless(
  of: LabourClass,
  skills: readonly Skill[],
  change: (s: HegemonyState) => void = () => undefined,
): TestTable {
  return given({ players: 4 }, (s) => {
    s.pool.working.unskilled += s.unemployed.working.unskilled
    s.unemployed.working.unskilled = 0
    for (const skill of skills) unemploy(s, of, skill)
    change(s)
  })
}

function assigning(game: TestTable, of: LabourClass = 'working', limits?: AssignLimits): Play<readonly string[]> {
  return game.run((t) => assign(t, of, limits))
}

/** Skills of the workers in a Company, slot by slot. */
function staffOf(game: TestTable, id: string): (Skill | null)[] {
  return findCompany(game.state, id).slots.map((worker) => worker?.skill ?? null)
}

function committed(game: TestTable, id: string): boolean[] {
  return workersIn(findCompany(game.state, id)).map((worker) => worker.committed)
}

function commitEverybody(s: HegemonyState): void {
  for (const role of ROLES) for (const company of s.companies[role]) commit(company)
}

function commit(company: Company): void {
  for (const worker of workersIn(company)) worker.committed = true
}

/** Declines further assignments. */
function stop(play: Play<readonly string[]>): void {
  while (!play.done) play.answers('done')
}

describe('assigning the unemployed', () => {
  it('H-ASSIGN-01, H-ASSIGN-10, H-COMMIT-01: up to three workers fill an empty Company and become committed', () => {
    const game = jobless('working', ['media', 'unskilled', 'unskilled'])
    const play = assigning(game).answers('skill:media', 'company:national-public-broadcasting')
    expect(play.prompt).toBe('ask.assign-next-for')
    play.answers('skill:unskilled', 'skill:unskilled')
    expect(play.done).toBe(true)
    expect(staffOf(game, 'national-public-broadcasting')).toEqual(['media', 'unskilled', 'unskilled'])
    expect(committed(game, 'national-public-broadcasting')).toEqual([true, true, true])
    expect(play.result).toEqual(Array(3).fill('national-public-broadcasting'))
  })

  it('H-ASSIGN-01, H-ASSIGN-17: a fourth worker is not assigned', () => {
    const game = jobless('working', ['unskilled', 'unskilled', 'unskilled', 'unskilled'], (s) => {
      own(s, 'capitalist', 'fast-food-chain')
      own(s, 'capitalist', 'radio-station')
    })
    const play = assigning(game).answers('skill:unskilled', 'company:fast-food-chain', 'skill:unskilled')
    expect(play.options.find(({ id }) => id === 'skill:unskilled')?.blocked).toBeUndefined()
    play.answers('skill:unskilled', 'company:convenience-store')
    expect(play.done).toBe(true)
    expect(isOperational(findCompany(game.state, 'radio-station'))).toBe(false)
  })

  it('H-ASSIGN-04: a Company that cannot be filled with the moves and workers left takes no workers', () => {
    const play = assigning(
      jobless('working', ['unskilled', 'unskilled'], (s) => {
        own(s, 'capitalist', 'vegetable-farm')
        own(s, 'capitalist', 'radio-station')
        commitEverybody(s)
      }),
    )
    expect(play.prompt).toBe('ask.assign-where')
    expect(play.whyNot('company:vegetable-farm')?.rule).toBe('H-ASSIGN-04')
    expect(play.whyNot('company:clinic')?.rule).toBe('H-ASSIGN-04')
    expect(play.legal).toContain('company:radio-station')
  })

  it('H-ASSIGN-04: a begun Company must be completed before anything else', () => {
    const game = jobless('working', ['unskilled', 'unskilled', 'unskilled'], (s) =>
      own(s, 'capitalist', 'fast-food-chain'),
    )
    const play = assigning(game).answers('skill:unskilled', 'company:fast-food-chain')
    expect(play.prompt).toBe('ask.assign-next-for')
    expect(play.legal).not.toContain('done')
  })

  it('H-ASSIGN-04: without an open slot for any worker the action is not possible', () => {
    const { state } = jobless('working', ['unskilled'], (s) => {
      for (const company of s.companies.middle) employHelp(s, company)
      commitEverybody(s)
    })
    expect(assignWorkers.whyNot(state, 'working')?.rule).toBe('H-ASSIGN-04')
  })

  it('H-ASSIGN-07, H-OPER-04: skilled slots take the skill of the industry, unskilled slots any worker', () => {
    const game = jobless('working', ['luxury', 'healthcare', 'unskilled'])
    const play = assigning(game).answers('skill:luxury', 'company:clinic')
    expect(play.legal).toContain('skill:healthcare')
    expect(play.legal).not.toContain('skill:unskilled')
    play.answers('skill:healthcare', 'done')
    expect(staffOf(game, 'clinic')).toEqual(['healthcare', 'luxury'])
    expect(game.state.unemployed.working.unskilled).toBe(1)
  })

  it('H-ASSIGN-07: a slot for a skilled employee is refused to others', () => {
    const game = jobless('working', ['unskilled'], (s) => employ(s, own(s, 'middle', 'private-school'), 'middle'))
    const play = assigning(game).answers('skill:unskilled')
    expect(play.whyNot('company:private-school')?.rule).toBe('H-ASSIGN-07')
  })

  it('H-ASSIGN-09: the owner of the Company is not asked', () => {
    const game = jobless('working', ['healthcare', 'unskilled'])
    const play = assigning(game).answers('skill:healthcare', 'company:clinic', 'skill:unskilled')
    expect(isOperational(findCompany(game.state, 'clinic'))).toBe(true)
    expect(play.seat).toBe('working')
  })

  it('H-OPER-02, H-OPER-03: workers of two classes do not fill a Company together', () => {
    const { state } = jobless('middle', ['unskilled'], (s) => {
      unemploy(s, 'working', 'unskilled')
      own(s, 'capitalist', 'fast-food-chain')
      for (const company of s.companies.middle) employHelp(s, company)
      commitEverybody(s)
    })
    expect(whyNoAssign(state, 'middle')?.rule).toBe('H-ASSIGN-04')
    expect(whyNoAssign(state, 'working')?.rule).toBe('H-ASSIGN-04')
  })
})

describe('workers who change their job', () => {
  it('H-ASSIGN-02, H-ASSIGN-05, H-ASSIGN-16, H-ASSIGN-17: those left behind in an incomplete Company become unemployed, free of charge', () => {
    const game = jobless('working', ['healthcare', 'unskilled'])
    const play = assigning(game).answers('worker:supermarket-1', 'company:clinic', 'skill:healthcare')
    expect(play.options).toContainEqual(expect.objectContaining({ id: 'done' }))
    play.answers('done')
    expect(staffOf(game, 'clinic')).toEqual(['healthcare', 'unskilled'])
    expect(staffOf(game, 'supermarket')).toEqual([null, null])
    expect(game.state.unemployed.working).toMatchObject({ agriculture: 1, unskilled: 1, healthcare: 0 })
  })

  it('H-ASSIGN-06, H-FAQ-08: the gap may be filled in the same action, and no worker there becomes committed', () => {
    const game = jobless('working', ['healthcare', 'unskilled'])
    assigning(game).answers(
      'worker:supermarket-1',
      'company:clinic',
      'skill:healthcare',
      'skill:unskilled',
      'company:supermarket',
    )
    expect(staffOf(game, 'supermarket')).toEqual(['agriculture', 'unskilled'])
    expect(committed(game, 'supermarket')).toEqual([false, false])
    expect(committed(game, 'clinic')).toEqual([true, true])
  })

  it('H-ASSIGN-12, H-COMMIT-16: a replacement never leaves committed and uncommitted workers side by side', () => {
    const game = jobless('working', ['unskilled'])
    assigning(game).answers(
      'worker:university-hospital-1',
      'company:convenience-store',
      'skill:unskilled',
      'company:university-hospital',
      'done',
    )
    expect(committed(game, 'university-hospital')).toEqual([false, false, false])
    expect(hasCommitted(findCompany(game.state, 'convenience-store'))).toBe(true)
  })

  it('H-ASSIGN-13, H-FAQC-04: all workers replaced in one action: the new ones are not committed', () => {
    const game = jobless('working', ['agriculture', 'unskilled'])
    const play = assigning(game, 'working', { count: Number.POSITIVE_INFINITY })
    play.answers('worker:supermarket-0', 'company:doctors-office', 'worker:supermarket-1', 'company:convenience-store')
    play.answers('skill:agriculture', 'company:supermarket', 'skill:unskilled', 'done')
    expect(staffOf(game, 'supermarket')).toEqual(['agriculture', 'unskilled'])
    expect(committed(game, 'supermarket')).toEqual([false, false])
  })

  describe('H-ASSIGN-04: a half-emptied Company does not count its own remaining worker', () => {
    const at = (skill: Skill): Worker => ({ class: 'working', skill, committed: false })
    /** Deregulation with 2C: two of three workers leave this Company for the Middle Class; these are unemployed. */
    const halfEmptied = (
      id: string,
      staff: readonly Skill[],
      unemployed: readonly Skill[],
    ): Play<readonly string[]> => {
      const game = jobless('working', unemployed, (s) => {
        commitEverybody(s)
        own(s, 'capitalist', id).slots = staff.map(at)
        for (const shop of ['game-store', 'convenience-store-2']) employ(s, own(s, 'middle', shop), 'middle')
      })
      const play = assigning(game, 'working', { count: Number.POSITIVE_INFINITY })
      return play.answers(`worker:${id}-0`, 'company:convenience-store', `worker:${id}-1`, 'company:doctors-office')
    }

    it('H-ASSIGN-04, H-FAQC-03: so one pair of hands is not enough for two places', () => {
      const play = halfEmptied('vegetable-farm', ['unskilled', 'unskilled', 'unskilled'], ['unskilled'])
      expect(play.answers('skill:unskilled').whyNot('company:vegetable-farm')?.rule).toBe('H-ASSIGN-04')
      const enough = halfEmptied('vegetable-farm', ['unskilled', 'unskilled', 'unskilled'], ['unskilled', 'media'])
      expect(enough.answers('skill:unskilled').legal).toContain('company:vegetable-farm')
    })
  })

  it('H-ASSIGN-11, H-FAQ-09: no worker returns to the slot they left', () => {
    const game = jobless('working', ['unskilled'])
    const play = assigning(game).answers('worker:supermarket-1', 'company:convenience-store', 'worker:supermarket-0')
    expect(play.options.map(({ id }) => id)).not.toContain('company:supermarket')
  })

  it('H-ASSIGN-17: no worker moves twice in one action', () => {
    const game = jobless('working', ['unskilled'])
    const play = assigning(game).answers('skill:unskilled', 'company:convenience-store')
    expect(play.options.map(({ id }) => id)).not.toContain('worker:convenience-store-employee')
  })

  it('H-COMMIT-06, H-COMMIT-17, H-FAQC-03: committed workers stay', () => {
    const game = jobless('working', ['unskilled'], (s) => commit(findCompany(s, 'college')))
    const play = assigning(game, 'working', { count: Number.POSITIVE_INFINITY })
    expect(play.whyNot('worker:college-0')?.rule).toBe('H-COMMIT-06')
    expect(play.legal).toContain('worker:supermarket-1')
  })

  it('H-STRIKE-13, H-FAQ-01: workers may leave a Company on strike, which ends the strike', () => {
    const game = jobless('working', ['unskilled'])
    game.run((t) => callStrikes(t, 1)).answers('company:supermarket')
    assigning(game).answers('worker:supermarket-1', 'company:convenience-store', 'done')
    expect(findCompany(game.state, 'supermarket').strike).toBe(false)
  })

  it('H-OPER-04: a colleague of the same skill steps over, so that any worker can take the other slot', () => {
    const game = jobless('working', ['unskilled'], (s) => {
      findCompany(s, 'supermarket').slots = ['agriculture', 'agriculture'].map(() => ({
        class: 'working',
        skill: 'agriculture',
        committed: false,
      }))
    })
    assigning(game).answers(
      'worker:supermarket-0',
      'company:doctors-office',
      'skill:unskilled',
      'company:supermarket',
      'done',
    )
    expect(staffOf(game, 'supermarket')).toEqual(['agriculture', 'unskilled'])
  })
})

describe('trading places', () => {
  const at = (skill: Skill): Worker => ({ class: 'working', skill, committed: false })

  /** All workers are committed except those in two full Companies: agriculture and unskilled, education and media. */
  const two = (change: (s: HegemonyState) => void = () => undefined): TestTable =>
    jobless('working', [], (s) => {
      commitEverybody(s)
      own(s, 'capitalist', 'supermarket-2').slots = [at('agriculture'), at('unskilled')]
      own(s, 'capitalist', 'college-2').slots = [at('education'), at('media')]
      change(s)
    })

  it('R-74, H-ASSIGN-06, H-ASSIGN-13: two employed workers change places; neither becomes committed or unemployed', () => {
    const game = two()
    const play = assigning(game).answers('worker:supermarket-2-1', 'trade:college-2-1')
    expect(staffOf(game, 'supermarket-2')).toEqual(['agriculture', 'media'])
    expect(staffOf(game, 'college-2')).toEqual(['education', 'unskilled'])
    expect(play.question.progress).toEqual({ step: 3, of: 3 })
    play.answers('done')
    expect([...(play.result ?? [])].sort()).toEqual(['college-2', 'supermarket-2'])
    expect([...committed(game, 'supermarket-2'), ...committed(game, 'college-2')]).not.toContain(true)
    expect(game.eventsOf('committed')).toEqual([])
    expect(game.eventsOf('worker')).toEqual([
      { type: 'worker', class: 'working', skill: 'unskilled', from: 'company:supermarket-2', to: 'company:college-2' },
      { type: 'worker', class: 'working', skill: 'media', from: 'company:college-2', to: 'company:supermarket-2' },
    ])
  })

  it('R-74, H-ASSIGN-17: it takes two assignments, and no moved worker trades again', () => {
    const game = two((s) => {
      own(s, 'capitalist', 'fast-food-chain').slots = [at('luxury'), at('luxury')]
    })
    const play = assigning(game).answers('worker:supermarket-2-1', 'trade:college-2-1')
    expect(play.legal.filter((id) => String(id).startsWith('worker:supermarket-2-1'))).toEqual([])
    play.answers('worker:fast-food-chain-0')
    expect(play.options.filter(({ id }) => id.startsWith('trade:'))).toEqual([])
  })

  it('R-74: any number of assignments leave room for another trade, but not with those who were moved', () => {
    const game = two((s) => {
      own(s, 'capitalist', 'fast-food-chain').slots = [at('luxury'), at('luxury')]
    })
    const play = assigning(game, 'working', { count: Number.POSITIVE_INFINITY })
    play.answers('worker:supermarket-2-1', 'trade:college-2-1', 'worker:fast-food-chain-0')
    expect(play.options.filter(({ id }) => id.startsWith('trade:'))).toEqual([])
    const fresh = assigning(game, 'working', { count: Number.POSITIVE_INFINITY }).answers('worker:fast-food-chain-0')
    expect(fresh.options.flatMap(({ id, target }) => (id.startsWith('trade:') ? [[id, target]] : []))).toEqual([
      ['trade:supermarket-2-1', 'worker:supermarket-2-1'],
      ['trade:college-2-1', 'worker:college-2-1'],
    ])
  })

  it('R-74, H-OPER-04: both must suit the place of the other, and equals have nothing to trade', () => {
    const trades = (worker: string, change?: (s: HegemonyState) => void): string[] => {
      const play = assigning(two(change))
      if (!play.legal.includes(worker)) return []
      return play.answers(worker).options.flatMap(({ id }) => (id.startsWith('trade:') ? [id] : []))
    }
    expect(trades('worker:supermarket-2-1')).toEqual(['trade:college-2-1'])
    expect(trades('worker:supermarket-2-0')).toEqual([])
    const skilled = (s: HegemonyState): void => {
      findCompany(s, 'supermarket-2').slots = [at('agriculture'), at('education')]
      findCompany(s, 'college-2').slots = [at('education'), at('agriculture')]
    }
    expect(trades('worker:supermarket-2-1', skilled)).toEqual(['trade:college-2-1'])
    expect(trades('worker:supermarket-2-0', skilled)).toEqual([])
    const equal = (s: HegemonyState): void => {
      findCompany(s, 'college-2').slots[1] = at('unskilled')
    }
    expect(trades('worker:supermarket-2-1', equal)).toEqual([])
  })

  it('R-74, R-47: a colleague of the same skill steps over, and the other takes the open place', () => {
    const game = two((s) => {
      findCompany(s, 'supermarket-2').slots = [at('agriculture'), at('agriculture')]
    })
    assigning(game).answers('worker:supermarket-2-0', 'trade:college-2-1')
    expect(staffOf(game, 'supermarket-2')).toEqual(['agriculture', 'media'])
    expect(staffOf(game, 'college-2')).toEqual(['education', 'agriculture'])
  })

  it('R-74, H-COMMIT-06: not with the committed', () => {
    const committedThere = two((s) => commit(findCompany(s, 'college-2')))
    const play = assigning(committedThere).answers('worker:supermarket-2-1')
    expect(play.options.filter(({ id }) => id.startsWith('trade:'))).toEqual([])
  })

  it('R-74, H-ASSIGN-04: a trade alone makes the action possible, but not for cards that take only the unemployed', () => {
    const { state } = two((s) => {
      for (const company of s.companies.middle) employHelp(s, company, true)
      s.working.unions.agriculture = true
    })
    expect(whyNoAssign(state, 'working')).toBeNull()
    expect(whyNoAssign(state, 'working', { count: 1 })?.rule).toBe('H-ASSIGN-04')
    expect(whyNoAssign(state, 'working', { count: 4, unemployedOnly: true })?.rule).toBe('H-ASSIGN-04')
  })

  it('R-74, H-STRIKE-10: a strike continues, as the Company stays complete', () => {
    const game = two()
    findCompany(game.state, 'college-2').strike = true
    stop(assigning(game).answers('worker:supermarket-2-1', 'trade:college-2-1'))
    expect(findCompany(game.state, 'college-2').strike).toBe(true)
  })

  it('R-74: employees of the Middle Class trade as well', () => {
    const game = two((s) => {
      findCompany(s, 'doctors-office').employee = at('luxury')
    })
    assigning(game).answers('worker:doctors-office-employee', 'trade:supermarket-2-1')
    expect(findCompany(game.state, 'doctors-office').employee?.skill).toBe('unskilled')
    expect(staffOf(game, 'supermarket-2')).toEqual(['agriculture', 'luxury'])
  })
})

describe('Companies of the Middle Class', () => {
  it('H-ASSIGN-08, H-OPER-10: an employee is taken only where the Middle Class worker is', () => {
    const game = jobless('working', ['unskilled'], (s) => own(s, 'middle', 'game-store'))
    const play = assigning(game).answers('skill:unskilled')
    expect(play.whyNot('company:game-store')?.rule).toBe('H-ASSIGN-08')
    play.answers('company:doctors-office', 'done')
    expect(findCompany(game.state, 'doctors-office').employee).toEqual({
      class: 'working',
      skill: 'unskilled',
      committed: true,
    })
  })

  it('H-COMMIT-16: there the employee is committed alone', () => {
    const game = jobless('working', ['unskilled'])
    assigning(game).answers('skill:unskilled', 'company:doctors-office', 'done')
    expect(findCompany(game.state, 'doctors-office').slots[0]?.committed).toBe(false)
  })

  it('H-ASSIGN-03, H-ASSIGN-08, H-ASSIGN-14: its own worker may leave; the employee then goes as well', () => {
    const game = jobless('middle', [], (s) => {
      employHelp(s, findCompany(s, 'doctors-office'))
      own(s, 'middle', 'medical-laboratory')
    })
    stop(assigning(game, 'middle').answers('worker:doctors-office-0', 'company:medical-laboratory'))
    expect(staffOf(game, 'medical-laboratory')).toEqual(['healthcare'])
    expect(committed(game, 'medical-laboratory')).toEqual([true])
    expect(findCompany(game.state, 'doctors-office').employee).toBeNull()
    expect(game.state.unemployed.working.unskilled).toBe(1)
  })

  it('H-ASSIGN-06, H-ASSIGN-14: another worker may take over in the same action, and the employee stays', () => {
    const game = jobless('middle', ['healthcare'], (s) => {
      employHelp(s, findCompany(s, 'doctors-office'))
      own(s, 'middle', 'medical-laboratory')
    })
    const play = assigning(game, 'middle').answers('worker:doctors-office-0', 'company:medical-laboratory')
    stop(play.answers('skill:healthcare', 'company:doctors-office'))
    expect(staffOf(game, 'doctors-office')).toEqual(['healthcare'])
    expect(findCompany(game.state, 'doctors-office').employee).not.toBeNull()
    expect(committed(game, 'doctors-office')).toEqual([false, false])
  })

  it('H-ASSIGN-15, H-FAQ-11: not next to a committed employee', () => {
    const game = jobless('middle', ['healthcare'], (s) => {
      employHelp(s, findCompany(s, 'doctors-office'), true)
      own(s, 'middle', 'medical-laboratory')
    })
    const play = assigning(game, 'middle')
    expect(play.whyNot('worker:doctors-office-0')?.rule).toBe('H-ASSIGN-15')
  })

  it('H-OPER-07, H-OPER-08, H-OPER-09: with two slots both need a Middle Class worker; an employee is never needed', () => {
    const game = jobless('middle', ['healthcare', 'unskilled'], (s) => {
      own(s, 'middle', 'pharmacy')
      commitEverybody(s)
    })
    const play = assigning(game, 'middle').answers('skill:healthcare', 'company:pharmacy')
    expect(play.done).toBe(true)
    expect(staffOf(game, 'pharmacy')).toEqual(['healthcare', 'unskilled'])
    expect(isOperational(findCompany(game.state, 'doctors-office'))).toBe(true)
    expect(isFullyOperational(findCompany(game.state, 'pharmacy'))).toBe(true)
    expect(isFullyOperational(findCompany(game.state, 'doctors-office'))).toBe(false)
  })

  it('H-GEN-09: each class assigns its own workers only', () => {
    const game = jobless('middle', ['unskilled'])
    const play = assigning(game)
    expect(play.options.map(({ id }) => id).filter((id) => id.startsWith('skill:'))).toEqual([])
    expect(play.options.map(({ id }) => id)).not.toContain('worker:shopping-mall-0')
  })
})

describe('Trade Unions', () => {
  /** Two Working Class workers in Agriculture at the start, and two Companies with a free employee slot. */
  const beforeUnion = (): TestTable =>
    jobless('working', ['unskilled', 'unskilled', 'agriculture'], (s) =>
      employ(s, own(s, 'middle', 'convenience-store-2'), 'middle'),
    )
  const afterUnion = (): TestTable => {
    const game = beforeUnion()
    const play = assigning(game).answers('skill:unskilled', 'company:convenience-store')
    play.answers('skill:unskilled', 'company:convenience-store-2', 'skill:agriculture')
    if (!play.done) play.answers('union:agriculture')
    return game
  }

  it('HX-04, H-UNION-02, H-UNION-03, H-UNION-04, H-UNION-10: workers assigned before count, regardless of their color', () => {
    const game = afterUnion()
    expect(game.state.working.unions.agriculture).toBe(true)
    expect(game.state.unemployed.working.agriculture).toBe(0)
    expect(game.eventsOf('union')).toEqual([{ type: 'union', industry: 'agriculture', founded: true }])
  })

  it('H-UNION-01, H-UNION-03: a union takes one of the same skill, and only with four at work', () => {
    const game = beforeUnion()
    const play = assigning(game).answers('skill:agriculture')
    expect(play.whyNot('union:agriculture')?.rule).toBe('H-UNION-03')
    play.answers('company:convenience-store', 'skill:unskilled')
    expect(play.options.map(({ id }) => id).filter((id) => id.startsWith('union:'))).toEqual([])
  })

  it('H-UNION-07: the worker who joins does not count among the four', () => {
    const game = jobless('working', [], (s) => employ(s, own(s, 'capitalist', 'fast-food-chain'), 'working'))
    const play = assigning(game).answers('worker:supermarket-0')
    expect(play.whyNot('union:agriculture')?.rule).toBe('H-UNION-03')
    const fifth = jobless('working', [], (s) => {
      employ(s, own(s, 'capitalist', 'fast-food-chain'), 'working')
      employHelp(s, findCompany(s, 'convenience-store'))
    })
    expect(assigning(fifth).answers('worker:supermarket-0').legal).toContain('union:agriculture')
  })

  it('H-UNION-05, H-COMMIT-14: its worker is employed, committed and not offered again', () => {
    const game = afterUnion()
    unemploy(game.state, 'working', 'agriculture')
    const ids = assigning(game).options.map(({ id }) => id)
    expect(ids.filter((id) => id.includes('union'))).toEqual([])
    expect(game.state.unemployed.working.agriculture).toBe(1)
  })

  it('H-UNION-06: it is dissolved when assigning leaves fewer than four in the industry', () => {
    const game = afterUnion()
    stop(assigning(game).answers('worker:supermarket-1', 'company:doctors-office'))
    expect(game.state.working.unions.agriculture).toBe(false)
    expect(game.state.unemployed.working.agriculture).toBe(2)
  })

  it('HX-05, H-UNION-06: it is dissolved when one of the Companies is sold', () => {
    const game = afterUnion()
    for (const company of game.state.companies.middle) for (const worker of workersIn(company)) worker.committed = false
    game.run((t) => sellCompany.perform(t, 'middle')).answers('company:convenience-store-2')
    expect(game.state.working.unions.agriculture).toBe(false)
    expect(game.state.unemployed.working).toMatchObject({ agriculture: 1, unskilled: 1 })
  })

  it('HQ-31: a union stands while its workers are only replaced', () => {
    const game = afterUnion()
    unemploy(game.state, 'working', 'unskilled')
    const play = assigning(game).answers('worker:supermarket-1', 'company:doctors-office')
    stop(play.answers('skill:unskilled', 'company:supermarket'))
    expect(game.state.working.unions.agriculture).toBe(true)
  })

  it('H-FAQC-32: workers of a Cooperative Farm count', () => {
    const game = jobless('working', ['agriculture'], (s) => employ(s, own(s, 'working', 'cooperative-farm'), 'working'))
    assigning(game).answers('skill:agriculture', 'union:agriculture')
    expect(game.state.working.unions.agriculture).toBe(true)
  })
})

describe('targets of the options', () => {
  it('workers where they stand, places to fill, unions', () => {
    const game = jobless('working', ['media'], (s) => {
      employHelp(s, findCompany(s, 'doctors-office'))
      employ(s, own(s, 'capitalist', 'tv-station'), 'working')
      own(s, 'capitalist', 'radio-station')
    })
    const play = assigning(game)
    const targets = (): [string, string | undefined][] => play.options.map(({ id, target }) => [id, target])
    expect(targets()).toEqual(
      expect.arrayContaining([
        ['skill:media', 'unemployed:working-media'],
        ['worker:supermarket-1', 'worker:supermarket-1'],
        ['worker:doctors-office-employee', 'worker:doctors-office-employee'],
      ]),
    )
    play.answers('skill:media')
    expect(targets()).toEqual(
      expect.arrayContaining([
        ['company:convenience-store', 'slot:convenience-store-employee'],
        ['company:radio-station', 'company:radio-station'],
        ['union:media', 'union:media'],
      ]),
    )
  })

  it('unemployed workers of the Middle Class are its own', () => {
    const game = jobless('middle', ['media'], (s) => own(s, 'middle', 'game-store'))
    expect(assigning(game, 'middle').options[0]?.target).toBe('unemployed:middle-media')
  })
})

describe('limits of cards', () => {
  it('H-GEN-10, H-FAQ-14: only the unemployed, committed as usual', () => {
    const game = jobless('working', ['healthcare', 'unskilled'])
    const play = assigning(game, 'working', { count: 4, unemployedOnly: true })
    expect(play.options.map(({ id }) => id)).toEqual(['skill:unskilled', 'skill:healthcare'])
    play.answers('skill:healthcare', 'company:clinic')
    expect(play.done).toBe(true)
    expect(committed(game, 'clinic')).toEqual([true, true])
  })

  it('H-ASSIGN-04: every answer leads to a complete assignment', () => {
    for (let seed = 0; seed < 200; seed++) {
      const game = jobless('working', ['media', 'healthcare', 'unskilled', 'unskilled'], (s) => {
        own(s, 'capitalist', 'vegetable-farm')
        own(s, 'capitalist', 'stadium')
        own(s, 'working', 'cooperative-farm')
      })
      const play = assigning(game, 'working', seed % 2 === 0 ? undefined : { count: Number.POSITIVE_INFINITY })
      for (let i = seed; !play.done; i = (i * 7 + 3) % 1009) play.answers(play.legal[i % play.legal.length] ?? 'done')
      for (const owner of ['working', 'middle', 'capitalist', 'state'] as const) {
        for (const company of game.state.companies[owner]) {
          const filled = company.slots.filter((worker) => worker !== null).length
          expect([0, company.slots.length]).toContain(filled)
        }
      }
    }
  })
})
