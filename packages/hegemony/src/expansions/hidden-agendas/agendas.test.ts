import { randomFrom, seedRandom } from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { HIDDEN_AGENDAS, hiddenAgenda, hiddenAgendasOf } from '../../data/hidden-agendas.ts'
import { INDUSTRIES, POLICIES, ROLES, type Role } from '../../data/vocabulary.ts'
import { hegemony } from '../../game.ts'
import { takeLoan } from '../../rules/economy/money.ts'
import { attended } from '../../rules/round/attendance.ts'
import { advance } from '../../rules/round/round.ts'
import { simply } from '../../rules/table.ts'
import type { HegemonyEvent } from '../../state/events.ts'
import type { HiddenAgendas, HiddenHand } from '../../state/expansions.ts'
import type { HegemonyState, Phase } from '../../state/state.ts'
import { employ, own, unemploy, withWorkers } from '../../testing/arrange.ts'
import { given, type TestTable } from '../../testing/given.ts'
import { chooseAgendas, scoreTurned } from './agendas.ts'
import { isClaimable, progressOf } from './tasks.ts'

type Change = (s: HegemonyState) => void

function hiddenOf(s: HegemonyState): HiddenAgendas {
  if (s.hidden === null) throw new Error('Hidden Agendas are not in play')
  return s.hidden
}

function handOf(s: HegemonyState, role: Role): HiddenHand {
  const hand = hiddenOf(s).hands[role]
  if (hand === undefined) throw new Error(`${role} holds no agenda`)
  return hand
}

/** All roles have chosen: one this agenda, the others an unreachable one. */
function holding(agenda: string, change: Change = () => undefined): TestTable {
  return given({ modules: { hiddenAgendas: true } }, (s) => {
    const far = { working: 'ha12', middle: 'ha08', capitalist: 'ha16', state: 'ha04' } as const
    for (const role of ROLES) Object.assign(handOf(s, role), { agenda: far[role], dealt: [] })
    handOf(s, hiddenAgenda(agenda).role).agenda = agenda
    change(s)
  })
}

/** Emits events while the modules listen. */
function during(game: TestTable, ...told: readonly HegemonyEvent[]): void {
  game.run((t) =>
    attended(
      t,
      simply(() => {
        for (const event of told) t.emit(event)
      })(t),
    ),
  )
}

const at =
  (phase: Phase, round = 2): Change =>
  (s) => {
    s.clock = { round, phase, step: 1 }
  }

const fulfilled = (game: TestTable): string[] =>
  game.eventsOf('hidden-agenda').flatMap(({ outcome, agenda }) => (outcome === 'fulfilled' ? [agenda ?? ''] : []))

