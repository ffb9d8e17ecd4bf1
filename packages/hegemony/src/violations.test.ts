import { describe, expect, it } from 'vitest'
import { BILL_MARKERS, COMPANY_SPACES, INFLUENCE_CUBES, MACHINERY_TOKENS, STRIKE_TOKENS } from './data/boards.ts'
import { POLICIES } from './data/vocabulary.ts'
import { hegemony } from './game.ts'
import { capacity, mediaCapacity } from './rules/economy/stock.ts'
import type { HegemonyState } from './state/state.ts'
import { balancePool, employ, employHelp, hireExactly, own } from './testing/arrange.ts'
import { ALL_ADVANCED } from './testing/automa.ts'
import { type Given, given } from './testing/given.ts'

type Spoil = (s: HegemonyState) => void

/** A table with this violation only, so that no other is reported. */
const alone =
  (
    of: 'capitalist' | 'middle' | 'state',
    id: string,
    change: (s: HegemonyState, company: ReturnType<typeof own>) => void,
  ): Spoil =>
  (s) => {
    if (of !== 'state') {
      const deck = s.decks[of]
      deck.cards = deck.cards.filter((card) => card !== id)
      s[of].market = s[of].market.filter((card) => card !== id)
    }
    s.companies[of] = s.companies[of].filter((company) => company.id !== id)
    change(s, own(s, of, id))
    for (const each of ['working', 'middle'] as const) balancePool(s, each)
  }

const inProduction = (s: HegemonyState, step: number): void => {
  s.clock.phase = 'production'
  s.clock.step = step
  for (const company of Object.values(s.companies).flat()) {
    for (const worker of company.slots) if (worker !== null) worker.committed = false
    company.wage = 3
  }
}

