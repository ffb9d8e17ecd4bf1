import { describe, expect, it } from 'vitest'
import { MIDDLE_ACTIONS } from '../data/actions-middle.ts'
import type { Policy, Section } from '../data/vocabulary.ts'
import { findCompany, workerCount } from '../rules/labour/workers.ts'
import type { HegemonyState } from '../state/state.ts'
import { employ, employHelp, own, unemploy, unemployedAre, withWorkers } from '../testing/arrange.ts'
import { playing, refusal } from '../testing/cards.ts'
import { MIDDLE_EFFECTS } from './middle.ts'

type Change = (s: HegemonyState) => void

/** Sets these sections, then applies further changes of the test. */
function under(sections: Partial<Record<Policy, Section>>, change: Change = () => undefined): Change {
  return (s) => {
    Object.assign(s.policies, sections)
    change(s)
  }
}

/** One number differs from the start of the game. */
const poor =
  (money: number): Change =>
  (s) => {
    s.middle.money = money
  }
const publicHealth =
  (stock: number): Change =>
  (s) => {
    s.state.storage.health = stock
  }
const media =
  (stock: number): Change =>
  (s) => {
    s.state.media = stock
  }
const cubesLeft =
  (count: number): Change =>
  (s) => {
    s.cubes.middle = count
  }

const effectOver = 'ask.turn-free'

it('H-TURN-04: every distinct card of the deck has an effect, and no other has', () => {
  expect(Object.keys(MIDDLE_EFFECTS).sort()).toEqual(MIDDLE_ACTIONS.map(({ id }) => id).sort())
})

it('H-TURN-04: a card asks for its printed sections', () => {
  const sections: Record<string, readonly [Policy, Section]> = {
    'middle-healthcare-benefits': [4, 'A'],
    'middle-import-subsidy': [6, 'C'],
    'middle-small-business-grant': [1, 'C'],
    'middle-land-of-opportunity': [7, 'A'],
    'middle-employment-subsidy': [1, 'C'],
    'middle-specialization': [7, 'A'],
    'middle-state-scholarship': [5, 'A'],
    'middle-unemployment-initiative-program': [4, 'C'],
    'middle-export-subsidy': [1, 'C'],
    'middle-labor-market-deregulation': [2, 'A'],
    'middle-supplemental-income-program': [2, 'A'],
  }
  for (const { id, requires } of MIDDLE_ACTIONS) {
    expect(requires !== undefined).toBe(id in sections)
    const wrong = sections[id]
    if (wrong === undefined) continue
    expect(refusal(id, under({ [wrong[0]]: wrong[1] }))).toMatchObject({
      rule: 'H-TURN-04',
      key: 'why.policy-requirement',
    })
  }
})

describe('Healthcare Benefits and State Scholarship', () => {
  it('H-FAQC-07, H-FAQC-08, H-FAQ-17: 5 Health at 4B cost 13₳; the State gains 1 VP and Legitimacy', () => {
    const { game, play } = playing('middle-healthcare-benefits', (s) => withWorkers(s, 'middle', 15))
    expect(play.legal).toEqual([1, 2, 3, 4, 5])
    play.answers(5)
    expect(game.state.middle).toMatchObject({ money: 27, goods: { health: 5 } })
    expect(game.state.state).toMatchObject({ money: 133, vp: 1, storage: { health: 1 } })
    expect(game.state.state.legitimacy).toEqual({ working: 2, middle: 3, capitalist: 2 })
  })

  it('H-FAQC-05, H-FAQC-06, H-STATE-SALE-04: the same for Education at 5B', () => {
    const { game, play } = playing(
      'middle-state-scholarship',
      under({ 5: 'B' }, (s) => withWorkers(s, 'middle', 15)),
    )
    play.answers(5)
    expect(game.state.middle).toMatchObject({ money: 27, goods: { education: 5 } })
    expect(game.state.state).toMatchObject({ vp: 1, legitimacy: { middle: 3 } })
  })

  it('H-STATE-SALE-05: at 5C the price is half of 10₳ and the State gains no VP', () => {
    const { game, play } = playing('middle-state-scholarship')
    play.answers(3)
    expect(game.state.middle.money).toBe(40 - 15)
    expect(game.state.state).toMatchObject({ vp: 0, legitimacy: { middle: 3 } })
  })

  it('H-BUY-04, H-BUY-13: not without stock or money', () => {
    expect(refusal('middle-healthcare-benefits', publicHealth(0))?.rule).toBe('H-BUY-04')
    expect(refusal('middle-healthcare-benefits', poor(2))?.rule).toBe('H-BUY-04')
    expect(refusal('middle-healthcare-benefits', poor(3))).toBeNull()
  })
})