describe('the deal', () => {
  it('CC-HID-01: 5 cards for each of the four roles', () => {
    expect(HIDDEN_AGENDAS).toHaveLength(20)
    for (const role of ROLES) expect(hiddenAgendasOf(role)).toHaveLength(5)
  })

  it('CC-HID-02: each player keeps 1 of 2 at the same time; only its owner sees which', () => {
    const game = given({ players: 3, modules: { hiddenAgendas: true } })
    const play = game.run(chooseAgendas)
    const kept: Partial<Record<Role, string>> = {}
    for (const role of ['working', 'middle', 'capitalist'] as const) {
      expect([play.seat, play.prompt]).toEqual([role, 'ask.hidden-agenda'])
      const { dealt } = handOf(game.state, role)
      expect(play.legal).toEqual(dealt.map((agenda) => `agenda:${agenda}`))
      kept[role] = dealt[1] ?? ''
      expect(game.events).toEqual([])
      play.answers(`agenda:${dealt[1]}`)
    }
    expect(play.done).toBe(true)
    for (const role of ['working', 'middle', 'capitalist'] as const) {
      expect(handOf(game.state, role)).toEqual({ dealt: [], agenda: kept[role], outcome: 'open', heldBack: false })
    }
    const secrets = game.table.emitted
    expect(secrets.map(({ only }) => only)).toEqual([['working'], ['middle'], ['capitalist']])
    expect(secrets.every(({ otherwise }) => otherwise !== undefined && !('agenda' in otherwise))).toBe(true)
  })

  it('CC-HID-02: the view shows an agenda to its owner alone, with its progress', () => {
    const { state } = holding('ha11', (s) => {
      s.working.influence = 4
    })
    expect(hegemony.view(state, 'working').hidden?.own).toEqual({
      dealt: [],
      agenda: 'ha11',
      outcome: 'open',
      heldBack: false,
      claimable: false,
      progress: [{ what: 'influence', have: 4, need: 6 }],
    })
    for (const viewer of ['middle', 'spectator'])
      expect(JSON.stringify(hegemony.view(state, viewer))).not.toContain('ha11')
  })

  it('CC-HID-02: imagined for others it is any agenda of the role, for its owner the same', () => {
    const seen = new Set<string | null>()
    for (let deal = 0; deal < 60; deal++) {
      const { state } = holding('ha02')
      hegemony.redeal(state, 'working', randomFrom(seedRandom(`deal ${deal}`)))
      seen.add(handOf(state, 'state').agenda)
      hegemony.redeal(state, 'state', randomFrom(seedRandom(`again ${deal}`)))
      expect(seen).toContain(handOf(state, 'state').agenda)
    }
    expect([...seen].sort()).toEqual(hiddenAgendasOf('state'))
    const { state } = holding('ha01')
    hiddenOf(state).counted.borrowed = true
    for (let deal = 0; deal < 40; deal++) {
      hegemony.redeal(state, 'working', randomFrom(seedRandom(`deal ${deal}`)))
      expect(handOf(state, 'state').agenda).not.toBe('ha02')
    }
  })
})

describe('fulfilling', () => {
  const six: Change = (s) => {
    s.working.influence = 6
  }

  it('CC-HID-03, R-97: on the own turn it is offered with all other options, and brings its VP', () => {
    const game = holding('ha11', six)
    const play = game.run(advance)
    expect(play.seat).toBe('working')
    expect(play.options.find(({ id }) => id === 'agenda:reveal')).toMatchObject({ target: 'agenda:own', aside: true })
    expect(fulfilled(game)).toEqual([])
    expect(game.table.revealed).toBe(false)
    play.answers('agenda:reveal')
    expect(game.table.revealed).toBe(true)
    expect(game.state.working.vp).toBe(4)
    expect(game.eventsOf('vp')).toMatchObject([{ role: 'working', amount: 4, why: 'hidden-agenda', subject: 'ha11' }])
    expect([play.seat, play.prompt]).toEqual(['working', 'ask.turn'])
    expect(play.legal).not.toContain('agenda:reveal')
    expect(hegemony.view(game.state, 'state').hidden?.revealed).toEqual({
      working: { agenda: 'ha11', outcome: 'fulfilled' },
    })
  })

  it('R-97: an agenda is revealed automatically while another player decides', () => {
    const game = holding('ha11', (s) => {
      six(s)
      s.clock.step = 1
    })
    expect(game.run(advance).seat).toBe('middle')
    expect(fulfilled(game)).toEqual(['ha11'])
  })

  it('R-97: unless its owner has switched that off; then only the owner reveals it', () => {
    const game = holding('ha11')
    game.run(advance).answers('agenda:hold')
    expect(handOf(game.state, 'working').heldBack).toBe(true)
    six(game.state)
    game.state.clock.step = 1
    game.run(advance)
    expect(fulfilled(game)).toEqual([])
    game.state.clock.step = 4
    const play = game.run(advance)
    expect(play.legal).not.toContain('agenda:hold')
    play.answers('agenda:reveal')
    expect(fulfilled(game)).toEqual(['ha11'])
  })

  it('CC-HID-07: it is scored once', () => {
    const game = holding('ha11', (s) => {
      six(s)
      s.clock.step = 1
    })
    game.run(advance)
    game.run(advance)
    expect(game.state.working.vp).toBe(4)
  })

  it('CC-HID-04: a task with another timing waits for it', () => {
    const { state } = holding('ha20', (s) => {
      s.capitalist.capital = 400
    })
    expect(isClaimable(state, 'ha20')).toBe(false)
    at('end', 5)(state)
    expect(isClaimable(state, 'ha20')).toBe(true)
  })

  it('CC-HID-05: about Policies not before all elections have been held', () => {
    const { state } = holding('ha09', (s) => {
      for (const policy of POLICIES) s.policies[policy] = 'B'
      at('elections')(s)
      s.bills = { 6: { by: 'working', section: 'A' } }
    })
    expect(isClaimable(state, 'ha09')).toBe(false)
    state.bills = {}
    expect(isClaimable(state, 'ha09')).toBe(true)
    // The same Bill in the Action Phase does not prevent it.
    state.bills = { 6: { by: 'working', section: 'A' } }
    at('action')(state)
    expect(isClaimable(state, 'ha09')).toBe(true)
  })

  it('CC-HID-05: other tasks may be claimed during elections', () => {
    const { state } = holding('ha11', (s) => {
      six(s)
      at('elections')(s)
      s.bills = { 6: { by: 'working', section: 'A' } }
    })
    expect(isClaimable(state, 'ha11')).toBe(true)
  })
})

