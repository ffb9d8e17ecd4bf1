import { describe, expect, it } from 'vitest'
import type { Policy, Section } from '../../data/vocabulary.ts'
import { movePolicies } from '../../expansions/historical-events/effect.ts'
import { beginHistory } from '../../expansions/historical-events/history.ts'
import { callStrikes } from '../../rules/actions/strike.ts'
import { deckSize } from '../../rules/automas.ts'
import { placeBill, propose } from '../../rules/politics/bills.ts'
import { changePolicies, changePolicy } from '../../rules/politics/policies.ts'
import { holdReferendum, returnBill } from '../../rules/politics/voting.ts'
import { checkImf } from '../../rules/production/imf.ts'
import { settleUnrest } from '../../rules/production/production.ts'
import { advance } from '../../rules/round/round.ts'
import { type HegemonyTable, simply } from '../../rules/table.ts'
import type { HegemonyState } from '../../state/state.ts'
import { bare, employ, employHelp, own, unemploy } from '../../testing/arrange.ts'
import { ALL_ADVANCED, ALL_SIMPLE, numbersWith, stack, turnOf } from '../../testing/automa.ts'
import { given, TestTable } from '../../testing/given.ts'
import { amongAutomas } from '../seats.ts'
import { theAutoma } from './automa.ts'
import { boardOf, setActionAside, setPolicyAside } from './board.ts'

const rows = (game: TestTable, of: 'working' | 'middle' | 'capitalist') => {
  const { policies, asidePolicies } = boardOf(game.table, of)
  return { policies, aside: asidePolicies }
}

/** Runs a step of the round in which this happens. */
const happen = (game: TestTable, what: (t: HegemonyTable) => void): void => {
  game.run((t) => amongAutomas(t, simply(what)(t)))
}

