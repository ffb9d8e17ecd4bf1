import { describe, expect, it } from 'vitest'
import { ACTIONS_OF } from '../data/actions.ts'
import type { Policy, Section } from '../data/vocabulary.ts'
import { findCompany, population, workerCount } from '../rules/labour/workers.ts'
import type { HegemonyState } from '../state/state.ts'
import { employ, own, unemploy } from '../testing/arrange.ts'
import { playing, refusal } from '../testing/cards.ts'
import { CAPITALIST_EFFECTS } from './capitalist.ts'

type Change = (s: HegemonyState) => void

/** Sets these sections, then applies further changes of the test. */
function under(sections: Partial<Record<Policy, Section>>, change: Change = () => undefined): Change {
  return (s) => {
    Object.assign(s.policies, sections)
    change(s)
  }
}

const revenue =
  (amount: number): Change =>
  (s) => {
    s.capitalist.revenue = amount
  }

/** The prompt after the effect of the card, when the turn continues. */
const OVER = 'ask.turn-free'

it('H-TURN-02: every card of the Capitalist Class has an effect', () => {
  expect(Object.keys(CAPITALIST_EFFECTS).sort()).toEqual(ACTIONS_OF.capitalist.map(({ id }) => id).sort())
})

it.each([
  ['capitalist-foreign-recruitment', { 7: 'A' }],
  ['capitalist-competitive-wages', { 2: 'A' }],
  ['capitalist-unemployment-initiative-program', { 4: 'C' }],
  ['capitalist-foreign-partner', { 6: 'A' }],
  ['capitalist-industrialization', { 1: 'C' }],
  ['capitalist-business-grants', { 1: 'C' }],
  ['capitalist-trade-protectionism-lobby', { 6: 'C' }],
] as const)('H-TURN-04: %s asks for its printed sections', (card, sections) => {
  expect(refusal(card, under(sections))?.rule).toBe('H-TURN-04')
})

describe('goods that the State must buy', () => {
  const stocked =
    (ware: 'health' | 'education' | 'luxury', amount: number, inState = 0): Change =>
    (s) => {
      s.capitalist.storage[ware] = amount
      s.state.storage[ware] = inState
    }

  it('capitalist-health-crisis: up to 9 Health at 10₳ each to Public Services, 1 Legitimacy for each 3', () => {
    const { game, play } = playing('capitalist-health-crisis', stocked('health', 12))
    expect(play.legal).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    play.answers(8)
    expect(play.prompt).toBe(OVER)
    expect(game.state.capitalist).toMatchObject({ revenue: 200, storage: { health: 4 } })
    expect(game.state.state).toMatchObject({ money: 40, loans: 0, storage: { health: 8 } })
    expect(game.state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 4 })
  })

  it('capitalist-health-crisis, H-FAQC-15, H-FAQ-16: no more than the State can store, but more than it can pay', () => {
    const { game, play } = playing('capitalist-health-crisis', (s) => {
      stocked('health', 12, 7)(s)
      s.state.money = 20
    })
    expect(play.legal).toEqual([1, 2, 3, 4, 5])
    play.answers(5)
    expect(game.state.state).toMatchObject({ money: 20, loans: 1, storage: { health: 12 } })
    expect(refusal('capitalist-health-crisis', stocked('health', 3, 12))?.rule).toBe('H-FAQ-16')
    expect(refusal('capitalist-health-crisis', stocked('health', 0))?.rule).toBe('H-GEN-11')
  })

  it('capitalist-higher-education-program, H-FAQC-16: the same for Education, in the Treasury of 2 players as well', () => {
    const { game, play } = playing('capitalist-higher-education-program', stocked('education', 2, 8), { players: 2 })
    play.answers(2)
    expect(game.state.capitalist.revenue).toBe(140)
    expect(game.state.state.storage.education).toBe(10)
    expect(refusal('capitalist-higher-education-program', stocked('education', 4, 12))?.rule).toBe('H-FAQ-16')
  })

  it('capitalist-bid-rigging, H-FAQC-17: up to 6 Luxury as far as the State has room, 1 Influence, Legitimacy for each 3', () => {
    const { game, play } = playing('capitalist-bid-rigging', stocked('luxury', 12))
    expect(play.legal).toEqual([1, 2, 3, 4, 5, 6])
    play.answers(6)
    expect(game.state.capitalist).toMatchObject({ revenue: 180, influence: 2, storage: { luxury: 6 } })
    expect(game.state.state).toMatchObject({ storage: { luxury: 6 }, legitimacy: { capitalist: 4 } })
    const nearlyFull = playing('capitalist-bid-rigging', stocked('luxury', 12, 4))
    expect(nearlyFull.play.legal).toEqual([1, 2])
  })

  it.each([2, 3] as const)(
    'capitalist-bid-rigging, H-FAQC-18, R-04: with %i players the Luxury goes to the Supply',
    (players) => {
      const { game, play } = playing('capitalist-bid-rigging', stocked('luxury', 12), { players })
      play.answers(6)
      expect(game.state.state).toMatchObject({ money: 60, storage: { luxury: 0 }, legitimacy: { capitalist: 2 } })
      expect(game.eventsOf('goods')[0]).toMatchObject({ resource: 'luxury', to: 'supply', amount: 6 })
    },
  )

  it('H-STORE-10: goods of the Free Trade Zone are not sold to the State', () => {
    const zoned: Change = (s) => {
      stocked('luxury', 0)(s)
      s.capitalist.freeTradeZone.luxury = 6
    }
    expect(refusal('capitalist-bid-rigging', zoned)?.rule).toBe('H-GEN-11')
  })
})

