import { describe, expect, it } from 'vitest'
import { AI_CARDS, aiCard } from '../data/automa.ts'
import { STARTING_POLICIES } from '../data/boards.ts'
import { WARES } from '../data/vocabulary.ts'
import { whyNoShift } from '../rules/production/shift.ts'
import type { HegemonyState } from '../state/state.ts'
import { bare, employ, own, unemploy, withWorkers } from '../testing/arrange.ts'
import { ALL_ADVANCED, bonusOf, deedOf, turnOf } from '../testing/automa.ts'
import { given } from '../testing/given.ts'
import { basicTrigger } from './actions/history.ts'
import { boardOf } from './place/board.ts'
import { amongAutomas } from './seats.ts'
import { automaTurn } from './turn.ts'

/** No unemployed workers, nothing to buy, no Bill, no strike: only the Special Action is left for the Working Class. */
function nothingPossible(s: HegemonyState): void {
  for (const skill of ['unskilled', 'agriculture', 'luxury', 'healthcare', 'education', 'media'] as const) {
    s.pool.working[skill] += s.unemployed.working[skill]
    s.unemployed.working[skill] = 0
  }
  s.working.money = 0
  for (const ware of WARES) s.state.storage[ware] = 0
  for (const policy of [1, 2, 3] as const) s.bills[policy] = { by: 'working', section: 'B' }
  Object.assign(s.policies, STARTING_POLICIES, { 2: 'A', 4: 'C', 5: 'C' })
}

describe('the frame of a turn', () => {
  it('CC-AUTO-17 to CC-AUTO-20, CC-AUTO-18, CC-AUTO-19: free actions, a card, one action, free actions', () => {
    const { game, play } = turnOf('working', 1, (s) => {
      s.working.loans = 1
      s.working.money = 60
      withWorkers(s, 'working', 12)
      s.working.goods.luxury = 4
    })
    expect(play.done).toBe(true)
    const order = game.events.map(({ type }) => type).filter((type) => type.startsWith('automa'))
    expect(order[0]).toBe('automa-turn')
    expect(order.filter((type) => type === 'automa-action')).toHaveLength(1)
    expect(order.indexOf('automa-card')).toBeGreaterThan(order.indexOf('automa-free-actions'))
    expect(order.lastIndexOf('automa-free-actions')).toBeGreaterThan(order.indexOf('automa-action'))
    expect(order.at(-1)).toBe('automa-done')
  })

  it('opens with the only question for an Automa', () => {
    const game = given({ automas: { working: 'simple' } })
    const play = game.run((t) => amongAutomas(t, automaTurn(t, 'working', 1)))
    expect([play.seat, play.prompt, play.legal]).toEqual(['working', 'automa.turn', ['play']])
  })

  it('CC-AUTO-21: as many free actions as its rules prescribe', () => {
    const { game } = turnOf('working', 1, (s) => {
      s.working.loans = 2
      s.working.money = 130
    })
    expect(game.state.working.loans).toBe(0)
    expect(game.eventsOf('loan')).toHaveLength(2)
  })

  it('reports the costs and gains of the turn', () => {
    const { game } = turnOf('capitalist', 8, (s) => {
      s.capitalist.market = ['publishing-house']
      for (let i = 0; i < 2; i++) unemploy(s, 'working', 'unskilled')
    })
    // 12, and 10 less by the bonus.
    expect(game.eventsOf('automa-done')[0]?.ledger).toContainEqual({
      role: 'capitalist',
      what: 'revenue',
      from: 120,
      to: 118,
    })
  })
})

