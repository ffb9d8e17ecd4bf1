import { describe, expect, it } from 'vitest'
import { ACTIONS_OF } from '../data/actions.ts'
import { findCompany } from '../rules/labour/workers.ts'
import type { HegemonyState } from '../state/state.ts'
import { employ, own, unemploy, withWorkers } from '../testing/arrange.ts'
import { playing, refusal } from '../testing/cards.ts'
import { STATE_EFFECTS } from './state.ts'

/** Returns the rule that forbids playing the card; undefined when it can be played. */
function ruleAgainstCard(card: string, change?: (s: HegemonyState) => void): string | undefined {
  return refusal(card, change)?.rule
}

/** The prompt after the effect of the card, when the turn continues. */
const OVER = 'ask.turn-free'

it('H-TURN-02: every card of the State has an effect', () => {
  expect(Object.keys(STATE_EFFECTS).sort()).toEqual(ACTIONS_OF.state.map(({ id }) => id).sort())
})

describe('cards that bring money', () => {
  it.each([
    ['A', 15],
    ['B', 30],
    ['C', 45],
  ] as const)('state-geopolitical-support: with 6%s %i', (section, money) => {
    const { game } = playing('state-geopolitical-support', (s) => (s.policies[6] = section))
    expect(game.state.state.money).toBe(120 + money)
  })

  it('state-quantitative-easing: 25, or 35 with a loan', () => {
    expect(playing('state-quantitative-easing').game.state.state.money).toBe(145)
    expect(playing('state-quantitative-easing', (s) => (s.state.loans = 1)).game.state.state.money).toBe(155)
  })

  it('state-growth-in-tourism, H-FAQ-15: 15 for the State, the Middle and the Capitalist Class, 1 Legitimacy with both', () => {
    const { game } = playing('state-growth-in-tourism')
    expect(game.state.state).toMatchObject({ money: 135, legitimacy: { working: 2, middle: 3, capitalist: 3 } })
    expect([game.state.working.money, game.state.middle.money]).toEqual([30, 55])
    expect(game.state.capitalist).toMatchObject({ revenue: 135, capital: 0 })
  })

  it('state-construction-boom, H-FAQ-15: 15 for the State, the Working and the Capitalist Class, 1 Legitimacy with both', () => {
    const { game } = playing('state-construction-boom')
    expect(game.state.state).toMatchObject({ money: 135, legitimacy: { working: 3, middle: 2, capitalist: 3 } })
    expect([game.state.working.money, game.state.middle.money]).toEqual([45, 40])
    expect(game.state.capitalist).toMatchObject({ revenue: 135, capital: 0 })
  })

  it('state-foreign-investment-program: 2 Personal Influence for 40', () => {
    const { game } = playing('state-foreign-investment-program', (s) => (s.state.influence = 3))
    expect(game.state.state).toMatchObject({ influence: 1, media: 4, money: 160 })
  })

  it('state-foreign-investment-program, H-STATE-RES-04: Media Influence does not pay for it', () => {
    expect(ruleAgainstCard('state-foreign-investment-program', (s) => (s.state.media = 9))).toBe('H-GEN-11')
  })

  it('state-foreign-financial-assistance: 10 for each Policy that matches the Agenda', () => {
    // The starting Policies are 1C 2B 3A 4B 5C; this card wants 1C 2B 3B 4B 5A.
    const { game } = playing('state-foreign-financial-assistance', (s) => (s.state.agenda = 'agenda-04'))
    expect(game.state.state.money).toBe(150)
  })

  it('state-agenda-setting, H-STATE-RES-03: 1 Personal Influence for each match', () => {
    const { game } = playing('state-agenda-setting', (s) => (s.state.agenda = 'agenda-04'))
    expect(game.state.state).toMatchObject({ influence: 4, media: 4 })
  })

  it.each(['state-agenda-setting', 'state-foreign-financial-assistance'])('%s: not without a match', (card) => {
    const none = (s: HegemonyState) => {
      s.state.agenda = 'agenda-03'
      s.policies[4] = 'B'
    }
    expect(ruleAgainstCard(card, none)).toBe('H-STATE-SCORE-05')
  })

  it.each([
    ['state-foreign-students', 'education', 5],
    ['state-medical-tourism', 'health', 4],
  ] as const)('%s: up to 8 %s abroad at the price of Policy %i, without a welfare bonus', (card, ware, policy) => {
    const { game, play } = playing(card, (s) => {
      Object.assign(s.policies, { 1: 'B', 3: 'C', 4: 'C', 5: 'C', 6: 'C' })
      s.policies[policy] = 'B'
      s.state.storage[ware] = 9
    })
    expect(play.legal).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    play.answers(7)
    expect(game.state.state).toMatchObject({ money: 155, vp: 0, storage: { [ware]: 2 } })
    expect(game.eventsOf('exported')).toEqual([{ type: 'exported', role: 'state', ware, amount: 7, price: 35 }])
  })

  it.each([
    ['state-foreign-students', 'education'],
    ['state-medical-tourism', 'health'],
  ] as const)('%s, H-TURN-04: only with 1A or 1B, and with something to sell', (card, ware) => {
    expect(ruleAgainstCard(card)).toBe('H-TURN-04')
    expect(ruleAgainstCard(card, (s) => (s.policies[1] = 'A'))).toBeUndefined()
    const empty = ruleAgainstCard(card, (s) => {
      s.policies[1] = 'A'
      s.state.storage[ware] = 0
    })
    expect(empty).toBe('H-GEN-11')
  })
})