describe('Import Subsidy', () => {
  it('H-GEN-16: up to the Population without tariff; Legitimacy for every 4 bought', () => {
    const { game, play } = playing('middle-import-subsidy', (s) => {
      withWorkers(s, 'middle', 24)
      s.middle.money = 100
    })
    play.answers('resource:luxury')
    expect(play.legal).toHaveLength(8)
    play.answers(8)
    expect(game.state.middle).toMatchObject({ money: 52, goods: { luxury: 8 } })
    expect(game.state.state).toMatchObject({ money: 120, legitimacy: { middle: 4 } })
  })

  it('R-73: no purchase is required', () => {
    const { game, play } = playing('middle-import-subsidy')
    play.answers('done')
    expect(game.state.middle).toMatchObject({ money: 40, goods: { food: 0, luxury: 0 } })
    expect(game.state.middle.used).toEqual(['middle-import-subsidy'])
    expect(game.eventsOf('legitimacy')).toEqual([])
  })

  it('H-GEN-16: 3 are not 4', () => {
    const { game, play } = playing('middle-import-subsidy')
    play.answers('resource:food', 3)
    expect(game.state.middle).toMatchObject({ money: 10, goods: { food: 3 } })
    expect(game.state.state.legitimacy.middle).toBe(2)
  })

  it('H-BUY-13: not without money', () => {
    expect(refusal('middle-import-subsidy', poor(5))?.rule).toBe('H-BUY-04')
    expect(refusal('middle-import-subsidy', poor(6))).toBeNull()
  })
})

