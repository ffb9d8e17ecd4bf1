import { playOut } from '@hustings/kernel'
import { uniformBot } from '@hustings/kernel/testing'
import { describe, expect, it } from 'vitest'
import { AI_CARDS_OF, aiCard } from '../data/automa.ts'
import type { Class } from '../data/vocabulary.ts'
import { bringBenefits } from '../expansions/alternative-events/benefits.ts'
import { giveEvent } from '../expansions/alternative-events/kept.ts'
import { pressTheState } from '../expansions/alternative-events/public-pressure.ts'
import { issueBonds } from '../expansions/crisis-response/bonds.ts'
import { happen } from '../expansions/historical-events/history.ts'
import { hegemony } from '../game.ts'
import { callStrikes } from '../rules/actions/strike.ts'
import { removeUnemployed } from '../rules/labour/removal.ts'
import { population } from '../rules/labour/workers.ts'
import { attended } from '../rules/round/attendance.ts'
import type { HegemonyTable } from '../rules/table.ts'
import type { HegemonyState } from '../state/state.ts'
import { bare, employ, own, unemploy, unemployedAre, withWorkers } from '../testing/arrange.ts'
import { ALL_ADVANCED, ALL_SIMPLE, numbersWith, stack, turnOf } from '../testing/automa.ts'
import { given, type TestTable } from '../testing/given.ts'
import { endOfTurn } from './actions/free-actions.ts'
import { amongAutomas } from './seats.ts'
import { simpleTurn } from './simple.ts'

type Change = (s: HegemonyState) => void
const ALL = { crisisResponse: true, alternativeEvents: true, hiddenAgendas: true, historicalEvents: true }

function automas(change: Change = () => undefined): TestTable {
  return given({ players: 4, automas: ALL_SIMPLE, modules: ALL }, change)
}

/** Runs the script to its end and expects no question. */
function byThemselves(game: TestTable, script: Parameters<TestTable['run']>[0]): HegemonyState {
  const play = game.run((t) => amongAutomas(t, run(t, script)))
  expect(play.done).toBe(true)
  return game.state
}
function* run(t: HegemonyTable, script: Parameters<TestTable['run']>[0]) {
  yield* script(t)
}

/** Puts an AI card of the class with or without the Influence symbol on top. */
function nextCard(s: HegemonyState, of: Class, symbol: boolean): void {
  stack(s, of, numbersWith(of, symbol)[0] ?? 1)
}

describe('Crisis Response', () => {
  it('CC-AX-06: unskilled workers are removed first', () => {
    const game = automas((s) => {
      for (const skill of ['media', 'unskilled', 'luxury', 'unskilled'] as const) unemploy(s, 'middle', skill)
      s.unemployed.middle = { ...s.unemployed.middle, unskilled: 2 }
    })
    const s = byThemselves(game, (t) => removeUnemployed(t, 'middle', 3))
    expect(s.unemployed.middle.unskilled).toBe(0)
    expect(s.unemployed.middle.media + s.unemployed.middle.luxury).toBe(1)
  })

  it('CC-AX-07: with the symbol the highest amount that it can give, without it nothing', () => {
    const lending = (symbol: boolean, money: number) => {
      const game = automas((s) => {
        s.state.loans = 1
        s.state.money = 200
        s.working.money = money
        for (const role of ['working', 'middle', 'capitalist'] as const) nextCard(s, role, symbol)
      })
      return byThemselves(game, issueBonds).crisis?.bonds.working?.lent
    }
    expect(lending(true, 60)).toBe(50)
    expect(lending(true, 45)).toBe(30)
    expect(lending(true, 20)).toBeUndefined()
    expect(lending(false, 60)).toBeUndefined()
  })
})

