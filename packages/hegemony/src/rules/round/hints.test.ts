import {
  type Decision,
  legalAnswers,
  Match,
  type Message,
  type Option,
  type Random,
  randomFrom,
  seedRandom,
} from '@hustings/kernel'
import { describe, expect, it } from 'vitest'
import { companyFacts } from '../../data/companies.ts'
import { exportCard } from '../../data/exports.ts'
import { POLICIES, ROLES, type Role, SKILLS, WARES } from '../../data/vocabulary.ts'
import { hegemony } from '../../game.ts'
import type { HegemonyState } from '../../state/state.ts'
import { given } from '../../testing/given.ts'
import { type HegemonyMatch, randomAnswer, startMatch } from '../../testing/match.ts'
import { takeTurn } from './turn.ts'

/** Yields every question about the action of a turn, in some random games. */
function everyTurn(
  games: number,
  watch: (match: HegemonyMatch, decision: Decision & { shape: 'pick' }, random: Random) => void,
): void {
  for (const players of [2, 3, 4] as const) {
    for (let game = 0; game < games; game++) {
      const match = startMatch(players, `hints ${players}/${game}`)
      const random = randomFrom(seedRandom(`hints ${game}`))
      while (!match.over) {
        const [decision] = match.decisions
        if (decision === undefined) break
        if (decision.shape === 'pick' && decision.prompt.key.startsWith('ask.turn')) watch(match, decision, random)
        match.answer(decision.seat, decision.id, randomAnswer(decision, random))
      }
    }
  }
}

const legal = (options: readonly Option[]): Option[] => options.filter(({ blocked }) => blocked === undefined)
const roleOf = (seat: string): Role => ROLES.find((role) => role === seat) ?? expect.fail()

it('every option of a turn has a hint, with any number of players', () => {
  const silent = new Set<string>()
  const said = new Set<string>()
  everyTurn(2, (_, { options }) => {
    for (const { id, blocked, hint } of options) {
      if (blocked !== undefined) expect(hint).toBeUndefined()
      else if (hint === undefined) silent.add(id)
      else said.add(hint.key)
    }
  })
  expect([...silent]).toEqual([])
  expect(said.size).toBeGreaterThan(20)
})

it('with every module of the expansion as well, except cards that are set aside', () => {
  const modules = { crisisResponse: true, alternativeEvents: true, hiddenAgendas: true, actionCards: true }
  const match = Match.start(
    hegemony,
    { players: 4, modules: { ...modules, historicalEvents: true } },
    'hints of modules',
  )
  const random = randomFrom(seedRandom('hints of modules'))
  const silent = new Set<string>()
  while (!match.over && match.state.clock.round < 4) {
    const decision = match.decisions[0] ?? expect.fail()
    if (decision.shape === 'pick' && decision.prompt.key.startsWith('ask.turn')) {
      for (const { id, aside, hint } of legal(decision.options)) if (!aside && hint === undefined) silent.add(id)
    }
    match.answer(decision.seat, decision.id, randomAnswer(decision, random))
  }
  expect([...silent]).toEqual([])
})