describe('cards that build', () => {
  /** A pharmacy and a game store in the Market, a free healthcare worker and an unskilled one, an idle worker. */
  function builder(s: HegemonyState): void {
    s.middle.market = ['pharmacy', 'game-store']
    s.decks.middle.cards = ['training-center', 'pr-agency']
    unemploy(s, 'middle', 'healthcare')
    unemploy(s, 'middle', 'unskilled')
  }

  it('Small Business Grant, H-TURN-09: the State pays all, with a loan if need be', () => {
    const { game, play } = playing(
      'middle-small-business-grant',
      under({ 1: 'B' }, (s) => {
        builder(s)
        s.state.money = 10
      }),
    )
    expect(play.whyNot('company:game-store')).toBeUndefined()
    play.answers('company:pharmacy', 'skill:healthcare', 'skill:unskilled')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.middle.money).toBe(40)
    expect(game.state.state).toMatchObject({ money: 44, loans: 1, legitimacy: { middle: 3 } })
    expect(findCompany(game.state, 'pharmacy').slots.every((worker) => worker?.committed === true)).toBe(true)
  })

  it('Small Business Grant, H-MID-BUILD-02: not without workers for a Company', () => {
    const reason = refusal(
      'middle-small-business-grant',
      under({ 1: 'A' }, (s) => {
        s.middle.market = ['training-center']
        for (const worker of findCompany(s, 'technical-university').slots) if (worker !== null) worker.committed = true
      }),
    )
    expect(reason?.rule).toBe('H-MID-BUILD-02')
  })

  it('Land of Opportunity: the skilled worker comes from the Supply, the cost is paid as usual', () => {
    const { game, play } = playing('middle-land-of-opportunity', (s) => {
      s.middle.market = ['tutoring-company']
      for (const company of s.companies.state) for (const worker of company.slots) if (worker) worker.committed = true
    })
    const before = 7
    play.answers('wage:2', 'none')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.middle.money).toBe(40 - 12)
    expect(workerCount(game.state, 'middle')).toBe(before + 1)
    expect(findCompany(game.state, 'tutoring-company').slots[0]).toMatchObject({ skill: 'education', committed: true })
  })

  it('Land of Opportunity: exactly one comes from the Supply; a second place is filled from the board', () => {
    const { game, play } = playing('middle-land-of-opportunity', (s) => {
      builder(s)
      s.middle.market = ['training-center']
    })
    play.answers('skill:education', 'skill:unskilled')
    expect(play.prompt).toBe(effectOver)
    const slots = findCompany(game.state, 'training-center').slots
    expect(slots.map((worker) => worker?.skill)).toEqual(['education', 'unskilled'])
    expect(workerCount(game.state, 'middle')).toBe(9 + 1)
  })

  it('Land of Opportunity, H-MID-BUILD-02: not when one newcomer is too few, or none of the kind is left', () => {
    const committed: Change = (s) => {
      for (const company of Object.values(s.companies).flat())
        for (const worker of company.slots) if (worker !== null) worker.committed = true
      unemployedAre(s, 'middle', {})
    }
    const card = 'middle-land-of-opportunity'
    const market =
      (id: string, change: Change = () => undefined): Change =>
      (s) => {
        committed(s)
        s.middle.market = [id]
        change(s)
      }
    expect(refusal(card, market('tutoring-company'))).toBeNull()
    expect(refusal(card, market('training-center'))?.rule).toBe('H-MID-BUILD-02')
    expect(
      refusal(
        card,
        market('tutoring-company', (s) => (s.pool.middle.education = 0)),
      )?.rule,
    ).toBe('H-MID-BUILD-02')
  })

  it('Land of Opportunity, H-GEN-11: not without the cost', () => {
    expect(
      refusal('middle-land-of-opportunity', (s) => {
        s.middle.market = ['tutoring-company']
        s.middle.money = 11
      })?.rule,
    ).toBe('H-GEN-11')
  })

  it('Investment Opportunities, R-12: 8₳ off in the Market', () => {
    const { game, play } = playing('middle-investment-opportunities', builder)
    play.answers('market', 'company:pharmacy', 'skill:healthcare', 'skill:unskilled')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.middle.money).toBe(40 - 8)
  })

  it('Investment Opportunities, H-INFO-02: or any Company of the deck for 8₳ more; the rest is shuffled', () => {
    const { game, play } = playing('middle-investment-opportunities', (s) => {
      builder(s)
      unemploy(s, 'middle', 'education')
    })
    play.answers('deck', 'company:training-center', 'skill:education', 'skill:unskilled')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.middle.money).toBe(40 - 24)
    expect(game.state.decks.middle.cards).toEqual(['pr-agency'])
    expect(game.state.middle.market).toEqual(['pharmacy', 'game-store'])
  })

  it('Investment Opportunities, H-MID-BUILD-06: not with 8 Companies', () => {
    const reason = refusal('middle-investment-opportunities', (s) => {
      builder(s)
      for (const id of ['organic-farm', 'fast-food-restaurant', 'jewelry-store', 'pr-agency']) own(s, 'middle', id)
      for (const id of ['electronics-store', 'private-school']) own(s, 'middle', id)
    })
    expect(reason?.rule).toBe('H-MID-BUILD-06')
  })

  it('Growing Business, R-14: a Storage tile, then a Company 4₳ cheaper if it makes that resource', () => {
    const { game, play } = playing('middle-growing-business', builder)
    play.answers('resource:health')
    expect(game.state.middle.tiles.health).toBe(true)
    play.answers('company:pharmacy', 'skill:healthcare', 'skill:unskilled')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.middle.money).toBe(40 - 12)
  })

  it('Growing Business: another Company costs its price; building is optional', () => {
    const { game, play } = playing('middle-growing-business', builder)
    play.answers('resource:food', 'company:pharmacy', 'skill:healthcare', 'skill:unskilled')
    expect(game.state.middle.money).toBe(40 - 16)
    const { game: idle, play: declined } = playing('middle-growing-business', builder)
    declined.answers('resource:food', 'done')
    expect(declined.prompt).toBe(effectOver)
    expect(idle.state.middle).toMatchObject({ money: 40, tiles: { food: true } })
  })

  it('Growing Business, H-STORE-05: without a tile to take it is worth no more than a Company', () => {
    const full: Change = (s) => {
      builder(s)
      s.middle.tiles = { food: true, luxury: true, health: true, education: true }
    }
    expect(refusal('middle-growing-business', full)).toBeNull()
    expect(
      refusal('middle-growing-business', (s) => {
        full(s)
        s.middle.money = 0
      })?.rule,
    ).toBe('H-GEN-11')
    const { game, play } = playing('middle-growing-business', full)
    play.answers('company:pharmacy', 'skill:healthcare', 'skill:unskilled')
    expect(game.state.middle.money).toBe(40 - 16)
  })
})

