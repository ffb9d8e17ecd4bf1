import { describe, expect, it } from 'vitest'
import { WORKING_ACTIONS } from '../data/actions-working.ts'
import type { Policy, Section } from '../data/vocabulary.ts'
import { resolveStrikes } from '../rules/actions/strike.ts'
import { findCompany, workerCount, workersIn } from '../rules/labour/workers.ts'
import type { HegemonyState } from '../state/state.ts'
import { employ, employHelp, own, unemploy, withWorkers } from '../testing/arrange.ts'
import { playing, refusal } from '../testing/cards.ts'
import type { Play } from '../testing/given.ts'
import { WORKING_EFFECTS } from './working.ts'

type Change = (s: HegemonyState) => void

/** Sets these sections, then applies further changes of the test. */
function under(sections: Partial<Record<Policy, Section>>, change: Change = () => undefined): Change {
  return (s) => {
    Object.assign(s.policies, sections)
    change(s)
  }
}

/** Sets the number of unskilled unemployed workers. */
const jobless =
  (count: number): Change =>
  (s) => {
    while (s.unemployed.working.unskilled < count) unemploy(s, 'working', 'unskilled')
  }

const withMoney =
  (money: number): Change =>
  (s) => {
    s.working.money = money
  }

/** Whether the effect is over: a Free Action may follow, or the turn has ended. */
function isOver(play: Play<void>): boolean {
  return play.done || play.prompt === 'ask.turn-free'
}

/** Declines all remaining decisions. */
function stop(play: Play<void>): void {
  while (!isOver(play)) play.answers('done')
}

function committed(s: HegemonyState, id: string): boolean[] {
  return workersIn(findCompany(s, id)).map((worker) => worker.committed)
}

it('H-TURN-04: every distinct card of the deck has an effect, and no other has', () => {
  expect(Object.keys(WORKING_EFFECTS).sort()).toEqual(WORKING_ACTIONS.map(({ id }) => id).sort())
})

it('H-TURN-04: a card asks for its printed sections', () => {
  const wrong: Record<string, readonly [Policy, Section]> = {
    'working-specialization': [7, 'A'],
    'working-healthcare-benefits': [4, 'A'],
    'working-labor-market-deregulation': [2, 'A'],
    'working-boost-domestic-tourism': [1, 'C'],
    'working-supplemental-income-program': [2, 'A'],
    'working-signing-bonus': [2, 'A'],
    'working-general-strike': [2, 'A'],
    'working-state-scholarship': [5, 'A'],
    'working-unemployment-benefits': [4, 'C'],
  }
  for (const { id, requires } of WORKING_ACTIONS) {
    const section = wrong[id]
    expect(requires !== undefined, id).toBe(section !== undefined)
    if (section === undefined) continue
    expect(refusal(id, under({ [section[0]]: section[1] })), id).toMatchObject({
      rule: 'H-TURN-04',
      key: 'why.policy-requirement',
    })
  }
})

describe('Specialization', () => {
  const card = 'working-specialization'

  it(`${card}: a skilled worker of any color, who counts for the Population, then up to 3 are assigned`, () => {
    const { game, play } = playing(card, jobless(2))
    const before = workerCount(game.state, 'working')
    play.answers('skill:media')
    expect(workerCount(game.state, 'working')).toBe(before + 1)
    play.answers('skill:media', 'company:national-public-broadcasting', 'skill:unskilled', 'skill:unskilled')
    expect(isOver(play)).toBe(true)
  })

  it(`${card}, H-FAQ-14: workers assigned by the card become committed`, () => {
    const { game, play } = playing(card)
    stop(play.answers('skill:healthcare', 'skill:healthcare', 'company:clinic', 'skill:unskilled'))
    expect(committed(game.state, 'clinic')).toEqual([true, true])
  })

  it(`${card}: an assignment is optional`, () => {
    const { game, play } = playing(card)
    play.answers('skill:luxury', 'done')
    expect(isOver(play)).toBe(true)
    expect(game.state.unemployed.working.luxury).toBe(1)
  })
})