describe('Bills', () => {
  it('capitalist-push-political-agenda, H-FAQC-26: 25₳, two Bills on different Policies, each with its own vote', () => {
    const { game, play } = playing('capitalist-push-political-agenda')
    play.answers('bill:2C', false)
    expect(play.options.some(({ id }) => id.startsWith('bill:2'))).toBe(false)
    play.answers('bill:3B', false)
    expect(play.prompt).toBe(OVER)
    expect(game.state.bills).toEqual({ 2: { by: 'capitalist', section: 'C' }, 3: { by: 'capitalist', section: 'B' } })
    expect(game.state.capitalist.revenue).toBe(95)
    expect(refusal('capitalist-push-political-agenda', revenue(24))?.rule).toBe('H-GEN-11')
  })

  it('capitalist-push-political-agenda, H-FAQC-26: the vote on the first may be over before the second is chosen', () => {
    const { game, play } = playing('capitalist-push-political-agenda', (s) => {
      s.capitalist.influence = 2
      s.influence -= 1
    })
    play.answers('bill:3B', true, 'for', 'for', 'for', 0, 0, 0, 0)
    expect(game.state.policies[3]).toBe('B')
    expect(play.options.some(({ id }) => id.startsWith('bill:3'))).toBe(false)
    play.answers('bill:1B', true)
    expect(game.state.capitalist.influence).toBe(0)
  })

  it('capitalist-radical-reforms: any section, but no Immediate Vote', () => {
    const { game, play } = playing('capitalist-radical-reforms')
    play.answers('bill:3C')
    expect(play.prompt).toBe(OVER)
    expect(game.state.bills[3]).toEqual({ by: 'capitalist', section: 'C' })
    const taken: Change = (s) => {
      for (const policy of [1, 2, 3] as const) s.bills[policy] = { by: 'capitalist', section: 'B' }
    }
    expect(refusal('capitalist-radical-reforms', taken)?.rule).toBe('H-LAW-04')
  })

  it.each([
    ['capitalist-tap-into-new-markets', 6, ['bill:6A', 'bill:6C']],
    ['capitalist-taxed-enough-already', 3, ['bill:3B']],
  ] as const)('%s: 2 cubes into the bag, then a Bill on Policy %i', (card, policy, bills) => {
    const { game, play } = playing(card)
    expect(game.state.bag.capitalist).toBe(10)
    if (bills.length > 1) {
      expect(play.legal).toEqual(bills)
      play.answers(bills[0])
    }
    expect(play.prompt).toBe('ask.immediate-vote')
    play.answers(false)
    expect(game.state.bills[policy]).toMatchObject({ by: 'capitalist' })
    const onTheTable: Change = (s) => {
      s.bills[policy] = { by: 'working', section: 'B' }
    }
    expect(refusal(card, onTheTable)?.rule).toBe('H-LAW-03')
  })

  it('capitalist-public-opinion-polling, H-FAQC-23: five cubes are shown before the free vote is called', () => {
    const { game, play } = playing('capitalist-public-opinion-polling')
    play.answers('bill:3B')
    expect(game.eventsOf('cubes-drawn')[0]?.cubes).toHaveLength(5)
    expect(game.eventsOf('side')).toEqual([])
    expect(play.prompt).toBe('ask.immediate-vote-free')
    play.answers(true)
    expect(game.state.capitalist.influence).toBe(1)
    expect(play.prompt).toBe('ask.vote-side')
  })

  it('capitalist-public-opinion-polling: without a vote the cubes return and the Bill stays', () => {
    const { game, play } = playing('capitalist-public-opinion-polling')
    play.answers('bill:3B', false)
    expect(game.state.bag).toEqual({ working: 8, middle: 8, capitalist: 8 })
    expect(game.state.drawn).toEqual([])
    expect(game.state.bills[3]).toEqual({ by: 'capitalist', section: 'B' })
  })
})