describe('cards that export', () => {
  it('Foreign Market Insight: a new card or the present one, each lot twice, each for 1 VP', () => {
    const { game, play } = playing('middle-foreign-market-insight', (s) => {
      s.exportCard = 'export-02'
      s.decks.export = { cards: ['export-03', 'export-01'], discard: [] }
      s.middle.storage = { food: 5, luxury: 0, health: 0, education: 0 }
    })
    expect(play.legal).toEqual(['card:export-02', 'card:export-01'])
    play.answers('card:export-01', 'sale:food-0')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.middle).toMatchObject({ money: 80, vp: 2, storage: { food: 1 } })
    expect(game.state.exportCard).toBe('export-01')
    expect(game.state.decks.export).toEqual({ cards: ['export-03'], discard: ['export-02'] })
  })

  it('Foreign Market Insight: keeping the present card discards the new one; a sale follows if one is possible', () => {
    const { game, play } = playing('middle-foreign-market-insight', (s) => {
      s.exportCard = 'export-02'
      s.decks.export = { cards: ['export-01'], discard: [] }
      s.middle.storage.food = 8
    })
    play.answers('card:export-02')
    expect(play.legal).not.toContain('done')
    play.answers('sale:food-0', 'done')
    expect(game.state.middle).toMatchObject({ money: 70, vp: 1 })
    expect(game.state.decks.export.discard).toEqual(['export-01'])
    expect(refusal('middle-foreign-market-insight')).toBeNull()
  })

  it('Foreign Market Insight, H-CAP-EXPORT-01: nothing a third time', () => {
    const { play } = playing('middle-foreign-market-insight', (s) => {
      s.exportCard = 'export-02'
      s.decks.export = { cards: ['export-01'], discard: [] }
      s.middle.storage.food = 8
    })
    play.answers('card:export-01', 'sale:food-0', 'sale:food-0')
    expect(play.prompt).toBe(effectOver)
  })

  it('Export Subsidy: the State adds 5₳ to each transaction, with a loan if need be; Legitimacy +1', () => {
    const { game, play } = playing(
      'middle-export-subsidy',
      under({ 1: 'A' }, (s) => {
        s.exportCard = 'export-01'
        s.middle.storage = { food: 8, luxury: 4, health: 0, education: 0 }
        s.state.money = 0
      }),
    )
    play.answers('sale:food-0', 'sale:food-1', 'sale:luxury-0')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.middle).toMatchObject({ money: 40 + 20 + 55 + 30 + 15, vp: 3 })
    expect(game.state.state).toMatchObject({ money: 35, loans: 1, legitimacy: { middle: 3 } })
  })

  it('Export Subsidy, H-CAP-EXPORT-02: not without a lot to fill', () => {
    expect(
      refusal(
        'middle-export-subsidy',
        under({ 1: 'A' }, (s) => {
          s.middle.storage = { food: 1, luxury: 0, health: 0, education: 0 }
        }),
      )?.rule,
    ).toBe('H-CAP-EXPORT-02')
  })
})

describe('cards about employees', () => {
  it('Employment Subsidy: 5₳ for each Company with an employee, Legitimacy for every 3', () => {
    const { game, play } = playing(
      'middle-employment-subsidy',
      under({ 1: 'B' }, (s) => {
        for (const company of s.companies.middle) employHelp(s, company, true)
        employHelp(s, employ(s, own(s, 'middle', 'game-store'), 'middle', true), true)
      }),
    )
    expect(game.state.middle.money).toBe(40 + 15)
    expect(play.prompt).toBe('ask.extra-shift')
    play.answers('done')
    expect(game.state.state).toMatchObject({ money: 105, legitimacy: { middle: 3 } })
  })

  it('Employment Subsidy, H-MID-SHIFT-01: then one of these Companies may work an Extra Shift', () => {
    const { game, play } = playing(
      'middle-employment-subsidy',
      under({ 1: 'B' }, (s) => {
        employHelp(s, findCompany(s, 'doctors-office'))
      }),
    )
    expect(play.whyNot('company:convenience-store')?.key).toBe('why.no-employee')
    play.answers('company:doctors-office')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.middle).toMatchObject({ money: 40 + 5 - 8, storage: { health: 5 } })
    expect(game.state.state.legitimacy.middle).toBe(2)
  })

  it('Employment Subsidy, H-GEN-11: not without an employee', () => {
    expect(refusal('middle-employment-subsidy', under({ 1: 'B' }))).toMatchObject({
      rule: 'H-GEN-11',
      key: 'why.nobody-employed',
    })
  })

  it('Specialization: a Working Class worker of a color the Middle Class names, then up to 3 are hired', () => {
    const { game, play } = playing('middle-specialization', (s) => {
      employ(s, own(s, 'middle', 'electronics-store'), 'middle')
    })
    expect(play.seat).toBe('middle')
    play.answers('skill:luxury')
    expect(workerCount(game.state, 'working')).toBe(9)
    expect(play.legal).toEqual([
      'company:convenience-store',
      'company:doctors-office',
      'company:electronics-store',
      'done',
    ])
    play.answers('company:electronics-store', 'company:doctors-office')
    expect(play.prompt).toBe(effectOver)
    expect(findCompany(game.state, 'electronics-store').employee).toEqual({
      class: 'working',
      skill: 'luxury',
      committed: true,
    })
    expect(findCompany(game.state, 'doctors-office').employee?.skill).toBe('unskilled')
  })

  it('Specialization, H-MID-BUILD-05: unskilled workers take unskilled places first; hiring is optional', () => {
    const { game, play } = playing('middle-specialization')
    play.answers('skill:media', 'company:doctors-office')
    expect(findCompany(game.state, 'doctors-office').employee?.skill).toBe('unskilled')
    // No unskilled worker is left, so the newcomer may take the other slot.
    play.answers('company:convenience-store')
    expect(findCompany(game.state, 'convenience-store').employee?.skill).toBe('media')
    const { game: idle, play: declined } = playing('middle-specialization')
    declined.answers('skill:media', 'done')
    expect(declined.prompt).toBe(effectOver)
    expect(idle.state.unemployed.working).toMatchObject({ unskilled: 1, media: 1 })
  })

  it('Specialization, H-COMP-06: without skilled workers an unskilled one comes', () => {
    const { game, play } = playing('middle-specialization', (s) => {
      s.pool.working = { unskilled: 5, agriculture: 0, luxury: 0, healthcare: 0, education: 0, media: 0 }
    })
    play.answers('done')
    expect(game.state.unemployed.working.unskilled).toBe(2)
  })

  it('Unemployment Initiative Program, H-FAQ-14: up to 3 are hired, committed, 5₳ from the State for each', () => {
    const { game, play } = playing('middle-unemployment-initiative-program', (s) => {
      unemploy(s, 'working', 'unskilled')
      unemploy(s, 'working', 'media')
      s.state.money = 4
    })
    play.answers('company:doctors-office')
    expect(play.legal).toContain('done')
    play.answers('company:convenience-store')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.middle.money).toBe(50)
    expect(game.state.state).toMatchObject({ money: 44, loans: 1, legitimacy: { middle: 3 } })
    expect(findCompany(game.state, 'doctors-office').employee?.committed).toBe(true)
  })

  it('Unemployment Initiative Program: at most 3', () => {
    const { game, play } = playing('middle-unemployment-initiative-program', (s) => {
      for (const id of ['game-store', 'local-newspaper']) employ(s, own(s, 'middle', id), 'middle')
      withWorkers(s, 'working', 15)
    })
    play.answers('company:doctors-office', 'company:convenience-store', 'company:game-store')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.middle.money).toBe(55)
  })

  it('Unemployment Initiative Program, H-ASSIGN-08: one place is enough', () => {
    const one = (s: HegemonyState): void => {
      s.companies.middle = s.companies.middle.filter(({ id }) => id === 'doctors-office')
    }
    expect(refusal('middle-unemployment-initiative-program', one)).toBeNull()
    const { game } = playing('middle-unemployment-initiative-program', one)
    expect(findCompany(game.state, 'doctors-office').employee).not.toBeNull()
  })

  it('Unemployment Initiative Program, H-ASSIGN-08: not without a slot and a suitable worker', () => {
    expect(
      refusal('middle-unemployment-initiative-program', (s) => {
        s.unemployed.working.unskilled = 0
      })?.rule,
    ).toBe('H-ASSIGN-08')
    expect(
      refusal('middle-unemployment-initiative-program', (s) => {
        for (const company of s.companies.middle) company.slots = [null]
      })?.rule,
    ).toBe('H-ASSIGN-08')
  })
})