describe('Highlight Social Issues', () => {
  const card = 'working-highlight-social-issues'

  it(`${card}: 3 Media Influence for 15₳ in all, and Legitimacy`, () => {
    const { game } = playing(card)
    expect(game.state.working).toMatchObject({ money: 15, influence: 4 })
    expect(game.state.state).toMatchObject({
      money: 135,
      media: 1,
      legitimacy: { working: 3, middle: 2, capitalist: 2 },
    })
  })

  it(`${card}, H-GEN-11: neither with less money nor with less Influence in Public Services`, () => {
    expect(refusal(card, withMoney(14))?.rule).toBe('H-GEN-11')
    expect(refusal(card, (s) => Object.assign(s.state, { media: 2 }))?.rule).toBe('H-BUY-04')
    expect(refusal(card)).toBeNull()
  })
})

describe('Cooperative Farm', () => {
  const card = 'working-cooperative-farm'

  it(`${card}, H-OPER-11, H-FAQC-31: free of charge, with 3 of the unemployed, committed in this round`, () => {
    const { game } = playing(card, jobless(3))
    expect(game.state.working.money).toBe(30)
    expect(game.state.companies.working.map(({ id }) => id)).toEqual(['cooperative-farm'])
    expect(game.eventsOf('company-built')).toEqual([
      { type: 'company-built', role: 'working', company: 'cooperative-farm', wage: 1 },
    ])
    expect(committed(game.state, 'cooperative-farm')).toEqual([true, true, true])
    expect(game.state.unemployed.working.unskilled).toBe(0)
  })

  it(`${card}: the player chooses who goes, if there is a choice`, () => {
    const { game, play } = playing(card, (s) => {
      jobless(3)(s)
      unemploy(s, 'working', 'media')
    })
    play.answers('skill:media')
    expect(isOver(play)).toBe(true)
    expect(findCompany(game.state, 'cooperative-farm').slots.map((worker) => worker?.skill)).toEqual([
      'media',
      'unskilled',
      'unskilled',
    ])
  })

  it(`${card}, H-TURN-04: needs 3 unemployed workers`, () => {
    expect(refusal(card, jobless(2))?.rule).toBe('H-TURN-04')
    expect(refusal(card, jobless(3))).toBeNull()
  })

  it(`${card}, H-COMP-01: there are two farms`, () => {
    const second = playing(card, (s) => {
      jobless(3)(s)
      own(s, 'working', 'cooperative-farm', 1)
    })
    expect(second.game.state.companies.working.map(({ id }) => id)).toEqual(['cooperative-farm', 'cooperative-farm-2'])
    expect(
      refusal(card, (s) => {
        jobless(3)(s)
        own(s, 'working', 'cooperative-farm', 1)
        own(s, 'working', 'cooperative-farm-2', 1)
      })?.rule,
    ).toBe('H-COMP-01')
  })

  it(`${card}, H-FAQC-31: later its workers may leave; the empty farm stays and can be filled again`, () => {
    const leaving = playing(
      'working-labor-market-deregulation',
      under({ 2: 'C' }, (s) => {
        employ(s, own(s, 'working', 'cooperative-farm', 1), 'working')
        s.unemployed.working.unskilled = 0
      }),
    )
    stop(leaving.play.answers('worker:cooperative-farm-0', 'company:convenience-store'))
    expect(findCompany(leaving.game.state, 'cooperative-farm').slots).toEqual([null, null, null])
    const refilled = playing(
      'working-labor-market-deregulation',
      under({}, (s) => {
        own(s, 'working', 'cooperative-farm', 1)
        jobless(3)(s)
      }),
    )
    stop(refilled.play.answers('company:cooperative-farm'))
    expect(committed(refilled.game.state, 'cooperative-farm')).toEqual([true, true, true])
  })
})