describe('strikes that a card calls', () => {
  const struck = (policies: Partial<HegemonyState['policies']>, least: number): string[] => {
    const game = automas((s) => {
      bare(s)
      Object.assign(s.policies, { 2: 'A' }, policies)
      employ(s, own(s, 'state', 'university-hospital', 1), 'working')
      employ(s, own(s, 'state', 'technical-university', 1), 'working')
    })
    const s = byThemselves(game, (t) => callStrikes(t, 2, least))
    return s.companies.state.filter(({ strike }) => strike).map(({ id }) => id)
  }

  it('CC-AW-26, CC-HIST-15: never where the service is free, unless a strike is due and there is no other place', () => {
    expect(struck({ 4: 'A', 5: 'B' }, 1)).toEqual(['technical-university'])
    expect(struck({ 4: 'B', 5: 'A' }, 1)).toEqual(['university-hospital'])
    expect(struck({ 4: 'B', 5: 'B' }, 1)).toHaveLength(2)
  })
})

describe('Alternative Events', () => {
  it('CC-AX-08: kept in rounds 1 to 4, 1 VP in round 5', () => {
    const kept = (round: number) => {
      const game = automas((s) => {
        s.clock.round = round
      })
      const s = byThemselves(game, (t) => giveEvent(t, 'ae20', 'working'))
      return [s.kept.length, s.working.vp]
    }
    expect([kept(1), kept(4), kept(5)]).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ])
  })

  it('CC-AX-09: benefits are always used', () => {
    const game = automas((s) => {
      s.kept = [
        { event: 'ae20', by: 'working' },
        { event: 'ae03', by: 'working' },
      ]
      s.working.money = 0
    })
    expect(byThemselves(game, (t) => bringBenefits(t, 'production')).working.money).toBe(20)
  })

  it('CC-AX-10, CC-AX-11: Public Pressure for a Bill that it wants and the State does not', () => {
    const pressed = (policy: 2 | 3 | 6 | 7, section: 'A' | 'B' | 'C') => {
      const game = automas((s) => {
        s.kept = [{ event: 'ae11', by: 'working' }]
        s.state.influence = 3
        Object.assign(s.policies, { 2: 'B', 3: 'B', 6: 'B', 7: 'C' })
        s.bills = { [policy]: { by: 'middle', section } }
      })
      return byThemselves(game, (t) => pressTheState(t, policy)).kept.length === 0
    }
    expect(pressed(2, 'A')).toBe(true) // the State would have 2C
    expect(pressed(2, 'C')).toBe(false) // against its own wish
    expect(pressed(3, 'A')).toBe(false) // the State wants it too
    expect(pressed(6, 'C')).toBe(true) // the last of those it may press for
    expect(pressed(7, 'B')).toBe(false) // not one of Policies 2 to 6
  })

  it('CC-AX-12, CC-AX-13: the greatest change of wages in its favour', () => {
    const shifted = (by: 'working' | 'capitalist') => {
      const game = automas((s) => {
        s.kept = [{ event: 'ae25', by }]
        s.companies.capitalist = []
        s.companies.middle = []
        employ(s, own(s, 'capitalist', 'supermarket', 2), 'working')
        employ(s, own(s, 'capitalist', 'clinic', 2), 'working')
      })
      return byThemselves(game, (t) => bringBenefits(t, 'production')).companies.capitalist.map(({ wage }) => wage)
    }
    expect(shifted('working')).toEqual([2, 3])
    expect(shifted('capitalist')).toEqual([2, 1])
  })
})