describe('counts of tasks', () => {
  it('ha01, CC-HID-06: 10 Event cards acted upon; two Event Actions on one card are one card', () => {
    const game = holding('ha01')
    const resolve = (event: string) => ({ type: 'event-resolved', event, choice: 'working' }) as const
    during(game, resolve('drought'), resolve('drought'))
    during(game, { type: 'event-dropped', event: 'pandemic' }, { type: 'event-ignored', event: 'earthquake' })
    expect(hiddenOf(game.state).counted.events).toBe(1)
    hiddenOf(game.state).counted.events = 9
    expect(fulfilled(game)).toEqual([])
    during(game, resolve('pandemic'))
    expect(game.state.state.vp).toBe(8)
  })

  it('ha02: lost with the first loan, 4 VP without one', () => {
    const poor = holding('ha02')
    poor.run((t) => attended(t, simply(() => takeLoan(t, 'state'))(t)))
    expect(handOf(poor.state, 'state').outcome).toBe('lost')
    expect(poor.eventsOf('hidden-agenda')).toEqual([
      { type: 'hidden-agenda', role: 'state', outcome: 'lost', agenda: 'ha02' },
    ])
    const solid = holding('ha02', at('end', 5))
    during(solid)
    expect(solid.state.state.vp).toBe(4)
  })

  it('ha13: 3 own Bills passed in one Elections Phase; Immediate Votes and Bills of others do not count', () => {
    const game = holding('ha13', at('elections'))
    const vote = (role: Role, immediate = false, passed = true) =>
      [
        { type: 'vote-called', role, policy: 1, section: 'B', immediate },
        { type: 'vote-result', policy: 1, section: 'B', for: 3, against: 2, passed },
      ] as const
    for (const told of [vote('working'), vote('middle'), vote('working', true), vote('working', false, false)])
      during(game, ...told)
    expect(hiddenOf(game.state).counted.bills).toBe(1)
    during(game, ...vote('working'))
    expect(fulfilled(game)).toEqual([])
    during(game, ...vote('working'))
    expect(game.state.working.vp).toBe(10)
    during(game, { type: 'phase', phase: 'scoring' })
    expect(hiddenOf(game.state).counted.bills).toBe(0)
  })

  it('ha15: 240 in wages in one Production Phase', () => {
    const game = holding('ha15', at('production'))
    const wages = (amount: number) =>
      ({ type: 'money', from: 'capitalist', to: 'working', amount, why: 'wages' }) as const
    during(game, wages(200), { ...wages(30), why: 'card' })
    expect(fulfilled(game)).toEqual([])
    during(game, wages(40))
    expect(game.state.working.vp).toBe(8)
  })

  it('ha18: 240 from one Sell to the Foreign Market action', () => {
    const game = holding('ha18')
    const exported = (price: number) =>
      ({ type: 'exported', role: 'capitalist', ware: 'food', amount: 5, price }) as const
    const card = { type: 'card-played', role: 'capitalist', card: 'capitalist-global-branding' } as const
    during(game, card, exported(150), card, exported(150))
    expect(fulfilled(game)).toEqual([])
    during(game, card, exported(150), exported(90))
    expect(game.state.capitalist.vp).toBe(8)
  })
})

