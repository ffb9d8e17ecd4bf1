import { describe, expect, it } from 'vitest'
import { HISTORY, historyCard, historyOf } from '../../data/historical-events.ts'
import { CLASSES, POLICIES, type Policy, type Role, type Section } from '../../data/vocabulary.ts'
import { hegemony } from '../../game.ts'
import { whyNoBuy } from '../../rules/actions/buy.ts'
import { whyNoExport } from '../../rules/actions/export.ts'
import { adjustPrices, importPrice } from '../../rules/economy/prices.ts'
import { population, unemployedCount, workerCount } from '../../rules/labour/workers.ts'
import { outputNow } from '../../rules/production/production.ts'
import { attended } from '../../rules/round/attendance.ts'
import { advance } from '../../rules/round/round.ts'
import { takeTurn } from '../../rules/round/turn.ts'
import { simply } from '../../rules/table.ts'
import type { HistoryTable } from '../../state/expansions.ts'
import type { HegemonyState } from '../../state/state.ts'
import { bare, employ, own, unemploy } from '../../testing/arrange.ts'
import { given, type Play, type TestTable } from '../../testing/given.ts'
import { beginHistory, closeHistory, endActionPhaseHistory, endSetupHistory, happen, revealHistory } from './history.ts'
import { isRequirementMet } from './requirements.ts'

type Change = (s: HegemonyState) => void
const nothing: Change = () => undefined

function historyIn(s: HegemonyState): HistoryTable {
  if (s.history === null) throw new Error('Historical Events are not in play')
  return s.history
}

/** These cards are face up; no private Company needs a decision, and there is no unemployed worker. */
function facing(cards: readonly string[], change: Change = nothing, players: 2 | 3 | 4 = 4): TestTable {
  return given({ players, modules: { historicalEvents: true } }, (s) => {
    historyIn(s).open = cards.map((card) => ({ card, happened: false }))
    for (const owner of ['working', 'middle', 'capitalist'] as const) s.companies[owner] = []
    for (const seatClass of ['working', 'middle'] as const)
      for (const skill of Object.keys(s.unemployed[seatClass])) Object.assign(s.unemployed[seatClass], { [skill]: 0 })
    for (const role of ['working', 'middle', 'capitalist', 'state'] as const) s[role].influence = 2
    Object.assign(s.working, { money: 100 })
    Object.assign(s.middle, { money: 100 })
    Object.assign(s.capitalist, { revenue: 100 })
    Object.assign(s.state, { money: 100 })
    change(s)
  })
}

/** Keeps all optional prices and wages unchanged. */
function passively<T>(play: Play<T>): Play<T> {
  while (!play.done && (play.prompt === 'ask.price' || play.prompt === 'ask.wages')) play.answers('done')
  return play
}

function happening(card: string, change?: Change, players?: 2 | 3 | 4): { game: TestTable; play: Play<void> } {
  const game = facing([card], change, players)
  return { game, play: passively(game.run((t) => attended(t, happen(t, card, null)))) }
}

const outcome = (card: string, change?: Change, players?: 2 | 3 | 4): HegemonyState => {
  const { game, play } = happening(card, change, players)
  expect(play.done, `${card} asks ${play.done ? '' : play.prompt}`).toBe(true)
  return game.state
}
const under =
  (sections: Partial<Record<Policy, Section>>, change: Change = nothing): Change =>
  (s) => {
    Object.assign(s.policies, sections)
    change(s)
  }
const jobless =
  (count: number): Change =>
  (s) => {
    for (const role of ['working', 'middle'] as const) for (let i = 0; i < count; i++) unemploy(s, role, 'unskilled')
  }
const sections = (s: HegemonyState, ...policies: readonly Policy[]): string =>
  policies.map((p) => s.policies[p]).join('')
const bagged = (card: string): number[] => {
  const before = facing([card]).state
  const s = outcome(card)
  return CLASSES.map((of) => s.bag[of] - before.bag[of])
}

