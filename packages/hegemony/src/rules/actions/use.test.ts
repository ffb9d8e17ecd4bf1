import { describe, expect, it } from 'vitest'
import type { LabourClass } from '../../data/vocabulary.ts'
import type { HegemonyState } from '../../state/state.ts'
import { employ, own, unemploy, withWorkers } from '../../testing/arrange.ts'
import { given, type TestTable } from '../../testing/given.ts'
import { gainProsperity, loseProsperity } from '../economy/points.ts'
import { findCompany, population, workerCount } from '../labour/workers.ts'
import { FREE_ACTIONS } from '../round/actions.ts'
import { consume, useEducation, useHealthcare, useLuxury } from './use.ts'

/** 15 workers: Population 5. */
function five(of: LabourClass, change: (s: HegemonyState) => void): TestTable {
  return given({ players: 4 }, (s) => {
    withWorkers(s, of, 15)
    change(s)
  })
}

describe('Prosperity', () => {
  it('H-USE-01: one space forward, and the VP of the new space', () => {
    const game = given({ players: 4 }, (s) => {
      s.middle.prosperity = 5
    })
    gainProsperity(game.table, 'middle')
    expect(game.state.middle).toMatchObject({ prosperity: 6, vp: 5 })
  })

  it('H-USE-02, H-FAQ-06: at the end of the track the marker stays, and its VP are gained again', () => {
    const game = given({ players: 4 }, (s) => {
      s.working.prosperity = 10
    })
    gainProsperity(game.table, 'working')
    expect(game.state.working).toMatchObject({ prosperity: 10, vp: 10 })
  })

  it('H-USE-03: losing it costs no VP', () => {
    const game = given({ players: 4 }, (s) => {
      s.working.prosperity = 4
    })
    loseProsperity(game.table, 'working', 1)
    expect(game.state.working).toMatchObject({ prosperity: 3, vp: 0 })
  })
})

describe('Use Healthcare', () => {
  it('HX-11, H-USE-04: Health for the Population, 1 Prosperity, 2 VP and a new worker', () => {
    const game = five('working', (s) => {
      s.working.goods.health = 8
      s.working.prosperity = 4
    })
    const { unskilled } = game.state.unemployed.working
    game.run((t) => useHealthcare.perform(t, 'working'))
    expect(game.state.working).toMatchObject({ goods: { health: 3 }, prosperity: 5, vp: 7 })
    expect(game.state.unemployed.working.unskilled).toBe(unskilled + 1)
    expect(workerCount(game.state, 'working')).toBe(16)
  })

  it('H-USE-10: the price is the Population before the new worker comes', () => {
    const game = given({ players: 4 }, (s) => {
      withWorkers(s, 'working', 11)
      s.working.goods.health = 3
    })
    game.run((t) => useHealthcare.perform(t, 'working'))
    expect(game.state.working.goods.health).toBe(0)
    expect(population(game.state, 'working')).toBe(4)
  })
})

