import { describe, expect, it } from 'vitest'
import { EXPANSION_ACTIONS_OF } from '../../data/actions-expansion.ts'
import { POLICIES, ROLES } from '../../data/vocabulary.ts'
import { billMarkersLeft } from '../../rules/politics/bills.ts'
import type { HegemonyState } from '../../state/state.ts'
import { employ, own, withWorkers } from '../../testing/arrange.ts'
import { playing, refusal } from '../../testing/cards.ts'
import { given } from '../../testing/given.ts'
import { EXPANSION_EFFECTS } from './index.ts'

it('CC-ACT-01: every card has an effect, and no other has', () => {
  const cards = ROLES.flatMap((role) => EXPANSION_ACTIONS_OF[role].map(({ id }) => id))
  expect(Object.keys(EXPANSION_EFFECTS).sort()).toEqual(cards.sort())
})

it('CC-ACT-02, CC-ACT-03: one option of the match puts them into the decks of all roles, or of none', () => {
  const sizes = (actionCards: boolean): number[] => {
    const { state } = given({ modules: { actionCards } })
    return ROLES.map((role) => state[role].deck.length + state[role].hand.length)
  }
  expect(sizes(true)).toEqual([45, 45, 45, 45])
  expect(sizes(false)).toEqual([40, 40, 40, 40])
})

describe('Protect the Status Quo', () => {
  it.each(ROLES)('%s-protect-the-status-quo: a Policy takes no Bill, has an own marker, 1 Influence', (role) => {
    const card = `${role}-protect-the-status-quo`
    const { game, play } = playing(card, (s) => {
      s.bills[3] = { by: 'middle', section: 'B' }
    })
    const before = game.state[role].influence
    expect(play.whyNot('policy:3')?.rule).toBe('H-LAW-03')
    play.answers('policy:2')
    expect(game.state[role].influence).toBe(before + 1)
    expect(billMarkersLeft(game.state, role)).toBe(role === 'middle' ? 1 : 2)
    expect(game.state.inForce).toMatchObject([{ kind: 'frozen', policy: 2, by: role, until: 'round', source: card }])
    expect(game.eventsOf('policy-frozen')).toEqual([{ type: 'policy-frozen', role, policy: 2 }])
  })

  it('CC-ACT-06: no player can propose a Bill on that Policy, and the reason names it', () => {
    const { game, play } = playing('working-protect-the-status-quo')
    play.answers('policy:2')
    game.state.middle.hand = ['middle-radical-reforms']
    const { play: other } = playing('capitalist-radical-reforms', (s) => {
      s.inForce = game.state.inForce
    })
    expect(other.whyNot('bill:2A')).toMatchObject({ rule: 'CC-ACT-06', key: 'why.policy-frozen' })
    expect(other.legal).toContain('bill:1B')
  })

  it('CC-ACT-06: a Policy that is locked, or frozen by another, is not free for it; with none free it cannot be played', () => {
    const { play } = playing('working-protect-the-status-quo', (s) => {
      s.inForce.push({ kind: 'locked', policy: 4, until: 'imf-check', source: 'cr03' })
      s.inForce.push({ kind: 'frozen', policy: 5, by: 'state', until: 'round', source: 'state-protect-the-status-quo' })
    })
    expect(play.whyNot('policy:4')?.rule).toBe('CC-CRISIS-15')
    expect(play.whyNot('policy:5')?.rule).toBe('CC-ACT-06')
    expect(play.legal).toEqual(['policy:1', 'policy:2', 'policy:3', 'policy:6', 'policy:7'])
    const taken = (s: HegemonyState): void => {
      for (const policy of POLICIES) s.bills[policy] = { by: policy < 4 ? 'middle' : 'state', section: 'B' }
    }
    expect(refusal('working-protect-the-status-quo', taken)?.rule).toBe('H-LAW-03')
  })

  it('H-LAW-04: it needs a Bill marker', () => {
    const all = (s: HegemonyState): void => {
      for (const policy of [1, 2, 3] as const) s.bills[policy] = { by: 'working', section: 'B' }
    }
    expect(refusal('working-protect-the-status-quo', all)?.rule).toBe('H-LAW-04')
  })
})