describe('the procedure, our own reconstruction', () => {
  it('CC-HIST-01, CC-HIST-02, CC-HIST-03: 5 cards for the setup and 9 for each era, each pile shuffled', () => {
    expect(HISTORY).toHaveLength(50)
    expect(historyOf('*')).toHaveLength(5)
    const { piles, setup, open } = historyIn(given({ modules: { historicalEvents: true } }).state)
    for (const era of ['I', 'II', 'III', 'IV', 'V'] as const) expect([...piles[era]].sort()).toEqual(historyOf(era))
    expect(historyOf('*')).toContain(setup)
    expect(open).toEqual([])
  })

  it('CC-HIST-05: two cards of the era are revealed after each preparation, and stay', () => {
    const game = given({ modules: { historicalEvents: true } }, (s) => {
      s.clock = { round: 3, phase: 'preparation', step: 7 }
      historyIn(s).piles.III = ['he30', 'he23', 'he31', 'he26']
    })
    game.run(advance)
    expect(historyIn(game.state).open).toEqual([
      { card: 'he26', happened: false },
      { card: 'he31', happened: false },
    ])
    expect(game.eventsOf('history').map(({ outcome }) => outcome)).toEqual(['revealed', 'revealed'])
  })

  it('CC-HIST-06: the effect when revealed happens at once, or the card goes under its pile for another', () => {
    const game = given({ modules: { historicalEvents: true } }, (s) => {
      s.clock = { round: 5, phase: 'preparation', step: 7 }
      historyIn(s).piles.V = ['he47', 'he42', 'he44', 'he46']
    })
    game.run(revealHistory)
    expect(game.eventsOf('history').map(({ card, outcome }) => `${card} ${outcome}`)).toEqual([
      'he46 revealed',
      'he46 put-back',
      'he44 revealed',
      'he44 put-back',
      'he42 revealed',
      'he42 happens',
      'he47 revealed',
    ])
    expect(historyIn(game.state).piles.V).toEqual(['he44', 'he46'])
  })

  it('CC-HIST-05: counts the second card as revealed where the first one asks for decisions', () => {
    const game = given({ modules: { historicalEvents: true } }, (s) => {
      historyIn(s).piles.I = ['he14', 'he11']
    })
    const play = game.run(revealHistory)
    const revealed = () => game.eventsOf('history').filter((event) => event.outcome === 'revealed').length
    let asked = 0
    for (; !play.done; asked++) {
      expect(revealed()).toBe(1)
      // A match does the same before each answer.
      game.table.revealed = false
      play.answers(play.legal[0] ?? false)
    }
    expect(asked).toBeGreaterThan(0)
    expect(revealed()).toBe(2)
    expect(game.table.revealed).toBe(true)
  })

  it('CC-HIST-06: no card is tried twice in a round', () => {
    const game = given({ modules: { historicalEvents: true } }, (s) => {
      s.clock.round = 5
      historyIn(s).piles.V = ['he44', 'he46']
    })
    game.run(revealHistory)
    expect(historyIn(game.state).open).toEqual([])
    expect(historyIn(game.state).piles.V).toHaveLength(2)
  })

  it('CC-HIST-07: at the end of the Action Phase the requirement is tested; unmet, nothing happens', () => {
    const few = facing(['he13', 'he06'], jobless(2))
    few.run(endActionPhaseHistory)
    expect(few.eventsOf('history').map(({ card, outcome }) => `${card} ${outcome}`)).toEqual([
      'he13 happens',
      'he06 happens',
    ])
    const many = facing(['he13'], (s) => {
      for (const id of ['clinic', 'clinic-2', 'hospital', 'medical-village'])
        employ(s, own(s, 'capitalist', id), 'working')
    })
    many.run(endActionPhaseHistory)
    expect(many.eventsOf('history').map(({ outcome }) => outcome)).toEqual(['fails'])
  })

  it('CC-HIST-08: a Free Action uses the one of the turn; a Basic Action is the Main Action, for a card and its cost', () => {
    const game = facing(['he23', 'he10'], (s) => {
      Object.assign(s.policies, { 2: 'B', 4: 'B' })
      s.working.unions.media = true
    })
    const play = game.run((t) => takeTurn(t, 'working'))
    const target = (id: string) => play.options.find((option) => option.id === id)?.target
    expect([target('free:history-he23'), target('basic:history-he10')]).toEqual(['history:he23', 'history:he10'])
    play.answers('free:history-he23')
    expect(play.prompt).toBe('ask.turn-main')
    expect(play.legal.some((id) => String(id).startsWith('free:'))).toBe(false)
    const hand = game.state.working.hand.length
    play.answers('basic:history-he10', `discard:${game.state.working.hand[0]}`)
    expect(game.state.working).toMatchObject({ influence: 0 })
    expect(game.state.working.hand).toHaveLength(hand - 1)
    expect(game.state.policies[1]).toBe('A')
    const poor = facing(['he10'], (s) => {
      s.working.unions.media = true
      s.working.influence = 1
    })
    expect(poor.run((t) => takeTurn(t, 'working')).whyNot('basic:history-he10')).toMatchObject({ rule: 'CC-HIST-08' })
  })

  it('CC-HIST-09: by the listed classes, while the requirement holds, once in all', () => {
    const offered = (role: Role, change: Change = nothing) => {
      const play = facing(['he15'], change).run((t) => takeTurn(t, role))
      return play.options.find(({ id }) => id === 'free:history-he15')
    }
    expect(offered('working')).toBeUndefined()
    expect(offered('capitalist')?.blocked).toBeUndefined()
    expect(offered('capitalist', under({ 6: 'A' }))?.blocked).toMatchObject({
      rule: 'CC-HIST-09',
      params: { requirement: { key: 'history.he15.requirement' } },
    })
    const game = facing(['he23'])
    game.run((t) => takeTurn(t, 'working')).answers('free:history-he23')
    expect(hegemony.view(game.state, 'spectator').history?.open).toMatchObject([{ card: 'he23', happened: true }])
    expect(game.run((t) => takeTurn(t, 'working')).options.some(({ id }) => id === 'free:history-he23')).toBe(false)
  })

  it('CC-HIST-09: the view shows who can trigger it and the missing requirements, in words and figures', () => {
    const { state } = facing(['he30'], nothing, 2)
    expect(hegemony.view(state, 'working').history?.open).toEqual([
      {
        card: 'he30',
        happened: false,
        trigger: 'basic-action',
        by: ['working', 'capitalist'],
        requirement: { key: 'history.he30.requirement', params: { needed: 4 } },
        met: false,
      },
    ])
  })

  it('CC-HIST-10: effects on this round come first, then Policies, which stop at A and C; a pointless Bill goes back', () => {
    const { game, play } = happening('he08', (s) => {
      Object.assign(s.policies, { 1: 'C', 3: 'B', 6: 'A' })
      s.bills = { 3: { by: 'middle', section: 'A' }, 2: { by: 'working', section: 'A' } }
      s.state.money = 100
    })
    while (!play.done) play.answers(play.legal.at(-1) ?? false)
    expect(sections(game.state, 1, 3, 6)).toBe('BAA')
    expect(
      game
        .eventsOf('money')
        .filter(({ why }) => why === 'company-opened')
        .map(({ amount }) => amount),
    ).toEqual([10, 10, 10])
    expect(Object.keys(game.state.bills)).toEqual(['2'])
    expect(game.eventsOf('bill-returned')).toMatchObject([{ role: 'middle', policy: 3, why: 'moot' }])
  })

  it('CC-HIST-11: payments are mandatory, with loans if need be', () => {
    const poor: Change = (state) => {
      Object.assign(state.capitalist, { revenue: 10, capital: 0 })
    }
    const { game, play } = happening('he25', poor, 2)
    play.answers('done')
    expect(game.state.capitalist).toMatchObject({ loans: 1, revenue: 0, capital: 20 })
  })

  it('CC-HIST-12: with the Scoring Phase the cards leave, and what held this round is over', () => {
    const game = facing(['he42'])
    game.run((t) => happen(t, 'he42', null))
    expect(game.state.inForce).toMatchObject([{ kind: 'free-immediate-votes', until: 'round', source: 'he42' }])
    game.state.clock = { round: 2, phase: 'scoring', step: 4 }
    game.run(advance)
    expect(game.state.inForce).toEqual([])
    expect(historyIn(game.state).open).toEqual([])
    expect(game.eventsOf('history').at(-1)).toEqual({ type: 'history', card: 'he42', outcome: 'expired' })
    game.run(simply(closeHistory))
  })

  it('CC-HIST-13: without a State player its money and Media move, its Legitimacy and choices do not', () => {
    expect(outcome('he14', nothing, 2).state.money).toBe(85)
    expect(outcome('he37', (s) => (s.state.media = 4), 3).state.media).toBe(1)
    expect(outcome('he11', nothing, 3).policies).toEqual(facing(['he11']).state.policies)
  })

  it('CC-HIST-14: no elections means no phase and no Immediate Votes; Bills stay and count as proposed', () => {
    const game = facing(
      ['he11'],
      (s) => {
        s.bills = { 2: { by: 'working', section: 'A' } }
      },
      3,
    )
    game.run((t) => happen(t, 'he11', null))
    game.state.clock = { round: 1, phase: 'production', step: 5 }
    game.run(advance)
    game.run(advance)
    expect(game.state.clock.phase).toBe('scoring')
    game.state.clock.step = 4
    game.run(advance)
    expect(game.state).toMatchObject({ billProposed: true, bills: { 2: { by: 'working' } } })
    const proposing = facing(['he11'], (s) => {
      s.working.hand = ['working-radical-reforms']
    })
    const first = proposing.run((t) => happen(t, 'he11', null))
    while (!first.done) first.answers(first.legal[0] ?? false)
    const play = proposing
      .run((t) => takeTurn(t, 'working'))
      .answers('basic:propose-bill', 'discard:working-radical-reforms')
    play.answers(play.legal[0] ?? '')
    expect(play.done || play.prompt).not.toBe('ask.immediate-vote')
  })
})

