import { say } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import type { HegemonyState } from '../../../state/state.ts'
import { own, withWorkers } from '../../../testing/arrange.ts'
import { resolving, ruleAgainst } from '../../../testing/events.ts'

// At the start 3 Companies of the Capitalist and 2 of the Middle Class are operational; 21 workers are a Population of 7.

describe('Drought: Food', () => {
  it('H-STATE-EVENT-01: half the Population of the Working Class, rounded up, and its token', () => {
    const { game, play } = resolving('drought', (s) => {
      withWorkers(s, 'working', 21)
      s.state.storage.food = 4
    })
    play.answers('class:working', 4)
    expect(game.state.state.benefits.working.goods.food).toBe(4)
    expect(game.state.state.tokens).toEqual({ working: 1, middle: 0, capitalist: 0 })
    expect(game.state.state.legitimacy.working).toBe(3)
  })

  it('H-STATE-EVENT-01: half the operational Companies of the Capitalist Class, rounded up', () => {
    const { game, play } = resolving('drought')
    play.answers('class:capitalist', 2)
    expect(game.state.state.benefits.capitalist.goods.food).toBe(2)
    expect(game.state.state.money).toBe(100)
    expect(game.state.state.tokens.capitalist).toBe(1)
  })

  it('H-STATE-EVENT-02: not for a Capitalist Class without operational Companies: there is nothing to provide', () => {
    const { play } = resolving('drought', (s) => {
      s.companies.capitalist = []
      s.state.storage.food = 6
    })
    expect(play.question.shape).toBe('number')
    expect(ruleAgainst('drought', (s) => (s.state.money = 0))).toBe('H-STATE-EVENT-02')
  })
})

describe('Companies Demand Better Internet: Luxury', () => {
  it('H-STATE-EVENT-01, H-GEN-16: half the operational Companies; 1 Legitimacy for every 2 provided', () => {
    const { game, play } = resolving('companies-demand-better-internet')
    play.answers('class:capitalist')
    expect(game.state.state.benefits.capitalist.goods.luxury).toBe(2)
    expect(game.state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 3 })
  })

  it('H-GEN-16: a single Luxury for the Middle Class brings no Legitimacy', () => {
    const { game, play } = resolving('companies-demand-better-internet')
    play.answers('class:middle', 1)
    expect(game.state.state.benefits.middle.goods.luxury).toBe(1)
    expect(game.state.state.legitimacy.middle).toBe(2)
  })

  it('H-STATE-EVENT-02: not without Luxury and money', () => {
    expect(ruleAgainst('companies-demand-better-internet', (s) => (s.state.money = 5))).toBe('H-STATE-EVENT-02')
  })
})

describe('Declining Birth Rate: Health', () => {
  it('HX-34, H-STATE-PROVIDE-02: 4 Health for a Population of 7; the missing one is bought from the Capitalist Class', () => {
    const { game, play } = resolving('declining-birth-rate', (s) => {
      withWorkers(s, 'working', 21)
      s.state.storage.health = 3
      s.middle.storage.health = 0
      s.capitalist.storage.health = 2
    })
    play.answers('class:working', 3)
    expect(game.state.state.benefits.working.goods.health).toBe(4)
    expect(game.state.capitalist).toMatchObject({ revenue: 128, storage: { health: 1 } })
    expect(game.state.state).toMatchObject({ money: 112, legitimacy: { working: 3 } })
  })

  it('HX-35, H-STATE-EVENT-01: 3 Health for a Middle Class Population of 6', () => {
    const { game, play } = resolving('declining-birth-rate', (s) => withWorkers(s, 'middle', 18))
    play.answers('class:middle')
    expect(game.state.state.benefits.middle.goods.health).toBe(3)
    expect(game.state.state).toMatchObject({ storage: { health: 3 }, legitimacy: { middle: 3 } })
  })

  it('H-STATE-EVENT-02: only the class that can be provided for may be chosen', () => {
    const { play } = resolving('declining-birth-rate', (s) => {
      withWorkers(s, 'working', 21)
      s.state.storage.health = 2
      s.state.money = 0
    })
    // 4 for the Working Class are too much, 2 for the Middle Class are available.
    expect(play.done).toBe(true)
  })
})