describe('cards that sell to the State', () => {
  it('HX-30, H-TURN-06, H-GEN-16: 5 Health bring 50₳ and Legitimacy +1', () => {
    const { game, play } = playing('middle-health-crisis', (s) => {
      s.middle.storage.health = 5
    })
    play.answers(5)
    expect(game.state.middle).toMatchObject({ money: 90, storage: { health: 0 } })
    expect(game.state.state).toMatchObject({ money: 70, storage: { health: 11 }, legitimacy: { middle: 3 } })
  })

  it('HX-30: 6 Health bring 60₳ and +2; more than 6 are not sold', () => {
    const { game, play } = playing('middle-health-crisis', (s) => {
      s.middle.storage.health = 8
    })
    expect(play.legal).toEqual([1, 2, 3, 4, 5, 6])
    play.answers(6)
    expect(game.state.middle.money).toBe(100)
    expect(game.state.state.legitimacy.middle).toBe(4)
  })

  it('H-FAQC-15, H-FAQ-16: no more than the State can store, but more than it can pay for', () => {
    const { game, play } = playing('middle-health-crisis', (s) => {
      s.middle.storage.health = 6
      s.state.storage.health = 8
      s.state.money = 0
    })
    expect(play.legal).toEqual([1, 2, 3, 4])
    play.answers(4)
    expect(game.state.state).toMatchObject({ loans: 1, money: 10, storage: { health: 12 } })
    expect(refusal('middle-health-crisis', publicHealth(12))?.rule).toBe('H-FAQ-16')
  })

  it('H-FAQC-16: Higher Education Program does the same with Education', () => {
    const { game, play } = playing('middle-higher-education-program', (s) => {
      s.middle.storage.education = 6
      s.state.storage.education = 9
      s.state.money = 5
    })
    expect(play.legal).toEqual([1, 2, 3])
    play.answers(3)
    expect(game.state.middle.money).toBe(70)
    expect(game.state.state).toMatchObject({ loans: 1, money: 25, legitimacy: { middle: 3 } })
    expect(refusal('middle-higher-education-program')?.rule).toBe('H-GEN-11')
  })
})