describe('state-higher-vat', () => {
  it('every opponent pays 15, with a loan if necessary; 1 Legitimacy is lost with two classes of choice', () => {
    const { game, play } = playing('state-higher-vat', (s) => {
      s.working.money = 10
      s.state.legitimacy = { working: 4, middle: 2, capitalist: 6 }
    })
    expect(game.state.state.money).toBe(165)
    expect(game.state.working).toMatchObject({ money: 45, loans: 1 })
    play.answers('class:capitalist')
    expect(play.legal).toEqual(['class:working', 'class:middle'])
    play.answers('class:working')
    expect(game.state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 5 })
  })

  it('H-FAQC-01, H-STATE-LEG-06: Legitimacy of 1 cannot be lost', () => {
    const { game, play } = playing('state-higher-vat', (s) => {
      s.state.legitimacy = { working: 1, middle: 2, capitalist: 2 }
    })
    expect(play.legal).toEqual(['class:middle', 'class:capitalist'])
    play.answers('class:middle')
    expect(game.state.state.legitimacy).toEqual({ working: 1, middle: 1, capitalist: 1 })
    const poor = ruleAgainstCard('state-higher-vat', (s) => {
      s.state.legitimacy = { working: 1, middle: 1, capitalist: 9 }
    })
    expect(poor).toBe('H-FAQC-01')
  })
})