describe('Historical Events', () => {
  const open =
    (card: string, change: Change = () => undefined): Change =>
    (s) => {
      if (s.history !== null) s.history.open = [{ card, happened: false }]
      change(s)
    }

  it('CC-AX-14, R-78: a Free Action that it can trigger is triggered at the end of its turn', () => {
    const game = automas(open('he23'))
    const before = game.state.bag.working
    byThemselves(game, (t) => endOfTurn(t, 'working'))
    expect(game.state.bag.working - before).toBe(4)
    expect(game.state.history?.open[0]?.happened).toBe(true)
    const unmet = automas(open('he15', (s) => (s.policies[6] = 'A')))
    byThemselves(unmet, (t) => endOfTurn(t, 'capitalist'))
    expect(unmet.state.history?.open[0]?.happened).toBe(false)
  })

  it('CC-HIST-15, CC-HIST-16: a reward for its uses is triggered before them', () => {
    const game = automas(
      open('he49', (s) => {
        s.working.prosperity = 5
        s.middle.prosperity = 5
        s.working.goods.luxury = 10
      }),
    )
    const play = game.run((t) => attended(t, amongAutomas(t, endOfTurn(t, 'working'))))
    expect(play.done).toBe(true)
    const uses = game.eventsOf('prosperity').length
    expect(uses).toBeGreaterThan(0)
    expect(game.eventsOf('vp').filter(({ why }) => why === 'history')).toHaveLength(uses)
  })

  it('CCX-39, CC-AX-15, CC-AX-16: a Special Action that no symbol called for makes way for a Basic Action', () => {
    // Only the Special Action is possible.
    const idle: Change = (s) => {
      for (const owner of ['working', 'middle', 'capitalist', 'state'] as const) s.companies[owner] = []
      for (const policy of [1, 2, 3, 4, 5, 6, 7] as const) s.bills[policy] = { by: 'state', section: 'B' }
      s.working.money = 0
      for (const role of ['state', 'middle', 'capitalist'] as const)
        s[role].storage = { food: 0, luxury: 0, health: 0, education: 0 }
      s.state.media = 0
      for (let i = 0; i < 4; i++)
        for (const seatClass of ['working', 'middle'] as const) unemploy(s, seatClass, 'unskilled')
      s.demonstration = true
    }
    let seen = 0
    for (const { id: card } of AI_CARDS_OF.working) {
      const setting = { players: 3, automas: ALL_SIMPLE, modules: { historicalEvents: true } } as const
      const game = given(setting, open('he30', idle))
      const play = game.run((t) => amongAutomas(t, simpleTurn(t, 'working', aiCard(card))))
      expect(play.done).toBe(true)
      const chosen = game.events.find((event) => event.type === 'automa-action')
      if (chosen?.type !== 'automa-action' || chosen.action !== 'SA') continue
      seen++
      expect(game.state.history?.open[0]?.happened, card).toBe(true)
    }
    expect(seen).toBeGreaterThan(0)
  })
})

it('CC-HIST-15, CC-AUTO-108: games of Automas with every module stay valid without questions', () => {
  const modes = ['simple', 'advanced'] as const
  for (const [game, mode] of [...modes, ...modes].entries()) {
    const players = game < 2 ? 3 : 4
    const options = {
      players,
      automas: { working: mode, middle: mode, capitalist: mode },
      modules: { ...ALL, alternativeEvents: players === 4, actionCards: true },
    }
    const asked = new Set<string>()
    playOut(hegemony, options, `automas ${game}`, () => uniformBot, {
      step: (state, _, questions) => {
        expect(hegemony.violations(state)).toEqual([])
        for (const { seat, prompt } of questions) if (seat !== 'state') asked.add(prompt.key)
      },
    })
    expect([...asked]).toEqual(['automa.turn'])
  }
})

it('CC-AX-15, CC-AX-17: in Advanced Mode the Basic Action also takes the place of a Special Action that is impossible, and its card falls', () => {
  const deeds = (open: boolean): unknown[] => {
    const { game, play } = turnOf(
      'capitalist',
      6,
      (s) => {
        bare(s)
        s.deals = []
        s.capitalist.market = []
        s.policies = { 1: 'C', 2: 'C', 3: 'C', 4: 'C', 5: 'C', 6: 'A', 7: 'C' }
        unemployedAre(s, 'working', { unskilled: 8 })
        if (open && s.history !== null) s.history.open = [{ card: 'he30', happened: false }]
        const { board } = s.ai.capitalist ?? {}
        if (board != null) board.actions = [['BC', 'SFM', 'PB', 'LOB', 'SC'], [], [], ['SA']]
      },
      { players: 3, automas: ALL_ADVANCED, modules: { historicalEvents: true } },
    )
    expect(play.done).toBe(true)
    const [action] = game.eventsOf('automa-action')
    const happens = game.eventsOf('history').some(({ card, outcome }) => card === 'he30' && outcome === 'happens')
    return [action?.action, action?.special, happens, game.eventsOf('priority-moved').at(-1)?.card]
  }
  expect(deeds(true)).toEqual(['SA', undefined, true, 'SA'])
  expect(deeds(false)[2]).toBe(false)
})