describe('cards that buy', () => {
  it('Highlight Social Issues: 3 Media Influence for 15₳, Legitimacy +1', () => {
    const { game } = playing('middle-highlight-social-issues')
    expect(game.state.middle).toMatchObject({ money: 25, influence: 4 })
    expect(game.state.state).toMatchObject({ money: 135, media: 1, legitimacy: { middle: 3 } })
  })

  it('Highlight Social Issues, H-BUY-04, H-GEN-11: all three or none', () => {
    expect(refusal('middle-highlight-social-issues', media(2))?.rule).toBe('H-BUY-04')
    expect(refusal('middle-highlight-social-issues', poor(14))?.rule).toBe('H-GEN-11')
  })

  it('Personal Consumption: any number of sources, the Population from each', () => {
    const { game, play } = playing('middle-personal-consumption', (s) => {
      s.middle.storage.luxury = 1
      s.state.storage.luxury = 3
      s.middle.money = 100
    })
    play.answers('many-sources', 'resource:luxury')
    play.answers('source:middle', 'source:capitalist', 2, 'source:state', 3, 'source:foreign', 3)
    expect(play.prompt).toBe(effectOver)
    expect(game.state.middle.goods.luxury).toBe(9)
    expect(game.state.middle.money).toBe(100 - 16 - 24 - 27)
  })

  it('Personal Consumption: or one source, twice the Population', () => {
    const { game, play } = playing('middle-personal-consumption')
    play.answers('one-source', 'resource:health', 'source:state')
    expect(play.legal).toEqual([1, 2, 3, 4, 5, 6])
    play.answers(6)
    expect(play.prompt).toBe(effectOver)
    expect(game.state.middle).toMatchObject({ money: 10, goods: { health: 6 } })
  })

  it('Personal Consumption, H-BUY-04: not when nothing can be bought', () => {
    const broke: Change = (s) => {
      s.middle.money = 0
      s.middle.storage = { food: 0, luxury: 0, health: 0, education: 0 }
    }
    expect(refusal('middle-personal-consumption', broke)?.rule).toBe('H-BUY-04')
    expect(refusal('middle-personal-consumption', under({ 4: 'A' }, broke))).toBeNull()
  })

  it('Public Sector Overtime: a public Company pays and produces; then its product may be bought', () => {
    const { game, play } = playing('middle-public-sector-overtime', (s) => {
      s.state.money = 20
    })
    expect(play.whyNot('company:national-public-broadcasting')?.rule).toBe('H-OPER-12')
    play.answers('company:technical-university')
    expect(game.state.state).toMatchObject({ money: 40, loans: 1, storage: { education: 12 } })
    expect(game.state.middle.money).toBe(70)
    play.answers('resource:education', 3)
    expect(play.prompt).toBe(effectOver)
    expect(game.state.middle).toMatchObject({ money: 40, goods: { education: 3 } })
  })

  it('Public Sector Overtime, H-STRIKE-11: not where there is a strike; buying is optional', () => {
    const struck: Change = (s) => {
      for (const company of s.companies.state) company.strike = true
    }
    expect(refusal('middle-public-sector-overtime', struck)?.rule).toBe('H-STRIKE-11')
    const { game, play } = playing('middle-public-sector-overtime')
    play.answers('company:university-hospital', 'done')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.working.money).toBe(60)
    expect(game.state.middle.goods.health).toBe(0)
  })

  it('Supplemental Income Program: 2₳ for each worker of others; Legitimacy for every 5; then a purchase', () => {
    const { game, play } = playing('middle-supplemental-income-program')
    expect(game.state.middle.money).toBe(40 + 10)
    expect(play.prompt).toBe('ask.buy-resource')
    play.answers('resource:health', 'source:state', 1, 'done')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.state.legitimacy.middle).toBe(3)
    expect(game.state.middle.goods.health).toBe(1)
  })

  it('Supplemental Income Program: 3 workers bring 6₳ and no Legitimacy; the purchase is optional', () => {
    const { game, play } = playing('middle-supplemental-income-program', (s) => {
      s.companies.capitalist = []
    })
    play.answers('done')
    expect(game.state.middle.money).toBe(40 + 6)
    expect(game.state.state.legitimacy.middle).toBe(2)
  })
})