describe('state-denial-of-free-speech', () => {
  it('up to 2 Media Influence, then 1 Influence from up to two players and 1 Legitimacy less with each', () => {
    const { game, play } = playing('state-denial-of-free-speech', (s) => (s.middle.influence = 3))
    expect(play.legal).toEqual([1, 2])
    play.answers(2, 'class:middle', 'class:capitalist')
    expect(game.state.state).toMatchObject({ media: 2, influence: 5 })
    expect([game.state.middle.influence, game.state.capitalist.influence]).toEqual([2, 0])
    expect(game.state.state.legitimacy).toEqual({ working: 2, middle: 1, capitalist: 1 })
  })

  it('R-73, R-38: naming a player is optional, but 1 Media Influence is taken if there is any', () => {
    const { game, play } = playing('state-denial-of-free-speech')
    play.answers(1)
    expect(play.legal).toContain('done')
    play.answers('done')
    expect(game.state.state).toMatchObject({
      media: 3,
      influence: 2,
      legitimacy: { working: 2, middle: 2, capitalist: 2 },
    })
    const { play: unheard } = playing('state-denial-of-free-speech', (s) => (s.state.media = 0))
    expect(unheard.prompt).toBe('ask.silence')
  })

  it('one player is enough', () => {
    const { game, play } = playing('state-denial-of-free-speech')
    play.answers(1, 'class:working', 'done')
    expect(game.state.state.legitimacy).toEqual({ working: 1, middle: 2, capitalist: 2 })
  })

  it('R-06: a player without Influence cannot be chosen', () => {
    const { play } = playing('state-denial-of-free-speech', (s) => (s.middle.influence = 0))
    play.answers(1)
    expect(play.whyNot('class:middle')?.rule).toBe('R-06')
  })

  it('H-FAQC-02, H-STATE-LEG-06: not when there is no Legitimacy to lose', () => {
    const { play } = playing('state-denial-of-free-speech', (s) => (s.state.legitimacy.middle = 1))
    play.answers(1)
    expect(play.whyNot('class:middle')?.rule).toBe('H-FAQC-02')
    const all = ruleAgainstCard('state-denial-of-free-speech', (s) => {
      s.state.legitimacy = { working: 1, middle: 1, capitalist: 9 }
      s.capitalist.influence = 0
    })
    expect(all).toBe('H-FAQC-02')
  })
})