describe('half the price', () => {
  it('working-healthcare-benefits, H-FAQC-07, H-FAQC-08: 5 Health at 5₳ cost 13₳; the State gains 1 VP and Legitimacy', () => {
    const { game, play } = playing('working-healthcare-benefits', (s) => withWorkers(s, 'working', 15))
    expect(play.legal).toEqual([1, 2, 3, 4, 5])
    play.answers(5)
    expect(isOver(play)).toBe(true)
    expect(game.state.working).toMatchObject({ money: 17, goods: { health: 5 } })
    expect(game.state.state).toMatchObject({ money: 133, vp: 1, legitimacy: { working: 3 } })
  })

  it('working-healthcare-benefits: at 4C half of 10₳, and no VP', () => {
    const { game, play } = playing('working-healthcare-benefits', under({ 4: 'C' }))
    play.answers(3)
    expect(game.state.working.money).toBe(15)
    expect(game.state.state).toMatchObject({ vp: 0, legitimacy: { working: 3 } })
  })

  it('HX-01, HX-54, working-state-scholarship, H-FAQC-05, H-FAQC-06, H-TURN-06: the same for Education at 5B', () => {
    const { game, play } = playing(
      'working-state-scholarship',
      under({ 5: 'B' }, (s) => withWorkers(s, 'working', 15)),
    )
    play.answers(5)
    expect(game.state.working).toMatchObject({ money: 17, goods: { education: 5 } })
    expect(game.state.state).toMatchObject({ vp: 1, legitimacy: { working: 3 } })
  })

  it('working-state-scholarship, H-TURN-07: without the State as a player there is no Legitimacy', () => {
    const { game, play } = playing('working-state-scholarship', undefined, { players: 3 })
    play.answers(1)
    expect(game.state.state.legitimacy.working).toBe(2)
  })

  it('working-healthcare-benefits, H-BUY-04: not without Health in Public Services', () => {
    expect(refusal('working-healthcare-benefits', (s) => Object.assign(s.state.storage, { health: 0 }))?.rule).toBe(
      'H-BUY-04',
    )
    expect(refusal('working-state-scholarship', withMoney(0))).not.toBeNull()
  })
})

describe('Boost Domestic Tourism', () => {
  const card = 'working-boost-domestic-tourism'
  const tourism = (change: Change): Change =>
    under({ 1: 'B' }, (s) => {
      withWorkers(s, 'working', 15)
      change(s)
    })

  it(`${card}: Luxury from one other player; the buyer pays half, rounded up, the State the rest`, () => {
    const { game, play } = playing(
      card,
      tourism((s) => {
        s.capitalist.storage.luxury = 9
        s.capitalist.prices.luxury = 5
        s.middle.storage.luxury = 1
      }),
    )
    expect(play.legal).toEqual(['source:middle', 'source:capitalist'])
    play.answers('source:capitalist', 5)
    expect(isOver(play)).toBe(true)
    expect(game.state.working).toMatchObject({ money: 30 - 13, goods: { luxury: 5 } })
    expect(game.state.capitalist.revenue).toBe(145)
    expect(game.state.state).toMatchObject({ money: 108, legitimacy: { working: 3 } })
  })

  it(`${card}: the State may be the seller; then half is all it gets`, () => {
    const { game, play } = playing(
      card,
      tourism((s) => {
        s.state.storage.luxury = 4
        s.capitalist.storage.luxury = 0
      }),
    )
    play.answers(4)
    expect(game.state.working.money).toBe(30 - 16)
    expect(game.state.state.money).toBe(136)
  })

  it(`${card}: not abroad, and without a player not from the State`, () => {
    const bare: Change = tourism((s) => {
      s.capitalist.storage.luxury = 0
      s.state.storage.luxury = 4
    })
    expect(refusal(card, bare, { players: 3 })?.rule).toBe('H-BUY-04')
    expect(refusal(card, bare)).toBeNull()
  })
})

describe('cubes and a Bill', () => {
  const movements = {
    'working-workers-movement': 2,
    'working-healthcare-movement': 4,
    'working-student-movement': 5,
    'working-immigration-reform': 7,
  } as const

  for (const [card, policy] of Object.entries(movements)) {
    it(`${card}: 2 own cubes, then a Bill on Policy ${policy} only`, () => {
      const { game, play } = playing(card, under({ [policy]: 'B' }))
      expect(game.state.bag.working).toBe(10)
      expect(play.options.map(({ id }) => id)).toEqual([`bill:${policy}A`, `bill:${policy}C`])
      play.answers(`bill:${policy}A`)
      expect(play.prompt).toBe('ask.immediate-vote')
      play.answers(false)
      expect(game.state.bills).toEqual({ [policy]: { by: 'working', section: 'A' } })
    })

    it(`${card}, H-LAW-03: not with a Bill on that Policy`, () => {
      expect(refusal(card, (s) => Object.assign(s.bills, { [policy]: { by: 'capitalist', section: 'B' } }))?.rule).toBe(
        'H-LAW-03',
      )
    })
  }
})