describe('Historical Events that put to work and sell', () => {
  /** Triggers the card among Automas that have no other choice. */
  const happened = (card: string, change: Change): HegemonyState => {
    const game = automas((s) => {
      bare(s)
      change(s)
    })
    return byThemselves(game, (t) => attended(t, happen(t, card, null)))
  }
  const at = (s: HegemonyState, id: string): number =>
    Object.values(s.companies)
      .flat()
      .find((company) => company.id === id)
      ?.slots.filter((worker) => worker !== null).length ?? 0

  it('he24, CC-HIST-15: the unemployed go where the list of the class sends them, never at random', () => {
    for (const rich of ['clinic', 'college']) {
      const s = happened('he24', (before) => {
        for (const id of ['clinic', 'college']) own(before, 'capitalist', id, id === rich ? 3 : 1)
        unemployedAre(before, 'working', { unskilled: 1, healthcare: 1, education: 1 })
      })
      // The highest wages decide; the other Company has no workers left.
      expect([at(s, rich), at(s, rich === 'clinic' ? 'college' : 'clinic')]).toEqual([2, 0])
    }
  })

  it('he24, CC-HIST-15, IC-W-07: each to the slot in the plan, so that all find work', () => {
    const s = happened('he24', (before) => {
      // The skilled worker could take either slot, the unskilled one only that in the office.
      for (const id of ['medical-laboratory', 'doctors-office']) employ(before, own(before, 'middle', id, 2), 'middle')
      unemployedAre(before, 'working', { unskilled: 1, healthcare: 1 })
    })
    expect(s.companies.middle.map(({ employee }) => employee?.skill)).toEqual(['healthcare', 'unskilled'])
    expect(s.unemployed.working).toMatchObject({ unskilled: 0, healthcare: 0 })
  })

  it('he24, CC-AW-28: who can form a union does so first', () => {
    const s = happened('he24', (before) => {
      for (const id of ['clinic', 'hospital']) employ(before, own(before, 'capitalist', id), 'working')
      unemployedAre(before, 'working', { healthcare: 1 })
    })
    expect(s.working.unions.healthcare).toBe(true)
  })

  it('he17, CC-HIST-15: into public Companies and those of the Capitalist Class only, by the list; no union', () => {
    const s = happened('he17', (before) => {
      Object.assign(before.policies, { 1: 'A', 2: 'A' })
      for (const id of ['clinic', 'hospital']) employ(before, own(before, 'capitalist', id), 'working')
      employ(before, own(before, 'middle', 'doctors-office', 3), 'middle')
      own(before, 'capitalist', 'college', 1)
      own(before, 'state', 'public-university', 3)
      unemployedAre(before, 'working', { healthcare: 1, education: 1 })
    })
    expect([at(s, 'public-university'), at(s, 'college')]).toEqual([2, 0])
    expect(s.working.unions.healthcare).toBe(false)
    expect(s.companies.middle[0]?.employee).toBeNull()
  })

  it('he32, CC-HIST-15, CC-AW-13, CC-AM-18: Luxury up to the Population', () => {
    const s = happened('he32', (before) => {
      withWorkers(before, 'working', 18)
      withWorkers(before, 'middle', 12)
      Object.assign(before.capitalist.storage, { luxury: 12 })
      Object.assign(before.capitalist.prices, { luxury: 5 })
      before.working.money = 100
      before.middle.money = 100
      before.working.goods.luxury = population(before, 'working') - 2
      before.middle.goods.luxury = population(before, 'middle') - 1
    })
    expect(s.working.goods.luxury).toBe(population(s, 'working'))
    expect(s.middle.goods.luxury).toBe(population(s, 'middle'))
    expect(s.capitalist.storage.luxury).toBe(9)
  })
})