describe('policy cards follow what happens', () => {
  it('CC-AUTO-67: a Bill by any player sets the cards of its policy aside', () => {
    const game = given({ automas: ALL_ADVANCED })
    happen(game, (t) => placeBill(t, 'state', { policy: 4, section: 'A' }))
    expect(rows(game, 'working')).toEqual({
      policies: [
        [2, 6],
        [1, 5],
      ],
      aside: [3, 4, 7],
    })
    expect(rows(game, 'capitalist').aside).toEqual([1, 4, 5])
  })

  it('CC-AX-04, CC-AUTO-67: a Bill that leaves again in the same turn keeps no card aside', () => {
    const game = given({ automas: ALL_ADVANCED })
    happen(game, (t) => {
      placeBill(t, 'working', { policy: 4, section: 'A' })
      returnBill(t, 4, 'moot')
    })
    expect(rows(game, 'working')).toEqual({
      policies: [
        [2, 6, 4],
        [1, 5],
      ],
      aside: [3, 7],
    })
  })

  it('CC-HIST-04, CC-AUTO-40, CC-AUTO-64: other starting Policies change the layout of the cards', () => {
    const game = given({ automas: ALL_ADVANCED, modules: { historicalEvents: true } }, (s) => {
      s.clock = { round: 1, phase: 'setup', step: 0 }
      if (s.history !== null) Object.assign(s.history, { setup: 'he04' })
    })
    game.run((t) => amongAutomas(t, beginHistory(t)))
    // 1C 2B 3B 4A 5A 6B 7B.
    expect(rows(game, 'working')).toEqual({ policies: [[2, 3, 6], [1]], aside: [4, 5, 7] })
    expect(rows(game, 'capitalist')).toEqual({
      policies: [
        [2, 3, 6, 7],
        [4, 5],
      ],
      aside: [1],
    })
    expect(rows(game, 'middle')).toEqual({ policies: [[1, 4, 5, 7]], aside: [2, 3, 6] })
  })

  it('he08, CC-HIST-05, CC-AUTO-71: a card revealed at the end of the setup changes no layout', () => {
    const game = given({ players: 3, automas: ALL_ADVANCED, modules: { historicalEvents: true } }, (s) => {
      s.clock = { round: 1, phase: 'setup', step: 1 }
      s.policies[1] = 'B'
      s.bills[2] = { by: 'working', section: 'A' }
      setPolicyAside(new TestTable(s).table, 'working', 2)
    })
    game.run((t) => amongAutomas(t, changePolicies(t, [{ policy: 1, section: 'A' }])))
    expect(rows(game, 'working')).toEqual({ policies: [[4, 6], [5]], aside: [1, 2, 3, 7] })
  })

  it('he47, CC-AUTO-71: a referendum moves Policies without a Bill: only cards of Policies that are as wanted go aside', () => {
    const game = given({ players: 3, automas: ALL_ADVANCED }, (s) => {
      for (const role of s.roles) s[role].influence = 0
      s.bag = { working: 25, middle: 0, capitalist: 0 }
      s.cubes = { working: 0, middle: 25, capitalist: 25 }
      s.policies[7] = 'C'
    })
    const before = structuredClone(rows(game, 'working'))
    expect(before.policies).toEqual([
      [2, 4, 6],
      [1, 5],
    ])
    const moves = [
      { policy: 6, section: 'A' },
      { policy: 7, section: 'B' },
    ] as const
    const vote = function* (t: HegemonyTable) {
      expect(yield* holdReferendum(t, 'working', moves)).toBe(true)
      yield* movePolicies(t, moves)
    }
    game.state.policies[6] = 'B'
    expect(game.run((t) => amongAutomas(t, vote(t))).done).toBe(true)
    expect(rows(game, 'working').policies).toEqual(before.policies)
    expect(rows(game, 'capitalist').aside).toContain(6)
  })

  /** The Middle Class proposes 3B with an Immediate Vote; the cubes decide whether it passes. */
  function voteOn(passes: boolean): TestTable {
    const game = given({ players: 3, automas: { working: 'advanced', capitalist: 'advanced' } }, (s) => {
      for (const role of s.roles) s[role].influence = 0
      s.middle.influence = 1
      s.bag = { working: passes ? 0 : 25, middle: passes ? 25 : 0, capitalist: 0 }
      s.cubes = { working: passes ? 25 : 0, middle: passes ? 0 : 25, capitalist: 25 }
    })
    game.run((t) => amongAutomas(t, propose(t, 'middle', { policies: [3] }))).answers(true)
    return game
  }

  it('CCX-31, CC-AUTO-67, CC-AUTO-68: after an Immediate Vote each card follows the distance of its owner', () => {
    const passed = voteOn(true)
    expect(passed.state.policies[3]).toBe('B')
    expect(rows(passed, 'working')).toEqual({
      policies: [
        [2, 4, 6, 3],
        [1, 5],
      ],
      aside: [7],
    })
    expect(rows(passed, 'capitalist')).toEqual({ policies: [[2, 4, 6, 7, 3], []], aside: [1, 5] })
  })

  it('CCX-31: a rejected Bill leaves the cards where they are', () => {
    const rejected = voteOn(false)
    expect(rejected.state.policies[3]).toBe('A')
    expect(rows(rejected, 'capitalist')).toEqual({ policies: [[2, 4, 6, 7], [3]], aside: [1, 5] })
  })

  it('CC-AUTO-71: a policy that reaches the desired section without a Bill sets its card aside, others stay', () => {
    const game = given({ automas: ALL_ADVANCED })
    const change = (policy: Policy, section: Section) =>
      game.run((t) => amongAutomas(t, changePolicy(t, policy, section)))
    change(7, 'A')
    expect(rows(game, 'middle')).toEqual({ policies: [[1, 3, 5]], aside: [2, 4, 6, 7] })
    expect(rows(game, 'capitalist').policies).toEqual([[2, 4, 6, 7], [3]])
  })

  it('CC-AX-04: Bills taken away by an intervention: their cards are placed by the policies as they are then', () => {
    const game = given({ players: 3, automas: ALL_ADVANCED }, (s) => {
      s.state.loans = 2
      s.state.money = 0
      s.bills[4] = { by: 'working', section: 'A' }
      s.clock = { round: 1, phase: 'production', step: 3 }
    })
    const board = boardOf(game.table, 'working')
    board.policies = [
      [2, 6],
      [1, 5],
    ]
    board.asidePolicies = [3, 4, 7]
    game.run((t) => amongAutomas(t, checkImf(t)))
    expect(game.state.bills).toEqual({})
    expect(rows(game, 'working')).toEqual({
      policies: [
        [2, 6, 4],
        [1, 5],
      ],
      aside: [3, 7],
    })
  })
})