describe('the voting bag', () => {
  it('capitalist-interest-groups: three cubes of others are replaced by three own ones', () => {
    const { game } = playing('capitalist-interest-groups')
    const { bag, cubes } = game.state
    expect(bag.capitalist).toBe(11)
    expect(bag.working + bag.middle).toBe(13)
    expect(cubes.working + cubes.middle).toBe(37)
    const [drawn] = game.eventsOf('cubes-drawn')
    expect(drawn?.cubes.filter((cube) => cube !== 'capitalist')).toHaveLength(3)
    expect(drawn?.cubes.at(-1)).not.toBe('capitalist')
  })

  it('capitalist-interest-groups: as many as own cubes are left, and as others are in the bag', () => {
    const { game } = playing('capitalist-interest-groups', (s) => {
      s.cubes.capitalist = 2
      s.bag.capitalist = 23
    })
    expect(game.state.bag.capitalist).toBe(25)
    expect(game.state.bag.working + game.state.bag.middle).toBe(14)
    const lonely = playing('capitalist-interest-groups', (s) => {
      Object.assign(s.bag, { working: 1, middle: 0 })
      Object.assign(s.cubes, { working: 24, middle: 25 })
    })
    expect(lonely.game.state.bag).toEqual({ working: 0, middle: 0, capitalist: 9 })
  })

  it('capitalist-interest-groups: not without a cube to replace', () => {
    const allIn: Change = (s) => {
      s.cubes.capitalist = 0
      s.bag.capitalist = 25
    }
    const alone: Change = (s) => {
      Object.assign(s.bag, { working: 0, middle: 0 })
      Object.assign(s.cubes, { working: 25, middle: 25 })
    }
    expect(refusal('capitalist-interest-groups', allIn)?.rule).toBe('H-COMP-03')
    expect(refusal('capitalist-interest-groups', alone)?.rule).toBe('H-GEN-11')
  })

  it('capitalist-fake-news: of six cubes up to four leave for the supply, the rest return', () => {
    const onlyWorking: Change = (s) => {
      Object.assign(s.bag, { working: 8, middle: 0, capitalist: 0 })
      Object.assign(s.cubes, { working: 17, middle: 25, capitalist: 25 })
    }
    const { game, play } = playing('capitalist-fake-news', onlyWorking)
    expect(game.state.drawn).toHaveLength(6)
    play.answers('class:working', 'class:working', 'class:working', 'class:working')
    expect(play.prompt).toBe(OVER)
    expect(game.state.bag.working).toBe(4)
    expect(game.state.cubes.working).toBe(21)
    const nothing = playing('capitalist-fake-news', onlyWorking)
    nothing.play.answers('done')
    expect(nothing.game.state.bag.working).toBe(8)
  })

  it('capitalist-fake-news: from an empty bag nothing can be drawn', () => {
    const empty: Change = (s) => {
      Object.assign(s.bag, { working: 0, middle: 0, capitalist: 0 })
      Object.assign(s.cubes, { working: 25, middle: 25, capitalist: 25 })
    }
    expect(refusal('capitalist-fake-news', empty)?.rule).toBe('H-GEN-11')
  })

  it('capitalist-endorse-political-campaign: 15₳ for 6 cubes', () => {
    const { game } = playing('capitalist-endorse-political-campaign')
    expect(game.state.bag.capitalist).toBe(14)
    expect(game.state.capitalist.revenue).toBe(105)
    const allIn: Change = (s) => {
      s.cubes.capitalist = 0
      s.bag.capitalist = 25
    }
    expect(refusal('capitalist-endorse-political-campaign', revenue(14))?.rule).toBe('H-GEN-11')
    expect(refusal('capitalist-endorse-political-campaign', allIn)?.rule).toBe('H-COMP-03')
  })

  it('capitalist-trade-protectionism-lobby: 2 cubes for each agricultural Company, with 6A also for Luxury', () => {
    const grown = (section: Section) =>
      under({ 6: section }, (s) => {
        own(s, 'capitalist', 'fish-farm')
      })
    expect(playing('capitalist-trade-protectionism-lobby', grown('B')).game.state.bag.capitalist).toBe(12)
    expect(playing('capitalist-trade-protectionism-lobby', grown('A')).game.state.bag.capitalist).toBe(14)
    const bare: Change = (s) => {
      s.companies.capitalist = []
    }
    expect(refusal('capitalist-trade-protectionism-lobby', bare)?.rule).toBe('H-GEN-11')
  })
})