describe('Simple Mode', () => {
  it('CC-AUTO-23, CC-AUTO-24: the first symbol from the left whose criteria are met; the others are not looked at', () => {
    // Card 4: Buy, Bill, Assign, Strike.
    const { game } = turnOf('working', 4, (s) => {
      s.working.money = 0
      for (const ware of WARES) s.state.storage[ware] = 0
    })
    expect(game.eventsOf('automa-symbol').map(({ code, outcome }) => [code, outcome])).toEqual([
      ['BGS', 'no'],
      ['PB', 'yes'],
      ['AW', 'not-tested'],
      ['STR', 'not-tested'],
    ])
    expect(game.state.bills[1]).toEqual({ by: 'working', section: 'B' })
  })

  it('CC-AUTO-27: the bonus is lost when another action than the first is performed', () => {
    const play = turnOf('working', 4, (s) => {
      s.working.money = 0
      for (const ware of WARES) s.state.storage[ware] = 0
    })
    expect([deedOf(play), bonusOf(play)]).toEqual(['PB', 'lost'])
  })

  it('CC-AUTO-29: when none of the four is possible, the Special Action', () => {
    const play = turnOf('working', 4, nothingPossible)
    expect(deedOf(play)).toBe('population-cubes')
    expect(play.game.state.bag.working).toBe(8 + 3)
  })

  it('CC-AUTO-30: when that is impossible too, three cubes of political pressure', () => {
    const play = turnOf('working', 6, (s) => {
      nothingPossible(s)
    })
    // Card 6 would pay 20 for 5 VP.
    expect([deedOf(play), play.game.state.bag.working]).toEqual(['pressure', 11])
  })

  it('CC-AUTO-31: Special Action first: only the first printed condition is checked', () => {
    const rich = turnOf('capitalist', 23, (s) => {
      s.capitalist.revenue = 150
    })
    expect(deedOf(rich)).toBe('revenue-to-capital')
    expect(rich.game.state.capitalist).toMatchObject({ revenue: 75, capital: 75 })
    const poor = turnOf('capitalist', 23, (s) => {
      s.capitalist.revenue = 149
    })
    expect(deedOf(poor)).toBe('PB')
  })

  it('CC-AUTO-32: the first of the two listed policies that is possible', () => {
    // Card 5 lists 2 and 3.
    expect(turnOf('working', 5).game.state.bills).toMatchObject({ 2: { by: 'working', section: 'A' } })
    const second = turnOf('working', 5, (s) => {
      s.policies[2] = 'A'
      s.policies[3] = 'C'
    })
    expect(second.game.state.bills).toEqual({ 3: { by: 'working', section: 'B' } })
    const neither = turnOf('working', 5, (s) => {
      s.policies[2] = 'A'
    })
    expect(deedOf(neither)).not.toBe('PB')
    const noMarker = turnOf('working', 5, (s) => {
      for (const policy of [1, 4, 5] as const) s.bills[policy] = { by: 'working', section: 'B' }
    })
    expect(deedOf(noMarker)).not.toBe('PB')
  })

  it('CC-AUTO-34: straight to the desired section, then without an Immediate Vote', () => {
    // Card 18: policies 4 and 5, straight to the desired section.
    const { game } = turnOf('working', 18, (s) => {
      Object.assign(s.policies, { 4: 'C' })
      s.working.influence = 9
    })
    expect(game.state.bills).toEqual({ 4: { by: 'working', section: 'A' } })
    expect(game.eventsOf('immediate-vote-tested')).toHaveLength(0)
  })

  it('CC-AUTO-79: an immediate vote on a Bill exactly when the test requires it', () => {
    const vote = (own: number) =>
      turnOf(
        'working',
        5,
        (s) => {
          s.working.influence = own
          s.capitalist.influence = 1
          s.bag.working = 10
          s.cubes.working = 15
        },
        { players: 2, automas: { working: 'simple', capitalist: 'simple' } },
      ).game.eventsOf('vote-called').length
    expect([vote(2), vote(3)]).toEqual([0, 1])
  })

  it('CC-AUTO-06: the cubes of both classes in the bag are open to all', () => {
    const { state } = given({ players: 2 })
    expect(state.bag.working + state.cubes.working).toBe(25)
  })
})