describe('the start of a round', () => {
  const nextRound = (round: number, change: (s: HegemonyState) => void): TestTable => {
    const game = given({ players: 3, automas: ALL_ADVANCED }, (s) => {
      s.clock = { round: round - 1, phase: 'scoring', step: 4 }
      change(s)
    })
    game.run(advance)
    expect(game.state.clock).toMatchObject({ round, phase: 'preparation' })
    return game
  }

  it('CCX-32, CC-AUTO-70: cards set aside are placed in the order of their numbers', () => {
    const game = nextRound(2, (s) => {
      Object.assign(s.policies, { 1: 'A', 4: 'B', 5: 'C' })
      const board = s.ai.working?.board
      if (board !== null && board !== undefined)
        Object.assign(board, { policies: [[2, 6]], asidePolicies: [1, 3, 4, 5, 7] })
    })
    expect(rows(game, 'working')).toEqual({ policies: [[2, 6, 4], [5]], aside: [1, 3, 7] })
  })

  it('CC-AUTO-104: in round 5 the card of Policy 7 leaves the game and the rows close up', () => {
    const game = nextRound(5, (s) => {
      const board = s.ai.capitalist?.board
      if (board !== null && board !== undefined)
        Object.assign(board, { policies: [[2], [7], [3]], asidePolicies: [1, 5] })
    })
    const board = boardOf(game.table, 'capitalist')
    expect([board.policies.slice(0, 2), board.removedPolicies]).toEqual([[[2], [3]], [7]])
  })

  it('CC-AC-12, CC-AM-10: all wages return to the minimum', () => {
    const game = nextRound(3, (s) => {
      bare(s)
      employ(s, own(s, 'capitalist', 'clinic', 3), 'working')
      employHelp(s, employ(s, own(s, 'middle', 'doctors-office', 3), 'middle'))
    })
    expect([game.state.companies.capitalist[0]?.wage, game.state.companies.middle[0]?.wage]).toEqual([2, 2])
  })

  it('CCX-40, CC-AW-21: without tokens the Strike card stays aside until the next round', () => {
    const ids = ['clinic', 'college', 'supermarket', 'fashion-company', 'radio-station', 'hotel', 'stadium']
    const game = given({ players: 3, automas: ALL_ADVANCED }, (s) => {
      bare(s)
      s.policies[2] = 'C'
      for (const id of ids) employ(s, own(s, 'capitalist', id, 1), 'working')
    })
    game.run((t) => amongAutomas(t, callStrikes(t, 7)))
    expect(boardOf(game.table, 'working').asideActions).toEqual(['STR'])
    const later = nextRound(2, (s) => {
      const board = s.ai.working?.board
      if (board !== null && board !== undefined)
        Object.assign(board, { actions: [['SA', 'DEM']], asideActions: ['STR'] })
    })
    expect(boardOf(later.table, 'working').actions).toEqual([['SA', 'DEM', 'STR']])
  })
})