describe('each task, met and just missed', () => {
  const sections =
    (section: 'A' | 'B' | 'C', count: number): Change =>
    (s) => {
      for (const policy of [1, 2, 3, 4, 5] as const)
        s.policies[policy] = policy <= count ? section : section === 'A' ? 'C' : 'A'
    }
  const fully = (s: HegemonyState, count: number): void => {
    s.companies.middle = []
    for (const [i, id] of [
      'convenience-store',
      'game-store',
      'pharmacy',
      'organic-farm',
      'jewelry-store',
      'tutoring-company',
      'medical-laboratory',
      'private-school',
    ].entries()) {
      if (i < count) {
        const company = own(s, 'middle', id)
        company.slots = company.slots.map(() => ({ class: 'middle', skill: 'unskilled', committed: false }))
        company.employee = { class: 'working', skill: 'unskilled', committed: false }
      }
    }
  }
  const cases: readonly (readonly [string, Change, Change])[] = [
    [
      'ha03',
      (s) => {
        s.state.agenda = 'agenda-01'
        Object.assign(s.policies, { 1: 'B', 2: 'A', 3: 'C', 4: 'A', 5: 'A' })
        at('scoring')(s)
      },
      (s) => {
        s.policies[1] = 'C'
      },
    ],
    [
      'ha04',
      (s) => {
        Object.assign(s.policies, { 4: 'A', 5: 'A' })
        s.state.money = 150
      },
      (s) => {
        s.state.money = 149
      },
    ],
    [
      'ha05',
      (s) => {
        s.policies[1] = 'A'
        s.companies.state = []
        for (const id of [
          'public-hospital',
          'public-hospital-2',
          'public-university',
          'public-university-2',
          'regional-tv-station',
          'regional-tv-station-2',
        ])
          employ(s, own(s, 'state', id), 'working')
      },
      (s) => {
        s.companies.state.pop()
      },
    ],
    [
      'ha06',
      (s) => {
        s.middle.storage = { food: 8, luxury: 8, health: 8, education: 8 }
      },
      (s) => {
        s.middle.storage.health = 7
      },
    ],
    ['ha07', (s) => fully(s, 5), (s) => fully(s, 4)],
    [
      'ha08',
      (s) => {
        fully(s, 8)
        s.companies.capitalist = []
        s.companies.state = []
        for (const id of ['clinic', 'clinic-2', 'college', 'college-2', 'supermarket'])
          employ(s, own(s, 'capitalist', id), 'middle')
      },
      (s) => {
        s.companies.capitalist.pop()
      },
    ],
    ['ha09', sections('B', 5), sections('B', 4)],
    [
      'ha10',
      (s) => {
        at('end', 5)(s)
        for (const skill of Object.keys(s.unemployed.middle)) Object.assign(s.unemployed.middle, { [skill]: 0 })
      },
      (s) => unemploy(s, 'middle', 'unskilled'),
    ],
    [
      'ha11',
      (s) => {
        s.working.influence = 6
      },
      (s) => {
        s.working.influence = 5
      },
    ],
    [
      'ha12',
      (s) => {
        for (const industry of INDUSTRIES) s.working.unions[industry] = industry !== 'media'
      },
      (s) => {
        s.working.unions.luxury = false
      },
    ],
    [
      'ha14',
      (s) => {
        at('end', 5)(s)
        withWorkers(s, 'working', 23)
      },
      (s) => unemploy(s, 'working', 'unskilled'),
    ],
    [
      'ha16',
      (s) => {
        s.companies.capitalist = []
        for (const id of [
          'clinic',
          'clinic-2',
          'college',
          'college-2',
          'supermarket',
          'supermarket-2',
          'shopping-mall',
          'shopping-mall-2',
          'hospital',
          'academy',
          'hotel',
          'stadium',
        ]) {
          const company = own(s, 'capitalist', id)
          if (id !== 'stadium')
            company.slots = company.slots.map(() => ({ class: 'working', skill: 'unskilled', committed: false }))
        }
      },
      (s) => {
        const [first] = s.companies.capitalist
        if (first !== undefined) first.slots[0] = null
      },
    ],
    [
      'ha17',
      sections('C', 3),
      (s) => {
        s.clock.round = 1
      },
    ],
    [
      'ha19',
      (s) => {
        at('end', 5)(s)
        s.companies.capitalist = []
        for (const id of [
          'clinic',
          'clinic-2',
          'college',
          'college-2',
          'supermarket',
          'supermarket-2',
          'shopping-mall',
          'shopping-mall-2',
          'radio-station',
          'tv-station',
        ])
          own(s, 'capitalist', id)
      },
      (s) => {
        s.companies.capitalist.pop()
      },
    ],
    [
      'ha20',
      (s) => {
        at('end', 5)(s)
        s.capitalist.capital = 320
      },
      (s) => {
        s.capitalist.capital = 319
      },
    ],
  ]

  it.each(cases)('%s', (agenda, meet, miss) => {
    const game = holding(agenda, (s) => {
      at('action')(s)
      meet(s)
    })
    expect(isClaimable(game.state, agenda), JSON.stringify(progressOf(game.state, agenda))).toBe(true)
    during(game)
    expect(fulfilled(game)).toEqual([agenda])
    expect(game.state[hiddenAgenda(agenda).role].vp).toBe(hiddenAgenda(agenda).vp)
    miss(game.state)
    expect(isClaimable(game.state, agenda)).toBe(false)
  })

  it('ha07: no later than the end of round 3', () => {
    const { state } = holding('ha07', (s) => fully(s, 5))
    const open = [3, 4].map((round) => {
      state.clock = { round, phase: 'scoring', step: 0 }
      return isClaimable(state, 'ha07')
    })
    expect(open).toEqual([true, false])
  })
})