describe('money', () => {
  it('capitalist-offshore-companies: half of the Revenue, rounded down, becomes Capital', () => {
    const { game } = playing('capitalist-offshore-companies', revenue(121))
    expect(game.state.capitalist).toMatchObject({ revenue: 61, capital: 60 })
    expect(refusal('capitalist-offshore-companies', revenue(1))?.rule).toBe('H-GEN-11')
  })

  it('capitalist-buy-private-island, H-CAP-MONEY-04: 50₳ from Capital, the rest from Revenue, to the Treasury for 7 VP', () => {
    const { game } = playing('capitalist-buy-private-island', (s) => {
      Object.assign(s.capitalist, { revenue: 40, capital: 30 })
    })
    expect(game.state.capitalist).toMatchObject({ revenue: 20, capital: 0, vp: 7 })
    expect(game.state.state.money).toBe(170)
    expect(refusal('capitalist-buy-private-island', revenue(49))?.rule).toBe('H-GEN-11')
  })

  it('capitalist-business-grants, H-FAQ-15: 5₳ for each Company, empty ones too, as Revenue; Legitimacy for each 3', () => {
    const { game } = playing(
      'capitalist-business-grants',
      under({ 1: 'B' }, (s) => {
        s.state.money = 0
      }),
    )
    expect(game.state.capitalist).toMatchObject({ revenue: 140, capital: 0 })
    expect(game.state.state).toMatchObject({ money: 30, loans: 1, legitimacy: { capitalist: 3 } })
    const bare: Change = (s) => {
      s.companies.capitalist = []
    }
    expect(refusal('capitalist-business-grants', under({ 1: 'A' }, bare))?.rule).toBe('H-GEN-11')
  })
})

