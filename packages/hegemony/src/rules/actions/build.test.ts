import { describe, expect, it } from 'vitest'
import { CAPITALIST_COMPANIES, MIDDLE_COMPANIES } from '../../data/companies.ts'
import { bare, employ, employHelp, own, unemploy } from '../../testing/arrange.ts'
import { given } from '../../testing/given.ts'
import { offerEmployee } from '../labour/recruit.ts'
import { findCompany } from '../labour/workers.ts'
import { allByState, type BuildLimits, build, buildCompany, halfByState, reducedBy, whyNoBuild } from './build.ts'

describe('Build Company of the Capitalist Class', () => {
  it('HX-14, H-CAP-BUILD-01, H-CAP-BUILD-03, H-CAP-BUILD-05: one class, unskilled before skilled workers, all committed', () => {
    const game = given({}, (s) => {
      s.capitalist.market = ['institute-of-technology']
      unemploy(s, 'working', 'education')
      unemploy(s, 'working', 'media')
      unemploy(s, 'middle', 'unskilled')
    })
    game.run((t) => build(t, 'capitalist')).answers('wage:2', 'class:working')
    expect(game.state.capitalist.revenue).toBe(100)
    expect(game.state.capitalist.market).toEqual([])
    expect(findCompany(game.state, 'institute-of-technology').slots).toEqual([
      { class: 'working', skill: 'education', committed: true },
      { class: 'working', skill: 'unskilled', committed: true },
      { class: 'working', skill: 'media', committed: true },
    ])
    expect(game.state.unemployed.middle.unskilled).toBe(1)
  })

  it('H-CAP-BUILD-01: Revenue pays first, then Capital, to the Supply', () => {
    const game = given({}, (s) => {
      s.capitalist.market = ['hotel']
      Object.assign(s.capitalist, { revenue: 10, capital: 30 })
    })
    game.run((t) => build(t, 'capitalist')).answers('wage:3')
    expect(game.state.capitalist).toMatchObject({ revenue: 0, capital: 25 })
    expect(game.eventsOf('money')).toEqual([
      { type: 'money', from: 'capitalist', to: 'supply', amount: 15, why: 'company-built', subject: 'hotel' },
    ])
  })

  it('H-CAP-BUILD-02, H-MID-BUILD-04: the wage is free within the minimum of Policy 2', () => {
    for (const [section, levels] of [
      ['C', ['wage:1', 'wage:2', 'wage:3']],
      ['B', ['wage:2', 'wage:3']],
    ] as const) {
      const game = given({}, (s) => {
        s.capitalist.market = ['hotel']
        s.policies[2] = section
      })
      expect(game.run((t) => build(t, 'capitalist')).legal).toEqual(levels)
    }
    const strict = given({}, (s) => {
      s.capitalist.market = ['hotel']
      s.policies[2] = 'A'
    })
    strict.run((t) => build(t, 'capitalist'))
    expect(findCompany(strict.state, 'hotel').wage).toBe(3)
  })

  it('H-CAP-BUILD-02: an automated Company asks for neither wage nor workers', () => {
    const game = given({}, (s) => {
      s.capitalist.market = ['car-manufacturer']
    })
    expect(game.run((t) => build(t, 'capitalist')).done).toBe(true)
    expect(findCompany(game.state, 'car-manufacturer').slots).toEqual([])
  })

  it('H-CAP-BUILD-03, H-CAP-BUILD-09: workers are optional; without them the Company stays empty', () => {
    const game = given({}, (s) => {
      s.capitalist.market = ['radio-station']
      unemploy(s, 'working', 'unskilled')
    })
    const play = game.run((t) => build(t, 'capitalist')).answers('wage:2')
    expect(play.legal).toEqual(['class:working', 'none'])
    play.answers('none')
    expect(findCompany(game.state, 'radio-station').slots).toEqual([null, null])
    expect(game.state.unemployed.working.unskilled).toBe(2)
  })

  it('H-CAP-BUILD-03: there is no offer of workers when no class can fill all slots', () => {
    const game = given({}, (s) => {
      s.capitalist.market = ['radio-station']
      unemploy(s, 'middle', 'unskilled')
    })
    expect(game.run((t) => build(t, 'capitalist')).answers('wage:2').done).toBe(true)
    expect(findCompany(game.state, 'radio-station').slots).toEqual([null, null])
  })

  it('H-FAQ-07, H-CAP-BUILD-04, H-CAP-BUILD-06: the class comes first, even skilled workers before unskilled ones of another', () => {
    const game = given({}, (s) => {
      s.capitalist.market = ['radio-station']
      unemploy(s, 'working', 'unskilled')
      unemploy(s, 'middle', 'luxury')
      unemploy(s, 'middle', 'media')
    })
    const play = game.run((t) => build(t, 'capitalist')).answers('wage:2')
    expect(play.legal).toEqual(['class:working', 'class:middle', 'none'])
    play.answers('class:middle')
    // The owner of the Company chooses among the skilled workers, not the owner of the workers.
    expect(play.seat).toBe('capitalist')
    play.answers('skill:media')
    expect(play.done).toBe(true)
    expect(findCompany(game.state, 'radio-station').slots.map((worker) => worker?.class)).toEqual(['middle', 'middle'])
    expect(game.state.unemployed.working.unskilled).toBe(2)
  })

  it('H-CAP-BUILD-07: with 12 Companies nothing can be built', () => {
    const game = given({}, (s) => {
      const more = CAPITALIST_COMPANIES.filter((id) => !s.capitalist.market.includes(id)).slice(0, 12)
      s.companies.capitalist = []
      for (const id of more) own(s, 'capitalist', id)
    })
    expect(buildCompany.whyNot(game.state, 'capitalist')?.rule).toBe('H-CAP-BUILD-07')
    game.state.companies.capitalist.pop()
    expect(buildCompany.whyNot(game.state, 'capitalist')).toBeNull()
  })

  it('H-CAP-BUILD-08: the Market is not refilled, and an empty one allows nothing', () => {
    const game = given({}, (s) => {
      s.capitalist.market = ['automated-grain-farm']
    })
    const deck = game.state.decks.capitalist.cards.length
    game.run((t) => buildCompany.perform(t, 'capitalist'))
    expect(game.state.capitalist.market).toEqual([])
    expect(game.state.decks.capitalist.cards).toHaveLength(deck)
    expect(buildCompany.whyNot(game.state, 'capitalist')?.rule).toBe('H-CAP-BUILD-08')
  })

  it('H-GEN-11: an option that needs a loan is shown with the reason', () => {
    const game = given({}, (s) => {
      s.capitalist.market = ['automated-dairy-farm', 'radio-station', 'fast-food-chain']
      s.capitalist.revenue = 44
    })
    const play = game.run((t) => build(t, 'capitalist'))
    expect(play.whyNot('company:automated-dairy-farm')).toMatchObject({ rule: 'H-GEN-11', params: { amount: 45 } })
    game.state.capitalist.revenue = 7
    expect(whyNoBuild(game.state, 'capitalist')?.rule).toBe('H-GEN-11')
  })
})