describe('Automas', () => {
  const automa = (change: Change = () => undefined): TestTable =>
    given({ players: 3, modules: { hiddenAgendas: true }, automas: { working: 'simple' } }, (s) => {
      for (const role of ['middle', 'capitalist'] as const)
        Object.assign(handOf(s, role), { agenda: role === 'middle' ? 'ha08' : 'ha16', dealt: [] })
      change(s)
    })

  it('CC-AX-05: all five lie open; one that is achieved is turned face down, without VP yet', () => {
    const game = automa((s) => {
      s.working.influence = 7
    })
    expect(hegemony.view(game.state, 'spectator').hidden?.automas.working).toHaveLength(5)
    during(game)
    expect(hiddenOf(game.state).turned).toEqual({ working: ['ha11'] })
    expect(game.state.working.vp).toBe(0)
    during(game)
    expect(fulfilled(game)).toEqual(['ha11'])
  })

  it('CCX-35, CC-AX-05: at the end the most valuable of those turned down counts; with none, nothing', () => {
    const game = automa((s) => {
      hiddenOf(s).turned = { working: ['ha11', 'ha12', 'ha14'] }
    })
    game.run(simply(scoreTurned))
    expect(game.state.working.vp).toBe(8)
    const none = automa()
    none.run(simply(scoreTurned))
    expect(none.state.working.vp).toBe(0)
  })
})