describe('workers', () => {
  it('capitalist-foreign-recruitment, H-FAQ-14: 10₳, new workers of one class fill an empty Company, committed', () => {
    const { game, play } = playing('capitalist-foreign-recruitment')
    const before = workerCount(game.state, 'middle')
    expect(play.legal).toEqual(['class:working', 'class:middle'])
    play.answers('class:middle')
    expect(findCompany(game.state, 'clinic').slots).toEqual([
      { class: 'middle', skill: 'healthcare', committed: true },
      { class: 'middle', skill: 'unskilled', committed: true },
    ])
    expect(workerCount(game.state, 'middle')).toBe(before + 2)
    expect(game.state.capitalist.revenue).toBe(110)
  })

  it('capitalist-foreign-recruitment, H-BRD-02: they count for the Population', () => {
    const { game, play } = playing('capitalist-foreign-recruitment', (s) => {
      for (let i = workerCount(s, 'working'); i < 11; i++) unemploy(s, 'working', 'unskilled')
    })
    expect(population(game.state, 'working')).toBe(3)
    play.answers('class:working')
    expect(population(game.state, 'working')).toBe(4)
  })

  it('capitalist-foreign-recruitment, H-COMP-07: without unskilled workers left their class chooses the new worker', () => {
    const { game, play } = playing('capitalist-foreign-recruitment', (s) => {
      s.unemployed.working.unskilled += s.pool.working.unskilled
      s.pool.working.unskilled = 0
      s.pool.working.luxury = 0
    })
    play.answers('class:working')
    expect(play.seat).toBe('working')
    expect(play.legal).not.toContain('skill:luxury')
    play.answers('skill:media')
    expect(findCompany(game.state, 'clinic').slots.map((worker) => worker?.skill)).toEqual(['healthcare', 'media'])
  })

  it('capitalist-foreign-recruitment: only for an empty Company, with the money, and as far as there are workers', () => {
    const busy: Change = (s) => {
      employ(s, findCompany(s, 'clinic'), 'working')
    }
    const noDoctors: Change = (s) => {
      s.pool.working.healthcare = 0
      s.pool.middle.healthcare = 0
    }
    expect(refusal('capitalist-foreign-recruitment', busy)?.rule).toBe('H-OPER-02')
    expect(refusal('capitalist-foreign-recruitment', noDoctors)?.rule).toBe('H-OPER-02')
    expect(refusal('capitalist-foreign-recruitment', revenue(9))?.rule).toBe('H-GEN-11')
    const two = playing('capitalist-foreign-recruitment', undefined, { players: 2 })
    expect(two.play.prompt).toBe('ask.staff-abroad')
    two.play.answers('company:college')
    // The Middle Class is not in play, so there is no choice.
    expect(two.play.prompt).toBe(OVER)
  })

  it('capitalist-competitive-wages, H-FAQ-14: uncommitted workers of a public Company of the industry change over for L3', () => {
    const { game, play } = playing('capitalist-competitive-wages', (s) => {
      own(s, 'capitalist', 'medical-village')
    })
    // The Clinic has two places, the University Hospital three workers.
    expect(play.prompt).toBe(OVER)
    const village = findCompany(game.state, 'medical-village')
    expect(village.wage).toBe(3)
    expect(village.slots).toEqual([
      { class: 'working', skill: 'healthcare', committed: true },
      { class: 'working', skill: 'unskilled', committed: true },
      { class: 'working', skill: 'unskilled', committed: true },
    ])
    expect(findCompany(game.state, 'university-hospital').slots).toEqual([null, null, null])
  })

  it('capitalist-competitive-wages: several skilled workers find their slots', () => {
    const { game } = playing('capitalist-competitive-wages', (s) => {
      own(s, 'capitalist', 'university')
      const [, second] = findCompany(s, 'technical-university').slots
      if (second) {
        second.skill = 'education'
        s.pool.middle.education--
        s.pool.middle.unskilled++
      }
    })
    expect(findCompany(game.state, 'university').slots.map((worker) => worker?.skill)).toEqual([
      'education',
      'education',
      'unskilled',
    ])
  })

  it('capitalist-competitive-wages, H-COMMIT-17: committed workers stay, and so do those of another industry or number', () => {
    const committed: Change = (s) => {
      own(s, 'capitalist', 'medical-village')
      for (const worker of findCompany(s, 'university-hospital').slots) if (worker) worker.committed = true
    }
    expect(refusal('capitalist-competitive-wages', committed)?.rule).toBe('H-COMMIT-17')
    expect(refusal('capitalist-competitive-wages')?.rule).toBe('H-COMMIT-17')
  })

  it('capitalist-unemployment-initiative-program: jobless workers fill an empty Company, 5₳ from the State for each', () => {
    const { game } = playing('capitalist-unemployment-initiative-program', (s) => {
      unemploy(s, 'working', 'healthcare')
    })
    expect(findCompany(game.state, 'clinic').slots).toEqual([
      { class: 'working', skill: 'healthcare', committed: true },
      { class: 'working', skill: 'unskilled', committed: true },
    ])
    expect(game.state.capitalist.revenue).toBe(130)
    expect(game.state.state).toMatchObject({ money: 110, legitimacy: { capitalist: 3 } })
    expect(refusal('capitalist-unemployment-initiative-program')?.rule).toBe('H-OPER-03')
  })

  it('capitalist-extra-shift: an operational Company is paid and produces at once', () => {
    const { game, play } = playing('capitalist-extra-shift', (s) => {
      own(s, 'capitalist', 'car-manufacturer')
      findCompany(s, 'college').machinery = true
    })
    expect(play.legal).toEqual(['company:supermarket', 'company:shopping-mall', 'company:college'])
    play.answers('company:college')
    expect(game.state.capitalist).toMatchObject({ revenue: 100, storage: { education: 2 + 6 + 2 } })
    expect(game.state.working.money).toBe(50)
    expect(findCompany(game.state, 'college').slots.map((worker) => worker?.committed)).toEqual([false, false])
  })

  it('capitalist-extra-shift, H-FAQC-24, H-STRIKE-11: not without the wage, not under a strike', () => {
    expect(refusal('capitalist-extra-shift', revenue(19))?.rule).toBe('H-FAQC-24')
    const struck: Change = (s) => {
      for (const company of s.companies.capitalist) company.strike = true
    }
    expect(refusal('capitalist-extra-shift', struck)?.rule).toBe('H-STRIKE-11')
  })
})