describe('Change of Government Agenda', () => {
  const card = 'working-change-of-government-agenda'
  const bill = (s: HegemonyState): void => {
    s.bills[3] = { by: 'capitalist', section: 'B' }
  }

  it(`${card}: a Bill of another leaves; then both may propose, first the one who played it`, () => {
    const { game, play } = playing(card, (s) => {
      bill(s)
      s.working.influence = 0
      s.capitalist.influence = 0
    })
    expect([play.seat, play.prompt]).toEqual(['working', 'ask.new-bill'])
    play.answers(true, 'bill:2A')
    expect([play.seat, play.prompt]).toEqual(['capitalist', 'ask.new-bill'])
    play.answers(true, 'bill:3B')
    expect(game.state.bills).toEqual({
      2: { by: 'working', section: 'A' },
      3: { by: 'capitalist', section: 'B' },
    })
    expect(game.eventsOf('bill-returned')).toMatchObject([{ role: 'capitalist', policy: 3, why: 'card' }])
  })

  it('CC-ACT-07: both may decline', () => {
    const { game, play } = playing(card, bill)
    play.answers(false, false)
    expect(game.state.bills).toEqual({})
  })

  it('CC-ACT-07: with at most 3 Bills on the table, one of them by another player', () => {
    expect(refusal(card)?.key).toBe('why.no-foreign-bill')
    const many = (count: number) => (s: HegemonyState) => {
      for (const policy of ([1, 2, 3, 4] as const).slice(0, count)) s.bills[policy] = { by: 'middle', section: 'B' }
    }
    expect(refusal(card, many(3))).toBeNull()
    expect(refusal(card, many(4))).toMatchObject({ rule: 'CC-ACT-07', key: 'why.too-many-bills' })
  })

  it.each(ROLES)('%s-change-of-government-agenda: every role can play it', (role) => {
    const by = role === 'middle' ? 'state' : 'middle'
    expect(refusal(`${role}-change-of-government-agenda`, (s) => (s.bills[1] = { by, section: 'B' }))).toBeNull()
  })
})

describe('Reveal Political Scandal', () => {
  it.each(ROLES)('%s-reveal-political-scandal, R-06: 2 Influence change hands, or the 1 there is', (role) => {
    const card = `${role}-reveal-political-scandal`
    const [rich = 'state', poor = 'state'] = ROLES.filter((other) => other !== role)
    const arrange = (s: HegemonyState): void => {
      for (const each of ROLES) s[each].influence = 0
      s[rich].influence = 5
      s[poor].influence = 1
    }
    const { game, play } = playing(card, arrange)
    expect(play.legal).toEqual([`role:${rich}`, `role:${poor}`])
    play.answers(`role:${rich}`)
    expect([game.state[role].influence, game.state[rich].influence]).toEqual([2, 3])
    const second = playing(card, arrange)
    second.play.answers(`role:${poor}`)
    expect([second.game.state[role].influence, second.game.state[poor].influence]).toEqual([1, 0])
  })

  it('H-GEN-11: another player must have Influence', () => {
    expect(
      refusal('working-reveal-political-scandal', (s) => {
        for (const role of ROLES) s[role].influence = role === 'working' ? 3 : 0
      })?.key,
    ).toBe('why.nobody-has-influence')
  })
})

describe('Momentum for Change', () => {
  it.each(ROLES)('%s-momentum-for-change: 1 Influence for each own Bill, then one more without a vote', (role) => {
    const { game, play } = playing(`${role}-momentum-for-change`, (s) => {
      s[role].influence = 0
      s.bills[1] = { by: role, section: 'B' }
      s.bills[3] = { by: role, section: 'B' }
      s.bills[4] = { by: role === 'middle' ? 'working' : 'middle', section: 'A' }
    })
    play.answers('bill:2A')
    expect(game.state[role].influence).toBe(2)
    expect(game.state.bills[2]).toEqual({ by: role, section: 'A' })
    expect(game.eventsOf('vote-called')).toEqual([])
  })
})