describe('Bills', () => {
  it('working-need-for-change, H-FAQC-25: two Bills on different Policies, each Immediate Vote for 1 Influence', () => {
    const { game, play } = playing('working-need-for-change', (s) => {
      s.working.influence = 2
    })
    play.answers('bill:2A', true, 'against', 'against', 'against')
    while (play.prompt === 'ask.vote-influence') play.answers(0)
    while (play.prompt !== 'ask.bill') play.answers(play.legal.includes('done') ? 'done' : (play.legal[0] ?? ''))
    expect(play.options.some(({ id }) => id.startsWith('bill:2'))).toBe(false)
    play.answers('bill:7A')
    expect(play.prompt).toBe('ask.immediate-vote')
    play.answers(false)
    expect(game.state.bills).toEqual({ 7: { by: 'working', section: 'A' } })
    expect(game.state.working.influence).toBe(1)
  })

  it('working-need-for-change, H-LAW-04: with one marker left there is one Bill, without any the card is useless', () => {
    const used =
      (count: number): Change =>
      (s) => {
        s.working.influence = 0
        for (const policy of ([1, 2, 3] as const).slice(0, count)) s.bills[policy] = { by: 'working', section: 'B' }
      }
    const { play } = playing('working-need-for-change', used(2))
    expect(isOver(play.answers('bill:7A'))).toBe(true)
    expect(refusal('working-need-for-change', used(3))?.rule).toBe('H-LAW-04')
  })

  it('working-radical-reforms: any section, but no Immediate Vote', () => {
    const { game, play } = playing('working-radical-reforms')
    expect(play.legal).toContain('bill:3C')
    play.answers('bill:3C')
    expect(isOver(play)).toBe(true)
    expect(game.state.bills[3]).toEqual({ by: 'working', section: 'C' })
  })

  it('working-radical-reforms, H-LAW-04: still with a marker of the own', () => {
    const none: Change = (s) => {
      for (const policy of [1, 2, 3] as const) s.bills[policy] = { by: 'working', section: 'B' }
    }
    expect(refusal('working-radical-reforms', none)?.rule).toBe('H-LAW-04')
  })
})

describe('Public Opinion Polling', () => {
  const card = 'working-public-opinion-polling'

  it(`${card}, H-FAQC-23: the cubes are seen first, the others declare after the vote is called, which is free`, () => {
    const { game, play } = playing(card)
    play.answers('bill:2A')
    expect(game.eventsOf('cubes-drawn')).toHaveLength(1)
    expect(game.eventsOf('side')).toHaveLength(0)
    expect([play.seat, play.prompt]).toEqual(['working', 'ask.immediate-vote-free'])
    play.answers(true)
    expect(play.prompt).toBe('ask.vote-side')
    play.answers('for', 'for', 'for')
    expect(game.eventsOf('cubes-drawn')).toHaveLength(1)
    while (!play.done && play.prompt === 'ask.vote-influence') play.answers(0)
    expect(game.state.policies[2]).toBe('A')
    expect(game.state.working.influence).toBe(1)
    expect(game.state.drawn).toEqual([])
  })

  it(`${card}: declined, the cubes return and the Bill waits for the Elections`, () => {
    const { game, play } = playing(card)
    play.answers('bill:2A', false)
    expect(isOver(play)).toBe(true)
    expect(game.state.bag).toEqual({ working: 8, middle: 8, capitalist: 8 })
    expect(game.state.bills[2]).toEqual({ by: 'working', section: 'A' })
  })

  it(`${card}, H-LAW-04: needs a marker`, () => {
    const none: Change = (s) => {
      for (const policy of [1, 2, 3] as const) s.bills[policy] = { by: 'working', section: 'B' }
    }
    expect(refusal(card, none)?.rule).toBe('H-LAW-04')
  })
})