describe('Companies', () => {
  it('capitalist-business-expansion, R-05: two Companies, then 2 more cards in the Market', () => {
    const { game, play } = playing('capitalist-business-expansion', (s) => {
      s.capitalist.market = ['automated-grain-farm', 'electronics-manufacturer', 'hotel']
      s.decks.capitalist.cards = ['academy', 'stadium', 'university']
    })
    play.answers('company:automated-grain-farm', 'company:electronics-manufacturer')
    expect(play.prompt).toBe(OVER)
    expect(game.state.capitalist.revenue).toBe(70)
    expect(game.state.capitalist.market).toEqual(['hotel', 'university', 'stadium'])
  })

  it('capitalist-business-expansion: when the deck runs out, the discarded cards come behind its last one', () => {
    const { game, play } = playing('capitalist-business-expansion', (s) => {
      s.capitalist.market = ['automated-grain-farm', 'electronics-manufacturer', 'hotel']
      s.decks.capitalist = { cards: ['university'], discard: ['academy'] }
    })
    play.answers('company:automated-grain-farm', 'company:electronics-manufacturer')
    expect(game.state.capitalist.market).toEqual(['hotel', 'university', 'academy'])
  })

  it('capitalist-business-expansion, R-05: one Company is enough for the 2 cards', () => {
    const { game, play } = playing('capitalist-business-expansion', (s) => {
      s.capitalist.market = ['automated-grain-farm', 'electronics-manufacturer']
      s.decks.capitalist.cards = ['academy', 'stadium', 'university']
    })
    play.answers('company:automated-grain-farm', 'done')
    expect(game.state.capitalist.market).toEqual(['electronics-manufacturer', 'university', 'stadium'])
    const poor = playing('capitalist-business-expansion', (s) => {
      s.capitalist.market = ['automated-grain-farm', 'car-manufacturer']
      s.capitalist.revenue = 44
    })
    expect(poor.play.prompt).toBe(OVER)
    expect(poor.game.state.capitalist.market).toHaveLength(3)
    expect(refusal('capitalist-business-expansion', revenue(0))?.rule).toBe('H-GEN-11')
  })

  it('capitalist-investment-opportunities: 10₳ off a Company of the Market', () => {
    const { game, play } = playing('capitalist-investment-opportunities', (s) => {
      s.capitalist.market = ['car-manufacturer']
    })
    play.answers('market')
    expect(game.state.capitalist.revenue).toBe(85)
  })

  it('capitalist-investment-opportunities, H-INFO-02: any Company of the deck for 10₳ more, then the deck is shuffled', () => {
    const { game, play } = playing('capitalist-investment-opportunities', (s) => {
      s.decks.capitalist.cards = ['car-manufacturer', 'university', 'hotel']
    })
    const told = game.events.length
    play.answers('deck')
    expect(play.seat).toBe('capitalist')
    expect(play.options.map(({ id }) => id)).toEqual([
      'company:hotel',
      'company:car-manufacturer',
      'company:university',
    ])
    expect(game.events).toHaveLength(told)
    expect(game.table.revealed).toBe(true)
    play.answers('company:car-manufacturer')
    expect(game.state.capitalist.revenue).toBe(65)
    expect([...game.state.decks.capitalist.cards].sort()).toEqual(['hotel', 'university'])
    expect(JSON.stringify(game.events)).not.toContain('university')
  })

  it('capitalist-investment-opportunities: an unaffordable option shows its reason', () => {
    const { play } = playing('capitalist-investment-opportunities', (s) => {
      s.capitalist.market = ['hotel', 'vegetable-farm']
      s.decks.capitalist.cards = ['university']
      s.capitalist.revenue = 33
    })
    // The deck is too expensive, so the Market is used without a question.
    expect(play.prompt).toBe('ask.build')
    const poor: Change = (s) => {
      s.capitalist.market = ['hotel']
      s.capitalist.revenue = 4
    }
    expect(refusal('capitalist-investment-opportunities', poor)?.rule).toBe('H-GEN-11')
  })

  it('capitalist-industrialization: a Company of Agriculture or Luxury for half its cost, the State pays the rest', () => {
    const { game, play } = playing(
      'capitalist-industrialization',
      under({ 1: 'B' }, (s) => {
        s.capitalist.market = ['automated-grain-farm', 'electronics-manufacturer', 'university']
      }),
    )
    expect(play.whyNot('company:university')?.rule).toBe('H-TURN-09')
    play.answers('company:automated-grain-farm')
    expect(game.state.capitalist.revenue).toBe(107)
    expect(game.state.state).toMatchObject({ money: 108, legitimacy: { capitalist: 3 } })
    const noIndustry: Change = (s) => {
      s.capitalist.market = ['university']
    }
    expect(refusal('capitalist-industrialization', under({ 1: 'A' }, noIndustry))?.rule).toBe('H-TURN-09')
  })

  it('capitalist-exit-strategy, H-OPER-05: double the cost for a Company without machinery, printed or placed', () => {
    const { game, play } = playing('capitalist-exit-strategy', (s) => {
      own(s, 'capitalist', 'car-manufacturer')
      findCompany(s, 'college').machinery = true
      for (const worker of findCompany(s, 'supermarket').slots) if (worker) worker.committed = true
    })
    expect(play.whyNot('company:car-manufacturer')?.rule).toBe('H-OPER-05')
    expect(play.whyNot('company:college')?.rule).toBe('H-OPER-05')
    expect(play.whyNot('company:supermarket')?.rule).toBe('H-COMMIT-08')
    play.answers('company:shopping-mall')
    expect(game.state.capitalist.revenue).toBe(152)
    expect(game.state.unemployed.middle).toMatchObject({ luxury: 1, unskilled: 1 })
  })

  it('capitalist-exit-strategy: refused without such a Company', () => {
    const automated: Change = (s) => {
      s.companies.capitalist = []
      own(s, 'capitalist', 'car-manufacturer')
    }
    expect(refusal('capitalist-exit-strategy', automated)?.rule).toBe('H-OPER-05')
  })

  it('capitalist-technological-progress: one token for 20₳ or two for 45₳', () => {
    const one = playing('capitalist-technological-progress')
    one.play.answers('tokens:1', 'company:clinic')
    expect(one.game.state.capitalist.revenue).toBe(100)
    expect(findCompany(one.game.state, 'clinic').machinery).toBe(true)
    const two = playing('capitalist-technological-progress')
    two.play.answers('tokens:2', 'company:clinic', 'company:college')
    expect(two.game.state.capitalist.revenue).toBe(75)
  })

  it('capitalist-technological-progress, H-COMP-09, H-CAP-MACH-04: a token that is not there or has no place is not for sale', () => {
    const onePlace: Change = (s) => {
      s.companies.capitalist = s.companies.capitalist.filter(({ id }) => id === 'clinic')
    }
    const { game, play } = playing('capitalist-technological-progress', onePlace)
    expect(play.prompt).toBe(OVER)
    expect(game.state.capitalist.revenue).toBe(100)
    const noPlace: Change = (s) => {
      onePlace(s)
      findCompany(s, 'clinic').machinery = true
    }
    const noToken: Change = (s) => {
      for (const id of ['clinic-2', 'college-2', 'stadium', 'supermarket-2', 'university', 'fish-farm']) {
        own(s, 'capitalist', id).machinery = true
      }
    }
    expect(refusal('capitalist-technological-progress', noPlace)?.rule).toBe('H-CAP-MACH-04')
    expect(refusal('capitalist-technological-progress', noToken)?.rule).toBe('H-COMP-09')
    expect(refusal('capitalist-technological-progress', revenue(19))?.rule).toBe('H-GEN-11')
  })
})