describe('cards about people', () => {
  it('Migration: one or two leave, 5₳ for an unskilled and 10₳ for a skilled one', () => {
    const { game, play } = playing('middle-migration', (s) => {
      for (const skill of ['unskilled', 'unskilled', 'media', 'media'] as const) unemploy(s, 'middle', skill)
    })
    play.answers('skill:media')
    expect(play.legal).toEqual(['skill:unskilled', 'skill:media', 'done'])
    play.answers('skill:unskilled')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.middle.money).toBe(55)
    expect(workerCount(game.state, 'middle')).toBe(9)
  })

  it('H-FAQC-19, H-BRD-03: with fewer than 10 workers the Population stays 3', () => {
    const { game, play } = playing('middle-migration', (s) => {
      for (let i = 0; i < 4; i++) unemploy(s, 'middle', 'unskilled')
    })
    play.answers('skill:unskilled')
    expect(game.eventsOf('population')).toEqual([])
    expect(game.state.middle.money).toBe(50)
  })

  it('Migration, H-TURN-04: only with 4 unemployed', () => {
    const unemployed = (count: number) =>
      refusal('middle-migration', (s) => {
        for (let i = 0; i < count; i++) unemploy(s, 'middle', 'unskilled')
      })
    expect(unemployed(3)?.rule).toBe('H-TURN-04')
    expect(unemployed(4)).toBeNull()
  })

  it('Labor Market Deregulation, H-FAQ-14: at 2B any number of the unemployed, who become committed', () => {
    const { game, play } = playing('middle-labor-market-deregulation', (s) => {
      for (const skill of ['healthcare', 'media', 'unskilled', 'unskilled', 'unskilled'] as const) {
        unemploy(s, 'middle', skill)
      }
    })
    expect(play.options.every(({ id }) => !id.startsWith('worker:'))).toBe(true)
    play.answers('skill:healthcare', 'company:clinic', 'skill:unskilled')
    play.answers('skill:media')
    expect(play.prompt).toBe(effectOver)
    for (const id of ['clinic', 'national-public-broadcasting']) {
      expect(findCompany(game.state, id).slots.every((worker) => worker?.committed === true)).toBe(true)
    }
  })

  it('Labor Market Deregulation, H-FAQC-03: at 2C others can change their job, but no committed workers', () => {
    const { play } = playing(
      'middle-labor-market-deregulation',
      under({ 2: 'C' }, (s) => {
        unemploy(s, 'middle', 'healthcare')
        for (const worker of findCompany(s, 'shopping-mall').slots) if (worker !== null) worker.committed = true
      }),
    )
    expect(play.whyNot('worker:shopping-mall-1')?.rule).toBe('H-COMMIT-06')
    expect(play.legal).toContain('worker:technical-university-1')
  })

  it('H-FAQC-04: if all workers of a Company are replaced, the new ones are not committed', () => {
    const { game, play } = playing(
      'middle-labor-market-deregulation',
      under({ 2: 'C' }, (s) => {
        for (const skill of ['luxury', 'unskilled', 'unskilled'] as const) unemploy(s, 'middle', skill)
        own(s, 'capitalist', 'fashion-company')
      }),
    )
    play.answers('worker:shopping-mall-0', 'company:fashion-company', 'worker:shopping-mall-1')
    play.answers('skill:luxury', 'company:shopping-mall', 'skill:unskilled')
    expect(findCompany(game.state, 'fashion-company').slots.map((worker) => worker?.committed)).toEqual([true, true])
    expect(findCompany(game.state, 'shopping-mall').slots.map((worker) => worker?.committed)).toEqual([false, false])
  })

  it('Labor Market Deregulation, H-ASSIGN-04: not when no worker has a slot', () => {
    expect(refusal('middle-labor-market-deregulation')?.rule).toBe('H-ASSIGN-04')
  })

  it('New Theme Park: 6₳ for each Population bring 1 Prosperity', () => {
    const { game } = playing('middle-new-theme-park', (s) => {
      s.middle.prosperity = 2
    })
    expect(game.state.middle).toMatchObject({ money: 40 - 18, prosperity: 3, vp: 3 })
    expect(refusal('middle-new-theme-park', poor(17))?.rule).toBe('H-GEN-11')
  })
})