describe('Build Company of the Middle Class', () => {
  it('H-MID-BUILD-01, H-MID-BUILD-02: own workers start at once, committed, and the cost goes to the Supply', () => {
    const game = given({}, (s) => {
      s.middle.market = ['pharmacy']
      unemploy(s, 'middle', 'healthcare')
      unemploy(s, 'middle', 'unskilled')
    })
    const play = game.run((t) => build(t, 'middle'))
    // For the skilled slot: the unemployed one, or the one who runs the Doctor's Office.
    expect(play.legal).toEqual(['skill:healthcare', 'worker:doctors-office-0'])
    play.answers('skill:healthcare', 'skill:unskilled')
    expect(game.state.middle.money).toBe(24)
    expect(findCompany(game.state, 'pharmacy').slots).toEqual([
      { class: 'middle', skill: 'healthcare', committed: true },
      { class: 'middle', skill: 'unskilled', committed: true },
    ])
  })

  it('H-MID-BUILD-02: without the workers it cannot be built', () => {
    const game = given({}, (s) => {
      s.middle.market = ['local-newspaper', 'pharmacy']
      s.middle.money = 100
    })
    const play = game.run((t) => build(t, 'middle', { mayDecline: true }))
    expect(play.whyNot('company:local-newspaper')?.rule).toBe('H-MID-BUILD-02')
    game.state.middle.market = ['local-newspaper']
    expect(buildCompany.whyNot(game.state, 'middle')?.rule).toBe('H-MID-BUILD-02')
  })

  it('H-MID-BUILD-01: committed workers do not count as available', () => {
    const game = given({}, (s) => {
      s.middle.market = ['tutoring-company']
      for (const worker of findCompany(s, 'technical-university').slots) if (worker) worker.committed = true
    })
    expect(whyNoBuild(game.state, 'middle')?.rule).toBe('H-MID-BUILD-02')
  })

  it('H-MID-BUILD-03, H-ASSIGN-05: a worker who leaves a foreign Company empties it', () => {
    const game = given({}, (s) => {
      s.middle.market = ['tutoring-company']
      s.unemployed.working.unskilled = 0
    })
    game.run((t) => build(t, 'middle')).answers('wage:2')
    expect(findCompany(game.state, 'tutoring-company').slots[0]?.skill).toBe('education')
    expect(findCompany(game.state, 'technical-university').slots).toEqual([null, null, null])
    expect(game.state.unemployed.middle.unskilled).toBe(2)
  })

  it('H-MID-BUILD-03, H-ASSIGN-14: the employee of the Company that was left is unemployed and may be hired again', () => {
    const game = given({}, (s) => {
      s.middle.market = ['doctors-office-2']
      s.unemployed.working.unskilled = 0
      employHelp(s, findCompany(s, 'doctors-office'))
    })
    const play = game.run((t) => build(t, 'middle')).answers('wage:2')
    expect(play.prompt).toBe('ask.employee')
    play.answers('skill:unskilled')
    expect(findCompany(game.state, 'doctors-office').employee).toBeNull()
    expect(findCompany(game.state, 'doctors-office-2').employee).toMatchObject({ class: 'working', committed: true })
  })

  it('H-MID-BUILD-03, H-ASSIGN-15: no worker leaves a committed employee alone', () => {
    const game = given({}, (s) => {
      s.middle.market = ['doctors-office-2']
      employHelp(s, findCompany(s, 'doctors-office'), true)
    })
    expect(whyNoBuild(game.state, 'middle')?.rule).toBe('H-MID-BUILD-02')
  })

  it('H-MID-BUILD-04: a Company without an employee slot asks for no wage', () => {
    const game = given({}, (s) => {
      s.middle.market = ['pharmacy']
      s.companies.middle = []
      unemploy(s, 'middle', 'healthcare')
      unemploy(s, 'middle', 'unskilled')
    })
    const play = game.run((t) => build(t, 'middle'))
    expect(play.prompt).toBe('ask.founder')
  })

  it('H-MID-BUILD-05: an unskilled slot takes an unskilled worker if there is one, otherwise a skilled one', () => {
    const withUnskilled = given({}, (s) => {
      s.middle.market = ['doctors-office-2']
      unemploy(s, 'middle', 'healthcare')
      s.companies.middle = []
      unemploy(s, 'working', 'luxury')
    })
    expect(withUnskilled.run((t) => build(t, 'middle')).answers('wage:2').legal).toEqual(['skill:unskilled', 'none'])
    const without = given({}, (s) => {
      s.middle.market = ['doctors-office-2']
      unemploy(s, 'middle', 'healthcare')
      s.companies.middle = []
      unemploy(s, 'working', 'luxury')
      s.unemployed.working.unskilled = 0
    })
    const play = without.run((t) => build(t, 'middle')).answers('wage:2')
    expect(play.legal).toEqual(['skill:luxury', 'none'])
    play.answers('none')
    expect(findCompany(without.state, 'doctors-office-2').employee).toBeNull()
  })

  it('H-MID-BUILD-05: a skilled employee slot takes only its color', () => {
    const game = given({}, (s) => {
      s.middle.market = ['medical-laboratory']
      unemploy(s, 'middle', 'healthcare')
      s.companies.middle = []
    })
    expect(game.run((t) => build(t, 'middle')).answers('wage:2').done).toBe(true)
    expect(findCompany(game.state, 'medical-laboratory').employee).toBeNull()
  })

  it('H-MID-BUILD-05: without a suitable unemployed worker there is no question', () => {
    const game = given({ strict: true }, (s) => {
      bare(s)
      employ(s, own(s, 'middle', 'private-school'), 'middle')
      unemploy(s, 'working', 'unskilled')
    })
    const [school] = game.state.companies.middle
    if (school === undefined) throw new Error('a school was expected')
    expect(game.run((t) => offerEmployee(t, school)).done).toBe(true)
    unemploy(game.state, 'working', 'education')
    expect(game.run((t) => offerEmployee(t, school)).legal).toEqual(['skill:education', 'none'])
  })

  it('H-MID-BUILD-06: with 8 Companies nothing can be built', () => {
    const game = given({}, (s) => {
      const more = MIDDLE_COMPANIES.filter((id) => !s.middle.market.includes(id)).slice(0, 8)
      s.companies.middle = []
      for (const id of more) own(s, 'middle', id)
    })
    expect(buildCompany.whyNot(game.state, 'middle')?.rule).toBe('H-MID-BUILD-06')
  })

  it('H-MID-BUILD-07: the Market is not refilled, and an empty one allows nothing', () => {
    const game = given({}, (s) => {
      s.middle.market = ['tutoring-company']
    })
    game.run((t) => build(t, 'middle')).answers('wage:2', 'none')
    expect(game.state.middle.market).toEqual([])
    expect(buildCompany.whyNot(game.state, 'middle')?.rule).toBe('H-MID-BUILD-07')
  })
})

