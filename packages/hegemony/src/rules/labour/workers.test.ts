import { describe, expect, it } from 'vitest'
import { SKILLS } from '../../data/vocabulary.ts'
import { bare, employ, employHelp, own } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import {
  addWorker,
  afterWorkersMoved,
  newCompany,
  population,
  populationOf,
  removeWorker,
  suits,
  workerCount,
} from './workers.ts'

it('H-OPER-04: an unskilled slot takes any worker, a skilled one only the skill of its industry', () => {
  for (const slot of SKILLS) {
    const fitting = SKILLS.filter((skill) => suits(skill, slot))
    expect(fitting).toEqual(slot === 'unskilled' ? [...SKILLS] : [slot])
  }
})

describe('population', () => {
  it('H-BRD-01, H-BRD-04: read from the table, 10 from 30 workers on', () => {
    const steps = [
      [11, 3],
      [12, 4],
      [14, 4],
      [15, 5],
      [18, 6],
      [21, 7],
      [24, 8],
      [27, 9],
      [29, 9],
      [30, 10],
      [48, 10],
    ] as const
    for (const [workers, value] of steps) expect(populationOf(workers)).toBe(value)
  })

  it('H-BRD-03, H-FAQC-19: with fewer than 10 workers it stays 3', () => {
    expect(populationOf(9)).toBe(3)
    expect(populationOf(0)).toBe(3)
  })

  it('H-BRD-02: it follows every worker gained or lost at once', () => {
    const g = given({ players: 2 })
    const before = workerCount(g.state, 'working')
    for (let i = before; i < 12; i++) g.run((t) => addWorker(t, 'working', 'unskilled'))
    expect(population(g.state, 'working')).toBe(4)
    expect(g.eventsOf('population')).toEqual([{ type: 'population', class: 'working', from: 3, to: 4 }])
    removeWorker(g.table, 'working', 'unskilled')
    expect(population(g.state, 'working')).toBe(3)
  })
})

describe('component limits', () => {
  it('H-COMP-06: a missing color is replaced by an unskilled worker', () => {
    const g = given({ players: 2 }, (s) => {
      s.pool.working.media = 0
    })
    const before = g.state.unemployed.working.unskilled
    expect(g.run((t) => addWorker(t, 'working', 'media')).done).toBe(true)
    expect(g.state.unemployed.working.unskilled).toBe(before + 1)
  })

  it('H-COMP-07: a missing unskilled worker is replaced by a color of the owner’s choice', () => {
    const g = given({ players: 2 }, (s) => {
      s.pool.working.unskilled = 0
    })
    const play = g.run((t) => addWorker(t, 'working', 'unskilled'))
    expect(play.seat).toBe('working')
    play.answers('skill:luxury')
    expect(g.state.unemployed.working.luxury).toBe(1)
  })

  it('H-COMP-01, H-COMP-07: without workers in the supply no worker comes', () => {
    const g = given({ players: 2 }, (s) => {
      for (const skill of Object.keys(s.pool.working)) Object.assign(s.pool.working, { [skill]: 0 })
    })
    const before = { ...g.state.unemployed.working }
    expect(g.run((t) => addWorker(t, 'working', 'luxury')).done).toBe(true)
    expect(g.state.unemployed.working).toEqual(before)
  })
})

describe('consequences of moving workers', () => {
  it('H-OPER-10: an employee does not stay without the Middle Class worker', () => {
    const g = given({ players: 3 }, (s) => {
      const [store] = s.companies.middle
      if (store === undefined) return
      store.slots = [null]
      store.employee = { class: 'working', skill: 'unskilled', committed: false }
    })
    const before = g.state.unemployed.working.unskilled
    afterWorkersMoved(g.table)
    expect(g.state.companies.middle[0]?.employee).toBeNull()
    expect(g.state.unemployed.working.unskilled).toBe(before + 1)
  })

  it('H-UNION-06: a union whose industry has fewer than 4 workers is dissolved at once', () => {
    const g = given({ players: 2 }, (s) => {
      s.working.unions.agriculture = true
    })
    const before = g.state.unemployed.working.agriculture
    afterWorkersMoved(g.table)
    expect(g.state.working.unions.agriculture).toBe(false)
    expect(g.state.unemployed.working.agriculture).toBe(before + 1)
  })

  it('H-UNION-06: it stands with four in its industry, and falls with three', () => {
    const left = (staff: number): boolean => {
      const g = given({ players: 3 }, (s) => {
        bare(s)
        s.working.unions.luxury = true
        employ(s, own(s, 'capitalist', 'fashion-company'), 'working')
        for (const id of ['game-store', 'electronics-store'].slice(0, staff))
          employHelp(s, employ(s, own(s, 'middle', id), 'middle'))
      })
      afterWorkersMoved(g.table)
      return g.state.working.unions.luxury
    }
    expect([left(2), left(1)]).toEqual([true, false])
  })

  it('H-STRIKE-10: a Company that stops working loses its Strike token, and no player gains anything', () => {
    const g = given({ players: 2 }, (s) => {
      const company = newCompany('fast-food-chain', 2)
      company.strike = true
      s.companies.capitalist.push(company)
    })
    afterWorkersMoved(g.table)
    expect(g.state.companies.capitalist.at(-1)?.strike).toBe(false)
    expect(g.state.working.influence).toBe(1)
  })
})