describe('the setup', () => {
  const beginning = (card: string, players: 2 | 3 | 4 = 4) => {
    const game = given({ players, modules: { historicalEvents: true } }, (s) => {
      Object.assign(historyIn(s), { setup: card })
      historyIn(s).piles.I = ['he06', 'he14']
    })
    const before = structuredClone(game.state)
    game.run(beginHistory)
    return { game, before, s: game.state }
  }

  it('he01, CC-HIST-04: the State has no Influence; at the end each class proposes a Bill, without a vote', () => {
    const { game, s } = beginning('he01')
    expect(s.state.influence).toBe(0)
    const play = game.run(endSetupHistory)
    for (const [role, bill] of [
      ['working', 'bill:2A'],
      ['middle', 'bill:3B'],
      ['capitalist', 'bill:4C'],
    ] as const) {
      expect([play.seat, play.prompt]).toEqual([role, 'ask.bill'])
      play.answers(bill)
    }
    expect(Object.values(s.bills).map((bill) => bill?.by)).toEqual(['working', 'middle', 'capitalist'])
    expect(historyIn(s).open.map(({ card }) => card)).toEqual(['he14', 'he06'])
  })

  it('he02, he03, CC-HIST-04: one player begins with two cards of a kind among 7', () => {
    const hands = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const { state } = given({ seed: `hands ${seed}`, modules: { historicalEvents: true } })
      const { setup } = historyIn(state)
      const count = (role: Role, card: string) => state[role].hand.filter((id) => id === card).length
      if (setup === 'he02') expect(count('capitalist', 'capitalist-technological-progress')).toBeGreaterThanOrEqual(2)
      if (setup === 'he03') expect(count('working', 'working-need-for-change')).toBeGreaterThanOrEqual(2)
      for (const role of ['working', 'capitalist'] as const) expect(state[role].hand).toHaveLength(7)
      hands.add(setup)
    }
    expect(hands).toEqual(new Set(historyOf('*')))
  })

  it('he02, he03: cubes, money and Media Influence', () => {
    const two = beginning('he02')
    expect(CLASSES.map((of) => two.s.bag[of] - two.before.bag[of])).toEqual([2, 2, 0])
    expect(two.s.capitalist.revenue - two.before.capitalist.revenue).toBe(10)
    const three = beginning('he03')
    expect(three.s.bag.middle - three.before.bag.middle).toBe(2)
    expect(three.before.state.media - three.s.state.media).toBe(2)
  })

  it('he04, he05, CC-HIST-04: the Policies of the card are the starting ones', () => {
    const bismarck = beginning('he04')
    expect(sections(bismarck.s, ...POLICIES)).toBe('CBBAABB')
    expect(bismarck.before.bag.working - bismarck.s.bag.working).toBe(2)
    expect(bismarck.s.capitalist.influence - bismarck.before.capitalist.influence).toBe(2)
    expect(bismarck.s.state.legitimacy.working - bismarck.before.state.legitimacy.working).toBe(1)
    const america = beginning('he05')
    expect(sections(america.s, ...POLICIES)).toBe('CBBBCAB')
    expect(america.s.working.influence - america.before.working.influence).toBe(3)
    expect(america.s.middle.influence - america.before.middle.influence).toBe(1)
    expect(america.s.bag.capitalist - america.before.bag.capitalist).toBe(4)
    expect(america.s.state.legitimacy.capitalist - america.before.state.legitimacy.capitalist).toBe(1)
  })
})