/** One violation on a table of four, and its report. */
const WRONG: readonly (readonly [string, Spoil, string | RegExp])[] = [
  ['a voting cube too many in the bag', (s) => s.bag.working++, 'working voting cubes'],
  ['a voting cube too few in the supply', (s) => s.cubes.middle--, 'middle voting cubes'],
  ['a cube on the table that nobody drew', (s) => s.drawn.push('capitalist'), 'capitalist voting cubes'],
  ['a cube among the benefits', (s) => s.state.benefits.working.cubes++, 'working voting cubes'],
  [
    'less than no cubes in the bag',
    (s) => shift(s.bag, s.cubes, 'working', s.bag.working + 1),
    'negative working voting cubes',
  ],
  [
    'less than no cubes in the supply',
    (s) => shift(s.cubes, s.bag, 'middle', s.cubes.middle + 1),
    'negative middle voting cubes',
  ],
  ['an influence cube too many', (s) => s.working.influence++, `influence cubes: ${INFLUENCE_CUBES + 1}`],
  [
    'an influence cube lost from the benefits',
    (s) => s.state.benefits.middle.influence--,
    `influence cubes: ${INFLUENCE_CUBES - 1}`,
  ],
  ['an influence cube lost from the supply', (s) => s.influence--, `influence cubes: ${INFLUENCE_CUBES - 1}`],
  ['more Bills than markers', bills, `working has more than ${BILL_MARKERS} bills`],
  ['a worker too many in the pool', (s) => s.pool.working.luxury++, /^working luxury workers: \d+$/],
  ['an unemployed worker from nowhere', (s) => s.unemployed.middle.media++, /^middle media workers: \d+$/],
  ['a union from nowhere', (s) => (s.working.unions.media = true), /^working media workers: \d+$/],
  ['an action card lost', (s) => s.working.deck.pop(), 'working action cards'],
  ['an action card used twice', (s) => s.state.used.push('x'), 'state action cards'],
  ['an export card lost', (s) => s.decks.export.cards.pop(), 'export cards'],
  ['a deal too many', (s) => s.deals.push('x'), 'business deals'],
  ['an immigration card lost', (s) => s.decks.immigration.cards.pop(), 'immigration cards'],
  ['an Event lost', (s) => s.decks.event.cards.pop(), 'events'],
  ['an Agenda lost', (s) => (s.state.agenda = null), 'political agendas'],
  ['a Company of the Capitalist Class lost', (s) => s.decks.capitalist.cards.pop(), 'capitalist companies'],
  ['a Company of the Middle Class lost', (s) => s.middle.market.pop(), 'middle class companies'],
  ['debts of the Working Class', (s) => (s.working.money = -1), 'working money'],
  ['debts of the State', (s) => (s.state.money = -1), 'state money'],
  ['a hole in the Revenue', (s) => (s.capitalist.revenue = -1), 'capitalist money'],
  ['a hole in the Capital', (s) => (s.capitalist.capital = -1), 'capitalist money'],
  ['less than no loans', (s) => (s.middle.loans = -1), 'middle loans or influence'],
  ['less than no food', (s) => (s.working.goods.food = -1), 'negative food'],
  ['less than no health of the Middle Class', (s) => (s.middle.goods.health = -1), 'negative health'],
  ['less than nothing in store', (s) => (s.capitalist.storage.luxury = -1), 'capitalist stores -1 luxury'],
  [
    'a store that is too full',
    (s) => (s.middle.storage.food = capacity(s, 'middle', 'food') + 1),
    /^middle stores \d+ food$/,
  ],
  [
    'too much in the Free Trade Zone',
    (s) => (s.capitalist.freeTradeZone.food = 31),
    /^free trade zone stores 31 food$/,
  ],
  [
    'less than nothing in the Free Trade Zone',
    (s) => (s.capitalist.freeTradeZone.luxury = -1),
    'free trade zone stores -1 luxury',
  ],
  ['too much Media Influence', (s) => media(s, mediaCapacity(s) + 1), /^media influence \d+$/],
  ['Legitimacy off the track', (s) => (s.state.legitimacy.working = 11), 'working legitimacy 11'],
  ['no Legitimacy at all', (s) => (s.state.legitimacy.middle = 0), 'middle legitimacy 0'],
  ['nine storage tiles', tiles, /storage tiles$/],
  ['half a staff after the Action Phase', halfFilled(1), 'clinic is half filled'],
  ['somebody still committed', stillCommitted, 'clinic is still committed'],
  ['wages below the minimum', tooLittle, 'clinic pays too little'],
  ['two classes in one Company', mixed, 'clinic mixes classes'],
  ['an unskilled worker on a skilled place', unsuitable, 'clinic has an unsuitable worker'],
  ['a helper where none is wanted', helper, 'clinic employee'],
  ['a helper of the Middle Class', helperOfMiddle, 'doctors-office employee'],
  ['too many strikes', (s) => each(s, STRIKE_TOKENS + 1, 'strike'), `${STRIKE_TOKENS + 1} strikes`],
  ['too much machinery', (s) => each(s, MACHINERY_TOKENS + 1, 'machinery'), `${MACHINERY_TOKENS + 1} machinery tokens`],
]