describe('cards that provide', () => {
  it('state-employment-support-scheme: 15 each for the Working and the Middle Class, 1 Legitimacy with both', () => {
    const { game } = playing('state-employment-support-scheme')
    expect(game.state.state).toMatchObject({ money: 90, legitimacy: { working: 3, middle: 3, capitalist: 2 } })
    expect([game.state.state.benefits.working.money, game.state.state.benefits.middle.money]).toEqual([15, 15])
    expect(ruleAgainstCard('state-employment-support-scheme', (s) => (s.state.money = 29))).toBe('H-STATE-PROVIDE-09')
  })

  it('state-step-for-representation: 1 Personal Influence and 2 cubes to a class, 2 Legitimacy', () => {
    const { game, play } = playing('state-step-for-representation')
    play.answers('class:capitalist')
    expect(game.state.state.benefits.capitalist).toMatchObject({ influence: 1, cubes: 2 })
    expect(game.state.cubes.capitalist).toBe(15)
    expect(game.state.state).toMatchObject({ influence: 0, legitimacy: { working: 2, middle: 2, capitalist: 4 } })
  })

  it('state-step-for-representation, H-FAQC-30: Media Influence cannot stand in; 2 cubes must be left', () => {
    expect(ruleAgainstCard('state-step-for-representation', (s) => (s.state.influence = 0))).toBe('H-STATE-RES-06')
    const { play } = playing('state-step-for-representation', (s) => (s.cubes.middle = 1))
    expect(play.legal).toEqual(['class:working', 'class:capitalist'])
  })

  it.each([
    ['state-healthcare-program', 'health', 4],
    ['state-literacy-program', 'education', 5],
  ] as const)('%s: as much %s as the Population, and the token of the class', (card, ware, policy) => {
    const { game, play } = playing(card, (s) => {
      s.policies[policy] = 'B'
      withWorkers(s, 'working', 15)
      s.state.money = 0
    })
    expect(play.legal).toEqual(['class:working', 'class:middle'])
    play.answers('class:working')
    expect(game.state.state.benefits.working.goods[ware]).toBe(5)
    expect(game.state.state).toMatchObject({ tokens: { working: 1, middle: 0 }, legitimacy: { working: 3 } })
  })

  it.each([
    ['state-healthcare-program', 'health', 4],
    ['state-literacy-program', 'education', 5],
  ] as const)('%s, H-TURN-04, H-STATE-PROVIDE-04: not in section C, not without enough of it', (card, ware, policy) => {
    expect(ruleAgainstCard(card, (s) => (s.policies[policy] = 'C'))).toBe('H-TURN-04')
    const { play } = playing(card, (s) => {
      s.policies[policy] = 'A'
      s.state.storage[ware] = 0
      s.middle.storage[ware] = 8
      s.capitalist.storage[ware] = 0
    })
    // Only the Middle Class sells it, and it cannot buy from itself.
    expect(play.prompt).toBe(OVER)
  })

  it('state-supplemental-income-program: 1 for each employed worker, 1 Legitimacy for every 10', () => {
    const { game, play } = playing('state-supplemental-income-program', (s) => {
      employ(s, own(s, 'capitalist', 'vegetable-farm'), 'working')
    })
    play.answers('class:working')
    expect(game.state.state.benefits.working.money).toBe(10)
    expect(game.state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 2 })
  })

  it('state-supplemental-income-program, H-GEN-16, H-UNION-05: 9 bring nothing, a union worker counts as employed', () => {
    const { game, play } = playing('state-supplemental-income-program', (s) => (s.working.unions.media = true))
    play.answers('class:working')
    expect(game.state.state.benefits.working.money).toBe(8)
    expect(game.state.state.legitimacy.working).toBe(2)
  })

  it('state-supplemental-income-program, H-TURN-04: not with 2A, not without the money', () => {
    expect(ruleAgainstCard('state-supplemental-income-program', (s) => (s.policies[2] = 'A'))).toBe('H-TURN-04')
    expect(ruleAgainstCard('state-supplemental-income-program', (s) => (s.state.money = 6))).toBe('H-STATE-PROVIDE-09')
  })

  it('state-allowances-and-subsidies: 20 to a class, and its token', () => {
    const { game, play } = playing('state-allowances-and-subsidies')
    play.answers('class:middle')
    expect(game.state.state.benefits.middle.money).toBe(20)
    expect(game.state.state).toMatchObject({ tokens: { middle: 1 }, legitimacy: { middle: 3 } })
    expect(ruleAgainstCard('state-allowances-and-subsidies', (s) => (s.state.money = 19))).toBe('H-STATE-PROVIDE-09')
  })

  it('state-business-grants: 5 for each Company of the Capitalist Class, 1 Legitimacy for every 3', () => {
    const { game } = playing('state-business-grants', (s) => {
      s.policies[1] = 'B'
      for (const id of ['hotel', 'academy']) own(s, 'capitalist', id)
    })
    expect(game.state.state.benefits.capitalist.money).toBe(30)
    expect(game.state.state.legitimacy.capitalist).toBe(4)
  })

  it('state-business-grants, H-TURN-04, H-STATE-PROVIDE-09: only with 1A or 1B and the money', () => {
    expect(ruleAgainstCard('state-business-grants')).toBe('H-TURN-04')
    const poor = ruleAgainstCard('state-business-grants', (s) => {
      s.policies[1] = 'A'
      s.state.money = 19
    })
    expect(poor).toBe('H-STATE-PROVIDE-09')
  })
})

describe('cards about Bills and Policies', () => {
  it('state-pressing-matters: an Immediate Vote costs nothing', () => {
    const { game, play } = playing('state-pressing-matters', (s) => (s.state.influence = 0))
    play.answers('bill:2A')
    expect(play.prompt).toBe('ask.immediate-vote-free')
    play.answers(false)
    expect(game.state.bills[2]).toEqual({ by: 'state', section: 'A' })
  })

  it('state-radical-reforms: any section, but no Immediate Vote', () => {
    const { game, play } = playing('state-radical-reforms', (s) => (s.state.influence = 5))
    play.answers('bill:1A')
    expect(play.prompt).toBe(OVER)
    expect(game.state.bills[1]).toEqual({ by: 'state', section: 'A' })
  })

  it.each(['state-pressing-matters', 'state-radical-reforms'])('%s, H-LAW-04: not without a free marker', (card) => {
    const noMarker = ruleAgainstCard(card, (s) => {
      for (const policy of [1, 2, 3] as const) s.bills[policy] = { by: 'state', section: 'B' }
    })
    expect(noMarker).toBe('H-LAW-04')
  })

  const inEmergency = (s: HegemonyState) => {
    for (const policy of [1, 2, 6] as const) s.bills[policy] = { by: 'working', section: 'A' }
  }

  it('state-emergency-state: a Policy without a Bill moves by one section', () => {
    const { game, play } = playing('state-emergency-state', inEmergency)
    expect(play.legal).toEqual(['policy:3B', 'policy:4A', 'policy:4C', 'policy:5B', 'policy:7A', 'policy:7C'])
    play.answers('policy:3B')
    expect(game.state.policies[3]).toBe('B')
  })

  it('state-emergency-state, H-FAQC-20, H-VOTE-24: no player gains VP; prices can be adjusted as after any change', () => {
    const { game, play } = playing('state-emergency-state', inEmergency)
    play.answers('policy:5B')
    expect([play.seat, play.prompt]).toEqual(['middle', 'ask.price'])
    play.answers('done', 'done')
    expect(game.eventsOf('vp')).toEqual([])
  })

  it('state-emergency-state, H-TURN-04: only with Bills on at least 3 Policies', () => {
    const two = ruleAgainstCard('state-emergency-state', (s) => {
      inEmergency(s)
      delete s.bills[1]
    })
    expect(two).toBe('H-TURN-04')
  })
})