describe('eras I and II', () => {
  it('he06, he23: voting cubes', () => {
    expect(bagged('he06')).toEqual([4, 2, 1])
    expect(bagged('he23')).toEqual([4, 1, 1])
  })

  it('he07: Luxury Companies with Machinery make 3 more this round', () => {
    const s = outcome('he07', (state) => {
      own(state, 'capitalist', 'stadium').machinery = true
      own(state, 'capitalist', 'hotel')
      own(state, 'capitalist', 'clinic').machinery = true
    })
    expect(s.companies.capitalist.map((company) => outputNow(s, 'capitalist', company, true))).toEqual([14, 7, 8])
  })

  it('he08, he21: a Luxury Company goes to the State for 32, unemployed workers leave', () => {
    for (const [card, count] of [
      ['he08', 1],
      ['he21', 2],
    ] as const) {
      const { game, play } = happening(card, (s) => {
        jobless(3)(s)
        Object.assign(s.policies, { 1: 'A', 3: 'A', 6: 'A' })
        own(s, 'capitalist', 'hotel')
        for (const company of s.companies.state) company.slots = company.slots.map(() => null)
      })
      while (!play.done && play.prompt !== 'ask.retire-company') play.answers(play.legal[0] ?? false)
      play.answers('company:university-hospital')
      expect(CLASSES.slice(0, 2).map((of) => (of === 'capitalist' ? 0 : unemployedCount(game.state, of)))).toEqual([
        3 - count,
        3 - count,
      ])
      expect(game.state.capitalist.revenue).toBe(132)
      expect(game.state.companies.state.map(({ id }) => id)).toContain('hotel')
      expect(game.state.removed).toEqual(['university-hospital'])
    }
  })

  it('he08, CC-HIST-16: without a Luxury Company nothing is sold', () => {
    expect(outcome('he08', under({ 1: 'A', 3: 'A', 6: 'A' })).removed).toEqual([])
  })

  it('he09: 1 Luxury, 15 for the State, Luxury Companies make 2 more', () => {
    const s = outcome('he09', (state) => void own(state, 'capitalist', 'hotel'))
    expect([s.working.goods.luxury, s.state.money]).toEqual([1, 115])
    expect(outputNow(s, 'capitalist', s.companies.capitalist[0] ?? own(s, 'capitalist', 'clinic'), true)).toBe(9)
  })

  it('he10: 1A 2C 3A 4A at no cost, a farm, a Company and 20 for the State', () => {
    const { game, play } = happening('he10', (s) => {
      jobless(3)(s)
      s.companies.state = []
      s.closed = []
      own(s, 'state', 'public-hospital', 3)
      own(s, 'capitalist', 'supermarket', 3)
    })
    while (!play.done) play.answers(play.legal[0] ?? false)
    expect(sections(game.state, 1, 2, 3, 4)).toBe('ACAA')
    expect(game.state.companies.working).toHaveLength(1)
    expect(game.state.companies.state.map(({ id }) => id)).toEqual(['supermarket'])
    expect(game.state.capitalist.revenue).toBe(80)
    expect(game.state.inForce.map(({ kind }) => kind)).toEqual(['no-elections', 'public-companies'])
  })

  it('he10, CC-HIST-16: the 20 are paid also when there is no Company to give', () => {
    expect(outcome('he10', under({ 1: 'A', 2: 'C', 3: 'A', 4: 'A' })).capitalist.revenue).toBe(80)
  })

  it('he11: each player loses 1 Influence; the State moves 2 Policies, gains 2 and loses favor', () => {
    const { game, play } = happening('he11', (s) => {
      s.state.legitimacy = { working: 3, middle: 4, capitalist: 5 }
    })
    expect(play.seat).toBe('state')
    play.answers('policy:7A')
    play.answers('policy:2C')
    passively(play)
    expect(sections(game.state, 2, 7)).toBe('CA')
    expect([game.state.working.influence, game.state.state.influence]).toEqual([1, 4])
    expect(game.state.state.legitimacy).toEqual({ working: 2, middle: 3, capitalist: 4 })
  })

  it('he12: a deal more, 20 for the State, Food, and a choice for the Capitalist Class', () => {
    const { game, play } = happening('he12', (s) => {
      s.deals = []
      s.capitalist.revenue = 500
    })
    expect(game.state.deals).toHaveLength(1)
    expect([game.state.state.money, game.state.working.goods.food, game.state.middle.goods.food]).toEqual([120, 1, 1])
    expect(play.seat).toBe('capitalist')
    expect(play.legal).toContain('deal')
    expect(play.answers('done').done).toBe(true)
  })

  it('he13, he16: workers leave, unemployed ones first, then employed ones', () => {
    const one = outcome('he13', (s) => {
      jobless(1)(s)
      employ(s, own(s, 'capitalist', 'fast-food-chain'), 'working')
    })
    expect(one.companies.capitalist[0]?.slots.every((worker) => worker !== null)).toBe(true)
    const { game, play } = happening('he16', (s) => {
      unemploy(s, 'working', 'unskilled')
      employ(s, own(s, 'capitalist', 'fast-food-chain'), 'working')
      s.state.legitimacy = { working: 3, middle: 3, capitalist: 3 }
      s.companies.state = []
    })
    expect(play.prompt).toBe('ask.remove-worker')
    play.answers('worker:fast-food-chain-0')
    expect(game.state.companies.capitalist[0]?.slots).toEqual([null, null])
    expect(unemployedCount(game.state, 'working')).toBe(1)
    expect(game.state.state.legitimacy).toEqual({ working: 2, middle: 2, capitalist: 3 })
  })

  it('he14: unemployed workers and 15', () => {
    const s = outcome('he14', jobless(2))
    expect([unemployedCount(s, 'working'), unemployedCount(s, 'middle'), s.state.money]).toEqual([1, 1, 85])
  })

  it('he15: 6A, and all deals are gone', () => {
    const s = outcome('he15')
    expect([s.policies[6], s.deals]).toEqual(['A', []])
  })

  it('he24: without open slots there is no question, even in strict games', () => {
    const game = given({ strict: true, modules: { historicalEvents: true } }, (s) => {
      bare(s)
      unemploy(s, 'working', 'unskilled')
    })
    expect(game.run((t) => attended(t, happen(t, 'he24', null))).done).toBe(true)
  })

  it('he17: work for any number in public and Capitalist Companies, 5 for each in the latter', () => {
    const { game, play } = happening('he17', (s) => {
      Object.assign(s.policies, { 1: 'A', 2: 'A' })
      for (let i = 0; i < 3; i++) unemploy(s, 'working', 'unskilled')
      own(s, 'capitalist', 'fast-food-chain', 3)
      own(s, 'middle', 'pharmacy', 3)
      s.companies.state = []
    })
    play.answers('skill:unskilled')
    while (!play.done) play.answers(play.legal[0] ?? false)
    expect(game.state.companies.capitalist[0]?.slots.every((worker) => worker !== null)).toBe(true)
    expect(game.state.capitalist.revenue).toBe(110)
  })

  it('he18: a Company each, all prices at the top and fixed, 30 from the State', () => {
    const s = outcome('he18', (state) => {
      Object.assign(state.policies, { 2: 'C', 4: 'C', 5: 'C' })
      employ(state, own(state, 'capitalist', 'clinic'), 'working')
      employ(state, own(state, 'middle', 'pharmacy'), 'middle')
    })
    expect([s.companies.capitalist, s.companies.middle]).toEqual([[], []])
    expect(s.capitalist.prices).toEqual({ food: 15, luxury: 10, health: 10, education: 10 })
    expect(adjustPrices.whyNot(s, 'middle')?.key).toBe('why.prices-fixed')
    expect(s.state.money).toBe(70)
    expect(s.decks.capitalist.discard).toContain('clinic')
  })

  it('he19: 3 workers and 1 Prosperity each', () => {
    const before = facing(['he19']).state
    const s = outcome('he19')
    expect(workerCount(s, 'working') - workerCount(before, 'working')).toBe(3)
    expect([s.middle.prosperity - before.middle.prosperity, s.working.prosperity - before.working.prosperity]).toEqual([
      1, 1,
    ])
  })

  it('he20, he26: strikes and cubes', () => {
    const companies: Change = (s) => {
      s.companies.state = []
      for (const id of ['clinic', 'college', 'hotel', 'supermarket']) employ(s, own(s, 'capitalist', id, 1), 'working')
      employ(s, own(s, 'capitalist', 'academy', 3), 'middle')
    }
    const strike = happening('he20', (s) => {
      companies(s)
      s.working.unions.media = true
    })
    strike.play.answers('company:clinic', 'company:college', 'company:hotel')
    expect(strike.play.done).toBe(true)
    expect(strike.game.state.working.influence).toBe(3)
    expect(strike.game.eventsOf('cubes')).toMatchObject([{ class: 'middle', amount: 1 }])
    const rights = happening('he26', companies)
    rights.play.answers('company:clinic', 'company:college')
    expect(rights.game.eventsOf('cubes').map(({ amount }) => amount)).toEqual([4, 2])
  })

  it('he22: a deal more and one made; each sale abroad of a class is 1 Legitimacy, however many transactions', () => {
    const { game, play } = happening('he22', (s) => {
      Object.assign(s.capitalist, { revenue: 500 })
      s.state.legitimacy.capitalist = 2
    })
    play.answers(play.legal[0] ?? '')
    while (!play.done) play.answers(play.legal.at(-1) ?? false)
    expect(game.eventsOf('deal')).toHaveLength(1)
    const sale = { type: 'exported', role: 'capitalist', ware: 'food', amount: 2, price: 10 } as const
    const told = [{ type: 'turn', role: 'capitalist', turn: 1 }, sale, sale] as const
    game.run((t) => attended(t, simply(() => told.forEach((event) => void t.emit(event)))(t)))
    expect(game.state.state.legitimacy.capitalist).toBe(3)
  })
})