describe('Labor Market Deregulation', () => {
  const card = 'working-labor-market-deregulation'

  it(`${card}: any number of the unemployed at 2B, no others`, () => {
    const { game, play } = playing(card, (s) => {
      jobless(4)(s)
      own(s, 'capitalist', 'fast-food-chain')
      unemploy(s, 'working', 'healthcare')
    })
    expect(play.options.map(({ id }) => id)).toEqual(['skill:unskilled', 'skill:healthcare'])
    play.answers('skill:unskilled', 'company:fast-food-chain', 'skill:unskilled')
    play.answers('skill:healthcare', 'company:clinic', 'skill:unskilled', 'company:doctors-office')
    expect(isOver(play)).toBe(true)
    expect(game.state.unemployed.working).toMatchObject({ unskilled: 0, healthcare: 0 })
    expect(committed(game.state, 'clinic')).toEqual([true, true])
  })

  it(`${card}, H-FAQC-03: at 2C others move as well, but no committed workers`, () => {
    const { play } = playing(
      card,
      under({ 2: 'C' }, (s) => {
        for (const worker of workersIn(findCompany(s, 'college'))) worker.committed = true
      }),
    )
    expect(play.whyNot('worker:college-0')?.rule).toBe('H-COMMIT-06')
    expect(play.legal).toContain('worker:supermarket-0')
  })

  it(`${card}, H-FAQC-04: where all workers are replaced, the new ones are not committed`, () => {
    const { game, play } = playing(
      card,
      under({ 2: 'C' }, (s) => {
        jobless(1)(s)
        unemploy(s, 'working', 'agriculture')
      }),
    )
    play.answers('worker:supermarket-0', 'company:convenience-store', 'worker:supermarket-1', 'company:doctors-office')
    stop(play.answers('skill:agriculture', 'company:supermarket', 'skill:unskilled'))
    expect(committed(game.state, 'supermarket')).toEqual([false, false])
  })

  it(`${card}, H-ASSIGN-04: not without a place for one of the unemployed`, () => {
    expect(refusal(card, (s) => Object.assign(s.unemployed.working, { unskilled: 0 }))?.rule).toBe('H-ASSIGN-04')
    expect(refusal(card)).toBeNull()
  })
})

describe('Migration', () => {
  const card = 'working-migration'

  it(`${card}: one or two leave: 5₳ for an unskilled, 10₳ for a skilled worker`, () => {
    const { game, play } = playing(card, (s) => {
      jobless(3)(s)
      unemploy(s, 'working', 'media')
    })
    const before = workerCount(game.state, 'working')
    play.answers('skill:media', 'skill:unskilled')
    expect(isOver(play)).toBe(true)
    expect(game.state.working.money).toBe(45)
    expect(workerCount(game.state, 'working')).toBe(before - 2)
    expect(game.state.pool.working.media).toBe(5)
  })

  it(`${card}, H-FAQC-19: the Population does not fall below 3`, () => {
    const { game, play } = playing(card, jobless(4))
    expect(play.legal).toEqual(['skill:unskilled', 'done'])
    play.answers('done')
    expect(workerCount(game.state, 'working')).toBe(10)
    expect(game.eventsOf('population')).toEqual([])
  })

  it(`${card}, H-TURN-04: needs 4 unemployed workers`, () => {
    expect(refusal(card, jobless(3))?.rule).toBe('H-TURN-04')
    expect(refusal(card, jobless(4))).toBeNull()
  })
})