function shift<K extends string>(from: Record<K, number>, to: Record<K, number>, key: K, amount: number): void {
  from[key] -= amount
  to[key] += amount
}
function bills(s: HegemonyState): void {
  for (const policy of POLICIES) s.bills[policy] = { by: 'working', section: s.policies[policy] === 'A' ? 'B' : 'A' }
}
function media(s: HegemonyState, amount: number): void {
  s.influence -= amount - s.state.media
  s.state.media = amount
}
function tiles(s: HegemonyState): void {
  for (const role of ['middle', 'capitalist'] as const) {
    s[role].tiles = { food: true, luxury: true, health: true, education: true }
  }
}
function halfFilled(step: number): Spoil {
  return alone('capitalist', 'clinic', (s, clinic) => {
    inProduction(s, step)
    hireExactly(s, clinic, 'working', ['healthcare', null])
  })
}
function stillCommitted(s: HegemonyState): void {
  alone('capitalist', 'clinic', (state, clinic) => {
    inProduction(state, 2)
    clinic.wage = 3
    hireExactly(state, clinic, 'working', ['healthcare', 'unskilled'], true)
  })(s)
}
function tooLittle(s: HegemonyState): void {
  alone('capitalist', 'clinic', (state, clinic) => {
    inProduction(state, 1)
    state.policies[2] = 'A'
    clinic.wage = 2
  })(s)
}
function mixed(s: HegemonyState): void {
  alone('capitalist', 'clinic', (state, clinic) => {
    employ(state, clinic, 'working')
    const [, second] = clinic.slots
    if (second !== undefined && second !== null) second.class = 'middle'
  })(s)
}
function unsuitable(s: HegemonyState): void {
  alone('capitalist', 'clinic', (state, clinic) => hireExactly(state, clinic, 'working', ['unskilled', 'unskilled']))(s)
}
function helper(s: HegemonyState): void {
  alone('capitalist', 'clinic', (_, clinic) => {
    clinic.employee = { class: 'working', skill: 'unskilled', committed: false }
  })(s)
}
function helperOfMiddle(s: HegemonyState): void {
  alone('middle', 'doctors-office', (state, office) => {
    employ(state, office, 'middle')
    employHelp(state, office)
    if (office.employee !== null) office.employee.class = 'middle'
  })(s)
}
function each(s: HegemonyState, count: number, token: 'strike' | 'machinery'): void {
  const all = Object.values(s.companies).flat()
  for (const company of all.slice(0, count)) company[token] = true
  for (let more = all.length; more < count; more++)
    alone('capitalist', s.decks.capitalist.cards.at(-1) ?? '', (_, company) => (company[token] = true))(s)
}

describe('violations', () => {
  it('a valid table has no violations', () => {
    const settings: Given[] = [{ players: 2 }, { players: 3 }, { players: 4 }, { players: 3, automas: ALL_ADVANCED }]
    for (const setting of settings) expect(hegemony.violations(given(setting).state)).toEqual([])
  })

  it('as many strikes and as much machinery as there are tokens are no violation', () => {
    const { state } = given({ players: 4 })
    each(state, STRIKE_TOKENS, 'strike')
    each(state, MACHINERY_TOKENS, 'machinery')
    expect(hegemony.violations(state)).toEqual([])
  })

  for (const [title, spoil, said] of WRONG) {
    it(`finds only ${title}`, () => {
      const { state } = given({ players: 4 })
      spoil(state)
      expect(hegemony.violations(state)).toEqual([typeof said === 'string' ? said : expect.stringMatching(said)])
    })
  }

  it('lists all violations, in the order of the board', () => {
    const { state } = given({ players: 4 })
    state.bag.working++
    state.working.money = -1
    expect(hegemony.violations(state)).toEqual(['working voting cubes', 'working money'])
  })

  it('counts the spaces for Companies', () => {
    const { state } = given({ players: 4 })
    while (state.companies.capitalist.length <= COMPANY_SPACES.capitalist) own(state, 'capitalist', 'clinic')
    while (state.companies.middle.length <= COMPANY_SPACES.middle) own(state, 'middle', 'pharmacy')
    while (state.companies.state.length <= COMPANY_SPACES.public) own(state, 'state', 'public-hospital')
    const spaces = ['capitalist company spaces', 'middle class company spaces', 'public company spaces']
    expect(hegemony.violations(state).filter((what) => what.endsWith('spaces'))).toEqual(spaces)
  })

  it('counts open public Companies by the policy where there is no State', () => {
    const { state } = given({ players: 3 })
    state.companies.state.pop()
    expect(hegemony.violations(state)).toContain('public companies')
  })

  it('a State at the table may have sold a public Company, and so may history', () => {
    for (const setting of [{ players: 4 }, { players: 3, modules: { historicalEvents: true } }] as const) {
      const { state } = given(setting, (s) => {
        const sold = s.companies.state.pop()
        if (sold !== undefined) s.removed.push(sold.id)
        for (const role of ['working', 'middle'] as const) balancePool(s, role)
      })
      expect(hegemony.violations(state)).toEqual([])
    }
  })

  it('a half-staffed Company is valid during hiring', () => {
    for (const step of [0, 3]) {
      const { state } = given({ players: 4 })
      halfFilled(step)(state)
      expect(hegemony.violations(state)).toEqual([])
    }
  })

  it.each([false, true])('only the IMF and a crisis excuse wages below the minimum (Crisis Response: %s)', (crisis) => {
    const found = (phase: 'production' | 'scoring', step: number): readonly string[] => {
      const { state } = given({ players: 4, modules: { crisisResponse: crisis } })
      tooLittle(state)
      Object.assign(state.clock, { phase, step })
      return hegemony.violations(state)
    }
    for (const step of [0, 1, 2, 4]) expect(found('production', step)).toEqual(['clinic pays too little'])
    expect(found('scoring', 0)).toEqual(['clinic pays too little'])
    expect(found('production', 3)).toEqual([])
  })

  it('H-COMMIT-15: after production no worker is committed, but in public Companies that a crisis has opened', () => {
    const found = (of: 'capitalist' | 'state', id: string, crisisResponse: boolean): number[] =>
      [1, 2, 3, 4].filter((step) => {
        const { state } = given({ players: 4, modules: { crisisResponse } })
        alone(of, id, (s, company) => {
          inProduction(s, step)
          company.wage = 3
          employ(s, company, 'working', true)
        })(state)
        return hegemony.violations(state).includes(`${id} is still committed`)
      })
    expect(found('capitalist', 'clinic', false)).toEqual([2, 3, 4])
    expect(found('capitalist', 'clinic', true)).toEqual([2, 3, 4])
    expect(found('state', 'university-hospital', false)).toEqual([2, 3, 4])
    expect(found('state', 'university-hospital', true)).toEqual([2])
  })

  it('a wage that a card has changed for this phase may lie below the minimum', () => {
    const { state } = given({ players: 4 })
    tooLittle(state)
    state.inForce.push({ kind: 'wage', company: 'clinic', level: 2, back: 3, until: 'phase', source: 'card' })
    expect(hegemony.violations(state)).toEqual([])
  })
})