describe('Low Education Index: Education', () => {
  it('H-STATE-EVENT-01: half the Population, 1 Legitimacy', () => {
    const { game, play } = resolving('low-education-index', (s) => (s.state.money = 0))
    play.answers('class:working')
    expect(game.state.state).toMatchObject({ storage: { education: 4 }, legitimacy: { working: 3 } })
    expect(game.state.state.benefits.working.goods.education).toBe(2)
  })

  it('H-STATE-EVENT-02: not without Education', () => {
    const without = ruleAgainst('low-education-index', (s) => {
      s.state.storage.education = 1
      s.capitalist.storage.education = 0
    })
    expect(without).toBe('H-STATE-EVENT-02')
  })
})

describe('Strike at the Port: Media Influence', () => {
  it('H-STATE-EVENT-01: 2 Media Influence to a class, and its token', () => {
    const { game, play } = resolving('strike-at-the-port')
    play.answers('class:capitalist')
    expect(game.state.state.benefits.capitalist.influence).toBe(2)
    expect(game.state.state).toMatchObject({ media: 2, influence: 1, tokens: { capitalist: 1 } })
  })

  it('H-STATE-RES-04, H-STATE-EVENT-02: Personal Influence does not help', () => {
    const rule = ruleAgainst('strike-at-the-port', (s) => {
      s.state.media = 1
      s.state.influence = 5
    })
    expect(rule).toBe('H-STATE-EVENT-02')
  })
})

describe('money for each Company, for the Population or for public workers', () => {
  it('Local Industries in Turmoil, H-GEN-16: 5 for each operational Company, a token for every 20', () => {
    const { game, play } = resolving('local-industries-in-turmoil', (s) => {
      for (const id of ['pharmacy', 'game-store']) own(s, 'middle', id).slots = []
    })
    play.answers('class:middle')
    expect(game.state.state.benefits.middle.money).toBe(20)
    expect(game.state.state.tokens.middle).toBe(1)
  })

  it('Local Industries in Turmoil: 2 VP for every 15 to the Capitalist Class', () => {
    const { game, play } = resolving('local-industries-in-turmoil')
    play.answers('class:capitalist')
    expect(game.state.state).toMatchObject({ money: 105, vp: 2 })
    expect(game.state.state.benefits.capitalist.money).toBe(15)
  })

  it('Local Industries in Turmoil, H-STATE-EVENT-02: not with too little money', () => {
    expect(ruleAgainst('local-industries-in-turmoil', (s) => (s.state.money = 9))).toBe('H-STATE-EVENT-02')
  })

  it('Demand for Pension Reform: 5 for each point of Population, 2 VP for every 15 to the Working Class', () => {
    const { game, play } = resolving('demand-for-pension-reform', (s) => withWorkers(s, 'working', 21))
    play.answers('class:working')
    expect(game.state.state.benefits.working.money).toBe(35)
    expect(game.state.state.vp).toBe(4)
  })

  it('Demand for Pension Reform: a token for every 20 to the Middle Class; 15 bring none', () => {
    const { game, play } = resolving('demand-for-pension-reform')
    play.answers('class:middle')
    expect(game.state.state.benefits.middle.money).toBe(15)
    expect(game.state.state.tokens.middle).toBe(0)
    const rich = resolving('demand-for-pension-reform', (s) => withWorkers(s, 'middle', 24))
    rich.play.answers('class:middle')
    expect(rich.game.state.state.tokens.middle).toBe(2)
  })

  it('Demand for Pension Reform, H-STATE-EVENT-02: not with too little money', () => {
    expect(ruleAgainst('demand-for-pension-reform', (s) => (s.state.money = 14))).toBe('H-STATE-EVENT-02')
  })

  it('Demand for Thirteen Month Pay: 5 for each own worker in the Public Sector', () => {
    const { game, play } = resolving('demand-for-thirteen-month-pay')
    play.answers('class:middle')
    expect(game.state.state.benefits.middle.money).toBe(15)
    expect(game.state.state.legitimacy.middle).toBe(3)
  })

  it('Demand for Thirteen Month Pay: a token for every 25 to the Working Class', () => {
    const { game, play } = resolving('demand-for-thirteen-month-pay', (s) => {
      const [hospital, university] = s.companies.state
      if (hospital !== undefined && university !== undefined)
        university.slots = hospital.slots.map((w) => w && { ...w })
    })
    play.answers()
    expect(game.state.state.benefits.working.money).toBe(30)
    expect(game.state.state.tokens.working).toBe(1)
  })

  it('Demand for Thirteen Month Pay, H-STATE-EVENT-02: not without workers there', () => {
    const nobody = ruleAgainst('demand-for-thirteen-month-pay', (s) => {
      for (const company of s.companies.state) company.slots = company.slots.map(() => null)
    })
    expect(nobody).toBe('H-STATE-EVENT-02')
  })
})