describe('Workplace Accident', () => {
  const card = 'working-workplace-accident'

  it(`${card}, H-FAQC-22, H-FAQ-15: 8₳ for each Company of one opponent in one industry; Revenue first, then Capital`, () => {
    const { game, play } = playing(card, (s) => {
      employ(s, own(s, 'capitalist', 'fast-food-chain'), 'working')
      employ(s, own(s, 'capitalist', 'vegetable-farm'), 'middle')
      employHelp(s, findCompany(s, 'convenience-store'))
      Object.assign(s.capitalist, { revenue: 10, capital: 50 })
    })
    expect(play.legal).toEqual(['industry:agriculture', 'industry:healthcare', 'industry:education'])
    play.answers('industry:agriculture')
    expect(play.legal).toEqual(['role:middle', 'role:capitalist'])
    play.answers('role:capitalist')
    expect(game.state.working.money).toBe(46)
    expect(game.state.capitalist).toMatchObject({ revenue: 0, capital: 44 })
  })

  it(`${card}, H-LOAN-01: the payment is mandatory; the State may be the one who pays`, () => {
    const { game, play } = playing(card, (s) => {
      s.state.money = 3
    })
    play.answers('industry:healthcare')
    expect(game.state.working.money).toBe(38)
    expect(game.state.state).toMatchObject({ loans: 1, money: 45 })
  })

  it(`${card}: without a player the State does not pay`, () => {
    const { play } = playing(card, undefined, { players: 3 })
    expect(play.legal).toEqual(['industry:agriculture', 'industry:education'])
  })

  it(`${card}, H-TURN-04: a player must employ Working Class workers`, () => {
    const idle: Change = (s) => {
      for (const role of ['capitalist', 'middle', 'state'] as const) s.companies[role] = []
    }
    expect(refusal(card, idle)?.rule).toBe('H-TURN-04')
  })
})

describe('Proletarians of the World, Unite!', () => {
  const card = 'working-proletarians-of-the-world-unite'

  it(`${card}: as many cubes as the Population`, () => {
    expect(playing(card, (s) => withWorkers(s, 'working', 18)).game.state.bag.working).toBe(14)
  })

  it(`${card}, H-COMP-03: as many as are left; without any it is useless`, () => {
    const left =
      (cubes: number): Change =>
      (s) => {
        s.cubes.working = cubes
      }
    expect(playing(card, left(2)).game.state.bag.working).toBe(10)
    expect(refusal(card, left(0))?.rule).toBe('H-COMP-03')
  })
})

describe('money from the State, then a purchase', () => {
  it('working-supplemental-income-program: 1₳ for each employed worker, unions included, and Legitimacy for every 10', () => {
    const { game, play } = playing('working-supplemental-income-program', (s) => {
      employ(s, own(s, 'capitalist', 'fish-farm'), 'working')
      s.working.unions.agriculture = true
    })
    expect(game.state.working.money).toBe(30 + 11)
    expect(game.state.state.money).toBe(120 - 11)
    play.answers('resource:food', 'source:foreign', 2)
    stop(play)
    expect(isOver(play)).toBe(true)
    expect(game.state.working).toMatchObject({ money: 11, goods: { food: 2 } })
    expect(game.state.state.legitimacy.working).toBe(3)
  })

  it('working-supplemental-income-program: the purchase may be declined; 9 employed give no Legitimacy', () => {
    const { game, play } = playing('working-supplemental-income-program', (s) => {
      employ(s, own(s, 'capitalist', 'fast-food-chain'), 'working')
    })
    play.answers('done')
    expect(game.state.working.money).toBe(39)
    expect(game.state.state.legitimacy.working).toBe(2)
  })

  it('working-unemployment-benefits: 5₳ for each of the unemployed, then the State may be bought from; Legitimacy for every 3', () => {
    const { game, play } = playing('working-unemployment-benefits', jobless(7))
    expect(game.state.working.money).toBe(65)
    expect(play.legal).toEqual(['resource:health', 'resource:education', 'resource:influence', 'done'])
    play.answers('resource:influence', 3)
    expect(isOver(play)).toBe(true)
    expect(game.state.working).toMatchObject({ money: 35, influence: 4 })
    expect(game.state.state.legitimacy.working).toBe(4)
  })

  it('working-unemployment-benefits, H-LOAN-01, H-LOAN-15: the State must pay, with a loan if need be', () => {
    const poor: Change = (s) => {
      jobless(3)(s)
      s.state.money = 0
    }
    for (const players of [2, 4] as const) {
      const { game, play } = playing('working-unemployment-benefits', poor, { players })
      play.answers('done')
      expect(game.state.working.money).toBe(45)
      expect(game.state.state).toMatchObject({ loans: 1, money: 35 })
    }
  })
})