describe('cards about politics', () => {
  it('H-FAQC-23: Public Opinion Polling shows 5 cubes before the vote is called, free of charge', () => {
    const { game, play } = playing('middle-public-opinion-polling')
    play.answers('bill:5B')
    expect(game.eventsOf('cubes-drawn')).toHaveLength(1)
    expect(game.eventsOf('side')).toEqual([])
    expect(play.seat).toBe('middle')
    play.answers(true)
    expect(play.seat).toBe('working')
    play.answers('for', 'for', 'for', 0, 0, 0, 0)
    expect(game.eventsOf('cubes-drawn')).toHaveLength(1)
    expect(game.eventsOf('vote-result')).toMatchObject([{ passed: true }])
    expect(game.state.middle).toMatchObject({ influence: 1, vp: 3 })
  })

  it('Public Opinion Polling: otherwise the cubes return and the Bill waits for the elections', () => {
    const { game, play } = playing('middle-public-opinion-polling')
    play.answers('bill:5B', false)
    expect(game.state.bag).toEqual({ working: 8, middle: 8, capitalist: 8 })
    expect(game.state.bills[5]).toEqual({ by: 'middle', section: 'B' })
  })

  it('Public Opinion Polling, H-LAW-04: not without a Bill marker', () => {
    const reason = refusal('middle-public-opinion-polling', (s) => {
      for (const policy of [1, 2, 3] as const) s.bills[policy] = { by: 'middle', section: 'B' }
    })
    expect(reason?.rule).toBe('H-LAW-04')
  })

  it('Immigration Reform: 2 cubes, then a Bill on Policy 7, with the usual Immediate Vote', () => {
    const { game, play } = playing('middle-immigration-reform')
    expect(game.state.bag.middle).toBe(10)
    expect(play.legal).toEqual(['bill:7A', 'bill:7C'])
    play.answers('bill:7C')
    expect(play.prompt).toBe('ask.immediate-vote')
    play.answers(false)
    expect(game.state.bills[7]).toEqual({ by: 'middle', section: 'C' })
  })

  it('Immigration Reform, H-LAW-03: not with a Bill on Policy 7', () => {
    expect(
      refusal('middle-immigration-reform', (s) => {
        s.bills[7] = { by: 'working', section: 'A' }
      })?.rule,
    ).toBe('H-LAW-03')
  })

  it('Fake News: 6 cubes are drawn, up to 4 of them leave, the others return', () => {
    const { game, play } = playing('middle-fake-news', (s) => {
      s.bag = { working: 3, middle: 0, capitalist: 3 }
      s.cubes = { working: 22, middle: 25, capitalist: 22 }
    })
    play.answers('class:working', 'class:working', 'class:working', 'class:capitalist')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.bag).toEqual({ working: 0, middle: 0, capitalist: 2 })
    expect(game.state.cubes).toEqual({ working: 25, middle: 25, capitalist: 23 })
  })

  it('Fake News, H-GEN-16: from a nearly empty bag fewer are drawn, and all of them may leave', () => {
    const { game, play } = playing('middle-fake-news', (s) => {
      s.bag = { working: 1, middle: 1, capitalist: 0 }
      s.cubes = { working: 24, middle: 24, capitalist: 25 }
    })
    expect([...game.state.drawn].sort()).toEqual(['middle', 'working'])
    expect(play.question.progress).toEqual({ step: 1, of: 4 })
    play.answers('class:working')
    expect(play.legal).toEqual(['class:middle', 'done'])
    play.answers('class:middle')
    expect(play.prompt).toBe(effectOver)
    expect(game.state.drawn).toEqual([])
    expect(game.state.bag).toEqual({ working: 0, middle: 0, capitalist: 0 })
    expect(game.state.cubes).toEqual({ working: 25, middle: 25, capitalist: 25 })
    const last = (s: HegemonyState): void => {
      s.bag = { working: 1, middle: 0, capitalist: 0 }
    }
    const strict = playing('middle-fake-news', last, { strict: true })
    expect(strict.play.answers('class:working').prompt).toBe(effectOver)
  })

  it('Fake News: removing is optional, an empty bag is not', () => {
    const { game, play } = playing('middle-fake-news')
    play.answers('done')
    expect(game.state.bag).toEqual({ working: 8, middle: 8, capitalist: 8 })
    expect(
      refusal('middle-fake-news', (s) => {
        s.bag = { working: 0, middle: 0, capitalist: 0 }
      })?.rule,
    ).toBe('H-GEN-11')
  })

  it('Interest Groups: 3 cubes of others give way to own ones', () => {
    const { game } = playing('middle-interest-groups')
    const { working, middle, capitalist } = game.state.bag
    expect(middle).toBe(11)
    expect(working + capitalist).toBe(13)
    expect(game.state.cubes.middle).toBe(14)
  })

  it('Interest Groups, H-COMP-03: not without own cubes in the supply', () => {
    expect(refusal('middle-interest-groups', cubesLeft(0))?.rule).toBe('H-COMP-03')
  })

  it('Voice of Middle Class Workers: 2 cubes and one for each employer', () => {
    const { game } = playing('middle-voice-of-middle-class-workers')
    // The Shopping Mall and the Technical University.
    expect(game.state.bag.middle).toBe(8 + 4)
  })

  it('Voice of Middle Class Workers, H-COMP-03: as many cubes as are left; none: not playable', () => {
    const { game } = playing('middle-voice-of-middle-class-workers', cubesLeft(3))
    expect(game.state.bag.middle).toBe(8 + 3)
    expect(refusal('middle-voice-of-middle-class-workers', cubesLeft(0))?.rule).toBe('H-COMP-03')
  })
})

it('H-TURN-07: with three players Legitimacy symbols are ignored', () => {
  const { game } = playing('middle-highlight-social-issues', undefined, { players: 3 })
  expect(game.eventsOf('legitimacy')).toEqual([])
  expect(game.state.middle.influence).toBe(4)
})