describe('Use Education', () => {
  it('HX-12, H-USE-05: Education for the Population, 1 Prosperity, and an unemployed worker becomes skilled', () => {
    const game = five('working', (s) => {
      s.working.goods.education = 5
      s.working.prosperity = 5
    })
    const { unskilled } = game.state.unemployed.working
    game.run((t) => useEducation.perform(t, 'working')).answers('skill:unskilled', 'skill:media')
    expect(game.state.working).toMatchObject({ goods: { education: 0 }, prosperity: 6, vp: 6 })
    expect(game.state.unemployed.working).toMatchObject({ unskilled: unskilled - 1, media: 1 })
    expect(workerCount(game.state, 'working')).toBe(15)
  })

  it('HX-25, H-USE-05: the Middle Class likewise', () => {
    const game = five('middle', (s) => {
      s.middle.goods.education = 6
      s.middle.prosperity = 3
    })
    game.run((t) => useEducation.perform(t, 'middle')).answers('skill:unskilled', 'skill:education')
    expect(game.state.middle).toMatchObject({ goods: { education: 1 }, prosperity: 4, vp: 4 })
    expect(game.state.unemployed.middle.education).toBe(1)
  })

  it('H-USE-05, H-USE-06, H-COMMIT-13: a worker at work keeps the place and stays committed', () => {
    const game = five('working', (s) => {
      s.working.goods.education = 5
      for (const worker of findCompany(s, 'university-hospital').slots) if (worker !== null) worker.committed = true
    })
    game.run((t) => useEducation.perform(t, 'working')).answers('worker:university-hospital-1', 'skill:luxury')
    expect(findCompany(game.state, 'university-hospital').slots[1]).toEqual({
      class: 'working',
      skill: 'luxury',
      committed: true,
    })
    expect(game.eventsOf('trained')).toEqual([
      { type: 'trained', class: 'working', from: 'unskilled', to: 'luxury', at: 'company:university-hospital' },
    ])
  })

  it('H-USE-07: a skilled worker may be retrained, unless the slot needs the skill', () => {
    const game = five('working', (s) => {
      s.working.goods.education = 5
      s.working.unions.media = true
      findCompany(s, 'college').slots[1] = { class: 'working', skill: 'media', committed: false }
    })
    const play = game.run((t) => useEducation.perform(t, 'working'))
    expect(play.whyNot('worker:college-0')?.rule).toBe('H-USE-07')
    expect(play.options.some(({ id }) => id.includes('union'))).toBe(false)
    play.answers('worker:college-1')
    expect(play.legal).not.toContain('skill:media')
    play.answers('skill:healthcare')
    expect(findCompany(game.state, 'college').slots[1]?.skill).toBe('healthcare')
  })

  it('R-70: in the Middle Class only an unemployed skilled worker is retrained; an unskilled one learns anywhere', () => {
    const game = five('middle', (s) => {
      s.middle.goods.education = 9
      unemploy(s, 'middle', 'media')
      const shop = employ(s, own(s, 'capitalist', 'fast-food-chain'), 'middle')
      shop.slots = [
        { class: 'middle', skill: 'unskilled', committed: false },
        { class: 'middle', skill: 'luxury', committed: false },
      ]
    })
    const play = game.run((t) => useEducation.perform(t, 'middle'))
    expect(play.whyNot('worker:fast-food-chain-1')?.rule).toBe('R-70')
    expect(play.legal).toEqual(expect.arrayContaining(['skill:media', 'worker:fast-food-chain-0']))
    play.answers('skill:media', 'skill:luxury')
    expect(game.state.unemployed.middle).toMatchObject({ media: 0, luxury: 1 })
  })

  it('R-70, H-COMP-05: the action is not possible when all of the Middle Class are skilled and at work', () => {
    const { state } = given({ players: 4 }, (s) => {
      s.middle.goods.education = 9
      for (const company of s.companies.middle) for (const worker of company.slots) if (worker) worker.skill = 'media'
      for (const role of ['capitalist', 'state'] as const) {
        for (const company of s.companies[role]) company.slots = company.slots.map(() => null)
      }
      s.unemployed.middle = { unskilled: 0, agriculture: 0, luxury: 0, healthcare: 0, education: 0, media: 0 }
    })
    expect(useEducation.whyNot(state, 'middle')?.rule).toBe('H-COMP-05')
    unemploy(state, 'middle', 'media')
    expect(useEducation.whyNot(state, 'middle')).toBeNull()
  })

  it('H-COMP-05: a color that has run out cannot be learned', () => {
    const game = five('working', (s) => {
      s.working.goods.education = 9
      s.pool.working.media = 0
    })
    const play = game.run((t) => useEducation.perform(t, 'working')).answers('skill:unskilled')
    expect(play.legal).not.toContain('skill:media')
  })

  it('H-COMP-05, H-USE-05: with one color left, all workers can learn that one, at work or not', () => {
    const game = five('working', (s) => {
      s.working.goods.education = 10
      s.pool.working = { unskilled: 9, agriculture: 0, luxury: 0, healthcare: 0, education: 0, media: 1 }
    })
    const play = game.run((t) => useEducation.perform(t, 'working'))
    expect(play.legal).toEqual(expect.arrayContaining(['skill:unskilled', 'worker:supermarket-1']))
    play.answers('worker:supermarket-1')
    expect(findCompany(game.state, 'supermarket').slots[1]?.skill).toBe('media')
    expect(game.state.pool.working).toMatchObject({ unskilled: 10, media: 0 })
  })

  it('H-COMP-05: with no color left the action is not possible', () => {
    const { state } = five('working', (s) => {
      s.working.goods.education = 10
      s.pool.working = { unskilled: 9, agriculture: 0, luxury: 0, healthcare: 0, education: 0, media: 0 }
    })
    expect(useEducation.whyNot(state, 'working')?.rule).toBe('H-COMP-05')
  })
})

describe('Use Luxury', () => {
  it('H-USE-08: Luxury for the Population brings 1 Prosperity', () => {
    const game = five('middle', (s) => {
      s.middle.goods.luxury = 5
    })
    game.run((t) => useLuxury.perform(t, 'middle'))
    expect(game.state.middle).toMatchObject({ goods: { luxury: 0 }, prosperity: 1, vp: 1 })
  })

  it('H-USE-11: not with less than the full amount', () => {
    const { state } = five('working', (s) => {
      s.working.goods.luxury = 4
    })
    expect(useLuxury.whyNot(state, 'working')).toMatchObject({ rule: 'H-USE-11', params: { needed: 5, have: 4 } })
  })

  it('H-USE-09, H-BUY-10: goods in the Storage of the Middle Class do not count before they are moved', () => {
    const { state } = five('middle', (s) => {
      s.middle.storage.luxury = 8
    })
    expect(useLuxury.whyNot(state, 'middle')?.rule).toBe('H-USE-11')
  })
})

it('H-USE-12: each is a Free Action of both classes', () => {
  for (const role of ['working', 'middle'] as const) {
    expect(FREE_ACTIONS[role]).toEqual(expect.arrayContaining([useHealthcare, useEducation, useLuxury]))
  }
})

it('H-USE-12: cards may use a resource beyond the Free Action', () => {
  const game = five('working', (s) => {
    s.working.goods.luxury = 10
  })
  for (let times = 0; times < 2; times++) game.run((t) => consume(t, 'working', 'luxury'))
  expect(game.state.working).toMatchObject({ prosperity: 2, vp: 3 })
})