describe('the last round', () => {
  const inRound5 = (s: HegemonyState): void => {
    s.clock = { round: 5, phase: 'action', step: 0 }
  }

  it('CCX-33, CC-AUTO-104, CC-AUTO-105: no Bill on Policy 7, none on 6 unless it is voted on at once', () => {
    // Card 9 of the Capitalist Class lists 5 and 6; card 3 lists 1 and 6.
    const bills = turnOf('capitalist', 30, (s) => {
      inRound5(s)
      Object.assign(s.policies, { 6: 'B', 7: 'B' })
    }).game.eventsOf('bill-proposed')
    const { policies } = aiCard('ai-capitalist-30')
    expect(bills.filter(({ policy }) => policies.includes(policy) && (policy === 6 || policy === 7))).toEqual([])
  })

  it('CC-AUTO-105: with the votes it needs, Policy 6 is proposed and voted on', () => {
    const play = turnOf(
      'working',
      12,
      (s) => {
        inRound5(s)
        s.policies[6] = 'B'
        s.working.influence = 9
        s.bag.working = 12
        s.cubes.working = 13
      },
      { players: 2, automas: { working: 'simple' } },
    )
    expect(play.game.eventsOf('bill-proposed')).toMatchObject([{ policy: 6, section: 'C' }])
    expect(play.game.eventsOf('vote-called')).toMatchObject([{ policy: 6, immediate: true }])
  })
})

describe('Advanced Mode', () => {
  it('CC-AUTO-46, CC-AUTO-47, CC-AUTO-49, CC-AUTO-53: four checks, each with its findings; action and policy cards rise', () => {
    const { game } = turnOf('working', 1, (s) => (s.working.money = 0), { automas: ALL_ADVANCED })
    const checks = game.eventsOf('automa-check')
    expect(checks.map(({ code }) => code)).toEqual(['AW', 'BGS', 'PB', 'STR'])
    // Policy 1 is two sections away; Policy 2 is one section away and counts one more row.
    expect(checks[2]?.moves).toEqual([
      { card: 'PB', rows: 2 },
      { card: 1, rows: 2 },
      { card: 'PB', rows: 2 },
      { card: 2, rows: 2 },
    ])
  })

  it('CC-AUTO-35, CC-AUTO-57, CC-AUTO-61: the highest card is performed and falls; events show boards before and after', () => {
    const play = turnOf('working', 1, (s) => (s.working.money = 0), { players: 3, automas: ALL_ADVANCED })
    expect(deedOf(play)).toBe('PB')
    const { events } = play.game
    const boards = events.flatMap((event) => (event.type === 'priority-board' ? [event] : []))
    expect(boards.map(({ after }) => after)).toEqual(['checks', 'collapse', 'action'])
    expect(boards[0]?.board.actions.at(-1)).toEqual(['PB'])
    const rows = boards[1]?.board.actions.length ?? 0
    expect(boards[2]?.board.actions[Math.max(0, rows - 3)]).toContain('PB')
  })

  const onBoard = (actions: (s: HegemonyState) => void, number: number): ReturnType<typeof turnOf> =>
    turnOf('working', number, actions, { players: 3, automas: ALL_ADVANCED })

  it('CCX-06, CC-AUTO-58, CC-AUTO-60, CC-AUTO-62: the first is impossible, the second is performed and lowered; the first stays', () => {
    const play = onBoard((s) => {
      nothingPossible(s)
      s.bills = {}
      const board = s.ai.working?.board
      if (board !== null && board !== undefined)
        board.actions = [['SA', 'STR', 'DEM', 'BGS'], ['PB'], [], [], [], [], ['AW']]
    }, 5)
    expect(deedOf(play)).toBe('PB')
    expect(play.game.eventsOf('automa-action')[0]).toMatchObject({ rank: 2, refused: [{ code: 'AW' }] })
    expect(bonusOf(play)).toBe('used')
    const rows = boardOf(play.game.table, 'working').actions
    expect(rows.at(-1)).toEqual(['AW'])
    expect(rows.every((row) => row.length > 0)).toBe(true)
  })

  it('CCX-07, CC-AUTO-58, CC-AUTO-63: two impossible actions: three cubes, and nothing is lowered', () => {
    const play = onBoard((s) => {
      nothingPossible(s)
      const board = s.ai.working?.board
      if (board !== null && board !== undefined) {
        board.actions = [['PB', 'SA', 'STR', 'DEM'], [], [], [], [], ['BGS'], [], [], ['AW']]
      }
    }, 2)
    expect(deedOf(play)).toBe('pressure')
    expect(play.game.state.bag.working).toBe(11)
    expect(play.game.eventsOf('priority-moved').filter(({ cause }) => cause === 'lowered')).toEqual([])
  })

  it('CC-AUTO-59: the Special Action card performs the action on the AI card of this turn', () => {
    const play = onBoard((s) => {
      const board = s.ai.working?.board
      if (board !== null && board !== undefined)
        board.actions = [['AW', 'BGS', 'PB', 'STR', 'DEM'], [], [], [], [], [], [], [], [], [], [], [], ['SA']]
    }, 4)
    expect(deedOf(play)).toBe('population-cubes')
  })

  it('CC-AUTO-50: only the first check reckons with the bonus', () => {
    // Cards 13 and 9 of the Working Class: the State pays 1 for each employed worker when buying comes first.
    const cost = (number: number): unknown => {
      const { game } = turnOf(
        'working',
        number,
        (s) => {
          s.working.money = 12
          s.policies[4] = 'B'
          s.state.storage.health = 6
          s.state.storage.education = 0
        },
        { automas: ALL_ADVANCED },
      )
      return game.eventsOf('automa-check').find(({ code }) => code === 'BGS')?.moves
    }
    // Population 3: 15 for Health; 12 and the subsidy of 7 suffice, 12 alone do not.
    expect(cost(13)).toEqual([{ card: 'BGS', rows: 2 }])
    expect(cost(7)).toEqual([{ card: 'SA', rows: 1 }])
  })

  it('CC-AUTO-52: the conditions of a Special Action first raise its card', () => {
    const { game } = turnOf('capitalist', 23, (s) => (s.capitalist.revenue = 230), { automas: ALL_ADVANCED })
    expect(game.eventsOf('automa-check')[0]).toMatchObject({
      code: 'SA',
      // Two for 230, two more under 3A.
      moves: [
        { card: 'SA', rows: 2 },
        { card: 'SA', rows: 2 },
      ],
    })
  })

  it('CC-AUTO-65, CC-AUTO-66: the highest policy card on which a Bill is possible', () => {
    const { game } = turnOf(
      'working',
      5,
      (s) => {
        const board = s.ai.working?.board
        if (board !== null && board !== undefined) {
          board.actions = [['AW', 'BGS', 'SA', 'STR', 'DEM'], [], [], [], [], [], [], [], [], ['PB']]
          board.policies = [[4, 6], [], [], [], [], [], [5], [1]]
          board.asidePolicies = [2, 3, 7]
        }
        s.bills[1] = { by: 'capitalist', section: 'B' }
      },
      { automas: ALL_ADVANCED },
    )
    expect(game.eventsOf('bill-proposed')).toMatchObject([{ policy: 5, section: 'B' }])
  })
})