describe('two wares, at least one of each', () => {
  it('Technological Illiteracy: Luxury and Education, 1 Legitimacy for every 2', () => {
    const { game, play } = resolving('technological-illiteracy', (s) => {
      withWorkers(s, 'working', 21)
      s.state.money = 0
      s.state.storage.luxury = 4
    })
    play.answers('class:working')
    expect(play.legal).toEqual([1, 2, 3])
    play.answers(3)
    expect(game.state.state.benefits.working.goods).toMatchObject({ luxury: 3, education: 1 })
    expect(game.state.state.legitimacy.working).toBe(4)
  })

  it('Technological Illiteracy: half the operational Companies of the Capitalist Class', () => {
    const { game, play } = resolving('technological-illiteracy', (s) => (s.state.storage.luxury = 1))
    play.answers('class:capitalist', 1)
    expect(game.state.state.benefits.capitalist.goods).toMatchObject({ luxury: 1, education: 1 })
    expect(game.state.state.legitimacy.capitalist).toBe(3)
  })

  it('H-STATE-EVENT-02: one of each is impossible where only one is to be provided', () => {
    const { play } = resolving('technological-illiteracy', (s) => {
      s.companies.capitalist = s.companies.capitalist.slice(0, 1)
    })
    expect(play.prompt).not.toBe('ask.event-class')
  })

  it('Technological Illiteracy, H-STATE-EVENT-02: not without Luxury and money', () => {
    expect(ruleAgainst('technological-illiteracy', (s) => (s.state.money = 5))).toBe('H-STATE-EVENT-02')
  })

  it('Earthquake: Food and Health, 1 Legitimacy for every 2', () => {
    const { game, play } = resolving('earthquake', (s) => {
      withWorkers(s, 'middle', 24)
      s.state.storage.food = 8
    })
    play.answers('class:middle', 1, 1)
    expect(game.state.state.benefits.middle.goods).toMatchObject({ food: 1, health: 3 })
    expect(game.state.state.legitimacy.middle).toBe(4)
  })

  it('Earthquake, H-STATE-EVENT-02: the mix is limited to what can be paid', () => {
    const { play } = resolving('earthquake', (s) => {
      withWorkers(s, 'working', 27)
      s.state.money = 20
    })
    play.answers('class:working')
    expect(play.legal).toEqual([1, 2])
    expect(ruleAgainst('earthquake', (s) => (s.state.money = 8))).toBe('H-STATE-EVENT-02')
  })

  it('Demand for Higher Welfare Standards: Health and Education, 1 Legitimacy', () => {
    const { game, play } = resolving('demand-for-higher-welfare-standards', (s) => (s.state.money = 0))
    play.answers('class:working')
    expect(game.state.state.benefits.working.goods).toMatchObject({ health: 1, education: 1 })
    expect(game.state.state.legitimacy.working).toBe(3)
    const bare = ruleAgainst('demand-for-higher-welfare-standards', (s) => {
      s.state.storage.health = 0
      s.state.money = 0
    })
    expect(bare).toBe('H-STATE-EVENT-02')
  })

  it.each(['health', 'education'] as const)(
    'H-STATE-EVENT-02: not where no %s at all can be had, whatever there is of the other',
    (ware) => {
      const without = (s: HegemonyState): void => {
        s.state.money = 500
        s.state.storage = { food: 0, luxury: 0, health: 20, education: 20, [ware]: 0 }
        s.middle.storage[ware] = 0
        s.capitalist.storage[ware] = 0
      }
      expect(ruleAgainst('demand-for-higher-welfare-standards', without)).toBe('H-STATE-EVENT-02')
      const one = (s: HegemonyState): void => {
        without(s)
        s.state.storage[ware] = 1
      }
      expect(ruleAgainst('demand-for-higher-welfare-standards', one)).toBeUndefined()
    },
  )

  it('H-STATE-EVENT-02: the mix may be all but one of either good, and the options show the numbers', () => {
    const { play } = resolving('demand-for-higher-welfare-standards', (s) => {
      withWorkers(s, 'working', 24)
      s.state.storage = { food: 0, luxury: 0, health: 20, education: 20 }
    })
    play.answers('class:working')
    expect(play.legal).toEqual([1, 2, 3])
    expect(play.question.prompt).toEqual(
      say('ask.provide-mix', { first: say('resource.health'), second: say('resource.education'), total: 4 }),
    )
  })

  it('Global Supply Chain Crisis: Food and Luxury, 1 Legitimacy for every 2 or, for the Middle Class, 1 VP for each', () => {
    const stocked = (s: Parameters<typeof withWorkers>[0]) => {
      s.state.storage.food = 4
      s.state.storage.luxury = 4
      s.state.money = 0
      withWorkers(s, 'working', 15)
      withWorkers(s, 'middle', 15)
    }
    const working = resolving('global-supply-chain-crisis', stocked)
    working.play.answers('class:working', 2)
    expect(working.game.state.state).toMatchObject({ vp: 0, legitimacy: { working: 3 } })
    const middle = resolving('global-supply-chain-crisis', stocked)
    middle.play.answers('class:middle', 1)
    expect(middle.game.state.state).toMatchObject({ vp: 3, legitimacy: { middle: 2 } })
    expect(ruleAgainst('global-supply-chain-crisis', (s) => (s.state.money = 15))).toBe('H-STATE-EVENT-02')
  })
})