describe('foreign trade', () => {
  const trading =
    (food: number, luxury: number, zone = 0): Change =>
    (s) => {
      s.exportCard = 'export-01'
      s.capitalist.storage = { food, luxury, health: 0, education: 0 }
      s.capitalist.freeTradeZone = { food: 0, luxury: zone }
    }

  it('capitalist-global-branding: Export card and up to 6 Luxury at 10₳ each, also from the Free Trade Zone', () => {
    const { game, play } = playing('capitalist-global-branding', trading(0, 8, 2))
    play.answers('sale:luxury-0', 0, 'extra')
    expect(play.legal).toEqual([1, 2, 3, 4, 5, 6])
    play.answers(6)
    expect(play.prompt).toBe(OVER)
    expect(game.state.capitalist).toMatchObject({ revenue: 120 + 30 + 60, storage: { luxury: 0 } })
    expect(game.state.capitalist.freeTradeZone.luxury).toBe(0)
  })

  it('capitalist-global-food-crisis: Export card and up to 4 Food at 15₳ each', () => {
    const { game, play } = playing('capitalist-global-food-crisis', trading(8, 0))
    play.answers('extra', 4, 'sale:food-0')
    expect(game.state.capitalist).toMatchObject({ revenue: 120 + 60 + 20, storage: { food: 2 } })
    expect(play.prompt).toBe(OVER)
  })

  it.each(['capitalist-global-branding', 'capitalist-global-food-crisis'])('%s: not without goods to sell', (card) => {
    expect(refusal(card, trading(0, 0))?.rule).toBe('H-CAP-EXPORT-02')
    expect(refusal(card, trading(1, 1))).toBeNull()
  })

  it('capitalist-foreign-market-insight: one of three Export cards stays, the others are discarded; then a sale if wanted', () => {
    const { game, play } = playing('capitalist-foreign-market-insight', (s) => {
      trading(4, 0)(s)
      s.decks.export = { cards: ['export-09', 'export-04', 'export-03'], discard: [] }
    })
    expect(play.legal).toEqual(['card:export-01', 'card:export-03', 'card:export-04'])
    play.answers('card:export-03')
    expect(game.state.exportCard).toBe('export-03')
    expect([...game.state.decks.export.discard].sort()).toEqual(['export-01', 'export-04'])
    expect(play.legal).toEqual(['sale:food-0', 'done'])
    play.answers('sale:food-0')
    expect(game.state.capitalist.revenue).toBe(170)
  })

  it('capitalist-foreign-market-insight: two cards are turned up, also where the deck has only one left', () => {
    const { play } = playing('capitalist-foreign-market-insight', (s) => {
      trading(4, 0)(s)
      s.decks.export = { cards: ['export-09'], discard: ['export-03', 'export-04', 'export-05', 'export-06'] }
    })
    expect(play.legal.slice(0, 2)).toEqual(['card:export-01', 'card:export-09'])
    expect(play.legal).toHaveLength(3)
  })

  it('capitalist-foreign-market-insight: the present card may stay, and the sale is optional', () => {
    const { game, play } = playing('capitalist-foreign-market-insight', (s) => {
      trading(8, 0)(s)
      s.decks.export = { cards: ['export-09', 'export-04', 'export-03'], discard: [] }
    })
    play.answers('card:export-01', 'done')
    expect(play.prompt).toBe(OVER)
    expect(game.state.exportCard).toBe('export-01')
    expect([...game.state.decks.export.discard].sort()).toEqual(['export-03', 'export-04'])
    expect(game.eventsOf('export-card')).toEqual([])
    expect(game.state.capitalist.revenue).toBe(120)
  })

  it('capitalist-foreign-partner: a Business Deal, then Food and Luxury may be sold abroad', () => {
    const { game, play } = playing('capitalist-foreign-partner', (s) => {
      trading(0, 0)(s)
      s.capitalist.storage.health = 12
      s.deals = ['deal-food-6']
    })
    play.answers('free-trade-zone')
    expect(play.legal).toEqual(['sale:food-0', 'sale:food-1', 'done'])
    play.answers('sale:food-1')
    expect(game.state.capitalist).toMatchObject({ revenue: 120 - 40 + 55 })
    expect(game.state.capitalist.freeTradeZone.food).toBe(0)
  })

  it('capitalist-foreign-partner: refused without a Business Deal', () => {
    const none: Change = (s) => {
      s.deals = []
    }
    expect(refusal('capitalist-foreign-partner', none)?.rule).toBe('H-CAP-DEAL-01')
  })
})