it('CC-AUTO-51: priorities go by the table at the beginning of the turn; checks change nothing on it but swaps', () => {
  const { game } = turnOf('middle', 1, (s) => own(s, 'capitalist', 'clinic'), { automas: ALL_ADVANCED })
  const first = game.events.findIndex(({ type }) => type === 'automa-check')
  const last = game.events.findLastIndex(({ type }) => type === 'automa-check')
  const between = game.events.slice(first, last).map(({ type }) => type)
  expect(new Set(between)).toEqual(new Set(['automa-check', 'priority-moved']))
})

describe('bonuses', () => {
  const health = (s: HegemonyState): void => {
    bare(s)
    withWorkers(s, 'working', 10)
    s.policies[6] = 'A'
    for (const role of ['middle', 'capitalist', 'state'] as const) {
      s[role].storage = { food: 0, luxury: 0, health: 0, education: 0 }
    }
    s.state.storage.health = 3
    s.working.money = 8
  }

  it('CC-AUTO-25: the gain of the bonus counts as available: 15 for Health are 8 at half price', () => {
    expect(deedOf(turnOf('working', 10, health))).toBe('BGS')
    // Card 16 starts with buying too, without the half price.
    expect(deedOf(turnOf('working', 16, health))).not.toBe('BGS')
  })

  it('CC-AUTO-26, OQ-08: a restriction of the bonus binds while its policies are in force', () => {
    const luxuryElsewhere = (section: 'B' | 'C') =>
      turnOf('working', 3, (s) => {
        health(s)
        s.policies[4] = section
        s.state.storage.health = 0
        s.capitalist.storage.luxury = 3
        s.working.money = 24
      })
    // Public Services only under 4A and 4B; under 4C there is no bonus, and Luxury may be bought.
    expect(deedOf(luxuryElsewhere('B'))).not.toBe('BGS')
    expect(deedOf(luxuryElsewhere('C'))).toBe('BGS')
  })

  it('CCX-20, CC-AUTO-103: Legitimacy only for a bonus that was really used', () => {
    const used = turnOf('working', 10, health)
    expect(used.game.state.state.legitimacy.working).toBe(3)
    const luxury = turnOf('working', 10, (s) => {
      health(s)
      s.state.storage.health = 0
      s.capitalist.storage.luxury = 3
      s.working.money = 24
    })
    expect([deedOf(luxury), luxury.game.state.state.legitimacy.working]).toEqual(['BGS', 2])
  })

  it('CC-AM-36: an Extra Shift only by a Special Action, and not in Media', () => {
    const codes = new Set(Object.values(AI_CARDS).flatMap(({ symbols }) => [...symbols]))
    expect([...codes].sort()).toEqual(['AW', 'BC', 'BGS', 'LOB', 'PB', 'SA', 'SFM', 'STR'])
    const { state } = given({}, (s) => {
      bare(s)
      employ(s, own(s, 'middle', 'pr-agency'), 'middle')
    })
    expect(whyNoShift(state, { storable: true })?.rule).toBe('CC-AM-36')
    expect(whyNoShift(state)).toBeNull()
  })
})