describe('Public Sector Overtime', () => {
  const card = 'working-public-sector-overtime'

  it(`${card}: a public Company pays and produces at once; its product may then be bought from the State`, () => {
    const { game, play } = playing(card)
    play.answers('company:university-hospital')
    expect(game.state.working.money).toBe(60)
    expect(game.state.state).toMatchObject({ money: 90, storage: { health: 12 } })
    expect(play.legal).toEqual(['resource:health', 'done'])
    play.answers('resource:health', 3)
    expect(isOver(play)).toBe(true)
    expect(game.state.working).toMatchObject({ money: 45, goods: { health: 3 } })
  })

  it(`${card}: the wage goes to the class of the workers there, with a loan if necessary`, () => {
    const { game, play } = playing(card, (s) => {
      s.state.money = 0
    })
    play.answers('company:technical-university', 'done')
    expect(game.state.middle.money).toBe(70)
    expect(game.state.state).toMatchObject({ loans: 1, money: 20 })
  })

  it(`${card}, H-STRIKE-11: not on strike, and not without workers`, () => {
    const { play } = playing(card, (s) => {
      findCompany(s, 'university-hospital').strike = true
      employ(s, own(s, 'state', 'public-hospital-2'), 'middle')
    })
    expect(play.whyNot('company:university-hospital')?.rule).toBe('H-STRIKE-11')
    expect(play.legal).toEqual(['company:technical-university', 'company:public-hospital-2'])
    expect(
      refusal(card, (s) => {
        for (const company of s.companies.state) company.strike = true
      })?.rule,
    ).toBe('H-STRIKE-11')
  })
})

describe('Affordable Housing', () => {
  const card = 'working-affordable-housing'

  it(`${card}: 20₳ to the Capitalist Class for 5 VP, or 10₳ to the Middle Class for 3 VP`, () => {
    const dear = playing(card)
    dear.play.answers('role:capitalist')
    expect(dear.game.state).toMatchObject({ working: { money: 10, vp: 5 }, capitalist: { revenue: 140 } })
    const cheap = playing(card)
    cheap.play.answers('role:middle')
    expect(cheap.game.state).toMatchObject({ working: { money: 20, vp: 3 }, middle: { money: 50 } })
  })

  it(`${card}, H-GEN-11: no loan for it; what cannot be paid is not on offer`, () => {
    expect(playing(card, withMoney(15)).game.state.working).toMatchObject({ money: 5, vp: 3 })
    expect(refusal(card, withMoney(9))?.rule).toBe('H-GEN-11')
  })

  it(`${card}: with two players there is only the Capitalist Class`, () => {
    expect(refusal(card, withMoney(15), { players: 2 })?.rule).toBe('H-GEN-11')
    expect(playing(card, undefined, { players: 2 }).game.state.working.vp).toBe(5)
  })
})

describe('Signing Bonus', () => {
  const card = 'working-signing-bonus'

  it(`${card}: up to 4 of the unemployed; each owner pays 4₳ for every worker taken`, () => {
    const { game, play } = playing(card, (s) => {
      jobless(4)(s)
      unemploy(s, 'working', 'media')
    })
    play.answers('skill:media', 'company:national-public-broadcasting', 'skill:unskilled', 'company:doctors-office')
    expect(isOver(play)).toBe(true)
    expect(game.state.working.money).toBe(30 + 16)
    expect(game.state.state.money).toBe(120 - 12)
    expect(game.state.middle.money).toBe(40 - 4)
    expect(committed(game.state, 'national-public-broadcasting')).toEqual([true, true, true])
  })

  it(`${card}: a union and the own farm bring nothing`, () => {
    const { game, play } = playing(card, (s) => {
      unemploy(s, 'working', 'agriculture')
      employ(s, own(s, 'working', 'cooperative-farm', 1), 'working')
    })
    stop(play.answers('skill:agriculture', 'union:agriculture'))
    expect(game.state.working).toMatchObject({ money: 30, unions: { agriculture: true } })
  })

  it(`${card}, H-LOAN-01: the payment is mandatory`, () => {
    const { game, play } = playing(card, (s) => {
      s.middle.money = 0
    })
    play.answers('company:doctors-office')
    expect(game.state.middle).toMatchObject({ loans: 1, money: 46 })
  })

  it(`${card}, H-ASSIGN-04: an unemployed worker must find a slot`, () => {
    expect(refusal(card, (s) => Object.assign(s.unemployed.working, { unskilled: 0 }))?.rule).toBe('H-ASSIGN-04')
  })
})