describe('eras III to V', () => {
  it('he24: any unemployed are assigned; Companies with Machinery make 2 more', () => {
    const { game, play } = happening('he24', (s) => {
      for (let i = 0; i < 2; i++) unemploy(s, 'working', 'unskilled')
      own(s, 'capitalist', 'fast-food-chain')
      own(s, 'capitalist', 'clinic').machinery = true
      s.companies.state = []
    })
    play.answers('skill:unskilled')
    while (!play.done) play.answers(play.legal[0] ?? false)
    const { companies } = game.state
    expect(companies.capitalist.map((company) => outputNow(game.state, 'capitalist', company, true))).toEqual([3, 10])
  })

  it('he25: the Working Class up to 2, the State another one; 40; no more elections', () => {
    const { game, play } = happening('he25')
    play.answers('policy:7A', 'policy:6A')
    passively(play)
    expect(play.seat).toBe('state')
    expect(play.legal).not.toContain('policy:7B')
    play.answers('policy:5B')
    passively(play)
    expect(sections(game.state, 5, 6, 7)).toBe('BAA')
    expect(game.state.capitalist.revenue).toBe(60)
    expect(game.state.inForce).toMatchObject([{ kind: 'no-elections' }])
  })

  it('he27, CC-HIST-16: no deals, nothing sold or bought abroad, except Food for needs', () => {
    const game = facing(['he27'], (s) => {
      s.capitalist.storage.food = 8
      for (const role of ['middle', 'state'] as const) s[role].storage.luxury = 0
      s.capitalist.storage.luxury = 0
    })
    game.run((t) => happen(t, 'he27', null))
    expect(game.state.deals).toEqual([])
    expect(whyNoExport(game.state, 'capitalist')?.key).toBe('why.embargo')
    expect(whyNoBuy(game.state, 'working', { resources: ['luxury'] })).not.toBeNull()
    game.state.clock = { round: 3, phase: 'production', step: 2 }
    game.state.capitalist.storage.food = 0
    game.run(advance)
    expect(game.eventsOf('goods').some(({ from, why }) => from === 'foreign-market' && why === 'needs')).toBe(true)
  })

  it('he28: 30 for the State, a Company for nothing, not an automated one', () => {
    const { game, play } = happening('he28', (s) => {
      s.capitalist.market = ['hotel', 'car-manufacturer', 'clinic']
    })
    expect(play.whyNot('company:car-manufacturer')?.rule).toBe('H-TURN-09')
    play.answers('company:hotel')
    while (!play.done) play.answers(play.legal.at(-1) ?? false)
    expect([game.state.capitalist.revenue, game.state.state.money]).toEqual([100, 130])
    expect(game.state.companies.capitalist.map(({ id }) => id)).toEqual(['hotel'])
  })

  it('he29, he42: Immediate Votes cost nothing; cubes', () => {
    expect(bagged('he29')).toEqual([3, 2, 1])
    const s = outcome('he42', (state) => {
      state.working.influence = 0
    })
    const game = facing(['he42'])
    game.state.inForce = s.inForce
    game.state.working.influence = 0
    const play = game
      .run((t) => takeTurn(t, 'working'))
      .answers('basic:propose-bill', `discard:${game.state.working.hand[0]}`, 'bill:2A')
    expect(play.prompt).toBe('ask.immediate-vote-free')
  })

  it('he30, he34, he39, he50: Policies', () => {
    expect(
      sections(
        outcome(
          'he30',
          under({ 1: 'B' }, (s) => (s.companies.state = [])),
        ),
        2,
        3,
        4,
        5,
        6,
      ),
    ).toBe('BBABB')
    expect(sections(outcome('he34', under({ 1: 'C', 3: 'A' })), 1, 3)).toBe('CB')
    expect(outcome('he34', under({ 1: 'C', 3: 'A' })).state.money).toBe(130)
    expect(sections(outcome('he39', under({ 1: 'C', 2: 'B', 4: 'A' })), 1, 2, 4)).toBe('CCB')
    expect(sections(outcome('he50', under({ 2: 'B', 3: 'B' })), 2, 3)).toBe('AC')
  })

  it('he31: cubes, Influence, Legitimacy', () => {
    const s = outcome('he31')
    expect([s.middle.influence, s.state.legitimacy.working]).toEqual([3, 3])
    expect(bagged('he31')).toEqual([4, 0, 0])
  })

  it('he32: Luxury from the Capitalist Class, half the Population and the Population', () => {
    const { game, play } = happening('he32', (s) => {
      s.capitalist.storage.luxury = 12
      s.capitalist.prices.luxury = 5
    })
    play.answers('resource:luxury')
    const half = Math.ceil(population(game.state, 'working') / 2)
    expect(Math.max(...play.legal.map(Number))).toBe(half)
    play.answers(half, 'resource:luxury')
    expect(Math.max(...play.legal.map(Number))).toBe(population(game.state, 'middle'))
    play.answers(1)
    expect([game.state.working.goods.luxury, game.state.middle.goods.luxury]).toEqual([half, 1])
  })

  it('he33: an operational Company takes the place of a public one, 1 Legitimacy less', () => {
    const { game, play } = happening('he33', (s) => {
      employ(s, own(s, 'capitalist', 'clinic', 3), 'working')
      own(s, 'capitalist', 'hotel', 3)
      s.state.legitimacy.capitalist = 4
    })
    while (!play.done) play.answers(play.legal[0] ?? false)
    expect(game.state.companies.capitalist.map(({ id }) => id)).toEqual(['hotel'])
    expect(game.state.companies.state.map(({ id }) => id)).toContain('clinic')
    expect(game.state.state.legitimacy.capitalist).toBe(3)
  })

  it('he35: 10 from the State and 1 Legitimacy for each Company built and each sale abroad', () => {
    const game = facing(['he35'], (s) => {
      s.state.legitimacy.middle = 2
    })
    game.run((t) => happen(t, 'he35', null))
    const told = [
      { type: 'company-built', role: 'middle', company: 'pharmacy', wage: 2 },
      { type: 'exported', role: 'middle', ware: 'food', amount: 1, price: 5 },
    ] as const
    game.run((t) => attended(t, simply(() => told.forEach((event) => void t.emit(event)))(t)))
    expect([game.state.middle.money, game.state.state.money, game.state.state.legitimacy.middle]).toEqual([120, 80, 4])
  })

  it('he36: more Media, a worker learns, up to 2 transactions, Influence for public Companies', () => {
    const { game, play } = happening('he36', (s) => {
      unemploy(s, 'working', 'unskilled')
      s.capitalist.storage = { food: 8, luxury: 12, health: 12, education: 12 }
      own(s, 'capitalist', 'radio-station')
    })
    const operational = game.state.companies.state.filter(({ slots }) =>
      slots.every((worker) => worker !== null),
    ).length
    expect(play.prompt).toBe('ask.educate')
    play.answers('skill:unskilled', 'skill:media')
    let transactions = 0
    while (!play.done) {
      if (play.prompt === 'ask.export') transactions++
      play.answers(play.legal[0] ?? false)
    }
    expect(transactions).toBe(2)
    expect(game.state.unemployed.working.media).toBe(1)
    expect(game.state.state.influence).toBe(2 + Math.floor(operational / 2))
    const [station] = game.state.companies.capitalist
    if (station !== undefined) expect(outputNow(game.state, 'capitalist', station, true)).toBe(3)
  })

  it('he37: 3 Media Influence less, 1 for each class, 1 Legitimacy with 2 classes', () => {
    const { game, play } = happening('he37', (s) => {
      s.state.media = 5
    })
    play.answers('class:working', 'class:capitalist')
    expect(game.state.state.media).toBe(2)
    expect(CLASSES.map((of) => game.state[of].influence)).toEqual([3, 3, 3])
    expect(game.state.state.legitimacy).toEqual({ working: 3, middle: 2, capitalist: 3 })
  })

  it('he38: 7C, and one immigrant each', () => {
    const before = facing(['he38']).state
    const s = outcome('he38')
    expect(s.policies[7]).toBe('C')
    expect([workerCount(s, 'working'), workerCount(s, 'middle')]).toEqual([
      workerCount(before, 'working') + 1,
      workerCount(before, 'middle') + 1,
    ])
  })

  it('he40: 15 and 9 abroad, own prices at the top; he45: Luxury, a random deal, 6 toward A', () => {
    const oil = outcome('he40')
    expect([importPrice(oil, 'food'), importPrice(oil, 'luxury')]).toEqual([15, 9])
    expect(oil.middle.prices).toMatchObject({ food: 15, luxury: 10, health: 8 })
    expect(adjustPrices.whyNot(oil, 'middle')).toBeNull()
    const war = outcome('he45', (s) => {
      s.deals = ['deal-food-6']
    })
    expect([war.policies[6], war.deals, war.capitalist.prices.luxury]).toEqual(['A', [], 10])
  })

  it('he41: agriculture makes 1 less', () => {
    const s = outcome('he41', (state) => void own(state, 'capitalist', 'supermarket'))
    expect(s.companies.capitalist.map((company) => outputNow(s, 'capitalist', company, true))).toEqual([3])
  })

  it('he43: 10 for each operational Luxury Company', () => {
    const s = outcome('he43', (state) => {
      own(state, 'capitalist', 'car-manufacturer')
      own(state, 'capitalist', 'hotel')
      employ(state, own(state, 'middle', 'jewelry-store'), 'middle')
    })
    expect([s.capitalist.revenue, s.middle.money, s.state.money]).toEqual([90, 90, 120])
  })

  it('he44, CC-HIST-16: the Companies leave after the State has decided whom it saves', () => {
    const { game, play } = happening('he44', (s) => {
      Object.assign(s.policies, { 2: 'C', 3: 'C' })
      employ(s, own(s, 'capitalist', 'clinic'), 'working')
      employ(s, own(s, 'middle', 'pharmacy'), 'middle')
      s.state.legitimacy = { working: 3, middle: 3, capitalist: 3 }
    })
    expect(game.state.companies.capitalist).toHaveLength(1)
    play.answers('class:working', 'class:middle')
    expect(play.prompt).toBe('ask.save-company')
    play.answers(true, false)
    expect([game.state.companies.middle.length, game.state.companies.capitalist.length]).toEqual([1, 0])
    expect(game.state.state.money).toBe(100 - 30 - 8)
    expect(game.state.state.legitimacy).toEqual({ working: 2, middle: 3, capitalist: 3 })
    expect(game.state.working.money).toBe(110)
  })

  it('he46: Policies, a Company each, 1 Legitimacy with every class', () => {
    const s = outcome('he46', (state) => {
      Object.assign(state.policies, { 1: 'C', 2: 'C', 3: 'C', 4: 'C' })
      employ(state, own(state, 'capitalist', 'clinic'), 'working')
      state.state.legitimacy = { working: 3, middle: 4, capitalist: 5 }
    })
    expect(s.companies.capitalist).toEqual([])
    expect(s.policies[3]).toBe('B')
    expect(s.state.legitimacy).toEqual({ working: 2, middle: 3, capitalist: 4 })
  })

  it('he47, CC-HIST-16: one vote on 6C and 7C, without VP; all gain if it passes or both are in force', () => {
    const { game, play } = happening('he47', (s) => {
      s.bag = { working: 5, middle: 0, capitalist: 0 }
      for (const role of ['working', 'middle', 'capitalist', 'state'] as const) s[role].influence = 0
    })
    expect(play.prompt).toBe('ask.referendum-side')
    play.answers('for', 'against', 'against')
    passively(play)
    expect(sections(game.state, 6, 7)).toBe('CC')
    expect(CLASSES.map((of) => game.state[of].vp)).toEqual([0, 0, 0])
    expect([game.state.working.money, game.state.middle.money, game.state.capitalist.revenue]).toEqual([110, 110, 125])
    expect(game.state.state.influence).toBe(2)
    const lost = happening('he47', (s) => {
      s.bag = { working: 5, middle: 0, capitalist: 0 }
      for (const role of ['working', 'middle', 'capitalist', 'state'] as const) s[role].influence = 0
    })
    lost.play.answers('against', 'for', 'for')
    expect(sections(lost.game.state, 6, 7)).toBe('BB')
    expect(outcome('he47', under({ 6: 'C', 7: 'C' })).working.money).toBe(110)
  })

  it('he48: unemployed workers leave, a public Company for half its cost', () => {
    const { game, play } = happening('he48', (s) => {
      jobless(3)(s)
      Object.assign(s.policies, { 1: 'C', 2: 'C', 3: 'C' })
    })
    expect(play.prompt).toBe('ask.buy-public')
    play.answers('company:university-hospital')
    expect([unemployedCount(game.state, 'working'), unemployedCount(game.state, 'middle')]).toEqual([0, 0])
    expect(game.state.companies.capitalist.map(({ id }) => id)).toEqual(['university-hospital'])
    expect([game.state.capitalist.revenue, game.state.state.money]).toEqual([85, 115])
  })

  it('he49, CC-HIST-16: it leaves the Free Action, and each use of the turn is 1 VP', () => {
    const game = facing(['he49'], (s) => {
      for (const role of ['working', 'middle'] as const) s[role].prosperity = 5
      s.working.goods.luxury = population(s, 'working')
      s.clock = { round: 5, phase: 'action', step: 0 }
    })
    const play = game.run(advance).answers('free:history-he49')
    expect(play.prompt).toBe('ask.turn')
    play.answers('free:use-luxury')
    expect(game.eventsOf('vp')).toContainEqual({
      type: 'vp',
      role: 'working',
      amount: 1,
      why: 'history',
      subject: 'he49',
    })
    expect(game.state.inForce).toHaveLength(1)
    while (!play.done)
      play.answers(play.legal.find((id) => String(id).startsWith('basic:political')) ?? play.legal.at(-1) ?? '')
    expect(game.state.inForce).toEqual([])
  })
})