describe('unrest', () => {
  it('CCX-40, CC-AW-22: the Demonstration card stays aside as long as the token is on the board, and returns with it', () => {
    const game = given({ players: 3, automas: ALL_ADVANCED }, (s) => {
      s.demonstration = true
      s.clock = { round: 1, phase: 'production', step: 0 }
    })
    setActionAside(game.table, 'working', 'DEM')
    game.run((t) => amongAutomas(t, settleUnrest(t)))
    expect(boardOf(game.table, 'working')).toMatchObject({
      asideActions: [],
      actions: [
        ['SA', 'STR', 'DEM'],
        ['AW', 'BGS', 'PB'],
      ],
    })
  })

  it('CC-AW-22: performed, it is set aside instead of lowered', () => {
    const play = turnOf(
      'working',
      5,
      (s) => {
        bare(s)
        for (let i = 0; i < 4; i++) unemploy(s, 'working', 'unskilled')
        const board = s.ai.working?.board
        if (board !== null && board !== undefined) {
          board.actions = [['AW', 'BGS', 'PB', 'SA', 'STR'], [], [], [], [], [], [], [], [], ['DEM']]
        }
      },
      { players: 3, automas: ALL_ADVANCED },
    )
    expect(play.game.state.demonstration).toBe(true)
    expect(boardOf(play.game.table, 'working').asideActions).toEqual(['DEM'])
  })

  it('CCX-40, CC-AW-25: the Capitalist Class bears as much of the loss as it can, then the Middle Class, then the State', () => {
    const game = given({ players: 4, automas: { working: 'simple' } }, (s) => {
      bare(s)
      s.demonstration = true
      for (let i = 0; i < 6; i++) unemploy(s, 'working', 'unskilled')
      for (let i = 0; i < 8; i++) own(s, 'capitalist', 'car-manufacturer')
      for (let i = 0; i < 5; i++) own(s, 'middle', 'game-store')
    })
    game.run((t) => amongAutomas(t, settleUnrest(t)))
    expect([game.state.capitalist.vp, game.state.middle.vp, game.state.state.vp]).toEqual([-4, -2, 0])
  })

  it('CCX-28, CC-AC-11: before strikes count, a card for each struck Company, a second one for those it would miss', () => {
    const symbols = numbersWith('capitalist', true)
    const blanks = numbersWith('capitalist', false)
    const game = given({ players: 3, automas: ALL_SIMPLE }, (s) => {
      bare(s)
      s.clock = { round: 2, phase: 'production', step: 0 }
      for (const id of ['clinic', 'hospital']) employ(s, own(s, 'capitalist', id, 2), 'working')
      const [clinic, hospital] = s.companies.capitalist
      if (clinic !== undefined && hospital !== undefined) {
        clinic.strike = true
        hospital.strike = true
        hospital.machinery = true
      }
      stack(s, 'capitalist', blanks[0] ?? 0, blanks[1] ?? 0, symbols[0] ?? 0)
    })
    game.run(advance)
    expect(
      game.eventsOf('strike-response').map(({ company, cards, raised }) => [company, cards.length, raised]),
    ).toEqual([
      ['clinic', 1, false],
      ['hospital', 2, true],
    ])
    expect(game.eventsOf('strike').map(({ company, outcome }) => [company, outcome])).toEqual([
      ['clinic', 'held'],
      ['hospital', 'settled'],
    ])
    expect(deckSize(theAutoma(game.state, 'capitalist'))).toBe(30)
  })
})

describe('the second card in answer to a strike', () => {
  /** Number of cards drawn for a struck Clinic. */
  const cardsFor = (change: (s: HegemonyState) => void): number | undefined => {
    const [first = 0, second = 0] = numbersWith('capitalist', false)
    const game = given({ players: 3, automas: ALL_SIMPLE }, (s) => {
      bare(s)
      s.clock = { round: 2, phase: 'production', step: 0 }
      employ(s, own(s, 'capitalist', 'clinic', 2), 'working').strike = true
      change(s)
      stack(s, 'capitalist', first, second)
    })
    game.run(advance)
    return game.eventsOf('strike-response')[0]?.cards.length
  }

  it('R-113, CC-AC-11: follows for the only operational Company of its industry, with or without an idle one', () => {
    expect(cardsFor(() => undefined)).toBe(2)
    expect(cardsFor((s) => own(s, 'capitalist', 'hospital'))).toBe(2)
  })

  it('R-113, CC-AC-11: does not follow with another operational Company of the industry', () => {
    expect(cardsFor((s) => employ(s, own(s, 'capitalist', 'hospital'), 'middle'))).toBe(1)
    expect(cardsFor((s) => employ(s, own(s, 'capitalist', 'college'), 'middle'))).toBe(2)
    expect(cardsFor((s) => employ(s, own(s, 'middle', 'pharmacy'), 'middle'))).toBe(2)
  })
})

it('CC-AUTO-106: at the start of the last elections the discard pile goes under the AI deck', () => {
  const game = given({ players: 3, automas: ALL_SIMPLE }, (s) => {
    s.clock = { round: 5, phase: 'elections', step: 0 }
    s.billProposed = true
    const automa = theAutoma(s, 'middle')
    const all = automa.deck.flat()
    automa.deck = [all.slice(0, 5)]
    automa.discard = all.slice(5)
  })
  game.run(advance)
  const automa = theAutoma(game.state, 'middle')
  expect([automa.discard.length, automa.deck.map((layer) => layer.length)]).toEqual([0, [25, 5]])
})