describe('the figures are right', () => {
  /** Expected hints of each action, recomputed from the state. */
  const COUNTED: Readonly<Record<string, (s: HegemonyState, role: Role) => Message['params']>> = {
    'hint.propose-bill': (s, role) => ({
      policies: POLICIES.length - Object.keys(s.bills).length,
      markers: 3 - Object.values(s.bills).filter((bill) => bill?.by === role).length,
    }),
    'hint.assign-workers': (s, role) => ({ unemployed: idle(s, role), places: freePlaces(s, role, true) }),
    'hint.demonstration': (s) => ({ unemployed: idle(s, 'working'), places: freePlaces(s, 'working', false) }),
    'hint.buy-goods': (s, role) => ({ money: moneyOf(s, role), most: populationOf(s, role) }),
    'hint.sell-company': (s, role) => ({
      companies: s.companies[role].filter((company) => !anyCommitted(company)).length,
    }),
    'hint.sell-abroad': (s, role) => ({ lots: lotsFor(s, role) }),
    'hint.adjust-prices': () => ({ prices: 4 }),
    'hint.give-bonus': (s) => ({
      amount: 5,
      companies: s.companies.capitalist.filter(({ slots }) => slots.some((worker) => worker !== null)).length,
    }),
    'hint.pass': (s, role) => ({ cards: s[role].hand.length }),
  }

  it('against separate counts', () => {
    const seen = new Set<string>()
    everyTurn(2, (match, { seat, options }) => {
      for (const { hint } of legal(options)) {
        const count = hint === undefined ? undefined : COUNTED[hint.key]
        if (hint === undefined || count === undefined) continue
        seen.add(hint.key)
        expect(hint.params, hint.key).toEqual(count(match.state, roleOf(seat)))
      }
    })
    expect([...seen].toSorted()).toEqual(
      Object.keys(COUNTED)
        .filter((key) => key !== 'hint.pass')
        .toSorted(),
    )
  })

  /** Returns the player's next question after the option, in a separate match; for a Basic Action any card is used. */
  function askedAfter(match: HegemonyMatch, seat: string, id: string): Decision | undefined {
    const twin = match.fork()
    const answer = (wanted: string | undefined) => {
      const decision = twin.decisions.find((each) => each.seat === seat)
      if (decision !== undefined && wanted !== undefined) twin.answer(seat, decision.id, wanted)
    }
    answer(id)
    const [next] = twin.decisions
    if (next?.prompt.key === 'ask.discard' && next.shape === 'pick') answer(next.options[0]?.id)
    return twin.decisions[0]
  }

  it('against the next question to the player', () => {
    const counts: Readonly<Record<string, string>> = {
      'hint.strike': 'companies',
      'hint.build-company': 'companies',
      'hint.make-deal': 'deals',
      'hint.extra-shift': 'companies',
      'hint.event-action': 'events',
      'hint.swap-workers': 'workers',
    }
    const seen = new Set<string>()
    everyTurn(1, (match, { seat, options }, random) => {
      for (const { id, hint } of legal(options)) {
        if (hint === undefined || random.below(4) > 0) continue
        const figure = counts[hint.key]
        const amount = figure === undefined ? undefined : hint.params?.[figure]
        // A question with one possible answer is skipped.
        if (amount === undefined || amount === 1) continue
        const next = askedAfter(match, seat, id)
        seen.add(hint.key)
        expect(next?.shape === 'pick' ? legal(next.options).length : 0, id).toBe(amount)
      }
    })
    expect([...seen].toSorted()).toEqual(Object.keys(counts).toSorted())
  })

  it('the announced question of a card or an action comes next', () => {
    let asked = 0
    everyTurn(1, (match, { seat, options }, random) => {
      for (const { id, hint } of legal(options)) {
        if (hint === undefined || random.below(3) > 0) continue
        const ask = hint.key === 'hint.brings-then' ? hint.params?.next : hint
        if (typeof ask !== 'object' || !('key' in ask) || !ask.key.startsWith('hint.asks')) continue
        const next = askedAfter(match, seat, id) ?? expect.fail()
        asked++
        if (ask.key === 'hint.asks-another') expect(next.seat).not.toBe(seat)
        else if (next.shape === 'number')
          expect(ask.params).toEqual({ prompt: next.prompt, min: next.min, max: next.max })
        else expect(ask.params).toEqual({ prompt: next.prompt, count: legalAnswers(next).length })
      }
    })
    expect(asked).toBeGreaterThan(100)
  })

  it('the announced gain of a card or an action equals the preview', () => {
    let brought = 0
    everyTurn(1, (match, { seat, options }, random) => {
      for (const { id, hint } of legal(options)) {
        if (hint?.key !== 'hint.brings' || id.startsWith('basic:') || random.below(3) > 0) continue
        const next = askedAfter(match, seat, id)
        // A preview continues to the next question, and so past the end of the turn.
        if (next?.seat !== seat || !next.prompt.key.startsWith('ask.turn')) continue
        const preview = match.preview(seat, id)
        expect(preview.certain).toBe(true)
        const { changes = [] } = hint.params ?? {}
        for (const change of Array.isArray(changes) ? changes : []) {
          brought++
          const { sign, by } = change.params
          const amount = sign === '+' ? by : -by
          expect(
            preview.changes.map(({ from, to }) => to - from),
            id,
          ).toContain(amount)
        }
      }
    })
    expect(brought).toBeGreaterThan(50)
  })
})