describe('cards about public Companies', () => {
  it('state-public-sector-overtime: the wages are paid and the Company produces at once', () => {
    const { game, play } = playing('state-public-sector-overtime')
    expect(play.legal).toEqual(['company:university-hospital', 'company:technical-university'])
    play.answers('company:university-hospital')
    expect(game.state.state).toMatchObject({ money: 90, storage: { health: 12 } })
    expect(game.state.working.money).toBe(60)
  })

  it('state-public-sector-overtime, H-FAQC-24, H-STRIKE-11: not without the wages, not on strike', () => {
    expect(ruleAgainstCard('state-public-sector-overtime', (s) => (s.state.money = 29))).toBe('H-FAQC-24')
    const { game } = playing('state-public-sector-overtime', (s) => {
      findCompany(s, 'university-hospital').strike = true
    })
    expect(game.eventsOf('produced')).toEqual([
      { type: 'produced', company: 'technical-university', owner: 'state', amount: 6 },
    ])
    const idle = ruleAgainstCard('state-public-sector-overtime', (s) => {
      for (const company of s.companies.state) company.slots = company.slots.map(() => null)
    })
    expect(idle).toBe('H-OPER-12')
  })

  it('state-unemployment-initiative-program, H-FAQ-14: an empty Company is filled, the workers are committed', () => {
    const { game } = playing('state-unemployment-initiative-program', (s) => {
      unemploy(s, 'working', 'media')
      unemploy(s, 'working', 'luxury')
    })
    expect(findCompany(game.state, 'national-public-broadcasting').slots).toEqual([
      { class: 'working', skill: 'media', committed: true },
      { class: 'working', skill: 'unskilled', committed: true },
      { class: 'working', skill: 'luxury', committed: true },
    ])
    expect(game.eventsOf('legitimacy')).toEqual([])
  })

  it('state-unemployment-initiative-program: the State chooses the class', () => {
    const { game, play } = playing('state-unemployment-initiative-program', (s) => {
      for (const role of ['working', 'middle'] as const) {
        for (const skill of ['media', 'unskilled', 'unskilled'] as const) unemploy(s, role, skill)
      }
    })
    expect(play.legal).toEqual(['class:working', 'class:middle'])
    play.answers('class:middle')
    expect(findCompany(game.state, 'national-public-broadcasting').slots[0]?.class).toBe('middle')
  })

  it('state-unemployment-initiative-program, H-TURN-04: not with 4C, without workers or without an empty Company', () => {
    const card = 'state-unemployment-initiative-program'
    expect(ruleAgainstCard(card, (s) => (s.policies[4] = 'C'))).toBe('H-TURN-04')
    expect(ruleAgainstCard(card)).toBe('H-OPER-03')
    expect(ruleAgainstCard(card, (s) => s.companies.state.pop())).toBe('H-OPER-02')
  })
})