describe('the pandemic', () => {
  it('working-rising-covid-19-cases: half the Population of Health for free, then from any source', () => {
    const { game, play } = playing('working-rising-covid-19-cases', (s) => {
      withWorkers(s, 'working', 15)
      s.working.money = 100
      s.state.storage.health = 4
      s.middle.storage.health = 1
      s.capitalist.storage.health = 2
      s.policies[4] = 'B'
    })
    expect(play.legal).toEqual([0, 1, 2, 3])
    play.answers(3, 'resource:health', 'source:middle', 'source:capitalist', 2, 'source:state')
    expect(game.state.working.goods.health).toBe(7)
    expect(game.state.working.money).toBe(100 - 8 - 16 - 5)
    expect(game.state.state.legitimacy.working).toBe(3)
    expect(game.state.state.vp).toBe(1)
  })

  it('working-rising-covid-19-cases: not without Health for sale', () => {
    const none = (s: HegemonyState): void => {
      for (const role of ['state', 'middle', 'capitalist'] as const) s[role].storage.health = 0
    }
    expect(refusal('working-rising-covid-19-cases', none)?.key).toBe('why.no-health-anywhere')
  })

  it('middle-covid-19-stimulus-package: 4 for each Company and 2 for each worker elsewhere, Legitimacy for every 15', () => {
    const { game } = playing('middle-covid-19-stimulus-package', (s) => {
      s.companies.middle = []
      s.companies.capitalist = []
      s.companies.state = []
      own(s, 'middle', 'pharmacy')
      own(s, 'middle', 'game-store')
      employ(s, own(s, 'capitalist', 'clinic'), 'middle')
      employ(s, own(s, 'state', 'public-hospital'), 'middle')
      s.middle.money = 0
      s.state.money = 100
    })
    const workers = ['capitalist', 'state'] as const
    const count = workers.flatMap((owner) => game.state.companies[owner]).flatMap(({ slots }) => slots).length
    expect(game.state.middle.money).toBe(8 + 2 * count)
    expect(game.state.state.money).toBe(92 - 2 * count)
    expect(game.state.state.legitimacy.middle).toBe(2 + Math.floor((8 + 2 * count) / 15))
  })

  it('capitalist-covid-19-vaccine-r-and-d-funding: 15 and 1 Legitimacy for each operational Healthcare Company', () => {
    const { game } = playing('capitalist-covid-19-vaccine-r-and-d-funding', (s) => {
      s.companies.capitalist = []
      employ(s, own(s, 'capitalist', 'clinic'), 'working')
      own(s, 'capitalist', 'clinic-2')
      s.capitalist.revenue = 0
    })
    expect(game.state.capitalist.revenue).toBe(15)
    expect(game.state.state.legitimacy.capitalist).toBe(3)
    const without = (s: HegemonyState): void => {
      s.companies.capitalist = []
    }
    expect(refusal('capitalist-covid-19-vaccine-r-and-d-funding', without)?.key).toBe('why.no-clinic')
  })

  it('state-covid-19-vaccination-program: Health at 5 from abroad, then the Population of a class, Legitimacy for every 3', () => {
    const { game, play } = playing('state-covid-19-vaccination-program', (s) => {
      withWorkers(s, 'working', 18)
      s.state.storage.health = 1
      s.state.money = 60
      s.middle.storage.health = 0
      s.capitalist.storage.health = 0
    })
    const least = Math.min(...play.legal.map(Number))
    expect(least).toBeGreaterThan(0)
    play.answers(5, 'class:working')
    expect(game.state.state).toMatchObject({ money: 35, storage: { health: 0 } })
    expect(game.state.state.benefits.working.goods.health).toBe(6)
    expect(game.state.state.legitimacy.working).toBe(4)
  })

  it('state-covid-19-vaccination-program: without money and Health no class gets a service', () => {
    const poor = (s: HegemonyState): void => {
      s.state.storage.health = 0
      s.state.money = 4
    }
    expect(refusal('state-covid-19-vaccination-program', poor)?.rule).toBe('H-STATE-PROVIDE-02')
  })
})