describe('cards and Events that change the action', () => {
  it('R-12: a price falls to 0, not below', () => {
    const game = given({}, (s) => {
      s.capitalist.market = ['radio-station']
    })
    game.run((t) => build(t, 'capitalist', { price: reducedBy(10) })).answers('wage:2')
    expect(game.state.capitalist.revenue).toBe(120)
  })

  it('H-GEN-15: of half a cost the builder pays the larger part, the State the rest, with a loan if it must', () => {
    const game = given({}, (s) => {
      s.capitalist.market = ['electronics-manufacturer']
      s.state.money = 10
    })
    game.run((t) => build(t, 'capitalist', { price: halfByState }))
    expect(game.state.capitalist.revenue).toBe(107)
    expect(game.state.state).toMatchObject({ money: 48, loans: 1 })
  })

  it('H-FAQC-34: the State chooses the Company and must be able to pay; the owner decides the rest', () => {
    const help: BuildLimits = { chooser: 'state', price: allByState }
    const game = given({}, (s) => {
      s.capitalist.market = ['hotel', 'automated-dairy-farm']
      s.state.money = 44
      s.capitalist.revenue = 0
      unemploy(s, 'working', 'unskilled')
      unemploy(s, 'working', 'unskilled')
    })
    // The dairy farm is too expensive for the Treasury, so the hotel is taken without asking.
    const play = game.run((t) => build(t, 'capitalist', help))
    expect(play.seat).toBe('capitalist')
    play.answers('wage:3', 'class:working')
    expect(game.state.state).toMatchObject({ money: 29, loans: 0 })
    game.state.state.money = 5
    game.state.capitalist.market = ['hotel']
    expect(whyNoBuild(game.state, 'capitalist', help)?.rule).toBe('H-GEN-11')
  })

  it('H-FAQC-35: for the State only unemployed Middle Class workers count, and they are placed automatically', () => {
    const help: BuildLimits = { chooser: 'state', price: allByState, workers: 'unemployed' }
    const game = given({}, (s) => {
      s.middle.market = ['pharmacy']
      unemploy(s, 'middle', 'unskilled')
    })
    expect(whyNoBuild(game.state, 'middle', help)?.rule).toBe('H-MID-BUILD-02')
    unemploy(game.state, 'middle', 'healthcare')
    expect(game.run((t) => build(t, 'middle', help)).done).toBe(true)
    expect(findCompany(game.state, 'pharmacy').slots.map((worker) => worker?.skill)).toEqual([
      'healthcare',
      'unskilled',
    ])
    expect(game.state.middle.money).toBe(40)
  })

  it('H-INFO-02: looking through the deck, only the builder sees its Companies, in an order that reveals nothing', () => {
    const look = (cards: string[]) => {
      const game = given({}, (s) => {
        s.decks.capitalist.cards = cards
      })
      const play = game.run((t) => build(t, 'capitalist', { from: 'deck', price: reducedBy(-10) }))
      expect(game.table.revealed).toBe(true)
      expect(game.events).toEqual([])
      return { game, play, shown: play.options.map(({ id }) => id) }
    }
    const { game, play, shown } = look(['hotel', 'stadium', 'academy'])
    expect(play.seat).toBe('capitalist')
    expect(shown).toEqual(look(['academy', 'hotel', 'stadium']).shown)
    const chance = [...game.state.random]
    play.answers('company:hotel', 'wage:2')
    expect(game.state.random, 'the deck is shuffled').not.toEqual(chance)
    expect(game.state.capitalist.revenue).toBe(95)
    expect([...game.state.decks.capitalist.cards].sort()).toEqual(['academy', 'stadium'])
  })

  it('H-INFO-02: with a single Company in the deck the builder still gets the question', () => {
    const game = given({}, (s) => {
      s.decks.capitalist.cards = ['hotel']
    })
    const play = game.run((t) => build(t, 'capitalist', { from: 'deck' }))
    expect(play.legal).toEqual(['company:hotel'])
  })
})