describe('General Strike', () => {
  const card = 'working-general-strike'

  it(`${card}: two strikes and one more for each Trade Union`, () => {
    const { game, play } = playing(card, (s) => {
      s.working.unions.media = true
    })
    play.answers('company:supermarket', 'company:college', 'company:university-hospital')
    expect(isOver(play)).toBe(true)
    resolveStrikes(game.table)
    expect(game.state.working.influence).toBe(4)
  })

  it(`${card}: without a union two, and fewer if wanted`, () => {
    const two = playing(card)
    two.play.answers('company:supermarket', 'company:college')
    expect(isOver(two.play)).toBe(true)
    const one = playing(card)
    one.play.answers('company:supermarket', 'done')
    expect(isOver(one.play)).toBe(true)
  })

  it(`${card}, H-STRIKE-03: not where no worker can strike`, () => {
    const wellPaid: Change = (s) => {
      for (const role of ['capitalist', 'state'] as const) for (const company of s.companies[role]) company.wage = 3
    }
    expect(refusal(card, wellPaid)?.rule).toBe('H-STRIKE-01')
  })
})

describe('the voting bag', () => {
  it('working-fake-news: 6 cubes are drawn, up to 4 of them do not come back', () => {
    const { game, play } = playing('working-fake-news', (s) => {
      s.bag = { working: 1, middle: 0, capitalist: 5 }
      s.cubes = { working: 24, middle: 25, capitalist: 20 }
    })
    expect(play.legal).toEqual(['class:working', 'class:capitalist', 'done'])
    play.answers('class:capitalist', 'class:capitalist', 'class:capitalist', 'class:capitalist')
    expect(isOver(play)).toBe(true)
    expect(game.state.bag).toEqual({ working: 1, middle: 0, capitalist: 1 })
    expect(game.state.cubes.capitalist).toBe(24)
  })

  it('working-fake-news, H-COMP-11: removing cubes is optional, and an empty bag gives nothing to draw', () => {
    const { game, play } = playing('working-fake-news')
    play.answers('done')
    expect(game.state.bag).toEqual({ working: 8, middle: 8, capitalist: 8 })
    expect(
      refusal('working-fake-news', (s) => Object.assign(s.bag, { working: 0, middle: 0, capitalist: 0 }))?.rule,
    ).toBe('H-GEN-11')
  })

  it('working-interest-groups: three cubes of others are replaced by three own ones', () => {
    const { game } = playing('working-interest-groups')
    const { bag, cubes } = game.state
    expect(bag.working).toBe(11)
    expect(bag.middle + bag.capitalist).toBe(13)
    expect(cubes.working).toBe(14)
    expect(game.state.drawn).toEqual([])
  })

  it('working-interest-groups, H-COMP-03: as many as there are', () => {
    const few = playing('working-interest-groups', (s) => {
      s.cubes.working = 1
    })
    expect(few.game.state.bag.working).toBe(9)
    const lonely = playing('working-interest-groups', (s) => {
      s.bag = { working: 8, middle: 2, capitalist: 0 }
    })
    expect(lonely.game.state.bag).toEqual({ working: 10, middle: 0, capitalist: 0 })
    expect(refusal('working-interest-groups', (s) => Object.assign(s.cubes, { working: 0 }))?.rule).toBe('H-COMP-03')
    expect(refusal('working-interest-groups', (s) => Object.assign(s.bag, { middle: 0, capitalist: 0 }))?.rule).toBe(
      'H-GEN-11',
    )
  })
})