describe('several classes', () => {
  it('Need for Sustainability Initiative: 25 to each of two classes, and both tokens', () => {
    const { game, play } = resolving('need-for-sustainability-initiative')
    play.answers('classes:working-capitalist')
    expect(game.state.state.money).toBe(70)
    expect(game.state.state.benefits.working.money).toBe(25)
    expect(game.state.state.benefits.capitalist.money).toBe(25)
    expect(game.state.state.tokens).toEqual({ working: 1, middle: 0, capitalist: 1 })
    expect(ruleAgainst('need-for-sustainability-initiative', (s) => (s.state.money = 49))).toBe('H-STATE-EVENT-02')
  })

  it('Political Scandal: 25 spent, up to 3 Media Influence split at will, 1 Legitimacy for each', () => {
    const { game, play } = resolving('political-scandal')
    play.answers('class:working', 'class:capitalist', 'class:working')
    expect(play.done).toBe(true)
    expect(game.state.state).toMatchObject({ money: 95, media: 1 })
    expect(game.state.state.benefits.working.influence).toBe(2)
    expect(game.state.state.benefits.capitalist.influence).toBe(1)
    expect(game.state.state.legitimacy).toEqual({ working: 4, middle: 2, capitalist: 3 })
  })

  it('Political Scandal, H-STATE-EVENT-02: not without Media Influence or money', () => {
    expect(ruleAgainst('political-scandal', (s) => (s.state.media = 0))).toBe('H-STATE-EVENT-02')
    expect(ruleAgainst('political-scandal', (s) => (s.state.money = 24))).toBe('H-STATE-EVENT-02')
  })

  it('Need for Stimulus Package: 10 to every class for 3 VP, or 15 for 1 Legitimacy with each', () => {
    const small = resolving('need-for-stimulus-package')
    small.play.answers('money:10')
    expect(small.game.state.state).toMatchObject({ money: 90, vp: 3 })
    const large = resolving('need-for-stimulus-package')
    large.play.answers('money:15')
    expect(large.game.state.state).toMatchObject({ money: 75, vp: 0 })
    expect(large.game.state.state.legitimacy).toEqual({ working: 3, middle: 3, capitalist: 3 })
    for (const role of ['working', 'middle', 'capitalist'] as const) {
      expect(large.game.state.state.benefits[role].money).toBe(15)
    }
  })

  it('Need for Stimulus Package, H-STATE-EVENT-02: only what the Treasury holds', () => {
    const { game } = resolving('need-for-stimulus-package', (s) => (s.state.money = 44))
    expect(game.state.state.vp).toBe(3)
    expect(ruleAgainst('need-for-stimulus-package', (s) => (s.state.money = 29))).toBe('H-STATE-EVENT-02')
  })

  it('Political Polarization, R-07: 30 spent and 4 cubes for the Working and the Capitalist Class only', () => {
    const { game, play } = resolving('political-polarization')
    expect(play.legal).toEqual([0, 1, 2, 3, 4])
    play.answers(3)
    expect(game.state.state.money).toBe(90)
    expect(game.state.cubes).toEqual({ working: 14, middle: 17, capitalist: 16 })
    expect(game.state.state.benefits.working.cubes).toBe(3)
    expect(game.state.state.benefits.capitalist.cubes).toBe(1)
    expect(game.state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 2 })
  })

  it('Political Polarization, H-STATE-EVENT-02: the split is limited by the cubes left, and 4 must be left', () => {
    const { play } = resolving('political-polarization', (s) => {
      s.cubes.working = 3
      s.cubes.capitalist = 2
    })
    expect(play.legal).toEqual([2, 3])
    const tooFew = ruleAgainst('political-polarization', (s) => {
      s.cubes.working = 2
      s.cubes.capitalist = 1
    })
    expect(tooFew).toBe('H-STATE-EVENT-02')
    expect(ruleAgainst('political-polarization', (s) => (s.state.money = 29))).toBe('H-STATE-EVENT-02')
  })

  it('Unfair Representation: 1 Personal Influence and 2 cubes, 1 Legitimacy', () => {
    const { game, play } = resolving('unfair-representation')
    play.answers('class:middle')
    expect(game.state.state.benefits.middle).toMatchObject({ influence: 1, cubes: 2 })
    expect(game.state.state).toMatchObject({ influence: 0, media: 4, legitimacy: { middle: 3 } })
  })

  it('H-FAQC-36, H-STATE-RES-06: Media Influence cannot be bought to provide Personal Influence', () => {
    expect(ruleAgainst('unfair-representation', (s) => (s.state.influence = 0))).toBe('H-STATE-EVENT-02')
  })

  it('Unfair Representation, H-STATE-EVENT-02: not for a class with fewer than 2 cubes left', () => {
    const { play } = resolving('unfair-representation', (s) => (s.cubes.working = 1))
    expect(play.whyNot('class:working')?.rule).toBe('H-STATE-PROVIDE-08')
    expect(play.legal).toEqual(['class:middle', 'class:capitalist'])
  })
})