describe('hints of single options', () => {
  const hintOf = (role: Role, id: string, change: (s: HegemonyState) => void = () => undefined): Message | null => {
    const { question } = given({}, change).run((t) => takeTurn(t, role))
    return question.shape === 'pick' ? (question.hints?.of(id) ?? null) : null
  }

  it('a card that takes effect at once: what it brings to its player', () => {
    const hint = hintOf('state', 'play:state-quantitative-easing', (s) => {
      s.state.hand = ['state-quantitative-easing']
    })
    expect(hint).toMatchObject({
      key: 'hint.brings',
      params: { changes: [{ key: 'hint.change', params: { sign: '+' } }] },
    })
  })

  it('a card with a random effect has no hint', () => {
    const hint = hintOf('working', 'play:working-fake-news', (s) => {
      s.working.hand = ['working-fake-news']
    })
    expect(hint).toEqual({ key: 'hint.chance' })
  })

  it('an action that is certain, with the sign of each change', () => {
    expect(
      hintOf('capitalist', 'basic:lobby', (s) => Object.assign(s.capitalist, { revenue: 10, capital: 40 })),
    ).toEqual({
      key: 'hint.brings',
      params: {
        changes: [
          { key: 'hint.change', params: { what: { key: 'board.number.influence' }, sign: '+', by: 3 } },
          { key: 'hint.change', params: { what: { key: 'board.number.capital' }, sign: '−', by: 30 } },
        ],
      },
    })
  })

  it('computing hints does not change the state', () => {
    const game = given({})
    const before = JSON.stringify(game.state)
    const { question } = game.run((t) => takeTurn(t, 'middle'))
    if (question.shape === 'pick') for (const { id } of legal(question.offers)) question.hints?.of(id)
    expect(JSON.stringify(game.state)).toBe(before)
    expect(game.events).toEqual([])
  })
})

// Recomputation

function idle(s: HegemonyState, role: Role): number {
  if (role !== 'working' && role !== 'middle') return 0
  return SKILLS.reduce((sum, skill) => sum + s.unemployed[role][skill], 0)
}

function freePlaces(s: HegemonyState, role: Role, ownFarms: boolean): number {
  let places = 0
  for (const owner of ROLES) {
    if (owner === 'working' && (role !== 'working' || !ownFarms)) continue
    for (const { id, slots, employee } of s.companies[owner]) {
      const empty = slots.filter((worker) => worker === null).length
      if (owner !== 'middle' || role === 'middle') places += empty
      else if (empty === 0 && employee === null && companyFacts(id).employee !== undefined) places++
    }
  }
  return places
}

function moneyOf(s: HegemonyState, role: Role): number {
  return role === 'capitalist' ? s.capitalist.revenue + s.capitalist.capital : s[role].money
}

/** One for every three workers, at least 3 and at most 10. */
function populationOf(s: HegemonyState, role: Role): number {
  if (role !== 'working' && role !== 'middle') return 0
  let workers = idle(s, role)
  for (const owner of ROLES) {
    for (const { slots, employee } of s.companies[owner]) {
      workers += [...slots, employee].filter((worker) => worker?.class === role).length
    }
  }
  if (role === 'working') workers += Object.values(s.working.unions).filter(Boolean).length
  return Math.min(10, Math.max(3, Math.floor(workers / 3)))
}

function anyCommitted({ slots, employee }: HegemonyState['companies']['state'][number]): boolean {
  return [...slots, employee].some((worker) => worker?.committed === true)
}

function lotsFor(s: HegemonyState, role: Role): number {
  if (role === 'working') return 0
  const { sales } = exportCard(s.exportCard)
  const wares = role === 'state' ? (['food', 'luxury'] as const) : WARES
  return wares.reduce((sum, ware) => {
    const zone = role === 'capitalist' && (ware === 'food' || ware === 'luxury') ? s.capitalist.freeTradeZone[ware] : 0
    return sum + sales[ware].filter(({ amount }) => amount <= s[role].storage[ware] + zone).length
  }, 0)
}