it('CC-AX-17: in Advanced Mode history takes the place of a Special Action without its symbol; its card falls in either case', () => {
  const turn = (number: number) =>
    turnOf(
      'middle',
      number,
      (s) => {
        if (s.history !== null) s.history.open = [{ card: 'he17', happened: false }]
        s.middle.influence = 9
        withWorkers(s, 'middle', 20)
        withWorkers(s, 'working', 20)
        const board = s.ai.middle?.board
        if (board !== null && board !== undefined) {
          board.actions = [['SFM', 'PB', 'BGS', 'BC', 'AW'], ...Array.from({ length: 20 }, () => []), ['SA']]
        }
      },
      { players: 3, automas: ALL_ADVANCED, modules: { historicalEvents: true } },
    ).game
  for (const [number, happens] of [
    [1, 1],
    [28, 0],
  ] as const) {
    const game = turn(number)
    expect(game.eventsOf('automa-action')[0]?.action).toBe('SA')
    expect(game.eventsOf('history').filter(({ outcome }) => outcome === 'happens')).toHaveLength(happens)
    expect(game.eventsOf('priority-moved').filter(({ cause }) => cause === 'lowered')).toMatchObject([{ card: 'SA' }])
  }
})

it('CC-AX-15: in Advanced Mode an action other than the Special Action ignores an open Historical Event', () => {
  let possible: string | undefined
  const { game, play } = turnOf(
    'middle',
    1,
    (s) => {
      if (s.history !== null) s.history.open = [{ card: 'he17', happened: false }]
      bare(s)
      own(s, 'capitalist', 'radio-station')
      s.middle.influence = 9
      withWorkers(s, 'middle', 20)
      withWorkers(s, 'working', 20)
      possible = basicTrigger(s, 'middle')?.id
      const board = s.ai.middle?.board
      if (board !== null && board !== undefined) {
        board.actions = [['SFM', 'PB', 'BGS', 'BC', 'SA'], ...Array.from({ length: 20 }, () => []), ['AW']]
      }
    },
    { players: 3, automas: ALL_ADVANCED, modules: { historicalEvents: true } },
  )
  expect([possible, play.done]).toEqual([expect.stringContaining('he17'), true])
  expect(game.eventsOf('automa-action')[0]?.action).toBe('AW')
  expect(game.eventsOf('history').filter(({ outcome }) => outcome === 'happens')).toEqual([])
  expect(game.state.companies.capitalist[0]?.slots.every((worker) => worker?.class === 'middle')).toBe(true)
})

it('CC-ACT-05: an Automa has no Action cards, the new ones included', () => {
  const { state } = given({ automas: ALL_ADVANCED, modules: { actionCards: true } })
  expect([state.working.deck, state.working.hand]).toEqual([[], []])
  expect(state.state.deck.length + state.state.hand.length).toBe(45)
})