describe('requirements, met and just missed', () => {
  const operational = (s: HegemonyState, ...ids: readonly string[]): void => {
    s.companies.state = []
    for (const id of ids) employ(s, own(s, 'capitalist', id), 'working')
  }
  const unions =
    (count: number): Change =>
    (s) => {
      for (const industry of (['media', 'luxury'] as const).slice(0, count)) s.working.unions[industry] = true
    }
  const cases: readonly (readonly [string, Change, Change])[] = [
    ['he07', (s) => (own(s, 'capitalist', 'clinic').machinery = true), nothing],
    ['he09', (s) => operational(s, 'hotel', 'stadium', 'fashion-company'), (s) => operational(s, 'hotel', 'stadium')],
    ['he10', under({ 2: 'B', 4: 'B' }, unions(1)), under({ 2: 'B', 4: 'B' })],
    [
      'he13',
      (s) => operational(s, 'clinic', 'clinic-2', 'hospital'),
      (s) => operational(s, 'clinic', 'clinic-2', 'hospital', 'medical-village'),
    ],
    ['he15', under({ 6: 'C' }), under({ 6: 'A' })],
    [
      'he16',
      (s) => operational(s, 'clinic'),
      (s) => operational(s, 'clinic', 'clinic-2', 'hospital', 'medical-village'),
    ],
    [
      'he17',
      (s) => {
        jobless(3)(s)
        unemploy(s, 'working', 'unskilled')
      },
      jobless(3),
    ],
    ['he18', (s) => (s.state.money = 100), (s) => (s.state.money = 101)],
    [
      'he19',
      under({ 2: 'B' }, (s) => operational(s, 'clinic', 'clinic-2', 'hospital')),
      under({ 2: 'C' }, (s) => operational(s, 'clinic', 'clinic-2', 'hospital')),
    ],
    ['he20', under({ 2: 'C' }, unions(2)), under({ 2: 'A' }, unions(2))],
    [
      'he22',
      (s) => {
        for (const id of ['hotel', 'stadium', 'supermarket', 'supermarket-2', 'fish-farm', 'shopping-mall'])
          own(s, 'capitalist', id)
      },
      (s) => {
        for (const id of ['hotel', 'stadium', 'supermarket', 'supermarket-2', 'fish-farm']) own(s, 'capitalist', id)
      },
    ],
    ['he25', under({ 2: 'B' }, unions(2)), under({ 2: 'B' }, unions(1))],
    ['he26', (s) => (s.working.prosperity = 3), (s) => (s.working.prosperity = 4)],
    ['he27', under({ 1: 'A', 2: 'A', 3: 'B', 4: 'B', 5: 'B' }), under({ 1: 'A', 2: 'B', 3: 'B', 4: 'B', 5: 'B' })],
    ['he28', under({ 1: 'A', 2: 'A', 3: 'B', 4: 'B', 5: 'B' }), under({ 1: 'A', 2: 'A', 3: 'A', 4: 'B', 5: 'B' })],
    ['he29', nothing, (s) => (s.working.influence = 0)],
    [
      'he30',
      (s) => {
        jobless(3)(s)
        unemploy(s, 'working', 'unskilled')
      },
      jobless(3),
    ],
    [
      'he31',
      under({ 1: 'B', 2: 'B', 3: 'B' }, (s) => {
        unions(2)(s)
        for (let i = 0; i < 15; i++) unemploy(s, 'middle', 'unskilled')
      }),
      under({ 1: 'B', 2: 'B', 3: 'B' }, unions(2)),
    ],
    ['he32', (s) => operational(s, 'hotel', 'stadium', 'fashion-company'), (s) => operational(s, 'hotel', 'stadium')],
    [
      'he33',
      (s) => {
        for (const id of [
          'clinic',
          'clinic-2',
          'college',
          'college-2',
          'hotel',
          'stadium',
          'academy',
          'hospital',
          'supermarket',
        ])
          own(s, 'capitalist', id)
        s.state.influence = 3
      },
      (s) => {
        for (const id of [
          'clinic',
          'clinic-2',
          'college',
          'college-2',
          'hotel',
          'stadium',
          'academy',
          'hospital',
          'supermarket',
        ])
          own(s, 'capitalist', id)
      },
    ],
    ['he34', under({ 1: 'A', 2: 'A', 3: 'A' }), under({ 1: 'A', 2: 'A', 3: 'B', 4: 'B', 5: 'B' })],
    ['he35', under({ 6: 'B' }), under({ 6: 'C' })],
    [
      'he36',
      (s) => operational(s, 'college', 'college-2', 'academy', 'university', 'institute-of-technology'),
      (s) => operational(s, 'college', 'college-2', 'academy', 'university'),
    ],
    ['he37', nothing, (s) => (s.working.influence = 0)],
    [
      'he39',
      (s) => Object.assign(s.state, { money: 99, loans: 1 }),
      (s) => Object.assign(s.state, { money: 99, loans: 0 }),
    ],
    ['he43', under({ 1: 'B', 3: 'A' }), under({ 1: 'C', 3: 'A' })],
    ['he44', (s) => Object.assign(s.working, { loans: 2 }), (s) => Object.assign(s.working, { loans: 1 })],
    ['he46', (s) => Object.assign(s.state, { loans: 2 }), (s) => Object.assign(s.state, { loans: 1 })],
    ['he48', (s) => (s.state.money = 50), (s) => (s.state.money = 51)],
    [
      'he49',
      (s) => {
        s.working.prosperity = 5
        s.middle.prosperity = 5
      },
      (s) => (s.working.prosperity = 5),
    ],
    ['he50', under({ 2: 'C', 3: 'B' }), under({ 2: 'C', 3: 'C' })],
  ]
  it.each(cases)('%s', (card, met, missed) => {
    expect(historyCard(card).id).toBe(card)
    expect(isRequirementMet(facing([card], met).state, card)).toBe(true)
    expect(isRequirementMet(facing([card], missed).state, card)).toBe(false)
  })
})