describe('violations of the expansion', () => {
  const MODULES = { crisisResponse: true, hiddenAgendas: true, historicalEvents: true } as const
  const said = (spoil: Spoil): readonly string[] => {
    const { state } = given({ players: 3, automas: ALL_ADVANCED, modules: MODULES })
    expect(hegemony.violations(state)).toEqual([])
    spoil(state)
    return hegemony.violations(state)
  }

  it('an AI card lost or twice', () => {
    expect(said((s) => s.ai.working?.deck[0]?.pop())).toEqual(['working AI cards'])
    expect(said((s) => s.ai.middle?.discard.push('ai-middle-1'))).toEqual(['middle AI cards'])
  })

  it('a priority card lost, and one for a Policy that is already as wanted (CC-AUTO-71)', () => {
    expect(said((s) => s.ai.capitalist?.board?.asideActions.push('PB'))[0]).toMatch(/^capitalist action priority cards/)
    expect(said((s) => s.ai.capitalist?.board?.policies.pop())[0]).toMatch(/^capitalist policy priority cards/)
    const wanted = said((s) => {
      const [policy] = s.ai.working?.board?.policies.flat() ?? []
      if (policy !== undefined) s.policies[policy] = 'A'
    })
    expect(wanted.join()).toMatch(/wants no more of Policy/)
  })

  it('a Crisis Response card lost or twice, a bond overdue', () => {
    expect(said((s) => s.crisis?.deck.cards.pop())).toEqual(['crisis response cards', 'crisis response cards twice'])
    expect(said((s) => s.crisis?.deck.cards.push(s.crisis.card))).toEqual(['crisis response cards twice'])
  })

  it('three Historical Events at once, or one twice in an era', () => {
    expect(
      said((s) => {
        for (const card of ['he06', 'he07', 'he08']) s.history?.open.push({ card, happened: false })
      }),
    ).toEqual(['historical events'])
    expect(said((s) => s.history?.piles.II.push(s.history.piles.II[0] ?? ''))).toEqual(['era II'])
  })
})
